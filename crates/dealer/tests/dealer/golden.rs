//! Records that must be written like this, and verify, for ever.

use dealer::verify;
use giro::{Book, CourseName, Move};

use crate::tables::{Table, all_drawn, people, seat};

/// Two seats, everything drawn.
const DRAWN: &str = include_str!("../records/giro.jsonl");
/// Three seats, obstacles placed, a clock; somebody is late and somebody takes back.
const PLACED: &str = include_str!("../records/giro-clock.jsonl");

/// The record is the golden one. If the form of records has to change, the text that comes out now
/// is in the place that the message names.
fn is_golden(name: &str, record: &str, golden: &str) {
    if record != golden {
        let place = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&place, record).unwrap();
        panic!("{name} is no longer written as it was: {place}");
    }
    let replayed = verify::<giro::Race>(Book::printed(), Book::printed().hash(), golden);
    assert!(replayed.unwrap().finished);
}

#[test]
fn a_race_with_everything_drawn_is_written_as_ever() {
    let mut setting = all_drawn(2);
    setting.rules.course = CourseName::Sprint;
    let mut table = Table::open(setting, "golden");
    table.finish();
    is_golden("giro.jsonl", &table.record(), DRAWN);
}

#[test]
fn a_race_with_a_clock_and_an_undo_is_written_as_ever() {
    let mut setting = people(3);
    setting.rules.course = CourseName::Sprint;
    setting.clock = Some(20);
    let mut table = Table::open(setting, "golden");
    table.wait(20);
    table.place(&[25]);
    table.undo(0).unwrap();
    table.wait(20);
    while table.dealer.moves(seat(0)) != [1, 2, 3, 4, 5, 6].map(Move::Pick) {
        let placer = table.awaited().lowest().unwrap();
        let mv = table.dealer.moves(placer)[0];
        table.act(placer.index(), mv).unwrap();
    }
    table.act(1, Move::Pick(2)).unwrap();
    table.act(1, Move::Pick(6)).unwrap();
    table.wait(20);
    table.finish();
    is_golden("giro-clock.jsonl", &table.record(), PLACED);
}
