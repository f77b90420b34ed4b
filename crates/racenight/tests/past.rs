//! `racenight replay` and `history`: what is printed of tables that are over.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::{TempDir, tempdir};

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../dealer/tests/records/");

fn racenight(home: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_racenight"))
        .args(words)
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home)
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// A home with finished tables: every golden record.
fn home() -> TempDir {
    let home = tempdir().unwrap();
    let finished = home.path().join("racenight/tables/finished");
    fs::create_dir_all(&finished).unwrap();
    for entry in fs::read_dir(RECORDS).unwrap() {
        let path = entry.unwrap().path();
        let name = path.with_extension("racenight");
        fs::copy(&path, finished.join(name.file_name().unwrap())).unwrap();
    }
    home
}

#[test]
fn a_record_is_printed_event_by_event_with_its_rounds_and_its_result() {
    let home = tempdir().unwrap();
    for entry in fs::read_dir(RECORDS).unwrap() {
        let path = entry.unwrap().path();
        let told = said(&racenight(home.path(), &["replay", path.to_str().unwrap()]));
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!(lines[0], "seat 0: Ann");
        assert!(lines.contains(&"round 1"), "{told}");
        assert!(lines.iter().any(|line| line.starts_with("1. ")), "{told}");
        assert!(!told.contains("picked seat") || told.contains("has-picked"));
    }
    let race = format!("{RECORDS}giro.jsonl");
    let told = said(&racenight(home.path(), &["replay", &race]));
    assert!(
        told.contains("    1  seniority-drawn order=[1,0]\n"),
        "{told}"
    );
    assert!(told.ends_with("\n1. Ann\n"), "{told}");
}

#[test]
fn with_steps_each_line_waits_for_enter() {
    let race = format!("{RECORDS}giro.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_racenight"))
        .args(["replay", "--step", &race])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\n\n").unwrap();
    // At the end of what is typed, the rest comes at once.
    let stepped = child.wait_with_output().unwrap();
    let home = tempdir().unwrap();
    assert_eq!(
        said(&stepped),
        said(&racenight(home.path(), &["replay", &race]))
    );
}

#[test]
fn what_does_not_hold_is_not_printed_and_what_stops_early_is() {
    let home = tempdir().unwrap();
    let record = fs::read_to_string(format!("{RECORDS}giro.jsonl")).unwrap();
    let file = home.path().join("some.jsonl");
    let name = file.to_str().unwrap();
    let half: Vec<&str> = record.lines().take(9).collect();
    fs::write(&file, half.join("\n")).unwrap();
    let told = said(&racenight(home.path(), &["replay", name]));
    assert!(
        told.contains("round 1") && !told.contains("\n1. "),
        "{told}"
    );
    fs::write(&file, record.replacen("\"pick\":3", "\"pick\":4", 1)).unwrap();
    let flawed = racenight(home.path(), &["replay", name]);
    assert_eq!(flawed.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&flawed.stdout).contains(": line 4: "));
    assert_eq!(
        racenight(home.path(), &["replay", "none"]).status.code(),
        Some(2)
    );
}

#[test]
fn finished_tables_are_listed_a_line_each_or_as_json() {
    let home = home();
    let told = said(&racenight(home.path(), &["history"]));
    assert_eq!(told.lines().count(), 5);
    assert!(told.contains("giro  1. Ann, -. Ben  giro\n"), "{told}");
    let pigs = said(&racenight(home.path(), &["history", "--game", "pigs"]));
    assert_eq!(pigs.lines().count(), 2);
    let json = said(&racenight(
        home.path(),
        &["history", "--json", "--player", "cleo"],
    ));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["found"], 3);
    assert_eq!(json["tables"][0]["seats"][2]["name"], "Cleo");
    assert_eq!(json["flawed"].as_array().unwrap().len(), 0);
}

#[test]
fn a_record_that_does_not_hold_is_named_beside_the_others() {
    let home = home();
    let finished = home.path().join("racenight/tables/finished");
    fs::write(finished.join("old.racenight"), "{\"racenight\":9}\n").unwrap();
    let told = racenight(home.path(), &["history"]);
    assert_eq!(told.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&told.stdout).lines().count(), 5);
    let named = String::from_utf8_lossy(&told.stderr);
    assert!(named.starts_with("racenight: old: line 1: "), "{named}");
    let empty = tempdir().unwrap();
    assert_eq!(said(&racenight(empty.path(), &["history"])), "");
}
