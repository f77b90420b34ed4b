//! Records that must be written like this, and verify, for ever.

use giro::{CourseName, Move, Race};
use nasty::{Meeting, Stage};
use pigs::{EditionName, Gallop, LineUp, Pig};
use table::{Eye, Seat};

use crate::meeting::begin_late;
use crate::tables::{Printed, Table, all_drawn, check, herd, people, seat, stables};

/// Giro: two seats, everything drawn.
const DRAWN: &str = include_str!("../records/giro.jsonl");
/// Giro: three seats, obstacles placed, a clock; somebody is late and somebody takes back.
const PLACED: &str = include_str!("../records/giro-clock.jsonl");
/// Pigs: two seats, the three rounds of the book, everything drawn.
const ROUNDS: &str = include_str!("../records/pigs.jsonl");
/// Pigs: three seats, the round of the tiles, food on the track, a clock; somebody is late with
/// everything, and somebody takes back.
const FOOD: &str = include_str!("../records/pigs-food.jsonl");

/// Nasty: a meeting of three with a clock. Somebody takes back and is late; cards are played, an
/// objection among them, and moves are doubled.
const MEETING: &str = include_str!("../records/nasty.jsonl");

/// Giro: a table that is on, with a pick in it that nobody has seen.
const GOING_RACE: &str = include_str!("../going/giro.jsonl");
/// Pigs: a table that is on, in the middle of a round, and was left in order.
const GOING_HERD: &str = include_str!("../going/pigs.jsonl");

/// Nasty: a meeting that is on, with sealed bets in it and a die that has just been rolled.
const GOING_MEETING: &str = include_str!("../going/nasty.jsonl");

/// The record is the golden one. If the form of records has to change, the text that comes out now
/// is in the place that the message names.
fn is_golden<G: Printed>(name: &str, record: &str, golden: &str) {
    is_written_as_ever(name, record, golden);
    assert!(check::<G>(golden).unwrap().finished);
}

fn is_written_as_ever(name: &str, record: &str, golden: &str) {
    if record != golden {
        let place = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&place, record).unwrap();
        panic!("{name} is no longer written as it was: {place}");
    }
}

/// From the golden record the table goes on to its end.
fn goes_on<G: Printed>(golden: &str) {
    let mut table = Table::<G>::resumed(golden).unwrap();
    table.finish();
    let lines = table.lines.iter().flat_map(|line| [line, "\n"]);
    let whole = golden.to_owned() + &lines.collect::<String>();
    assert!(check::<G>(&whole).unwrap().finished);
}

#[test]
fn a_race_with_everything_drawn_is_written_as_ever() {
    let mut setting = all_drawn(2);
    setting.rules.course = CourseName::Sprint;
    let mut table = Table::open(setting, "golden");
    table.finish();
    is_golden::<Race>("giro.jsonl", &table.record(), DRAWN);
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
    is_golden::<Race>("giro-clock.jsonl", &table.record(), PLACED);
}

#[test]
fn a_game_of_pigs_with_everything_drawn_is_written_as_ever() {
    let mut table = Table::open(herd(2), "golden");
    table.finish();
    is_golden::<Gallop>("pigs.jsonl", &table.record(), ROUNDS);
}

#[test]
fn a_game_of_pigs_with_food_a_clock_and_an_undo_is_written_as_ever() {
    let mut setting = herd(3);
    setting.rules.edition = EditionName::Tiles;
    setting.rules.track_food = true;
    setting.fixed.starter = Some(Seat::at(1));
    setting.clock = Some(20);
    let mut table = Table::open(setting, "golden");
    let order = LineUp::from([Pig::Blue, Pig::Red, Pig::White, Pig::Yellow, Pig::Black]);
    table.act(1, pigs::Move::LineUp(order)).unwrap();
    table.act(1, pigs::Move::Food(9)).unwrap();
    table.undo(1).unwrap();
    table.undo(1).unwrap();
    table.wait(20);
    table.act(1, pigs::Move::Food(5)).unwrap();
    table.wait(20);
    table.act(0, pigs::Move::Food(22)).unwrap();
    let card = table.dealer.moves(seat(1))[0];
    table.act(1, card).unwrap();
    table.wait(20);
    table.finish();
    is_golden::<Gallop>("pigs-food.jsonl", &table.record(), FOOD);
}

#[test]
fn a_race_that_is_on_is_kept_as_ever_and_goes_on() {
    let mut setting = all_drawn(2);
    setting.rules.course = CourseName::Sprint;
    let mut table = Table::open(setting, "golden");
    table.pick(&[3, 5]);
    table.act(1, Move::Pick(2)).unwrap();
    is_written_as_ever("going-giro.jsonl", &table.kept(), GOING_RACE);
    goes_on::<Race>(GOING_RACE);
}

#[test]
fn a_game_of_pigs_that_is_on_is_kept_as_ever_and_goes_on() {
    let mut table = Table::open(herd(2), "golden");
    for _ in 0..6 {
        let next = table.awaited().lowest().unwrap();
        let mv = table.dealer.moves(next)[0];
        table.act(next.index(), mv).unwrap();
    }
    let kept = table.kept() + "{\"resting\":true}\n";
    is_written_as_ever("going-pigs.jsonl", &kept, GOING_HERD);
    goes_on::<Gallop>(GOING_HERD);
}

#[test]
fn a_meeting_with_cards_a_clock_and_an_undo_is_written_as_ever() {
    let mut setting = stables(3);
    setting.clock = Some(20);
    let mut table = Table::open(setting, "golden");
    begin_late(&mut table);
    table.finish();
    let record = table.record();
    for what in [
        "\"objection\"",
        "\"double\":true",
        "\"late\":true",
        "\"undo\":",
    ] {
        assert!(record.contains(what), "{what}");
    }
    is_golden::<Meeting>("nasty.jsonl", &record, MEETING);
}

#[test]
fn a_meeting_that_is_on_is_kept_as_ever_and_goes_on() {
    let mut table = Table::open(stables(2), "golden");
    while table.dealer.view(Eye::Stand).stage != Stage::Go {
        let next = table.awaited().lowest().unwrap();
        let mv = Meeting::next(&table.dealer, next);
        table.act(next.index(), mv).unwrap();
    }
    is_written_as_ever("going-nasty.jsonl", &table.kept(), GOING_MEETING);
    goes_on::<Meeting>(GOING_MEETING);
}
