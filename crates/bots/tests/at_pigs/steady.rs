//! How steady plays Galloping Pigs.

use crate::gallops::{Player, choice, opening, won};
use bots::{Budget, Level};
use pigs::{Gallop, Move, Pig, Rules, Runner, View};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Playout, Seat, Seats, Turn};

use Pig::{Black, Blue, Red, White, Yellow};

const ME: Seat = Seat::at(0);

/// Few games with little thought, for every `cargo test`; `benches/strength.rs` plays many.
const LITTLE: Budget = Budget { iterations: 8 };

#[test]
fn steady_beats_random_and_greedy() {
    for rivals in [Player::Bot(Level::Random), Player::Greedy] {
        for seat in Seat::first(2) {
            let (alone, _) = won(40, seat, rivals, 2, &Rules::default(), LITTLE);
            assert!(
                alone >= 24,
                "{alone} of 40 against {rivals:?} from {seat:?}"
            );
        }
    }
}

#[test]
fn steady_wins_more_than_its_share_at_a_full_table() {
    for rivals in [Player::Bot(Level::Random), Player::Greedy] {
        let (alone, _) = won(40, Seat::at(2), rivals, 5, &Rules::default(), LITTLE);
        assert!(alone >= 14, "{alone} of 40 against {rivals:?}");
    }
}

/// A table of two at which everybody has been dealt a hand.
fn dealt() -> Gallop {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut gallop = opening(&Rules::default(), 2);
    while gallop.view(Eye::Stand).held[0] == 0 {
        match gallop.turn().awaited().lowest() {
            None => gallop.chance(&mut rng),
            Some(seat) => gallop.play(seat, &gallop.sample(seat, &mut rng)),
        }
    }
    gallop
}

/// My turn, with some food at risk; the rival holds as many cards as I do.
fn position(places: [(Pig, i16); 5], hand: &[Pig]) -> View {
    let held = u8::try_from(hand.len()).expect("at most seven cards");
    View {
        turn: Turn::Seats {
            awaited: Seats::only(ME),
            may: Seats::only(ME),
        },
        pigs: places.map(|(pig, at)| Runner { pig, at }).to_vec(),
        hand: hand.to_vec(),
        held: vec![held; 2],
        at_risk: vec![3, 0],
        ..dealt().view(Eye::Seat(ME))
    }
}

/// What steady plays, whatever its generator says.
fn card(view: &View) -> Pig {
    let mut moves: Vec<Move> = view.hand.iter().copied().map(Move::Play).collect();
    moves.dedup();
    let choice = |seed| {
        let mut rng = SmallRng::seed_from_u64(seed);
        bots::pigs::decide(Level::Steady, view, ME, &moves, Budget::default(), &mut rng)
    };
    let Move::Play(pig) = choice(0) else {
        panic!("a card is to be played")
    };
    for seed in 1..10 {
        assert_eq!(choice(seed), Move::Play(pig));
    }
    pig
}

#[test]
fn steady_keeps_the_leader_for_the_last_card() {
    // Red alone can lead, now and later.
    let places = [(Red, 6), (White, 2), (Yellow, 1), (Black, 0), (Blue, -4)];
    assert_eq!(card(&position(places, &[Red, Blue])), Blue);
    assert_eq!(card(&position(places, &[Red, Black])), Black);
}

#[test]
fn steady_takes_safe_food() {
    // White leaps red, and red, right behind it then, leaps white; the other way round white falls
    // short.
    let places = [(Red, 1), (White, 0), (Yellow, -5), (Black, -7), (Blue, -9)];
    assert_eq!(card(&position(places, &[Red, White])), White);
    // Three can lead: whichever goes first, food is taken.
    let places = [(Red, 1), (White, 0), (Yellow, -1), (Black, -7), (Blue, -9)];
    assert_ne!(card(&position(places, &[Red, White, Yellow])), Red);
}

#[test]
fn steady_takes_food_at_once_where_a_last_card_cannot_fail() {
    // White can lead now, and blue never; if the rival moves red, white cannot either.
    let places = [(Red, 1), (White, 0), (Yellow, -5), (Black, -7), (Blue, -9)];
    let mut view = position(places, &[White, Blue]);
    assert_eq!(card(&view), Blue);
    view.rules.gentle = true;
    assert_eq!(card(&view), White);
}

#[test]
fn steady_takes_food_from_the_track() {
    // Yellow and black bring nothing else, and red stays for the last card. The hindmost may lie a lap
    // behind the food: -8 and 14 are the same space.
    let places = [(Red, 6), (White, 2), (Yellow, -5), (Black, -7), (Blue, -9)];
    let mut view = position(places, &[Red, Yellow, Black]);
    view.held = vec![3, 2];
    for (hindmost, at) in [(Yellow, 18), (Black, 16)] {
        view.track_food = vec![at];
        assert_eq!(card(&view), hindmost);
    }
}

#[test]
fn steady_puts_food_as_near_as_may_be() {
    let rules = Rules {
        track_food: true,
        ..Rules::default()
    };
    let mut rng = SmallRng::seed_from_u64(7);
    let mut gallop = opening(&rules, 3);
    gallop.chance(&mut rng);
    let mut put = || {
        let seat = gallop.turn().awaited().lowest().expect("a player");
        let mv = choice(Level::Steady, &gallop, seat, LITTLE, &mut rng);
        gallop.play(seat, &mv);
        mv
    };
    assert!(matches!(put(), Move::LineUp(_)));
    assert_eq!([put(), put(), put()], [5, 6, 7].map(Move::Food));
}
