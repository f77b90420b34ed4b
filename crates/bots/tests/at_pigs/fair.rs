//! What holds for every bot: it plays by the rules, it can be repeated, and it knows no more than
//! its seat sees.

use crate::gallops::{choice, opening};
use bots::{Budget, Level};
use pigs::{Draws, EditionName, Gallop, Move, Rounds, Rules};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Playout, Seat, Turn};

/// Guesses enough to show a glance at what they do not hold.
const FEW: Budget = Budget { iterations: 24 };

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

/// A game that awaits a player, after some moves at random.
fn midway() -> impl Strategy<Value = Gallop> {
    (rules(), 2usize..=5, 0usize..130, any::<u64>()).prop_map(|(rules, seats, moves, seed)| {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut gallop = opening(&rules, seats);
        gallop.chance(&mut rng);
        let mut awaiting = gallop.clone();
        for _ in 0..moves {
            match gallop.turn() {
                Turn::Chance => gallop.chance(&mut rng),
                Turn::Over => break,
                Turn::Seats { .. } => {
                    awaiting.clone_from(&gallop);
                    let seat = awaited(&gallop);
                    gallop.play(seat, &gallop.sample(seat, &mut rng));
                }
            }
        }
        awaiting
    })
}

fn awaited(gallop: &Gallop) -> Seat {
    let awaited = gallop.turn().awaited();
    awaited.lowest().expect("somebody is awaited")
}

/// What a bot of each level does.
fn choices(gallop: &Gallop, seed: u64) -> Vec<Move> {
    let seat = awaited(gallop);
    Level::ALL
        .iter()
        .map(|&level| choice(level, gallop, seat, FEW, &mut SmallRng::seed_from_u64(seed)))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn every_choice_is_lawful(gallop in midway(), seed: u64) {
        for mv in choices(&gallop, seed) {
            prop_assert!(gallop.decide(awaited(&gallop), &mv).is_ok(), "{mv:?}");
        }
    }

    #[test]
    fn the_same_view_and_generator_give_the_same_choice(gallop in midway(), seed: u64) {
        prop_assert_eq!(choices(&gallop, seed), choices(&gallop, seed));
    }

    #[test]
    fn a_choice_does_not_change_with_what_is_hidden(gallop in midway(), seed: u64) {
        let view = gallop.view(Eye::Seat(awaited(&gallop)));
        let mut rng = SmallRng::seed_from_u64(seed);
        for _ in 0..16 {
            // The other hands dealt anew.
            let twin = Gallop::from(view.guess(&mut rng));
            prop_assert_eq!(twin.view(view.eye), view.clone());
            prop_assert_eq!(choices(&twin, seed), choices(&gallop, seed));
        }
    }
}
