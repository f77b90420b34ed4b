//! Records that do not hold: each is an error with its line, never a crash.

use dealer::{Broken, Fault, Replayed};
use giro::Race;
use proptest::prelude::*;
use serde_json::{Value, json};
use table::Digest;

use crate::forger::{broken, edited, meaning, resealed, with_line};
use crate::tables::{self, whole_record};

/// The record of a race with everything drawn: the table, seniority, obstacles, picks, the end.
const DRAWN: &str = include_str!("../records/giro.jsonl");
/// The record of a race with a clock: a late obstacle, an obstacle, an undo, a late obstacle …
const CLOCK: &str = include_str!("../records/giro-clock.jsonl");

fn check(record: &str) -> Result<Replayed<Race>, Broken> {
    tables::check(record)
}

#[test]
fn the_records_to_forge_are_whole() {
    assert!(check(DRAWN).is_ok());
    assert!(check(CLOCK).is_ok());
    assert_eq!((DRAWN.lines().count(), CLOCK.lines().count()), (32, 43));
}

#[test]
fn an_empty_file() {
    broken!("", 1, Fault::Empty);
    broken!("\n", 1, Fault::Line(_));
}

#[test]
fn a_file_of_something_else() {
    broken!("\u{0}\u{1}PK\u{3}\u{fffd}\u{fffd}", 1, Fault::Line(_));
    broken!("[package]\nname = \"dealer\"\n", 1, Fault::Line(_));
    broken!("{\"name\":\"racenight\"}\n", 1, Fault::Header { .. });
    broken!("7", 1, Fault::Header { .. });
    broken!(DRAWN.lines().nth(1).unwrap(), 1, Fault::Header { .. });
}

#[test]
fn a_record_of_another_game_or_form_or_book() {
    let pigs = edited(DRAWN, 1, |table| table["game"] = "pigs".into());
    broken!(pigs, 1, Fault::Header { .. });
    let form = edited(DRAWN, 1, |table| table["racenight"] = 2.into());
    broken!(form, 1, Fault::Form { found: 2 });
    let other = Digest::of(&"another book");
    let book = resealed::<Race>(DRAWN, |table| table.book = other);
    broken!(book, 1, Fault::Book { .. });
}

#[test]
fn an_edited_table() {
    let red_is_white = edited(DRAWN, 1, |table| {
        table["seats"][0]["colour"] = "white".into();
    });
    broken!(red_is_white, 1, Fault::Digest { .. });
    let slower = CLOCK.replace("\"clock\":20", "\"clock\":21");
    broken!(slower, 1, Fault::Digest { .. });
    let unclocked = CLOCK.replace("\"clock\":20,", "");
    broken!(unclocked, 1, Fault::Digest { .. });
    let unsealed = edited(DRAWN, 1, |table| table["digest"] = Value::Null);
    broken!(unsealed, 1, Fault::Header { .. });
    let longer = resealed::<Race>(DRAWN, |table| table.rules.course = giro::CourseName::Grand);
    broken!(longer, 2, Fault::Digest { .. });
}

#[test]
fn a_table_that_there_cannot_be() {
    let crowd = resealed::<Race>(DRAWN, |table| {
        let entrant = table.seats[0].clone();
        table.seats.extend(vec![entrant; 300]);
    });
    broken!(crowd, 1, Fault::Unfit(_));
}

#[test]
fn a_cut_off_record() {
    let lines: Vec<&str> = DRAWN.lines().collect();
    for kept in 1..lines.len() {
        broken!(lines[..kept].join("\n"), kept, Fault::CutOff);
    }
    let in_the_middle = &DRAWN[..DRAWN.len() - 20];
    broken!(in_the_middle, 32, Fault::Line(_));
}

#[test]
fn a_removed_a_doubled_and_two_swapped_lines() {
    let lines: Vec<&str> = DRAWN.lines().collect();
    for at in 1..lines.len() - 1 {
        let mut removed = lines.clone();
        removed.remove(at);
        broken!(removed.join("\n"), at + 1, Fault::Number { .. });
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        broken!(doubled.join("\n"), at + 2, Fault::Number { .. });
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        broken!(swapped.join("\n"), at + 1, Fault::Number { .. });
    }
}

