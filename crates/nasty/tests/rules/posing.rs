//! Which positions cannot be, and how one is fingerprinted.

use ::table::case::Posed as _;
use nasty::{Book, Meeting, Rules};
use serde_json::{Value, json};

use crate::stable::{fact, fresh_horse, horse, pose, stage, try_pose_by, with};

fn refusal(given: &Value) -> String {
    try_pose_by(json!({}), given).expect_err("a position that cannot be")
}

fn home() -> Value {
    json!({"lane": null, "square": null, "grade": 3})
}

fn two(one: impl Into<Value>, other: impl Into<Value>) -> Value {
    let horses: [Value; 2] = [one.into(), other.into()];
    json!({"horses": horses, "to-roll": 0})
}

#[test]
fn the_number_of_seats_is_told_once() {
    assert_eq!(refusal(&json!({})), "nothing tells the number of seats");
    let given = with(two(horse(1, 3), horse(2, 3)), "cash", json!([1, 2, 3]));
    assert_eq!(
        refusal(&given),
        "seats, horses, cards and money differ in number"
    );
    let told = refusal(&json!({"horses": [horse(1, 3)], "to-roll": 0}));
    assert_eq!(told, "two to six play (N-1), not 1");
    assert!(refusal(&json!({"seats": 2, "pigs": []})).contains("unknown field"));
}

#[test]
fn horses_stand_on_squares_of_their_own() {
    let told = "two horses stand on one square";
    assert_eq!(refusal(&two(horse(1, 3), horse(1, 3))), told);
    let out = with(horse(1, 3), "out", json!("fallen"));
    pose(&two(horse(1, 3), out));
    assert!(refusal(&two(horse(1, 81), horse(2, 3))).starts_with("there is no such square"));
    pose(&two(horse(1, 80), horse(6, 90)));
    assert!(refusal(&two(horse(7, 1), horse(2, 3))).contains("1 to 6"));
    let told = "a horse has a lane and a square, or has finished";
    assert_eq!(refusal(&two(horse(1, 3), home())), told);
    let told = "a horse loses no more than two turns";
    assert_eq!(
        refusal(&two(horse(1, 3), with(horse(2, 0), "whipped", json!(3)))),
        told
    );
}

#[test]
fn those_who_finished_have_a_horse_each() {
    let given = |finished: Value| with(two(horse(1, 3), home()), "finished", finished);
    pose(&given(json!([1])));
    let told = "those who finished have a horse each";
    assert_eq!(refusal(&given(json!([1, 2]))), told);
    assert_eq!(refusal(&given(json!([1, 1]))), told);
    let told = "a horse that is home has no lane and no square";
    assert_eq!(refusal(&given(json!([1, 0]))), told);
    let told = "a horse that has just finished has finished";
    assert_eq!(
        refusal(&with(given(json!([1])), "just-finished", json!(0))),
        told
    );
}

#[test]
fn the_roller_runs() {
    let told = "who is to roll has no horse that runs";
    let out = with(horse(1, 3), "out", json!("fallen"));
    assert_eq!(refusal(&two(out, horse(2, 3))), told);
    let nobody = json!({"horses": [horse(1, 3), horse(2, 3)], "to-roll": 2});
    assert_eq!(refusal(&nobody), told);
    let given = json!({"horses": [horse(1, 3), home(), home(), home()], "finished": [1, 2, 3],
        "to-roll": 0});
    assert_eq!(refusal(&given), "a race of which three are home is over");
}

