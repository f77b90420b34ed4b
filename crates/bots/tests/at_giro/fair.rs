//! What holds for every bot: it plays by the rules, it can be repeated, and it knows no more than
//! its seat sees.

use crate::races::{choice, opening};
use bots::Level;
use giro::{CourseName, Landing, Move, Outlook, Race};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom as _;
use table::{Eye, Game, Playout, Seat, Turn};

/// A race after some moves at random, not over yet.
fn midway() -> impl Strategy<Value = Race> {
    let course = prop_oneof![
        Just(CourseName::Classic),
        Just(CourseName::Sprint),
        Just(CourseName::Grand)
    ];
    (course, 2usize..=5, 0usize..60, any::<u64>()).prop_map(|(course, seats, moves, seed)| {
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut race = opening(course, seats);
        let order = race.draw().expect("the seniority is drawn").cast(&mut rng);
        race.fall(&order);
        for _ in 0..moves {
            let before = race.clone();
            let awaited = race.turn().awaited();
            let seat = awaited.iter().choose(&mut rng).expect("not over yet");
            let mv = race.sample(seat, &mut rng);
            race.play(seat, &mv);
            if race.turn() == Turn::Over {
                return before;
            }
        }
        race
    })
}

/// The seats that may act, with each level that may sit there.
fn bots(race: &Race) -> Vec<(Seat, Level)> {
    let seats = race.turn().may().iter();
    seats
        .flat_map(|seat| Level::ALL.iter().map(move |&level| (seat, level)))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn every_choice_is_lawful(race in midway(), seed: u64) {
        for (seat, level) in bots(&race) {
            let mv = choice(level, &race, seat, &mut SmallRng::seed_from_u64(seed));
            prop_assert!(race.decide(seat, &mv).is_ok(), "{level} in {seat:?}: {mv:?}");
        }
    }

    #[test]
    fn the_same_view_and_generator_give_the_same_choice(race in midway(), seed: u64) {
        for (seat, level) in bots(&race) {
            let chosen = || choice(level, &race, seat, &mut SmallRng::seed_from_u64(seed));
            prop_assert_eq!(chosen(), chosen());
        }
    }

    #[test]
    fn a_choice_does_not_change_with_what_is_hidden(race in midway(), seed: u64) {
        for (seat, level) in bots(&race) {
            for twin in with_other_picks(&race, seat) {
                prop_assert_ne!(twin.digest(), race.digest());
                prop_assert_eq!(twin.view(Eye::Seat(seat)), race.view(Eye::Seat(seat)));
                let chosen = |race| choice(level, race, seat, &mut SmallRng::seed_from_u64(seed));
                prop_assert_eq!(chosen(&twin), chosen(&race));
            }
        }
    }

    #[test]
    fn steady_is_not_refused_where_a_card_lands_free(race in midway(), seed: u64) {
        for seat in race.turn().may().iter() {
            let Outlook::Pick { cards } = race.view(Eye::Seat(seat)).outlook(seat) else {
                continue;
            };
            let refused = |card: u8| cards.iter().any(|prospect| {
                prospect.card == card && matches!(prospect.landing, Landing::Refused { .. })
            });
            let mv = choice(Level::Steady, &race, seat, &mut SmallRng::seed_from_u64(seed));
            let Move::Pick(chosen) = mv else { panic!("{mv:?} while cards are picked") };
            if refused(chosen) {
                prop_assert!(cards.iter().all(|prospect| refused(prospect.card)));
            }
        }
    }
}

/// The race with one other seat's hidden pick changed to another card it holds, in every way.
fn with_other_picks(race: &Race, seat: Seat) -> Vec<Race> {
    let seen = race.view(Eye::Stand);
    seen.picked
        .without(seat)
        .iter()
        .flat_map(|other| {
            let own = race.view(Eye::Seat(other)).pick;
            let hand = seen.hands[other.index()].clone();
            hand.into_iter()
                .filter(move |&card| Some(card) != own)
                .map(move |card| (other, Move::Pick(card)))
        })
        .map(|(other, mv)| {
            let mut twin = race.clone();
            twin.play(other, &mv);
            twin
        })
        .collect()
}
