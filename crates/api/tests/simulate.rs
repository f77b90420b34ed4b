//! Bots against each other.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod records;

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use api::Level;
use api::simulate::{Report, Unplayable, Watchers, run};
use records::{plan, plan_of, played};
use serde_json::Value;

const QUIET: Watchers<'static> = Watchers {
    progress: &|_| {},
    keep: None,
};

fn without_speed(report: &Report) -> Value {
    let mut report = serde_json::to_value(report).unwrap();
    let speed = report.as_object_mut().unwrap().remove("speed").unwrap();
    assert!(speed["games-per-second"].as_f64().unwrap() > 0.0);
    report
}

#[test]
fn the_same_seed_gives_the_same_whatever_the_number_of_threads() {
    for (game, bots, games) in [
        ("giro", vec![Level::Random], 3000),
        ("giro", vec![Level::Steady, Level::Random], 20),
        ("pigs", vec![Level::Random], 3000),
        ("pigs", vec![Level::Steady, Level::Random], 3),
    ] {
        let mut plan = plan_of(game, 2, games);
        plan.bots = bots;
        let mut reports = [1, 2, 5].map(|threads| {
            plan.threads = NonZeroUsize::new(threads);
            without_speed(&run(&plan, QUIET).unwrap())
        });
        assert_eq!(reports[0], reports[1]);
        assert_eq!(reports[1], reports[2]);
        plan.seed = Some("another".into());
        reports[0] = without_speed(&run(&plan, QUIET).unwrap());
        assert_ne!(reports[0], reports[1]);
    }
}

#[test]
fn every_game_is_counted_once() {
    let mut plan = plan(3, 2500);
    plan.bots = vec![Level::Random];
    let done = AtomicU32::new(0);
    let watchers = Watchers {
        progress: &|games| {
            done.fetch_add(games, Ordering::Relaxed);
        },
        keep: None,
    };
    let report = run(&plan, watchers).unwrap();
    assert_eq!(done.into_inner(), 2500);
    let won: u32 = report.wins_by_seat.iter().map(|wins| wins.share.wins).sum();
    assert_eq!(won + report.abandoned, 2500);
    let won: u32 = report.wins_by_bot.iter().map(|wins| wins.share.wins).sum();
    assert_eq!(won + report.abandoned, 2500);
    let rounds = report.rounds;
    assert!(rounds.min >= 1 && rounds.max <= 100);
    assert!(f64::from(rounds.min) <= rounds.mean && rounds.mean <= f64::from(rounds.max));
}

/// The first places in the last line of a record.
fn winners(record: &str) -> Vec<u64> {
    let end: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
    match &end["over"]["standings"][0] {
        Value::Array(shared) => shared.iter().filter_map(Value::as_u64).collect(),
        alone => vec![alone.as_u64().unwrap()],
    }
}

#[test]
fn a_shared_win_counts_for_each_that_shares_it() {
    let mut plan = plan_of("pigs", 3, 60);
    plan.bots = vec![Level::Random];
    let records = Mutex::new(Vec::new());
    let keep = |_, record: &str| {
        records.lock().unwrap().push(record.to_owned());
        Ok(())
    };
    let watchers = Watchers {
        progress: &|_| {},
        keep: Some(&keep),
    };
    let report = run(&plan, watchers).unwrap();
    let firsts: Vec<Vec<u64>> = records
        .lock()
        .unwrap()
        .iter()
        .map(|it| winners(it))
        .collect();
    assert!(firsts.iter().any(|winners| winners.len() > 1), "{firsts:?}");
    for wins in &report.wins_by_seat {
        let seat = u64::try_from(wins.seat).unwrap();
        let won = firsts
            .iter()
            .filter(|winners| winners.contains(&seat))
            .count();
        assert_eq!(usize::try_from(wins.share.wins).unwrap(), won);
    }
    let by_seat: u32 = report.wins_by_seat.iter().map(|wins| wins.share.wins).sum();
    let by_bot: u32 = report.wins_by_bot.iter().map(|wins| wins.share.wins).sum();
    assert_eq!(by_seat, by_bot);
    assert!(by_seat > 60 && report.abandoned == 0);
}

#[test]
fn the_fast_path_counts_shared_wins_too() {
    let mut plan = plan_of("pigs", 5, 3000);
    plan.bots = vec![Level::Random];
    let report = run(&plan, QUIET).unwrap();
    let won: u32 = report.wins_by_seat.iter().map(|wins| wins.share.wins).sum();
    assert!(won > 3000, "{won}");
    assert_eq!(
        (report.abandoned, report.rounds.min, report.rounds.max),
        (0, 3, 3)
    );
}

