//! The end: G-23 to G-25, G-29.

use ::table::{Game as _, Playout as _, Seat, Standings, Turn};
use giro::{Event, Race, Rules, Stage};
use serde_json::json;

use crate::stable::{pose, race, run, seats, view};

/// Runs a round that ends the race; who is placed.
fn placed(horses: &[u8], cards: &[u8]) -> Vec<Seat> {
    let mut race = race(horses);
    let events = run(&mut race, cards);
    let placed = view(&race).result;
    assert_eq!(
        events.last(),
        Some(&Event::Over {
            placed: placed.clone()
        })
    );
    assert_eq!(race.standings(), Some(Standings::of(placed.clone())));
    placed
}

#[test]
fn g_23_the_race_ends_with_the_round_in_which_a_horse_crosses_the_line() {
    let mut race = race(&[39, 30]);
    let events = run(&mut race, &[1, 2]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::Over { .. })),
        "40 is on the course"
    );
    assert_eq!(
        (view(&race).stage, race.standings()),
        (Stage::Picking, None)
    );
    let events = run(&mut race, &[2, 3]);
    assert!(matches!(events.last(), Some(Event::Over { .. })));
    assert_eq!((view(&race).stage, race.turn()), (Stage::Over, Turn::Over));
    assert_eq!(view(&race).round, 2, "the round that was the last");
    assert!(Seat::first(6).all(|seat| race.moves(seat).next().is_none()));
    assert_eq!(race.final_figures()["horses"], json!([42, 35]));
}

#[test]
fn g_23_everybody_still_completes_that_round() {
    let mut race = race(&[40, 20, 9]);
    run(&mut race, &[1, 3, 4]);
    assert_eq!(view(&race).horses, [41, 23, 13]);
    assert_eq!(view(&race).result, seats([0]));
}

#[test]
fn g_23_a_race_set_up_with_a_horse_beyond_the_line_is_over() {
    assert_eq!(race(&[41, 0]).turn(), Turn::Over);
    assert_eq!(view(&race(&[41, 44])).result, seats([1, 0]));
    assert_ne!(race(&[40, 0]).turn(), Turn::Over);
}

#[test]
fn g_24_points_beyond_the_line_count() {
    let mut race = race(&[40, 39]);
    run(&mut race, &[6, 5]);
    assert_eq!(view(&race).horses, [46, 44]);
}

#[test]
fn g_24_horses_are_pushed_beyond_the_line_too() {
    let mut race = race(&[40, 39]);
    run(&mut race, &[2, 3]);
    assert_eq!(view(&race).horses, [41, 42]);
    assert_eq!(view(&race).result, seats([1, 0]));
}

#[test]
fn g_24_a_horse_pushed_back_over_the_line_has_not_crossed() {
    // B crosses to 41, and A pushes it back to 40.
    let mut race = race(&[36, 40, 39]);
    run(&mut race, &[5, 1, 3]);
    assert_eq!(view(&race).horses, [41, 40, 42]);
    assert_eq!(view(&race).result, seats([2, 0]));
}

#[test]
fn g_25_the_furthest_wins_and_the_others_follow_in_order() {
    assert_eq!(placed(&[40, 39], &[6, 5]), seats([0, 1]));
    assert_eq!(placed(&[36, 40, 39], &[5, 1, 3]), seats([2, 0]));
    assert_eq!(
        placed(&[36, 37, 39, 40, 30], &[5, 6, 3, 4, 1]),
        seats([3, 1, 2, 0])
    );
}

#[test]
fn g_25_horses_not_beyond_the_line_are_unplaced() {
    assert_eq!(placed(&[40, 39, 0], &[2, 1, 6]), seats([0]));
}

/// Round in circles: six rounds in which two horses swap twice and are refused all else, after
/// which they stand as before.
const CIRCLE: [[u8; 2]; 6] = [[1, 2], [3, 4], [5, 6], [2, 1], [4, 3], [6, 5]];

fn circling(obstacles: [u8; 5], horses: [u8; 2]) -> Race {
    let given = json!({"obstacles": obstacles, "horses": horses});
    pose(&Rules::default(), &given)
}

#[test]
fn g_29_after_a_hundred_rounds_nobody_is_placed() {
    let mut race = circling([10, 12, 14, 29, 31], [6, 7]);
    let mut swaps = 0;
    for (round, cards) in (1..=100).zip(CIRCLE.into_iter().cycle()) {
        assert_eq!(
            (view(&race).round, view(&race).stage),
            (round, Stage::Picking)
        );
        let events = run(&mut race, &cards);
        let swap = |event: &&Event| matches!(event, Event::Pushed { .. });
        swaps += events.iter().filter(swap).count();
        let over = Event::Over { placed: vec![] };
        assert_eq!(events.last() == Some(&over), round == 100);
    }
    assert_eq!(swaps, 34, "they do push each other");
    assert_eq!((view(&race).round, view(&race).stage), (100, Stage::Over));
    assert_eq!(race.standings(), Some(Standings::default()));
    assert!(race.standings().unwrap().winners().is_empty());
    assert!(view(&race).result.is_empty());
}

#[test]
fn g_29_who_crosses_in_the_hundredth_round_is_placed() {
    let mut race = circling([31, 33, 35, 37, 39], [29, 30]);
    let circles = CIRCLE.into_iter().cycle().take(96);
    for cards in circles.chain([[1, 2], [6, 4], [2, 6]]) {
        run(&mut race, &cards);
    }
    assert_eq!((view(&race).round, view(&race).horses), (100, vec![38, 29]));
    let events = run(&mut race, &[3, 1]);
    let placed = seats([0]);
    assert_eq!(events.last(), Some(&Event::Over { placed }));
    assert_eq!(view(&race).result, seats([0]));
}
