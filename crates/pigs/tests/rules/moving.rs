//! Moving: P-8 to P-10, and the worked positions of the page.

use ::table::{Playout as _, Seat};
use pigs::{Event, Move, Pig, Refusal, Rules, Stage};
use serde_json::{Value, json};

use crate::page::{self, EDITIONS};
use crate::stable::{
    Black, Blue, LINE, Red, White, Yellow, by, fresh, pigs, play, pose, refused, rng, rules,
    standing, to_play, view, watch,
};

/// Two play these cards in turn; where the pigs stand then, and which cards took food.
fn runs(options: Value, at: [i16; 5], cards: &[Pig]) -> ([i16; 5], Vec<bool>) {
    let hand = |seat| cards.iter().skip(seat).step_by(2).copied();
    // One card more for each, so that none is the last.
    let hands: Vec<Vec<Pig>> = (0..2)
        .map(|seat| hand(seat).chain([Black]).collect())
        .collect();
    let short = hands[0].len() != hands[1].len();
    let mut given = json!({"pigs": pigs(at), "hands": hands});
    if short {
        given["hands"][1]
            .as_array_mut()
            .expect("a hand")
            .push(json!("black"));
    }
    let mut gallop = pose(&rules(options), &given);
    let took = cards.iter().map(|&card| {
        let seat = to_play(&gallop);
        let events = play(&mut gallop, seat, card);
        events
            .iter()
            .any(|event| matches!(event, Event::TookLead { .. }))
    });
    let took = took.collect();
    (standing(&gallop), took)
}

fn cards(at: [i16; 5], cards: &[Pig]) -> ([i16; 5], Vec<bool>) {
    runs(json!({}), at, cards)
}

#[test]
fn p_8_to_the_next_empty_space_occupied_ones_are_leapt() {
    assert_eq!(cards(LINE, &[Blue]), ([0, -1, -2, -3, 1], vec![true]));
    let (after, took) = cards(LINE, &[Red, White, Black, Blue]);
    assert_eq!(after, [1, 0, -2, -1, -3]);
    assert_eq!(took, [true, false, false, false]);
    let (after, took) = cards(LINE, &[Yellow, Blue, Black, White]);
    assert_eq!(after, [0, 3, 1, 2, -2]);
    assert_eq!(took, [true, false, true, true]);
}

#[test]
fn p_9_ahead_of_all_others_moving_the_leader_on_counts() {
    let (after, took) = cards(LINE, &[Red, Red, Blue, White]);
    assert_eq!(after, [2, 1, -2, -3, 0]);
    assert_eq!(took, [true, true, false, false]);
}

#[test]
fn p_9_the_food_is_at_risk_and_from_the_pile() {
    let given = json!({"pigs": pigs(LINE), "hands": [["red", "blue"], ["red", "white"]]});
    let mut gallop = pose(&Rules::default(), &given);
    let events = play(&mut gallop, 0, Red);
    let seat = Seat::at(0);
    assert_eq!(events.last(), Some(&Event::TookLead { seat }));
    assert_eq!(
        (view(&gallop).at_risk, view(&gallop).pile),
        (vec![1, 0], 54)
    );
    let events = play(&mut gallop, 1, White);
    assert_eq!(events.len(), 1, "White moves to 0, behind Red");
    assert_eq!(view(&gallop).at_risk, [1, 0]);
    assert_eq!(view(&gallop).banked, [0, 0]);
}

#[test]
fn p_9_the_chain_that_can_take_the_lead() {
    let can_lead = |at: [i16; 5]| {
        let given = json!({"pigs": pigs(at), "hands": [["red"], ["red"]]});
        view(&pose(&Rules::default(), &given)).can_lead
    };
    assert_eq!(can_lead(LINE), Pig::ALL);
    assert_eq!(
        can_lead([3, 2, 0, 1, -1]),
        [Red, White, Black, Yellow, Blue]
    );
    assert_eq!(can_lead([5, 4, 2, 1, 0]), [Red, White]);
    // Blue, lapped, stands in the gap: Yellow closes up to White across it.
    assert_eq!(can_lead([21, 20, 17, -3, -4]), [Red, White, Yellow]);
}

#[test]
fn p_10_lapped_pigs_are_leapt_like_any_other() {
    let lapped = [17, 16, 15, 14, -4];
    let (after, took) = cards(lapped, &[Red, Blue]);
    assert_eq!((after, took), ([19, 16, 15, 14, -2], vec![true, false]));
    let (after, took) = runs(json!({"edition": "tiles"}), lapped, &[Red, Blue]);
    assert_eq!((after, took), ([18, 16, 15, 14, -3], vec![true, false]));
    let (after, took) = cards([21, 20, 17, -3, -4], &[Yellow, Black]);
    assert_eq!((after, took), ([21, 20, 22, 1, -4], vec![true, false]));
}

