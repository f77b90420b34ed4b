//! Bots against each other.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod records;

use std::num::{NonZeroU32, NonZeroUsize};
use std::sync::atomic::{AtomicU32, Ordering};

use api::Level;
use api::simulate::{Report, Unplayable, Watchers, run};
use records::{plan, played};
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
    for (bots, games) in [
        (vec![Level::Random], 3000),
        (vec![Level::Steady, Level::Random], 20),
    ] {
        let mut plan = plan(2, games);
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
    let mut plan = plan(2, 60);
    plan.bots = vec![Level::Random, Level::Steady];
    let report = run(&plan, QUIET).unwrap();
    assert!(report.wins_by_bot[1].share.low > 0.5, "{report:?}");
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
    let crowded = run(&plan(6, 1), QUIET).unwrap_err().to_string();
    assert!(crowded.contains("G-1"), "{crowded}");
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
