//! How soon somebody is in, how soon everybody knows what was done, and what ten thousand visitors leave behind.

#![allow(missing_docs, reason = "a bench is called by nobody")]
#![allow(clippy::unwrap_used, reason = "a bench that panics has failed")]
#![allow(clippy::print_stdout, reason = "a bench tells its figures")]

#[path = "../tests/anna/mod.rs"]
mod anna;
mod figures;
#[path = "../tests/party/mod.rs"]
mod party;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use figures::Figures;
use lan::Payload;
use lan::guest::{Output, Pass, Visiting};
use lan::host::{Happening, MOST_ON_STAND};
use lan::link::Told;
use party::{Desk, SEATS, Table, come_and_go, done, held, memory, seated, watching};
use table::Seat;
use tokio::sync::mpsc;

const JOINS: usize = 400;
const COMMANDS: usize = 600;
const VISITORS: usize = 10_000;
/// What visitors may leave behind.
const MOST_LEFT: usize = 16 * 1024 * 1024;

#[tokio::main]
async fn main() -> ExitCode {
    let kept = [joins().await, visitors().await, commands().await];
    ExitCode::from(u8::from(kept.contains(&false)))
}

async fn joins() -> bool {
    let table = Table::new().await;
    let mut joined = Figures::new("somebody joins, with TLS and the code");
    for _ in 0..JOINS {
        let by_code = Visiting {
            pass: Some(Pass::Code(anna::CODE.parse().unwrap())),
            ..watching()
        };
        let began = Instant::now();
        let mut visit = table.visit(by_code);
        held(&mut visit).await;
        joined.add(began.elapsed());
    }
    joined.hold(99, Duration::from_millis(50))
}

/// What is done goes to disk, and is as long as the events of a large game.
fn on_disk(flushed: std::sync::mpsc::Sender<Duration>) -> Desk {
    let long = Payload::of(&"x".repeat(3_000)).unwrap();
    let seats = Seat::first(SEATS);
    let mut file = tempfile::tempfile_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    Desk {
        flush: Box::new(move || {
            let began = Instant::now();
            file.write_all(&[b'x'; 200]).unwrap();
            file.sync_data().unwrap();
            flushed.send(began.elapsed()).unwrap();
        }),
        happening: Happening {
            private: seats.map(|seat| (seat, long.clone())).collect(),
            public: long,
        },
        ..Desk::default()
    }
}

/// Six play and sixty-four watch. What somebody does is on disk, and then all seventy know it.
async fn commands() -> bool {
    let (report, flushed) = std::sync::mpsc::channel();
    let table = Table::with(on_disk(report)).await;
    let (to, mut heard) = mpsc::unbounded_channel();
    let (mut acts, mut ready) = (Vec::new(), Vec::new());
    for number in 0..SEATS + MOST_ON_STAND {
        let link = Pass::Link(anna::LINK);
        let mut visit = table.visit(if number < SEATS {
            seated(number, link)
        } else {
            watching()
        });
        let to = to.clone();
        let (act, mut asked) = mpsc::unbounded_channel::<()>();
        let (there, is_there) = tokio::sync::oneshot::channel();
        acts.push(act);
        ready.push(tokio::spawn(async move {
            held(&mut visit).await;
            there.send(()).unwrap();
            loop {
                tokio::select! {
                    told = visit.next() => if let Told::Guest(Output::Event { at, .. }) = told {
                        to.send(at.idx).unwrap();
                    },
                    Some(()) = asked.recv() => {
                        let (guest, now) = visit.guest();
                        guest.act(now, None, Payload::of(&1).unwrap()).unwrap();
                    }
                }
            }
        }));
        is_there.await.unwrap();
    }
    let mut told = Figures::new("a command is on disk and known to 6 seats and 64 watchers");
    let mut spread = Figures::new("of that, from the disk to all of them");
    for idx in 1..=COMMANDS {
        let began = Instant::now();
        acts[idx % SEATS].send(()).unwrap();
        for _ in 0..SEATS + MOST_ON_STAND {
            assert_eq!(heard.recv().await, u32::try_from(idx).ok());
        }
        let took = began.elapsed();
        told.add(took);
        spread.add(took.saturating_sub(flushed.recv().unwrap()));
        // Nobody plays faster than that.
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for guest in ready {
        guest.abort();
    }
    // The rest is the disk's.
    let kept = told.hold(99, Duration::from_millis(25));
    spread.hold(99, Duration::from_millis(25)) && kept
}

async fn visitors() -> bool {
    let table = Table::new().await;
    let mut ben = table.visit(seated(0, Pass::Link(anna::LINK)));
    held(&mut ben).await;
    let mut played = 0;
    let (before, began) = (memory(), Instant::now());
    for batch in 0..100 {
        come_and_go(&table, VISITORS / 100, batch).await;
        played += 1;
        assert_eq!(done(&mut ben).await, played, "something was lost");
    }
    let (took, left) = (began.elapsed(), memory().saturating_sub(before));
    println!(
        "{VISITORS} come and drop out: {:.0} a second, {:.1} MiB are left (promised: {} MiB)",
        10_000.0 / took.as_secs_f64(),
        mebi(left),
        MOST_LEFT >> 20,
    );
    left <= MOST_LEFT
}

#[allow(clippy::cast_precision_loss, reason = "it is shown with one digit")]
fn mebi(bytes: usize) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}