#[test]
fn the_pigs_have_options_of_their_own() {
    for (seats, key, value, rounds) in [
        (2, "rounds", "fair", 4),
        (5, "rounds", "fair", 5),
        (3, "edition", "tiles", 1),
        (4, "track-food", "true", 3),
        (4, "gentle", "true", 3),
        (4, "draws", "rounds-then-best", 3),
    ] {
        let mut plan = plan_of("pigs", seats, 40);
        plan.bots = vec![Level::Random];
        plan.options = vec![(key.to_owned(), value.to_owned())];
        let report = run(&plan, QUIET).unwrap();
        assert_eq!((report.rounds.min, report.rounds.max), (rounds, rounds));
    }
    let mut plan = plan_of("pigs", 2, 1);
    plan.options = vec![("edition".into(), "stones".into())];
    let error = run(&plan, QUIET).unwrap_err().to_string();
    assert!(error.contains("`cards` or `tiles`"), "{error}");
}

#[test]
fn bots_take_turns_at_the_seats() {
    let mut plan = plan(3, 3);
    plan.bots = vec![Level::Steady, Level::Random, Level::Random];
    let records = played(&plan);
    let mut seats_of_steady = records.iter().map(|record| {
        let table: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
        let seats = table["seats"].as_array().unwrap().clone();
        seats
            .iter()
            .position(|seat| seat["player"]["bot"] == "steady")
    });
    for seat in 0..3 {
        assert_eq!(seats_of_steady.next().unwrap(), Some(seat));
    }
}

#[test]
fn steady_beats_random_wherever_it_sits() {
    // How strong it is at each game is shown where the bots live; that it is asked is shown here.
    for (game, games) in [("giro", 60), ("pigs", 12)] {
        let mut plan = plan_of(game, 2, games);
        plan.bots = vec![Level::Random, Level::Steady];
        let report = run(&plan, QUIET).unwrap();
        let [random, steady] = [0, 1].map(|bot| report.wins_by_bot[bot].share);
        assert!(steady.wins > random.wins, "{report:?}");
    }
}

#[test]
fn options_are_the_games_own_words() {
    let mut plan = plan(2, 300);
    plan.bots = vec![Level::Random];
    let classic = run(&plan, QUIET).unwrap().rounds.mean;
    let option = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    plan.options = vec![option("course", "grand"), option("obstacles", "drawn")];
    assert!(run(&plan, QUIET).unwrap().rounds.mean > classic);
    for (key, value, told) in [
        (
            "corse",
            "grand",
            "`course`, `obstacles`, `ties`, `cards-left`",
        ),
        ("course", "long", "`classic`, `sprint`, `grand`"),
        ("course", "3", "option course=3"),
    ] {
        plan.options = vec![option("ties", "rear-only"), option(key, value)];
        let error = run(&plan, QUIET).unwrap_err().to_string();
        assert!(error.contains(told), "{error}");
    }
}

#[test]
fn what_cannot_be_played_is_said_so() {
    let mut unknown = plan(2, 1);
    unknown.game = "ludo".into();
    assert!(matches!(run(&unknown, QUIET), Err(Unplayable::Game(_))));
    let mut short = plan(3, 1);
    short.bots = vec![Level::Random, Level::Steady];
    assert!(matches!(
        run(&short, QUIET),
        Err(Unplayable::Bots { bots: 2, seats: 3 })
    ));
    for (game, rule) in [("giro", "G-1"), ("pigs", "P-2")] {
        let crowded = run(&plan_of(game, 6, 1), QUIET).unwrap_err().to_string();
        assert!(crowded.contains(rule), "{crowded}");
    }
}

#[test]
fn a_record_that_cannot_be_kept_ends_it() {
    let watchers = Watchers {
        progress: &|_| {},
        keep: Some(&|_, _| Err(std::io::Error::other("the disk is full"))),
    };
    let error = run(&plan(2, 4), watchers).unwrap_err();
    assert_eq!(error.to_string(), "the disk is full");
}

#[test]
fn without_a_seed_every_run_is_another_and_says_its_seed() {
    let mut plan = plan(2, 200);
    plan.bots = vec![Level::Random];
    plan.seed = None;
    let first = run(&plan, QUIET).unwrap();
    assert_ne!(first.seed, run(&plan, QUIET).unwrap().seed);
    plan.seed = Some(first.seed.clone());
    plan.games = NonZeroU32::new(200).unwrap();
    assert_eq!(
        without_speed(&run(&plan, QUIET).unwrap()),
        without_speed(&first)
    );
}
