//! Documents from records: which there are, which are refused, and that their bytes stay the same.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fmt::Write as _;
use std::{env, fs};

use api::print::{Form, Kind, Order, Pad, Paper, PrintError, print, print_blank};
use api::{GameName, Language, Seat};
use sha2::{Digest as _, Sha256};

const NASTY: &str = include_str!("../../dealer/tests/records/nasty.jsonl");
const GIRO: &str = include_str!("../../dealer/tests/records/giro.jsonl");
const PIGS: &str = include_str!("../../dealer/tests/records/pigs-food.jsonl");
const GOING: &str = include_str!("../../dealer/tests/going/nasty.jsonl");

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/papers.txt");
/// `RACENIGHT_GOLDEN=write cargo test -p api --test print` writes the fingerprints anew.
const WRITE: &str = "RACENIGHT_GOLDEN";

fn ordered(record: &str, order: &Order) -> Result<Vec<u8>, PrintError> {
    print(record.as_bytes(), None, order)
}

fn slip_of(seat: usize, form: Form) -> Order {
    Order {
        seat: Some(Seat::at(seat)),
        form,
        ..Order::of(Kind::Slip)
    }
}

fn rows(kind: Kind, form: Form) -> Order {
    Order {
        form,
        ..Order::of(kind)
    }
}

/// Every document that there is, in more than one form, paper and language.
fn all() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    let mut keep = |name: &str, order: Order, made: Result<Vec<u8>, PrintError>| {
        let Order {
            kind,
            form,
            paper,
            language,
            ..
        } = order;
        files.push((
            format!("{name} {kind} {form} {paper:?} {language:?}"),
            made.unwrap(),
        ));
    };
    for kind in [Kind::Slips, Kind::Board, Kind::RaceCard, Kind::Results] {
        for language in [Language::En, Language::Es, Language::De] {
            let order = Order {
                language,
                ..Order::of(kind)
            };
            keep("nasty", order, ordered(NASTY, &order));
        }
    }
    for form in [Form::Pdf, Form::Csv, Form::Json] {
        let order = slip_of(1, form);
        keep("nasty", order, ordered(NASTY, &order));
        keep("going", order, ordered(GOING, &order));
    }
    for kind in [Kind::Slips, Kind::Settlements, Kind::Money] {
        for form in [Form::Csv, Form::Json] {
            let order = rows(kind, form);
            keep("nasty", order, ordered(NASTY, &order));
        }
    }
    for paper in [Paper::A4, Paper::Letter] {
        for kind in [
            Kind::BlankSlips,
            Kind::BlankBoard,
            Kind::LaneCards,
            Kind::EventCards,
        ] {
            let order = Order {
                paper,
                pad: Pad::Four,
                ..Order::of(kind)
            };
            keep("blank", order, print_blank(GameName::Nasty, None, &order));
        }
        let order = Order {
            paper,
            ..Order::of(Kind::ScoreSheet)
        };
        keep("giro", order, ordered(GIRO, &order));
        keep("pigs", order, ordered(PIGS, &order));
    }
    files
}

#[test]
fn the_same_input_gives_the_same_bytes() {
    let mut told = String::new();
    for (name, file) in all() {
        writeln!(told, "{}  {name}", hex::encode(Sha256::digest(&file))).unwrap();
    }
    if env::var_os(WRITE).is_some_and(|wish| wish == "write") {
        fs::write(GOLDEN, &told).unwrap();
    }
    let golden = fs::read_to_string(GOLDEN).unwrap();
    for (line, golden) in told.lines().zip(golden.lines()) {
        assert_eq!(
            line, golden,
            "where this is meant: {WRITE}=write, and look at the pages"
        );
    }
    assert_eq!(told.lines().count(), golden.lines().count());
}

#[test]
fn while_the_meeting_is_on_only_owners_have_slips() {
    assert!(ordered(GOING, &slip_of(0, Form::Pdf)).is_ok());
    let kind = Kind::Slips;
    for form in [Form::Pdf, Form::Csv, Form::Json] {
        assert_eq!(
            ordered(GOING, &rows(kind, form)),
            Err(PrintError::Secret { kind })
        );
    }
    assert_eq!(
        ordered(GOING, &Order::of(Kind::Slip)),
        Err(PrintError::WhoseSlip)
    );
}

/// The record holds what seat 1 will run; nothing that is not his slip does.
#[test]
fn what_the_record_hides_is_not_printed() {
    let owners =
        |seat| String::from_utf8(ordered(GOING, &slip_of(seat, Form::Csv)).unwrap()).unwrap();
    let entries = |told: &str| -> Vec<String> {
        let lines = told.lines().skip(1);
        lines
            .map(|line| line.split(',').nth(4).unwrap().to_owned())
            .collect()
    };
    let (first, second) = (entries(&owners(0)), entries(&owners(1)));
    assert!(first.iter().chain(&second).all(|entry| !entry.is_empty()));
    let slip = owners(0);
    for row in slip.lines().skip(2) {
        assert!(!row.contains("Ben"), "no bet of another's: {row}");
    }
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    let kind = Kind::ScoreSheet;
    let wrong = [
        (
            ordered(NASTY, &Order::of(kind)),
            PrintError::NoSuchPaper {
                kind,
                game: "nasty",
            },
        ),
        (
            ordered(GIRO, &Order::of(Kind::Board)),
            PrintError::NoSuchPaper {
                kind: Kind::Board,
                game: "giro",
            },
        ),
        (
            ordered(NASTY, &Order::of(Kind::Money)),
            PrintError::NoSuchForm {
                kind: Kind::Money,
                form: Form::Pdf,
            },
        ),
        (
            ordered(NASTY, &rows(Kind::Board, Form::Csv)),
            PrintError::NoSuchForm {
                kind: Kind::Board,
                form: Form::Csv,
            },
        ),
        (
            ordered(NASTY, &slip_of(5, Form::Pdf)),
            PrintError::NoSuchSeat { seat: Seat::at(5) },
        ),
        (
            ordered(
                NASTY,
                &Order {
                    seat: Some(Seat::at(0)),
                    ..Order::of(Kind::Board)
                },
            ),
            PrintError::ForEverybody { kind: Kind::Board },
        ),
        (
            print_blank(GameName::Nasty, None, &Order::of(Kind::Results)),
            PrintError::NoRecord {
                kind: Kind::Results,
            },
        ),
    ];
    for (outcome, error) in wrong {
        assert_eq!(outcome, Err(error.clone()), "{error}");
    }
    let forged = NASTY.replacen("\"lanes\":\"all\"", "\"lanes\":\"inner\"", 1);
    let flawed = ordered(&forged, &Order::of(Kind::Results));
    assert!(
        matches!(flawed, Err(PrintError::Flawed { line: 1, .. })),
        "{flawed:?}"
    );
    let told = serde_json::to_value(PrintError::Secret { kind: Kind::Slips }).unwrap();
    assert_eq!(told["error"], "secret");
}

#[test]
fn every_kind_has_its_word() {
    for kind in Kind::ALL {
        assert_eq!(kind.to_string().parse(), Ok(*kind));
    }
    let unknown = "poster".parse::<Kind>().unwrap_err().to_string();
    assert!(
        unknown.contains("\"poster\"") && unknown.contains("race-card"),
        "{unknown}"
    );
}
