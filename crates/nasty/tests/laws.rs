//! The laws of the table, held against the Really Nasty Horse Racing Game.

use nasty::{
    Bet, Book, Bookmaker, Card, DeckName, Done, Entries, Fixed, Goal, Grade, Lane, LaneCards,
    Meeting, Move, Play, Row, Rules, Spot,
};
use proptest::prelude::*;
use serde_json::{Value, json, to_value};
use table::laws::{Subject, hold};
use table::{Game, Money, Seat, Seats};

/// The cards of each kind, wherever they are, and the money of the table: what the bank holds beyond
/// what it gave out, the purses, the stakes of bets that are not settled, and a deposit.
fn census(meeting: &Meeting) -> Vec<u64> {
    let canon = to_value(meeting).expect("a meeting serialises");
    let lists = [
        &canon["hands"],
        &canon["undealt"],
        &canon["spent"],
        &canon["race"]["used"],
    ];
    let mut counted: Vec<u64> = Card::ALL
        .iter()
        .map(|card| {
            let card = to_value(card).expect("a card serialises");
            lists.iter().map(|cards| count(cards, &card)).sum()
        })
        .collect();
    let settled = ["lanes", "over"].map(Value::from).contains(&canon["stage"]);
    let stakes = if settled { 0 } else { stakes(&canon["bets"]) };
    let deposit = if canon["race"]["hearing"]["deposit"] == json!(true) {
        10_000
    } else {
        0
    };
    let purses = canon["cash"].as_array().expect("a list by seat").iter();
    let purses: i64 = purses.map(pounds).sum();
    // The bank may owe: count from far below.
    let money = (1 << 60) + pounds(&canon["bank"]) + purses + stakes + deposit;
    counted.push(u64::try_from(money).expect("not so far below"));
    counted
}

fn count(cards: &Value, card: &Value) -> u64 {
    match cards {
        Value::Array(several) => several.iter().map(|cards| count(cards, card)).sum(),
        one => u64::from(one == card),
    }
}

fn pounds(money: &Value) -> i64 {
    money.as_i64().expect("a number of pounds")
}

fn stakes(bets: &Value) -> i64 {
    let bets = bets.as_array().expect("a list by seat").iter();
    bets.map(|bet| bet["stake"].as_i64().unwrap_or(0)).sum()
}

fn seat() -> impl Strategy<Value = Seat> {
    (0usize..6).prop_map(Seat::at)
}

fn openings() -> impl Strategy<Value = Meeting> {
    let deck = prop_oneof![Just(DeckName::Nasty), Just(DeckName::Milder)];
    let lanes = prop_oneof![Just(LaneCards::All), Just(LaneCards::Inner)];
    let limit = prop_oneof![Just(None), (1_000i64..40_000).prop_map(Some)];
    let by_hand = proptest::option::of(seat());
    (deck, lanes, limit, by_hand, 2usize..=6).prop_map(|(deck, lanes, limit, by_hand, seats)| {
        let rules = Rules {
            deck,
            lanes,
            bet_limit: limit.map(Money::pounds),
            bookmaker: by_hand.map_or_else(Bookmaker::default, |seat| {
                Bookmaker::Seat(Seat::at(seat.index() % seats))
            }),
        };
        Meeting::open(Book::printed(), &rules, &Fixed {}, seats).expect("a lawful table")
    })
}

fn odd_moves() -> impl Strategy<Value = Vec<Move>> {
    let six = || 0usize..6;
    let spot = (six(), 0u8..95).prop_map(|(lane, square)| Spot {
        lane: Lane::ALL[lane],
        square,
    });
    let on = prop::collection::vec(seat(), 0..3).prop_map(|on| on.into_iter().collect::<Seats>());
    let card = (0usize..15, on).prop_map(|(card, on)| Play {
        card: Card::ALL[card],
        on,
    });
    let stake = prop_oneof![
        -2_000i64..25_000,
        (0i64..30).prop_map(|stake| 1_000 * stake)
    ];
    let bet = (seat(), stake).prop_map(|(on, stake)| Bet {
        on,
        stake: Money::pounds(stake),
    });
    let row = (seat(), six(), six(), 1u32..50).prop_map(|(seat, grade, lane, odds)| Row {
        seat,
        grade: Grade::ALL[grade],
        lane: Lane::ALL[lane],
        odds,
    });
    let shuffled = Just([1, 2, 3, 4, 5, 6]).prop_shuffle();
    let entries = prop_oneof![shuffled, prop::array::uniform6(0u8..8)];
    let any = prop_oneof![
        entries.prop_map(|grades| Move::Entries(Entries(grades))),
        row.prop_map(Move::Chalk),
        proptest::option::of(bet).prop_map(Move::Bet),
        Just(Move::Roll(Done)),
        Just(Move::TailOff(Done)),
        Just(Move::Go(Goal::Finish)),
        spot.prop_map(|spot| Move::Go(Goal::Spot(spot))),
        any::<bool>().prop_map(Move::Double),
        card.prop_map(Move::Card),
        Just(Move::Ready(Done)),
    ];
    prop::collection::vec(any, 8..16)
}

#[test]
fn nasty_keeps_the_laws() {
    let subject = Subject {
        census,
        longest: 5_000,
        games: 8,
        looks: 16,
    };
    hold(&subject, openings(), odd_moves());
}
