//! Food on the track, and gentleness: P-17 to P-21.

use ::table::{Playout as _, Seat};
use pigs::{Event, Gallop, Move, Refusal, Rules, Stage};
use serde_json::json;

use crate::stable::{
    Black, Blue, Red, White, Yellow, act, by, deal, fresh, last_cards, line_up, pigs, play, pose,
    refused, rng, rules, standing, to_play, view, watch,
};

fn with_food() -> Rules {
    rules(json!({"track-food": true}))
}

/// A table whose pigs stand in line and where food is to be put.
fn hungry(seats: usize) -> Gallop {
    let mut gallop = fresh(&with_food(), seats);
    line_up(&mut gallop, 0);
    gallop
}

#[test]
fn p_17_off_unless_the_table_says_otherwise() {
    assert!(!Rules::default().track_food);
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    assert_eq!(view(&gallop).stage, Stage::Deal);
    let refusal = refused(&gallop, 0, Move::Food(9));
    assert_eq!(refusal, by(Refusal::NotYourFood, "P-17"));
}

#[test]
fn p_17_each_puts_one_from_the_start_player_on_before_the_deal() {
    for count in 2..=5 {
        let mut gallop = hungry(count);
        for seat in 0..count {
            assert_eq!((view(&gallop).stage, gallop.draw()), (Stage::Food, None));
            assert_eq!(to_play(&gallop), seat);
            let at = 10 + i16::try_from(seat).unwrap();
            let events = act(&mut gallop, seat, Move::Food(at));
            let seat = Seat::at(seat);
            assert_eq!(events, [Event::FoodPut { seat, at }]);
            assert_eq!(usize::from(view(&gallop).pile), 54 - seat.index());
        }
        assert_eq!(view(&gallop).stage, Stage::Deal);
        assert_eq!(view(&gallop).track_food.len(), count);
    }
}

#[test]
fn p_17_nobody_puts_food_out_of_turn() {
    let gallop = hungry(3);
    for (seat, at) in [(1, 9), (2, 9), (3, 9), (1, 0)] {
        let refusal = refused(&gallop, seat, Move::Food(at));
        assert_eq!(refusal, by(Refusal::NotYourFood, "P-17"));
    }
    let not_yet = refused(&fresh(&with_food(), 3), 0, Move::Food(9));
    assert_eq!(not_yet, by(Refusal::NotYourFood, "P-17"));
}

#[test]
fn p_18_from_the_fifth_space_to_the_fifth_before_the_line() {
    for (edition, last) in [("cards", 17), ("tiles", 22)] {
        let mut gallop = fresh(&rules(json!({"edition": edition, "track-food": true})), 2);
        line_up(&mut gallop, 0);
        let lawful: Vec<Move> = gallop.moves(Seat::at(0)).collect();
        assert_eq!(lawful, (5..=last).map(Move::Food).collect::<Vec<_>>());
    }
}

#[test]
fn p_18_elsewhere_it_is_refused_and_said_why() {
    let mut gallop = hungry(2);
    for at in 1..=4 {
        let refusal = Refusal::NearStart { at };
        assert_eq!(refused(&gallop, 0, Move::Food(at)), by(refusal, "P-18"));
    }
    for at in [0, 18, 19, 20, 21] {
        let refusal = Refusal::PigThere { at };
        assert_eq!(refused(&gallop, 0, Move::Food(at)), by(refusal, "P-18"));
    }
    for at in [-1, 22, 27, i16::MIN, i16::MAX] {
        let refusal = Refusal::OffTrack { at };
        assert_eq!(refused(&gallop, 0, Move::Food(at)), by(refusal, "P-18"));
    }
    act(&mut gallop, 0, Move::Food(9));
    let refusal = Refusal::FoodThere { at: 9 };
    assert_eq!(refused(&gallop, 1, Move::Food(9)), by(refusal, "P-18"));
    assert_eq!(refusal.to_string(), "food lies on space 9 already");
}

/// White is on 5, Red leads on 9.
fn near_food(food: &[i16]) -> Gallop {
    let given = json!({"pigs": pigs([9, 5, -2, -3, -4]), "track-food": food,
        "hands": [["white", "red"], ["red", "red"]]});
    pose(&with_food(), &given)
}

#[test]
fn p_19_landing_takes_it_leading_or_not() {
    let mut gallop = near_food(&[6, 10]);
    let (seat, at) = (Seat::at(0), 6);
    let events = play(&mut gallop, 0, White);
    assert_eq!(events[1..], [Event::FoundFood { seat, at }]);
    assert_eq!(
        (view(&gallop).at_risk, view(&gallop).track_food),
        (vec![1, 0], vec![10])
    );
    let (seat, at) = (Seat::at(1), 10);
    let events = play(&mut gallop, 1, Red);
    assert_eq!(
        events[1..],
        [Event::TookLead { seat }, Event::FoundFood { seat, at }]
    );
    let seen = view(&gallop);
    assert_eq!((seen.at_risk, seen.track_food), (vec![1, 2], vec![]));
    assert_eq!(
        seen.pile,
        55 - 3,
        "what lay on the track was taken from the pile before"
    );
}

