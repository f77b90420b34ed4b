//! What a table of pigs asks of the dealer beyond what a race does: hands that are dealt, and acts of
//! which some may be taken back and some have been seen by all.

use dealer::{Broken, Chance as _, Fault, Player, Replayed, Seed, Seeded, Setting, Turned};
use pigs::{Gallop, LineUp, Move, Pig};
use proptest::prelude::*;
use serde_json::{Value, json};
use table::{Draw, Eye, Game as _, Lot, Seat};

use crate::forger::{broken, edited, meaning, resealed, with_line};
use crate::tables::{self, Table, herd, rebuilt, seat};

/// Two seats, everything drawn: the table, the starter; then three rounds of a line-up, the hands and
/// fourteen cards; the end.
const ROUNDS: &str = include_str!("../records/pigs.jsonl");
/// Three seats, a clock, food on the track: a line-up and food, both taken back, a late line-up, food,
/// late food, food, the hands, a card, a late card …
const FOOD: &str = include_str!("../records/pigs-food.jsonl");

const ORDER: [Pig; 5] = [Pig::Blue, Pig::Red, Pig::White, Pig::Yellow, Pig::Black];

fn check(record: &str) -> Result<Replayed<Gallop>, Broken> {
    tables::check(record)
}

fn line_up() -> Move {
    Move::LineUp(LineUp::from(ORDER))
}

/// So many seats, of which seat 0 starts.
fn starting(seats: usize) -> Setting<Gallop> {
    let mut setting = herd(seats);
    setting.fixed.starter = Some(seat(0));
    setting
}

/// As [`starting`], with food to be put on the track.
fn with_food(seats: usize) -> Setting<Gallop> {
    let mut setting = starting(seats);
    setting.rules.track_food = true;
    setting
}

#[test]
fn a_line_up_and_food_can_be_taken_back_until_somebody_else_acts() {
    let mut table = Table::open(with_food(2), "anna");
    let mut stations = Vec::new();
    for mv in [line_up(), Move::Food(9)] {
        stations.push(table.views());
        assert_eq!(table.act(0, mv), Ok(()));
        assert_eq!(table.dealer.may_undo(), Some(seat(0)));
    }
    for station in stations.into_iter().rev() {
        assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
        assert_eq!(table.undo(0), Ok(()));
        assert_eq!(table.views(), station);
    }
    assert_eq!(table.act(0, line_up()), Ok(()));
    assert_eq!(table.act(0, Move::Food(9)), Ok(()));
    assert_eq!(table.act(1, Move::Food(12)), Ok(()));
    // The last food was put, so the hands are dealt.
    assert_eq!(table.dealer.may_undo(), None);
    for number in [0, 1] {
        assert_eq!(table.undo(number), Err(Turned::NothingToUndo));
    }
}

#[test]
fn a_line_up_that_the_deal_follows_stands() {
    let mut table = Table::open(starting(2), "anna");
    assert_eq!(table.act(0, line_up()), Ok(()));
    let before = table.snapshot();
    assert_eq!(table.dealer.may_undo(), None);
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn a_played_card_was_seen_and_is_not_taken_back() {
    let mut table = Table::open(starting(2), "anna");
    assert_eq!(table.act(0, line_up()), Ok(()));
    for number in [0, 1, 0] {
        let card = table.dealer.moves(seat(number))[0];
        assert_eq!(table.act(number, card), Ok(()));
        let before = table.snapshot();
        assert_eq!(table.dealer.may_undo(), None);
        for undoing in [0, 1] {
            assert_eq!(table.undo(undoing), Err(Turned::NothingToUndo));
        }
        assert_eq!(table.snapshot(), before);
    }
}

#[test]
fn what_a_bot_has_put_is_not_taken_back() {
    let mut setting = with_food(2);
    setting.entrants[0].player = Player::Bot("random".into());
    let mut table = Table::open(setting, "anna");
    assert_eq!(table.act(0, line_up()), Ok(()));
    assert_eq!(table.act(0, Move::Food(9)), Ok(()));
    assert_eq!(table.dealer.may_undo(), None);
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
}

#[test]
fn a_line_up_out_of_time_is_one_of_all_orders_by_lot() {
    let mut setting = starting(2);
    setting.clock = Some(20);
    let mut table = Table::open(setting, "anna");
    let mut chance = Seeded::new(Seed::from_text("anna"));
    let Lot::One(nth) = chance.draw(1, Draw::One(120)) else {
        panic!("one of many was drawn");
    };
    let orders = table.dealer.moves(seat(0));
    table.wait(20);
    let lines: Vec<Value> = table
        .lines
        .iter()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines[0]["late"], true);
    assert_eq!(lines[0]["move"], json!(orders[nth as usize]));
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
}