#[test]
fn a_line_that_is_none() {
    for line in ["", " ", "{", "7", "[]", "null", "\"move\"", "{\"n\":4}"] {
        broken!(with_line(DRAWN, 5, |_| line.into()), 5, Fault::Line(_));
    }
    broken!(format!("{DRAWN}\n"), 33, Fault::Line(_));
    let two_things = edited(DRAWN, 5, |line| line["undo"] = 3.into());
    broken!(two_things, 5, Fault::Line(_));
    let hidden_end = edited(DRAWN, 5, |line| line["over"] = json!({}));
    broken!(hidden_end, 5, Fault::Line(_));
    let nobody = edited(DRAWN, 5, |line| line["seat"] = 6.into());
    broken!(nobody, 5, Fault::Line(_));
}

#[test]
fn a_line_too_deep_or_too_long_to_mean_anything() {
    let deep = format!("{{\"remark\":{}", "[".repeat(1_000_000));
    broken!(with_line(DRAWN, 5, |_| deep.clone()), 5, Fault::Line(_));
    broken!(deep, 1, Fault::Line(_));
    let long = format!("{{\"remark\":\"{}\"}}", "x".repeat(10_000_000));
    assert!(check(&format!("{DRAWN}{long}")).is_ok());
}

#[test]
fn an_edited_move() {
    // Line 4: seat 0 picks first, and might have picked anything.
    let other = edited(DRAWN, 4, |line| line["move"]["pick"] = 6.into());
    broken!(other, 4, Fault::Digest { .. });
    let spent = edited(DRAWN, 6, |line| line["move"]["pick"] = 3.into());
    broken!(spent, 6, Fault::Unlawful { .. });
    let stranger = edited(DRAWN, 4, |line| line["seat"] = 4.into());
    broken!(stranger, 4, Fault::Unlawful { .. });
}

#[test]
fn an_edited_digest() {
    for at in [2, 3, 4, 32] {
        let edited = edited(DRAWN, at, |line| line["digest"] = "0123456789abcdef".into());
        broken!(edited, at, Fault::Digest { .. });
    }
}

#[test]
fn an_edited_draw() {
    let seniority = edited(DRAWN, 2, |line| line["draw"]["seniority"] = json!([0, 1]));
    broken!(seniority, 2, Fault::Draw);
    let obstacles = json!([10, 12, 19, 25, 28]);
    let obstacles = edited(DRAWN, 3, |line| {
        line["draw"]["obstacles"] = obstacles.clone();
    });
    broken!(obstacles, 3, Fault::Draw);
}

#[test]
fn a_draw_where_none_is_or_that_cannot_fall() {
    let again = edited(DRAWN, 4, |line| {
        *line = json!({"n": 3, "draw": {"seniority": [0, 1]}, "digest": line["digest"]});
    });
    broken!(again, 4, Fault::NoDraw);
    // Where the seed is not yet known, what cannot be drawn is still told.
    let running: Vec<&str> = DRAWN.lines().take(3).collect();
    let beside = edited(&running.join("\n"), 3, |line| {
        line["draw"]["obstacles"] = json!([10, 11, 19, 25, 27]);
    });
    broken!(beside, 3, Fault::NoDraw);
}

#[test]
fn draws_are_checked_whatever_follows_the_end() {
    let seniority = edited(DRAWN, 2, |line| line["draw"]["seniority"] = json!([0, 1]));
    let remarked = format!("{seniority}{{\"remark\":\"good race\"}}\n");
    broken!(remarked, 2, Fault::Draw);
    // A false end cannot put another seed in the place of the promised one.
    let end = DRAWN.lines().last().unwrap();
    let false_end = end.replace("\"seed\":\"2a", "\"seed\":\"2b");
    broken!(format!("{seniority}{false_end}\n"), 2, Fault::Draw);
    broken!(format!("{DRAWN}{false_end}\n"), 33, Fault::AfterTheEnd);
}

#[test]
fn a_seed_that_was_not_promised() {
    for key in ["seed", "salt"] {
        let other = edited(DRAWN, 32, |line| line[key] = "00".repeat(32).into());
        broken!(other, 32, Fault::Seed);
        let short = edited(DRAWN, 32, |line| line[key] = "00".into());
        broken!(short, 32, Fault::Line(_));
    }
    let promise = dealer::Seed::from_text("another").commitment();
    let promised = resealed::<Race>(DRAWN, |table| table.commitment = promise);
    broken!(promised, 32, Fault::Seed);
}

#[test]
fn an_edited_result() {
    let standings = edited(DRAWN, 32, |line| line["over"]["standings"] = json!([1]));
    broken!(standings, 32, Fault::Result);
    let horses = edited(DRAWN, 32, |line| line["over"]["horses"][1] = 21.into());
    broken!(horses, 32, Fault::Result);
    let more = edited(DRAWN, 32, |line| line["over"]["protest"] = true.into());
    broken!(more, 32, Fault::Result);
}

