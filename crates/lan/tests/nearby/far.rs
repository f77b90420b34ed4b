//! Anna's machine, at the other end of the cable: a program of its own, which is this test once more.

use std::env;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::thread;

use lan::Fingerprint;
use lan::host::{Host, Output};
use lan::link::{HostKey, Hosted, Multicast};
use lan::message::Versions;
use lan::nearby::{Advert, LetsIn, Stage};
use lan::proof::OnEd25519;
use rand::SeedableRng as _;
use rand_chacha::ChaCha20Rng;
use tokio::sync::mpsc;

use crate::neighbour::Neighbour;
use crate::{anna, apart};

const FAR: &str = "RACENIGHT_TEST_FAR";
const THERE: &str = "anna is there ";
/// Where she listens.
pub(crate) const PORT: u16 = 47_223;
/// What her table is called.
pub(crate) const NAME: &str = "Anna's table";

/// What she announces.
pub(crate) fn advert(fingerprint: Fingerprint) -> Advert {
    Advert {
        versions: Versions::OURS,
        table: lan::TableId([7; 10]),
        fingerprint,
        game: "marks".into(),
        stage: Stage::Lobby,
        taken: 0,
        seats: 2,
        lets_in: LetsIn::Code,
        app: "0.1.0".into(),
    }
}

/// Anna's machine, where nothing runs yet.
pub(crate) struct Anna {
    pub(crate) neighbour: Neighbour,
    test: &'static str,
}

/// Her table. It dies with this, without a word.
pub(crate) struct Table {
    child: Child,
    pub(crate) key: Fingerprint,
}

impl Anna {
    /// Her machine, in this test's own network; none where the test is made there and not here, or is hers.
    pub(crate) fn of(test: &'static str) -> Option<Self> {
        if env::var_os(FAR).is_some() {
            host();
            return None;
        }
        apart::inside(test).then(|| Self {
            neighbour: Neighbour::new(),
            test,
        })
    }

    /// She opens a table.
    pub(crate) fn table(&self) -> Table {
        let this = env::current_exe().unwrap();
        let mut command = self.neighbour.command(this.to_str().unwrap());
        command
            .args(["--exact", "--nocapture", self.test])
            .env(FAR, "")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut lines = out.lines().map(Result::unwrap);
        let key = lines.find_map(|line| Some(line.split_once(THERE)?.1.parse().unwrap()));
        Table {
            child,
            key: key.unwrap(),
        }
    }

    /// Her machine does with packets what the rule says.
    pub(crate) fn filter(&self, rule: &str) {
        filter(self.neighbour.command("nft"), rule);
    }
}

impl Table {
    /// She closes it, and says good-bye.
    pub(crate) fn close(&mut self) {
        self.child.stdin.as_mut().unwrap().write_all(b"\n").unwrap();
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        // It may have ended already.
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}

/// This machine does with packets what the rule says.
pub(crate) fn filter_here(rule: &str) {
    filter(std::process::Command::new("nft"), rule);
}

fn filter(mut nft: std::process::Command, rule: &str) {
    let rules = format!(
        "add table inet t; add chain inet t in {{ type filter hook input priority 0; }}; add rule inet t in {rule}"
    );
    assert!(nft.arg(rules).status().unwrap().success(), "{rule}");
}

/// What runs at her machine, until somebody ends it.
#[tokio::main(flavor = "current_thread")]
#[allow(
    clippy::print_stdout,
    reason = "it is read at the other end of the cable"
)]
async fn host() {
    let key = HostKey::make().unwrap();
    let hosting = anna::hosting(
        2,
        key.fingerprint(),
        Arc::new(OnEd25519),
        ChaCha20Rng::seed_from_u64(1),
    );
    let at = ([0, 0, 0, 0], PORT).into();
    let mut hosted = Hosted::listen(&[at], &key, |now| Host::open(now, hosting, &[]))
        .await
        .unwrap();
    let mut multicast = Multicast::open().unwrap();
    multicast
        .announce(NAME, &advert(key.fingerprint()), PORT)
        .unwrap();
    let (to, mut close) = mpsc::unbounded_channel();
    thread::spawn(move || {
        for line in std::io::stdin().lines() {
            to.send(line.unwrap()).unwrap();
        }
    });
    println!("{THERE}{}", key.fingerprint().text());
    loop {
        tokio::select! {
            output = hosted.next() => if let Output::Look { conn, .. } = output {
                let (host, now) = hosted.host();
                host.shown(now, conn, lan::Payload::of(&1).unwrap());
            },
            _ = multicast.next() => {}
            Some(_) = close.recv() => multicast.withdraw().unwrap(),
        }
    }
}
