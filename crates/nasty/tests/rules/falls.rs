//! Falling and getting up again: N-28 and N-29.

use serde_json::{Value, json};

use crate::stable::{
    act, at, card, fact, go, horse, moves, names, of_horse, play, pose, race, refused, roll, with,
};

#[test]
fn n_28_a_horse_on_the_fence_that_the_card_names() {
    // In lane 1: the squares of each fence.
    for (name, squares) in [
        ("grandstand", vec![6, 70]),
        ("members", vec![12, 76]),
        ("briars-brook", vec![32, 33]),
        ("gallows-gap", vec![38]),
        ("crooked-thorn", vec![43]),
        ("far-turn", vec![48]),
    ] {
        let faller = format!("faller:{name}");
        for square in squares {
            let mut meeting = race(&[horse(1, square), horse(6, 3)], json!([[], [faller]]), 1);
            assert_eq!(refused(&meeting, 1, card(&faller, &[1])), "N-28");
            play(&mut meeting, 1, &faller, &[0]);
            assert_eq!(of_horse(&meeting, 0, "out"), "fallen");
        }
        let meeting = race(&[horse(1, 40), horse(6, 3)], json!([[], [faller]]), 1);
        assert_eq!(refused(&meeting, 1, card(&faller, &[0])), "N-28");
    }
}

#[test]
fn n_28_also_by_one_who_is_out_and_against_ones_own_horse() {
    let out = with(horse(3, 9), "out", json!("fallen"));
    let cards = json!([[], ["faller:grandstand"], ["faller:grandstand"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6), out], cards, 0);
    assert!(moves(&meeting, 2).contains(&card("faller:grandstand", &[1])));
    play(&mut meeting, 1, "faller:grandstand", &[1]);
    assert_eq!(of_horse(&meeting, 1, "out"), "fallen");
    assert_eq!(
        refused(&meeting, 2, card("faller:grandstand", &[1])),
        "N-28"
    );
}

#[test]
fn n_28_of_several_the_player_names_which_one_or_more() {
    let horses = [horse(1, 6), horse(2, 6), horse(3, 6), horse(4, 9)];
    let mut meeting = race(&horses, json!([[], [], [], ["faller:grandstand"]]), 3);
    let ways = moves(&meeting, 3).len() - 1;
    assert_eq!(ways, 7);
    play(&mut meeting, 3, "faller:grandstand", &[0, 2]);
    let out = [0, 1, 2].map(|seat| of_horse(&meeting, seat, "out"));
    assert_eq!(out, [json!("fallen"), Value::Null, json!("fallen")]);
}

#[test]
fn n_28_a_horse_that_is_out_blocks_nothing() {
    let mut meeting = race(
        &[horse(1, 5), horse(1, 6)],
        json!([["faller:grandstand"], []]),
        0,
    );
    play(&mut meeting, 0, "faller:grandstand", &[1]);
    roll(&mut meeting, 0, 1);
    go(&mut meeting, 0, 1, 6);
    assert_eq!(at(&meeting, 0), at(&meeting, 1));
}

#[test]
fn n_29_at_once_after_a_faller_by_anyone() {
    let cards = json!([["faller:grandstand"], [], ["remount"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6), horse(3, 9)], cards, 0);
    assert_eq!(refused(&meeting, 2, card("remount", &[1])), "N-29");
    play(&mut meeting, 0, "faller:grandstand", &[1]);
    assert_eq!(refused(&meeting, 2, card("remount", &[0])), "N-29");
    let events = play(&mut meeting, 2, "remount", &[1]);
    assert_eq!(names(&events), ["card-played"]);
    assert_eq!(
        (at(&meeting, 1), of_horse(&meeting, 1, "out")),
        (json!([2, 6]), Value::Null)
    );
}

#[test]
fn n_29_the_very_next_thing_played() {
    let cards = json!([["faller:grandstand"], ["slipped-up"], ["remount"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 9), horse(3, 6)], cards, 0);
    play(&mut meeting, 0, "faller:grandstand", &[2]);
    play(&mut meeting, 1, "slipped-up", &[0]);
    assert_eq!(refused(&meeting, 2, card("remount", &[2])), "N-29");
}

#[test]
fn n_29_a_roll_or_a_tail_off_ends_the_chance() {
    for last in ["roll", "tail-off"] {
        let cards = json!([["faller:grandstand"], [], ["remount"]]);
        let mut meeting = race(&[horse(1, 3), horse(2, 44), horse(3, 6)], cards, 0);
        play(&mut meeting, 0, "faller:grandstand", &[2]);
        if last == "roll" {
            roll(&mut meeting, 0, 1);
            go(&mut meeting, 0, 1, 4);
        } else {
            let mut ahead =
                json!({"horses": [horse(1, 3), horse(2, 45), horse(3, 6)], "to-roll": 0});
            ahead["cards"] = json!([["faller:grandstand"], [], ["remount"]]);
            meeting = pose(&ahead);
            play(&mut meeting, 0, "faller:grandstand", &[2]);
            act(&mut meeting, 0, json!({"tail-off": true}));
        }
        assert_eq!(
            refused(&meeting, 2, card("remount", &[2])),
            "N-29",
            "{last}"
        );
    }
}

#[test]
fn n_29_one_remount_answers_a_faller_and_the_others_stay_down() {
    let given = json!({"horses": [horse(1, 6), horse(2, 6), horse(3, 9)], "to-roll": 2,
        "cards": [["remount"], ["remount"], ["faller:grandstand"]]});
    let mut meeting = crate::stable::pose_by(json!({"deck": "milder"}), &given);
    play(&mut meeting, 2, "faller:grandstand", &[0, 1]);
    play(&mut meeting, 0, "remount", &[1]);
    assert_eq!(refused(&meeting, 1, card("remount", &[0])), "N-29");
    assert_eq!(
        [0, 1].map(|seat| of_horse(&meeting, seat, "out")),
        [json!("fallen"), Value::Null]
    );
}

#[test]
fn n_29_another_faller_may_bring_it_down_again() {
    let cards = json!([["remount"], [], ["faller:grandstand", "faller:grandstand"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 6), horse(3, 9)], cards, 0);
    play(&mut meeting, 2, "faller:grandstand", &[1]);
    play(&mut meeting, 0, "remount", &[1]);
    play(&mut meeting, 2, "faller:grandstand", &[1]);
    assert_eq!(of_horse(&meeting, 1, "out"), "fallen");
}

#[test]
fn n_29_not_against_slipped_up() {
    let cards = json!([["slipped-up"], ["remount"]]);
    let mut meeting = race(&[horse(1, 9), horse(2, 9)], cards, 0);
    play(&mut meeting, 0, "slipped-up", &[1]);
    assert_eq!(refused(&meeting, 1, card("remount", &[1])), "N-29");
    assert_eq!(fact(&meeting, "to-roll"), 0);
}

#[test]
fn n_29_the_remounted_horse_runs_and_blocks_again() {
    let cards = json!([["faller:grandstand"], ["remount"]]);
    let mut meeting = race(&[horse(1, 5), horse(1, 6)], cards, 0);
    play(&mut meeting, 0, "faller:grandstand", &[1]);
    play(&mut meeting, 1, "remount", &[1]);
    roll(&mut meeting, 0, 1);
    let there = json!({"go": {"lane": 1, "square": 6}});
    assert_eq!(refused(&meeting, 0, there), "N-18");
}
