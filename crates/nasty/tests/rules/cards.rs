//! Cards about the start and between the fences: N-26, N-27, N-30, and what holds for every card.

use serde_json::{Value, json};

use crate::stable::{
    act, at, card, event, fact, fresh_horse, go, horse, moves, names, of_horse, play, race,
    refused, roll, stage, with,
};

#[test]
fn n_3_a_card_that_is_not_held_or_was_used() {
    let cards = json!([["slipped-up"], []]);
    let mut meeting = race(&[horse(1, 9), horse(2, 9)], cards, 0);
    assert_eq!(refused(&meeting, 1, card("slipped-up", &[0])), "N-3");
    assert_eq!(refused(&meeting, 0, card("remount", &[0])), "N-3");
    play(&mut meeting, 0, "slipped-up", &[1]);
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[0])), "N-3");
}

#[test]
fn the_moment_any_player_may_play_before_a_roll_and_not_after_it() {
    let cards = json!([["slipped-up"], ["faller:grandstand"]]);
    let mut meeting = race(&[horse(1, 6), horse(2, 9)], cards, 0);
    roll(&mut meeting, 0, 1);
    assert_eq!(
        refused(&meeting, 1, card("faller:grandstand", &[0])),
        "N-28"
    );
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[1])), "N-30");
    go(&mut meeting, 0, 1, 7);
    assert_eq!(
        refused(&meeting, 1, card("faller:grandstand", &[0])),
        "N-28"
    );
    play(&mut meeting, 0, "slipped-up", &[1]);
    assert_eq!(fact(&meeting, "to-roll"), 0);
}

#[test]
fn the_moment_the_right_number_of_horses() {
    let cards = json!([["slipped-up", "faller:grandstand", "false-start"], []]);
    let meeting = race(&[horse(1, 6), horse(2, 9)], cards, 0);
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[])), "N-30");
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[0, 1])), "N-30");
    assert_eq!(refused(&meeting, 0, card("faller:grandstand", &[])), "N-28");
    assert_eq!(refused(&meeting, 0, card("false-start", &[1])), "N-27");
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[3])), "N-30");
}

#[test]
fn n_26_it_loses_its_first_two_turns_and_rolls_in_its_third() {
    let cards = json!([[], ["whipped-round"], []]);
    let mut meeting = race(&[fresh_horse(1), fresh_horse(2), fresh_horse(3)], cards, 0);
    let events = play(&mut meeting, 1, "whipped-round", &[0]);
    assert_eq!(names(&events), ["card-played", "turn-lost"]);
    assert_eq!(
        event(&events, "turn-lost"),
        json!({"event": "turn-lost", "seat": 0, "left": 1})
    );
    assert_eq!(
        (fact(&meeting, "to-roll"), of_horse(&meeting, 0, "whipped")),
        (json!(1), json!(1))
    );
    roll(&mut meeting, 1, 1);
    go(&mut meeting, 1, 2, 1);
    roll(&mut meeting, 2, 1);
    let events = go(&mut meeting, 2, 3, 1);
    assert_eq!(event(&events, "turn-lost")["left"], 0);
    assert_eq!(fact(&meeting, "to-roll"), 1);
    roll(&mut meeting, 1, 1);
    go(&mut meeting, 1, 2, 2);
    roll(&mut meeting, 2, 1);
    go(&mut meeting, 2, 3, 2);
    assert_eq!(fact(&meeting, "to-roll"), 0);
    roll(&mut meeting, 0, 1);
}

#[test]
fn n_26_only_on_the_starting_square_before_its_first_roll() {
    let cards = json!([["whipped-round"], [], []]);
    let rolled = with(fresh_horse(3), "moved", json!(true));
    let meeting = race(&[fresh_horse(1), horse(2, 1), rolled], cards, 0);
    assert_eq!(refused(&meeting, 0, card("whipped-round", &[1])), "N-26");
    assert_eq!(refused(&meeting, 0, card("whipped-round", &[2])), "N-26");
    assert!(moves(&meeting, 0).contains(&card("whipped-round", &[0])));
}

