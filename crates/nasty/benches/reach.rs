//! The lawful destinations of a roll with six horses about.
//!
//! Besides criterion's mean this prints the 50th and the 99th percentile, which is what the house
//! promises: 99 of 100 under 2 microseconds. Each time taken is that of one board, the mean of a few
//! looks at it, because a clock is slower than one look.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]
#![allow(clippy::print_stdout, reason = "a bench tells its figures")]

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use nasty::{Book, Course, Lane, Reach, Roll, Spot, Taken, path};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};

/// The horse that moves, the squares of all six, and the roll.
struct Board {
    from: Spot,
    taken: Taken,
    roll: Roll,
}

impl Board {
    /// Six horses within a few squares of each other, anywhere in the race.
    fn draw(course: &Course, rng: &mut impl Rng) -> Self {
        let around = rng.random_range(0..=90);
        let mut horse = || {
            let lane = Lane::ALL[rng.random_range(0..Lane::COUNT)];
            let square = rng.random_range(around..around + 8).min(course.last(lane));
            Spot { lane, square }
        };
        let horses: [Spot; 6] = std::array::from_fn(|_| horse());
        Self {
            from: horses[0],
            taken: horses.into_iter().collect(),
            roll: Roll::Rolled(rng.random_range(1..=6)),
        }
    }
}

/// The time of one look, for each board, shortest first.
fn times(boards: &[Board], look: impl Fn(&Board)) -> Vec<Duration> {
    const LOOKS: u32 = 8;
    let time = |board| {
        let began = Instant::now();
        for _ in 0..LOOKS {
            look(black_box(board));
        }
        began.elapsed() / LOOKS
    };
    let mut times: Vec<Duration> = boards.iter().map(time).collect();
    times.sort_unstable();
    times
}

fn tell(what: &str, times: &[Duration]) {
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("{what}: p50 {:?}, p99 {:?}", at(50), at(99));
}

fn reach(criterion: &mut Criterion) {
    let course = Book::printed().course();
    let mut rng = SmallRng::seed_from_u64(7);
    let boards: Vec<Board> = (0..100_000)
        .map(|_| Board::draw(course, &mut rng))
        .collect();
    let look = |board: &Board| Reach::of(course, board.from, board.roll, &board.taken);
    tell(
        "lawful destinations of any roll",
        &times(&boards, |board| {
            black_box(look(board));
        }),
    );
    let sixes: Vec<Board> = boards
        .iter()
        .filter(|board| board.roll.steps_in())
        .map(|&Board { from, taken, roll }| Board { from, taken, roll })
        .collect();
    tell(
        "lawful destinations of a six",
        &times(&sixes, |board| {
            black_box(look(board));
        }),
    );
    tell(
        "a path to each destination",
        &times(&boards[..1000], |board| {
            for goal in look(board).goals() {
                black_box(path(course, board.from, board.roll, &board.taken, goal));
            }
        }),
    );
    let mut group = criterion.benchmark_group("nasty");
    group.throughput(Throughput::Elements(1));
    // Few enough to stay near the core, as the boards of one race do.
    let mut next = boards[..4096].iter().cycle();
    group.bench_function("lawful destinations of a roll", |bench| {
        bench.iter(|| next.next().map(look));
    });
    group.finish();
}

criterion_group!(benches, reach);
criterion_main!(benches);
