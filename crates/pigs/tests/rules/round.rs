//! A round from line-up to bank: P-5 to P-7, P-11, P-12, P-14.

use std::collections::HashSet;

use ::table::{Draw, Game as _, Lot, Playout as _, Seat, Turn};
use pigs::{Book, Event, Fixed, Gallop, LineUp, Move, Outcome, Pig, Refusal, Rules, Stage};
use serde_json::{json, to_value};

use crate::stable::{
    Black, Blue, LINE, Red, White, Yellow, act, by, deal, fresh, happen, last_cards, line_up, play,
    pose, refused, rng, rules, run_round, standing, to_play, view,
};

fn seats() -> Vec<Seat> {
    Seat::first(5).collect()
}

#[test]
fn p_5_the_first_start_player_is_drawn_each_equally_likely() {
    for count in 2..=5u8 {
        let undrawn = Gallop::open(
            Book::printed(),
            &Rules::default(),
            &Fixed::default(),
            usize::from(count),
        )
        .unwrap();
        assert_eq!(undrawn.turn(), Turn::Chance);
        assert_eq!(undrawn.draw(), Some(Draw::One(count.into())));
        assert_eq!(view(&undrawn).starter, None);
        for nth in 0..count {
            let mut gallop = undrawn.clone();
            let outcome = gallop.outcome(&Lot::One(nth.into()));
            let seat = Seat::at(nth.into());
            assert_eq!(outcome, Outcome::Starter(seat));
            let events = gallop.settle(&outcome).unwrap();
            assert_eq!(events, [Event::StarterDrawn { seat }]);
            happen(&mut gallop, &events);
            assert_eq!(view(&gallop).starter, Some(seat));
            assert_eq!(to_play(&gallop), usize::from(nth));
            assert!(gallop.settle(&outcome).is_none(), "it is drawn once");
        }
        let nobody = Outcome::Starter(Seat::at(count.into()));
        assert!(undrawn.settle(&nobody).is_none());
    }
}

