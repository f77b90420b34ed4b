//! What each player may see, and what is done for one whose time is over: P-22, P-23.

use std::collections::HashSet;

use ::table::{Eye, Game as _, Playout, Seat, Seen as _, Turn};
use pigs::{Event, Gallop, Move, Outcome, Pig, Rules};
use serde_json::{json, to_value};

use crate::stable::{
    Black, Blue, LINE, Red, White, Yellow, deal, fresh, happen, line_up, pigs, play, pose, rng,
    rules, view,
};

fn eye(seat: usize) -> Eye {
    Eye::Seat(Seat::at(seat))
}

fn dealt(hands: &[Pig]) -> (Gallop, Vec<Event>) {
    let mut gallop = fresh(&Rules::default(), hands.len());
    line_up(&mut gallop, 0);
    let events = deal(&mut gallop, hands);
    (gallop, events)
}

#[test]
fn p_22_each_sees_his_own_hand_alone() {
    let (gallop, _) = dealt(&[Red, White, Blue]);
    for (seat, pig) in [Red, White, Blue].into_iter().enumerate() {
        assert_eq!(gallop.view(eye(seat)).hand, vec![pig; 7]);
    }
    for eye in [eye(3), eye(5), Eye::Stand] {
        assert!(gallop.view(eye).hand.is_empty());
    }
}

#[test]
fn p_22_nothing_of_the_other_hands_or_the_rest_can_be_told_apart() {
    let (one, _) = dealt(&[Red, White, Blue]);
    let (other, _) = dealt(&[Red, Black, Yellow]);
    let seen = |gallop: &Gallop, eye| to_value(gallop.view(eye)).unwrap();
    for eye in [eye(0), eye(4), Eye::Stand] {
        assert_eq!(seen(&one, eye), seen(&other, eye));
    }
    assert_ne!(seen(&one, eye(1)), seen(&other, eye(1)));
}

#[test]
fn p_22_a_hand_is_dealt_to_its_seat_alone_and_counted_for_all() {
    let (_, events) = dealt(&[Red, White, Blue]);
    for (seat, event) in events[..3].iter().enumerate() {
        for looking in 0..6 {
            assert_eq!(event.seen_by(eye(looking)), seat == looking);
        }
        assert!(!event.seen_by(Eye::Stand));
        assert!(Gallop::reveals(event));
    }
    assert!(events[3].seen_by(Eye::Stand) && events[3].seen_by(eye(1)));
    assert!(!Gallop::reveals(&events[3]));
}

#[test]
fn p_22_all_else_is_seen_by_all() {
    let (mut gallop, _) = dealt(&[Red, White]);
    for turn in 0..14 {
        for event in play(&mut gallop, turn % 2, [Red, White][turn % 2]) {
            assert!(
                [eye(0), eye(1), Eye::Stand]
                    .into_iter()
                    .all(|eye| event.seen_by(eye))
            );
        }
        let seen = [eye(0), eye(1), Eye::Stand].map(|eye| {
            let view = gallop.view(eye);
            (
                view.pigs,
                view.played,
                view.at_risk,
                view.banked,
                view.banks,
            )
        });
        assert!(seen.iter().all(|one| *one == seen[0]));
    }
}

#[test]
fn p_22_a_guess_deals_what_is_unseen_and_all_of_it_can_be_anywhere() {
    let hands = [
        [Red, Red, Red, White, White, Blue, Blue],
        [Yellow, Yellow, Black, Black, Black, Blue, Red],
    ];
    let mut gallop = fresh(&Rules::default(), 2);
    line_up(&mut gallop, 0);
    let outcome = Outcome::Hands(hands.map(|hand| hand.to_vec()).to_vec());
    let events = gallop.settle(&outcome).unwrap();
    happen(&mut gallop, &events);
    play(&mut gallop, 0, Red);
    play(&mut gallop, 1, Blue);
    let mut rng = rng();
    let mut most = [0; 5];
    for _ in 0..2000 {
        let guess = Gallop::guess(&gallop.view(eye(0)), &mut rng);
        assert_eq!(guess.pigs(), view(&gallop).pigs);
        let own = Pig::ALL.map(|pig| guess.held(Seat::at(0), pig));
        assert_eq!(own, [2, 2, 0, 0, 2]);
        let other = Pig::ALL.map(|pig| guess.held(Seat::at(1), pig));
        assert_eq!(other.iter().sum::<u8>(), 6);
        assert_eq!(Gallop::from(guess).view(eye(0)), gallop.view(eye(0)));
        // Three reds were seen, two whites, three blues: the other may hold the rest, no more.
        for (most, held) in most.iter_mut().zip(other) {
            *most = held.max(*most);
        }
    }
    assert!(most[0] <= 4 && most[1] <= 5 && most[4] <= 4, "{most:?}");
    assert!(most.iter().all(|&most| most >= 3), "{most:?}");
}

#[test]
fn p_22_a_guess_knows_what_the_view_shows() {
    let given = json!({"pigs": pigs(LINE), "hands": [["red", "blue"], ["red", "white"]],
        "at-risk": [2, 1], "banked": [4, 0], "round": 2});
    let gallop = pose(&Rules::default(), &given);
    let guess = Gallop::guess(&gallop.view(Eye::Stand), &mut rng());
    assert_eq!(guess.round(), 2);
    assert_eq!([0, 1].map(|seat| guess.at_risk(Seat::at(seat))), [2, 1]);
    assert_eq!([0, 1].map(|seat| guess.banked(Seat::at(seat))), [4, 0]);
    assert!(Pig::ALL.into_iter().all(|pig| guess.can_lead(pig)));
    let given = json!({"pigs": pigs([3, 0, 1, -3, -4]), "hands": [["red"], ["red"]]});
    let gallop = pose(&Rules::default(), &given);
    let guess = Gallop::guess(&gallop.view(Eye::Stand), &mut rng());
    assert_eq!(
        Pig::ALL.map(|pig| guess.can_lead(pig)),
        [true, false, false, false, false]
    );
}

