//! The laws of the table, held against Galloping Pigs.

use pigs::{Book, Draws, EditionName, Fixed, Gallop, LineUp, Move, Pig, Rounds, Rules};
use proptest::prelude::*;
use serde_json::{Value, to_value};
use table::laws::{Subject, hold};
use table::{Game, Seat};

/// The racing cards of each pig, wherever they are, and the food cards: on the pile, on the track, at
/// risk and banked.
fn census(gallop: &Gallop) -> Vec<u64> {
    let canon = to_value(gallop).expect("a game serialises");
    let cards = [&canon["hands"], &canon["played"], &canon["undealt"]];
    let mut counted: Vec<u64> = Pig::ALL
        .iter()
        .map(|pig| {
            let pig = to_value(pig).expect("a pig serialises");
            cards.iter().map(|cards| count(cards, &pig)).sum()
        })
        .collect();
    let lying = canon["track-food"].as_array().expect("a list").len() as u64;
    let held = sum(&canon["at-risk"]) + sum(&canon["banks"]) + lying;
    // A hundred more, since the pile may be below 0 (P-14).
    let pile = canon["pile"].as_i64().expect("a number");
    counted.push(held + u64::try_from(pile + 100).expect("not so far below"));
    counted
}

fn count(cards: &Value, pig: &Value) -> u64 {
    match cards {
        Value::Array(several) => several.iter().map(|cards| count(cards, pig)).sum(),
        card => u64::from(card == pig),
    }
}

fn sum(food: &Value) -> u64 {
    match food {
        Value::Array(several) => several.iter().map(sum).sum(),
        food => food.as_u64().expect("a number"),
    }
}

fn rules() -> impl Strategy<Value = Rules> {
    let edition = prop_oneof![Just(EditionName::Cards), Just(EditionName::Tiles)];
    let rounds = prop_oneof![Just(Rounds::Book), Just(Rounds::Fair)];
    let draws = prop_oneof![Just(Draws::Shared), Just(Draws::RoundsThenBest)];
    (edition, rounds, draws, any::<bool>(), any::<bool>()).prop_map(
        |(edition, rounds, draws, track_food, gentle)| Rules {
            edition,
            rounds,
            draws,
            track_food,
            gentle,
        },
    )
}

fn openings() -> impl Strategy<Value = Gallop> {
    (rules(), 2usize..=5, proptest::option::of(0usize..5)).prop_map(|(rules, seats, starter)| {
        let fixed = Fixed {
            starter: starter.map(|starter| Seat::at(starter % seats)),
        };
        Gallop::open(Book::printed(), &rules, &fixed, seats).expect("a lawful table")
    })
}

fn odd_moves() -> impl Strategy<Value = Vec<Move>> {
    let pig = || (0usize..5).prop_map(|nth| Pig::ALL[nth]);
    let line_up = prop::collection::vec(pig(), 0..8)
        .prop_map(|pigs| Move::LineUp(LineUp::try_from(pigs).expect("a short list")));
    let shuffled = Just(Pig::ALL)
        .prop_shuffle()
        .prop_map(|pigs| Move::LineUp(LineUp::from(pigs)));
    let any = prop_oneof![
        line_up,
        shuffled,
        any::<i16>().prop_map(Move::Food),
        (-6i16..35).prop_map(Move::Food),
        pig().prop_map(Move::Play)
    ];
    prop::collection::vec(any, 4..8)
}

#[test]
fn pigs_keep_the_laws() {
    // In each of five rounds a line-up, five foods, a deal and five hands of seven; and the first draw.
    let subject = Subject {
        census,
        longest: 1 + 5 * (1 + 5 + 1 + 35),
        games: 64,
        looks: 1,
    };
    hold(&subject, openings(), odd_moves());
}
