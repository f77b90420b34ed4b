//! What each player may see, and what is done for one whose time is over: G-26 to G-28.

use std::collections::BTreeSet;

use ::table::{Eye, Game as _, Playout as _, Seat, Seats, Seen as _};
use giro::{CardsLeft, CourseName, Event, Fixed, Guess, Move, Obstacles, Race, Rules};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{json, to_value};

use crate::page::COURSES;
use crate::stable::{OBSTACLES, act, fresh, on, pick, pose, race, race_by, run, view};

fn eye(seat: usize) -> Eye {
    Eye::Seat(Seat::at(seat))
}

fn others_than_the_first() -> [Eye; 4] {
    [eye(1), eye(2), eye(5), Eye::Stand]
}

fn rng() -> SmallRng {
    SmallRng::seed_from_u64(26)
}

#[test]
fn g_26_another_players_pick_is_hidden() {
    let (mut low, mut high) = (race(&[0, 3, 4]), race(&[0, 3, 4]));
    pick(&mut low, 0, 1);
    pick(&mut high, 0, 6);
    for eye in others_than_the_first() {
        assert_eq!(low.view(eye).pick, None);
        assert_eq!(
            to_value(low.view(eye)).unwrap(),
            to_value(high.view(eye)).unwrap()
        );
    }
    assert_eq!(low.view(eye(0)).pick, Some(1));
    assert_eq!(high.view(eye(0)).pick, Some(6));
}

#[test]
fn g_26_the_event_of_a_pick_is_for_its_seat_alone() {
    let events = pick(&mut race(&[0, 3, 4]), 0, 6);
    let (picked, has_picked) = (&events[0], &events[1]);
    assert!(matches!(picked, Event::Picked { card: 6, .. }));
    assert!(picked.seen_by(eye(0)) && has_picked.seen_by(eye(0)));
    for eye in others_than_the_first() {
        assert!(!picked.seen_by(eye) && has_picked.seen_by(eye));
    }
}

#[test]
fn g_26_all_else_is_seen_by_all() {
    let events = run(&mut race(&[40, 0, 12]), &[1, 1, 6]);
    assert!(events.len() > 4);
    for eye in others_than_the_first().into_iter().chain([eye(0)]) {
        assert!(events.iter().all(|event| event.seen_by(eye)));
    }
}

#[test]
fn g_26_who_has_picked_is_public() {
    let mut race = race(&[0, 0, 0]);
    assert_eq!(view(&race).picked, Seats::NONE);
    pick(&mut race, 2, 5);
    for eye in others_than_the_first() {
        assert_eq!(race.view(eye).picked, Seats::only(Seat::at(2)));
    }
}

#[test]
fn g_26_after_the_reveal_no_pick_is_left() {
    let mut race = race(&[0, 0]);
    run(&mut race, &[3, 4]);
    assert_eq!(
        (view(&race).picked, race.view(eye(0)).pick),
        (Seats::NONE, None)
    );
}

#[test]
fn g_26_what_is_left_in_a_hand_is_public() {
    let mut race = race(&[0, 0]);
    run(&mut race, &[3, 4]);
    pick(&mut race, 0, 6);
    for eye in [eye(0), eye(1), Eye::Stand] {
        // A pick that is not revealed is still in hand.
        assert_eq!(
            race.view(eye).hands,
            [vec![1, 2, 4, 5, 6], vec![1, 2, 3, 5, 6]]
        );
    }
}

#[test]
fn g_26_a_view_says_whose_eyes_it_is_for() {
    for eye in [eye(0), eye(1), Eye::Stand] {
        assert_eq!(race(&[0, 0]).view(eye).eye, eye);
    }
}

#[test]
fn g_26_a_guess_draws_hidden_picks_from_the_hand_and_keeps_ones_own() {
    let mut race = race(&[0, 0, 0]);
    run(&mut race, &[1, 2, 3]);
    pick(&mut race, 0, 5);
    pick(&mut race, 1, 6);
    let guessed = |eye: Eye| -> BTreeSet<[Option<u8>; 3]> {
        let view = race.view(eye);
        let mut rng = rng();
        let guesses = (0..400).map(|_| Race::from(Race::guess(&view, &mut rng)));
        guesses
            .map(|race| [0, 1, 2].map(|seat| race.view(Eye::Seat(Seat::at(seat))).pick))
            .collect()
    };
    let hand = |seat: usize| {
        view(&race).hands[seat]
            .iter()
            .map(|&card| Some(card))
            .collect::<Vec<_>>()
    };
    let pairs = |a: &[Option<u8>], b: &[Option<u8>]| -> BTreeSet<[Option<u8>; 3]> {
        a.iter()
            .flat_map(|&a| b.iter().map(move |&b| [a, b, None]))
            .collect()
    };
    assert_eq!(guessed(eye(0)), pairs(&[Some(5)], &hand(1)));
    assert_eq!(guessed(eye(1)), pairs(&hand(0), &[Some(6)]));
    assert_eq!(guessed(eye(2)), pairs(&hand(0), &hand(1)));
    assert_eq!(guessed(Eye::Stand), pairs(&hand(0), &hand(1)));
}

