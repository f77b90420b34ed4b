//! A guest on the network.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{CertificateError, ClientConfig};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use super::carry::{Heard, ON_THE_WAY, carry};
use super::{Clock, tls};
use crate::Time;
use crate::bytes::{Exporter, Fingerprint};
use crate::guest::{Guest, Output, Visiting};

/// The addresses of a host are tried one after the other, so long apart, and the first that answers with the right key counts.
const STAGGER: Duration = Duration::from_millis(250);
/// How long one of them may take.
const TRIAL: Duration = Duration::from_secs(5);
/// How much may wait to be heard.
const UNHEARD: usize = 64;

/// What a visit tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// What the guest's end of the protocol says.
    Guest(Output),
    /// Somebody answers at the host's address who has another key. It may be the host, with everything anew; it may be
    /// somebody else.
    OtherKey,
}

#[derive(Debug)]
enum Came {
    There(Exporter, Fingerprint, mpsc::Sender<Vec<u8>>),
    Nobody { other_key: bool },
    Heard(Heard),
}

/// A guest on the network. It ends when it is dropped.
#[derive(Debug)]
pub struct Visit {
    guest: Guest,
    clock: Clock,
    addresses: Vec<SocketAddr>,
    known: Option<Fingerprint>,
    came: mpsc::Receiver<(u32, Came)>,
    to: mpsc::Sender<(u32, Came)>,
    out: Option<mpsc::Sender<Vec<u8>>>,
    connection: JoinSet<()>,
}

impl Visit {
    /// Goes to a host at one of these addresses, by the key that he is known by, where he is.
    pub fn new(addresses: Vec<SocketAddr>, known: Option<Fingerprint>, visiting: Visiting) -> Self {
        let clock = Clock::new();
        let (to, came) = mpsc::channel(UNHEARD);
        Self {
            guest: Guest::new(clock.now(), visiting),
            clock,
            addresses,
            known,
            came,
            to,
            out: None,
            connection: JoinSet::new(),
        }
    }

    /// The host was found at other addresses.
    pub fn found(&mut self, addresses: Vec<SocketAddr>) {
        self.addresses = addresses;
    }

    /// The guest, and the time that it is.
    pub fn guest(&mut self) -> (&mut Guest, Time) {
        (&mut self.guest, self.clock.now())
    }

    /// The next thing that is to be done or known, done before this is called again. It may be dropped while it waits.
    pub async fn next(&mut self) -> Told {
        loop {
            match self.guest.next_output() {
                Some(Output::Dial(dial)) => self.dial(dial),
                Some(Output::Hang(_)) => {
                    // What was said is still sent: the last thing may have been good-bye.
                    self.out = None;
                    self.connection.detach_all();
                }
                Some(Output::Wake) => self.send(),
                Some(output) => {
                    if let Output::Keep(held) = &output {
                        self.known = Some(held.fingerprint);
                    }
                    return Told::Guest(output);
                }
                None => {
                    if let Some(told) = self.wait().await {
                        return told;
                    }
                }
            }
        }
    }

    async fn wait(&mut self) -> Option<Told> {
        let tick = self.guest.next_tick(self.clock.now());
        tokio::select! {
            Some((dial, came)) = self.came.recv() => self.take_in(dial, came),
            () = self.clock.until(tick) => {
                let now = self.clock.now();
                if self.clock.has_slept() {
                    self.guest.renew(now);
                }
                self.guest.tick(now);
                None
            }
        }
    }

    fn take_in(&mut self, dial: u32, came: Came) -> Option<Told> {
        let now = self.clock.now();
        match came {
            Came::There(exporter, fingerprint, out) => {
                if self.guest.is_dialling(dial) {
                    self.out = Some(out);
                }
                self.guest.connected(now, dial, exporter, fingerprint);
            }
            Came::Nobody { other_key } => {
                self.guest.lost(now, dial);
                return other_key.then_some(Told::OtherKey);
            }
            Came::Heard(Heard::Bytes(bytes)) => self.guest.received(now, dial, &bytes),
            Came::Heard(Heard::Room) => self.send(),
            Came::Heard(Heard::Gone) => self.guest.lost(now, dial),
        }
        None
    }

    fn send(&mut self) {
        let Some(out) = &self.out else { return };
        while let Ok(place) = out.try_reserve() {
            match self.guest.take() {
                Some(bytes) => place.send(bytes),
                None => break,
            }
        }
    }

    fn dial(&mut self, dial: u32) {
        self.out = None;
        let (addresses, known, to) = (self.addresses.clone(), self.known, self.to.clone());
        self.connection.spawn(async move {
            let told = |heard| (dial, Came::Heard(heard));
            let (stream, other_key) = reach(addresses, known).await;
            let there = stream.and_then(|stream| {
                let (_, connection) = stream.get_ref();
                let exporter = tls::exporter(connection).ok()?;
                let fingerprint = tls::other_key(connection)?;
                tls::is_ours(connection).then_some((stream, exporter, fingerprint))
            });
            // Whoever has dialled may be gone, and then nobody needs to know.
            let Some((stream, exporter, fingerprint)) = there else {
                let _nobody = to.send((dial, Came::Nobody { other_key })).await;
                return;
            };
            let (sender, out) = mpsc::channel(ON_THE_WAY);
            let there = Came::There(exporter, fingerprint, sender);
            if to.send((dial, there)).await.is_ok() {
                carry(stream, out, to, told).await;
            }
        });
        while self.connection.try_join_next().is_some() {}
    }
}

/// The first of the addresses that answers with the right key; and whether one has answered with another.
async fn reach(
    addresses: Vec<SocketAddr>,
    known: Option<Fingerprint>,
) -> (Option<TlsStream<TcpStream>>, bool) {
    let Ok(config) = tls::guest(known) else {
        return (None, false);
    };
    let mut trials = JoinSet::new();
    for (n, address) in (0..).zip(addresses) {
        let config = Arc::clone(&config);
        trials.spawn(async move {
            tokio::time::sleep(STAGGER * n).await;
            tokio::time::timeout(TRIAL, connect(address, config)).await
        });
    }
    let mut other_key = false;
    while let Some(trial) = trials.join_next().await {
        match trial {
            Ok(Ok(Ok(stream))) => return (Some(stream), other_key),
            Ok(Ok(Err(error))) => other_key |= is_of_another_key(&error),
            // Too late, or its task was ended.
            Ok(Err(_)) | Err(_) => {}
        }
    }
    (None, other_key)
}

/// TLS with whoever is at an address.
pub(super) async fn connect(
    address: SocketAddr,
    config: Arc<ClientConfig>,
) -> std::io::Result<TlsStream<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    // The name is not looked at: the key is.
    let name = ServerName::try_from("racenight").map_err(std::io::Error::other)?;
    TlsConnector::from(config).connect(name, stream).await
}

fn is_of_another_key(error: &std::io::Error) -> bool {
    let inner = error
        .get_ref()
        .and_then(|inner| inner.downcast_ref::<rustls::Error>());
    let other = rustls::Error::from(CertificateError::ApplicationVerificationFailure);
    inner == Some(&other)
}
