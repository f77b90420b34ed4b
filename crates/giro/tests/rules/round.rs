//! A round: cards are picked and turned up, and horses move in turn. G-11 to G-14, G-21, G-22.

use ::table::{Game as _, Playout as _, Seat, Seats, Turn};
use giro::{Event, Fixed, Move, Race, Refusal, Rules, Stage, Ties, Why};
use serde_json::json;

use crate::stable::{
    OBSTACLES, after, after_by, by, fresh, pick, pose, race, race_by, refused, run, view,
};

fn rear_only() -> Rules {
    Rules {
        ties: Ties::RearOnly,
        ..Rules::default()
    }
}

/// Who had his turn in which order, and why.
fn turns(events: &[Event]) -> Vec<(usize, Why)> {
    let turn = |event: &Event| match *event {
        Event::Ran { seat, why, .. } | Event::Refused { seat, why, .. } => {
            Some((seat.index(), why))
        }
        _ => None,
    };
    events.iter().filter_map(turn).collect()
}

fn missed(seat: usize, card: u8) -> Event {
    let seat = Seat::at(seat);
    Event::Missed { seat, card }
}

#[test]
fn g_11_all_picks_are_revealed_together() {
    let mut race = race(&[3, 2, 1]);
    for (seat, card) in [(1, 2), (0, 5)] {
        let events = pick(&mut race, seat, card);
        let seat = Seat::at(seat);
        assert_eq!(
            events,
            [Event::Picked { seat, card }, Event::HasPicked { seat }]
        );
        assert_eq!(view(&race).horses, [3, 2, 1]);
    }
    let events = pick(&mut race, 2, 6);
    assert_eq!(
        events[2],
        Event::Revealed {
            cards: vec![5, 2, 6]
        }
    );
    assert_eq!(
        events.iter().filter(|event| Race::reveals(event)).count(),
        1
    );
    assert!(Race::reveals(&events[2]));
}

#[test]
fn g_11_every_player_picks_in_any_order() {
    let mut race = race(&[0, 0, 0]);
    let all = Seats::first(3);
    assert_eq!(
        race.turn(),
        Turn::Seats {
            awaited: all,
            may: all
        }
    );
    pick(&mut race, 1, 4);
    let awaited = all.without(Seat::at(1));
    assert_eq!(race.turn(), Turn::Seats { awaited, may: all });
    pick(&mut race, 0, 4);
    pick(&mut race, 2, 4);
    // The next round begins with nobody having picked.
    assert_eq!(
        race.turn(),
        Turn::Seats {
            awaited: all,
            may: all
        }
    );
}

#[test]
fn g_11_any_card_held_may_be_picked_also_one_sure_to_be_refused() {
    let race = race(&[7, 0]);
    for seat in [0, 1] {
        let lawful: Vec<Move> = race.moves(Seat::at(seat)).collect();
        assert_eq!(lawful, [1, 2, 3, 4, 5, 6].map(Move::Pick));
    }
}

#[test]
fn g_11_no_card_may_be_picked_that_is_not_in_hand() {
    let mut race = race(&[0, 0]);
    run(&mut race, &[4, 1]);
    for card in [0, 4, 7, 8, 12, 255] {
        let refusal = Refusal::NotHeld { card };
        assert_eq!(refused(&race, 0, Move::Pick(card)), by(refusal, "G-11"));
    }
    let lawful: Vec<Move> = race.moves(Seat::at(0)).collect();
    assert_eq!(lawful, [1, 2, 3, 5, 6].map(Move::Pick));
}

#[test]
fn g_11_picks_are_for_players_and_for_rounds() {
    let not_now = || by(Refusal::NoPickNow, "G-11");
    assert_eq!(refused(&race(&[0, 0]), 2, Move::Pick(1)), not_now());
    assert_eq!(refused(&race(&[0, 0]), 5, Move::Pick(9)), not_now());
    assert_eq!(
        refused(&fresh(&Rules::default(), 2), 1, Move::Pick(1)),
        not_now()
    );
    assert_eq!(refused(&race(&[41, 0]), 0, Move::Pick(1)), not_now());
    let book = giro::Book::printed();
    let undrawn = Race::open(book, &Rules::default(), &Fixed::default(), 2).unwrap();
    assert_eq!(refused(&undrawn, 0, Move::Pick(1)), not_now());
}