#[test]
fn n_26_once_for_each_horse_in_a_race() {
    let mut options = json!({"horses": [fresh_horse(1), fresh_horse(2)], "to-roll": 0});
    options["cards"] = json!([["whipped-round", "whipped-round"], []]);
    let mut meeting = crate::stable::pose_by(json!({"deck": "milder"}), &options);
    play(&mut meeting, 0, "whipped-round", &[1]);
    assert_eq!(refused(&meeting, 0, card("whipped-round", &[1])), "N-26");
    play(&mut meeting, 0, "whipped-round", &[0]);
    // Both lose two turns, which pass by themselves.
    assert_eq!(fact(&meeting, "to-roll"), 0);
    assert_eq!(
        [0, 1].map(|seat| of_horse(&meeting, seat, "whipped")),
        [json!(0), json!(0)]
    );
}

#[test]
fn n_26_not_one_that_still_loses_turns() {
    let cards = json!([["whipped-round"], []]);
    let whipped = with(fresh_horse(2), "whipped", json!(1));
    let meeting = race(&[fresh_horse(1), whipped], cards, 0);
    assert_eq!(refused(&meeting, 0, card("whipped-round", &[1])), "N-26");
    assert!(moves(&meeting, 0).contains(&card("whipped-round", &[0])));
}

#[test]
fn n_26_not_one_that_is_out() {
    let cards = json!([["whipped-round"], []]);
    let out = with(fresh_horse(2), "out", json!("slipped"));
    let meeting = race(&[fresh_horse(1), out], cards, 0);
    assert_eq!(refused(&meeting, 0, card("whipped-round", &[1])), "N-26");
}

#[test]
fn n_27_all_go_back_slipped_ones_too_and_the_cards_of_the_run_to_their_owners() {
    let cards = json!([
        ["false-start", "slipped-up"],
        ["faller:grandstand", "objection"],
        []
    ]);
    let mut meeting = race(&[horse(4, 9), horse(2, 6), horse(3, 9)], cards, 0);
    play(&mut meeting, 1, "faller:grandstand", &[1]);
    play(&mut meeting, 0, "slipped-up", &[2]);
    let events = play(&mut meeting, 0, "false-start", &[]);
    assert_eq!(names(&events), ["card-played", "cards-back", "cards-back"]);
    assert_eq!(event(&events, "cards-back")["cards"], json!(["slipped-up"]));
    assert_eq!(
        [0, 1, 2].map(|seat| at(&meeting, seat)),
        [json!([4, 0]), json!([2, 0]), json!([3, 0])]
    );
    assert!((0..3).all(|seat| of_horse(&meeting, seat, "out").is_null()));
    let back = json!([["slipped-up"], ["faller:grandstand", "objection"], []]);
    assert_eq!(fact(&meeting, "cards"), back);
    assert_eq!(
        (fact(&meeting, "to-roll"), stage(&meeting)),
        (json!(1), json!("moment"))
    );
}

#[test]
fn n_27_to_the_lanes_of_their_lane_cards() {
    let cards = json!([["false-start"], []]);
    let drifted = with(horse(5, 9), "drawn", json!(1));
    let mut meeting = race(&[drifted, horse(2, 6)], cards, 1);
    play(&mut meeting, 0, "false-start", &[]);
    assert_eq!(
        (at(&meeting, 0), fact(&meeting, "to-roll")),
        (json!([1, 0]), json!(0))
    );
}

#[test]
fn n_27_not_where_two_have_the_same_lane_card() {
    let cards = json!([["false-start"], []]);
    let meeting = race(&[horse(2, 9), horse(2, 6)], cards, 1);
    assert_eq!(refused(&meeting, 0, card("false-start", &[])), "N-27");
}

