//! Moving at the table: N-17 to N-20 and N-23. Which squares a roll reaches is tested beside this, in
//! `course`.

use serde_json::{Value, json};

use crate::stable::{
    act, at, draw, event, fact, go, horse, moves, names, of_horse, race, refused, roll, stage,
};

#[test]
fn n_17_a_die_falls_and_the_roller_moves() {
    let mut meeting = race(&[horse(3, 21), horse(6, 40)], Value::Null, 0);
    act(&mut meeting, 0, json!({"roll": true}));
    assert_eq!(stage(&meeting), "die");
    for wrong in [0, 7] {
        let outcome = serde_json::from_value(json!({"die": wrong})).unwrap();
        assert!(table::Game::settle(&meeting, &outcome).is_none());
    }
    let events = draw(&mut meeting, json!({"die": 1}));
    assert_eq!(
        event(&events, "rolled"),
        json!({"event": "rolled", "seat": 0, "die": 1, "veer": null})
    );
    assert_eq!(fact(&meeting, "rolled"), 1);
    let events = go(&mut meeting, 0, 3, 22);
    assert_eq!(names(&events), ["moved"]);
    assert_eq!(
        (at(&meeting, 0), of_horse(&meeting, 0, "moved")),
        (json!([3, 22]), json!(true))
    );
    assert_eq!(fact(&meeting, "rolled"), Value::Null);
}

#[test]
fn n_17_out_of_reach() {
    let mut meeting = race(&[horse(3, 22), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    for (lane, square) in [(3, 25), (2, 23), (6, 25), (3, 21), (3, 127)] {
        let there = json!({"go": {"lane": lane, "square": square}});
        assert_eq!(refused(&meeting, 0, there), "N-17", "{lane} {square}");
    }
    assert_eq!(refused(&meeting, 0, json!({"go": "finish"})), "N-17");
}

#[test]
fn n_18_a_square_where_another_horse_stands() {
    let mut meeting = race(&[horse(3, 4), horse(3, 6)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let there = json!({"go": {"lane": 3, "square": 6}});
    assert_eq!(refused(&meeting, 0, there), "N-18");
}

#[test]
fn n_18_the_start_squares_too() {
    let mut meeting = race(&[horse(1, 0), horse(2, 0)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    assert_eq!(
        moves(&meeting, 0),
        [json!({"go": {"lane": 1, "square": 1}})]
    );
}

#[test]
fn n_19_as_many_pips_as_can_be_used() {
    let mut meeting = race(&[horse(3, 4), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let there = json!({"go": {"lane": 3, "square": 5}});
    assert_eq!(refused(&meeting, 0, there), "N-19");
}

#[test]
fn n_19_a_horse_that_can_make_no_step_stays_and_no_go_is_awaited() {
    let mut meeting = race(&[horse(6, 7), horse(6, 8)], Value::Null, 0);
    act(&mut meeting, 0, json!({"roll": true}));
    let events = draw(&mut meeting, json!({"die": 3}));
    assert_eq!(names(&events), ["rolled", "stuck"]);
    assert_eq!(event(&events, "stuck")["doubled"], json!(false));
    assert_eq!(
        (at(&meeting, 0), fact(&meeting, "to-roll")),
        (json!([6, 7]), json!(1))
    );
}

#[test]
fn n_20_the_way_is_told_square_by_square() {
    let mut meeting = race(&[horse(1, 20), horse(6, 60)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let events = go(&mut meeting, 0, 2, 22);
    let moved = event(&events, "moved");
    assert_eq!(moved["from"], json!({"lane": 1, "square": 20}));
    let path = moved["path"].as_array().unwrap();
    assert_eq!(path.len(), 2);
    assert_eq!(path[1], json!({"lane": 2, "square": 22}));
}

#[test]
fn n_23_a_fence_matters_where_a_move_ends() {
    let mut meeting = race(&[horse(1, 4), horse(6, 60)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let moved = event(&go(&mut meeting, 0, 1, 6), "moved");
    assert_eq!(
        (&moved["landed"], &moved["jumped"]),
        (&json!("grandstand"), &json!([]))
    );
    let mut meeting = race(&[horse(1, 4), horse(6, 60)], Value::Null, 0);
    roll(&mut meeting, 0, 4);
    let moved = event(&go(&mut meeting, 0, 1, 8), "moved");
    assert_eq!(
        (&moved["landed"], &moved["jumped"]),
        (&Value::Null, &json!(["grandstand"]))
    );
}

#[test]
fn n_23_a_fence_of_two_rows_is_jumped_once() {
    let mut meeting = race(&[horse(1, 31), horse(6, 60)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let moved = event(&go(&mut meeting, 0, 1, 33), "moved");
    assert_eq!(
        (&moved["landed"], &moved["jumped"]),
        (&json!("briars-brook"), &json!([]))
    );
    let mut meeting = race(&[horse(1, 33), horse(6, 60)], Value::Null, 0);
    roll(&mut meeting, 0, 6);
    let moved = event(&go(&mut meeting, 0, 1, 39), "moved");
    assert_eq!(moved["jumped"], json!(["briars-brook", "gallows-gap"]));
}

#[test]
fn n_23_a_horse_stands_on_its_fence_until_it_next_moves() {
    // It is stuck on the hedge, and may fall a turn later.
    let cards = json!([[], ["faller:grandstand"]]);
    let mut meeting = race(&[horse(6, 6), horse(6, 7)], cards, 0);
    act(&mut meeting, 0, json!({"roll": true}));
    draw(&mut meeting, json!({"die": 1}));
    act(
        &mut meeting,
        1,
        json!({"card": {"kind": "faller", "fence": "grandstand", "on": [0]}}),
    );
    assert_eq!(of_horse(&meeting, 0, "out"), "fallen");
}
