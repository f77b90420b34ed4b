//! A table that waits for a person costs nothing. Linux keeps account of how often each thread was woken.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use evening::Evening;

/// How long a table is watched: longer than anything that would look around now and then.
const WATCHED: Duration = Duration::from_millis(1_500);
/// How long a table has to come to rest, and to end.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often the thread of each table in this program has gone to sleep so far.
fn sleeps() -> Vec<u64> {
    fs::read_dir("/proc/self/task")
        .unwrap()
        // A thread that ends meanwhile is none.
        .filter_map(|task| fs::read_to_string(task.ok()?.path().join("status")).ok())
        .filter(|status| status.starts_with("Name:\ttable "))
        .map(|status| {
            let (_, count) = status.split_once("\nvoluntary_ctxt_switches:").unwrap();
            count.split_whitespace().next().unwrap().parse().unwrap()
        })
        .collect()
}

/// Waits until two looks in a row are the same, and answers what they saw.
fn at_rest() -> Vec<u64> {
    let began = Instant::now();
    let mut last = sleeps();
    loop {
        thread::sleep(Duration::from_millis(50));
        let now = sleeps();
        if now == last {
            return now;
        }
        last = now;
        assert!(began.elapsed() < PATIENCE, "it never rests");
    }
}

#[test]
fn the_thread_of_a_table_sleeps_until_something_is_due_and_ends_with_the_table() {
    let evening = Evening::here_and_bots(2, 1);
    let before = at_rest();
    assert_eq!(before.len(), 1, "the table has a thread");
    thread::sleep(WATCHED);
    assert_eq!(sleeps(), before, "nobody woke it");

    drop(evening);
    let began = Instant::now();
    while !sleeps().is_empty() {
        assert!(began.elapsed() < PATIENCE, "it outlives its table");
        thread::sleep(Duration::from_millis(10));
    }
}
