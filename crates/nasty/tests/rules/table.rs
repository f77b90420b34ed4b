//! What is on the table: N-1 to N-5. Its figures are tested beside the board.

use ::table::{Game as _, Money, Playout as _, Seat};
use nasty::{Book, Fixed, Meeting, RaceName, Stage, Unfit};
use serde_json::{json, to_value};

use crate::stable::{draw, fact, fresh, rng, rules, stage, stand, up_to, view, watch};

#[test]
fn n_1_two_to_six_play() {
    let open = |count| Meeting::open(Book::printed(), &rules(json!({})), &Fixed {}, count);
    for count in 2..=6 {
        assert_eq!(stand(&open(count).unwrap()).cash.len(), count);
    }
    for (count, told) in [(0, 0), (1, 1), (7, 7), (300, 255)] {
        let unfit = open(count).unwrap_err();
        assert_eq!(unfit, Unfit::Seats { seats: told });
        let words = format!("two to six play (N-1), not {told}");
        assert_eq!(unfit.to_string(), words);
    }
}

#[test]
fn n_2_the_bank_gives_everyone_20_000() {
    for seats in 2..=6 {
        let meeting = fresh(json!({}), seats);
        let purse = Money::pounds(20_000);
        assert_eq!(stand(&meeting).cash, vec![purse; seats]);
        assert_eq!(stand(&meeting).bank, Money::NONE);
        assert!(meeting.is_balanced());
        assert_eq!(meeting.final_figures()["cash"], json!(vec![20_000; seats]));
    }
}

#[test]
fn n_3_hands_by_the_number_of_players() {
    for (seats, each) in [(2, 7), (3, 6), (4, 5), (5, 4), (6, 3)] {
        let mut meeting = fresh(json!({}), seats);
        assert_eq!(stage(&meeting), "deal");
        meeting.chance(&mut rng());
        assert_eq!(stand(&meeting).held, vec![each; seats]);
        let undealt = 24 - each * u8::try_from(seats).unwrap();
        assert_eq!(stand(&meeting).undealt, undealt);
        for seat in 0..seats {
            assert_eq!(view(&meeting, seat).hand.len(), usize::from(each));
        }
    }
}

#[test]
fn n_3_only_hands_that_the_deck_can_give_are_dealt() {
    let meeting = fresh(json!({}), 6);
    let settle = |hands| meeting.settle(&serde_json::from_value(json!({"deal": hands})).unwrap());
    let hand = |card| json!([card, card, card]);
    let two = ["objection", "objection", "remount"];
    let one = ["faller:members", "faller:members", "whipped-round"];
    let other = ["faller:far-turn", "faller:far-turn", "false-start"];
    let third = ["faller:gallows-gap", "faller:gallows-gap", "slipped-up"];
    let fourth = ["faller:grandstand", "faller:grandstand", "photo-finish"];
    let fifth = ["under-pressure:in", "under-pressure:in", "stewards-enquiry"];
    assert!(settle(json!([two, one, other, third, fourth, fifth])).is_some());
    assert!(settle(json!([two, one, other, third, fourth])).is_none());
    assert!(settle(json!([two, one, other, third, fourth, hand("remount")])).is_none());
    assert!(settle(json!([two, one, other, third, fourth, ["remount"]])).is_none());
}

#[test]
fn n_3_a_card_is_used_once_in_a_meeting() {
    let mut rng = rng();
    for seats in [2, 6] {
        let mut left = 24;
        watch(fresh(json!({}), seats), &mut rng, |meeting| {
            let seen = stand(meeting);
            let used: usize = seen.used.iter().map(Vec::len).sum();
            let held: usize = seen.held.iter().map(|&held| usize::from(held)).sum();
            let unused = held + usize::from(seen.undealt);
            assert_eq!(unused + used + seen.spent.len(), 24);
            if meeting.stage() == Stage::Lanes {
                assert!(unused <= left);
                left = unused;
            }
        });
    }
}

#[test]
fn n_5_the_order_of_the_races_is_drawn_and_public() {
    let mut meeting = fresh(json!({}), 2);
    meeting.chance(&mut rng());
    assert!(stand(&meeting).races.is_empty());
    let races = json!([
        "kings-crown",
        "ladys-purse",
        "squires-plate",
        "dukes-cup",
        "barons-bowl",
        "knights-shield"
    ]);
    let wrong = json!({"races": ["kings-crown", "kings-crown", "squires-plate", "dukes-cup",
        "barons-bowl", "knights-shield"]});
    assert!(
        meeting
            .settle(&serde_json::from_value(wrong).unwrap())
            .is_none()
    );
    draw(&mut meeting, json!({"races": races}));
    assert_eq!(to_value(stand(&meeting).races).unwrap(), races);
    assert_eq!(
        fact(&meeting, "race"),
        json!({"number": 1, "name": "kings-crown"})
    );
}

#[test]
fn n_5_the_races_are_run_in_that_order() {
    let mut meeting = fresh(json!({}), 3);
    let mut rng = rng();
    let mut order = Vec::new();
    for number in 1..=6 {
        up_to(&mut meeting, "bets", &mut rng);
        order = stand(&meeting).races;
        let name = order[number - 1];
        assert_eq!(
            fact(&meeting, "race"),
            json!({"number": number, "name": name})
        );
        up_to(&mut meeting, "called", &mut rng);
    }
    assert!(RaceName::ALL.iter().all(|race| order.contains(race)));
}

#[test]
fn n_1_each_seat_has_a_slip_of_its_own() {
    let mut meeting = fresh(json!({}), 6);
    up_to(&mut meeting, "called", &mut rng());
    for seat in 0..6 {
        let seen = view(&meeting, seat);
        assert!(seen.entries[seat].iter().all(Option::is_some));
        assert_eq!(seen.bets.len(), 6);
        assert!(seen.eye.is(Seat::at(seat)));
    }
}
