//! Whole games at random, three rounds each: the fast path and the event path, on one core.
//!
//! Throughput is in games: `elem/s` reads as games a second.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use pigs::{Book, Fixed, Gallop, Rules};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Game, Playout, Turn, play_out};

fn opening(seats: usize) -> Gallop {
    Gallop::open(Book::printed(), &Rules::default(), &Fixed::default(), seats)
        .expect("two to five seats")
}

/// The same random play, through events.
fn play_by_events(gallop: &mut Gallop, rng: &mut SmallRng) {
    loop {
        let events = match gallop.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("somebody is awaited");
                let mv = gallop.sample(seat, rng);
                gallop.decide(seat, &mv).expect("a sample is lawful")
            }
            Turn::Chance => {
                let lot = gallop.draw().expect("a draw is awaited").cast(rng);
                gallop
                    .settle(&gallop.outcome(&lot))
                    .expect("a lot fits its draw")
            }
            Turn::Over => return,
        };
        for event in &events {
            gallop.apply(event);
        }
    }
}

fn rounds(criterion: &mut Criterion) {
    for seats in 2..=5 {
        let opening = opening(seats);
        let mut rng = SmallRng::seed_from_u64(7);
        let mut group = criterion.benchmark_group(format!("pigs/{seats} seats"));
        group.throughput(Throughput::Elements(1));
        group.bench_function("fast path", |bench| {
            bench.iter(|| {
                let mut gallop = opening.clone();
                play_out(&mut gallop, &mut rng);
                gallop.standings()
            });
        });
        group.bench_function("event path", |bench| {
            bench.iter(|| {
                let mut gallop = opening.clone();
                play_by_events(&mut gallop, &mut rng);
                gallop.standings()
            });
        });
        group.finish();
    }
}

criterion_group!(benches, rounds);
criterion_main!(benches);
