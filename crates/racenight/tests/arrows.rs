//! The rooms of the house know each other only along the arrows of `docs/architecture.md`, and each
//! says at its door what lives there.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Each room and the rooms that it may know. A new game stands here in one line, and in those of the
/// rooms that know games.
const ARROWS: &[(&str, &[&str])] = &[
    ("racenight-app", &["api", "racenight"]),
    ("racenight", &["api"]),
    (
        "api",
        &[
            "bots", "dealer", "giro", "lan", "nasty", "pigs", "printing", "store", "table",
        ],
    ),
    ("printing", &["giro", "nasty", "pigs", "table"]),
    ("bots", &["giro", "nasty", "pigs", "table"]),
    ("dealer", &["table"]),
    ("store", &["table"]),
    ("lan", &["table"]),
    ("giro", &["table"]),
    ("pigs", &["table"]),
    ("nasty", &["table"]),
    ("table", &[]),
];

/// The rooms that a room's tests may know besides.
const TEST_ARROWS: &[(&str, &[&str])] = &[("dealer", &["giro", "nasty", "pigs"])];

fn metadata() -> Value {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let told = Command::new(cargo)
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(
        told.status.success(),
        "{}",
        String::from_utf8_lossy(&told.stderr)
    );
    serde_json::from_slice(&told.stdout).unwrap()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().unwrap()
}

fn name(value: &Value) -> &str {
    value["name"].as_str().unwrap()
}

fn of(arrows: &[(&str, &'static [&'static str])], room: &str) -> &'static [&'static str] {
    let arrow = arrows.iter().find(|(from, _)| *from == room);
    arrow.map_or(&[], |(_, to)| to)
}

#[test]
fn arrows_run_down_only() {
    let metadata = metadata();
    let rooms: BTreeSet<&str> = list(&metadata, "packages").iter().map(name).collect();
    let known: BTreeSet<&str> = ARROWS.iter().map(|(room, _)| *room).collect();
    assert_eq!(
        rooms, known,
        "every room has its line in ARROWS, and no other"
    );
    for package in list(&metadata, "packages") {
        let room = name(package);
        for dependency in list(package, "dependencies") {
            let other = name(dependency);
            let is_ours = rooms.contains(other) || !dependency["path"].is_null();
            let in_tests = dependency["kind"] == "dev" && of(TEST_ARROWS, room).contains(&other);
            assert!(
                !is_ours || in_tests || of(ARROWS, room).contains(&other),
                "{room} must not know {other} ({})",
                dependency["kind"]
            );
        }
    }
}

#[test]
fn every_room_says_at_its_door_what_lives_there() {
    for package in list(&metadata(), "packages") {
        for target in list(package, "targets") {
            let kinds = list(target, "kind");
            if !kinds
                .iter()
                .any(|kind| ["lib", "bin"].contains(&kind.as_str().unwrap()))
            {
                continue;
            }
            let door = Path::new(target["src_path"].as_str().unwrap());
            let text = std::fs::read_to_string(door).unwrap();
            assert!(
                text.starts_with("//!"),
                "{} does not begin with //!",
                door.display()
            );
        }
    }
}
