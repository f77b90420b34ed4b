//! Races that bots play against each other.

use bots::{Budget, Level};
use giro::{Book, CourseName, Fixed, Move, Race, Rules};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::{Eye, Game, Playout, Seat, Turn};

/// A table at which nothing has happened.
pub(crate) fn opening(course: CourseName, seats: usize) -> Race {
    let rules = Rules {
        course,
        ..Rules::default()
    };
    Race::open(Book::printed(), &rules, &Fixed::default(), seats).expect("two to five seats")
}

/// What a bot in this seat does now.
pub(crate) fn choice(level: Level, race: &Race, seat: Seat, rng: &mut SmallRng) -> Move {
    let moves: Vec<Move> = race.moves(seat).collect();
    let view = race.view(Eye::Seat(seat));
    bots::giro::decide(level, &view, seat, &moves, Budget::default(), rng)
}

/// A race between bots, one a seat, played to its end.
pub(crate) fn played(levels: &[Level], course: CourseName, dice: &mut SmallRng) -> Race {
    let mut race = opening(course, levels.len());
    let mut rng = SmallRng::seed_from_u64(dice.random());
    loop {
        match race.turn() {
            Turn::Chance => race.fall(&race.draw().expect("a draw is awaited").cast(dice)),
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("somebody is awaited");
                let mv = choice(levels[seat.index()], &race, seat, &mut rng);
                race.play(seat, &mv);
            }
            Turn::Over => return race,
        }
    }
}

/// How many of these races the seat wins.
pub(crate) fn won(races: u32, seat: Seat, levels: &[Level], course: CourseName, seed: u64) -> u32 {
    let mut dice = SmallRng::seed_from_u64(seed);
    (0..races)
        .map(|_| played(levels, course, &mut dice))
        .filter(|race| {
            race.standings()
                .is_some_and(|result| result.winners().contains(&seat))
        })
        .map(|_| 1)
        .sum()
}
