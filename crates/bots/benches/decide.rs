//! The time that a bot takes to decide: its first pick of a race, when all cards are in hand, and
//! its first obstacle.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]
#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]

use bots::{Budget, Level};
use criterion::{Criterion, criterion_group, criterion_main};
use giro::{Book, Fixed, Move, Obstacles, Race, Rules, Stage};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Playout, Turn};

/// A table that awaits its first move.
fn opening(seats: usize, obstacles: Obstacles) -> Race {
    let rules = Rules {
        obstacles,
        ..Rules::default()
    };
    let mut rng = SmallRng::seed_from_u64(7);
    let mut race =
        Race::open(Book::printed(), &rules, &Fixed::default(), seats).expect("two to five seats");
    while race.turn() == Turn::Chance {
        let lot = race.draw().expect("a draw is awaited").cast(&mut rng);
        race.fall(&lot);
    }
    race
}

fn decisions(criterion: &mut Criterion) {
    for seats in 2..=5 {
        let mut group = criterion.benchmark_group(format!("bots/giro/{seats} seats"));
        for obstacles in [Obstacles::Placed, Obstacles::Drawn] {
            let race = opening(seats, obstacles);
            let seat = race.turn().awaited().lowest().expect("somebody is awaited");
            let view = race.view(Eye::Seat(seat));
            let moves: Vec<Move> = race.moves(seat).collect();
            let what = if view.stage == Stage::Placing {
                "obstacle"
            } else {
                "card"
            };
            let mut rng = SmallRng::seed_from_u64(7);
            group.bench_function(format!("steady, {what}"), |bench| {
                bench.iter(|| {
                    let budget = Budget::default();
                    bots::giro::decide(Level::Steady, &view, seat, &moves, budget, &mut rng)
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, decisions);
criterion_main!(benches);