/// What is told at every step of a game to its end, its draws cast outside of it or not.
fn steps(mut game: impl Playout<Move = Move>, outside: bool) -> Vec<String> {
    let mut rng = rng();
    let mut told = Vec::new();
    for _ in 0..200 {
        let (turn, draw) = (game.turn(), game.draw());
        told.push(format!("{turn:?} {draw:?} {:?}", game.standings()));
        match (turn, draw) {
            (Turn::Seats { awaited, .. }, _) => {
                let seat = awaited.lowest().expect("one seat");
                told.push(format!("{:?}", game.moves(seat).collect::<Vec<_>>()));
                let mv = game.sample(seat, &mut rng);
                game.play(seat, &mv);
            }
            (Turn::Chance, Some(draw)) if outside => game.fall(&draw.cast(&mut rng)),
            (Turn::Chance, _) => game.chance(&mut rng),
            (Turn::Over, _) => return told,
        }
    }
    panic!("it does not come to its end: {told:?}")
}

#[test]
fn p_22_a_guess_is_played_on_as_the_game_is() {
    let gallop = fresh(&Rules::default(), 3);
    let guess = Gallop::guess(&gallop.view(Eye::Stand), &mut rng());
    for outside in [false, true] {
        assert_eq!(
            steps(guess.clone(), outside),
            steps(gallop.clone(), outside)
        );
    }
}

#[test]
fn p_23_equal_cards_are_one_choice() {
    let given =
        json!({"pigs": pigs(LINE), "hands": [["red", "blue", "red"], ["white", "white", "white"]]});
    let mut gallop = pose(&Rules::default(), &given);
    let moves: Vec<Move> = gallop.moves(Seat::at(0)).collect();
    assert_eq!(moves, [Move::Play(Red), Move::Play(Blue)]);
    assert_eq!(gallop.moves(Seat::at(1)).count(), 0);
    play(&mut gallop, 0, Red);
    play(&mut gallop, 1, White);
    let moves: Vec<Move> = gallop.moves(Seat::at(0)).collect();
    assert_eq!(moves, [Move::Play(Red), Move::Play(Blue)]);
}

#[test]
fn p_23_a_random_card_is_any_choice_equally_whatever_its_number() {
    let given = json!({"pigs": pigs(LINE), "hands":
        [["red", "red", "red", "red", "yellow", "blue"], ["white", "white", "white", "white", "black", "black"]]});
    let gallop = pose(&Rules::default(), &given);
    let mut rng = rng();
    let mut counts = [0u32; 5];
    for _ in 0..3000 {
        match gallop.sample(Seat::at(0), &mut rng) {
            Move::Play(pig) => counts[pig.index()] += 1,
            other => panic!("{other:?}"),
        }
    }
    let [red, 0, yellow, 0, blue] = counts else {
        panic!("{counts:?}")
    };
    assert!(
        [red, yellow, blue]
            .iter()
            .all(|count| (800..1200).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn p_23_a_random_card_may_be_any_of_the_hand_however_many_there_are() {
    let mut rng = rng();
    for count in 1..=6 {
        let hand = [vec![Yellow; count], vec![Blue; 7 - count]].concat();
        let hands = [hand, vec![Red; 7]];
        let given = json!({"pigs": pigs(LINE), "hands": hands});
        let gallop = pose(&Rules::default(), &given);
        let drawn = (0..100).map(|_| gallop.sample(Seat::at(0), &mut rng));
        let different: HashSet<String> = drawn.map(|mv| format!("{mv:?}")).collect();
        assert_eq!(different.len(), 2, "{count}");
    }
}

fn late(gallop: &Gallop, seat: usize) -> Vec<Move> {
    gallop.out_of_time(Seat::at(seat))
}

#[test]
fn p_23_out_of_time_the_card_whose_pig_ends_furthest_back() {
    let given = |hand: &[Pig]| {
        let size = hand.len();
        json!({"pigs": pigs([4, 0, -2, -3, -4]), "hands": [hand, vec!["red"; size]]})
    };
    let out = |hand: &[Pig]| late(&pose(&Rules::default(), &given(hand)), 0);
    assert_eq!(out(&[Red, White]), [Move::Play(White)]);
    assert_eq!(out(&[Red, Red]), [Move::Play(Red)]);
    // Yellow, Black and Blue all close up to -1.
    let level = [Yellow, Black, Blue].map(Move::Play);
    assert_eq!(out(&[Red, White, Yellow, Black, Blue, Blue]), level);
    let gallop = pose(&Rules::default(), &given(&[Red, White]));
    for seat in [1, 2, 5] {
        assert!(late(&gallop, seat).is_empty());
    }
}

#[test]
fn p_23_out_of_time_a_line_up_or_a_space_is_drawn_from_all() {
    let mut gallop = fresh(&rules(json!({"track-food": true})), 2);
    let different: HashSet<String> = late(&gallop, 0)
        .iter()
        .map(|mv| to_value(mv).unwrap().to_string())
        .collect();
    assert_eq!(different.len(), 120);
    assert!(late(&gallop, 1).is_empty());
    line_up(&mut gallop, 0);
    let spaces: Vec<Move> = (5..=17).map(Move::Food).collect();
    assert_eq!(late(&gallop, 0), spaces);
    assert!(late(&gallop, 1).is_empty());
}
