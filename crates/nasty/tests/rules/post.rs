//! The finishing straight and the post: N-31 and N-32.

use nasty::Meeting;
use serde_json::{Value, json};

use crate::stable::{
    act, all_ready, at, card, draw, event, fact, fresh_horse, go, go_home, horse, moves, names,
    play, pose, pose_by, race, refused, roll, stage,
};

fn home() -> Value {
    json!({"lane": null, "square": null, "grade": 3})
}

/// Seat 0 is about to roll in the finishing straight, and seat 1 puts it under pressure.
fn pressed(lane: u8, square: u8, others: &[Value], way: &str) -> Meeting {
    let mut horses = vec![horse(lane, square), horse(1, 10)];
    horses.extend_from_slice(others);
    let mut hands = vec![json!([]); horses.len()];
    hands[1] = json!([way]);
    let mut meeting = race(&horses, json!(hands), 0);
    play(&mut meeting, 1, way, &[0]);
    meeting
}

#[test]
fn n_31_it_veers_and_what_is_left_is_moved() {
    let mut meeting = pressed(4, 72, &[], "under-pressure:in");
    let events = roll(&mut meeting, 0, 5);
    assert_eq!(names(&events), ["rolled"]);
    assert_eq!(event(&events, "rolled")["veer"], "in");
    let there = json!({"go": {"lane": 1, "square": 68}});
    assert!(moves(&meeting, 0).contains(&there));
    let moved = event(&act(&mut meeting, 0, there), "moved");
    let lanes: Vec<Value> = moved["path"]
        .as_array()
        .unwrap()
        .iter()
        .map(|at| at["lane"].clone())
        .collect();
    assert_eq!(lanes, [3, 2, 1, 1, 1].map(Value::from));
}

#[test]
fn n_31_a_horse_or_the_rail_stops_it() {
    // Row H15 is square 81 in lane 4 and 83 in lane 5.
    let mut meeting = pressed(4, 75, &[horse(5, 77)], "under-pressure:out");
    roll(&mut meeting, 0, 2);
    assert_eq!(moves(&meeting, 0).len(), 2);
    assert!(moves(&meeting, 0).contains(&json!({"go": {"lane": 4, "square": 77}})));
    let mut meeting = pressed(1, 75, &[], "under-pressure:in");
    roll(&mut meeting, 0, 1);
    assert!(moves(&meeting, 0).contains(&json!({"go": {"lane": 1, "square": 76}})));
}

#[test]
fn n_31_a_veer_that_takes_all_pips_is_still_chosen_by_go() {
    let mut meeting = pressed(4, 72, &[], "under-pressure:out");
    roll(&mut meeting, 0, 1);
    assert_eq!(
        moves(&meeting, 0),
        [json!({"go": {"lane": 5, "square": 74}})]
    );
    let ahead = json!({"go": {"lane": 4, "square": 73}});
    assert_eq!(refused(&meeting, 0, ahead), "N-31");
    assert_eq!(
        refused(&meeting, 0, json!({"go": {"lane": 4, "square": 75}})),
        "N-17"
    );
    let events = go(&mut meeting, 0, 5, 74);
    assert_eq!(
        event(&events, "moved")["path"],
        json!([{"lane": 5, "square": 74}])
    );
}

#[test]
fn n_31_after_a_veer_the_rest_is_moved_without_a_step_in() {
    let mut meeting = pressed(5, 74, &[], "under-pressure:out");
    roll(&mut meeting, 0, 6);
    assert_eq!(
        moves(&meeting, 0),
        [json!({"go": {"lane": 6, "square": 81}})]
    );
    assert_eq!(
        refused(&meeting, 0, json!({"go": {"lane": 5, "square": 80}})),
        "N-31"
    );
    assert_eq!(
        refused(&meeting, 0, json!({"go": {"lane": 6, "square": 80}})),
        "N-19"
    );
}

#[test]
fn n_31_a_horse_that_can_do_nothing_stays() {
    let mut meeting = pressed(6, 76, &[horse(6, 77)], "under-pressure:out");
    act(&mut meeting, 0, json!({"roll": true}));
    let events = draw(&mut meeting, json!({"die": 3}));
    assert_eq!(names(&events), ["rolled", "stuck"]);
    assert_eq!(at(&meeting, 0), json!([6, 76]));
}

#[test]
fn n_31_only_the_horse_about_to_roll_in_the_finishing_straight() {
    let cards = json!([["under-pressure:in"], [], []]);
    // In lane 1 the finishing straight begins on square 63.
    let meeting = race(
        &[horse(1, 63), horse(2, 70), horse(3, 60)],
        cards.clone(),
        0,
    );
    assert!(moves(&meeting, 0).contains(&card("under-pressure:in", &[0])));
    assert_eq!(
        refused(&meeting, 0, card("under-pressure:in", &[1])),
        "N-31"
    );
    let meeting = race(&[horse(1, 62), horse(2, 70), horse(3, 60)], cards, 0);
    assert_eq!(
        refused(&meeting, 0, card("under-pressure:in", &[0])),
        "N-31"
    );
}

