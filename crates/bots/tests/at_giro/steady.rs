//! How steady plays Giro Galoppo.

use crate::races::{choice, opening, won};
use bots::{Budget, Level};
use giro::{CourseName, Move, Stage, View};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::{Eye, Game, Playout, Seat, Turn};

const ME: Seat = Seat::at(0);

/// Races enough to tell 80 of 100 from 95, few enough to be played by every `cargo test`.
#[test]
fn steady_beats_random_on_every_course() {
    for course in [CourseName::Classic, CourseName::Sprint, CourseName::Grand] {
        for seat in Seat::first(2) {
            let mut levels = [Level::Random; 2];
            levels[seat.index()] = Level::Steady;
            let won = won(50, seat, &levels, course, 7);
            assert!(won >= 40, "{won} of 50 on {course:?} in {seat:?}");
        }
    }
}

#[test]
fn steady_wins_more_than_its_share_of_a_full_field() {
    let levels = [
        Level::Random,
        Level::Random,
        Level::Steady,
        Level::Random,
        Level::Random,
    ];
    let won = won(40, Seat::at(2), &levels, CourseName::Classic, 7);
    assert!(won >= 16, "{won} of 40");
}

/// The classic course of the worked positions, with two horses and what they hold.
fn position(horses: [u8; 2], hands: [&[u8]; 2]) -> View {
    let spent = u8::try_from(6 - hands[0].len()).expect("at most six cards");
    View {
        stage: Stage::Picking,
        round: 1 + spent,
        seniority: Seat::first(2).collect(),
        placed: vec![11, 22, 31, 34, 38],
        horses: horses.to_vec(),
        hands: hands.map(<[u8]>::to_vec).to_vec(),
        ..opening(CourseName::Classic, 2).view(Eye::Seat(ME))
    }
}

fn pick(view: &View) -> u8 {
    let held: Vec<Move> = view.hands[0].iter().copied().map(Move::Pick).collect();
    let mut rng = SmallRng::seed_from_u64(7);
    match bots::giro::decide(Level::Steady, view, ME, &held, Budget::default(), &mut rng) {
        Move::Pick(card) => card,
        placed @ Move::Place(_) => panic!("{placed:?} while cards are picked"),
    }
}

#[test]
fn steady_takes_the_card_that_wins() {
    assert_eq!(pick(&position([37, 30], [&[2, 3, 5], &[1, 2, 3]])), 5);
}

#[test]
fn steady_outruns_a_rival_who_may_cross_too() {
    // The rival gets to 43 at most, pushing a horse that stands there already.
    assert_eq!(pick(&position([39, 37], [&[2, 4, 6], &[4, 5, 6]])), 6);
}

#[test]
fn steady_does_not_stop_where_a_rival_may_push_it() {
    // The rival's 5 ends on 15, where my 3 would have brought me.
    assert_eq!(pick(&position([12, 10], [&[2, 3], &[5, 6]])), 2);
    assert_eq!(pick(&position([12, 3], [&[2, 3], &[5, 6]])), 3);
}

#[test]
fn steady_thinks_again_as_if_it_had_not_picked() {
    let mut view = position([37, 30], [&[2, 3, 5], &[1, 2, 3]]);
    let first = pick(&view);
    view.pick = Some(2);
    view.picked = view.picked.with(ME);
    assert_eq!(pick(&view), first);
}

#[test]
fn steady_keeps_the_first_obstacle_away_from_all_others() {
    let mut race = opening(CourseName::Classic, 2);
    let mut rng = SmallRng::seed_from_u64(7);
    race.fall(&race.draw().expect("the seniority is drawn").cast(&mut rng));
    let Turn::Seats { awaited, .. } = race.turn() else {
        panic!("an obstacle is to be placed")
    };
    let placer = awaited.lowest().expect("somebody is awaited");
    // From 33 on, no horse has it and the river on 27 in reach at once.
    for _ in 0..20 {
        let mv = choice(Level::Steady, &race, placer, &mut rng);
        assert!(matches!(mv, Move::Place(33..)), "{mv:?}");
    }
    assert!(race.moves(placer).any(|mv| mv == Move::Place(10)));
}
