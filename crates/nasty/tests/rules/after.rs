//! After a race: N-33 to N-36 and N-40.

use ::table::{Game as _, Playout as _, Seat, Turn};
use nasty::Meeting;
use serde_json::{Value, json, to_value};

use crate::stable::{
    act, all_ready, card, draw, event, fact, horse, moves, names, play, pose, refused, stage,
    stand, with,
};

fn home() -> Value {
    json!({"lane": null, "square": null, "grade": 3})
}

/// A race that is called, with seats home in their order and the others fallen.
fn called(seats: usize, finished: &[usize], more: &Value) -> Meeting {
    let horse = |seat: usize| {
        let lane = u8::try_from(seat + 1).expect("a lane");
        if finished.contains(&seat) {
            with(home(), "drawn", json!(lane))
        } else {
            with(horse(lane, 9), "out", json!("fallen"))
        }
    };
    let horses: Vec<Value> = (0..seats).map(horse).collect();
    let mut given = json!({"horses": horses, "finished": finished});
    for (key, value) in more.as_object().expect("an object") {
        given[key] = value.clone();
    }
    let meeting = pose(&given);
    assert_eq!(stage(&meeting), "called");
    meeting
}

fn settled(mut meeting: Meeting) -> Value {
    all_ready(&mut meeting);
    fact(&meeting, "cash")
}

#[test]
fn n_33_an_objection_needs_its_deposit_in_cash_and_an_enquiry_none() {
    let cards = json!([["objection", "stewards-enquiry"], []]);
    let meeting = called(2, &[0, 1], &json!({"cards": cards, "cash": [9_999, 0]}));
    assert_eq!(refused(&meeting, 0, card("objection", &[1])), "N-33");
    let mut asked = meeting.clone();
    play(&mut asked, 0, "stewards-enquiry", &[1]);
    assert_eq!(fact(&asked, "cash"), json!([9_999, 0]));
    let mut meeting = called(2, &[0, 1], &json!({"cards": cards, "cash": [10_000, 0]}));
    let events = play(&mut meeting, 0, "objection", &[1]);
    assert_eq!(names(&events), ["card-played", "deposit-paid"]);
    assert_eq!(event(&events, "deposit-paid")["deposit"], 10_000);
    assert_eq!(
        (fact(&meeting, "cash"), stage(&meeting)),
        (json!([0, 0]), json!("dice"))
    );
}

#[test]
fn n_33_a_double_disqualifies_and_the_deposit_comes_back() {
    let cards = json!([[], ["objection"], [], [], []]);
    for (dice, sustained) in [([3, 3], true), ([3, 4], false)] {
        let mut meeting = called(5, &[0, 1, 2], &json!({"cards": cards}));
        play(&mut meeting, 1, "objection", &[0]);
        let events = draw(&mut meeting, json!({"dice": dice}));
        let judged = event(&events, "judged");
        assert_eq!(
            (judged["on"].clone(), judged["sustained"].clone()),
            (json!(0), json!(sustained))
        );
        let enclosure = to_value(stand(&meeting).enclosure).unwrap();
        if sustained {
            assert_eq!(
                names(&events),
                ["judged", "moved-up", "moved-up", "deposit-back"]
            );
            assert_eq!(event(&events, "moved-up")["seat"], 1);
            assert_eq!(event(&events, "moved-up")["place"], 1);
            assert_eq!(
                (enclosure, fact(&meeting, "cash")[1].clone()),
                (json!([1, 2]), json!(20_000))
            );
        } else {
            assert_eq!(names(&events), ["judged", "deposit-lost"]);
            assert_eq!(
                (enclosure, fact(&meeting, "cash")[1].clone()),
                (json!([0, 1, 2]), json!(10_000))
            );
        }
    }
}

#[test]
fn n_33_all_36_throws_are_equally_likely() {
    let cards = json!([["stewards-enquiry"], []]);
    let mut meeting = called(2, &[0, 1], &json!({"cards": cards}));
    play(&mut meeting, 0, "stewards-enquiry", &[0]);
    assert_eq!(meeting.draw(), Some(::table::Draw::One(36)));
    let outcomes = (0..36).map(|nth| to_value(meeting.outcome(&::table::Lot::One(nth))).unwrap());
    let mut dice: Vec<String> = outcomes
        .map(|outcome| outcome["dice"].to_string())
        .collect();
    dice.sort();
    dice.dedup();
    assert_eq!(dice.len(), 36);
    for wrong in [[0, 1], [1, 7]] {
        let outcome = serde_json::from_value(json!({"dice": wrong})).unwrap();
        assert!(meeting.settle(&outcome).is_none());
    }
}

