//! `racenight case`, `verify` and `simulate`: what is printed, and with which code it ends.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

const GIRO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../giro/tests/cases/giro.json");

fn racenight(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_racenight"))
        .args(words)
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn complained(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        fs::write(self.path(name), content).unwrap();
        text(&self.path(name))
    }
}

fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

#[test]
fn it_says_its_version_and_how_it_is_used() {
    let version = racenight(&["--version"]);
    assert_eq!(
        said(&version),
        format!("racenight {}\n", env!("CARGO_PKG_VERSION"))
    );
    assert_eq!(code(&racenight(&[])), 2);
    assert_eq!(code(&racenight(&["dance"])), 2);
    for command in ["case", "simulate", "verify", "serve"] {
        assert!(said(&racenight(&["--help"])).contains(command));
        let help = racenight(&[command, "--help"]);
        assert_eq!(code(&help), 0);
        assert!(said(&help).contains("Examples:"), "{command}");
    }
}

#[test]
fn cases_are_told_in_tap() {
    let told = racenight(&["case", GIRO]);
    assert_eq!(code(&told), 0, "{}", said(&told));
    let lines = said(&told);
    let count = lines.lines().count() - 1;
    assert!(
        lines.starts_with(&format!("1..{count}\nok 1 - G-18 ")),
        "{lines}"
    );
    assert!(
        lines.lines().skip(1).all(|line| line.starts_with("ok ")),
        "{lines}"
    );
}

#[test]
fn a_case_that_fails_is_told_with_its_reason() {
    let folder = Folder::new();
    let cases = json!([
        {"case": "of another game", "game": "ludo"},
        {"case": "two\nlines # and a sign", "game": "giro", "given": {"horses": [3, 3], "obstacles": [11, 22, 31, 34, 38]}},
        {"case": "fine", "game": "giro", "given": {"horses": [0, 0]}, "expect": {"seats": 2}},
    ]);
    let told = racenight(&["case", &folder.file("cases.json", cases.to_string())]);
    assert_eq!(code(&told), 1);
    assert_eq!(
        said(&told),
        "1..3\n\
         not ok 1 - of another game\n\
         # there is no game called \"ludo\"; there are: giro\n\
         not ok 2 - two lines \\# and a sign\n\
         # this position cannot be: the horse of seat 1 cannot stand on 3: it is taken\n\
         ok 3 - fine\n"
    );
}

#[test]
fn files_that_hold_no_cases_are_named_and_the_others_played() {
    let folder = Folder::new();
    let garbage = [
        folder.file("empty.json", ""),
        folder.file("bytes.json", [0xff, 0, 1]),
        folder.file("deep.json", "[".repeat(200_000)),
        folder.file("other.json", "{\"name\": \"x\"}"),
        text(&folder.path("missing.json")),
        text(folder.0.path()),
    ];
    for file in &garbage {
        let told = racenight(&["case", file, GIRO]);
        assert_eq!(code(&told), 2, "{file}");
        assert!(
            complained(&told).contains(file.as_str()),
            "{}",
            complained(&told)
        );
        assert!(said(&told).contains("\nok 1 - "));
    }
    assert_eq!(code(&racenight(&["case"])), 2);
}

fn simulate(words: &[&str]) -> Value {
    let told = racenight(&[&["simulate", "giro", "--json"], words].concat());
    assert_eq!(code(&told), 0, "{}", complained(&told));
    assert_eq!(complained(&told), "", "no progress bar where nobody looks");
    let mut report: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert!(report.as_object_mut().unwrap().remove("speed").is_some());
    report
}

#[test]
fn the_same_seed_simulates_the_same() {
    let words = [
        "--games",
        "40",
        "--bots",
        "steady,random",
        "--seed",
        "spring",
    ];
    let one = simulate(&[&words[..], &["--threads", "1"]].concat());
    assert_eq!(one, simulate(&[&words[..], &["--threads", "4"]].concat()));
    assert_eq!(one["games"], 40);
    assert_eq!(one["seed"], "spring");
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    let expected = [
        "abandoned",
        "game",
        "games",
        "rounds",
        "seats",
        "seed",
        "wins-by-bot",
        "wins-by-seat",
    ];
    assert_eq!(keys, expected);
    let bots = one["wins-by-bot"].as_array().unwrap();
    assert_eq!(
        (&bots[0]["bot"], &bots[1]["bot"]),
        (&json!("steady"), &json!("random"))
    );
    for key in ["wins", "share", "low", "high"] {
        assert!(bots[0][key].is_number(), "{key}");
    }
    let told = racenight(&[
        "simulate", "giro", "--seats", "4", "--bots", "random", "--seed", "spring",
    ]);
    let report = said(&told);
    for line in [
        "giro: 1000 games, 4 seats, seed spring",
        "seat 3",
        "4 random",
        "Abandoned: ",
        "Rounds: ",
        "games per second",
    ] {
        assert!(report.contains(line), "{line} is not in {report}");
    }
}

