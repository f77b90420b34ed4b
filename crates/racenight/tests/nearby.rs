//! What the command line says of the network, and of others that speak what is not known here.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../../lan/tests/apart/mod.rs"]
mod apart;
#[path = "../../lan/tests/avahi/mod.rs"]
mod avahi;
#[path = "../../lan/tests/neighbour/mod.rs"]
mod neighbour;

use std::process::{Command, Output};

use serde_json::Value;

use avahi::beside_avahi;
use neighbour::Neighbour;

fn racenight(words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_racenight"));
    command.args(words).output().unwrap()
}

#[test]
fn a_table_of_another_version_is_listed_and_turned_away() {
    if !apart::inside("a_table_of_another_version_is_listed_and_turned_away") {
        return;
    }
    let other = Neighbour::new();
    let words = [
        "avahi-publish",
        "--service",
        "Zäune",
        "_racenight._tcp",
        "4711",
        "txtvers=1",
        "pv=7-9",
        "id=AEAQCAIBAEAQCAIB",
        "fp=BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ",
        "g=giro",
        "st=lobby",
        "n=1/4",
        "auth=code",
        "av=9.9.9",
    ];
    let mut avahi = beside_avahi(other.command("unshare"), &words);
    let mut avahi = avahi.spawn().unwrap();
    // It looks until there is one of that name.
    let join = ["join", "Zäune", "--code", "7K2MQ0", "--bot", "random"];
    let turned_away = racenight(&join);
    assert_eq!(turned_away.status.code(), Some(2));
    let why = String::from_utf8(turned_away.stderr).unwrap();
    assert!(
        why.contains("Zäune is there, but it is of a newer version: update this app"),
        "{why}"
    );
    let listed = racenight(&["discover", "--json"]);
    let listed: Value = serde_json::from_slice(&listed.stdout).unwrap();
    assert_eq!(
        (&listed[0]["name"], &listed[0]["fit"]),
        (&"Zäune".into(), &"newer".into())
    );
    let told = String::from_utf8(racenight(&["discover"]).stdout).unwrap();
    assert!(
        told.contains("1 of 4 seats taken, but it is of a newer version"),
        "{told}"
    );
    avahi.kill().unwrap();
    avahi.wait().unwrap();
}

#[test]
fn the_doctor_tells_what_is_well_and_what_is_not() {
    if !apart::inside("the_doctor_tells_what_is_well_and_what_is_not") {
        return;
    }
    let _cable = Neighbour::new();
    let well = racenight(&["doctor", "--json"]);
    assert_eq!(well.status.code(), Some(0), "{well:?}");
    let told: Value = serde_json::from_slice(&well.stdout).unwrap();
    assert_eq!(
        (&told["heard"], &told["port"]["state"]),
        (&true.into(), &"free".into())
    );
    let mut nft = Command::new("nft");
    nft.arg(
        "add table inet t; add chain inet t in { type filter hook input priority 0; }; add rule inet t in udp dport 5353 drop",
    );
    assert!(nft.status().unwrap().success());
    let ill = racenight(&["doctor"]);
    assert_eq!(ill.status.code(), Some(1));
    let told = String::from_utf8(ill.stdout).unwrap();
    assert!(told.contains("lan0 (leads to others): 10.9.0.1"), "{told}");
    assert!(told.contains("sudo ufw allow 5353/udp"), "{told}");
}
