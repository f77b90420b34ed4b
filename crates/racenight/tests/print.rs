//! `racenight print`: what comes of it, and with which code it ends.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::process::{Command, Output};

const NASTY: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../dealer/tests/records/nasty.jsonl"
);
const GOING: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../dealer/tests/going/nasty.jsonl"
);

fn print(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_racenight"))
        .arg("print")
        .args(words)
        .output()
        .unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_document_goes_to_a_file_or_on_to_the_next_program() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("slip.pdf");
    let name = out.to_str().unwrap();
    let words = ["slip", "--seat", "1", "--language", "en", GOING];
    let piped = print(&words);
    assert_eq!(piped.status.code(), Some(0));
    assert!(piped.stdout.starts_with(b"%PDF"));
    let written = print(&[&words[..], &["--out", name]].concat());
    assert_eq!((written.status.code(), written.stdout.len()), (Some(0), 0));
    assert_eq!(fs::read(&out).unwrap(), piped.stdout);
}

#[test]
fn rows_need_no_format() {
    let money = print(&["money", NASTY]);
    let told = String::from_utf8(money.stdout).unwrap();
    assert!(
        told.starts_with("\u{feff}race_number,race,seat,player,purse\r\n"),
        "{told}"
    );
    let json = print(&["money", "--format", "json", NASTY]);
    let rows: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(rows[0]["purse"], 20_000);
}

#[test]
fn blank_forms_need_no_record() {
    for words in [
        &["blank-slips", "--pad", "4", "--paper", "letter"][..],
        &["blank-score-sheet", "--game", "pigs", "--language", "es"],
    ] {
        let printed = print(words);
        assert_eq!(printed.status.code(), Some(0), "{}", complained(&printed));
        assert!(printed.stdout.starts_with(b"%PDF"));
    }
}

#[test]
fn what_is_not_to_be_seen_yet_is_refused() {
    let slips = print(&["slips", GOING]);
    assert_eq!((slips.status.code(), slips.stdout.len()), (Some(2), 0));
    assert!(complained(&slips).contains("the game is not over"));
    let whose = print(&["slip", GOING]);
    assert!(complained(&whose).contains("whose slip"));
    assert_eq!(whose.status.code(), Some(2));
}

#[test]
fn a_record_that_does_not_hold_is_told_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("forged.jsonl");
    let forged = fs::read_to_string(NASTY)
        .unwrap()
        .replacen("\"die\":1", "\"die\":2", 1);
    fs::write(&file, forged).unwrap();
    let printed = print(&["results", file.to_str().unwrap()]);
    assert_eq!(printed.status.code(), Some(1));
    let told = String::from_utf8(printed.stdout).unwrap();
    assert!(told.contains("forged.jsonl: line "), "{told}");
}
