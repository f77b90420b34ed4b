//! A host on the network.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio_rustls::TlsAcceptor;

use super::Clock;
use super::carry::{Heard, ON_THE_WAY, carry};
use super::key::HostKey;
use super::tls;
use crate::Time;
use crate::bytes::Exporter;
use crate::host::{Conn, Host, Output};

/// How long somebody may take to begin to speak TLS.
const HANDSHAKE: Duration = Duration::from_secs(5);
/// How many may be about to, …
const MOST_BEGINNING: usize = 32;
/// … and how many from one address.
const MOST_FROM_ONE: usize = 10;
/// How much may wait to be heard, of all connections together.
const UNHEARD: usize = 256;

/// What comes in from the network.
#[derive(Debug)]
enum Came {
    Somebody(Conn, IpAddr, Exporter, mpsc::Sender<Vec<u8>>),
    Heard(Conn, Heard),
}

/// A host on the network. It ends when it is dropped.
#[derive(Debug)]
pub struct Hosted {
    host: Host,
    clock: Clock,
    came: mpsc::Receiver<Came>,
    out: BTreeMap<Conn, mpsc::Sender<Vec<u8>>>,
    addresses: Vec<SocketAddr>,
    _doors: JoinSet<()>,
}

impl Hosted {
    /// Listens on these addresses, at least one of which has to be free. The host is opened with the time that it gets.
    pub async fn listen(
        addresses: &[SocketAddr],
        key: &HostKey,
        open: impl FnOnce(Time) -> Host,
    ) -> io::Result<Self> {
        let tls = TlsAcceptor::from(tls::host(key).map_err(io::Error::other)?);
        let (to, came) = mpsc::channel(UNHEARD);
        let numbers = Arc::new(std::sync::atomic::AtomicU64::new(1));
        let beginning = Arc::new(Beginning::default());
        let mut doors = JoinSet::new();
        let mut bound = Vec::new();
        let mut trouble = None;
        for address in addresses {
            match TcpListener::bind(address).await {
                Ok(listener) => {
                    bound.push(listener.local_addr()?);
                    let door = Door {
                        tls: tls.clone(),
                        to: to.clone(),
                        numbers: Arc::clone(&numbers),
                        beginning: Arc::clone(&beginning),
                    };
                    doors.spawn(door.open(listener));
                }
                Err(error) => trouble = Some(error),
            }
        }
        if let Some(error) = trouble.filter(|_| bound.is_empty()) {
            return Err(error);
        }
        let clock = Clock::new();
        Ok(Self {
            host: open(clock.now()),
            clock,
            came,
            out: BTreeMap::new(),
            addresses: bound,
            _doors: doors,
        })
    }

    /// Where it listens.
    pub fn addresses(&self) -> &[SocketAddr] {
        &self.addresses
    }

    /// The host, and the time that it is.
    pub fn host(&mut self) -> (&mut Host, Time) {
        (&mut self.host, self.clock.now())
    }

    /// The next thing that is to be done, done before this is called again: what is to be kept is on disk by then, and
    /// only then anybody is told. It may be dropped while it waits.
    pub async fn next(&mut self) -> Output {
        loop {
            match self.host.next_output() {
                Some(Output::Wake(conn)) => self.send(conn),
                Some(Output::Close { conn, last }) => self.close(conn, last),
                Some(output) => return output,
                None => self.wait().await,
            }
        }
    }

    async fn wait(&mut self) {
        let tick = self.host.next_tick(self.clock.now());
        tokio::select! {
            Some(came) = self.came.recv() => self.take_in(came),
            () = self.clock.until(tick) => self.host.tick(self.clock.now()),
        }
    }

    fn take_in(&mut self, came: Came) {
        let now = self.clock.now();
        match came {
            Came::Somebody(conn, from, exporter, out) => {
                self.out.insert(conn, out);
                self.host.accept(now, conn, from, exporter);
            }
            Came::Heard(conn, Heard::Bytes(bytes)) => self.host.received(now, conn, &bytes),
            Came::Heard(conn, Heard::Room) => self.send(conn),
            Came::Heard(conn, Heard::Gone) => {
                self.out.remove(&conn);
                self.host.lost(now, conn);
            }
        }
    }

    /// Sends as much as the connection takes in.
    fn send(&mut self, conn: Conn) {
        let Some(out) = self.out.get(&conn) else {
            return;
        };
        while let Ok(place) = out.try_reserve() {
            match self.host.take(conn) {
                Some(bytes) => place.send(bytes),
                None => break,
            }
        }
    }

    fn close(&mut self, conn: Conn, last: Vec<u8>) {
        if let Some(out) = self.out.remove(&conn) {
            // Who does not read does not hear the last word either.
            let _deaf = out.try_send(last);
        }
    }
}

/// Those who have connected and not shown yet that they speak TLS.
#[derive(Debug, Default)]
struct Beginning(Mutex<BTreeMap<IpAddr, usize>>);

impl Beginning {
    fn begins(self: &Arc<Self>, from: IpAddr) -> Option<Begins> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let near = all.get(&from).copied().unwrap_or(0);
        if all.values().sum::<usize>() >= MOST_BEGINNING || near >= MOST_FROM_ONE {
            return None;
        }
        all.insert(from, near + 1);
        Some(Begins {
            all: Arc::clone(self),
            from,
        })
    }
}

/// One of them, until it is dropped.
struct Begins {
    all: Arc<Beginning>,
    from: IpAddr,
}

impl Drop for Begins {
    fn drop(&mut self) {
        let mut all = self.all.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.remove(&self.from).unwrap_or(1) - 1;
        if left > 0 {
            all.insert(self.from, left);
        }
    }
}

/// Where people come in.
struct Door {
    tls: TlsAcceptor,
    to: mpsc::Sender<Came>,
    numbers: Arc<std::sync::atomic::AtomicU64>,
    beginning: Arc<Beginning>,
}

impl Door {
    async fn open(self, listener: TcpListener) {
        let mut guests = JoinSet::new();
        loop {
            match listener.accept().await {
                Ok((stream, from)) => {
                    let from = from.ip().to_canonical();
                    if let Some(begins) = self.beginning.begins(from) {
                        let number = self
                            .numbers
                            .fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        guests.spawn(come_in(
                            self.tls.clone(),
                            stream,
                            from,
                            begins,
                            Conn(number),
                            self.to.clone(),
                        ));
                    }
                }
                // Out of sockets, most likely: it passes.
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
            while guests.try_join_next().is_some() {}
        }
    }
}

async fn come_in(
    tls: TlsAcceptor,
    stream: TcpStream,
    from: IpAddr,
    begins: Begins,
    conn: Conn,
    to: mpsc::Sender<Came>,
) {
    // Frames are small and wanted at once.
    if stream.set_nodelay(true).is_err() {
        return;
    }
    let Ok(Ok(stream)) = tokio::time::timeout(HANDSHAKE, tls.accept(stream)).await else {
        return;
    };
    drop(begins);
    let (_, connection) = stream.get_ref();
    let Ok(exporter) = tls::exporter(connection) else {
        return;
    };
    if !tls::is_ours(connection) {
        return;
    }
    let (sender, out) = mpsc::channel(ON_THE_WAY);
    if to
        .send(Came::Somebody(conn, from, exporter, sender))
        .await
        .is_ok()
    {
        carry(stream, out, to, |heard| Came::Heard(conn, heard)).await;
    }
}
