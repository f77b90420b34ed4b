//! What it costs that a line is on disk before anybody is told of it. Besides criterion's mean this
//! prints the 50th and the 99th percentile.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]
#![allow(clippy::print_stdout, reason = "a bench tells its figures")]

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use store::Home;

/// As long as a move is.
const LINE: &str = "{\"n\":31,\"seat\":1,\"move\":{\"pick\":3},\"digest\":\"58a0035b33d6d7ab\"}\n";

fn flush(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the record");
    let records = Home::at(folder.path()).records();
    let mut record = records.begin("bench", LINE).expect("there is room");
    let mut append = || {
        let began = Instant::now();
        record.append(LINE).expect("there is room");
        began.elapsed()
    };
    let mut times: Vec<Duration> = (0..1000).map(|_| append()).collect();
    times.sort_unstable();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!("a line on disk: p50 {:?}, p99 {:?}", at(50), at(99));
    criterion.bench_function("store/append a line and flush it", |bench| {
        bench.iter(&mut append);
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = flush
}
criterion_main!(benches);