#[test]
fn n_27_doublings_and_whipped_turns_are_wiped_and_bets_stand() {
    let doubled = with(horse(1, 9), "doubled", json!(["early-pace-1"]));
    let whipped = with(fresh_horse(2), "whipped", json!(1));
    let given = json!({"horses": [doubled, whipped], "to-roll": 0,
        "cards": [["false-start", "whipped-round"], []], "bets": [{"on": 1, "stake": 3_000}, null],
        "cash": [17_000, 20_000]});
    let mut meeting = crate::stable::pose(&given);
    play(&mut meeting, 0, "false-start", &[]);
    assert_eq!(of_horse(&meeting, 0, "doubled"), json!([]));
    assert_eq!(of_horse(&meeting, 0, "moved"), json!(false));
    assert_eq!(of_horse(&meeting, 1, "whipped"), 0);
    assert_eq!(fact(&meeting, "bets")[0]["stake"], 3_000);
    assert_eq!(fact(&meeting, "cash"), json!([17_000, 20_000]));
    // It may be whipped round in the new run.
    play(&mut meeting, 0, "whipped-round", &[1]);
}

#[test]
fn n_27_not_once_a_horse_has_reached_briars_brook_also_one_since_fallen() {
    // In lane 1 the hedge of the brook is square 32.
    for (square, may) in [(31, true), (32, false), (50, false)] {
        let out = with(horse(1, square), "out", json!("fallen"));
        for horses in [[horse(1, square), horse(2, 3)], [out, horse(2, 3)]] {
            let meeting = race(&horses, json!([[], ["false-start"]]), 1);
            assert_eq!(moves(&meeting, 1).contains(&card("false-start", &[])), may);
            if !may {
                assert_eq!(refused(&meeting, 1, card("false-start", &[])), "N-27");
            }
        }
    }
}

#[test]
fn n_30_one_horse_anywhere_but_on_a_fence_also_at_the_start() {
    let cards = json!([["slipped-up"], [], [], []]);
    let horses = [horse(1, 9), fresh_horse(2), horse(3, 6), horse(4, 33)];
    let meeting = race(&horses, cards, 0);
    let on = |seat: usize| moves(&meeting, 0).contains(&card("slipped-up", &[seat]));
    assert_eq!([0, 1, 2, 3].map(on), [true, true, false, true]);
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[2])), "N-30");
    let mut slipped = meeting.clone();
    play(&mut slipped, 0, "slipped-up", &[1]);
    assert_eq!(of_horse(&slipped, 1, "out"), "slipped");
}

#[test]
fn n_30_only_by_one_whose_own_horse_is_running_and_never_against_one_that_is_home() {
    let home = json!({"lane": null, "square": null, "grade": 3});
    let given = json!({"horses": [horse(1, 9), home, horse(3, 9)], "finished": [1], "to-roll": 0,
        "cards": [["slipped-up"], [], []]});
    let meeting = crate::stable::pose(&given);
    assert_eq!(refused(&meeting, 0, card("slipped-up", &[1])), "N-30");
    let given = json!({"horses": [horse(1, 9), home, horse(3, 9)], "finished": [1], "to-roll": 0,
        "cards": [[], ["slipped-up"], []]});
    let meeting = crate::stable::pose(&given);
    assert_eq!(refused(&meeting, 1, card("slipped-up", &[0])), "N-30");
    assert!(moves(&meeting, 1).is_empty());
}

#[test]
fn the_moment_every_card_listed_is_one_that_may_be_played_and_no_other() {
    let every = [
        "faller:grandstand",
        "under-pressure:in",
        "objection",
        "stewards-enquiry",
        "whipped-round",
        "false-start",
        "slipped-up",
        "remount",
        "photo-finish",
    ];
    let meeting = race(
        &[horse(1, 6), horse(2, 6), fresh_horse(3)],
        json!([every, [], []]),
        0,
    );
    let listed = moves(&meeting, 0);
    let expected: Vec<Value> = [
        json!({"roll": true}),
        card("faller:grandstand", &[0]),
        card("faller:grandstand", &[1]),
        card("faller:grandstand", &[0, 1]),
        card("whipped-round", &[2]),
        card("false-start", &[]),
        card("slipped-up", &[2]),
    ]
    .to_vec();
    assert_eq!(listed.len(), expected.len());
    assert!(expected.iter().all(|mv| listed.contains(mv)), "{listed:?}");
    let mut after = meeting.clone();
    act(&mut after, 0, card("slipped-up", &[2]));
    assert!(!moves(&after, 0).contains(&card("whipped-round", &[2])));
}
