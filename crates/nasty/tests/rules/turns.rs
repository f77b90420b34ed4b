//! Whose turn it is: N-16.

use serde_json::{Value, json};

use crate::stable::{
    act, fact, fresh_horse, go, go_home, horse, pose, race, refused, roll, stage, with,
};

#[test]
fn n_16_every_horse_starts_on_square_0_and_the_innermost_rolls_first() {
    let horses = json!([fresh_horse(5), fresh_horse(2), fresh_horse(4)]);
    let mut meeting = pose(&json!({"horses": horses}));
    for seat in 0..3 {
        act(&mut meeting, seat, json!({"bet": null}));
    }
    assert_eq!(fact(&meeting, "to-roll"), 1);
    let mut rolled = Vec::new();
    for _ in 0..6 {
        let seat = fact(&meeting, "to-roll").as_u64().unwrap();
        let seat = usize::try_from(seat).unwrap();
        rolled.push(seat);
        let (lane, square) = (
            fact(&meeting, "horses")[seat]["lane"].as_u64().unwrap(),
            fact(&meeting, "horses")[seat]["square"].as_u64().unwrap(),
        );
        roll(&mut meeting, seat, 1);
        go(
            &mut meeting,
            seat,
            u8::try_from(lane).unwrap(),
            u8::try_from(square + 1).unwrap(),
        );
    }
    assert_eq!(rolled, [1, 2, 0, 1, 2, 0]);
}

#[test]
fn n_16_only_the_one_whose_turn_it_is_rolls_moves_or_gives_up() {
    let mut meeting = race(&[horse(1, 7), horse(2, 7)], Value::Null, 0);
    let there = json!({"go": {"lane": 1, "square": 8}});
    assert_eq!(refused(&meeting, 1, json!({"roll": true})), "N-16");
    assert_eq!(refused(&meeting, 1, json!({"tail-off": true})), "N-16");
    assert_eq!(refused(&meeting, 0, there.clone()), "N-16");
    roll(&mut meeting, 0, 1);
    assert_eq!(refused(&meeting, 0, json!({"roll": true})), "N-16");
    assert_eq!(refused(&meeting, 0, json!({"tail-off": true})), "N-16");
    assert_eq!(refused(&meeting, 1, there.clone()), "N-16");
    act(&mut meeting, 0, there);
    assert_eq!(fact(&meeting, "to-roll"), 1);
}

#[test]
fn n_16_finished_fallen_and_tailed_off_horses_are_passed_over() {
    let home = json!({"lane": null, "square": null, "grade": 3});
    let horses = json!([
        horse(1, 60),
        home,
        with(horse(3, 9), "out", json!("fallen")),
        with(horse(4, 9), "out", json!("slipped")),
        with(horse(5, 9), "out", json!("tailed-off")),
        horse(6, 60)
    ]);
    let mut meeting = pose(&json!({"horses": horses, "finished": [1], "to-roll": 0}));
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 61);
    assert_eq!(fact(&meeting, "to-roll"), 5);
    roll(&mut meeting, 5, 1);
    go(&mut meeting, 5, 6, 61);
    assert_eq!(fact(&meeting, "to-roll"), 0);
}

#[test]
fn n_16_the_turn_goes_on_from_the_one_that_moved_last() {
    // Seat 1 falls before its turn: it is 2's.
    let cards = json!([["faller:grandstand"], [], []]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6), horse(3, 9)], cards, 1);
    act(
        &mut meeting,
        0,
        json!({"card": {"kind": "faller", "fence": "grandstand", "on": [1]}}),
    );
    assert_eq!(fact(&meeting, "to-roll"), 2);
    roll(&mut meeting, 2, 1);
    go(&mut meeting, 2, 3, 10);
    assert_eq!(fact(&meeting, "to-roll"), 0);
}

#[test]
fn n_16_felled_in_its_turn_and_remounted_at_once_it_has_its_turn_still() {
    let cards = json!([["faller:grandstand"], ["remount"], []]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6), horse(3, 9)], cards, 1);
    act(
        &mut meeting,
        0,
        json!({"card": {"kind": "faller", "fence": "grandstand", "on": [1]}}),
    );
    act(
        &mut meeting,
        1,
        json!({"card": {"kind": "remount", "on": [1]}}),
    );
    assert_eq!(fact(&meeting, "to-roll"), 1);
}

#[test]
fn n_16_a_turn_that_was_lost_behind_a_felled_horse_comes_back_with_it() {
    // While seat 1 is down, seat 2 loses its turn; once 1 is up again, 2 has not lost it yet.
    let cards = json!([["faller:grandstand"], ["remount"], []]);
    let whipped = with(fresh_horse(3), "whipped", json!(2));
    let mut meeting = race(&[horse(1, 9), horse(2, 6), whipped], cards, 1);
    let felled = json!({"card": {"kind": "faller", "fence": "grandstand", "on": [1]}});
    act(&mut meeting, 0, felled);
    assert_eq!(fact(&meeting, "to-roll"), 0);
    assert_eq!(fact(&meeting, "horses")[2]["whipped"], 1);
    act(
        &mut meeting,
        1,
        json!({"card": {"kind": "remount", "on": [1]}}),
    );
    assert_eq!(fact(&meeting, "to-roll"), 1);
    assert_eq!(fact(&meeting, "horses")[2]["whipped"], 2);
}

#[test]
fn n_16_a_lone_horse_goes_on_alone() {
    let out = with(horse(2, 9), "out", json!("fallen"));
    let mut meeting = race(&[horse(1, 79), out], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 80);
    assert_eq!(fact(&meeting, "to-roll"), 0);
    go_home(&mut meeting, 0, 1);
    assert_eq!(stage(&meeting), "called");
}
