//! Random races with six seats through the fast path, on one core, from the first moment for cards
//! until the race is called: with no cards held, and with cards, of which at each moment each seat
//! that holds a fitting one plays one with probability 1/10. And whole meetings.
//!
//! Throughput is in races, or in meetings: `elem/s` reads as so many a second.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use nasty::{Book, Done, Fixed, Meeting, Move, Rules, Stage};
use rand::rngs::SmallRng;
use rand::seq::IteratorRandom as _;
use rand::{RngExt, SeedableRng};
use serde_json::json;
use table::case::Posed;
use table::{Game, Playout, Turn, play_out};

/// Six horses on their starting squares, and nobody holds a card.
fn at_the_start() -> Meeting {
    let horses: Vec<_> = (1..=6)
        .map(|lane| json!({"lane": lane, "square": 0, "grade": 7 - lane}))
        .collect();
    let given = json!({"horses": horses, "to-roll": 0});
    Meeting::pose(Book::printed(), &Rules::default(), &given, None).expect("a position")
}

/// A meeting that has been dealt and played up to the start of its first race.
fn with_cards(rng: &mut SmallRng) -> Meeting {
    let mut meeting = Meeting::open(Book::printed(), &Rules::default(), &Fixed {}, 6).expect("six");
    while meeting.stage() != Stage::Moment {
        step(&mut meeting, rng);
    }
    meeting
}

fn step(meeting: &mut Meeting, rng: &mut SmallRng) {
    match meeting.turn() {
        Turn::Chance => meeting.chance(rng),
        turn => {
            let seat = turn.awaited().lowest().expect("somebody is awaited");
            let mv = meeting.sample(seat, rng);
            meeting.play(seat, &mv);
        }
    }
}

/// Runs a race; the roller does nothing but roll and move. `put_in` plays cards at each moment.
fn run(meeting: &mut Meeting, rng: &mut SmallRng, put_in: impl Fn(&mut Meeting, &mut SmallRng)) {
    loop {
        match meeting.stage() {
            Stage::Moment => {
                put_in(meeting, rng);
                if meeting.stage() == Stage::Moment {
                    let roller = meeting.turn().awaited().lowest().expect("a roller");
                    meeting.play(roller, &Move::Roll(Done));
                }
            }
            Stage::Called => return,
            _ => step(meeting, rng),
        }
    }
}

/// Each seat that holds a fitting card plays one with probability 1/10.
fn one_in_ten(meeting: &mut Meeting, rng: &mut SmallRng) {
    for seat in meeting.players().iter() {
        if rng.random_range(0..10) == 0
            // A card before this one may have left nothing to play it on.
            && let Some(play) = meeting.plays(seat).choose(rng)
        {
            meeting.play(seat, &Move::Card(play));
        }
    }
}

fn races(criterion: &mut Criterion) {
    let mut rng = SmallRng::seed_from_u64(4);
    let mut group = criterion.benchmark_group("nasty/races of six");
    group.throughput(Throughput::Elements(1));
    let opening = at_the_start();
    group.bench_function("no cards", |bench| {
        bench.iter(|| {
            let mut meeting = opening.clone();
            run(&mut meeting, &mut rng, |_, _| {});
            meeting.stage()
        });
    });
    let openings: Vec<Meeting> = (0..100).map(|_| with_cards(&mut rng)).collect();
    let mut nth = 0;
    group.bench_function("cards, one in ten", |bench| {
        bench.iter(|| {
            nth = (nth + 1) % openings.len();
            let mut meeting = openings[nth].clone();
            run(&mut meeting, &mut rng, one_in_ten);
            meeting.stage()
        });
    });
    group.finish();
}

fn meetings(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("nasty/meetings");
    group.throughput(Throughput::Elements(1));
    for seats in [2, 6] {
        let mut rng = SmallRng::seed_from_u64(4);
        let opening = Meeting::open(Book::printed(), &Rules::default(), &Fixed {}, seats);
        let opening = opening.expect("two and six play");
        group.bench_function(format!("{seats} seats"), |bench| {
            bench.iter_batched(
                || opening.clone(),
                |mut meeting| {
                    play_out(&mut meeting, &mut rng);
                    meeting.standings()
                },
                BatchSize::SmallInput,
            );
        });
    }
    group.finish();
}

criterion_group!(benches, races, meetings);
criterion_main!(benches);