#[test]
fn g_11_a_pick_can_be_changed_until_the_last_player_has_picked() {
    let mut race = race(&[0, 0]);
    pick(&mut race, 0, 6);
    let seat = Seat::at(0);
    // Nobody else learns of the change: it was known that this seat has picked.
    assert_eq!(pick(&mut race, 0, 2), [Event::Picked { seat, card: 2 }]);
    assert_eq!(pick(&mut race, 0, 2), [Event::Picked { seat, card: 2 }]);
    pick(&mut race, 1, 5);
    assert_eq!(view(&race).horses, [2, 5]);
    // The card put back is still in hand, and now the pick is one for the next round.
    assert_eq!(view(&race).hands[0], [1, 3, 4, 5, 6]);
    pick(&mut race, 0, 6);
    assert_eq!(view(&race).horses, [2, 5]);
}

#[test]
fn g_12_lowest_number_moves_first() {
    let events = run(&mut race(&[0, 0, 0, 0]), &[6, 2, 5, 3]);
    assert_eq!(turns(&events), [1, 3, 2, 0].map(|seat| (seat, Why::Number)));
    // The order matters: only since B has gone ahead does A find 14 free.
    assert_eq!(after(&[9, 14], &[5, 1]), [14, 15]);
    assert_eq!(after(&[9, 14], &[5, 6]), [14, 19]);
}

#[test]
fn g_13_the_horse_further_behind_moves_first() {
    assert_eq!(after(&[5, 2], &[4, 4]), [9, 6]);
    let events = run(&mut race(&[5, 2, 3]), &[4, 4, 4]);
    assert_eq!(
        turns(&events),
        [(1, Why::Behind), (2, Why::Behind), (0, Why::Last)]
    );
}

#[test]
fn g_13_judged_when_that_number_comes_up() {
    // A's 3 pushes B behind C before the fours come up.
    assert_eq!(after(&[20, 23, 26], &[3, 4, 4]), [23, 25, 30]);
    let events = run(&mut race(&[3, 6, 5]), &[3, 4, 4]);
    assert_eq!(
        turns(&events),
        [(0, Why::Number), (1, Why::Behind), (2, Why::Last)]
    );
}

#[test]
fn g_13_judged_once_for_the_group() {
    // A pushes C behind B, and yet B goes before C: so C pushes A to 4 and not to 3.
    let mut race = race(&[3, 4, 5]);
    let events = run(&mut race, &[2, 2, 2]);
    assert_eq!(
        turns(&events),
        [(0, Why::Behind), (1, Why::Behind), (2, Why::Last)]
    );
    assert_eq!(view(&race).horses, [4, 6, 5]);
}

#[test]
fn g_14_in_the_boxes_the_oldest_first() {
    assert_eq!(after(&[0, 0, 0], &[3, 3, 3]), [2, 1, 3]);
    let given = json!({"obstacles": OBSTACLES, "horses": [0, 0, 0], "seniority": [2, 0, 1]});
    let mut race = pose(&Rules::default(), &given);
    let events = run(&mut race, &[3, 3, 3]);
    assert_eq!(
        turns(&events),
        [(2, Why::Senior), (0, Why::Senior), (1, Why::Last)]
    );
    assert_eq!(view(&race).horses, [1, 3, 2]);
}

#[test]
fn g_14_seniority_decides_only_between_equal_positions() {
    let given = json!({"obstacles": OBSTACLES, "horses": [2, 0, 0], "seniority": [0, 2, 1]});
    let events = run(&mut pose(&Rules::default(), &given), &[5, 5, 5]);
    assert_eq!(
        turns(&events),
        [(2, Why::Senior), (1, Why::Behind), (0, Why::Last)]
    );
}

#[test]
fn g_14_by_seniority_also_in_later_rounds() {
    let given = json!({"obstacles": OBSTACLES, "horses": [0, 0, 0], "seniority": [0, 2, 1]});
    let mut race = pose(&rear_only(), &given);
    run(&mut race, &[3, 3, 3]);
    assert_eq!(view(&race).horses, [3, 0, 0]);
    let events = run(&mut race, &[1, 4, 4]);
    assert_eq!(turns(&events), [(0, Why::Number), (2, Why::Senior)]);
    assert_eq!(view(&race).horses, [3, 0, 4]);
}

#[test]
fn g_21_the_used_card_is_discarded() {
    let mut race = race(&[0, 7]);
    let events = run(&mut race, &[2, 1]);
    // A refused card is spent like any other (G-16).
    assert_eq!(
        view(&race).hands,
        [vec![1, 3, 4, 5, 6], vec![2, 3, 4, 5, 6]]
    );
    let (round, horses) = (1, vec![2, 7]);
    assert_eq!(events.last(), Some(&Event::RoundOver { round, horses }));
    assert_eq!(view(&race).round, 2);
}

