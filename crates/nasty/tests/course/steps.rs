//! The steps of a roll (N-17 to N-20, N-22, N-31).

use std::collections::BTreeSet;

use nasty::{Barred, Book, Goal, Reach, Roll, Spot, Taken, Veer, veer};

use crate::page::{at, spot};

/// Where a roll may take a horse that has these squares taken around it.
fn reach(from: Spot, roll: Roll, others: &[(u8, u8)]) -> BTreeSet<Goal> {
    Reach::of(Book::printed().course(), from, roll, &taken(others))
        .goals()
        .collect()
}

fn barred(from: Spot, roll: Roll, others: &[(u8, u8)], goal: Goal) -> Option<Barred> {
    Reach::barred(Book::printed().course(), from, roll, &taken(others), goal)
}

fn taken(others: &[(u8, u8)]) -> Taken {
    others
        .iter()
        .map(|&(lane, square)| spot(lane, square))
        .collect()
}

fn goals(goals: &[(u8, u8)]) -> BTreeSet<Goal> {
    goals
        .iter()
        .map(|&(lane, square)| at(lane, square))
        .collect()
}

#[test]
fn n_17_steps_go_forward_or_out() {
    let found = reach(spot(3, 1), Roll::Rolled(2), &[]);
    assert_eq!(found, goals(&[(3, 3), (4, 2), (5, 1)]));
    // The outermost lane has nothing further out.
    assert_eq!(reach(spot(6, 1), Roll::Rolled(3), &[]), goals(&[(6, 4)]));
}

#[test]
fn n_17_a_step_in_needs_a_six_and_comes_once() {
    let five = reach(spot(6, 2), Roll::Rolled(5), &[]);
    assert_eq!(five, goals(&[(6, 7)]));
    let six = reach(spot(6, 2), Roll::Rolled(6), &[]);
    // Straight on; in and on; in, on, and out again.
    assert_eq!(six, goals(&[(6, 8), (5, 7), (6, 6)]));
    let goal = at(4, 6);
    let why = barred(spot(6, 2), Roll::Rolled(6), &[], goal);
    assert_eq!(why, Some(Barred::OutOfReach));
}

#[test]
fn n_17_what_no_roll_reaches_is_out_of_reach() {
    for goal in [
        at(1, 9),
        at(1, 0),
        at(2, 60),
        at(1, 81),
        at(1, 200),
        Goal::Finish,
    ] {
        let why = barred(spot(1, 5), Roll::Rolled(3), &[], goal);
        assert_eq!(why, Some(Barred::OutOfReach), "{goal:?}");
    }
}

#[test]
fn n_18_no_square_is_shared_or_jumped() {
    let others = [(1, 7), (2, 5)];
    assert_eq!(
        reach(spot(1, 5), Roll::Rolled(2), &others),
        goals(&[(2, 6)])
    );
    for goal in [at(1, 7), at(2, 5)] {
        let why = barred(spot(1, 5), Roll::Rolled(2), &others, goal);
        assert_eq!(why, Some(Barred::Taken));
    }
    // The start squares too.
    let start = [(2, 0), (1, 1)];
    assert!(reach(spot(1, 0), Roll::Rolled(4), &start).is_empty());
}

#[test]
fn n_18_its_own_square_is_free_to_the_horse_itself() {
    // Out and in again leads back to the square that it has left.
    let others = [(3, 6), (3, 7), (2, 6), (1, 5), (1, 6)];
    let found = reach(spot(2, 5), Roll::Rolled(6), &others);
    let mut with_itself = taken(&others);
    with_itself.add(spot(2, 5));
    let course = Book::printed().course();
    let reach = Reach::of(course, spot(2, 5), Roll::Rolled(6), &with_itself);
    assert_eq!(reach.goals().collect::<BTreeSet<_>>(), found);
    let why = barred(spot(2, 5), Roll::Rolled(6), &[], at(2, 5));
    assert_eq!(why, Some(Barred::FewerPips));
}

#[test]
fn n_19_as_many_pips_as_possible_are_used() {
    // Two squares ahead are blocked; going round uses more.
    let found = reach(spot(3, 1), Roll::Rolled(1), &[(3, 2)]);
    assert_eq!(found, goals(&[(4, 1)]));
    let hemmed = [(5, 9), (6, 7)];
    let found = reach(spot(5, 7), Roll::Rolled(3), &hemmed);
    assert_eq!(found, goals(&[(6, 9)]));
    let why = barred(spot(5, 7), Roll::Rolled(3), &hemmed, at(5, 8));
    assert_eq!(why, Some(Barred::FewerPips));
}

#[test]
fn n_19_fewer_pips_are_used_where_no_more_can_be() {
    let hemmed = [(6, 9)];
    let course = Book::printed().course();
    let reach = Reach::of(course, spot(6, 7), Roll::Rolled(3), &taken(&hemmed));
    assert_eq!((reach.length(), reach.len()), (1, 1));
    assert_eq!(reach.nth(0), Some(at(6, 8)));
    assert_eq!(reach.nth(1), None);
    let stuck = Reach::of(course, spot(6, 8), Roll::Rolled(3), &taken(&hemmed));
    assert!(stuck.is_empty());
    assert_eq!((stuck.length(), stuck.len()), (0, 0));
}

