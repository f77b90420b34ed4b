//! Others that speak DNS-SD: what avahi sees of our tables, and we of those that it announces.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use lan::link::Multicast;
use lan::nearby::{Fit, SERVICE};

use crate::avahi::beside_avahi;
use crate::far::{Anna, PORT};
use crate::found::{names, until};

#[test]
fn avahi_sees_our_table() {
    let Some(anna) = Anna::of("foreign::avahi_sees_our_table") else {
        return;
    };
    let _table = anna.table();
    let words = [
        "timeout",
        "30",
        "avahi-browse",
        "--resolve",
        "--parsable",
        SERVICE,
    ];
    let mut browse = beside_avahi(Command::new("unshare"), &words);
    let mut avahi = browse.stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(avahi.stdout.take().unwrap()).lines();
    let name = "Anna\\039s\\032table";
    let line = lines.find_map(|line| {
        let line = line.unwrap();
        line.starts_with(&format!("=;lan0;IPv4;{name};{SERVICE};local;rn-"))
            .then_some(line)
    });
    avahi.kill().unwrap();
    avahi.wait().unwrap();
    let line = line.unwrap();
    for part in [
        &format!(";10.9.0.2;{PORT};"),
        "\"txtvers=1\"",
        "\"pv=1-1\"",
        "\"g=marks\"",
        "\"n=0/2\"",
        "\"auth=code\"",
    ] {
        assert!(line.contains(part), "{line}");
    }
}

#[tokio::main(flavor = "current_thread")]
async fn published(anna: &Anna) {
    let fingerprint = format!("fp={}", lan::Fingerprint([4; 32]).text());
    let words = [
        "avahi-publish",
        "--service",
        "Zäune",
        SERVICE,
        "4711",
        "txtvers=1",
        "pv=7-9",
        "id=AEAQCAIBAEAQCAIB",
        &fingerprint,
        "g=giro",
        "st=lobby",
        "n=1/4",
        "auth=code",
        "av=9.9.9",
    ];
    let machine = anna.neighbour.command("unshare");
    let mut avahi = beside_avahi(machine, &words).spawn().unwrap();
    let mut guest = Multicast::open().unwrap();
    guest.listen().unwrap();
    until(&mut guest, |nearby| names(nearby) == ["Zäune"]).await;
    let listed = guest.nearby().list().next().unwrap();
    // It is not one to be joined, and that shows before anybody tries.
    assert_eq!(listed.advert.fit(), Fit::Newer);
    // What avahi withdraws says good-bye.
    avahi.kill().unwrap();
    avahi.wait().unwrap();
    until(&mut guest, |nearby| nearby.list().count() == 0).await;
}

#[test]
fn a_table_that_avahi_announces_is_listed() {
    if let Some(anna) = Anna::of("foreign::a_table_that_avahi_announces_is_listed") {
        published(&anna);
    }
}
