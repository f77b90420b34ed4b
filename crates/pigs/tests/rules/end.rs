//! How many rounds, and who wins: P-13, P-15, P-16.

use ::table::{Game as _, Place, Playout as _, Seat, Standings, Turn};
use pigs::{Draws, EditionName, Rounds, Rules, Stage};
use serde_json::{Value, json, to_value};

use crate::stable::{LINE, fresh, pigs, pose, rng, rules, view, watch};

#[test]
fn p_13_as_many_rounds_as_the_edition_says() {
    assert_eq!(Rules::default().rounds, Rounds::Book);
    for count in 2..=5 {
        for (edition, rounds) in [(EditionName::Cards, 3), (EditionName::Tiles, 1)] {
            let rules = rules(json!({"edition": edition}));
            assert_eq!(view(&fresh(&rules, count)).rounds, rounds);
        }
    }
}

#[test]
fn p_13_fair_lets_each_start_equally_often() {
    for (count, rounds) in [(2u8, 4), (3, 3), (4, 4), (5, 5)] {
        for edition in ["cards", "tiles"] {
            let rules = rules(json!({"rounds": "fair", "edition": edition}));
            let fresh = fresh(&rules, count.into());
            assert_eq!(view(&fresh).rounds, rounds);
            let mut started = vec![0; count.into()];
            watch(fresh, &mut rng(), |gallop| {
                if view(gallop).stage == Stage::LineUp {
                    started[view(gallop).starter.unwrap().index()] += 1;
                }
            });
            assert_eq!(started, vec![rounds / count; count.into()]);
        }
    }
}

/// The result of a finished game with these banks.
fn result(draws: &str, banks: &Value) -> Standings {
    let seats = banks.as_array().expect("a list by seat").len();
    let hands = vec![json!([]); seats];
    let given = json!({"pigs": pigs(LINE), "hands": hands, "banks": banks, "round": 3});
    let gallop = pose(&rules(json!({"draws": draws})), &given);
    assert_eq!(gallop.turn(), Turn::Over);
    assert_eq!(view(&gallop).result, gallop.standings());
    gallop.standings().expect("a result")
}

fn places(draws: &str, banks: &Value) -> Value {
    to_value(result(draws, banks)).expect("places serialise")
}

#[test]
fn p_15_most_banked_food_wins() {
    let banks = json!([[1, 0, 2], [0, 9, 0], [0, 0, 0], [2, 2, 3]]);
    assert_eq!(places("shared", &banks), json!([1, 3, 0, 2]));
    assert_eq!(result("shared", &banks).winners(), [Seat::at(1)]);
}

#[test]
fn p_15_what_was_lost_or_is_at_risk_counts_nothing() {
    let given = json!({"pigs": pigs(LINE), "hands": [["red"], ["red"]], "at-risk": [9, 0],
        "banked": [0, 1], "round": 3});
    let gallop = pose(&Rules::default(), &given);
    assert_eq!((gallop.standings(), view(&gallop).result), (None, None));
    assert_eq!(gallop.final_figures()["banked"], json!([0, 1]));
}

#[test]
fn p_16_equal_scores_share_the_win() {
    assert_eq!(Rules::default().draws, Draws::Shared);
    let banks = json!([[1, 0, 2], [0, 3, 0], [0, 0, 0], [1, 1, 1], [0, 0, 0]]);
    assert_eq!(places("shared", &banks), json!([[0, 1, 3], [2, 4]]));
    let first = Place::Shared([0, 1, 3].map(Seat::at).to_vec());
    assert_eq!(result("shared", &banks).0[0], first);
}

#[test]
fn p_16_or_more_rounds_with_something_banked_win() {
    let banks = json!([[1, 0, 2], [0, 3, 0], [0, 0, 0], [1, 1, 1], [0, 0, 0]]);
    let places = places("rounds-then-best", &banks);
    assert_eq!(places, json!([3, 0, 1, [2, 4]]));
}

#[test]
fn p_16_then_the_greatest_single_bank_then_shared() {
    let banks = json!([[3, 0, 3], [4, 2, 0], [0, 2, 4], [6, 0, 0], [0, 0, 7]]);
    let places = places("rounds-then-best", &banks);
    assert_eq!(places, json!([4, [1, 2], 0, 3]));
}
