//! How a horse moves: G-15 to G-20.

use ::table::{Seat, case::Posed as _};
use giro::{Book, Event, Obstacle, Race, Rules, Ties, Why};
use proptest::prelude::*;
use serde_json::json;

use crate::page::{Board, COURSES};
use crate::stable::{OBSTACLES, after, on, race, run, view};

fn pushed(seat: usize, by: usize, from: u8, to: u8) -> Event {
    let (seat, by) = (Seat::at(seat), Seat::at(by));
    Event::Pushed { seat, by, from, to }
}

fn pushes(events: &[Event]) -> Vec<&Event> {
    let push = |event: &&Event| matches!(event, Event::Pushed { .. });
    events.iter().filter(push).collect()
}

#[test]
fn g_15_exactly_the_number_on_the_card() {
    assert_eq!(after(&[0, 0, 0], &[1, 2, 3]), [1, 2, 3]);
    assert_eq!(after(&[0, 0, 0], &[4, 5, 6]), [4, 5, 6]);
    let events = run(&mut race(&[9, 1]), &[4, 6]);
    let (seat, card, from, to, why) = (Seat::at(0), 4, 9, 13, Why::Number);
    assert_eq!(
        events[1],
        Event::Ran {
            seat,
            card,
            from,
            to,
            why
        }
    );
}

#[test]
fn g_15_horses_and_obstacles_are_jumped_and_counted() {
    // Over the horses on 9 and 10 and the obstacle on 11.
    let mut race = race(&[7, 9, 10]);
    let events = run(&mut race, &[5, 6, 6]);
    assert!(pushes(&events).is_empty());
    assert_eq!(view(&race).horses, [12, 15, 16]);
    // Over the river and the moor.
    assert_eq!(after(&[7, 17], &[2, 3]), [9, 20]);
}

#[test]
fn g_16_a_natural_obstacle_refuses() {
    assert_eq!(after(&[6, 3], &[2, 4]), [6, 7]);
    let events = run(&mut race(&[6, 3]), &[2, 4]);
    let (seat, card, from, at) = (Seat::at(0), 2, 6, 8);
    let (obstacle, why) = (Obstacle::River, Why::Number);
    assert_eq!(
        events[1],
        Event::Refused {
            seat,
            card,
            from,
            at,
            obstacle,
            why
        }
    );
}

#[test]
fn g_16_a_placed_obstacle_refuses() {
    for at in OBSTACLES {
        assert_eq!(after(&[at - 1, 0], &[1, 2]), [at - 1, 2]);
    }
}

#[test]
fn g_16_the_card_is_spent() {
    let mut race = race(&[6, 3]);
    run(&mut race, &[2, 4]);
    assert_eq!(
        view(&race).hands,
        [vec![1, 3, 4, 5, 6], vec![1, 2, 3, 5, 6]]
    );
}

#[test]
fn g_17_a_horse_moved_onto_goes_back_to_the_next_free_space() {
    let events = run(&mut race(&[12, 15]), &[3, 4]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 15, 14)]);
}

#[test]
fn g_17_obstacles_and_horses_are_passed_over() {
    // B goes back from 12 past the obstacle on 11 and C on 10 to 9, which A has left.
    let mut first = race(&[9, 12, 10]);
    let events = run(&mut first, &[3, 5, 6]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 12, 9)]);
    assert_eq!(view(&first).horses, [12, 14, 16]);
    // Past C on 9 and the river on 8.
    let events = run(&mut race(&[6, 10, 9]), &[4, 5, 6]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 10, 7)]);
}

#[test]
fn g_17_no_other_horse_moves() {
    // D runs onto C, with B and A right behind: C goes back past both, who stay where they are
    // until their own turn, when the moor refuses them.
    let mut race = race(&[12, 13, 14, 9]);
    let events = run(&mut race, &[6, 5, 6, 5]);
    assert_eq!(pushes(&events), [&pushed(2, 3, 14, 10)]);
    assert_eq!(view(&race).horses, [12, 13, 16, 14]);
}

