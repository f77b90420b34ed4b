//! Those who speak TLS as everybody does and then do not behave: they send garbage, they dribble, they do not read. The others do not
//! notice.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod anna;
mod party;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lan::Payload;
use lan::frame::Decoder;
use lan::guest::{Output, Pass};
use lan::host::Happening;
use lan::link::Told;
use lan::message::{Attach, Auth, Hello, ToGuest, ToHost, Versions};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, SignatureScheme};
use table::Eye;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use party::{Desk, SOON, Table, done, held, seated, until, watching};

/// Takes any key.
#[derive(Debug)]
struct AnyKey(Arc<CryptoProvider>);

impl ServerCertVerifier for AnyKey {
    fn verify_server_cert(
        &self,
        _certificate: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        self.verify_tls13_signature(message, certificate, signed)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// Somebody who speaks TLS, and says by hand what a guest would.
struct Somebody(TlsStream<TcpStream>);

impl Somebody {
    async fn at(table: &Table) -> Self {
        let provider = Arc::new(ring::default_provider());
        let mut config = ClientConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .unwrap()
            .dangerous()
            .with_custom_certificate_verifier(Arc::new(AnyKey(provider)))
            .with_no_client_auth();
        config.alpn_protocols = vec![b"racenight/1".to_vec()];
        let name = ServerName::try_from("racenight").unwrap();
        let stream = TcpStream::connect(table.address).await.unwrap();
        let connector = TlsConnector::from(Arc::new(config));
        Self(connector.connect(name, stream).await.unwrap())
    }

    async fn say(&mut self, message: &ToHost) {
        self.0.write_all(&message.frame().unwrap()).await.unwrap();
    }

    /// Comes in, to a table that is open.
    async fn come_in(&mut self) {
        self.say(&hello()).await;
        self.say(&ToHost::Auth(Auth::Open {})).await;
    }

    /// Comes in and watches.
    async fn watch(&mut self) {
        self.come_in().await;
        let (eye, name, at) = (Eye::Stand, "Rude".into(), None);
        self.say(&ToHost::Attach(Attach { eye, name, at })).await;
    }

    /// Everything that he is told until he is shown out.
    async fn hear_all(&mut self) -> Vec<ToGuest> {
        let mut bytes = Vec::new();
        // Whether the connection ends or breaks is all the same.
        let _ended = timeout(SOON, self.0.read_to_end(&mut bytes)).await.unwrap();
        let (mut decoder, mut rest) = (Decoder::new(lan::frame::TO_GUEST), &bytes[..]);
        let mut told = Vec::new();
        while let Some(frame) = decoder.next(&mut rest).unwrap() {
            told.push(ToGuest::read(&frame).unwrap());
        }
        told
    }
}

fn hello() -> ToHost {
    ToHost::Hello(Hello {
        pv: Versions::OURS,
        app: "0.1.0".into(),
        feats: Vec::new(),
        books: BTreeMap::from([("marks".into(), "b".into())]),
        language: "en".into(),
    })
}

fn open() -> Desk {
    Desk {
        open: true,
        ..Desk::default()
    }
}

#[tokio::test]
async fn garbage_within_tls_is_malformed_wherever_it_comes() {
    let table = Table::with(open()).await;
    let mut ben = table.visit(seated(0, Pass::Open));
    held(&mut ben).await;
    for stage in 0..4 {
        let mut somebody = Somebody::at(&table).await;
        match stage {
            0 => {}
            1 => somebody.say(&hello()).await,
            2 => somebody.come_in().await,
            _ => somebody.watch().await,
        }
        somebody.0.write_all(&[0xfe; 3_000]).await.unwrap();
        let told = somebody.hear_all().await;
        let last = told.last();
        assert_eq!(
            last,
            Some(&ToGuest::Refused(lan::Refused::Malformed)),
            "{stage}"
        );
        assert_eq!(done(&mut ben).await, stage + 1);
    }
}

/// Says hello, a byte at a time.
async fn dribble(mut somebody: Somebody) {
    for byte in hello().frame().unwrap() {
        sleep(Duration::from_millis(300)).await;
        if somebody.0.write_all(&[byte]).await.is_err() {
            return;
        }
    }
    unreachable!("nobody waits for so long");
}

#[tokio::test]
async fn who_is_slow_or_silent_does_not_slow_the_others() {
    let long = Payload::of(&"x".repeat(4_000)).unwrap();
    let desk = Desk {
        happening: Happening {
            public: long,
            private: Vec::new(),
        },
        ..open()
    };
    let table = Table::with(desk).await;
    let mut ben = table.visit(seated(0, Pass::Open));
    held(&mut ben).await;
    let mut carl = table.visit(watching());
    held(&mut carl).await;
    // Eight watch and never read; two take minutes to say hello.
    let mut deaf = Vec::new();
    for _ in 0..8 {
        let mut somebody = Somebody::at(&table).await;
        somebody.watch().await;
        deaf.push(somebody);
    }
    let mut slow = Vec::new();
    for _ in 0..2 {
        slow.push(tokio::spawn(dribble(Somebody::at(&table).await)));
    }
    // More than fits their sockets and what may wait for them.
    let all = 1_000;
    let carl = tokio::spawn(async move {
        until(&mut carl, |told| match told {
            Told::Guest(Output::Event { at, .. }) if at.idx >= all => Some(()),
            _ => None,
        })
        .await;
    });
    let mut acted = 0;
    for number in 1..=all {
        if number % 50 == 0 {
            let began = Instant::now();
            acted = done(&mut ben).await;
            // A host who waited for one of them would wait nine seconds.
            assert!(began.elapsed() < Duration::from_secs(4), "{number}");
        } else {
            table.happens.send(()).unwrap();
        }
    }
    assert_eq!(acted, all);
    carl.await.unwrap();
    for slow in slow {
        timeout(SOON, slow).await.unwrap().unwrap();
    }
    // Who never answers a ping is shown out as well.
    for mut deaf in deaf {
        deaf.hear_all().await;
    }
    assert_eq!(done(&mut ben).await, all + 1);
}
