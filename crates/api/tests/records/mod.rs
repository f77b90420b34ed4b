//! Records of games that bots have played.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::num::NonZeroU32;
use std::sync::Mutex;

use api::Level;
use api::simulate::{Plan, Watchers, run};

/// Giro with steady bots.
pub(crate) fn plan(seats: usize, games: u32) -> Plan {
    plan_of("giro", seats, games)
}

/// A game with steady bots.
pub(crate) fn plan_of(game: &str, seats: usize, games: u32) -> Plan {
    Plan {
        game: game.into(),
        seats,
        games: NonZeroU32::new(games).unwrap(),
        bots: vec![Level::Steady],
        seed: Some("a test".into()),
        options: Vec::new(),
        book: None,
        threads: None,
    }
}

/// The records of what is planned, in the order of the games.
pub(crate) fn played(plan: &Plan) -> Vec<String> {
    let records = Mutex::new(Vec::new());
    let watchers = Watchers {
        progress: &|_| {},
        keep: Some(&|number, record| {
            records.lock().unwrap().push((number, record.to_owned()));
            Ok(())
        }),
    };
    run(plan, watchers).unwrap();
    let mut records = records.into_inner().unwrap();
    records.sort();
    records.into_iter().map(|(_, record)| record).collect()
}