#[test]
fn g_21_after_six_rounds_all_six_cards_come_back() {
    let mut race = race(&[0, 0]);
    for (round, card) in (1..=6).zip([3, 1, 6, 2, 4, 5]) {
        assert_eq!(
            (view(&race).round, view(&race).hands[0].len()),
            (round, 7 - usize::from(round))
        );
        let events = run(&mut race, &[card, 7 - card]);
        assert_eq!(
            events.contains(&Event::CardsBack),
            round == 6,
            "round {round}"
        );
    }
    assert_eq!(view(&race).hands, vec![vec![1, 2, 3, 4, 5, 6]; 2]);
    assert_eq!((view(&race).round, view(&race).stage), (7, Stage::Picking));
}

#[test]
fn g_21_the_hands_in_play_tell_the_round() {
    let given = json!({"obstacles": OBSTACLES, "horses": [0, 0], "hands": [[2], [5]]});
    let mut race = pose(&Rules::default(), &given);
    assert_eq!(view(&race).round, 6);
    let events = run(&mut race, &[2, 5]);
    assert_eq!(events.last(), Some(&Event::CardsBack));
}

#[test]
fn g_21_no_card_comes_back_once_the_race_is_over() {
    let given = json!({"obstacles": OBSTACLES, "horses": [39, 0], "hands": [[2], [5]]});
    let mut race = pose(&Rules::default(), &given);
    let events = run(&mut race, &[2, 5]);
    assert!(!events.contains(&Event::CardsBack));
    assert_eq!(view(&race).hands, [[0; 0]; 2]);
}

#[test]
fn g_22_rear_first_unless_the_table_says_otherwise() {
    assert_eq!(Rules::default().ties, Ties::RearFirst);
    let named = |name: &str| serde_json::from_value::<Rules>(json!({"ties": name}));
    assert_eq!(named("rear-first").unwrap(), Rules::default());
    assert_eq!(named("rear-only").unwrap(), rear_only());
    assert!(named("front-first").is_err());
}

#[test]
fn g_22_only_the_horse_furthest_behind_moves() {
    assert_eq!(after_by(&rear_only(), &[5, 2], &[4, 4]), [5, 6]);
    let mut race = race_by(&rear_only(), &[5, 2, 3, 9]);
    let events = run(&mut race, &[4, 4, 4, 6]);
    assert_eq!(turns(&events), [(1, Why::Behind), (3, Why::Number)]);
    let misses: Vec<&Event> = events
        .iter()
        .filter(|e| matches!(e, Event::Missed { .. }))
        .collect();
    assert_eq!(misses, [&missed(2, 4), &missed(0, 4)]);
    assert_eq!(view(&race).horses, [5, 6, 3, 15]);
}

#[test]
fn g_22_a_turn_missed_costs_the_card_all_the_same() {
    let mut race = race_by(&rear_only(), &[5, 2]);
    run(&mut race, &[4, 4]);
    assert_eq!(view(&race).hands, vec![vec![1, 2, 3, 5, 6]; 2]);
}

#[test]
fn g_22_nobody_takes_the_place_of_a_rear_horse_that_is_refused() {
    assert_eq!(after_by(&rear_only(), &[5, 4], &[4, 4]), [5, 4]);
    assert_eq!(after(&[5, 4], &[4, 4]), [9, 4]);
}

#[test]
fn g_22_in_the_boxes_only_the_most_senior_moves() {
    assert_eq!(after_by(&rear_only(), &[0, 0, 0], &[3, 3, 3]), [3, 0, 0]);
    let given = json!({"obstacles": OBSTACLES, "horses": [0, 0, 0], "seniority": [1, 2, 0]});
    let mut race = pose(&rear_only(), &given);
    let events = run(&mut race, &[3, 3, 3]);
    assert_eq!(turns(&events), [(1, Why::Senior)]);
    assert_eq!(view(&race).horses, [0, 3, 0]);
}

#[test]
fn g_22_horses_alone_with_their_number_are_not_touched_by_it() {
    for horses in [[0, 0, 0], [1, 4, 9]] {
        let cards = [5, 2, 3];
        assert_eq!(
            after_by(&rear_only(), &horses, &cards),
            after(&horses, &cards)
        );
    }
}
