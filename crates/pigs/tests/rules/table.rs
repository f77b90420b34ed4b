//! What is on the table: P-1 to P-4.

use ::table::{Game as _, Playout as _, Seat};
use pigs::{Book, EditionName, Fixed, Gallop, Pig, Rules, Stage, Unfit};
use serde_json::{json, to_value};

use crate::page::EDITIONS;
use crate::stable::{
    Black, Blue, LINE, Red, White, Yellow, fresh, line_up, pigs, play, pose, rng, rules, standing,
    view, watch,
};

fn of(name: EditionName) -> Rules {
    Rules {
        edition: name,
        ..Rules::default()
    }
}

#[test]
fn p_1_five_pigs_that_have_names_for_the_outside_world() {
    let names = json!(["red", "white", "yellow", "black", "blue"]);
    assert_eq!(to_value(Pig::ALL).unwrap(), names);
    assert_eq!(Pig::ALL.map(Pig::index), [0, 1, 2, 3, 4]);
}

#[test]
fn p_1_35_racing_cards_and_55_food_cards() {
    let view = view(&fresh(&Rules::default(), 2));
    assert_eq!((view.undealt, view.pile, view.beyond), (35, 55, 0));
    assert_eq!(view.edition.spaces, 22);
    assert!(view.pigs.is_empty() && view.can_lead.is_empty());
    let cards = to_value(fresh(&Rules::default(), 2)).unwrap()["undealt"].clone();
    for pig in Pig::ALL {
        let pig = to_value(pig).unwrap();
        let of_it = cards
            .as_array()
            .unwrap()
            .iter()
            .filter(|card| **card == pig);
        assert_eq!(of_it.count(), 7);
    }
}

#[test]
fn p_2_two_to_five_play() {
    let open = |count| Gallop::open(Book::printed(), &Rules::default(), &Fixed::default(), count);
    for count in 2..=5 {
        assert_eq!(view(&open(count).unwrap()).held, vec![0; count]);
    }
    for (count, told) in [(0, 0), (1, 1), (6, 6), (300, 255)] {
        let unfit = open(count).unwrap_err();
        assert_eq!(unfit, Unfit::Seats { seats: told });
        let words = format!("two to five play (P-2), not {told}");
        assert_eq!(unfit.to_string(), words);
    }
}

#[test]
fn p_2_five_hold_all_racing_cards() {
    watch(fresh(&Rules::default(), 5), &mut rng(), |gallop| {
        if view(gallop).stage == Stage::Play {
            assert_eq!(view(gallop).undealt, 0);
        }
    });
}

#[test]
fn p_3_two_editions() {
    assert_eq!(Rules::default().edition, EditionName::Cards);
    assert_eq!(rules(json!({"edition": "tiles"})), of(EditionName::Tiles));
    for printed in EDITIONS {
        let edition = Book::printed().edition(printed.name);
        let view = view(&fresh(&of(printed.name), 2));
        assert_eq!(view.edition, edition);
        assert_eq!(i16::from(edition.spaces), printed.spaces);
        assert_eq!(edition.of_each, printed.of_each);
        assert_eq!(view.undealt, 5 * printed.of_each);
        assert_eq!((view.pile, view.rounds), (printed.pile, printed.rounds));
        assert_eq!(edition.hand, 7);
    }
}

#[test]
fn p_3_an_option_that_there_is_not_is_refused() {
    for options in [
        json!({"edition": "boards"}),
        json!({"trackfood": true}),
        json!({"gentle": "on"}),
    ] {
        assert!(serde_json::from_value::<Rules>(options).is_err());
    }
    let all = json!({"edition": "tiles", "rounds": "fair", "draws": "rounds-then-best",
        "track-food": true, "gentle": true});
    assert_eq!(to_value(rules(all.clone())).unwrap(), all);
}

#[test]
fn p_4_the_start_line_is_0_and_forward_counts_up() {
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    assert_eq!(standing(&gallop), LINE);
    let order: Vec<Pig> = view(&gallop).pigs.iter().map(|one| one.pig).collect();
    assert_eq!(order, [Red, White, Yellow, Black, Blue], "front to back");
}

#[test]
fn p_4_a_pig_that_comes_round_counts_on() {
    // Space 21 is the last, and 22 the start line again.
    let given =
        json!({"pigs": pigs([21, 19, 18, 17, 16]), "hands": [["red", "red"], ["red", "red"]]});
    let mut gallop = pose(&Rules::default(), &given);
    play(&mut gallop, 0, Red);
    assert_eq!(standing(&gallop)[0], 22);
    play(&mut gallop, 1, Red);
    assert_eq!(standing(&gallop)[0], 23);
}

#[test]
fn p_5_a_game_is_opened_without_a_draw_where_the_starter_is_fixed() {
    let fixed = Fixed {
        starter: Some(Seat::at(2)),
    };
    let open = |count| Gallop::open(Book::printed(), &Rules::default(), &fixed, count);
    let gallop = open(3).unwrap();
    assert_eq!((view(&gallop).stage, gallop.draw()), (Stage::LineUp, None));
    let unfit = open(2).unwrap_err();
    let starter = Seat::at(2);
    assert_eq!(unfit, Unfit::Starter { starter });
    let words = "nobody sits in seat 2, which was to start (P-5)";
    assert_eq!(unfit.to_string(), words);
}
