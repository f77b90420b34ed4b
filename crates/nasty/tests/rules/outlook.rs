//! What people are told before they leap.

use ::table::{Money, Seat};
use nasty::{Meeting, Move, Outlook};
use serde_json::{Value, json, to_value};

use crate::stable::{act, draw, fresh, go, horse, pose, race, rng, roll, up_to, view, with};

fn outlook(meeting: &Meeting, seat: usize) -> Value {
    to_value(view(meeting, seat).outlook(Seat::at(seat))).expect("an outlook")
}

#[test]
fn before_the_running() {
    let mut meeting = fresh(json!({"bookmaker": 1}), 2);
    let mut rng = rng();
    assert_eq!(outlook(&meeting, 0), json!({"kind": "wait"}));
    up_to(&mut meeting, "entries", &mut rng);
    assert_eq!(
        outlook(&meeting, 0),
        json!({"kind": "entries", "grades": [1, 2, 3, 4, 5, 6]})
    );
    up_to(&mut meeting, "board", &mut rng);
    assert_eq!(outlook(&meeting, 0), json!({"kind": "wait"}));
    let board = outlook(&meeting, 1);
    let rows = board["rows"].as_array().unwrap().clone();
    act(&mut meeting, 1, json!({"chalk": rows[0]}));
    assert_eq!(outlook(&meeting, 1)["rows"], json!([rows[1]]));
    act(&mut meeting, 1, json!({"chalk": rows[1]}));
    let bet = outlook(&meeting, 0);
    assert_eq!(
        (&bet["kind"], &bet["horses"]),
        (&json!("bet"), &json!(rows))
    );
    assert_eq!(
        [&bet["cash"], &bet["step"], &bet["most"]],
        [20_000, 1_000, 20_000]
    );
}

#[test]
fn a_move_and_a_bet_that_somebody_thinks_of() {
    let horses =
        json!([{"lane": 1, "square": 0, "grade": 1}, {"lane": 6, "square": 0, "grade": 6}]);
    let meeting = pose(&json!({"horses": horses, "cash": [4_500, 20_000]}));
    let seen = view(&meeting, 0);
    let prospect = |stake| {
        let bet = nasty::Bet {
            on: Seat::at(1),
            stake: Money::pounds(stake),
        };
        seen.bet_prospect(Seat::at(0), bet)
    };
    let fine = prospect(3_000);
    assert_eq!((fine.objected, fine.odds), (None, 50));
    assert_eq!(fine.returns, Money::pounds(153_000));
    let objected = to_value(prospect(5_000).objected).unwrap();
    assert_eq!(objected["rule"], "N-14");
    assert_eq!(
        objected["refusal"],
        json!({"why": "beyond-cash", "cash": 4_500})
    );
    assert_eq!(prospect(i64::MAX).returns, Money::NONE);
    let mv: Move = serde_json::from_value(json!({"roll": true})).unwrap();
    let objected = to_value(seen.objection(Seat::at(0), &mv)).unwrap();
    assert_eq!(objected["rule"], "N-16");
}

#[test]
fn the_moment_tells_of_ones_own_turn_and_of_each_card() {
    let cards = json!([
        ["faller:grandstand", "remount", "objection"],
        ["slipped-up"],
        []
    ]);
    let meeting = race(&[horse(1, 6), horse(2, 45), horse(3, 6)], cards, 0);
    let own = outlook(&meeting, 0);
    assert_eq!(own["turn"], json!({"behind": 5, "mayTailOff": true}));
    let [faller, objection, remount] = own["cards"].as_array().unwrap().as_slice() else {
        panic!("three cards")
    };
    assert_eq!(faller["targets"], json!([0, 2]));
    assert_eq!(
        (&faller["refusal"], &faller["rule"], &faller["held"]),
        (&Value::Null, &Value::Null, &json!(1))
    );
    assert_eq!(
        (&objection["rule"], &objection["targets"]),
        (&json!("N-33"), &json!([]))
    );
    assert_eq!(remount["refusal"], json!({"why": "nothing-fell"}));
    let other = outlook(&meeting, 1);
    assert_eq!(
        (&other["kind"], &other["turn"]),
        (&json!("moment"), &Value::Null)
    );
    assert_eq!(other["cards"][0]["targets"], json!([1]));
    assert_eq!(outlook(&meeting, 2), json!({"kind": "wait"}));
}

