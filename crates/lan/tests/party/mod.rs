//! A host on real sockets of this machine, who says yes to everything, and guests who come to him.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lan::bytes::Fingerprint;
use lan::guest::{Held, Output as Guests, Pass, State, Visiting};
use lan::host::{Decision, Happening, Host, Note, Output};
use lan::link::{HostKey, Hosted, Told, Visit};
use lan::message::Verdict;
use lan::proof::OnEd25519;
use lan::{Payload, Time};
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde_json::json;
use table::{Eye, Seat};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::timeout;

use crate::anna;

pub(crate) const SOON: Duration = Duration::from_secs(20);
pub(crate) const SEATS: usize = 6;

pub(crate) fn anywhere() -> SocketAddr {
    "127.0.0.1:0".parse().unwrap()
}

/// What the host does when somebody acts.
pub(crate) struct Desk {
    /// What he keeps of his guests.
    pub(crate) notes: Arc<Mutex<Vec<Note>>>,
    /// Puts on disk what was done, before anybody is told.
    pub(crate) flush: Box<dyn FnMut() + Send>,
    /// What comes of it.
    pub(crate) happening: Happening,
    /// Does he let everybody in?
    pub(crate) open: bool,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            notes: Arc::default(),
            flush: Box::new(|| {}),
            happening: Happening {
                public: Payload::of(&1).unwrap(),
                private: Vec::new(),
            },
            open: false,
        }
    }
}

/// The host's table. It is gone when this is dropped.
pub(crate) struct Table {
    pub(crate) address: SocketAddr,
    pub(crate) key: Fingerprint,
    pub(crate) happens: mpsc::UnboundedSender<()>,
    task: JoinHandle<()>,
}

impl Table {
    /// Opens a table, with what is on the desk from before.
    pub(crate) async fn open(key: &HostKey, at: SocketAddr, mut desk: Desk) -> Self {
        let fingerprint = key.fingerprint();
        let notes = desk.notes.lock().unwrap().clone();
        let mut hosted = Hosted::listen(&[at], key, |now| {
            let mut host = opened(now, fingerprint, &desk, &notes);
            for note in &notes {
                if matches!(note, Note::Done { .. }) {
                    host.happened(now, desk.happening.clone());
                }
            }
            host
        })
        .await
        .unwrap();
        let address = hosted.addresses()[0];
        let (happens, mut happening_now) = mpsc::unbounded_channel();
        let task = tokio::spawn(async move {
            loop {
                tokio::select! {
                    output = hosted.next() => desk.take(&mut hosted, output),
                    Some(()) = happening_now.recv() => {
                        let (host, now) = hosted.host();
                        host.happened(now, desk.happening.clone());
                    }
                }
            }
        });
        Self {
            address,
            key: fingerprint,
            happens,
            task,
        }
    }

    pub(crate) async fn with(desk: Desk) -> Self {
        Self::open(&HostKey::make().unwrap(), anywhere(), desk).await
    }

    pub(crate) async fn new() -> Self {
        Self::with(Desk::default()).await
    }

    pub(crate) fn visit(&self, visiting: Visiting) -> Visit {
        Visit::new(vec![self.address], None, visiting)
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        self.task.abort();
    }
}

fn opened(now: Time, key: Fingerprint, desk: &Desk, notes: &[Note]) -> Host {
    let chance = ChaCha20Rng::seed_from_u64(u64::from(now.0 == 0) + notes.len() as u64);
    let mut hosting = anna::hosting(SEATS, key, Arc::new(OnEd25519), chance);
    hosting.keys.open = desk.open;
    Host::open(now, hosting, notes)
}

impl Desk {
    fn take(&mut self, hosted: &mut Hosted, output: Output) {
        let (host, now) = hosted.host();
        match output {
            Output::Keep(note) => self.notes.lock().unwrap().push(note),
            Output::Command { seat, cid, .. } => {
                (self.flush)();
                host.decided(now, seat, cid, Decision::Done(vec![self.happening.clone()]));
            }
            Output::Look { conn, eye } => {
                host.shown(now, conn, Payload::of(&json!({ "eye": eye })).unwrap());
            }
            _ => {}
        }
    }
}

pub(crate) fn seated(seat: usize, pass: Pass) -> Visiting {
    Visiting {
        eye: Eye::Seat(Seat::at(seat)),
        name: "Ben".into(),
        pass: Some(pass),
        held: None,
        app: "0.1.0".into(),
        books: BTreeMap::from([("marks".into(), "b".into())]),
        language: "en".into(),
        exchange: Arc::new(OnEd25519),
        chance: ChaCha20Rng::seed_from_u64(2),
    }
}

pub(crate) fn watching() -> Visiting {
    Visiting {
        eye: Eye::Stand,
        ..seated(0, Pass::Link(anna::LINK))
    }
}

/// Waits for something that is told.
pub(crate) async fn until<T>(visit: &mut Visit, mut found: impl FnMut(&Told) -> Option<T>) -> T {
    let wait = async {
        loop {
            let told = visit.next().await;
            if let Some(found) = found(&told) {
                return found;
            }
        }
    };
    timeout(SOON, wait).await.unwrap()
}

/// Waits until he is in place, and gives what brings him back there.
pub(crate) async fn held(visit: &mut Visit) -> Held {
    let mut held = None;
    until(visit, |told| match told {
        Told::Guest(Guests::Keep(kept)) => {
            held = Some(kept.clone());
            None
        }
        Told::Guest(Guests::Snapshot { .. }) => Some(()),
        Told::Guest(Guests::State(State::Shut(why))) => panic!("{why:?}"),
        _ => None,
    })
    .await;
    held.unwrap()
}

/// He acts, and waits until it is done.
pub(crate) async fn done(visit: &mut Visit) -> u32 {
    let (guest, now) = visit.guest();
    guest.act(now, None, Payload::of(&1).unwrap()).unwrap();
    until(visit, |told| match told {
        Told::Guest(Guests::Answer(Verdict::Done { idx })) => Some(*idx),
        _ => None,
    })
    .await
}

/// So many come, a few at once, and drop out without a word: some in place, others on the way there.
pub(crate) async fn come_and_go(table: &Table, visitors: usize, seed: u64) {
    let mut chance = ChaCha20Rng::seed_from_u64(seed);
    let mut there = JoinSet::new();
    for number in 0..visitors {
        if there.len() >= 3 {
            there.join_next().await;
        }
        let mut visit = table.visit(watching());
        let patience = Duration::from_micros(chance.random_range(0..4_000));
        there.spawn(async move {
            let stays = number % 2 == 0;
            let patience = if stays { SOON } else { patience };
            let _early = timeout(patience, held(&mut visit)).await;
        });
    }
    there.join_all().await;
}

/// The memory that this process takes, in bytes.
#[cfg(target_os = "linux")]
pub(crate) fn memory() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4_096
}
