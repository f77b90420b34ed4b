//! How soon a table is seen by its neighbours, and how soon it is gone, in a network of the bench's own.

#![allow(missing_docs, reason = "a bench is called by nobody")]
#![allow(clippy::unwrap_used, reason = "a bench that panics has failed")]

#[path = "../tests/apart/mod.rs"]
mod apart;
mod figures;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use figures::Figures;
use lan::bytes::{Fingerprint, TableId};
use lan::link::Multicast;
use lan::message::Versions;
use lan::nearby::{Advert, LetsIn, Nearby, Stage};
use tokio::net::TcpListener;
use tokio::time::timeout;

const ROUNDS: u8 = 40;

fn advert(round: u8) -> Advert {
    Advert {
        versions: Versions::OURS,
        table: TableId([round; 10]),
        fingerprint: Fingerprint([2; 32]),
        game: "giro".into(),
        stage: Stage::Lobby,
        taken: 3,
        seats: 5,
        lets_in: LetsIn::Code,
        app: "0.1.0".into(),
    }
}

/// How long it takes until the list is as it should be.
async fn until(
    guest: &mut Multicast,
    host: &mut Multicast,
    is: impl Fn(&Nearby) -> bool,
) -> Duration {
    let began = Instant::now();
    let wait = async {
        while !is(guest.nearby()) {
            tokio::select! {
                _ = guest.next() => {}
                _ = host.next() => {}
            }
        }
    };
    timeout(Duration::from_secs(20), wait).await.unwrap();
    began.elapsed()
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    if !apart::inside("nearby") {
        return ExitCode::SUCCESS;
    }
    let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let mut shown = Figures::new("a table is announced until it is shown");
    let mut gone = Figures::new("a table is closed until it is gone");
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    for round in 0..ROUNDS {
        // Each is another machine: one that has just been started.
        let mut host = Multicast::open().unwrap();
        host.announce(&format!("Table {round}"), &advert(round), port)
            .unwrap();
        let is_shown = |nearby: &Nearby| nearby.list().count() == 1;
        shown.add(until(&mut guest, &mut host, is_shown).await);
        host.withdraw().unwrap();
        let is_gone = |nearby: &Nearby| nearby.list().count() == 0;
        gone.add(until(&mut guest, &mut host, is_gone).await);
    }
    let kept = [
        shown.hold(95, Duration::from_millis(1_500)),
        gone.hold(95, Duration::from_secs(2)),
    ];
    ExitCode::from(u8::from(kept.contains(&false)))
}
