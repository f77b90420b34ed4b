//! Before the running: N-11 to N-15.

use ::table::{Game as _, Money, Playout as _, Seat};
use nasty::{Book, Fixed, Meeting, Move};
use serde_json::{Value, json, to_value};

use crate::stable::{
    act, draw, event, fact, fresh, moves, names, pose, pose_by, refused, rng, rules, stage, stand,
    up_to, view,
};

fn entering(seats: usize) -> Meeting {
    let mut meeting = fresh(json!({}), seats);
    up_to(&mut meeting, "entries", &mut rng());
    meeting
}

#[test]
fn n_11_each_grade_once() {
    let mut meeting = entering(2);
    for wrong in [[1, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [2, 3, 4, 5, 6, 7]] {
        assert_eq!(refused(&meeting, 0, json!({"entries": wrong})), "N-11");
    }
    let all = moves(&meeting, 0);
    let spelt: Vec<String> = all.iter().map(Value::to_string).collect();
    assert_eq!((all.len(), spelt.is_sorted()), (720, true));
    act(&mut meeting, 0, json!({"entries": [3, 1, 6, 2, 5, 4]}));
    assert_eq!(fact(&meeting, "entries")[0], json!([3, 1, 6, 2, 5, 4]));
}

#[test]
fn n_11_all_at_once_and_sealed_it_cannot_be_changed() {
    let mut meeting = entering(3);
    assert_eq!(meeting.turn().awaited().len(), 3);
    let events = act(&mut meeting, 2, json!({"entries": [1, 2, 3, 4, 5, 6]}));
    assert_eq!(names(&events), ["entered", "entry-sealed"]);
    assert_eq!(
        refused(&meeting, 2, json!({"entries": [1, 2, 3, 4, 6, 5]})),
        "N-11"
    );
    assert!(moves(&meeting, 2).is_empty());
    act(&mut meeting, 0, json!({"entries": [1, 2, 3, 4, 5, 6]}));
    act(&mut meeting, 1, json!({"entries": [6, 5, 4, 3, 2, 1]}));
    assert_eq!(stage(&meeting), "lanes");
    assert_eq!(
        refused(&meeting, 2, json!({"entries": [1, 2, 3, 4, 6, 5]})),
        "N-11"
    );
}

#[test]
fn n_11_the_horse_of_a_race_is_the_one_entered_for_it() {
    let mut meeting = entering(2);
    act(&mut meeting, 0, json!({"entries": [3, 1, 6, 2, 5, 4]}));
    act(&mut meeting, 1, json!({"entries": [6, 5, 4, 3, 2, 1]}));
    let mut rng = rng();
    for (one, other) in [(3, 6), (1, 5), (6, 4), (2, 3), (5, 2), (4, 1)] {
        up_to(&mut meeting, "bets", &mut rng);
        let grades = [0, 1].map(|seat| fact(&meeting, "horses")[seat]["grade"].clone());
        assert_eq!(grades, [json!(one), json!(other)]);
        up_to(&mut meeting, "called", &mut rng);
    }
}

#[test]
fn n_12_a_lane_card_for_each_of_all_six_or_of_the_innermost() {
    for (options, most) in [(json!({}), 6), (json!({"lanes": "inner"}), 3)] {
        let mut meeting = fresh(options, 3);
        up_to(&mut meeting, "lanes", &mut rng());
        assert_eq!(meeting.draw(), Some(::table::Draw::Order(most)));
        let can = |lanes: Value| {
            let outcome = serde_json::from_value(json!({"lanes": lanes})).unwrap();
            meeting.settle(&outcome).is_some()
        };
        assert!(can(json!([3, 1, 2])));
        assert_eq!(can(json!([3, 1, 4])), most == 6);
        assert!(!can(json!([3, 1, 3])) && !can(json!([3, 1])) && !can(json!([3, 1, 2, 4])));
        draw(&mut meeting, json!({"lanes": [3, 1, 2]}));
        let lanes = [0, 1, 2].map(|seat| fact(&meeting, "horses")[seat]["lane"].clone());
        assert_eq!(lanes, [3, 1, 2].map(Value::from));
    }
}

#[test]
fn n_12_every_lane_can_be_drawn() {
    let mut meeting = fresh(json!({}), 2);
    let mut rng = rng();
    up_to(&mut meeting, "lanes", &mut rng);
    let mut seen = [0; 6];
    for _ in 0..600 {
        let mut drawn = meeting.clone();
        drawn.chance(&mut rng);
        let lane = fact(&drawn, "horses")[1]["lane"].as_u64().unwrap();
        seen[usize::try_from(lane).unwrap() - 1] += 1;
    }
    assert!(
        seen.iter().all(|count| (60..140).contains(count)),
        "{seen:?}"
    );
}

/// Three horses whose board seat 1 fills in.
fn by_hand() -> Meeting {
    let mut meeting = fresh(json!({"bookmaker": 1}), 3);
    up_to(&mut meeting, "lanes", &mut rng());
    draw(&mut meeting, json!({"lanes": [4, 6, 1]}));
    meeting
}

#[test]
fn n_13_the_board_fills_in_itself() {
    let mut meeting = fresh(json!({}), 3);
    up_to(&mut meeting, "lanes", &mut rng());
    assert_eq!(fact(&meeting, "board"), json!([]));
    let events = draw(&mut meeting, json!({"lanes": [4, 6, 1]}));
    assert_eq!(names(&events), ["lanes-dealt"]);
    let rows = event(&events, "lanes-dealt")["rows"].clone();
    assert_eq!(fact(&meeting, "board"), rows);
    assert_eq!(
        (rows[1]["lane"].clone(), rows[1]["seat"].clone()),
        (json!(6), json!(1))
    );
    assert_eq!(stage(&meeting), "bets");
}

#[test]
fn n_13_or_the_bookmaker_does_and_a_wrong_figure_is_refused() {
    let mut meeting = by_hand();
    assert_eq!(
        (stage(&meeting), fact(&meeting, "board")),
        (json!("board"), json!([]))
    );
    let rows = moves(&meeting, 1);
    assert_eq!(rows.len(), 3);
    for (key, wrong) in [("grade", 6), ("lane", 5), ("odds", 7)] {
        let mut row = rows[2].clone();
        let right = row["chalk"][key].clone();
        row["chalk"][key] = json!(if right == wrong { wrong - 1 } else { wrong });
        assert_eq!(refused(&meeting, 1, row.clone()), "N-13");
        let mv: Move = serde_json::from_value(row).unwrap();
        let refusal = meeting.decide(Seat::at(1), &mv).unwrap_err();
        assert_eq!(to_value(refusal).unwrap()["right"], right, "{refusal}");
    }
    assert_eq!(refused(&meeting, 0, rows[2].clone()), "N-13");
    act(&mut meeting, 1, rows[2].clone());
    assert_eq!(refused(&meeting, 1, rows[2].clone()), "N-13");
    assert_eq!(fact(&meeting, "board"), json!([rows[2]["chalk"]]));
    act(&mut meeting, 1, rows[0].clone());
    act(&mut meeting, 1, rows[1].clone());
    assert_eq!(
        (stage(&meeting), fact(&meeting, "board")[1].clone()),
        (json!("bets"), rows[1]["chalk"].clone())
    );
}

#[test]
fn n_13_a_bookmaker_sits_at_the_table() {
    let open = |seats| {
        Meeting::open(
            Book::printed(),
            &rules(json!({"bookmaker": 2})),
            &Fixed {},
            seats,
        )
    };
    assert!(open(3).is_ok());
    let words = open(2).unwrap_err().to_string();
    assert_eq!(
        words,
        "nobody sits in seat 2, which was to fill in the board (N-13)"
    );
}

/// Two horses of two seats with so much cash each, before the bets.
fn betting(options: Value, cash: [u32; 2]) -> Meeting {
    let horses =
        json!([{"lane": 2, "square": 0, "grade": 1}, {"lane": 1, "square": 0, "grade": 2}]);
    pose_by(options, &json!({"horses": horses, "cash": cash}))
}

fn bet(on: usize, stake: i64) -> Value {
    json!({"bet": {"on": on, "stake": stake}})
}

#[test]
fn n_14_whole_thousands_up_to_all_cash() {
    let meeting = betting(json!({}), [4_500, 20_000]);
    for stake in [0, -1_000, 500, 1_500, 5_000, 4_500] {
        assert_eq!(refused(&meeting, 0, bet(0, stake)), "N-14", "{stake}");
    }
    assert_eq!(refused(&meeting, 0, bet(2, 1_000)), "N-14");
    assert_eq!(moves(&meeting, 0).len(), 1 + 2 * 4);
    assert_eq!(moves(&meeting, 1).len(), 1 + 2 * 20);
    assert!(moves(&meeting, 0).contains(&bet(1, 4_000)));
    assert!(moves(&meeting, 0).contains(&json!({"bet": null})));
}

#[test]
fn n_14_a_limit_where_the_table_has_one() {
    let meeting = betting(json!({"bet-limit": 3_500}), [20_000, 2_000]);
    assert_eq!(refused(&meeting, 0, bet(0, 4_000)), "N-14");
    assert_eq!(moves(&meeting, 0).len(), 1 + 2 * 3);
    assert_eq!(moves(&meeting, 1).len(), 1 + 2 * 2);
    let rules = rules(json!({"bet-limit": 999}));
    let unfit = Meeting::open(Book::printed(), &rules, &Fixed {}, 2).unwrap_err();
    let words = "a limit of £999 allows no bet: the smallest is £1,000 (N-14)";
    assert_eq!(unfit.to_string(), words);
}

#[test]
fn n_14_sealed_together_then_the_stakes_are_shown() {
    let mut meeting = betting(json!({}), [20_000, 20_000]);
    let events = act(&mut meeting, 1, bet(0, 7_000));
    assert_eq!(names(&events), ["bet-written", "bet-sealed"]);
    assert_eq!(refused(&meeting, 1, json!({"bet": null})), "N-14");
    assert!(stand(&meeting).stakes.is_empty());
    let events = act(&mut meeting, 0, json!({"bet": null}));
    assert_eq!(
        names(&events),
        ["bet-written", "bet-sealed", "stakes-shown"]
    );
    assert_eq!(event(&events, "stakes-shown")["stakes"], json!([0, 7_000]));
    assert_eq!(stand(&meeting).stakes, [0, 7_000].map(Money::pounds));
    assert_eq!(
        (stage(&meeting), fact(&meeting, "cash")),
        (json!("moment"), json!([20_000, 13_000]))
    );
    assert_eq!(refused(&meeting, 1, json!({"bet": null})), "N-14");
}

#[test]
fn n_14_random_bets_are_any_equally() {
    let meeting = betting(json!({}), [2_000, 900]);
    let mut rng = rng();
    let all = moves(&meeting, 0);
    assert_eq!(all.len(), 5);
    let mut counts = vec![0; all.len()];
    for _ in 0..2_000 {
        let sampled = to_value(meeting.sample(Seat::at(0), &mut rng)).unwrap();
        counts[all.iter().position(|mv| *mv == sampled).unwrap()] += 1;
        assert_eq!(meeting.sample(Seat::at(1), &mut rng), Move::Bet(None));
    }
    assert!(
        counts.iter().all(|count| (300..500).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn n_15_without_money_one_races_on_for_prizes() {
    let horses =
        json!([{"lane": 1, "square": 0, "grade": 1}, {"lane": 2, "square": 0, "grade": 2}]);
    let mut meeting = pose(&json!({"horses": horses, "cash": [0, 900]}));
    for seat in [0, 1] {
        assert_eq!(moves(&meeting, seat), [json!({"bet": null})]);
        assert_eq!(view(&meeting, seat).most_stake, Money::NONE);
        act(&mut meeting, seat, json!({"bet": null}));
    }
    assert_eq!(moves(&meeting, 0), [json!({"roll": true})]);
}