#[test]
fn n_31_one_for_each_roll() {
    let cards = json!([["under-pressure:in", "under-pressure:out"], []]);
    let mut meeting = race(&[horse(3, 67), horse(2, 70)], cards, 0);
    play(&mut meeting, 0, "under-pressure:in", &[0]);
    assert_eq!(
        refused(&meeting, 0, card("under-pressure:out", &[0])),
        "N-31"
    );
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 2, 65);
    act(&mut meeting, 0, json!({"double": false}));
    // The next roll is another one, and the horse before is free again.
    play(&mut meeting, 0, "under-pressure:out", &[1]);
}

#[test]
fn n_31_it_lasts_for_one_roll() {
    let mut meeting = pressed(3, 70, &[], "under-pressure:in");
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 2, 68);
    roll(&mut meeting, 1, 1);
    go(&mut meeting, 1, 1, 11);
    let events = roll(&mut meeting, 0, 1);
    assert_eq!(event(&events, "rolled")["veer"], Value::Null);
}

#[test]
fn n_31_a_horse_that_falls_takes_its_pressure_with_it() {
    // Seat 0 is pressed and falls on the Grandstand Hedge: seat 1 rolls freely.
    let cards = json!([
        [],
        [
            "under-pressure:out",
            "under-pressure:in",
            "faller:grandstand"
        ],
        ["remount"]
    ]);
    let mut meeting = race(&[horse(1, 70), horse(2, 70), horse(3, 10)], cards, 0);
    play(&mut meeting, 1, "under-pressure:out", &[0]);
    play(&mut meeting, 1, "faller:grandstand", &[0]);
    let mut fallen = meeting.clone();
    assert_eq!(
        event(&roll(&mut fallen, 1, 1), "rolled")["veer"],
        Value::Null
    );
    let mut pressed = meeting.clone();
    play(&mut pressed, 1, "under-pressure:in", &[1]);
    assert_eq!(event(&roll(&mut pressed, 1, 1), "rolled")["veer"], "in");
    // Remounted at once it has its turn still, and its pressure.
    play(&mut meeting, 2, "remount", &[0]);
    assert_eq!(event(&roll(&mut meeting, 0, 1), "rolled")["veer"], "out");
}

/// Seat 0 has just passed the post, and seat 1 rolls next; seat 3 holds a Photo Finish.
fn at_the_post(square: u8) -> Meeting {
    let cards = json!([[], [], ["slipped-up"], ["photo-finish", "faller:members"]]);
    let horses = [horse(1, 80), horse(2, square), horse(3, 10), horse(4, 10)];
    let mut meeting = race(&horses, cards, 0);
    go_home(&mut meeting, 0, 1);
    meeting
}

#[test]
fn n_32_two_change_places_if_the_next_gets_home_with_its_roll() {
    let mut meeting = at_the_post(80);
    play(&mut meeting, 3, "photo-finish", &[1]);
    let events = go_home(&mut meeting, 1, 3);
    assert_eq!(names(&events), ["moved", "home", "photo-turned"]);
    let turned = event(&events, "photo-turned");
    assert_eq!(
        (turned["seat"].clone(), turned["place"].clone()),
        (json!(1), json!(1))
    );
    assert_eq!(
        (turned["over"].clone(), turned["over_place"].clone()),
        (json!(0), json!(2))
    );
    assert_eq!(fact(&meeting, "finished"), json!([1, 0]));
}

#[test]
fn n_32_spent_if_it_does_not() {
    let mut meeting = at_the_post(74);
    play(&mut meeting, 3, "photo-finish", &[1]);
    roll(&mut meeting, 1, 1);
    let events = go(&mut meeting, 1, 2, 75);
    // Finish Well 6 in lane 2 is 74 and 75: the claim waits for the doubled move.
    assert_eq!(names(&events), ["moved"]);
    let events = act(&mut meeting, 1, json!({"double": false}));
    assert_eq!(names(&events), ["not-doubled", "claim-spent"]);
    assert_eq!(fact(&meeting, "finished"), json!([0]));
}

#[test]
fn n_32_only_the_horse_that_rolls_next_and_only_just_after_the_finish() {
    let mut meeting = at_the_post(79);
    assert_eq!(refused(&meeting, 3, card("photo-finish", &[2])), "N-32");
    assert_eq!(refused(&meeting, 3, card("photo-finish", &[0])), "N-32");
    roll(&mut meeting, 1, 1);
    go(&mut meeting, 1, 2, 80);
    assert_eq!(refused(&meeting, 3, card("photo-finish", &[2])), "N-32");
}

#[test]
fn n_32_nobody_has_just_passed_the_post() {
    let cards = json!([["photo-finish"], []]);
    let meeting = race(&[horse(1, 79), horse(2, 80)], cards, 0);
    assert_eq!(refused(&meeting, 0, card("photo-finish", &[0])), "N-32");
}

