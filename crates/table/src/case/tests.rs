//! The runner of cases, with a game small enough to see through.

mod count;

use serde_json::json;

use self::count::{Count, Rules};
use super::*;
use crate::Playout;

/// Runs a case, given by all but its title; what it fails with.
fn run(mut case: Value) -> Result<(), String> {
    case["case"] = json!("a case");
    case["game"] = json!("count");
    let cases = read(&case.to_string()).expect("a case");
    cases[0]
        .run::<Count>(&0)
        .map_err(|failure| failure.to_string())
}

fn failure(case: Value) -> String {
    run(case).expect_err("this case must fail")
}

#[test]
fn a_file_holds_one_case_or_a_list() {
    let one = json!({"case": "x", "game": "giro"});
    let cases = read(&one.to_string()).unwrap();
    assert_eq!(
        (cases.len(), &cases[0].case[..], &cases[0].game[..]),
        (1, "x", "giro")
    );
    assert_eq!(read(&json!([one, one]).to_string()).unwrap().len(), 2);
    for text in [
        "[{\"case\": \"x\"}]",
        "not json",
        "3",
        "{\"case\": \"x\", \"game\": \"y\", \"z\": 1}",
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(
            error.starts_with("this is not a file of cases: "),
            "{error}"
        );
    }
}

#[test]
fn a_case_holds_where_all_comes_as_expected() {
    let play = json!([{"draw": 1}, {"seat": 1, "move": 2}, {"seat": 0, "move": 3}, {"seat": 1, "move": 4}]);
    let expect = json!({"said": [2, 3, 4], "over": true, "standings": [1, 0]});
    assert_eq!(run(json!({"play": play, "expect": expect})), Ok(()));
    assert_eq!(run(json!({})), Ok(()));
    let short = json!({"up_to": 2});
    let expect = json!({"over": true, "standings": [0, 1]});
    assert_eq!(
        run(json!({"rules": short, "given": {"said": [2]}, "expect": expect})),
        Ok(())
    );
}

#[test]
fn what_each_play_adds_is_a_list_in_the_order_of_play() {
    let play = json!([{"seat": 0, "move": 2}, {"seat": 1, "move": 3}]);
    assert_eq!(
        run(json!({"play": play, "expect": {"aloud": [2, 3]}})),
        Ok(())
    );
    assert_eq!(run(json!({"expect": {"aloud": []}})), Ok(()));
    // A draw adds nothing, nor does what stood before.
    let drawn = json!([{"draw": 1}, {"seat": 1, "move": 1}]);
    assert_eq!(
        run(json!({"play": drawn, "expect": {"aloud": [1], "said": [1]}})),
        Ok(())
    );
    let told = failure(json!({"play": play, "expect": {"aloud": [3, 2]}}));
    assert_eq!(told, "aloud: expected [3,2], found [2,3]");
}

#[test]
fn every_expectation_that_does_not_hold_is_told() {
    let told = failure(
        json!({"expect": {"over": true, "said": [1], "standings": [0], "weather": "rain"}}),
    );
    assert_eq!(
        told,
        "over: expected true, found false; said: expected [1], found []; \
         standings: expected [0], found null; count has no fact named `weather`"
    );
}

#[test]
fn unknown_rules_and_positions_are_told() {
    let told = failure(json!({"rules": {"down_to": 4}}));
    assert!(
        told.starts_with("these rules cannot be: unknown field `down_to`"),
        "{told}"
    );
    let told = failure(json!({"given": {"said": "much"}}));
    assert_eq!(told, "this position cannot be: nobody said that");
}

#[test]
fn an_entry_is_a_move_or_a_draw() {
    let neither = "play 0: an entry is a seat with its move, or a draw";
    for entry in [
        json!({}),
        json!({"seat": 0}),
        json!({"move": 1}),
        json!({"seat": 0, "draw": 1}),
        json!({"seat": 0, "move": 1, "draw": 1}),
    ] {
        assert_eq!(failure(json!({"play": [entry]})), neither);
    }
    for (entry, why) in [
        (json!({"seat": 6, "move": 1}), "there is no seat 6"),
        (
            json!({"seat": 0, "move": "one"}),
            "invalid type: string \"one\"",
        ),
        (
            json!({"seat": 0, "move": 1, "note": ""}),
            "unknown field `note`",
        ),
    ] {
        let told = failure(json!({"play": [entry]}));
        assert!(told.starts_with(&format!("play 0: {why}")), "{told}");
    }
}

#[test]
fn only_what_is_due_can_be_drawn() {
    let told = failure(json!({"play": [{"draw": 1}, {"draw": 1}]}));
    assert_eq!(told, "play 1: this cannot be drawn here");
    assert_eq!(
        failure(json!({"play": [{"draw": 3}]})),
        "play 0: this cannot be drawn here"
    );
}