#[test]
fn p_19_leaping_does_not_take_it() {
    // Blue leaps four pigs on 8 to 11, and with them no food: that lies beyond, on 13.
    let given = json!({"pigs": pigs([11, 10, 9, 8, 7]), "track-food": [13],
        "hands": [["blue", "blue"], ["white", "white"]]});
    let mut gallop = pose(&with_food(), &given);
    play(&mut gallop, 0, Blue);
    assert_eq!(standing(&gallop)[Blue.index()], 12);
    assert_eq!(view(&gallop).track_food, [13]);
    assert_eq!(view(&gallop).at_risk, [1, 0], "for the lead");
    // White leaps three and takes what it lands on.
    let events = play(&mut gallop, 1, White);
    let (seat, at) = (Seat::at(1), 13);
    assert!(events.contains(&Event::FoundFood { seat, at }));
    assert_eq!(view(&gallop).at_risk, [1, 2]);
}

#[test]
fn p_19_on_whatever_lap() {
    // 28 is space 6 once more.
    let given = json!({"pigs": pigs([27, 5, 3, 2, 1]), "track-food": [6],
        "hands": [["red", "red"], ["white", "white"]]});
    let refused = crate::stable::try_pose(&with_food(), &given);
    assert_eq!(refused.unwrap_err(), "two pigs stand on the space of 5");
    let given = json!({"pigs": pigs([27, 4, 3, 2, 1]), "track-food": [6],
        "hands": [["red", "red"], ["white", "white"]]});
    let mut gallop = pose(&with_food(), &given);
    let events = play(&mut gallop, 0, Red);
    let (seat, at) = (Seat::at(0), 6);
    assert_eq!(
        events[1..],
        [Event::TookLead { seat }, Event::FoundFood { seat, at }]
    );
    assert_eq!(
        (view(&gallop).at_risk, view(&gallop).track_food),
        (vec![2, 0], vec![])
    );
}

#[test]
fn p_19_only_the_last_card_banks_it() {
    let given = json!({"pigs": pigs([9, 5, -2, -3, -4]), "track-food": [6, 10], "at-risk": [1, 0]});
    let mut gallop = last_cards(&with_food(), "white", &given);
    let events = play(&mut gallop, 0, White);
    let (seat, food) = (Seat::at(0), 2);
    assert_eq!(events.last(), Some(&Event::Lost { seat, food }));
    let mut gallop = last_cards(&with_food(), "red", &given);
    let events = play(&mut gallop, 0, Red);
    let food = 3;
    assert_eq!(events.last(), Some(&Event::Banked { seat, food }));
    assert_eq!(view(&gallop).banked, [3, 0]);
}

#[test]
fn p_20_what_is_left_goes_back_to_the_pile() {
    let mut gallop = hungry(2);
    act(&mut gallop, 0, Move::Food(16));
    act(&mut gallop, 1, Move::Food(17));
    deal(&mut gallop, &[Black, Yellow]);
    assert_eq!(view(&gallop).pile, 53);
    let mut events = Vec::new();
    for turn in 0..14 {
        events = play(&mut gallop, turn % 2, [Black, Yellow][turn % 2]);
    }
    let told = |event: &&Event| matches!(event, Event::RoundOver { .. });
    let over = events.iter().find(told).expect("the end of the round");
    let Event::RoundOver { left, .. } = over else {
        panic!()
    };
    assert_eq!(*left, [16, 17]);
    let seen = view(&gallop);
    assert!(seen.track_food.is_empty());
    assert_eq!(seen.pile, 55 - seen.banked.iter().sum::<u16>());
}

#[test]
fn p_20_food_found_with_the_last_card_of_all_is_not_left() {
    let given = json!({"pigs": pigs([9, 5, -2, -3, -4]), "track-food": [6, 12],
        "hands": [[], ["white"]], "starter": 0, "to-play": 1, "round": 3});
    let mut gallop = pose(&with_food(), &given);
    let events = play(&mut gallop, 1, White);
    let over = Event::RoundOver {
        round: 3,
        banked: vec![0, 0],
        left: vec![12],
    };
    assert!(events.contains(&over), "{events:?}");
}

#[test]
fn p_21_gentle_keeps_the_food_of_a_failed_last_card() {
    assert!(!Rules::default().gentle);
    let gentle = rules(json!({"gentle": true}));
    let given = json!({"at-risk": [3, 2], "banked": [4, 4], "round": 2});
    let mut gallop = last_cards(&gentle, "white", &given);
    let events = play(&mut gallop, 0, White);
    let (seat, food) = (Seat::at(0), 3);
    assert_eq!(events[1..], [Event::Spared { seat, food }]);
    assert_eq!(
        (view(&gallop).banked, view(&gallop).at_risk),
        (vec![7, 4], vec![0, 2])
    );
    let mut gallop = last_cards(&gentle, "red", &given);
    let events = play(&mut gallop, 0, Red);
    let food = 4;
    assert_eq!(events.last(), Some(&Event::Banked { seat, food }));
}

#[test]
fn p_21_gentle_loses_nothing_in_whole_games() {
    let gentle = rules(json!({"gentle": true, "track-food": true}));
    let mut held: Vec<u16> = vec![0; 4];
    watch(fresh(&gentle, 4), &mut rng(), |gallop: &Gallop| {
        let seen = view(gallop);
        let now: Vec<u16> = seen
            .at_risk
            .iter()
            .zip(&seen.banked)
            .map(|(a, b)| a + b)
            .collect();
        assert!(held.iter().zip(&now).all(|(before, now)| before <= now));
        held = now;
    });
}
