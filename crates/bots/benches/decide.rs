//! The time that a bot takes to decide: its first pick of a race, when all cards are in hand, and
//! its first obstacle; its first card of a round of pigs, when the whole round lies ahead; its first
//! bet at the Really Nasty game, and its first move with a roll of six.

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
use nasty::Meeting;
use pigs::Gallop;
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

/// A table of pigs at which everybody has been dealt a hand.
fn dealt(seats: usize) -> Gallop {
    let (rules, fixed) = (pigs::Rules::default(), pigs::Fixed::default());
    let mut gallop =
        Gallop::open(pigs::Book::printed(), &rules, &fixed, seats).expect("two to five seats");
    let mut rng = SmallRng::seed_from_u64(7);
    gallop.chance(&mut rng);
    let starter = gallop.turn().awaited().lowest().expect("a line-up is due");
    gallop.play(starter, &gallop.sample(starter, &mut rng));
    gallop.chance(&mut rng);
    gallop
}

fn cards(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bots/pigs");
    for seats in 2..=5 {
        let gallop = dealt(seats);
        let seat = gallop.turn().awaited().lowest().expect("a card is due");
        let view = gallop.view(Eye::Seat(seat));
        let moves: Vec<pigs::Move> = gallop.moves(seat).collect();
        let mut rng = SmallRng::seed_from_u64(7);
        group.bench_function(format!("steady, card, {seats} seats"), |bench| {
            bench.iter(|| {
                let budget = Budget::default();
                bots::pigs::decide(Level::Steady, &view, seat, &moves, budget, &mut rng)
            });
        });
    }
    group.finish();
}

/// A meeting in its first race, at the first bet, or at the first roll of six.
fn nasty_at(stage: nasty::Stage, seats: usize) -> Meeting {
    let (rules, fixed) = (nasty::Rules::default(), nasty::Fixed {});
    let mut meeting =
        Meeting::open(nasty::Book::printed(), &rules, &fixed, seats).expect("two to six seats");
    let mut rng = SmallRng::seed_from_u64(7);
    while meeting.stage() != stage
        || stage == nasty::Stage::Go && meeting.view(Eye::Stand).rolled < 6
    {
        match meeting.turn().awaited().lowest() {
            None => meeting.chance(&mut rng),
            Some(seat) => meeting.play(seat, &meeting.sample(seat, &mut rng)),
        }
    }
    meeting
}

fn bets_and_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("bots/nasty");
    for seats in [2, 6] {
        for (what, stage) in [("bet", nasty::Stage::Bets), ("move", nasty::Stage::Go)] {
            let meeting = nasty_at(stage, seats);
            let seat = meeting
                .turn()
                .awaited()
                .lowest()
                .expect("somebody is awaited");
            let view = meeting.view(Eye::Seat(seat));
            let mut rng = SmallRng::seed_from_u64(7);
            group.bench_function(format!("steady, {what}, {seats} seats"), |bench| {
                bench.iter(|| {
                    let budget = Budget::default();
                    bots::nasty::decide(Level::Steady, &view, seat, budget, &mut rng)
                });
            });
        }
    }
    group.finish();
}

criterion_group!(benches, decisions, cards, bets_and_moves);
criterion_main!(benches);
