//! `racenight case`, `verify` and `simulate`: what is printed, and with which code it ends.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

const GIRO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../giro/tests/cases/giro.json");
const PIGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../pigs/tests/cases/pigs.json");

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
    let commands = [
        "case", "simulate", "verify", "replay", "history", "serve", "host", "join", "discover",
        "doctor",
    ];
    for command in commands {
        assert!(said(&racenight(&["--help"])).contains(command));
        let help = racenight(&[command, "--help"]);
        assert_eq!(code(&help), 0);
        assert!(said(&help).contains("Examples:"), "{command}");
    }
}

#[test]
fn cases_are_told_in_tap() {
    for (files, first) in [
        (&[GIRO][..], "G-18 "),
        (&[PIGS], "P-"),
        (&[PIGS, GIRO], "P-"),
    ] {
        let told = racenight(&[&["case"], files].concat());
        assert_eq!(code(&told), 0, "{}", said(&told));
        let lines = said(&told);
        let count = lines.lines().count() - 1;
        assert!(
            lines.starts_with(&format!("1..{count}\nok 1 - {first}")),
            "{lines}"
        );
        assert!(
            lines.lines().skip(1).all(|line| line.starts_with("ok ")),
            "{lines}"
        );
    }
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
         # there is no game called \"ludo\"; there are: giro, pigs, nasty\n\
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

fn simulate(game: &str, words: &[&str]) -> Value {
    let told = racenight(&[&["simulate", game, "--json"], words].concat());
    assert_eq!(code(&told), 0, "{}", complained(&told));
    assert_eq!(complained(&told), "", "no progress bar where nobody looks");
    let mut report: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert!(report.as_object_mut().unwrap().remove("speed").is_some());
    report
}

#[test]
fn the_same_seed_simulates_the_same() {
    let words = ["--bots", "steady,random", "--seed", "spring", "--games"];
    let on = |game, games, threads| {
        simulate(game, &[&words[..], &[games, "--threads", threads]].concat())
    };
    assert_eq!(on("pigs", "3", "1"), on("pigs", "3", "4"));
    let one = on("giro", "40", "1");
    assert_eq!(one, on("giro", "40", "4"));
    assert_eq!(one["games"], 40);
    assert_eq!(one["seed"], "spring");
    let keys: Vec<&String> = one.as_object().unwrap().keys().collect();
    let expected = [
        "abandoned",
        "astray",
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
        "Money astray: 0",
        "Rounds: ",
        "games per second",
    ] {
        assert!(report.contains(line), "{line} is not in {report}");
    }
}

#[test]
fn what_cannot_be_simulated_is_said_so() {
    for (words, told) in [
        (&["ludo"][..], "there are: giro, pigs"),
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
        (&["pigs", "--seats", "6"], "P-2"),
        (&["pigs", "--option", "gentle=perhaps"], "gentle=perhaps"),
        (&["pigs", "--option", "course=grand"], "`track-food`"),
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

/// Plays three games with their records, on so many threads.
fn records(folder: &Folder, game: &str, threads: &str) -> Vec<String> {
    let name = format!("{game}-on-{threads}");
    let words = [
        "--games",
        "3",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "x",
        "--threads",
        threads,
        "--records",
        &text(&folder.path(&name)),
    ];
    simulate(game, &words);
    let file = |number| text(&folder.path(&format!("{name}/{game}-00000{number}.jsonl")));
    (1..=3).map(file).collect()
}

#[test]
fn records_are_kept_hold_and_are_never_overwritten() {
    for game in ["giro", "pigs"] {
        let folder = Folder::new();
        let files = records(&folder, game, "1");
        let words: Vec<&str> = ["verify"]
            .into_iter()
            .chain(files.iter().map(String::as_str))
            .collect();
        let told = racenight(&words);
        assert_eq!(code(&told), 0, "{}", said(&told));
        let lines = fs::read_to_string(&files[0]).unwrap().lines().count();
        let first = format!("ok {}: {game}, 3 seats, {lines} lines\n", files[0]);
        assert!(said(&told).starts_with(&first), "{}", said(&told));
        let before = fs::read(&files[0]).unwrap();
        let kept = Path::new(&files[0]).parent().unwrap();
        let again = racenight(&["simulate", game, "--games", "1", "--records", &text(kept)]);
        assert_eq!(code(&again), 2);
        assert!(
            complained(&again).contains("is there already"),
            "{}",
            complained(&again)
        );
        assert_eq!(fs::read(&files[0]).unwrap(), before);
    }
}

#[test]
fn records_are_the_same_byte_for_byte_whatever_the_number_of_threads() {
    for game in ["giro", "pigs"] {
        let folder = Folder::new();
        let written = |threads| {
            records(&folder, game, threads)
                .iter()
                .map(|file| fs::read(file).unwrap())
                .collect::<Vec<_>>()
        };
        let [one, two] = ["1", "2"].map(written);
        assert!(one == two, "{game}");
        assert_ne!(one[0], one[1]);
    }
}

#[test]
fn a_record_that_does_not_hold_is_told_with_its_line() {
    let folder = Folder::new();
    let files = records(&folder, "giro", "2");
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

const NASTY_BOOK: &str = include_str!("../../nasty/book/nasty.toml");

#[test]
fn figures_of_ones_own_are_played_by_and_checked_by() {
    let folder = Folder::new();
    let box_of_mine = folder.file("box.toml", NASTY_BOOK.replace("back = 20", "back = 19"));
    let records = text(&folder.path("records"));
    let by_it = ["--book", box_of_mine.as_str()];
    let words = ["simulate", "nasty", "--games", "1", "--bots", "random"];
    let played = racenight(&[&words[..], &["--records", records.as_str()], &by_it[..]].concat());
    assert_eq!(code(&played), 0, "{}", complained(&played));
    let record = text(&folder.path("records/nasty-000001.jsonl"));
    let checked = racenight(&[&["verify", record.as_str()], &by_it[..]].concat());
    assert_eq!(code(&checked), 0, "{}", said(&checked));
    let printed = racenight(&[&["replay", record.as_str()], &by_it[..]].concat());
    assert_eq!(code(&printed), 0, "{}", complained(&printed));
    assert!(said(&printed).contains("race-over"), "{}", said(&printed));
    for word in ["verify", "replay"] {
        let by_the_printed = racenight(&[word, &record]);
        assert_eq!(code(&by_the_printed), 1);
        assert!(said(&by_the_printed).contains("played by another book"));
    }
    let cases = racenight(&[&["case", GIRO], &by_it[..]].concat());
    assert_eq!(code(&cases), 1);
    assert!(said(&cases).contains("# giro is played by its printed figures alone"));
}

#[test]
fn figures_that_cannot_be_are_refused_with_their_line() {
    let folder = Folder::new();
    let twice = folder.file("twice.toml", NASTY_BOOK.replace("\"H14\"", "\"H8\""));
    let line = NASTY_BOOK
        .lines()
        .position(|line| line.starts_with("members"))
        .unwrap()
        + 1;
    let amiss = format!("racenight: {twice}: line {line}: the fence grandstand stands there too\n");
    let gone = text(&folder.path("gone.toml"));
    for words in [
        &["case", GIRO][..],
        &["simulate", "nasty"],
        &["verify", GIRO],
        &["replay", GIRO],
    ] {
        let refused = racenight(&[words, &["--book", &twice]].concat());
        assert_eq!((code(&refused), complained(&refused)), (2, amiss.clone()));
        let unread = racenight(&[words, &["--book", &gone]].concat());
        assert_eq!(code(&unread), 2);
        assert!(complained(&unread).contains("gone.toml: cannot be read"));
    }
}

#[test]
fn a_game_of_printed_figures_alone_takes_no_others() {
    let folder = Folder::new();
    let box_of_mine = folder.file("box.toml", NASTY_BOOK);
    let record = &records(&folder, "giro", "1")[0];
    for words in [
        &["simulate", "giro"][..],
        &["verify", record.as_str()],
        &["replay", record.as_str()],
    ] {
        let refused = racenight(&[words, &["--book", &box_of_mine]].concat());
        assert_eq!(code(&refused), 2);
        let why = complained(&refused);
        assert!(
            why.contains("giro is played by its printed figures alone"),
            "{why}"
        );
    }
}
