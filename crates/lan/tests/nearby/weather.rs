//! Machines that go down, and networks that lose a good part of what they carry.

use std::time::Duration;

use lan::link::Multicast;
use lan::nearby::Nearby;

use crate::far::{Anna, NAME, filter_here};
use crate::found::{names, until};

#[tokio::main(flavor = "current_thread")]
async fn crashed(anna: &Anna) {
    let _table = anna.table();
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    until(&mut guest, |nearby| names(nearby) == [NAME]).await;
    // Neither a good-bye nor a refusal: nothing comes any more.
    anna.filter("iif lan0 drop");
    let grey = |nearby: &Nearby| nearby.list().any(|listed| listed.grey);
    let took = until(&mut guest, grey).await;
    assert!(took < Duration::from_secs(10), "{took:?}");
    until(&mut guest, |nearby| nearby.list().count() == 0).await;
}

#[test]
fn a_table_whose_machine_is_gone_turns_grey_and_goes() {
    if let Some(anna) = Anna::of("weather::a_table_whose_machine_is_gone_turns_grey_and_goes") {
        crashed(&anna);
    }
}

#[tokio::main(flavor = "current_thread")]
async fn lossy(anna: &Anna, percent: u8) {
    let loss = format!("iif lan0 numgen random mod 100 < {percent} drop");
    anna.filter(&loss);
    filter_here(&loss);
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    let table = anna.table();
    until(&mut guest, |nearby| names(nearby) == [NAME]).await;
    drop(table);
    until(&mut guest, |nearby| nearby.list().count() == 0).await;
}

#[test]
fn a_table_is_found_where_a_fifth_is_lost() {
    if let Some(anna) = Anna::of("weather::a_table_is_found_where_a_fifth_is_lost") {
        lossy(&anna, 20);
    }
}

#[test]
fn a_table_is_found_where_two_fifths_are_lost() {
    if let Some(anna) = Anna::of("weather::a_table_is_found_where_two_fifths_are_lost") {
        lossy(&anna, 40);
    }
}
