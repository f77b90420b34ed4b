//! Slips, settlements and money as rows.

use nasty::{Book, Event, Fixed, Meeting as Table, Rules};
use printing::Rows;
use printing::nasty::{Meeting, Minutes, money_rows, own_slip_rows, settlement_rows, slip_rows};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::Value;
use table::{Game as _, Playout as _, Turn};

use crate::evening::{finished, friends, in_language, named, seen, seen_by, third_race};

/// A meeting played at random, with what everybody heard of objections.
fn heard(seats: usize, seed: u64) -> (Table, Minutes) {
    let mut meeting = Table::open(Book::printed(), &Rules::default(), &Fixed {}, seats).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut minutes = Minutes::default();
    loop {
        let events: Vec<Event> = match meeting.turn() {
            Turn::Chance => {
                let lot = meeting.draw().unwrap().cast(&mut rng);
                meeting.settle(&meeting.outcome(&lot)).unwrap()
            }
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().unwrap();
                let mv = meeting.sample(seat, &mut rng);
                meeting.decide(seat, &mv).unwrap()
            }
            Turn::Over => return (meeting, minutes),
        };
        for event in &events {
            meeting.apply(event);
            minutes.hear(event);
        }
    }
}

fn read(json: &[u8]) -> Vec<Value> {
    serde_json::from_slice(json).unwrap()
}

#[test]
fn every_settlement_adds_up() {
    let mut deposits = 0;
    for seed in 0..8 {
        let (meeting, minutes) = heard(4, seed);
        let view = seen(&meeting);
        let players = friends(4);
        let paper = Meeting {
            view: &view,
            players: &players,
            stationery: in_language(printing::Language::English),
        };
        let rows = read(&settlement_rows(&paper, &minutes, Rows::Json));
        assert_eq!(rows.len(), 24);
        for row in rows {
            let pounds = |column: &str| row[column].as_i64().unwrap();
            let after = pounds("purse_before") + pounds("prize") - pounds("stake") + pounds("paid")
                - pounds("deposits_lost");
            assert_eq!(after, pounds("purse_after"), "{row}");
            deposits += pounds("deposits_lost");
        }
    }
    assert!(deposits > 0, "somebody lost a deposit");
}

#[test]
fn a_slip_has_six_rows_of_what_its_owner_knows() {
    let view = seen_by(&third_race(3, 21), 2);
    let players = friends(3);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(printing::Language::Spanish),
    };
    let rows = read(&own_slip_rows(&paper, Rows::Json).unwrap());
    let entries: Vec<u64> = rows
        .iter()
        .filter_map(|row| row["entry"].as_u64())
        .collect();
    assert_eq!(entries.len(), 6, "his own entries to come, too");
    assert_eq!(rows[1]["purse"], view.past[1].cash[2].in_pounds());
    assert_eq!(rows[4]["stake"], Value::Null);
    assert_eq!(slip_rows(&paper, Rows::Json), None);
}

#[test]
fn a_name_cannot_be_a_formula() {
    let view = seen(&finished(2, 5));
    let players = named(&["=HYPERLINK(\"x\")", "@Ben"]);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(printing::Language::English),
    };
    for csv in [
        slip_rows(&paper, Rows::Csv).unwrap(),
        settlement_rows(&paper, &Minutes::default(), Rows::Csv),
        money_rows(&paper, Rows::Csv),
    ] {
        let mut read = csv::Reader::from_reader(&csv[..]);
        let cells = read.records().flat_map(|row| {
            let row = row.unwrap();
            row.iter().map(str::to_owned).collect::<Vec<_>>()
        });
        for cell in cells {
            let is_number = cell.parse::<i64>().is_ok();
            assert!(
                is_number || !cell.starts_with(['=', '+', '-', '@']),
                "{cell}"
            );
        }
    }
}

#[test]
fn money_begins_with_what_the_bank_gave() {
    let view = seen(&finished(2, 5));
    let players = friends(2);
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: in_language(printing::Language::German),
    };
    let rows = read(&money_rows(&paper, Rows::Json));
    assert_eq!(rows.len(), 14);
    assert_eq!(rows[0]["purse"], 20_000);
    assert_eq!(rows[0]["race"], Value::Null);
    assert_eq!(rows[13]["purse"], view.cash[1].in_pounds());
}