#[test]
fn g_18_the_movers_old_space_is_free_by_then() {
    // A steps onto B: they swap. Then B's 6 would end on 18.
    let mut first = race(&[12, 13]);
    let events = run(&mut first, &[1, 6]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 13, 12)]);
    assert_eq!(view(&first).horses, [13, 12]);
    // Also with a horse in between.
    let events = run(&mut race(&[13, 15, 14]), &[2, 3, 6]);
    assert_eq!(pushes(&events)[0], &pushed(1, 0, 15, 13));
}

#[test]
fn g_19_never_behind_the_start() {
    let mut first = race(&[0, 1, 2]);
    let events = run(&mut first, &[1, 6, 5]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 1, 0)]);
    assert_eq!(view(&first).horses, [1, 6, 7]);
    // D goes back past C and B.
    let events = run(&mut race(&[0, 1, 2, 3]), &[3, 4, 5, 6]);
    assert_eq!(pushes(&events)[0], &pushed(3, 0, 3, 0));
}

#[test]
fn g_19_its_own_box_is_always_free() {
    // C waits in its box; B comes back to its own. A's box is empty by then.
    let mut race = race(&[0, 1, 0]);
    run(&mut race, &[1, 2, 3]);
    assert_eq!(view(&race).horses, [1, 2, 3]);
}

#[test]
fn g_20_a_pushed_horse_still_moves_from_where_it_stands() {
    // B is pushed from 16 to 15, and so its 3 would end on 18.
    let mut first = race(&[14, 16, 3]);
    let events = run(&mut first, &[2, 3, 6]);
    assert_eq!(pushes(&events), [&pushed(1, 0, 16, 15)]);
    assert_eq!(view(&first).horses, [16, 15, 9]);
    let events = run(&mut race(&[14, 16, 3]), &[2, 5, 6]);
    let ran_from_15 = |event: &Event| matches!(event, Event::Ran { seat, from: 15, to: 20, .. } if seat.index() == 1);
    assert!(events.iter().any(ran_from_15));
}

#[test]
fn g_20_a_horse_pushed_after_its_turn_stays_where_it_was_pushed() {
    assert_eq!(after(&[9, 13], &[6, 2]), [15, 14]);
}

pub(crate) fn boards() -> impl Strategy<Value = (usize, Board, Vec<u8>)> {
    let courses = COURSES.map(|printed| (printed.length, printed.natural(), printed.layouts()));
    let parts = (
        0..courses.len(),
        any::<prop::sample::Index>(),
        0u8..50,
        prop::collection::vec((0u8..9, 1u8..=6), 2..=5),
        Just([0usize, 1, 2, 3, 4]).prop_shuffle(),
        any::<bool>(),
    );
    parts.prop_map(
        move |(course, layout, rear, horses, seniority, rear_only)| {
            let (length, natural, layouts) = &courses[course];
            let layout: &Vec<u8> = layout.get(layouts);
            let obstacles = [&natural[..], layout].concat();
            let (ahead, cards): (Vec<u8>, Vec<u8>) = horses.into_iter().unzip();
            let count = ahead.len();
            let mut board = Board {
                obstacles,
                horses: vec![0; count],
                seniority: seniority.into_iter().filter(|&seat| seat < count).collect(),
                rear_only,
            };
            for (seat, ahead) in ahead.into_iter().enumerate() {
                let at = (rear + ahead).min(*length);
                if !board.obstacles.contains(&at) && !board.horses.contains(&at) {
                    board.horses[seat] = at;
                }
            }
            (course, board, cards)
        },
    )
}

pub(crate) fn set_up((course, board, _): &(usize, Board, Vec<u8>)) -> Race {
    let rules = Rules {
        ties: if board.rear_only {
            Ties::RearOnly
        } else {
            Ties::RearFirst
        },
        ..on(COURSES[*course].name)
    };
    let given = json!({
        "obstacles": board.obstacles[3..],
        "horses": board.horses,
        "seniority": board.seniority,
    });
    Race::pose(Book::printed(), &rules, &given, None).expect("a position that can be")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn g_12_to_g_22_every_round_is_as_the_page_says(position in boards()) {
        let mut race = set_up(&position);
        let (_, mut board, cards) = position;
        run(&mut race, &cards);
        board.run(&cards);
        prop_assert_eq!(view(&race).horses, board.horses);
    }
}