#[test]
fn an_end_before_the_end_and_a_line_after_it() {
    let end = DRAWN.lines().last().unwrap();
    let early = with_line(DRAWN, 10, |_| end.replace("\"n\":31", "\"n\":9"));
    broken!(early, 10, Fault::NotOver);
    let twice = format!("{DRAWN}{end}\n");
    broken!(twice, 33, Fault::AfterTheEnd);
}

#[test]
fn an_undo_that_was_not_allowed() {
    let undo =
        |n: u32, from: u32| format!("{{\"n\":{n},\"undo\":{from},\"digest\":\"{:016}\"}}", 0);
    // Past a draw, of another line than the last act, of nothing, of what was done for the late.
    broken!(
        with_line(DRAWN, 4, |_| undo(3, 2)),
        4,
        Fault::NoUndo { undo: 2 }
    );
    broken!(
        with_line(DRAWN, 5, |_| undo(4, 2)),
        5,
        Fault::NoUndo { undo: 2 }
    );
    broken!(
        with_line(DRAWN, 2, |_| undo(1, 0)),
        2,
        Fault::NoUndo { undo: 0 }
    );
    broken!(
        with_line(CLOCK, 3, |_| undo(2, 1)),
        3,
        Fault::NoUndo { undo: 1 }
    );
    // Of the lines of seats that are elsewhere, or bots.
    for player in [
        dealer::Player::Elsewhere,
        dealer::Player::Bot("random".into()),
    ] {
        let not_theirs = resealed::<Race>(CLOCK, |table| table.seats[0].player = player.clone());
        broken!(not_theirs, 4, Fault::NoUndo { undo: 2 });
    }
}

#[test]
fn a_seat_that_was_never_late() {
    let late = |line: &mut Value| line["late"] = true.into();
    // Without a clock nobody is; and nobody is whom the table does not wait for.
    broken!(edited(DRAWN, 4, late), 4, Fault::NotLate { .. });
    broken!(edited(CLOCK, 10, late), 10, Fault::NotLate { .. });
    // The lot is what the seed gives, and an obstacle chosen by somebody is not.
    broken!(edited(CLOCK, 6, late), 6, Fault::Draw);
    let running: Vec<&str> = CLOCK.lines().take(2).collect();
    let on_grass = edited(&running.join("\n"), 2, |line| {
        line["move"]["place"] = 1.into();
    });
    broken!(on_grass, 2, Fault::Draw);
}

#[test]
fn an_error_says_the_line_and_what_is_wrong() {
    let spent = edited(DRAWN, 6, |line| line["move"]["pick"] = 3.into());
    let told = check(&spent).unwrap_err().to_string();
    assert_eq!(told, "line 6: seat 0 could not do that (G-11)");
    let nothing = with_line(DRAWN, 5, |_| "{\"n\":4}".into());
    let told = check(&nothing).unwrap_err().fault.to_string();
    assert_eq!(
        told,
        "this is not a line of a record: it has a number and records nothing"
    );
    let both = edited(DRAWN, 5, |line| line["draw"] = Value::Null);
    let told = check(&both).unwrap_err().fault.to_string();
    assert_eq!(
        told,
        "this is not a line of a record: it records move and draw at once"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_changed_byte_breaks_a_record_or_changes_nothing(at in 0..CLOCK.len(), byte: u8) {
        let mut bytes = CLOCK.as_bytes().to_vec();
        bytes[at] = byte;
        let changed = String::from_utf8_lossy(&bytes);
        match meaning::<Race>(&changed) {
            Ok(changed) => prop_assert_eq!(changed, meaning::<Race>(CLOCK).unwrap()),
            Err(broken) => prop_assert!((1..=changed.lines().count()).contains(&broken.line)),
        }
    }

    #[test]
    fn whatever_is_read_as_a_record_does_no_harm(noise in "[a-z]\\PC{0,40}", at in 0usize..43) {
        let mut lines: Vec<&str> = CLOCK.lines().collect();
        lines[at] = &noise;
        prop_assert_eq!(check(&lines.join("\n")).unwrap_err().line, at + 1);
    }
}

#[test]
fn a_whole_race_of_any_seed_verifies() {
    for seed in ["one", "two", "three"] {
        assert!(check(&whole_record(seed)).is_ok());
    }
}