#[test]
fn n_19_finishing_uses_up_the_roll() {
    let found = reach(spot(1, 79), Roll::Rolled(5), &[]);
    let mut wanted = goals(&[(5, 88), (6, 89)]);
    wanted.insert(Goal::Finish);
    assert_eq!(found, wanted);
    // What uses fewer pips is not lawful beside it, though it uses all that it can.
    let hemmed = [(6, 90)];
    let found = reach(spot(5, 88), Roll::Rolled(3), &hemmed);
    assert_eq!(found, BTreeSet::from([Goal::Finish]));
    let why = barred(spot(5, 88), Roll::Rolled(3), &[(6, 91)], at(6, 90));
    assert_eq!(why, Some(Barred::FewerPips));
}

#[test]
fn n_20_a_straight_keeps_the_row_and_a_bend_takes_the_foremost() {
    let course = Book::printed().course();
    for (from, out) in [
        ((1, 0), (2, 0)),
        ((1, 18), (2, 18)),
        ((1, 19), (2, 20)),
        ((1, 20), (2, 21)),
        ((1, 30), (2, 31)),
        ((1, 31), (2, 32)),
        ((1, 50), (2, 51)),
        ((1, 51), (2, 53)),
        ((1, 62), (2, 64)),
        ((1, 63), (2, 65)),
        ((1, 80), (2, 82)),
    ] {
        let ((lane, square), (outer, to)) = (from, out);
        assert_eq!(course.outer(spot(lane, square)), Some(spot(outer, to)));
    }
    for (from, inn) in [
        ((2, 0), (1, 0)),
        ((2, 19), (1, 19)),
        ((2, 30), (1, 30)),
        ((2, 31), (1, 30)),
        ((2, 32), (1, 31)),
        ((2, 63), (1, 62)),
        ((2, 64), (1, 62)),
        ((2, 82), (1, 80)),
    ] {
        let ((lane, square), (inner, to)) = (from, inn);
        assert_eq!(course.inner(spot(lane, square)), Some(spot(inner, to)));
    }
    assert_eq!(course.outer(spot(6, 3)), None);
    assert_eq!(course.inner(spot(1, 3)), None);
}

#[test]
fn n_22_no_step_in_during_a_doubled_move() {
    let found = reach(spot(2, 40), Roll::Doubled(6), &[]);
    let wanted = [(2, 46), (3, 46), (4, 46), (5, 46), (6, 46)];
    assert_eq!(found, goals(&wanted));
    let why = |roll| barred(spot(2, 40), roll, &[], at(1, 44));
    assert_eq!(why(Roll::Doubled(6)), Some(Barred::InDoubled));
    assert_eq!(why(Roll::Rolled(6)), None);
    // With any other number it is out of reach, doubled or not.
    let why = barred(spot(2, 40), Roll::Doubled(5), &[], at(1, 43));
    assert_eq!(why, Some(Barred::OutOfReach));
}

#[test]
fn n_31_a_veer_goes_lane_by_lane_until_something_stops_it() {
    let course = Book::printed().course();
    let veers = |from, pips, way, others: &[(u8, u8)]| {
        let veered = veer(course, from, pips, way, &taken(others));
        (veered.to, veered.pips)
    };
    assert_eq!(veers(spot(4, 72), 4, Veer::Out, &[]), (spot(6, 76), 2));
    assert_eq!(veers(spot(4, 72), 1, Veer::Out, &[]), (spot(5, 74), 1));
    assert_eq!(veers(spot(4, 72), 6, Veer::In, &[]), (spot(1, 66), 3));
    let others = [(2, 68)];
    assert_eq!(veers(spot(4, 72), 6, Veer::In, &others), (spot(3, 70), 1));
    assert_eq!(veers(spot(6, 80), 3, Veer::Out, &[]), (spot(6, 80), 0));
    assert_eq!(veers(spot(1, 70), 3, Veer::In, &[]), (spot(1, 70), 0));
}

#[test]
fn n_31_after_a_veer_no_step_goes_in() {
    let veered = |rolled, left| Roll::Veered { rolled, left };
    assert_eq!(reach(spot(6, 76), veered(4, 2), &[]), goals(&[(6, 78)]));
    assert_eq!(reach(spot(6, 76), veered(6, 6), &[]), goals(&[(6, 82)]));
    let why = |rolled| barred(spot(6, 76), veered(rolled, 3), &[], at(5, 76));
    assert_eq!(why(6), Some(Barred::InVeered));
    assert_eq!(why(5), Some(Barred::OutOfReach));
    // A veer may use up the whole roll.
    assert!(reach(spot(3, 70), veered(2, 0), &[]).is_empty());
}