#[test]
fn a_card_out_of_time_is_the_one_whose_pig_ends_furthest_back() {
    let mut setting = starting(2);
    setting.clock = Some(20);
    let mut table = Table::open(setting, "anna");
    assert_eq!(table.act(0, line_up()), Ok(()));
    for number in [0, 1, 0, 1] {
        let view = table.dealer.view(Eye::Seat(seat(number)));
        let pigs::Outlook::Play { cards } = view.outlook(seat(number)) else {
            panic!("a card is awaited");
        };
        table.wait(20);
        let line = table.last_line();
        assert_eq!(
            (&line["seat"], &line["late"]),
            (&number.into(), &true.into())
        );
        let rear = cards.iter().map(|card| card.to).min();
        let played = cards
            .iter()
            .find(|card| json!(card.pig) == line["move"]["play"]);
        assert_eq!(played.map(|card| card.to), rear);
    }
}

#[test]
fn a_game_left_alone_is_played_to_its_end_and_holds() {
    for seats in [2, 3] {
        let mut setting = with_food(seats);
        setting.clock = Some(20);
        let mut table = Table::open(setting, "anna");
        while table.dealer.deadline().is_some() {
            table.wait(20);
        }
        assert!(check(&table.record()).unwrap().finished);
    }
}

#[test]
fn draws_are_what_the_seed_gives_for_their_line() {
    let mut table = Table::open(herd(3), "anna");
    let mut chance = Seeded::new(Seed::from_text("anna"));
    let Lot::One(starter) = chance.draw(1, Draw::One(3)) else {
        panic!("one of three was drawn");
    };
    assert_eq!(table.last_line()["draw"]["starter"], starter);
    assert_eq!(table.act(starter as usize, line_up()), Ok(()));
    let Lot::Order(order) = chance.draw(3, Draw::Order(35)) else {
        panic!("an order was drawn");
    };
    for (hand, things) in Seat::first(3).zip(order.chunks(7)) {
        let mut cards: Vec<Pig> = things
            .iter()
            .map(|&thing| Pig::ALL[usize::from(thing) % 5])
            .collect();
        cards.sort();
        let dealt = &table.last_line()["draw"]["hands"][hand.index()];
        assert_eq!(*dealt, json!(cards));
        assert_eq!(table.dealer.view(Eye::Seat(hand)).hand, cards);
    }
}

#[test]
fn from_a_record_alone_the_table_is_rebuilt_hands_and_all() {
    let lines: Vec<&str> = FOOD.lines().collect();
    for kept in 1..lines.len() {
        let replayed = rebuilt::<Gallop>(&lines[..kept].join("\n")).unwrap();
        assert!(!replayed.finished);
        let hands = Seat::first(3).map(|seat| replayed.game.view(Eye::Seat(seat)).hand.len());
        let held = replayed.game.view(Eye::Stand).held;
        assert!(hands.eq(held.into_iter().map(usize::from)), "{kept}");
    }
}

#[test]
fn the_records_to_forge_are_whole() {
    assert!(check(ROUNDS).is_ok());
    assert!(check(FOOD).is_ok());
    assert_eq!((ROUNDS.lines().count(), FOOD.lines().count()), (51, 32));
}

#[test]
fn a_cut_off_record() {
    for record in [ROUNDS, FOOD] {
        let lines: Vec<&str> = record.lines().collect();
        for kept in 1..lines.len() {
            broken!(lines[..kept].join("\n"), kept, Fault::CutOff);
        }
    }
}

#[test]
fn an_edited_draw() {
    let starter = edited(ROUNDS, 2, |line| {
        let other = 1 - line["draw"]["starter"].as_u64().unwrap();
        line["draw"]["starter"] = other.into();
    });
    broken!(starter, 2, Fault::Draw);
    let exchanged = |line: &mut Value| line["draw"]["hands"].as_array_mut().unwrap().swap(0, 1);
    broken!(edited(ROUNDS, 4, exchanged), 4, Fault::Draw);
    // As long as the seed is hidden, the digest tells.
    let running: Vec<&str> = ROUNDS.lines().take(4).collect();
    let running = running.join("\n");
    broken!(edited(&running, 4, exchanged), 4, Fault::Digest { .. });
    let eight_reds = edited(&running, 4, |line| {
        line["draw"]["hands"] = json!([vec!["red"; 7], vec!["red"; 7]]);
    });
    broken!(eight_reds, 4, Fault::NoDraw);
    let again = with_line(ROUNDS, 5, |_| {
        let deal = ROUNDS.lines().nth(3).unwrap();
        deal.replace("\"n\":3", "\"n\":4")
    });
    broken!(again, 5, Fault::NoDraw);
}

#[test]
fn an_edited_card() {
    for (index, line) in ROUNDS.lines().enumerate() {
        let line: Value = serde_json::from_str(line).unwrap();
        let Some(played) = line.pointer("/move/play") else {
            continue;
        };
        for pig in Pig::ALL.map(|pig| json!(pig)) {
            if pig == *played {
                continue;
            }
            let other = edited(ROUNDS, index + 1, |line| line["move"]["play"] = pig.clone());
            let broken = check(&other).unwrap_err();
            assert_eq!(broken.line, index + 1);
            assert!(matches!(
                broken.fault,
                Fault::Digest { .. } | Fault::Unlawful { .. }
            ));
        }
    }
}

