//! TLS 1.3 between a host who has a key and guests who know it, or take it as it comes and prove the rest by the code.

use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::version::TLS13;
use rustls::{
    CertificateError, ClientConfig, CommonState, ConnectionCommon, DigitallySignedStruct, Error,
    ServerConfig, SignatureScheme,
};

use super::key::{HostKey, fingerprint};
use crate::bytes::{Exporter, Fingerprint};

/// What both ends have to speak above TLS.
const SPOKEN: &[u8] = b"racenight/1";
/// What the exporter is called.
const LABEL: &[u8] = b"EXPORTER-racenight-1";

/// How the host's end begins.
pub(super) fn host(key: &HostKey) -> Result<Arc<ServerConfig>, Error> {
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let mut config = config
        .with_protocol_versions(&[&TLS13])?
        .with_no_client_auth()
        .with_single_cert(vec![key.certificate()], key.private())?;
    config.alpn_protocols = vec![SPOKEN.to_vec()];
    // A guest comes back with his token; a ticket would only be one thing more that lets him in.
    config.send_tls13_tickets = 0;
    Ok(Arc::new(config))
}

/// How a guest's end begins. Where the host's key is known already, no other will do.
pub(super) fn guest(known: Option<Fingerprint>) -> Result<Arc<ClientConfig>, Error> {
    let provider = Arc::new(ring::default_provider());
    let pin = Arc::new(Pin {
        known,
        provider: Arc::clone(&provider),
    });
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_protocol_versions(&[&TLS13])?
        .dangerous()
        .with_custom_certificate_verifier(pin)
        .with_no_client_auth();
    config.alpn_protocols = vec![SPOKEN.to_vec()];
    config.resumption = rustls::client::Resumption::disabled();
    Ok(Arc::new(config))
}

/// What is proven must hold on this connection alone.
pub(super) fn exporter<T>(connection: &ConnectionCommon<T>) -> Result<Exporter, Error> {
    connection
        .export_keying_material([0; 32], LABEL, None)
        .map(Exporter)
}

/// The key that the other end has, once TLS has proven that he has it.
pub(super) fn other_key(state: &CommonState) -> Option<Fingerprint> {
    fingerprint(state.peer_certificates()?.first()?)
}

/// Do both ends speak the same above TLS?
pub(super) fn is_ours(state: &CommonState) -> bool {
    state.alpn_protocol() == Some(SPOKEN)
}

/// Takes the key that is known, or any where none is; and the proof that the other end has it.
#[derive(Debug)]
struct Pin {
    known: Option<Fingerprint>,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Pin {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _others: &[CertificateDer<'_>],
        _name: &ServerName<'_>,
        _ocsp: &[u8],
        _now: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let found = fingerprint(certificate).ok_or(CertificateError::BadEncoding)?;
        if self.known.is_some_and(|known| known != found) {
            return Err(CertificateError::ApplicationVerificationFailure.into());
        }
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _message: &[u8],
        _certificate: &CertificateDer<'_>,
        _signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        Err(Error::PeerIncompatible(
            rustls::PeerIncompatible::Tls12NotOffered,
        ))
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        let algorithms = &self.provider.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider
            .signature_verification_algorithms
            .supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{DuplexStream, copy_bidirectional, duplex};
    use tokio_rustls::client::TlsStream as Guest;
    use tokio_rustls::server::TlsStream as Host;
    use tokio_rustls::{TlsAcceptor, TlsConnector};

    use super::*;
    use crate::bytes::{JoinSecret, TableId};
    use crate::proof::{Bound, Key, Role};

    type Pair = (
        std::io::Result<Guest<DuplexStream>>,
        std::io::Result<Host<DuplexStream>>,
    );

    async fn meet(key: &HostKey, known: Option<Fingerprint>) -> Pair {
        let (near, far) = duplex(4096);
        let name = ServerName::try_from("racenight").unwrap();
        let connector = TlsConnector::from(guest(known).unwrap());
        let acceptor = TlsAcceptor::from(host(key).unwrap());
        tokio::join!(connector.connect(name, near), acceptor.accept(far))
    }

    #[tokio::test]
    async fn both_ends_know_the_connection_and_the_guest_the_key() {
        let key = HostKey::make().unwrap();
        let (guest, host) = meet(&key, None).await;
        let (guest, host) = (guest.unwrap(), host.unwrap());
        let (guest, host) = (guest.get_ref().1, host.get_ref().1);
        assert_eq!(exporter(guest), exporter(host));
        assert_eq!(other_key(guest), Some(key.fingerprint()));
        assert!(is_ours(guest) && is_ours(host));
        let (again, _) = meet(&key, Some(key.fingerprint())).await;
        assert_ne!(exporter(again.unwrap().get_ref().1), exporter(host));
    }

    #[tokio::test]
    async fn another_key_than_the_known_one_is_not_taken() {
        let key = HostKey::make().unwrap();
        let (guest, host) = meet(&key, Some(Fingerprint([1; 32]))).await;
        assert!(guest.is_err() && host.is_err());
    }

    #[tokio::test]
    async fn a_certificate_without_its_key_is_not_taken() {
        // Somebody shows the host's certificate, but signs with a key of his own.
        let (key, own) = (HostKey::make().unwrap(), HostKey::make().unwrap());
        let signer = ring::sign::any_ecdsa_type(&own.private()).unwrap();
        let shown = rustls::sign::CertifiedKey::new(vec![key.certificate()], signer);
        let mut config = (*host(&own).unwrap()).clone();
        config.cert_resolver = Arc::new(rustls::sign::SingleCertAndKey::from(shown));
        let (near, far) = duplex(4096);
        let name = ServerName::try_from("racenight").unwrap();
        let connector = TlsConnector::from(guest(Some(key.fingerprint())).unwrap());
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let (guest, _) = tokio::join!(connector.connect(name, near), acceptor.accept(far));
        assert!(guest.is_err());
    }

    #[tokio::test]
    async fn what_is_proven_through_somebody_in_between_does_not_hold() {
        let (key, own) = (HostKey::make().unwrap(), HostKey::make().unwrap());
        let (guest, near) = meet(&own, None).await;
        let (far, host) = meet(&key, None).await;
        let (guest, mut near) = (guest.unwrap(), near.unwrap());
        let (mut far, host) = (far.unwrap(), host.unwrap());
        let between = tokio::spawn(async move { copy_bidirectional(&mut near, &mut far).await });
        let bound = |exporter, fingerprint| Bound {
            exporter,
            table: TableId([1; 10]),
            fingerprint,
        };
        let seen = guest.get_ref().1;
        let guests = bound(exporter(seen).unwrap(), other_key(seen).unwrap());
        let hosts = bound(exporter(host.get_ref().1).unwrap(), key.fingerprint());
        // Both know the secret, and each word is passed on as it is.
        let secret = Key::from(&JoinSecret([3; 16]));
        let proof = secret.prove(Role::Guest, &guests);
        assert!(!secret.holds(Role::Guest, &hosts, &proof));
        let as_if = Bound {
            fingerprint: key.fingerprint(),
            ..guests
        };
        let proof = secret.prove(Role::Guest, &as_if);
        assert!(!secret.holds(Role::Guest, &hosts, &proof));
        between.abort();
    }
}