#[test]
fn what_cannot_be_simulated_is_said_so() {
    for (words, told) in [
        (&["ludo"][..], "there are: giro"),
        (&["giro", "--seats", "9"], "G-1"),
        (&["giro", "--games", "0"], "--games"),
        (&["giro", "--bots", "clever"], "there are: random, steady"),
        (
            &["giro", "--seats", "3", "--bots", "steady,random"],
            "one for each",
        ),
        (&["giro", "--option", "course"], "KEY=VALUE"),
        (&["giro", "--option", "corse=grand"], "`course`"),
        (&["giro", "--option", "course=long"], "`sprint`"),
        (&["giro", "--threads", "0"], "--threads"),
    ] {
        let output = racenight(&[&["simulate"], words].concat());
        assert_eq!(code(&output), 2, "{words:?}");
        assert!(
            complained(&output).contains(told),
            "{}",
            complained(&output)
        );
        assert_eq!(said(&output), "");
    }
}

/// Plays three games with their records.
fn records(folder: &Folder) -> Vec<String> {
    let words = [
        "--games",
        "3",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "x",
        "--records",
    ];
    simulate(&[&words[..], &[&text(&folder.path("records"))]].concat());
    let file = |number| text(&folder.path(&format!("records/giro-00000{number}.jsonl")));
    (1..=3).map(file).collect()
}

#[test]
fn records_are_kept_hold_and_are_never_overwritten() {
    let folder = Folder::new();
    let files = records(&folder);
    let words: Vec<&str> = ["verify"]
        .into_iter()
        .chain(files.iter().map(String::as_str))
        .collect();
    let told = racenight(&words);
    assert_eq!(code(&told), 0, "{}", said(&told));
    let lines = fs::read_to_string(&files[0]).unwrap().lines().count();
    let first = format!("ok {}: giro, 3 seats, {lines} lines\n", files[0]);
    assert!(said(&told).starts_with(&first), "{}", said(&told));
    let before = fs::read(&files[0]).unwrap();
    let records = text(&folder.path("records"));
    let again = racenight(&["simulate", "giro", "--games", "1", "--records", &records]);
    assert_eq!(code(&again), 2);
    assert!(
        complained(&again).contains("is there already"),
        "{}",
        complained(&again)
    );
    assert_eq!(fs::read(&files[0]).unwrap(), before);
}

#[test]
fn a_record_that_does_not_hold_is_told_with_its_line() {
    let folder = Folder::new();
    let files = records(&folder);
    let record = fs::read_to_string(&files[0]).unwrap();
    let mut lines: Vec<&str> = record.lines().collect();
    lines.swap(8, 9);
    let swapped = folder.file("swapped.jsonl", lines.join("\n"));
    let cut = folder.file(
        "cut.jsonl",
        record.lines().take(7).collect::<Vec<_>>().join("\n"),
    );
    let told = racenight(&["verify", &swapped, &cut, &files[1]]);
    assert_eq!(code(&told), 1);
    let said = said(&told);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with(&format!("{swapped}: line 9: ")),
        "{said}"
    );
    assert!(lines[1].starts_with(&format!("{cut}: line 7: ")), "{said}");
    assert!(lines[2].starts_with("ok "), "{said}");
    let bytes = folder.file("bytes.jsonl", [0xff, 0xfe, 0]);
    assert_eq!(code(&racenight(&["verify", &bytes])), 1);
    let missing = racenight(&["verify", "missing.jsonl", &files[1]]);
    assert_eq!(code(&missing), 2);
    assert!(complained(&missing).contains("missing.jsonl"));
}
