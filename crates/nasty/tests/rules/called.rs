//! Giving the race up, and its end: N-24 and N-25.

use serde_json::{Value, json};

use crate::stable::{
    act, all_ready, event, fact, go, go_home, horse, moves, names, of_horse, play, pose, race,
    refused, roll, stage, with,
};

/// A horse that is home.
fn home() -> Value {
    json!({"lane": null, "square": null, "grade": 3})
}

#[test]
fn n_24_more_than_three_fences_behind_the_leader() {
    // Lane 2: Gallows Gap is 39, Crooked Thorn 44.
    for (square, may) in [(39, false), (40, true), (45, true)] {
        let meeting = race(&[horse(1, 3), horse(2, square)], Value::Null, 0);
        let lists = moves(&meeting, 0).contains(&json!({"tail-off": true}));
        assert_eq!(lists, may, "{square}");
        if !may {
            assert_eq!(refused(&meeting, 0, json!({"tail-off": true})), "N-24");
        }
    }
}

#[test]
fn n_24_the_leader_may_be_home_but_not_out() {
    let given = json!({"horses": [horse(1, 47), home()], "finished": [1], "to-roll": 0});
    assert_eq!(refused(&pose(&given), 0, json!({"tail-off": true})), "N-24");
    let given = json!({"horses": [horse(1, 43), home()], "finished": [1], "to-roll": 0});
    assert!(moves(&pose(&given), 0).contains(&json!({"tail-off": true})));
    let out = with(horse(2, 80), "out", json!("slipped"));
    let meeting = race(&[horse(1, 3), out], Value::Null, 0);
    assert_eq!(refused(&meeting, 0, json!({"tail-off": true})), "N-24");
}

#[test]
fn n_24_in_his_turn_instead_of_rolling() {
    let mut meeting = race(&[horse(1, 3), horse(2, 41), horse(3, 41)], Value::Null, 0);
    let events = act(&mut meeting, 0, json!({"tail-off": true}));
    assert_eq!(names(&events), ["tailed-off"]);
    assert_eq!(
        (of_horse(&meeting, 0, "out"), fact(&meeting, "to-roll")),
        (json!("tailed-off"), json!(1))
    );
    let mut meeting = race(&[horse(1, 3), horse(2, 41)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    assert_eq!(refused(&meeting, 0, json!({"tail-off": true})), "N-16");
}

#[test]
fn n_25_over_when_three_have_finished() {
    let horses = [home(), home(), horse(1, 80), horse(2, 50)];
    let given = json!({"horses": horses, "finished": [1, 0], "to-roll": 2});
    let mut meeting = pose(&given);
    let events = go_home(&mut meeting, 2, 1);
    assert_eq!(names(&events), ["moved", "home", "called"]);
    assert_eq!(event(&events, "called")["finished"], json!([1, 0, 2]));
    assert_eq!(event(&events, "home")["place"], 3);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("called"), Value::Null)
    );
    assert_eq!(refused(&meeting, 3, json!({"roll": true})), "N-16");
}

#[test]
fn n_25_over_when_none_is_left_running() {
    let cards = json!([["slipped-up"], ["faller:grandstand"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6)], cards, 0);
    play(&mut meeting, 1, "faller:grandstand", &[1]);
    assert_eq!(stage(&meeting), "moment");
    let events = play(&mut meeting, 0, "slipped-up", &[0]);
    assert_eq!(names(&events), ["card-played", "called"]);
    assert_eq!(stage(&meeting), "called");
}

#[test]
fn n_25_a_lone_horse_must_complete_the_course() {
    let out = with(horse(2, 9), "out", json!("fallen"));
    let mut meeting = race(&[horse(1, 40), out], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 41);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("moment"), json!(0))
    );
}

#[test]
fn n_25_the_called_moment_is_held_whether_or_not_anybody_has_a_card() {
    let mut meeting = race(
        &[horse(1, 80), with(horse(2, 9), "out", json!("fallen"))],
        Value::Null,
        0,
    );
    go_home(&mut meeting, 0, 1);
    assert_eq!(stage(&meeting), "called");
    assert_eq!(moves(&meeting, 1), [json!({"ready": true})]);
    all_ready(&mut meeting);
    assert_eq!(stage(&meeting), "over");
}

