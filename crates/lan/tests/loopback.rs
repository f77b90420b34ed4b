//! Hosts and guests on real sockets of this machine, with real keys and codes.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod anna;
mod party;

use std::sync::Arc;
use std::time::Duration;

use lan::Refused;
use lan::bytes::Fingerprint;
use lan::guest::{Output as Guests, Pass, Shut, State, Visiting};
use lan::host::MOST_ON_STAND;
use lan::link::{HostKey, Told, Visit};
use table::{Eye, Seat};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::timeout;

use anna::{CODE, LINK};
use party::{Desk, SOON, Table, anywhere, come_and_go, done, held, seated, until, watching};

fn by_code(code: &str) -> Pass {
    Pass::Code(code.parse().unwrap())
}

async fn shut(visit: &mut Visit) -> Shut {
    until(visit, |told| match told {
        Told::Guest(Guests::State(State::Shut(why))) => Some(why.clone()),
        _ => None,
    })
    .await
}

#[tokio::test]
async fn somebody_joins_by_the_code_and_plays() {
    let table = Table::new().await;
    let mut visit = table.visit(seated(0, by_code(CODE)));
    let held = held(&mut visit).await;
    assert_eq!(
        (held.fingerprint, held.eye),
        (table.key, Eye::Seat(Seat::at(0)))
    );
    assert_eq!(done(&mut visit).await, 1);
    assert_eq!(done(&mut visit).await, 2);
    let (guest, _) = visit.guest();
    assert_eq!(guest.at().map(|at| at.idx), Some(2));
}

#[tokio::test]
async fn a_wrong_code_does_not_let_in() {
    let table = Table::new().await;
    let mut visit = table.visit(seated(0, by_code("7K2MQ1")));
    assert_eq!(shut(&mut visit).await, Shut::Refused(Refused::WrongCode));
}

#[tokio::test]
async fn a_link_lets_in_where_the_key_is_the_one_it_names() {
    let table = Table::new().await;
    let visiting = || seated(0, Pass::Link(LINK));
    let mut visit = Visit::new(vec![table.address], Some(Fingerprint([0; 32])), visiting());
    until(&mut visit, |told| (*told == Told::OtherKey).then_some(())).await;
    let dead = "127.0.0.1:1".parse().unwrap();
    let mut visit = Visit::new(vec![dead, table.address], Some(table.key), visiting());
    held(&mut visit).await;
}

#[tokio::test]
async fn the_owner_of_a_seat_comes_back_without_a_code() {
    let table = Table::new().await;
    let mut visit = table.visit(seated(0, by_code(CODE)));
    let before = held(&mut visit).await;
    assert_eq!(done(&mut visit).await, 1);
    drop(visit);
    let back = Visiting {
        held: Some(before.clone()),
        pass: None,
        ..seated(0, by_code(CODE))
    };
    let mut visit = Visit::new(vec![table.address], Some(before.fingerprint), back);
    let after = held(&mut visit).await;
    assert_ne!(after.token, before.token);
    assert_eq!(done(&mut visit).await, 2);
}

#[tokio::test]
async fn the_host_goes_down_and_everybody_comes_back_by_himself() {
    let key = HostKey::make().unwrap();
    let desk = Desk::default();
    let notes = Arc::clone(&desk.notes);
    let table = Table::open(&key, anywhere(), desk).await;
    let address = table.address;
    let mut visits = Vec::new();
    for seat in 0..3 {
        let mut visit = table.visit(seated(seat, by_code(CODE)));
        held(&mut visit).await;
        visits.push(visit);
    }
    assert_eq!(done(&mut visits[0]).await, 1);
    drop(table);
    tokio::time::sleep(Duration::from_millis(50)).await;
    let desk = Desk {
        notes,
        ..Desk::default()
    };
    let _table = Table::open(&key, address, desk).await;
    for (n, visit) in (2..).zip(&mut visits) {
        assert_eq!(done(visit).await, n);
    }
}

#[tokio::test]
async fn sixty_four_watch_and_one_more_cannot() {
    let table = Table::new().await;
    // From one address they come a few at a time.
    let (came, mut there) = mpsc::unbounded_channel();
    let mut watchers = JoinSet::new();
    for _ in 0..MOST_ON_STAND {
        let mut visit = table.visit(watching());
        let came = came.clone();
        watchers.spawn(async move {
            held(&mut visit).await;
            came.send(()).unwrap();
            until(&mut visit, |told| match told {
                Told::Guest(Guests::Event { at, .. }) if at.idx == 3 => Some(()),
                _ => None,
            })
            .await;
        });
    }
    for _ in 0..MOST_ON_STAND {
        timeout(SOON, there.recv()).await.unwrap().unwrap();
    }
    let mut late = table.visit(watching());
    assert_eq!(shut(&mut late).await, Shut::Refused(Refused::Full));
    for _ in 0..3 {
        table.happens.send(()).unwrap();
    }
    // Each of them panics where it does not get there.
    watchers.join_all().await;
}

#[tokio::test]
async fn who_speaks_no_tls_is_shown_out_and_nobody_notices() {
    let table = Table::new().await;
    let mut visit = table.visit(seated(0, by_code(CODE)));
    held(&mut visit).await;
    for garbage in [&b"GET / HTTP/1.1\r\n\r\n"[..], &[0xff; 3_000]] {
        let mut stream = TcpStream::connect(table.address).await.unwrap();
        stream.write_all(garbage).await.unwrap();
        let mut rest = Vec::new();
        // What he is told is TLS's own alert, if anything; then the connection ends.
        let ended = timeout(SOON, stream.read_to_end(&mut rest)).await.unwrap();
        assert!(ended.is_err() || rest.len() < 64);
    }
    assert_eq!(done(&mut visit).await, 1);
}

#[tokio::test]
async fn nobody_takes_more_than_his_share_of_the_door() {
    let table = Table::new().await;
    let mut silent = Vec::new();
    for _ in 0..40 {
        silent.push(TcpStream::connect(table.address).await.unwrap());
    }
    let mut ended = 0;
    for stream in &mut silent {
        let mut byte = [0];
        let read = timeout(Duration::from_millis(200), stream.read(&mut byte)).await;
        ended += usize::from(matches!(read, Ok(Ok(0) | Err(_))));
    }
    assert!(ended >= 30, "{ended}");
    // They are shown out after five seconds, and then there is room again.
    let mut visit = table.visit(seated(0, by_code(CODE)));
    held(&mut visit).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn those_who_come_and_drop_out_leave_nothing_behind() {
    let table = Table::new().await;
    let mut visit = table.visit(seated(0, by_code(CODE)));
    held(&mut visit).await;
    come_and_go(&table, 30, 1).await;
    let before = party::memory();
    come_and_go(&table, 300, 2).await;
    assert!(party::memory() < before + (16 << 20));
    assert_eq!(done(&mut visit).await, 1);
}
