//! Which positions can be set up by hand, and which cannot.

use ::table::case::Posed as _;
use ::table::{Draw, Playout as _};
use giro::{Book, CourseName, Obstacles, Race, Rules, Stage};
use serde_json::{Value, json};

use crate::stable::{OBSTACLES, on, race_by, try_pose, view};

fn drawn() -> Rules {
    Rules {
        obstacles: Obstacles::Drawn,
        ..on(CourseName::Classic)
    }
}

fn refusal(given: &Value) -> String {
    match try_pose(&Rules::default(), given) {
        Ok(race) => panic!("this can be: {race:?}"),
        Err(reason) => reason,
    }
}

fn before(rules: &Rules, given: &Value, first: &Value) -> Result<Race, String> {
    Race::pose(Book::printed(), rules, given, Some(first))
}

#[test]
fn a_position_shows_what_it_was_given() {
    let given = json!({
        "seats": 3,
        "obstacles": OBSTACLES,
        "horses": [12, 0, 39],
        "seniority": [2, 0, 1],
        "hands": [[1, 2], [3, 6], [4, 5]],
    });
    let race = try_pose(&Rules::default(), &given).unwrap();
    assert_eq!(Value::Object(race.facts()), given);
    assert_eq!((view(&race).round, view(&race).stage), (5, Stage::Picking));
}

#[test]
fn what_is_left_out_has_its_default() {
    let race = try_pose(&Rules::default(), &json!({"seats": 2})).unwrap();
    let facts = json!({
        "seats": 2,
        "obstacles": [],
        "horses": [0, 0],
        "seniority": [0, 1],
        "hands": [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
    });
    assert_eq!(Value::Object(race.facts()), facts);
    assert_eq!((view(&race).round, view(&race).stage), (1, Stage::Placing));
}

#[test]
fn anything_tells_the_number_of_seats_and_all_tell_the_same() {
    for given in [
        json!({"seats": 3}),
        json!({"horses": [0, 0, 0]}),
        json!({"seniority": [0, 1, 2]}),
        json!({"hands": [[1], [1], [1]]}),
    ] {
        assert_eq!(
            view(&try_pose(&Rules::default(), &given).unwrap())
                .horses
                .len(),
            3
        );
    }
    assert_eq!(refusal(&json!({})), "nothing tells the number of seats");
    let differ = "seats, horses, hands and seniority differ in number";
    assert_eq!(refusal(&json!({"seats": 2, "horses": [0, 0, 0]})), differ);
    assert_eq!(refusal(&json!({"horses": [0, 0], "hands": [[1]]})), differ);
    assert_eq!(refusal(&json!({"seats": 3, "seniority": [0, 1]})), differ);
    assert_eq!(
        refusal(&json!({"seats": 6})),
        "two to five play (G-1), not 6"
    );
    assert!(refusal(&json!({"seats": 2, "weather": "rain"})).contains("weather"));
}

#[test]
fn the_seniority_names_each_seat_once() {
    for order in [json!([0, 0]), json!([0, 2])] {
        let told = refusal(&json!({"seniority": order}));
        assert_eq!(told, "the seniority must name each seat once");
    }
}

#[test]
fn obstacles_stand_where_they_could_have_been_placed() {
    let told = |obstacles: &[u8]| refusal(&json!({"seats": 2, "obstacles": obstacles}));
    assert_eq!(told(&[9]), "space 9 is not brown sand");
    assert_eq!(told(&[11, 11]), "an obstacle stands on 11 already");
    assert_eq!(told(&[11, 12]), "12 is right beside the obstacle on 11");
    assert_eq!(
        told(&[10, 12, 14, 16]),
        "two obstacles must still fit into the last stretch"
    );
    assert_eq!(
        told(&[10, 12, 29, 31, 33, 35]),
        "5 obstacles are placed, not 6"
    );
}

#[test]
fn horses_stand_apart_and_on_the_board() {
    let told = |horses: &[u8]| refusal(&json!({"obstacles": OBSTACLES, "horses": horses}));
    assert_eq!(told(&[47, 0]), "space 47 is beyond the run-out");
    assert_eq!(
        told(&[12, 12]),
        "the horse of seat 1 cannot stand on 12: it is taken"
    );
    assert_eq!(
        told(&[0, 8]),
        "the horse of seat 1 cannot stand on 8: it is taken"
    );
    assert_eq!(
        told(&[11, 0]),
        "the horse of seat 0 cannot stand on 11: it is taken"
    );
    let early = json!({"obstacles": [11, 22], "horses": [1, 0]});
    let told = "horses stay in their boxes until all obstacles stand";
    assert_eq!(refusal(&early), told);
}

#[test]
fn hands_are_of_one_size_and_of_racing_cards() {
    let told = |hands: Value| refusal(&json!({"obstacles": OBSTACLES, "hands": hands}));
    let size = "all hands hold the same number of cards, one or more";
    assert_eq!(told(json!([[1], [1, 2]])), size);
    assert_eq!(told(json!([[], []])), size);
    for hand in [json!([1, 1]), json!([0, 1]), json!([1, 7])] {
        let not_cards = "the hand of seat 1 is not of cards 1 to 6, each once";
        assert_eq!(told(json!([[1, 6], hand])), not_cards);
    }
}

#[test]
fn a_case_may_begin_with_the_first_draw() {
    let first = json!({"draw": {"seniority": [1, 0]}});
    let race = before(&Rules::default(), &json!({"seats": 2}), &first).unwrap();
    assert_eq!(race.draw(), Some(Draw::Order(2)));
    let told = before(&Rules::default(), &json!({"seats": 1}), &first).unwrap_err();
    assert_eq!(told, "two to five play (G-1), not 1");
}

#[test]
fn a_case_may_begin_with_the_draw_of_the_obstacles() {
    let first = json!({"draw": {"obstacles": OBSTACLES}});
    let race = before(&drawn(), &json!({"seats": 2}), &first).unwrap();
    assert_eq!(view(&race).stage, Stage::Layout);
    // Where some stand already, the rest are placed.
    let given = json!({"seats": 2, "obstacles": [11]});
    assert_eq!(
        view(&before(&drawn(), &given, &first).unwrap()).stage,
        Stage::Placing
    );
}

#[test]
fn a_drawn_layout_may_be_given() {
    let race = race_by(&drawn(), &[3, 0]);
    assert_eq!(
        (view(&race).stage, view(&race).horses),
        (Stage::Picking, vec![3, 0])
    );
}
