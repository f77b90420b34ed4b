//! The time that a slip takes, from a view to the bytes of its file: less than 50 ms (it is printed while
//! somebody waits). And that of the largest document, the results.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that the papers are about, not a paper"
)]
#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]

use criterion::{Criterion, criterion_group, criterion_main};
use nasty::{Book, Fixed, Meeting as Table, Rules};
use printing::nasty::{Meeting, Minutes, own_slip, results};
use printing::{Player, Silks, Stationery};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Seat, play_out};

fn papers(criterion: &mut Criterion) {
    let mut table =
        Table::open(Book::printed(), &Rules::default(), &Fixed {}, 6).expect("six can play");
    play_out(&mut table, &mut SmallRng::seed_from_u64(7));
    let view = table.view(Eye::Seat(Seat::at(0)));
    let players = Silks::ALL.map(|silks| Player {
        name: "Maximiliana von Hohenstein".into(),
        silks,
    });
    let paper = Meeting {
        view: &view,
        players: &players,
        stationery: Stationery::default(),
    };
    let mut group = criterion.benchmark_group("printing");
    group.sample_size(20);
    group.bench_function("a slip", |bencher| bencher.iter(|| own_slip(&paper)));
    let minutes = Minutes::default();
    group.bench_function("the results", |bencher| {
        bencher.iter(|| results(&paper, &minutes));
    });
    group.finish();
}

criterion_group!(benches, papers);
criterion_main!(benches);