#[test]
fn a_card_for_which_there_is_no_horse() {
    let cards = json!([["faller:grandstand", "under-pressure:in"], []]);
    let meeting = race(&[horse(1, 9), horse(2, 9)], cards, 0);
    let cards = outlook(&meeting, 0)["cards"].clone();
    assert_eq!([&cards[0]["rule"], &cards[1]["rule"]], ["N-28", "N-31"]);
    assert_eq!(
        cards[0]["refusal"],
        json!({"why": "not-on-fence", "seat": 0})
    );
    assert_eq!(
        cards[1]["refusal"],
        json!({"why": "not-finishing", "seat": 0})
    );
}

#[test]
fn a_roll_tells_where_it_leads() {
    let mut meeting = race(&[horse(3, 4), horse(6, 40)], Value::Null, 0);
    roll(&mut meeting, 0, 2);
    let seen = outlook(&meeting, 0);
    assert_eq!(
        [&seen["pips"], &seen["doubled"], &seen["veer"]],
        [&json!(2), &json!(false), &Value::Null]
    );
    let goals = seen["goals"].as_array().unwrap();
    assert_eq!(goals.len(), 3);
    let best = &goals[0];
    assert_eq!(best["goal"], json!({"lane": 3, "square": 6}));
    let path = json!([{"lane": 3, "square": 5}, {"lane": 3, "square": 6}]);
    assert_eq!(
        (&best["path"], &best["fence"], &best["left"]),
        (&path, &json!("grandstand"), &json!(79))
    );
    assert!(
        goals
            .windows(2)
            .all(|two| two[0]["left"].as_u64() <= two[1]["left"].as_u64())
    );
    assert_eq!(outlook(&meeting, 1), json!({"kind": "wait"}));
}

#[test]
fn a_section_tells_whether_this_horse_may_double() {
    for (grade, doubles) in [(3, true), (4, false)] {
        let own = with(horse(1, 38), "grade", json!(grade));
        let mut meeting = race(&[own, horse(6, 10)], Value::Null, 0);
        roll(&mut meeting, 0, 1);
        let best = outlook(&meeting, 0)["goals"][0].clone();
        assert_eq!(
            (&best["section"], &best["doubles"]),
            (&json!("quicken-up-3"), &json!(doubles))
        );
        assert_eq!(best["jumped"], json!(["gallows-gap"]));
    }
    let mut meeting = race(&[horse(1, 38), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 39);
    let double = outlook(&meeting, 0);
    assert_eq!(
        (&double["kind"], &double["section"]),
        (&json!("double"), &json!("quicken-up-3"))
    );
    assert_eq!(double["goals"][0]["goal"], json!({"lane": 1, "square": 40}));
    assert_eq!(double["goals"][0]["doubles"], json!(false));
    act(&mut meeting, 0, json!({"double": true}));
    assert_eq!(outlook(&meeting, 0)["doubled"], json!(true));
}

#[test]
fn the_finish_leaves_nothing() {
    let mut meeting = race(&[horse(1, 80), horse(6, 10)], Value::Null, 0);
    roll(&mut meeting, 0, 1);
    let best = outlook(&meeting, 0)["goals"][0].clone();
    assert_eq!(
        (&best["goal"], &best["left"], &best["path"]),
        (&json!("finish"), &json!(0), &json!([]))
    );
}

#[test]
fn the_called_race_asks_who_is_ready() {
    let home = json!({"lane": null, "square": null, "grade": 3});
    let out = with(horse(2, 9), "out", json!("fallen"));
    let given = json!({"horses": [home, out], "finished": [0], "cards": [["objection"], []]});
    let mut meeting = pose(&given);
    let seen = outlook(&meeting, 0);
    assert_eq!(
        (&seen["kind"], &seen["asked"]),
        (&json!("called"), &json!(true))
    );
    assert_eq!(seen["cards"][0]["targets"], json!([0]));
    act(&mut meeting, 0, json!({"ready": true}));
    assert_eq!(outlook(&meeting, 0)["asked"], json!(false));
    act(
        &mut meeting,
        0,
        json!({"card": {"kind": "objection", "on": [0]}}),
    );
    draw(&mut meeting, json!({"dice": [1, 1]}));
    assert!(matches!(
        view(&meeting, 1).outlook(Seat::at(1)),
        Outlook::Called { asked: true, .. }
    ));
    assert_eq!(outlook(&meeting, 1)["cards"], json!([]));
}