#[test]
fn p_5_a_quick_draw_is_as_good_as_a_slow_one() {
    let undrawn = Gallop::open(Book::printed(), &Rules::default(), &Fixed::default(), 5);
    let undrawn = undrawn.unwrap();
    let mut rng = rng();
    let mut counts = [0u32; 5];
    for _ in 0..5000 {
        let mut gallop = undrawn.clone();
        gallop.chance(&mut rng);
        counts[view(&gallop).starter.unwrap().index()] += 1;
    }
    // Seven standard deviations.
    assert!(
        counts.iter().all(|count| (800..1200).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn p_5_any_order_of_the_five_and_no_other() {
    let gallop = fresh(&Rules::default(), 3);
    let orders: Vec<Move> = gallop.moves(Seat::at(0)).collect();
    let different: HashSet<String> = orders
        .iter()
        .map(|order| to_value(order).unwrap().to_string())
        .collect();
    assert_eq!((orders.len(), different.len()), (120, 120));
    let first = json!({"line-up": Pig::ALL});
    assert_eq!(to_value(orders[0]).unwrap(), first);
    let last = json!({"line-up": ["blue", "black", "yellow", "white", "red"]});
    assert_eq!(to_value(orders[119]).unwrap(), last);
    for pigs in [
        &[Red, White, Yellow, Black][..],
        &[Red, White, Yellow, Black, Red],
        &[Red, White, Yellow, Black, Blue, Blue],
        &[],
    ] {
        let order = Move::LineUp(LineUp::try_from(pigs.to_vec()).unwrap());
        assert_eq!(refused(&gallop, 0, order), by(Refusal::NotFivePigs, "P-5"));
    }
    let endless = LineUp::try_from(vec![Red; 9]).unwrap_err();
    assert_eq!(endless.to_string(), "a line-up names five pigs, not 9");
}

#[test]
fn p_5_front_at_0_and_no_gap() {
    let mut gallop = fresh(&Rules::default(), 2);
    let pigs = [Black, Red, Blue, White, Yellow];
    let events = act(&mut gallop, 0, Move::LineUp(LineUp::from(pigs)));
    let told = Event::LinedUp {
        seat: Seat::at(0),
        pigs: pigs.to_vec(),
    };
    assert_eq!(events, [told]);
    assert_eq!(standing(&gallop), [-1, -3, -4, 0, -2]);
    assert_eq!(
        format!("{:?}", LineUp::from(pigs)),
        "[Black, Red, Blue, White, Yellow]"
    );
}

#[test]
fn p_5_by_the_start_player_alone_and_before_the_deal() {
    let gallop = fresh(&Rules::default(), 3);
    let order = Move::LineUp(LineUp::from(Pig::ALL));
    for seat in [1, 2, 3] {
        assert_eq!(
            refused(&gallop, seat, order),
            by(Refusal::NotYourLineUp, "P-5")
        );
    }
    assert_eq!((gallop.draw(), view(&gallop).held), (None, vec![0; 3]));
    let mut lined_up = gallop.clone();
    line_up(&mut lined_up, 0);
    assert_eq!(view(&lined_up).stage, Stage::Deal);
    assert_eq!(
        refused(&lined_up, 0, order),
        by(Refusal::NotYourLineUp, "P-5")
    );
}

#[test]
fn p_6_the_start_line_stays_for_all_rounds() {
    let mut gallop = fresh(&Rules::default(), 2);
    run_round(&mut gallop, &[Red, Blue]);
    let seat = to_play(&gallop);
    line_up(&mut gallop, seat);
    assert_eq!(standing(&gallop), LINE);
}

#[test]
fn p_7_seven_each_and_the_rest_unseen() {
    for (options, all) in [(json!({}), 35), (json!({"edition": "tiles"}), 40)] {
        for count in 2..=5u8 {
            let mut gallop = fresh(&rules(options.clone()), count.into());
            line_up(&mut gallop, 0);
            assert_eq!(gallop.draw(), Some(Draw::Order(all)));
            let lot = gallop.draw().unwrap().cast(&mut rng());
            let events = gallop.settle(&gallop.outcome(&lot)).unwrap();
            assert_eq!(events.len(), usize::from(count) + 1);
            let told = Event::AllDealt {
                held: vec![7; count.into()],
                undealt: all - 7 * count,
            };
            assert_eq!(events.last(), Some(&told));
            let (early, late) = events.split_at(usize::from(count) - 1);
            happen(&mut gallop, early);
            assert_eq!(
                gallop.turn(),
                Turn::Chance,
                "the last hand is still to come"
            );
            happen(&mut gallop, late);
            let seen = view(&gallop);
            assert_eq!(seen.held, vec![7; count.into()]);
            assert_eq!(seen.undealt, all - 7 * count);
            assert_eq!((seen.stage, to_play(&gallop)), (Stage::Play, 0));
        }
    }
}

#[test]
fn p_7_an_order_is_read_a_hand_at_a_time() {
    let mut gallop = fresh(&Rules::default(), 3);
    line_up(&mut gallop, 0);
    // Before the shuffle the cards lie red, white, yellow, black, blue, red, white and so on.
    let outcome = gallop.outcome(&Lot::Order((0..35).collect()));
    let hands = vec![
        vec![Red, Red, White, White, Yellow, Black, Blue],
        vec![Red, White, Yellow, Yellow, Black, Black, Blue],
        vec![Red, Red, White, Yellow, Black, Blue, Blue],
    ];
    assert_eq!(outcome, Outcome::Hands(hands.clone()));
    gallop.fall(&Lot::Order((0..35).collect()));
    assert_eq!(to_value(&gallop).unwrap()["hands"], json!(hands));
}

#[test]
fn p_7_only_hands_that_can_be_dealt_and_only_when_it_is_due() {
    let mut gallop = fresh(&Rules::default(), 2);
    let hands = |hands: &[&[Pig]]| Outcome::Hands(hands.iter().map(|hand| hand.to_vec()).collect());
    let fine = hands(&[&[Red; 7], &[Blue; 7]]);
    assert!(gallop.settle(&fine).is_none(), "the pigs are not lined up");
    line_up(&mut gallop, 0);
    assert!(gallop.settle(&fine).is_some());
    let eighth = [Red, Blue, Blue, Blue, Blue, Blue, Blue];
    for odd in [
        hands(&[&[Red; 7]]),
        hands(&[&[Red; 7], &[Blue; 6]]),
        hands(&[&[Red; 7], &[Blue; 8]]),
        hands(&[&[Red; 7], &eighth]),
        hands(&[&[Red; 7], &[Blue; 7], &[White; 7]]),
        hands(&[&[Red; 7], &[Red; 7]]),
        Outcome::Starter(Seat::at(0)),
    ] {
        assert!(gallop.settle(&odd).is_none(), "{odd:?}");
    }
    let mut tiles = fresh(&rules(json!({"edition": "tiles"})), 2);
    line_up(&mut tiles, 0);
    assert!(
        tiles.settle(&hands(&[&[Red; 7], &eighth])).is_some(),
        "there are eight"
    );
}

#[test]
fn p_7_a_quick_deal_is_as_good_as_a_slow_one() {
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    let mut rng = rng();
    let mut counts = [0u32; 5];
    for _ in 0..2000 {
        let mut dealt = gallop.clone();
        dealt.chance(&mut rng);
        for hand in [Seat::at(0), Seat::at(1)].map(|seat| dealt.view(::table::Eye::Seat(seat)).hand)
        {
            assert_eq!(hand.len(), 7);
            for pig in hand {
                counts[pig.index()] += 1;
            }
        }
        assert_eq!(view(&dealt).undealt, 21);
    }
    // 28,000 cards; seven standard deviations.
    assert!(
        counts.iter().all(|count| (5200..6000).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn p_7_everything_is_shuffled_in_again_for_the_next_round() {
    let mut gallop = fresh(&Rules::default(), 2);
    run_round(&mut gallop, &[Red, Blue]);
    let seen = view(&gallop);
    assert_eq!(
        (seen.undealt, seen.played, seen.held),
        (35, [0; 5], vec![0, 0])
    );
}

#[test]
fn p_11_the_last_card_banks_what_is_at_risk_its_own_food_included() {
    let given = json!({"at-risk": [3, 2], "banked": [1, 0], "round": 2});
    let mut gallop = last_cards(&Rules::default(), "red", &given);
    let events = play(&mut gallop, 0, Red);
    let (seat, food) = (Seat::at(0), 4);
    assert_eq!(
        events[1..],
        [Event::TookLead { seat }, Event::Banked { seat, food }]
    );
    let seen = view(&gallop);
    assert_eq!((seen.banked, seen.at_risk), (vec![5, 0], vec![0, 2]));
    assert_eq!(seen.banks, [[1, 4].to_vec(), vec![0]]);
    assert_eq!(seen.pile, 55 - 5 - 2);
}

#[test]
fn p_11_or_loses_it_all_to_the_pile() {
    let given = json!({"at-risk": [3, 2], "banked": [1, 0], "round": 2});
    let mut gallop = last_cards(&Rules::default(), "white", &given);
    let events = play(&mut gallop, 0, White);
    let (seat, food) = (Seat::at(0), 3);
    assert_eq!(events[1..], [Event::Lost { seat, food }]);
    let seen = view(&gallop);
    assert_eq!((seen.banked, seen.at_risk), (vec![1, 0], vec![0, 2]));
    assert_eq!(seen.pile, 55 - 1 - 2);
}

#[test]
fn p_11_no_other_card_banks() {
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    deal(&mut gallop, &[Red, Blue]);
    for _ in 0..6 {
        play(&mut gallop, 0, Red);
        play(&mut gallop, 1, Blue);
        assert_eq!(view(&gallop).banked, [0, 0]);
    }
}

#[test]
fn p_12_a_round_ends_when_everybody_has_played_seven() {
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    deal(&mut gallop, &[Red, Blue]);
    for turn in 0..7 {
        assert_eq!(view(&gallop).round, 1);
        play(&mut gallop, 0, Red);
        let events = play(&mut gallop, 1, Blue);
        let over = events
            .iter()
            .any(|event| matches!(event, Event::RoundOver { round: 1, .. }));
        assert_eq!(over, turn == 6);
    }
    let seen = view(&gallop);
    assert_eq!((seen.round, seen.stage), (2, Stage::LineUp));
}

#[test]
fn p_12_three_rounds_and_the_start_player_passes_to_the_left() {
    for count in 2..=5 {
        let mut gallop = fresh(&Rules::default(), count);
        let pigs = &Pig::ALL[..count];
        for round in 1..=3u8 {
            assert_eq!(view(&gallop).round, round);
            assert_eq!(to_play(&gallop), usize::from(round - 1) % count);
            assert_eq!(
                view(&gallop).starter,
                Some(seats()[usize::from(round - 1) % count])
            );
            let events = run_round(&mut gallop, pigs);
            let over = matches!(events.last(), Some(Event::Over { .. }));
            assert_eq!(over, round == 3);
        }
        assert_eq!(gallop.turn(), Turn::Over);
        assert_eq!(view(&gallop).round, 3, "the round that was the last");
        assert!(
            seats()
                .into_iter()
                .all(|seat| gallop.moves(seat).next().is_none())
        );
    }
}

#[test]
fn p_12_the_end_of_a_round_tells_what_each_has_banked_in_it() {
    let given = json!({"at-risk": [3, 2], "banked": [1, 6], "round": 3});
    let mut gallop = last_cards(&Rules::default(), "red", &given);
    play(&mut gallop, 0, Red);
    let events = play(&mut gallop, 1, Blue);
    let over = Event::RoundOver {
        round: 3,
        banked: vec![4, 0],
        left: vec![],
    };
    assert_eq!(events[2..], [over, Event::Over { banked: vec![5, 6] }]);
}

#[test]
fn p_14_food_beyond_the_printed_number_is_still_paid() {
    let given = json!({"pigs": crate::stable::pigs(LINE), "banked": [30, 25], "round": 2,
        "hands": [["red", "blue"], ["red", "white"]]});
    let mut gallop = pose(&Rules::default(), &given);
    assert_eq!((view(&gallop).pile, view(&gallop).beyond), (0, 0));
    play(&mut gallop, 0, Red);
    play(&mut gallop, 1, Red);
    let seen = view(&gallop);
    assert_eq!((seen.pile, seen.beyond, seen.at_risk), (0, 2, vec![1, 1]));
    play(&mut gallop, 0, Blue);
    play(&mut gallop, 1, White);
    let seen = view(&gallop);
    // Neither Blue nor White gets past Red: both lose, and the pile takes it back.
    assert_eq!((seen.pile, seen.beyond), (0, 0));
    assert_eq!(seen.banked, [30, 25]);
}
