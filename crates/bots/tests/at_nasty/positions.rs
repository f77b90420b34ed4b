//! What a seat sees, set up by hand: I sit in seat 0, and there are two of us.

use bots::{Budget, Level};
use nasty::{Bet, Card, Grade, Lane, Move, Rules, Runner, Spot, Stage, View};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Money, Seat, Seats, Turn};

use crate::meetings::{opening, step};

pub(crate) const ME: Seat = Seat::at(0);
pub(crate) const RIVAL: Seat = Seat::at(1);

/// Guesses enough for a clear choice.
const SOME: Budget = Budget { iterations: 64 };

/// What I see at a stage of the first race of a meeting.
pub(crate) fn at(stage: Stage) -> View {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut meeting = opening(&Rules::default(), 2);
    while meeting.stage() != stage {
        step(&mut meeting, &[Level::Random; 2], SOME, &mut rng);
    }
    meeting.view(Eye::Seat(ME))
}

/// The last race, my turn: horses of grade 3 stand on these squares, nobody has backed anything, and I
/// hold nothing.
pub(crate) fn race(mine: (u8, u8), rivals: (u8, u8)) -> View {
    let view = at(Stage::Moment);
    let horses = view.horses.iter().zip([mine, rivals]);
    let horses = horses.map(|(horse, (lane, square))| Runner {
        spot: spot(lane, square),
        drawn: lane_of(lane),
        grade: Grade::try_from(3).expect("a grade"),
        moved: true,
        ..horse.clone()
    });
    View {
        number: 6,
        turn: Turn::Seats {
            awaited: Seats::only(ME),
            may: Seats::first(2),
        },
        horses: horses.collect(),
        to_roll: Some(ME),
        last: RIVAL,
        hand: Vec::new(),
        held: vec![0, 5],
        cash: vec![Money::pounds(100_000); 2],
        bets: vec![None; 2],
        stakes: vec![Money::NONE; 2],
        ..view
    }
}

pub(crate) fn lane_of(number: u8) -> Lane {
    Lane::try_from(number).expect("a lane")
}

pub(crate) fn spot(lane: u8, square: u8) -> Spot {
    Spot {
        lane: lane_of(lane),
        square,
    }
}

/// I have rolled this.
pub(crate) fn rolled(pips: u8, view: View) -> View {
    View {
        stage: Stage::Go,
        rolled: pips,
        ..view
    }
}

/// I have staked this on a horse.
pub(crate) fn backing(on: Seat, pounds: i64, view: View) -> View {
    let stake = Money::pounds(pounds);
    View {
        bets: vec![Some(Bet { on, stake }), None],
        stakes: vec![stake, Money::NONE],
        ..view
    }
}

/// I hold this card.
pub(crate) fn holding(card: Card, view: View) -> View {
    View {
        hand: vec![card],
        held: vec![1, 5],
        ..view
    }
}

/// What steady does, whatever its generator says.
pub(crate) fn choice(view: &View) -> Move {
    let choice = |seed| {
        let mut rng = SmallRng::seed_from_u64(seed);
        bots::nasty::decide(Level::Steady, view, ME, SOME, &mut rng)
    };
    let choices: Vec<Move> = (0..5).map(choice).collect();
    assert!(choices.iter().all(|mv| *mv == choices[0]), "{choices:?}");
    choices[0]
}