#[test]
fn what_was_rolled_leaves_a_move_to_make() {
    let rolled = |given: Value, die: u8| with(given, "rolled", json!(die));
    let meeting = pose(&rolled(two(horse(1, 3), horse(2, 3)), 2));
    assert_eq!(
        (stage(&meeting), fact(&meeting, "rolled")),
        (json!("go"), json!(2))
    );
    assert_eq!(
        refusal(&rolled(two(horse(1, 3), horse(2, 3)), 7)),
        "no die shows 7"
    );
    let told = "a horse that can make no step has no move to make";
    assert_eq!(refusal(&rolled(two(horse(6, 3), horse(6, 4)), 2)), told);
    let whipped = with(fresh_horse(1), "whipped", json!(1));
    let told = "a horse that loses its turn has not rolled";
    assert_eq!(refusal(&rolled(two(whipped, horse(2, 3)), 2)), told);
    let given = json!({"horses": [fresh_horse(1), fresh_horse(2)], "rolled": 2});
    assert_eq!(
        refusal(&given),
        "somebody has rolled, and nobody is to roll"
    );
}

#[test]
fn cards_and_money_can_be() {
    let given = |key: &str, value: Value| with(two(horse(1, 3), horse(2, 3)), key, value);
    let told = "there are not so many cards in the deck";
    let remounts = json!([["remount", "remount"], []]);
    assert_eq!(refusal(&given("cards", remounts)), told);
    let many = vec!["objection"; 25];
    assert_eq!(refusal(&given("cards", json!([many, []]))), told);
    let told = "nobody has less than no money";
    assert_eq!(refusal(&given("cash", json!([-1, 0]))), told);
    let told = "a bet is on a horse that runs";
    assert_eq!(
        refusal(&given("bets", json!([{"on": 2, "stake": 1_000}, null]))),
        told
    );
    let told = "a stake is in whole thousands";
    for stake in [0, 1_500, -1_000] {
        assert_eq!(
            refusal(&given("bets", json!([{"on": 1, "stake": stake}, null]))),
            told
        );
    }
    let race = |number: u8| json!({"number": number, "name": "dukes-cup"});
    assert_eq!(refusal(&given("race", race(7))), "there is no race 7 of 6");
    assert_eq!(refusal(&given("race", race(0))), "there is no race 0 of 6");
}

#[test]
fn entries_fit_the_horses() {
    let given = |entries: Value| with(two(horse(1, 3), horse(2, 3)), "entries", entries);
    pose(&given(json!([[1, 2, 4, 5, 6, 3], [6, 5, 4, 2, 1, 3]])));
    let told = "a horse runs that was not entered";
    assert_eq!(
        refusal(&given(json!([[1, 2, 4, 5, 3, 6], [6, 5, 4, 2, 1, 3]]))),
        told
    );
    let told = "an entry has each grade once";
    assert_eq!(
        refusal(&given(json!([[3, 3, 3, 3, 3, 3], [6, 5, 4, 2, 1, 3]]))),
        told
    );
    let any = pose(&two(horse(1, 3), horse(2, 3)));
    assert_eq!(fact(&any, "entries")[0].as_array().unwrap().len(), 6);
}

#[test]
fn before_the_race_all_stand_at_the_start_and_the_bets_are_awaited() {
    let meeting = pose(&json!({"horses": [fresh_horse(4), fresh_horse(2)]}));
    assert_eq!(stage(&meeting), "bets");
    let told = "before the race all horses stand on their starting squares";
    let given = json!({"horses": [horse(4, 1), fresh_horse(2)]});
    assert_eq!(refusal(&given), told);
    let bets = json!([{"on": 1, "stake": 1_000}, {"on": 1, "stake": 1_000}]);
    let given = json!({"horses": [fresh_horse(4), fresh_horse(2)], "bets": bets});
    assert_eq!(refusal(&given), "all have bet, and nobody is to roll");
}

