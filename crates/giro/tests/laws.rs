//! The laws of the table, held against Giro Galoppo.

use giro::{Book, CourseName, Fixed, Move, Obstacles, Race, Rules, Stage, Ties};
use proptest::prelude::*;
use table::laws::{Subject, hold};
use table::{Eye, Game};

/// Cards are conserved: what a seat holds, and what it has spent of six.
fn census(race: &Race) -> Vec<u64> {
    let view = race.view(Eye::Stand);
    let over = view.stage == Stage::Over;
    let finished = if over { view.round } else { view.round - 1 };
    let spent = match finished % 6 {
        // The cards of the last round do not come back.
        0 if over => 6,
        spent => spent,
    };
    view.hands
        .iter()
        .map(|hand| hand.len() as u64 + u64::from(spent))
        .collect()
}

fn openings() -> impl Strategy<Value = Race> {
    let course = prop_oneof![
        Just(CourseName::Classic),
        Just(CourseName::Sprint),
        Just(CourseName::Grand)
    ];
    let obstacles = prop_oneof![Just(Obstacles::Placed), Just(Obstacles::Drawn)];
    let ties = prop_oneof![Just(Ties::RearFirst), Just(Ties::RearOnly)];
    (course, obstacles, ties, 2usize..=5).prop_map(|(course, obstacles, ties, seats)| {
        let rules = Rules {
            course,
            obstacles,
            ties,
            ..Rules::default()
        };
        Race::open(Book::printed(), &rules, &Fixed::default(), seats).expect("a lawful table")
    })
}

fn odd_moves() -> impl Strategy<Value = Vec<Move>> {
    let any = prop_oneof![
        any::<u8>().prop_map(Move::Place),
        (0u8..70).prop_map(Move::Place),
        (0u8..9).prop_map(Move::Pick)
    ];
    prop::collection::vec(any, 4..8)
}

#[test]
fn giro_keeps_the_laws() {
    // Five picks, and some changes of mind, in each of a hundred rounds (G-29).
    let subject = Subject {
        census,
        longest: 2 + 5 + 100 * 5 * 20,
        games: 64,
        looks: 1,
    };
    hold(&subject, openings(), odd_moves());
}