#[test]
fn n_32_one_claim_for_each_finisher() {
    let horses = [home(), horse(2, 80), horse(3, 10)];
    let given = json!({"horses": horses, "finished": [0], "just-finished": 0, "to-roll": 1,
        "cards": [[], [], ["photo-finish", "photo-finish"]]});
    let mut meeting = pose_by(json!({"deck": "milder"}), &given);
    play(&mut meeting, 2, "photo-finish", &[1]);
    assert_eq!(refused(&meeting, 2, card("photo-finish", &[1])), "N-32");
    // The one that has just turned the places is a finisher of its own.
    go_home(&mut meeting, 1, 4);
    play(&mut meeting, 2, "photo-finish", &[2]);
}

#[test]
fn n_32_brought_down_the_claim_is_spent_and_a_remount_does_not_renew_it() {
    let cards = json!([["remount"], [], [], ["photo-finish", "faller:members"]]);
    let horses = [horse(1, 80), horse(2, 78), horse(3, 10), horse(4, 10)];
    let mut meeting = race(&horses, cards, 0);
    go_home(&mut meeting, 0, 1);
    play(&mut meeting, 3, "photo-finish", &[1]);
    let events = play(&mut meeting, 3, "faller:members", &[1]);
    assert_eq!(names(&events), ["card-played", "claim-spent"]);
    let events = play(&mut meeting, 0, "remount", &[1]);
    assert_eq!(names(&events), ["card-played"]);
    go_home(&mut meeting, 1, 6);
    assert_eq!(fact(&meeting, "finished"), json!([0, 1]));
}

#[test]
fn n_32_tailed_off_or_its_turn_lost_the_claim_is_spent() {
    let behind = |slow: Value, cards: Value| {
        let given = json!({"horses": [home(), slow, horse(3, 10)], "finished": [0],
            "just-finished": 0, "to-roll": 1, "cards": cards});
        let mut meeting = pose(&given);
        play(&mut meeting, 2, "photo-finish", &[1]);
        meeting
    };
    let mut meeting = behind(horse(2, 10), json!([[], [], ["photo-finish"]]));
    let events = act(&mut meeting, 1, json!({"tail-off": true}));
    assert_eq!(names(&events), ["tailed-off", "claim-spent"]);
    let cards = json!([[], [], ["photo-finish", "whipped-round"]]);
    let mut meeting = behind(fresh_horse(2), cards);
    let events = play(&mut meeting, 2, "whipped-round", &[1]);
    assert_eq!(names(&events), ["card-played", "turn-lost", "claim-spent"]);
}

/// The third is home, and the fourth would roll next.
fn third_home(square: u8) -> Meeting {
    let horses = [home(), home(), horse(1, 80), horse(2, square), horse(3, 10)];
    let given = json!({"horses": horses, "finished": [0, 1], "to-roll": 2,
        "cards": [["photo-finish"], [], [], [], ["faller:members"]],
        "race": {"number": 6, "name": "ladys-purse"}});
    let mut meeting = pose(&given);
    go_home(&mut meeting, 2, 1);
    assert_eq!(stage(&meeting), "called");
    meeting
}

#[test]
fn n_32_after_the_third_that_one_roll_is_still_made() {
    let mut meeting = third_home(82);
    act(&mut meeting, 3, json!({"ready": true}));
    assert_eq!(refused(&meeting, 0, card("photo-finish", &[4])), "N-32");
    play(&mut meeting, 0, "photo-finish", &[3]);
    assert_eq!(
        (stage(&meeting), fact(&meeting, "to-roll")),
        (json!("moment"), json!(3))
    );
    let events = go_home(&mut meeting, 3, 1);
    assert_eq!(names(&events), ["moved", "home", "photo-turned", "called"]);
    assert_eq!(fact(&meeting, "finished"), json!([0, 1, 3, 2]));
    // A horse moved to fourth is not in the enclosure: it takes no prize.
    all_ready(&mut meeting);
    assert_eq!(
        fact(&meeting, "cash"),
        json!([40_000, 30_000, 20_000, 25_000, 20_000])
    );
}

#[test]
fn n_32_after_the_third_a_roll_that_falls_short_calls_the_race_again() {
    let mut meeting = third_home(70);
    play(&mut meeting, 0, "photo-finish", &[3]);
    roll(&mut meeting, 3, 1);
    let events = go(&mut meeting, 3, 2, 71);
    assert_eq!(names(&events), ["moved", "claim-spent", "called"]);
}

#[test]
fn n_32_after_the_third_the_moment_before_the_roll_is_an_ordinary_one() {
    let mut meeting = third_home(78);
    play(&mut meeting, 0, "photo-finish", &[3]);
    let events = play(&mut meeting, 4, "faller:members", &[3]);
    assert_eq!(names(&events), ["card-played", "claim-spent", "called"]);
    assert_eq!(fact(&meeting, "finished"), json!([0, 1, 2]));
}