#[test]
fn n_33_against_a_horse_in_the_enclosure_only() {
    let cards = json!([["objection"], ["stewards-enquiry"], [], []]);
    let mut meeting = called(4, &[2, 0], &json!({"cards": cards}));
    assert_eq!(refused(&meeting, 0, card("objection", &[1])), "N-33");
    assert_eq!(refused(&meeting, 1, card("stewards-enquiry", &[3])), "N-33");
    assert_eq!(moves(&meeting, 0).len(), 3);
    play(&mut meeting, 0, "objection", &[2]);
    draw(&mut meeting, json!({"dice": [1, 1]}));
    assert_eq!(refused(&meeting, 1, card("stewards-enquiry", &[2])), "N-33");
    assert_eq!(fact(&meeting, "finished"), json!([2, 0]));
}

#[test]
fn n_33_not_while_the_race_is_on() {
    let given = json!({"horses": [horse(1, 9), home()], "finished": [1], "to-roll": 0,
        "cards": [["objection", "stewards-enquiry"], []]});
    let meeting = pose(&given);
    for kind in ["objection", "stewards-enquiry"] {
        assert_eq!(refused(&meeting, 0, card(kind, &[1])), "N-33");
    }
    assert_eq!(refused(&meeting, 0, json!({"ready": true})), "N-33");
}

#[test]
fn n_33_any_number_until_every_player_is_ready() {
    let cards = json!([["objection", "objection"], ["stewards-enquiry"]]);
    let mut meeting = called(2, &[0, 1], &json!({"cards": cards}));
    play(&mut meeting, 0, "objection", &[1]);
    draw(&mut meeting, json!({"dice": [1, 2]}));
    act(&mut meeting, 0, json!({"ready": true}));
    assert_eq!(refused(&meeting, 0, json!({"ready": true})), "N-33");
    assert_eq!(meeting.turn().awaited().len(), 1);
    // A card played takes back everybody's ready, also by one who was ready.
    play(&mut meeting, 0, "objection", &[1]);
    draw(&mut meeting, json!({"dice": [1, 2]}));
    assert_eq!(meeting.turn().awaited().len(), 2);
    act(&mut meeting, 1, json!({"ready": true}));
    play(&mut meeting, 1, "stewards-enquiry", &[0]);
    draw(&mut meeting, json!({"dice": [5, 5]}));
    assert_eq!(meeting.turn().awaited().len(), 2);
    assert_eq!(settled(meeting), json!([0, 40_000]));
}

#[test]
fn n_33_horses_in_the_enclosure_move_up_and_no_other_does() {
    // Four are home by a photograph; the fourth does not come into the enclosure.
    let cards = json!([["stewards-enquiry"], [], [], [], []]);
    let mut meeting = called(5, &[0, 1, 2, 3], &json!({"cards": cards}));
    play(&mut meeting, 0, "stewards-enquiry", &[1]);
    draw(&mut meeting, json!({"dice": [6, 6]}));
    assert_eq!(to_value(stand(&meeting).enclosure).unwrap(), json!([0, 2]));
    // The third prize goes to the winner's owner.
    assert_eq!(
        settled(meeting),
        json!([45_000, 20_000, 30_000, 20_000, 20_000])
    );
}

#[test]
fn n_34_prizes_by_the_number_of_starters() {
    for (seats, cash) in [
        (2, json!([40, 20])),
        (3, json!([40, 30, 20])),
        (4, json!([40, 30, 20, 20])),
        (5, json!([40, 30, 25, 20, 20])),
        (6, json!([40, 30, 25, 20, 20, 20])),
    ] {
        let finished: Vec<usize> = (0..seats.min(3)).collect();
        let thousands = cash
            .as_array()
            .unwrap()
            .iter()
            .map(|sum| sum.as_i64().unwrap() * 1_000);
        let expected: Vec<i64> = thousands.collect();
        assert_eq!(
            settled(called(seats, &finished, &json!({}))),
            json!(expected)
        );
    }
}

#[test]
fn n_34_everybody_sees_which_prizes_are_run_for() {
    let prizes = |seats| to_value(stand(&called(seats, &[0, 1], &json!({}))).prizes).unwrap();
    assert_eq!(
        prizes(2),
        json!([[20_000], [30_000], [40_000], [50_000], [75_000], [100_000]])
    );
    for (seats, count) in [(3, 2), (4, 2), (5, 3), (6, 3)] {
        assert_eq!(
            prizes(seats)[5],
            json!([100_000, 50_000, 25_000][..count]),
            "{seats} seats"
        );
    }
}

#[test]
fn n_33_everybody_sees_what_an_objection_costs() {
    let mut meeting = called(2, &[0, 1], &json!({"cards": [["objection"], []]}));
    let deposit = to_value(stand(&meeting).deposit).unwrap();
    let events = play(&mut meeting, 0, "objection", &[1]);
    assert_eq!(event(&events, "deposit-paid")["deposit"], deposit);
}