#[test]
fn n_25_a_remount_brings_the_race_on_again() {
    let cards = json!([["remount"], ["faller:grandstand"]]);
    let out = with(horse(1, 9), "out", json!("slipped"));
    let mut meeting = race(&[out, horse(2, 6)], cards, 1);
    let events = play(&mut meeting, 1, "faller:grandstand", &[1]);
    assert_eq!(names(&events), ["card-played", "called"]);
    act(&mut meeting, 1, json!({"ready": true}));
    play(&mut meeting, 0, "remount", &[1]);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("moment"), json!(1))
    );
}

#[test]
fn n_25_a_false_start_brings_the_race_on_again() {
    let cards = json!([["false-start"], ["slipped-up"]]);
    let out = with(horse(1, 9), "out", json!("fallen"));
    let mut meeting = race(&[out, horse(2, 7)], cards, 1);
    play(&mut meeting, 1, "slipped-up", &[1]);
    assert_eq!(stage(&meeting), "called");
    play(&mut meeting, 0, "false-start", &[]);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("moment"), json!(0))
    );
    assert_eq!(fact(&meeting, "cards"), json!([[], ["slipped-up"]]));
}

#[test]
fn n_25_other_cards_are_for_the_moment_before_a_roll() {
    let cards = json!([
        [
            "faller:grandstand",
            "slipped-up",
            "whipped-round",
            "under-pressure:in",
            "remount"
        ],
        [],
        [],
        []
    ]);
    let horses = [horse(1, 6), home(), home(), home()];
    let given = json!({"horses": horses, "finished": [1, 2, 3], "cards": cards});
    let meeting = pose(&given);
    assert_eq!(stage(&meeting), "called");
    for (kind, rule) in [
        ("faller:grandstand", "N-28"),
        ("slipped-up", "N-30"),
        ("whipped-round", "N-26"),
        ("under-pressure:in", "N-31"),
        ("remount", "N-29"),
    ] {
        assert_eq!(refused(&meeting, 0, crate::stable::card(kind, &[0])), rule);
    }
    assert_eq!(moves(&meeting, 0), [json!({"ready": true})]);
}

#[test]
fn n_25_until_the_first_objection_or_enquiry() {
    let cards = json!([["photo-finish"], ["stewards-enquiry"], [], []]);
    let horses = [horse(1, 6), home(), home(), home()];
    let given =
        json!({"horses": horses, "finished": [1, 2, 3], "just-finished": 3, "cards": cards});
    let mut meeting = pose(&given);
    assert_eq!(moves(&meeting, 0).len(), 2);
    play(&mut meeting, 1, "stewards-enquiry", &[2]);
    crate::stable::draw(&mut meeting, json!({"dice": [1, 2]}));
    assert_eq!(
        refused(&meeting, 0, crate::stable::card("photo-finish", &[0])),
        "N-32"
    );
    assert_eq!(moves(&meeting, 0), [json!({"ready": true})]);
}

#[test]
fn n_25_a_remount_after_the_third_is_home_brings_nothing_back() {
    // The horse is up again, but the race stays called.
    let cards = json!([["photo-finish"], ["faller:grandstand"], ["remount"], []]);
    let horses = [horse(1, 70), home(), home(), home()];
    let given =
        json!({"horses": horses, "finished": [1, 2, 3], "just-finished": 3, "cards": cards});
    let mut meeting = pose(&given);
    play(&mut meeting, 0, "photo-finish", &[0]);
    assert_eq!(stage(&meeting), "moment");
    let events = play(&mut meeting, 1, "faller:grandstand", &[0]);
    assert_eq!(names(&events), ["card-played", "claim-spent", "called"]);
    let events = play(&mut meeting, 2, "remount", &[0]);
    assert_eq!(names(&events), ["card-played"]);
    assert_eq!(
        (stage(&meeting), of_horse(&meeting, 0, "out")),
        (json!("called"), Value::Null)
    );
}