#[test]
fn a_record_says_the_rule_that_a_move_breaks() {
    let twice = edited(ROUNDS, 3, |line| line["move"]["line-up"][0] = "blue".into());
    let out_of_turn = edited(ROUNDS, 5, |line| {
        line["seat"] = (1 - line["seat"].as_u64().unwrap()).into();
    });
    let near_start = edited(FOOD, 7, |line| line["move"]["food"] = 4.into());
    for (record, line, rule) in [
        (twice, 3, "(P-5)"),
        (out_of_turn, 5, "(P-8)"),
        (near_start, 7, "(P-18)"),
    ] {
        let told = check(&record).unwrap_err().to_string();
        assert!(told.starts_with(&format!("line {line}: ")), "{told}");
        assert!(told.ends_with(rule), "{told}");
    }
}

#[test]
fn an_edited_table() {
    let gentle = resealed::<Gallop>(ROUNDS, |table| table.rules.gentle = true);
    broken!(gentle, 2, Fault::Digest { .. });
    let fixed = resealed::<Gallop>(ROUNDS, |table| table.fixed.starter = Some(seat(0)));
    broken!(fixed, 2, Fault::NoDraw);
    let nobody = resealed::<Gallop>(FOOD, |table| table.fixed.starter = Some(seat(5)));
    broken!(nobody, 1, Fault::Unfit(_));
    let crowd = resealed::<Gallop>(ROUNDS, |table| {
        let entrant = table.seats[0].clone();
        table.seats.extend(vec![entrant; 300]);
    });
    broken!(crowd, 1, Fault::Unfit(_));
}

#[test]
fn a_seat_that_was_never_late_and_a_lot_that_never_fell() {
    let late = |line: &mut Value| line["late"] = true.into();
    broken!(edited(ROUNDS, 3, late), 3, Fault::NotLate { .. });
    broken!(edited(FOOD, 7, late), 7, Fault::Draw);
    let other = |line: &mut Value| line["move"]["line-up"] = json!(ORDER);
    broken!(edited(FOOD, 6, other), 6, Fault::Draw);
    broken!(
        edited(FOOD, 8, |line| line["move"]["food"] = 22.into()),
        8,
        Fault::Draw
    );
}

#[test]
fn an_undo_that_was_not_allowed() {
    let undo = |record, line: usize, from: usize| {
        let n = line - 1;
        with_line(record, line, |_| {
            format!("{{\"n\":{n},\"undo\":{from},\"digest\":\"{:016}\"}}", 0)
        })
    };
    // Past the deal, of the deal itself, of a card, of what was put for the late, of a food with
    // another's after it.
    broken!(undo(ROUNDS, 5, 2), 5, Fault::NoUndo { undo: 2 });
    broken!(undo(ROUNDS, 5, 3), 5, Fault::NoUndo { undo: 3 });
    broken!(undo(ROUNDS, 6, 4), 6, Fault::NoUndo { undo: 4 });
    broken!(undo(FOOD, 7, 5), 7, Fault::NoUndo { undo: 5 });
    broken!(undo(FOOD, 9, 6), 9, Fault::NoUndo { undo: 6 });
}

#[test]
fn an_edited_result() {
    let last = ROUNDS.lines().count();
    let more = edited(ROUNDS, last, |line| {
        let banked = &mut line["over"]["banked"][0];
        *banked = (banked.as_u64().unwrap() + 1).into();
    });
    broken!(more, last, Fault::Result);
    let shared = edited(ROUNDS, last, |line| {
        line["over"]["standings"] = json!([[0, 1]]);
    });
    broken!(shared, last, Fault::Result);
}

#[test]
fn a_shared_win_ends_a_record_as_a_list() {
    let wins = [
        "anna", "bruno", "carla", "dora", "emil", "franz", "gerda", "hugo",
    ]
    .map(|seed| {
        let mut table = Table::open(herd(3), seed);
        table.finish();
        assert!(check(&table.record()).is_ok());
        let over = &table.last_line()["over"];
        let banked: Vec<u64> = serde_json::from_value(over["banked"].clone()).unwrap();
        let most = banked.iter().max().unwrap();
        let best: Vec<usize> = (0..3).filter(|&seat| banked[seat] == *most).collect();
        let expected = if best.len() == 1 {
            json!(best[0])
        } else {
            json!(best)
        };
        assert_eq!(over["standings"][0], expected, "{seed}");
        best.len()
    });
    assert!(
        wins.iter().any(|&winners| winners > 1) && wins.contains(&1),
        "{wins:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn one_changed_byte_breaks_a_record_or_changes_nothing(at in 0..FOOD.len(), byte: u8) {
        let mut bytes = FOOD.as_bytes().to_vec();
        bytes[at] = byte;
        let changed = String::from_utf8_lossy(&bytes);
        match meaning::<Gallop>(&changed) {
            Ok(changed) => prop_assert_eq!(changed, meaning::<Gallop>(FOOD).unwrap()),
            Err(broken) => prop_assert!((1..=changed.lines().count()).contains(&broken.line)),
        }
    }
}
