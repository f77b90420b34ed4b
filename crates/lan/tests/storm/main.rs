//! The two ends of the protocol on links that delay, stall, swallow and break at any byte, while each side goes down at any
//! instant, in time that is only counted. Whatever happens: everybody's events are the host's, each command has exactly one
//! effect, what was answered is never lost, nobody is sent a secret of somebody else's, and in the end all are equal.
//!
//! `RACENIGHT_STORMS=10000` goes through so many seeds, `RACENIGHT_STORM=17` through this one.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../anna/mod.rs"]
mod anna;
mod game;
mod link;
#[path = "../quick/mod.rs"]
mod quick;
mod world;

use world::World;

fn seeds() -> std::ops::Range<u64> {
    let number = |name| std::env::var(name).ok().map(|text| text.parse().unwrap());
    match number("RACENIGHT_STORM") {
        Some(seed) => seed..seed + 1,
        None => 0..number("RACENIGHT_STORMS").unwrap_or(150),
    }
}

#[test]
fn every_storm_ends_with_all_sides_equal() {
    let mut seen = world::Seen::default();
    for seed in seeds() {
        let told = std::panic::catch_unwind(|| World::new(seed).weather());
        assert!(told.is_ok(), "RACENIGHT_STORM={seed}");
        seen.add(&told.unwrap());
    }
    if seeds().count() >= 100 {
        seen.assert_that_it_was_a_storm();
    }
}
