//! When time is over.

use dealer::{Chance as _, Input, Seed, Seeded, Setting, Time};
use giro::{Move, Race};
use table::{Draw, Lot};

use crate::tables::{Table, people, read, seat};

const LAYOUT: [u8; 5] = [10, 20, 22, 30, 32];

fn clocked(seats: usize) -> Setting<Race> {
    Setting {
        clock: Some(30),
        ..people(seats)
    }
}

#[test]
fn without_a_clock_time_passes_and_nothing_happens() {
    let mut table = Table::open(people(2), "anna");
    assert_eq!(table.dealer.deadline(), None);
    let before = table.snapshot();
    table.wait(1_000_000);
    assert_eq!(table.snapshot(), before);
}

#[test]
fn a_tick_before_the_deadline_does_nothing() {
    let mut table = Table::open(clocked(2), "anna");
    assert_eq!(table.dealer.deadline(), Some(Time(31_000)));
    let before = table.snapshot();
    table.now = Time(30_999);
    assert_eq!(table.handle(Input::Tick), Ok(()));
    assert_eq!(table.snapshot(), before);
    table.now = Time(31_000);
    assert_eq!(table.handle(Input::Tick), Ok(()));
    assert_eq!(table.lines.len(), 1);
}

#[test]
fn time_that_was_given_anew_is_whole() {
    let mut table = Table::open(clocked(2), "anna");
    table.now = Time(40_000);
    table.dealer.wind(table.now);
    assert_eq!(table.handle(Input::Tick), Ok(()));
    assert!(table.lines.is_empty());
    table.wait(30);
    assert_eq!(table.lines.len(), 1);
}

#[test]
fn an_obstacle_out_of_time_is_drawn_by_lot_from_the_lawful_spaces() {
    let mut table = Table::open(clocked(2), "anna");
    let lawful = table.dealer.moves(seat(1));
    let of = u32::try_from(lawful.len()).unwrap();
    let mut chance = Seeded::new(Seed::from_text("anna"));
    let Lot::One(nth) = chance.draw(1, Draw::One(of)) else {
        panic!("one of several was drawn");
    };
    table.wait(30);
    let Move::Place(space) = lawful[nth as usize] else {
        panic!("an obstacle is placed");
    };
    let line = table.last_line();
    assert_eq!(line["seat"], 1);
    assert_eq!(line["move"]["place"], space);
    assert_eq!(line["late"], true);
    assert!(read(&table.record()).is_ok());
}

#[test]
fn picks_out_of_time_are_made_for_all_who_are_awaited_bots_too() {
    let mut setting = clocked(3);
    setting.entrants[2].player = dealer::Player::Bot("random".into());
    let mut table = Table::open(setting, "anna");
    table.place(&LAYOUT);
    assert_eq!(table.act(1, Move::Pick(6)), Ok(()));
    table.wait(30);
    // In the boxes nothing is in the way of the lowest card (G-28).
    let lines: Vec<serde_json::Value> = table.lines[6..]
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2);
    for (line, number) in lines.iter().zip([0, 2]) {
        assert_eq!(line["seat"], number);
        assert_eq!(line["move"]["pick"], 1);
        assert_eq!(line["late"], true);
    }
    assert_eq!(table.awaited().len(), 3, "the next round is on");
}

#[test]
fn who_was_in_time_is_not_marked() {
    let mut table = Table::open(clocked(2), "anna");
    table.place(&[10]);
    assert_eq!(table.last_line().get("late"), None);
}

#[test]
fn each_act_that_was_awaited_starts_the_clock_anew() {
    let mut table = Table::open(clocked(2), "anna");
    table.now = Time(20_000);
    table.place(&[10]);
    assert_eq!(table.dealer.deadline(), Some(Time(50_000)));
    table.now = Time(49_000);
    assert_eq!(table.undo(1), Ok(()));
    assert_eq!(table.dealer.deadline(), Some(Time(79_000)));
    table.place(&LAYOUT);
    table.now = Time(60_000);
    assert_eq!(table.act(0, Move::Pick(1)), Ok(()));
    assert_eq!(table.dealer.deadline(), Some(Time(90_000)));
}

#[test]
fn a_change_of_mind_gives_nobody_more_time() {
    let mut table = Table::open(clocked(2), "anna");
    table.place(&LAYOUT);
    assert_eq!(table.act(0, Move::Pick(1)), Ok(()));
    let deadline = table.dealer.deadline();
    table.now = Time(20_000);
    assert_eq!(table.act(0, Move::Pick(2)), Ok(()));
    assert_eq!(table.dealer.deadline(), deadline);
}

#[test]
fn a_refused_act_does_not_touch_the_clock() {
    let mut table = Table::open(clocked(2), "anna");
    let deadline = table.dealer.deadline();
    table.now = Time(20_000);
    assert!(table.act(1, Move::Place(9)).is_err());
    assert_eq!(table.dealer.deadline(), deadline);
}

#[test]
fn a_race_left_alone_is_played_to_its_end_and_the_clock_stops() {
    let mut table = Table::open(clocked(2), "anna");
    while table.dealer.deadline().is_some() {
        table.wait(30);
    }
    let replayed = read(&table.record()).unwrap();
    assert!(replayed.finished);
    assert_eq!(replayed.header.clock, Some(30));
}
