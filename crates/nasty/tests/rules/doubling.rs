//! Doubling a move on a marked section: N-21 and N-22.

use nasty::Meeting;
use serde_json::{Value, json};

use crate::stable::{
    act, at, draw, event, fact, go, horse, moves, names, of_horse, play, race, refused, roll,
    stage, with,
};

/// A horse of grade 1 that stands two squares before Early Pace 1 in lane 1, and one far off.
fn before_early_pace() -> Meeting {
    race(&[graded(1, 1, 1), horse(6, 60)], Value::Null, 0)
}

fn graded(lane: u8, square: u8, grade: u8) -> Value {
    with(horse(lane, square), "grade", json!(grade))
}

#[test]
fn n_21_the_number_rolled_is_moved_again_by_choice() {
    let mut meeting = before_early_pace();
    roll(&mut meeting, 0, 2);
    let events = go(&mut meeting, 0, 1, 3);
    assert_eq!(event(&events, "moved")["section"], "early-pace-1");
    assert_eq!(
        moves(&meeting, 0),
        [json!({"double": true}), json!({"double": false})]
    );
    let mut left = meeting.clone();
    let events = act(&mut left, 0, json!({"double": false}));
    assert_eq!(names(&events), ["not-doubled"]);
    assert_eq!(
        (at(&left, 0), fact(&left, "to-roll")),
        (json!([1, 3]), json!(1))
    );
    assert_eq!(of_horse(&left, 0, "doubled"), json!([]));
    let events = act(&mut meeting, 0, json!({"double": true}));
    assert_eq!(event(&events, "doubled")["pips"], 2);
    assert_eq!(of_horse(&meeting, 0, "doubled"), json!(["early-pace-1"]));
    let events = go(&mut meeting, 0, 1, 5);
    assert_eq!(event(&events, "moved")["doubled"], json!(true));
    assert_eq!(fact(&meeting, "to-roll"), 1);
}

#[test]
fn n_21_also_when_fewer_pips_than_rolled_could_be_used() {
    let horses = [graded(6, 1, 1), horse(6, 4), horse(5, 2)];
    let mut meeting = race(&horses, Value::Null, 0);
    roll(&mut meeting, 0, 4);
    assert_eq!(
        moves(&meeting, 0),
        [json!({"go": {"lane": 6, "square": 3}})]
    );
    go(&mut meeting, 0, 6, 3);
    assert_eq!(stage(&meeting), "double");
}

#[test]
fn n_21_a_doubled_move_without_a_step_is_over() {
    let horses = [graded(6, 1, 1), horse(6, 4), horse(5, 2)];
    let mut meeting = race(&horses, Value::Null, 0);
    roll(&mut meeting, 0, 4);
    go(&mut meeting, 0, 6, 3);
    let events = act(&mut meeting, 0, json!({"double": true}));
    assert_eq!(names(&events), ["doubled", "stuck"]);
    assert_eq!(event(&events, "stuck")["doubled"], json!(true));
    assert_eq!(
        (at(&meeting, 0), fact(&meeting, "to-roll")),
        (json!([6, 3]), json!(1))
    );
}

#[test]
fn n_21_a_move_without_a_step_does_not_double() {
    let mut meeting = race(&[graded(6, 3, 1), horse(6, 4)], Value::Null, 0);
    act(&mut meeting, 0, json!({"roll": true}));
    draw(&mut meeting, json!({"die": 3}));
    assert_eq!(stage(&meeting), "moment");
    assert_eq!(refused(&meeting, 0, json!({"double": true})), "N-21");
}

#[test]
fn n_21_a_doubled_move_does_not_double_again() {
    // From Quicken Up 3 to Quicken Up 4 with five.
    let mut meeting = race(&[horse(1, 34), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 5);
    go(&mut meeting, 0, 1, 39);
    act(&mut meeting, 0, json!({"double": true}));
    let events = go(&mut meeting, 0, 1, 44);
    assert_eq!(event(&events, "moved")["section"], Value::Null);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("moment"), json!(1))
    );
    assert_eq!(of_horse(&meeting, 0, "doubled"), json!(["quicken-up-3"]));
}

#[test]
fn n_21_each_section_once_in_a_race() {
    let done = with(horse(1, 38), "doubled", json!(["quicken-up-3"]));
    let mut meeting = race(&[done, horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 39);
    assert_eq!(stage(&meeting), "moment");
    for takes in [true, false] {
        assert_eq!(refused(&meeting, 0, json!({"double": takes})), "N-21");
    }
}

#[test]
fn n_21_a_section_left_is_open_still() {
    let mut meeting = race(&[horse(1, 38), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 39);
    act(&mut meeting, 0, json!({"double": false}));
    roll(&mut meeting, 1, 1);
    go(&mut meeting, 1, 6, 11);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 40);
    assert_eq!(stage(&meeting), "double");
}

#[test]
fn n_21_only_the_horse_that_moved() {
    let mut meeting = before_early_pace();
    roll(&mut meeting, 0, 2);
    go(&mut meeting, 0, 1, 3);
    assert_eq!(refused(&meeting, 1, json!({"double": true})), "N-21");
    assert_eq!(refused(&meeting, 0, json!({"roll": true})), "N-16");
}

#[test]
fn n_21_a_doubled_move_is_not_veered() {
    let cards = json!([[], ["under-pressure:out"]]);
    // Finish Well 5 in lane 2 lies on 65 and 66.
    let mut meeting = race(&[horse(1, 63), horse(6, 10)], cards, 0);
    play(&mut meeting, 1, "under-pressure:out", &[0]);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 2, 65);
    assert_eq!(stage(&meeting), "double");
    act(&mut meeting, 0, json!({"double": true}));
    let goals = [
        json!({"go": {"lane": 2, "square": 66}}),
        json!({"go": {"lane": 3, "square": 67}}),
    ];
    assert_eq!(moves(&meeting, 0), goals);
}

#[test]
fn n_22_no_step_in_during_a_doubled_move() {
    let mut meeting = race(&[horse(2, 34), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 6);
    go(&mut meeting, 0, 2, 40);
    act(&mut meeting, 0, json!({"double": true}));
    let inside = json!({"go": {"lane": 1, "square": 44}});
    assert_eq!(refused(&meeting, 0, inside), "N-22");
}
