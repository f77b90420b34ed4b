//! A table that is found where multicast is heard, and where it is not.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use lan::link::doctor::{Kind, PortState, examine};
use lan::link::{Candidate, Multicast, News, probe};
use lan::nearby::{Listed, Nearby};
use tokio::time::timeout;

use crate::far::{Anna, NAME, PORT, advert, filter_here};
use crate::neighbour;

/// Nothing that is sent to all is let in.
const NO_MULTICAST: &str = "udp dport 5353 drop";

/// Waits until the list is as it should be, and tells how long that took.
pub(crate) async fn until(guest: &mut Multicast, is: impl Fn(&Nearby) -> bool) -> Duration {
    let began = Instant::now();
    let wait = async {
        while !is(guest.nearby()) {
            guest.next().await;
        }
    };
    let waited = timeout(Duration::from_secs(40), wait).await;
    assert!(waited.is_ok(), "{:?}", guest.nearby());
    began.elapsed()
}

pub(crate) fn names(nearby: &Nearby) -> Vec<&str> {
    nearby.list().map(|listed| listed.name.as_str()).collect()
}

fn address() -> SocketAddr {
    format!("{}:{PORT}", neighbour::ADDRESS).parse().unwrap()
}

#[tokio::main(flavor = "current_thread")]
async fn closed(anna: &Anna) {
    let mut table = anna.table();
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    until(&mut guest, |nearby| nearby.list().count() > 0).await;
    // Heard over both kinds of addresses, and asked besides, it stands there once.
    let more = timeout(Duration::from_secs(5), async {
        loop {
            guest.next().await;
            assert_eq!(names(guest.nearby()), [NAME]);
        }
    });
    assert!(more.await.is_err());
    let listed: Vec<&Listed> = guest.nearby().list().collect();
    assert_eq!(listed[0].advert, advert(table.key));
    assert!(listed[0].addresses.contains(&address()));
    assert!(!listed[0].grey);
    table.close();
    let took = until(&mut guest, |nearby| nearby.list().count() == 0).await;
    assert!(took < Duration::from_secs(2), "{took:?}");
}

#[test]
fn a_table_is_listed_once_and_gone_two_seconds_after_it_was_closed() {
    if let Some(anna) =
        Anna::of("found::a_table_is_listed_once_and_gone_two_seconds_after_it_was_closed")
    {
        closed(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn asked(anna: &Anna) {
    filter_here(NO_MULTICAST);
    let table = anna.table();
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    until(&mut guest, |nearby| names(nearby) == [NAME]).await;
    let listed: Vec<&Listed> = guest.nearby().list().collect();
    assert_eq!(listed[0].advert, advert(table.key));
}

#[test]
fn a_table_is_found_where_nothing_is_let_in_at_the_port_of_multicast() {
    if let Some(anna) =
        Anna::of("found::a_table_is_found_where_nothing_is_let_in_at_the_port_of_multicast")
    {
        asked(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn remembered(anna: &Anna) {
    // As where a network keeps its guests apart: what is meant for all reaches nobody.
    anna.filter("ip daddr 224.0.0.0/4 drop");
    anna.filter("ip6 daddr ff02::fb drop");
    filter_here(NO_MULTICAST);
    let mut guest = Multicast::open().unwrap();
    let table = anna.table();
    let other = lan::Fingerprint([3; 32]);
    for key in [table.key, other] {
        guest.remember(advert(key).table, key, "Anna's".into(), &[address()]);
    }
    guest.listen().unwrap();
    until(&mut guest, |nearby| names(nearby) == [NAME]).await;
    // The one that has another key by now is not there.
    let left: Vec<_> = guest.nearby().remembered().collect();
    assert_eq!((left.len(), left[0].fingerprint), (1, other));
    assert!(!left[0].there);
}

#[test]
fn a_table_that_is_remembered_is_asked_where_it_was() {
    if let Some(anna) = Anna::of("found::a_table_that_is_remembered_is_asked_where_it_was") {
        remembered(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn silent(anna: &Anna) {
    anna.filter("udp dport 5353 drop");
    let mut guest = Multicast::open().unwrap();
    let table = anna.table();
    guest.remember(
        advert(table.key).table,
        table.key,
        NAME.into(),
        &[address()],
    );
    guest.listen().unwrap();
    let there = |nearby: &Nearby| nearby.remembered().any(|one| one.there);
    until(&mut guest, there).await;
    assert_eq!(guest.nearby().list().count(), 0);
    drop(table);
    until(&mut guest, |nearby| !there(nearby)).await;
}

#[test]
fn a_table_that_is_remembered_and_says_nothing_is_known_by_its_key() {
    if let Some(anna) =
        Anna::of("found::a_table_that_is_remembered_and_says_nothing_is_known_by_its_key")
    {
        silent(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn knocked(anna: &Anna) {
    let table = anna.table();
    let found = Candidate {
        address: address(),
        fingerprint: table.key,
    };
    assert_eq!(probe(PORT).await, [found]);
    assert_eq!(probe(PORT + 1).await, []);
}

#[test]
fn who_knocks_at_every_door_finds_a_table_and_its_key() {
    if let Some(anna) = Anna::of("found::who_knocks_at_every_door_finds_a_table_and_its_key") {
        knocked(&anna);
    }
}

async fn until_heard(guest: &mut Multicast) {
    while guest.next().await != News::Tables {}
}

#[tokio::main(flavor = "current_thread")]
async fn examined(_anna: &Anna) {
    // Nobody takes what is tried out for a table.
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    let checkup = tokio::select! {
        checkup = examine(PORT) => checkup,
        () = until_heard(&mut guest) => panic!("{guest:?}"),
    };
    assert!(checkup.heard && checkup.answered, "{checkup:?}");
    assert_eq!(checkup.port.state, PortState::Free);
    assert!(!checkup.vpn);
    let lan0 = checkup.interfaces.iter().find(|one| one.name == "lan0");
    assert_eq!(lan0.unwrap().kind, Kind::Usable);
}

#[test]
fn the_doctor_finds_a_network_healthy() {
    if let Some(anna) = Anna::of("found::the_doctor_finds_a_network_healthy") {
        examined(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn ill() {
    let _taken = tokio::net::TcpListener::bind(("0.0.0.0", PORT))
        .await
        .unwrap();
    filter_here(NO_MULTICAST);
    let checkup = examine(PORT).await;
    assert!(!checkup.heard && !checkup.answered, "{checkup:?}");
    assert_eq!(checkup.port.state, PortState::Taken);
}

#[test]
fn the_doctor_sees_what_is_not_let_in() {
    if crate::apart::inside("found::the_doctor_sees_what_is_not_let_in") {
        ill();
    }
}
