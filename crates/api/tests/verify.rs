//! Records that hold, and what is said of those that do not.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod records;

use std::sync::LazyLock;

use api::Level;
use api::simulate::Plan;
use api::verify::{Flaw, verify};
use proptest::prelude::*;
use records::{plan, plan_of, played};
use serde_json::Value;

static RECORD: LazyLock<String> = LazyLock::new(|| of_random_bots(plan(3, 1)));
static PIGS: LazyLock<String> = LazyLock::new(|| of_random_bots(plan_of("pigs", 3, 1)));

fn of_random_bots(mut plan: Plan) -> String {
    plan.bots = vec![Level::Random];
    played(&plan).remove(0)
}

fn flaw(record: impl AsRef<[u8]>) -> Flaw {
    verify(record.as_ref()).unwrap_err()
}

/// The record with one line changed.
fn with_line(number: usize, change: impl Fn(&str) -> String) -> String {
    let lines = RECORD.lines().zip(1..).map(|(line, at)| {
        if at == number {
            change(line)
        } else {
            line.to_owned()
        }
    });
    lines.map(|line| line + "\n").collect()
}

#[test]
fn what_bots_have_played_holds() {
    let options = [
        ("ties", "rear-only"),
        ("course", "sprint"),
        ("obstacles", "drawn"),
    ];
    let mut plan = plan(2, 3);
    plan.options = options
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .to_vec();
    for record in played(&plan).iter().chain([&*RECORD]) {
        let whole = verify(record.as_bytes()).unwrap();
        assert_eq!(whole.game, "giro");
        assert_eq!(whole.lines, record.lines().count());
    }
    assert_eq!(verify(RECORD.as_bytes()).unwrap().seats, 3);
}

#[test]
fn what_bots_have_played_with_the_pigs_holds() {
    for (seats, options) in [
        (2, &[("edition", "tiles"), ("rounds", "fair")][..]),
        (4, &[("track-food", "true"), ("gentle", "true")]),
        (5, &[("draws", "rounds-then-best")]),
    ] {
        let mut plan = plan_of("pigs", seats, 1);
        let option = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        plan.options = options.iter().map(option).collect();
        for record in played(&plan) {
            let whole = verify(record.as_bytes()).unwrap();
            assert_eq!((whole.game.as_str(), whole.seats), ("pigs", seats));
            assert_eq!(whole.lines, record.lines().count());
        }
    }
}

#[test]
fn a_record_of_one_game_is_none_of_another() {
    for (record, game, other) in [(&*RECORD, "giro", "pigs"), (&*PIGS, "pigs", "giro")] {
        let name = |game| format!("\"game\":\"{game}\"");
        assert_eq!(flaw(record.replace(&name(game), &name(other))).line, 1);
    }
}

#[test]
fn a_record_that_is_cut_off_is_flawed_at_its_last_line() {
    let lines: Vec<&str> = RECORD.lines().collect();
    for kept in 1..lines.len() {
        let cut = lines[..kept].join("\n");
        assert_eq!(flaw(&cut).line, kept);
    }
    let half = &RECORD[..RECORD.trim_end().len() - 9];
    assert_eq!(flaw(half).line, lines.len());
}

#[test]
fn a_line_that_was_edited_is_named() {
    for number in 2..RECORD.lines().count() {
        let other_pick = with_line(number, |line| {
            let mut line: Value = serde_json::from_str(line).unwrap();
            if let Some(card) = line.pointer("/move/pick").and_then(Value::as_u64) {
                line["move"]["pick"] = (card % 6 + 1).into();
            } else {
                line["digest"] = "0123456789abcdef".into();
            }
            line.to_string()
        });
        assert_eq!(flaw(&other_pick).line, number);
    }
    let other_rules = with_line(1, |line| line.replace("classic", "grand"));
    assert_eq!(flaw(&other_rules).line, 1);
}

#[test]
fn players_may_be_renamed() {
    let named = with_line(1, |line| {
        let mut table: Value = serde_json::from_str(line).unwrap();
        table["seats"][0]["name"] = "Anna Ω".into();
        table.to_string()
    });
    assert!(verify(named.as_bytes()).is_ok());
}

#[test]
fn what_is_no_record_is_said_so_with_a_line() {
    let foreign = [
        (&b""[..], 1, "empty"),
        (b"\n", 1, "not the first line"),
        (b"not json\n", 1, "not the first line"),
        (b"{}\n", 1, "names no game"),
        (b"{\"game\": \"ludo\"}\n", 1, "there is no game called"),
        (b"{\"game\": \"giro\"}\n", 1, "first line"),
        (b"\xff\n", 1, "not text"),
        (b"{}\n{}\n\xff", 3, "not text"),
    ];
    for (bytes, line, why) in foreign {
        let flaw = flaw(bytes);
        assert_eq!(flaw.line, line, "{bytes:?}");
        assert!(flaw.why.contains(why), "{flaw}");
    }
}

proptest! {
    #[test]
    fn no_bytes_bring_it_down(
        pigs: bool,
        at in any::<proptest::sample::Index>(),
        bytes: Vec<u8>,
        instead in 0..40usize,
    ) {
        let whole = if pigs { &*PIGS } else { &*RECORD };
        let mut record = whole.clone().into_bytes();
        let at = at.index(record.len());
        let end = record.len().min(at + instead);
        record.splice(at..end, bytes.iter().copied());
        // Names may change; all else may not.
        if record != whole.as_bytes()
            && let Err(flaw) = verify(&record)
        {
            prop_assert!(flaw.line >= 1 && flaw.line <= 1 + record.len());
        }
        if let Err(flaw) = verify(&bytes) {
            prop_assert!(flaw.line >= 1);
        }
    }
}
