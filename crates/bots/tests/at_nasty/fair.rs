//! What holds for every bot: it plays by the rules, it can be repeated, and it knows no more than
//! its seat sees.

use bots::{Budget, Level};
use nasty::{Bookmaker, DeckName, LaneCards, Meeting, Move, Rules, Stage};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Money, Playout, Seat, Turn};

use crate::meetings::{card, choice, opening, step};

/// Enough to show a glance at what is not seen.
const FEW: Budget = Budget { iterations: 8 };

fn tables() -> impl Strategy<Value = (Rules, usize)> {
    let deck = prop_oneof![Just(DeckName::Nasty), Just(DeckName::Milder)];
    let lanes = prop_oneof![Just(LaneCards::All), Just(LaneCards::Inner)];
    let limit = prop::option::of((1_000i64..40_000).prop_map(Money::pounds));
    let by_hand = prop::option::of(0usize..6);
    (deck, lanes, limit, by_hand, 2usize..=6).prop_map(
        |(deck, lanes, bet_limit, by_hand, seats)| {
            let rules = Rules {
                deck,
                lanes,
                bet_limit,
                bookmaker: by_hand.map_or_else(Bookmaker::default, |seat| {
                    Bookmaker::Seat(Seat::at(seat % seats))
                }),
            };
            (rules, seats)
        },
    )
}

/// A meeting that awaits a player, after some moves at random.
fn midway() -> impl Strategy<Value = Meeting> {
    (tables(), 0usize..900, any::<u64>()).prop_map(|((rules, seats), moves, seed)| {
        let mut rng = SmallRng::seed_from_u64(seed);
        let levels = vec![Level::Random; seats];
        let mut meeting = opening(&rules, seats);
        let mut awaiting = None;
        for moved in 0.. {
            match meeting.turn() {
                Turn::Seats { .. } => awaiting = Some(meeting.clone()),
                Turn::Chance => {}
                Turn::Over => break,
            }
            if moved >= moves && awaiting.is_some() {
                break;
            }
            step(&mut meeting, &levels, FEW, &mut rng);
        }
        awaiting.expect("entries are awaited")
    })
}

/// What bots of each level do: whoever is awaited, and whoever may put a card in.
fn choices(meeting: &Meeting, seed: u64) -> Vec<(Seat, Option<Move>)> {
    let Turn::Seats { awaited, may } = meeting.turn() else {
        return Vec::new();
    };
    let mut choices = Vec::new();
    for &level in Level::ALL {
        let rng = || SmallRng::seed_from_u64(seed);
        for seat in awaited.iter() {
            let mv = choice(level, meeting, seat, FEW, &mut rng());
            choices.push((seat, Some(mv)));
        }
        for seat in may.but(awaited).iter() {
            choices.push((seat, card(level, meeting, seat, FEW, &mut rng())));
        }
    }
    choices
}

/// Plays on until a card may be played, so that there is something to put in.
fn at_a_moment(mut meeting: Meeting, seed: u64) -> Meeting {
    let mut rng = SmallRng::seed_from_u64(seed);
    let levels = [Level::Random; Seat::MOST];
    while !matches!(meeting.stage(), Stage::Moment | Stage::Called | Stage::Over) {
        step(&mut meeting, &levels, FEW, &mut rng);
    }
    meeting
}

fn lawful(meeting: &Meeting, seed: u64) -> Result<(), TestCaseError> {
    for (seat, mv) in choices(meeting, seed) {
        if let Some(mv) = mv {
            prop_assert!(meeting.decide(seat, &mv).is_ok(), "{seat:?}: {mv:?}");
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn every_choice_is_lawful(meeting in midway(), seed: u64) {
        lawful(&meeting, seed)?;
        lawful(&at_a_moment(meeting, seed), seed)?;
    }

    #[test]
    fn the_same_view_and_generator_give_the_same_choice(meeting in midway(), seed: u64) {
        prop_assert_eq!(choices(&meeting, seed), choices(&meeting, seed));
    }

    #[test]
    fn a_choice_does_not_change_with_what_is_hidden(meeting in midway(), seed: u64) {
        let mut rng = SmallRng::seed_from_u64(seed);
        let own = |(seat, mv): &(Seat, Option<Move>), of: Seat| (*seat == of).then_some(*mv);
        for seat in meeting.turn().may().iter() {
            let view = meeting.view(Eye::Seat(seat));
            let choice = |meeting: &Meeting| -> Vec<_> {
                choices(meeting, seed).iter().filter_map(|choice| own(choice, seat)).collect()
            };
            for _ in 0..4 {
                // The other hands dealt anew, other entries and other bets.
                let twin = Meeting::from(view.guess(&mut rng));
                prop_assert_eq!(twin.view(view.eye), view.clone());
                prop_assert_eq!(choice(&twin), choice(&meeting));
            }
        }
    }
}