#[test]
fn g_26_a_guess_shows_what_is_public() {
    let mut race = race(&[12, 0]);
    run(&mut race, &[1, 2]);
    let guess: Guess = Race::guess(&race.view(eye(1)), &mut rng());
    assert_eq!(guess.horses(), [13, 2]);
    assert_eq!(guess.hand(Seat::at(0)).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    assert_eq!(guess.hand(Seat::at(1)).collect::<Vec<_>>(), [1, 3, 4, 5, 6]);
    assert_eq!(guess.length(), 40);
    let standing: Vec<u8> = (0..64).filter(|&space| guess.obstacle(space)).collect();
    assert_eq!(standing, [8, 11, 18, 22, 27, 31, 34, 38]);
}

/// Plays a guess and the race it was guessed from side by side, from the first draw to the end.
#[test]
fn g_26_a_guess_with_nothing_hidden_plays_like_the_race() {
    let rules = Rules {
        obstacles: Obstacles::Drawn,
        ..on(CourseName::Sprint)
    };
    let mut race = Race::open(giro::Book::printed(), &rules, &Fixed::default(), 2).unwrap();
    let mut guess = Race::guess(&view(&race), &mut rng());
    while let Some(draw) = race.draw() {
        assert_eq!(guess.draw(), Some(draw));
        let lot = draw.cast(&mut rng());
        race.fall(&lot);
        guess.fall(&lot);
    }
    while race.standings().is_none() {
        assert_eq!((guess.turn(), guess.standings()), (race.turn(), None));
        let seat = race.turn().awaited().lowest().unwrap();
        assert!(guess.moves(seat).eq(race.moves(seat)));
        let mv = race.sample(seat, &mut rng());
        assert_eq!(guess.sample(seat, &mut rng()), mv);
        race.play(seat, &mv);
        guess.play(seat, &mv);
    }
    assert_eq!(guess.standings(), race.standings());
    assert_eq!(Race::from(guess), race);
}

#[test]
fn g_27_hands_must_be_remembered_unless_the_table_says_otherwise() {
    assert_eq!(Rules::default().cards_left, CardsLeft::Remember);
    let named = |name: &str| serde_json::from_value::<Rules>(json!({"cards-left": name}));
    assert_eq!(named("remember").unwrap(), Rules::default());
    assert_eq!(named("shown").unwrap().cards_left, CardsLeft::Shown);
    assert!(named("hidden").is_err());
}

#[test]
fn g_27_the_memory_aid_changes_nothing_else() {
    let rules = Rules {
        cards_left: CardsLeft::Shown,
        ..Rules::default()
    };
    let (mut shown, mut remember) = (race_by(&rules, &[0, 3]), race(&[0, 3]));
    assert_eq!(run(&mut shown, &[3, 3]), run(&mut remember, &[3, 3]));
    let mut aided = view(&shown);
    assert_eq!(aided.rules, rules);
    aided.rules = Rules::default();
    assert_eq!(aided, view(&remember));
}

fn out_of_time(race: &Race, seat: usize) -> Vec<Move> {
    race.out_of_time(Seat::at(seat))
}

#[test]
fn g_28_out_of_time_the_lowest_card_that_lands_on_no_obstacle() {
    assert_eq!(out_of_time(&race(&[0, 0]), 0), [Move::Pick(1)]);
    // 8 is the river, and 11 an obstacle; that a horse stands on 12 is no hindrance.
    assert_eq!(out_of_time(&race(&[7, 0]), 0), [Move::Pick(2)]);
    assert_eq!(out_of_time(&race(&[10, 12]), 0), [Move::Pick(2)]);
    let given = json!({"obstacles": OBSTACLES, "horses": [7, 0], "hands": [[1, 4, 6], [2, 3, 5]]});
    assert_eq!(
        out_of_time(&pose(&Rules::default(), &given), 0),
        [Move::Pick(6)]
    );
}

#[test]
fn g_28_else_the_lowest_card() {
    let given = json!({"obstacles": OBSTACLES, "horses": [7, 0], "hands": [[4, 1], [2, 3]]});
    assert_eq!(
        out_of_time(&pose(&Rules::default(), &given), 0),
        [Move::Pick(1)]
    );
}

#[test]
fn g_28_a_seat_that_has_picked_or_has_none_to_pick() {
    let mut first = race(&[0, 0]);
    pick(&mut first, 0, 6);
    assert_eq!(out_of_time(&first, 1), [Move::Pick(1)]);
    assert!(out_of_time(&first, 2).is_empty());
    assert!(out_of_time(&first, 5).is_empty());
    assert!(out_of_time(&race(&[41, 0]), 0).is_empty());
}

#[test]
fn g_28_an_obstacle_goes_to_any_lawful_space() {
    for printed in COURSES {
        let mut race = fresh(&on(printed.name), 3);
        let everywhere: Vec<Move> = printed.sand().into_iter().map(Move::Place).collect();
        assert_eq!(out_of_time(&race, 2), everywhere);
        assert!(out_of_time(&race, 0).is_empty(), "it is not its turn");
        act(&mut race, 2, everywhere[0]);
        // Neither there any more, nor right beside.
        assert_eq!(out_of_time(&race, 0), everywhere[2..]);
    }
}