#[test]
fn a_refusal_is_expected_at_its_entry_and_by_its_rule() {
    let play = json!([{"seat": 0, "move": 1}, {"seat": 1, "move": 4}, {"seat": 1, "move": 2}]);
    let refused = |at: usize, rule: &str| json!({"play": play, "expect": {"refused": {"at": at, "rule": rule}}});
    // Nothing after the refused entry is played.
    let mut holds = refused(1, "C-2");
    holds["expect"]["said"] = json!([1]);
    assert_eq!(run(holds), Ok(()));
    let unexpected = "play 1 was refused by C-2, unexpectedly";
    assert_eq!(failure(json!({"play": play})), unexpected);
    assert_eq!(failure(refused(1, "C-1")), unexpected);
    assert_eq!(failure(refused(2, "C-2")), unexpected);
    assert_eq!(
        failure(refused(0, "C-2")),
        "play 0 was to be refused by C-2, and was not"
    );
}

#[test]
fn a_refusal_must_be_of_something_played() {
    let play = json!([{"seat": 0, "move": 1}]);
    for at in [1, 7] {
        let refused = json!({"at": at, "rule": "C-1"});
        let told = failure(json!({"play": play, "expect": {"refused": refused}}));
        assert_eq!(told, format!("there is no play {at} to be refused"));
    }
    let told = failure(json!({"expect": {"refused": "C-1"}}));
    assert!(
        told.starts_with("`refused` is {\"at\", \"rule\"}: "),
        "{told}"
    );
}

#[test]
fn the_moves_of_a_seat_are_compared_as_a_set() {
    let expect = |of: u8, moves: Value| json!({"expect": {"of": of, "moves": moves}});
    assert_eq!(run(expect(0, json!([2, 1]))), Ok(()));
    assert_eq!(run(expect(1, json!([]))), Ok(()));
    assert_eq!(
        failure(expect(0, json!([1]))),
        "moves: expected [1], found [1,2]"
    );
    assert_eq!(
        failure(expect(0, json!([1, 1]))),
        "moves: expected [1,1], found [1,2]"
    );
    assert!(failure(expect(6, json!([]))).starts_with("there is no seat 6"));
    let of_nobody = failure(json!({"expect": {"moves": []}}));
    assert_eq!(of_nobody, "count has no fact named `moves`");
}

#[test]
fn the_order_inside_a_hand_is_free_and_that_of_hands_is_not() {
    assert_eq!(run(json!({"expect": {"hands": [[1, 2], [3]]}})), Ok(()));
    let told = failure(json!({"expect": {"hands": [[3], [1, 2]]}}));
    assert_eq!(told, "hands: expected [[3],[1,2]], found [[2,1],[3]]");
}

#[test]
fn objects_are_compared_on_expected_keys_and_null_means_absent() {
    let found = json!({"lane": 1, "square": 12});
    assert!(matches(&json!({"lane": 1}), &found, Order::Counts));
    assert!(matches(&json!({"out": null}), &found, Order::Counts));
    assert!(!matches(&json!({"lane": null}), &found, Order::Counts));
    assert!(!matches(&json!({"lane": 2}), &found, Order::Counts));
    assert!(!matches(&json!({}), &json!([]), Order::Counts));
}

#[test]
fn order_counts_but_for_sets_and_hands() {
    let same =
        |name: &str, expected: Value, found: Value| matches(&expected, &found, Order::of(name));
    assert!(!same("horses", json!([1, 2]), json!([2, 1])));
    for set in ["obstacles", "track-food", "moves"] {
        assert!(same(set, json!([1, 2]), json!([2, 1])));
        assert!(!same(set, json!([1, 1]), json!([1, 2])));
        assert!(!same(set, json!([1]), json!([1, 2])));
        assert!(!same(set, json!([[1, 2]]), json!([[2, 1]])));
    }
    for hands in ["hands", "cards"] {
        assert!(same(hands, json!([[1, 2], [3]]), json!([[2, 1], [3]])));
        assert!(!same(hands, json!([[3], [1, 2]]), json!([[1, 2], [3]])));
    }
    // Also where the set is inside a list of objects.
    let expected = json!([{"obstacles": [1, 2]}]);
    assert!(same("board", expected, json!([{"obstacles": [2, 1]}])));
}

#[test]
fn a_game_played_out_at_random_comes_to_its_end() {
    let mut rng = <rand::rngs::SmallRng as rand::SeedableRng>::seed_from_u64(0);
    let mut game = Count::open(&0, &Rules::default(), &(), 2).expect("two play");
    crate::play_out(&mut game, &mut rng);
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.said.last() >= Some(&4) && game.said.last() <= Some(&5));
}
