//! Out of time, and the decks: N-38 and N-39.

use ::table::{Game as _, Seat};
use nasty::{DeckName, Meeting, Rules};
use serde_json::{Value, json, to_value};

use crate::stable::{
    act, draw, fresh, go, horse, pose_by, race, rng, roll, rules, stage, up_to, with,
};

fn late(meeting: &Meeting, seat: usize) -> Vec<Value> {
    let moves = meeting.out_of_time(Seat::at(seat)).into_iter();
    moves.map(|mv| to_value(mv).expect("a move")).collect()
}

#[test]
fn n_38_entries_are_drawn_at_random_and_there_is_no_bet() {
    let mut meeting = fresh(json!({}), 2);
    up_to(&mut meeting, "entries", &mut rng());
    assert_eq!(late(&meeting, 0).len(), 720);
    up_to(&mut meeting, "bets", &mut rng());
    assert_eq!(late(&meeting, 1), [json!({"bet": null})]);
}

#[test]
fn n_38_a_row_of_the_board_is_filled_in() {
    let mut meeting = fresh(json!({"bookmaker": 1}), 3);
    up_to(&mut meeting, "board", &mut rng());
    assert!(late(&meeting, 0).is_empty());
    let rows = late(&meeting, 1);
    assert_eq!(rows.len(), 3);
    act(&mut meeting, 1, rows[0].clone());
    assert_eq!(late(&meeting, 1), rows[1..]);
}

#[test]
fn n_38_the_die_is_rolled_and_no_card_is_played() {
    let cards = json!([["slipped-up"], ["faller:grandstand"]]);
    let meeting = race(&[horse(1, 6), horse(2, 9)], cards, 0);
    assert_eq!(late(&meeting, 0), [json!({"roll": true})]);
    assert!(late(&meeting, 1).is_empty());
}

#[test]
fn n_38_the_move_that_leaves_the_least_to_run() {
    // Lane 3, first straight: forward two.
    let mut meeting = race(&[horse(3, 1), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    assert_eq!(late(&meeting, 0), [json!({"go": {"lane": 3, "square": 3}})]);
    let mut meeting = race(&[horse(1, 79), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 5);
    assert_eq!(late(&meeting, 0), [json!({"go": "finish"})]);
}

#[test]
fn n_38_and_is_not_on_a_fence_if_there_is_one() {
    // The Grandstand Hedge is on 6; a step out leaves it one short.
    let mut meeting = race(&[horse(3, 4), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    assert_eq!(late(&meeting, 0), [json!({"go": {"lane": 4, "square": 5}})]);
    // In lane 6 there is no other way.
    let mut meeting = race(&[horse(6, 4), horse(1, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    assert_eq!(late(&meeting, 0), [json!({"go": {"lane": 6, "square": 6}})]);
}

#[test]
fn n_38_among_equals_the_lowest_lane() {
    // On the home straight lane 1 has 78 after a step in, and as much to run as others beside it.
    let mut meeting = race(&[horse(1, 20), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    let goals = late(&meeting, 0);
    assert_eq!(goals, [json!({"go": {"lane": 1, "square": 21}})]);
}

#[test]
fn n_38_the_doubling_is_taken_unless_it_ends_on_a_fence() {
    // Quicken Up 3 in lane 1 is 39 and 40, Crooked Thorn 43: a doubled 3 from 40 would land on it,
    // and there is a way round; from lane 6 there is none.
    let mut meeting = race(&[horse(1, 37), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 3);
    go(&mut meeting, 0, 1, 40);
    assert_eq!(late(&meeting, 0), [json!({"double": true})]);
    let mut meeting = race(&[horse(6, 42), horse(1, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 3);
    go(&mut meeting, 0, 6, 45);
    assert_eq!(stage(&meeting), "double");
    assert_eq!(late(&meeting, 0), [json!({"double": false})]);
    // Nor is there one with a 6, for no step of a doubled move goes in (N-22): from Finish Well 5 it
    // lands on the Grandstand Hedge.
    let mut meeting = race(&[horse(6, 68), horse(1, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 6);
    go(&mut meeting, 0, 6, 74);
    assert_eq!(late(&meeting, 0), [json!({"double": false})]);
}

#[test]
fn n_38_ready() {
    let home = json!({"lane": null, "square": null, "grade": 3});
    let out = with(horse(2, 9), "out", json!("fallen"));
    let given = json!({"horses": [home, out], "finished": [0], "cards": [["objection"], []]});
    let meeting = pose_by(json!({}), &given);
    assert_eq!(late(&meeting, 0), [json!({"ready": true})]);
}

#[test]
fn n_39_the_deck_is_an_option() {
    assert_eq!(Rules::default().deck, DeckName::Nasty);
    let two = json!({"horses": [horse(1, 9), horse(2, 9)], "to-roll": 0,
        "cards": [["remount", "remount"], []]});
    assert!(crate::stable::try_pose_by(json!({}), &two).is_err());
    assert!(crate::stable::try_pose_by(json!({"deck": "milder"}), &two).is_ok());
    let all = json!({"deck": "milder", "lanes": "inner", "bet-limit": 5_000, "bookmaker": 1});
    assert_eq!(to_value(rules(all.clone())).unwrap(), all);
    let app = json!({"deck": "nasty", "lanes": "all", "bet-limit": null, "bookmaker": "app"});
    assert_eq!(to_value(rules(json!({}))).unwrap(), app);
}

#[test]
fn n_39_an_option_that_there_is_not_is_refused() {
    for options in [
        json!({"deck": "mild"}),
        json!({"decks": "milder"}),
        json!({"bookmaker": "me"}),
        json!({"bookmaker": 6}),
        json!({"bet-limit": 0.5}),
        json!({"lanes": "outer"}),
    ] {
        assert!(
            serde_json::from_value::<Rules>(options.clone()).is_err(),
            "{options}"
        );
    }
}

#[test]
fn n_39_the_milder_deck_is_dealt() {
    let mut meeting = fresh(json!({"deck": "milder"}), 2);
    let hand = [
        "whipped-round",
        "whipped-round",
        "remount",
        "remount",
        "photo-finish",
        "photo-finish",
        "objection",
    ];
    let other = [
        "faller:grandstand",
        "faller:members",
        "slipped-up",
        "false-start",
        "stewards-enquiry",
        "under-pressure:in",
        "under-pressure:in",
    ];
    draw(&mut meeting, json!({"deal": [hand, other]}));
    assert_eq!(stage(&meeting), "races");
}