#[test]
fn play_may_start_before_anything_is_drawn() {
    let start = |given: Value, first: Value| {
        let posed = Meeting::pose(Book::printed(), &Rules::default(), &given, Some(&first));
        posed.map(|meeting| stage(&meeting))
    };
    let seats = || json!({"seats": 3});
    assert_eq!(
        start(seats(), json!({"draw": {"deal": []}})),
        Ok(json!("deal"))
    );
    assert_eq!(
        start(seats(), json!({"draw": {"races": []}})),
        Ok(json!("races"))
    );
    let entries = json!({"seat": 0, "move": {"entries": [1, 2, 3, 4, 5, 6]}});
    assert_eq!(start(seats(), entries), Ok(json!("entries")));
    assert_eq!(
        start(seats(), json!({"draw": {"lanes": []}})),
        Ok(json!("lanes"))
    );
    let given = json!({"seats": 3, "to-roll": 0});
    assert_eq!(
        start(given, json!({})),
        Err("there are no horses yet".into())
    );
}

#[test]
fn a_board_by_hand_is_filled_in_first() {
    let horses = json!({"horses": [fresh_horse(4), fresh_horse(2)]});
    let rules = crate::stable::rules(json!({"bookmaker": 0}));
    let start = |first: Value| {
        let posed = Meeting::pose(Book::printed(), &rules, &horses, Some(&first));
        stage(&posed.expect("a position that can be"))
    };
    let row = json!({"seat": 0, "grade": 3, "lane": 4, "odds": 12});
    assert_eq!(start(json!({"seat": 0, "move": {"chalk": row}})), "board");
    assert_eq!(start(json!({"seat": 0, "move": {"bet": null}})), "bets");
}

#[test]
fn a_position_is_fingerprinted_in_the_words_of_records() {
    let given = json!({
        "horses": [
            {"lane": 1, "square": 9, "grade": 3, "moved": true, "doubled": ["early-pace-1"]},
            {"lane": 2, "square": 6, "grade": 5, "drawn": 4}
        ],
        "cards": [["remount"], ["objection", "faller:members"]],
        "cash": [15_000, 20_000],
        "bets": [{"on": 1, "stake": 5_000}, null],
        "race": {"number": 6, "name": "ladys-purse"},
        "to-roll": 1,
    });
    let written = serde_json::to_string(&pose(&given)).expect("it serialises");
    let undealt = serde_json::to_value(pose(&given)).unwrap()["undealt"].clone();
    assert_eq!(undealt.as_array().unwrap().len(), 21);
    let expected = format!(
        "{{\"rules\":{{\"deck\":\"nasty\",\"lanes\":\"all\",\"bet-limit\":null,\
         \"bookmaker\":\"app\"}},\"stage\":\"moment\",\"races\":[\"kings-crown\",\"squires-plate\",\
         \"knights-shield\",\"barons-bowl\",\"dukes-cup\",\"ladys-purse\"],\"number\":6,\
         \"entries\":[[1,2,6,4,5,3],[1,2,3,4,6,5]],\
         \"hands\":[[\"remount\"],[\"faller:members\",\"objection\"]],\"undealt\":{undealt},\
         \"spent\":[],\"cash\":[15000,20000],\"bank\":0,\"sealed\":[0,1],\
         \"bets\":[{{\"on\":1,\"stake\":5000}},null],\"chalked\":[],\"race\":{{\"horses\":[\
         {{\"lane\":1,\"square\":9,\"grade\":3,\"drawn\":1,\"fate\":\"running\",\"moved\":true,\
         \"doubled\":[\"early-pace-1\"],\"whipped\":0,\"was-whipped\":false}},\
         {{\"lane\":2,\"square\":6,\"grade\":5,\"drawn\":4,\"fate\":\"running\",\"moved\":false,\
         \"doubled\":[],\"whipped\":0,\"was-whipped\":false}}],\"last\":0,\"to-roll\":1,\
         \"rolled\":0,\"finished\":[],\"just-finished\":null,\"claim\":null,\"pressure\":null,\
         \"felled\":[],\"before\":null,\"used\":[[],[]],\"ready\":[],\"disqualified\":[],\
         \"contested\":false,\"hearing\":null}},\"past\":[]}}"
    );
    assert_eq!(written, expected);
}
