//! Whole races at random, obstacles drawn: the fast path and the event path, on one core.
//!
//! Throughput is in races: `elem/s` reads as races a second.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use giro::{Book, Fixed, Obstacles, Race, Rules};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Game, Playout, Turn, play_out};

fn opening(seats: usize) -> Race {
    let rules = Rules {
        obstacles: Obstacles::Drawn,
        ..Rules::default()
    };
    Race::open(Book::printed(), &rules, &Fixed::default(), seats).expect("two to five seats")
}

/// The same random play, through events.
fn play_by_events(race: &mut Race, rng: &mut SmallRng) {
    loop {
        let events = match race.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("somebody is awaited");
                let mv = race.sample(seat, rng);
                race.decide(seat, &mv).expect("a sample is lawful")
            }
            Turn::Chance => {
                let lot = race.draw().expect("a draw is awaited").cast(rng);
                race.settle(&race.outcome(&lot))
                    .expect("a lot fits its draw")
            }
            Turn::Over => return,
        };
        for event in &events {
            race.apply(event);
        }
    }
}

fn races(criterion: &mut Criterion) {
    for seats in 2..=5 {
        let opening = opening(seats);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut group = criterion.benchmark_group(format!("giro/{seats} seats"));
        group.throughput(Throughput::Elements(1));
        group.bench_function("fast path", |bench| {
            bench.iter(|| {
                let mut race = opening.clone();
                play_out(&mut race, &mut rng);
                race.standings()
            });
        });
        group.bench_function("event path", |bench| {
            bench.iter(|| {
                let mut race = opening.clone();
                play_by_events(&mut race, &mut rng);
                race.standings()
            });
        });
        group.finish();
    }
}

criterion_group!(benches, races);
criterion_main!(benches);