#[test]
fn p_10_a_lapped_pig_is_never_ahead() {
    // Blue moves from space 18 to 20, past Red on 19, but is a lap behind; Red leaps it to 21.
    let given =
        json!({"pigs": pigs([19, 16, 15, 14, -4]), "hands": [["blue", "blue"], ["red", "red"]]});
    let mut gallop = pose(&Rules::default(), &given);
    play(&mut gallop, 0, Blue);
    play(&mut gallop, 1, Red);
    assert_eq!(standing(&gallop), [21, 16, 15, 14, -2]);
    assert_eq!(view(&gallop).at_risk, [0, 1]);
    // Now Blue, on space 20, leaps Red on 21 and stands on the start line.
    let events = play(&mut gallop, 0, Blue);
    let leapt = matches!(&events[0], Event::Played { to: 0, leapt, .. } if *leapt == [Red]);
    assert!(leapt, "{events:?}");
    assert!(!events.contains(&Event::TookLead { seat: Seat::at(0) }));
}

#[test]
fn p_8_every_move_of_many_games_is_the_pages() {
    let mut rng = rng();
    for printed in EDITIONS {
        let rules = rules(json!({"edition": printed.name, "track-food": true}));
        for seats in [2, 5, 5, 5] {
            watch(fresh(&rules, seats), &mut rng, |gallop| {
                let seen = view(gallop);
                if seen.stage != Stage::Play {
                    return;
                }
                let seat = to_play(gallop);
                for mv in gallop.moves(Seat::at(seat)) {
                    let Move::Play(pig) = mv else {
                        panic!("{mv:?}")
                    };
                    let (to, leapt) = page::lands(&seen.pigs, pig, printed.spaces);
                    let from = page::at(&seen.pigs, pig);
                    let leads = page::is_ahead(&seen.pigs, pig, to);
                    let events = play(&mut gallop.clone(), seat, pig);
                    let seat = Seat::at(seat);
                    let played = Event::Played {
                        seat,
                        pig,
                        from,
                        to,
                        leapt,
                    };
                    assert_eq!(events[0], played);
                    assert_eq!(events.contains(&Event::TookLead { seat }), leads);
                    assert_eq!(seen.can_lead.contains(&pig), leads);
                    let found = seen.track_food.contains(&to.rem_euclid(printed.spaces));
                    let find = |event: &Event| matches!(event, Event::FoundFood { .. });
                    assert_eq!(events.iter().any(find), found);
                }
            });
        }
    }
}

#[test]
fn p_8_in_turn_and_from_the_hand() {
    let given =
        json!({"pigs": pigs(LINE), "hands": [["red", "blue"], ["red", "red"], ["white", "white"]]});
    let mut gallop = pose(&Rules::default(), &given);
    let not_held = Refusal::NotHeld { card: White };
    assert_eq!(refused(&gallop, 0, Move::Play(White)), by(not_held, "P-8"));
    assert_eq!(not_held.to_string(), "no card of the White pig is in hand");
    for seat in [1, 2, 3, 5] {
        let refusal = refused(&gallop, seat, Move::Play(Red));
        assert_eq!(refusal, by(Refusal::NotYourTurn, "P-8"));
    }
    for (seat, card) in [(0, Red), (1, Red), (2, White), (0, Blue)] {
        assert_eq!(to_play(&gallop), seat);
        play(&mut gallop, seat, card);
    }
}

#[test]
fn p_8_played_cards_stay_and_hands_are_not_refilled() {
    let given = json!({"pigs": pigs(LINE), "hands": [["red", "red"], ["white", "blue"]]});
    let mut gallop = pose(&Rules::default(), &given);
    play(&mut gallop, 0, Red);
    play(&mut gallop, 1, Blue);
    let seen = view(&gallop);
    assert_eq!((seen.held, seen.played), (vec![1, 1], [1, 0, 0, 0, 1]));
    let refusal = refused(&gallop, 0, Move::Play(Blue));
    assert_eq!(refusal, by(Refusal::NotHeld { card: Blue }, "P-8"));
    let given = json!({"pigs": pigs(LINE), "seats": 2});
    let undealt = pose(&Rules::default(), &given);
    let refusal = refused(&undealt, 0, Move::Play(Red));
    assert_eq!(refusal, by(Refusal::NotYourTurn, "P-8"));
}