#[test]
fn n_34_prize_money_that_no_horse_takes_goes_to_the_winners_owner() {
    let mut meeting = called(5, &[3], &json!({}));
    let events = all_ready(&mut meeting);
    assert_eq!(fact(&meeting, "cash")[3], 55_000);
    let paid = events.iter().map(|event| to_value(event).unwrap());
    let untaken: Vec<Value> = paid
        .filter(|event| event["event"] == "prize-paid")
        .map(|event| event["untaken"].clone())
        .collect();
    assert_eq!(untaken, [false, true, true].map(Value::from));
}

#[test]
fn n_34_with_no_winner_it_stays_in_the_bank_and_all_bets_are_lost() {
    let bets = json!([{"on": 0, "stake": 5_000}, null]);
    let meeting = called(2, &[], &json!({"bets": bets, "cash": [15_000, 20_000]}));
    assert_eq!(settled(meeting), json!([15_000, 20_000]));
}

#[test]
fn n_35_a_bet_on_the_winner_pays_stake_times_odds_and_the_stake_comes_back() {
    // Grade 3 in lane 2: 6 to 1.
    let bets =
        json!([{"on": 1, "stake": 5_000}, {"on": 0, "stake": 2_000}, {"on": 1, "stake": 1_000}]);
    let more = json!({"bets": bets, "cash": [15_000, 18_000, 0]});
    let mut meeting = called(3, &[1, 0], &more);
    let events = all_ready(&mut meeting);
    assert_eq!(fact(&meeting, "cash"), json!([60_000, 38_000, 7_000]));
    let bet = event(&events, "bet-settled");
    assert_eq!(
        (bet["odds"].clone(), bet["paid"].clone()),
        (json!(6), json!(35_000))
    );
}

#[test]
fn n_35_the_winner_is_who_won_after_objections() {
    let bets = json!([{"on": 1, "stake": 5_000}, null]);
    let more = json!({"bets": bets, "cash": [15_000, 20_000], "cards": [["stewards-enquiry"], []]});
    let mut meeting = called(2, &[0, 1], &more);
    play(&mut meeting, 0, "stewards-enquiry", &[0]);
    draw(&mut meeting, json!({"dice": [2, 2]}));
    assert_eq!(settled(meeting), json!([50_000, 40_000]));
}

#[test]
fn n_36_on_with_the_next_race_card() {
    let mut meeting = called(
        2,
        &[0, 1],
        &json!({"race": {"number": 2, "name": "dukes-cup"}}),
    );
    let events = all_ready(&mut meeting);
    assert_eq!(event(&events, "race-over")["race"], "dukes-cup");
    assert_eq!(
        (stage(&meeting), fact(&meeting, "race")["number"].clone()),
        (json!("lanes"), json!(3))
    );
    let past = stand(&meeting).past;
    assert_eq!((past.len(), past[0].number), (1, 2));
    assert_eq!(to_value(&past[0].cash).unwrap(), json!([95_000, 20_000]));
    draw(&mut meeting, json!({"lanes": [4, 2]}));
    assert_eq!(
        (fact(&meeting, "bets"), fact(&meeting, "finished")),
        (json!([null, null]), json!([]))
    );
}

#[test]
fn n_36_after_the_sixth_the_richest_wins_and_equal_money_shares_the_place() {
    let mut meeting = called(
        4,
        &[0, 1],
        &json!({"cash": [20_000, 20_000, 30_000, 40_000]}),
    );
    assert_eq!(meeting.standings(), None);
    let events = all_ready(&mut meeting);
    assert_eq!(
        names(&events)[names(&events).len() - 2..],
        ["race-over", "over"]
    );
    assert_eq!(meeting.turn(), Turn::Over);
    assert_eq!(
        to_value(meeting.standings()).unwrap(),
        json!([[0, 3], [1, 2]])
    );
    assert_eq!(
        meeting.standings().unwrap().winners(),
        [Seat::at(0), Seat::at(3)]
    );
    let figures = meeting.final_figures();
    assert_eq!(figures["cash"], json!([40_000, 30_000, 30_000, 40_000]));
}

#[test]
fn n_40_prizes_then_bets() {
    let bets = json!([{"on": 0, "stake": 1_000}, {"on": 0, "stake": 1_000}]);
    let mut meeting = called(2, &[0], &json!({"bets": bets}));
    let events = all_ready(&mut meeting);
    let names = names(&events);
    assert_eq!(
        names[2..],
        [
            "prize-paid",
            "bet-settled",
            "bet-settled",
            "race-over",
            "over"
        ]
    );
}
