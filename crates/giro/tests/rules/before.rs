//! Before the race: G-6 to G-10.

use std::collections::HashSet;

use ::table::case::Posed as _;
use ::table::{Draw, Game as _, Lot, Playout as _, Seat, Seats, Turn};
use giro::{Book, CourseName, Event, Fixed, Move, Obstacles, Outcome, Race, Refusal, Rules, Stage};
use serde_json::json;

use crate::book::classic;
use crate::page::{COURSES, Printed};
use crate::stable::{OBSTACLES, act, by, fresh, on, pose, race, refused, seats, view};

/// A table that has placed these so far.
fn placing(obstacles: &[u8]) -> Race {
    pose(
        &Rules::default(),
        &json!({"seats": 2, "obstacles": obstacles}),
    )
}

fn placer(race: &Race) -> usize {
    race.turn()
        .awaited()
        .lowest()
        .expect("somebody is to place")
        .index()
}

fn place(race: &mut Race, space: u8) -> Vec<Event> {
    act(race, placer(race), Move::Place(space))
}

fn refused_place(race: &Race, space: u8) -> (Refusal, String) {
    refused(race, placer(race), Move::Place(space))
}

#[test]
fn g_6_always_five_whatever_the_number_of_players() {
    for count in 2..=5 {
        let mut race = fresh(&Rules::default(), count);
        for (n, space) in OBSTACLES.into_iter().enumerate() {
            assert_eq!(view(&race).stage, Stage::Placing);
            assert_eq!(view(&race).placed, OBSTACLES[..n]);
            place(&mut race, space);
        }
        assert_eq!(view(&race).stage, Stage::Picking);
        assert_eq!(view(&race).placed, OBSTACLES);
    }
}

#[test]
fn g_6_the_youngest_first_then_clockwise() {
    for count in 2..=5 {
        for youngest in 0..count {
            let mut order: Vec<Seat> = Seat::first(count)
                .filter(|s| s.index() != youngest)
                .collect();
            order.push(Seat::at(youngest));
            let fixed = Fixed {
                seniority: Some(order),
            };
            let mut race = Race::open(Book::printed(), &Rules::default(), &fixed, count).unwrap();
            for (n, space) in OBSTACLES.into_iter().enumerate() {
                let seat = Seat::at((youngest + n) % count);
                let only = Seats::only(seat);
                assert_eq!(
                    race.turn(),
                    Turn::Seats {
                        awaited: only,
                        may: only
                    }
                );
                assert_eq!(place(&mut race, space), [Event::Placed { seat, space }]);
            }
        }
    }
}

#[test]
fn g_6_nobody_places_out_of_turn() {
    let not_yours = || by(Refusal::NotYourObstacle, "G-6");
    let race = fresh(&Rules::default(), 3);
    for other in [0, 1, 3, 5] {
        assert_eq!(refused(&race, other, Move::Place(11)), not_yours());
        // Whose turn it is comes before what may be done with it.
        assert_eq!(refused(&race, other, Move::Place(1)), not_yours());
    }
    assert!(race.decide(Seat::at(2), &Move::Place(11)).is_ok());
}

#[test]
fn g_6_nobody_places_before_the_seniority_or_after_the_fifth() {
    let not_yours = || by(Refusal::NotYourObstacle, "G-6");
    let undrawn = Race::open(Book::printed(), &Rules::default(), &Fixed::default(), 2).unwrap();
    for seat in 0..2 {
        assert_eq!(refused(&undrawn, seat, Move::Place(11)), not_yours());
        assert_eq!(refused(&race(&[0, 0]), seat, Move::Place(13)), not_yours());
        assert_eq!(refused(&race(&[41, 0]), seat, Move::Place(13)), not_yours());
    }
}

#[test]
fn g_7_on_brown_sand_only() {
    for printed in COURSES {
        let race = fresh(&on(printed.name), 2);
        for space in 0..=255 {
            let lawful = race.decide(Seat::at(1), &Move::Place(space)).is_ok();
            assert_eq!(lawful, printed.sand().contains(&space), "{space}");
            if !lawful {
                let refusal = Refusal::NotSand { space };
                assert_eq!(refused_place(&race, space), by(refusal, "G-7"));
            }
        }
    }
}

#[test]
fn g_7_one_a_space() {
    let race = placing(&[11, 22]);
    for space in [11, 22] {
        let refusal = Refusal::Taken { space };
        assert_eq!(refused_place(&race, space), by(refusal, "G-7"));
    }
}

#[test]
fn g_8_at_least_one_free_space_between_two() {
    let race = placing(&[13, 31]);
    for (space, neighbour) in [(12, 13), (14, 13), (30, 31), (32, 31)] {
        let refusal = Refusal::TooClose { space, neighbour };
        assert_eq!(refused_place(&race, space), by(refusal, "G-8"));
    }
    for space in [11, 15, 29, 33] {
        assert!(
            race.decide(Seat::at(1), &Move::Place(space)).is_ok(),
            "{space}"
        );
    }
}

#[test]
fn g_8_between_two_obstacles_the_one_behind_is_named() {
    let (space, neighbour) = (32, 31);
    let refusal = Refusal::TooClose { space, neighbour };
    assert_eq!(
        refused_place(&placing(&[33, 31]), space),
        by(refusal, "G-8")
    );
}

#[test]
fn g_8_natural_obstacles_count() {
    // On the printed courses grass lies around all water, so this takes another one.
    let text = include_str!("../../book/courses.toml").replacen("[10, 16]", "[9, 17]", 1);
    let fixed = Fixed {
        seniority: Some(seats([0, 1])),
    };
    let race = Race::open(&Book::read(&text).unwrap(), &Rules::default(), &fixed, 2).unwrap();
    for (space, neighbour) in [(9, 8), (17, 18)] {
        let refusal = Refusal::TooClose { space, neighbour };
        assert_eq!(refused_place(&race, space), by(refusal, "G-8"));
    }
    assert!(race.decide(Seat::at(1), &Move::Place(10)).is_ok());
}

#[test]
fn g_9_two_must_come_to_stand_in_the_last_stretch() {
    let race = placing(&[10, 12, 14]);
    for space in [16, 20, 25] {
        let refusal = Refusal::LastStretch { space };
        assert_eq!(refused_place(&race, space), by(refusal, "G-9"));
    }
    for space in [29, 34, 39] {
        assert!(race.decide(Seat::at(0), &Move::Place(space)).is_ok());
    }
    // With one of the two already there, the last may still not go elsewhere.
    let (space, race) = (22, placing(&[10, 12, 14, 33]));
    assert_eq!(
        refused_place(&race, space),
        by(Refusal::LastStretch { space }, "G-9")
    );
    assert!(
        placing(&[10, 12, 33, 35])
            .decide(Seat::at(1), &Move::Place(space))
            .is_ok()
    );
}

#[test]
fn g_9_the_first_of_the_two_must_leave_room_for_the_second() {
    // A last stretch of three spaces, as no printed course has it.
    let book = classic(30, "river = [20]\nmoor = []", "[[1, 12], [22, 24]]").unwrap();
    let fixed = Fixed {
        seniority: Some(seats([0, 1])),
    };
    let race = Race::open(&book, &Rules::default(), &fixed, 2).unwrap();
    let space = 23;
    let refusal = Refusal::LastStretch { space };
    assert_eq!(refused_place(&race, space), by(refusal, "G-9"));
    for space in [1, 12, 22, 24] {
        assert!(race.decide(Seat::at(1), &Move::Place(space)).is_ok());
    }
}

/// Walks through every set of obstacles that players can place and asks at each step: is a placing
/// lawful exactly where some lawful set of five has it, and is there always one?
fn look_ahead_is_exact(printed: &Printed) {
    let mask = |set: &[u8]| set.iter().fold(0u64, |mask, space| mask | 1 << space);
    let mut completable: HashSet<u64> = printed.layouts().iter().map(|set| mask(set)).collect();
    let mut layer: HashSet<u64> = completable.clone();
    for _ in 0..5 {
        let without = |set: u64| (0..64).map(move |space| set & !(1 << space));
        let smaller = layer
            .iter()
            .flat_map(|&set| without(set).filter(move |less| *less != set));
        layer = smaller.collect();
        completable.extend(&layer);
    }
    let mut seen = HashSet::new();
    let mut walk = vec![fresh(&on(printed.name), 2)];
    while let Some(race) = walk.pop() {
        let placed = mask(&view(&race).placed);
        if !seen.insert(placed) || view(&race).stage != Stage::Placing {
            continue;
        }
        let seat = Seat::at(placer(&race));
        let lawful: Vec<Move> = race.moves(seat).collect();
        let open = printed.sand().into_iter().filter(|space| {
            placed >> space & 1 == 0 && completable.contains(&(placed | 1 << space))
        });
        assert_eq!(
            lawful,
            open.map(Move::Place).collect::<Vec<_>>(),
            "{placed:b}"
        );
        assert!(!lawful.is_empty(), "the players are stuck: {placed:b}");
        walk.extend(lawful.into_iter().map(|mv| {
            let mut next = race.clone();
            next.play(seat, &mv);
            next
        }));
    }
    assert_eq!(
        seen, completable,
        "every lawful set can be placed, and no other"
    );
}

#[test]
fn g_9_looking_ahead_on_the_classic_course_is_exact_and_nobody_gets_stuck() {
    look_ahead_is_exact(&COURSES[0]);
}

#[test]
fn g_9_looking_ahead_on_the_sprint_course_is_exact_and_nobody_gets_stuck() {
    look_ahead_is_exact(&COURSES[1]);
}

#[test]
fn g_9_looking_ahead_on_the_grand_course_is_exact_and_nobody_gets_stuck() {
    look_ahead_is_exact(&COURSES[2]);
}

fn drawn(course: CourseName) -> Rules {
    Rules {
        obstacles: Obstacles::Drawn,
        ..on(course)
    }
}

#[test]
fn g_10_the_players_place_unless_the_table_says_otherwise() {
    assert_eq!(Rules::default().obstacles, Obstacles::Placed);
    let named = |name: &str| serde_json::from_value::<Rules>(json!({"obstacles": name}));
    assert_eq!(named("placed").unwrap(), Rules::default());
    assert_eq!(named("drawn").unwrap(), drawn(CourseName::Classic));
    assert!(named("none").is_err());
}

#[test]
fn g_10_every_lawful_set_of_five_is_equally_likely() {
    for printed in COURSES {
        let race = fresh(&drawn(printed.name), 2);
        let lawful: HashSet<Vec<u8>> = printed.layouts().into_iter().collect();
        let count = u32::try_from(lawful.len()).unwrap();
        assert_eq!(race.draw(), Some(Draw::One(count)));
        let drawn: HashSet<Vec<u8>> = (0..count)
            .map(|nth| match race.outcome(&Lot::One(nth)) {
                Outcome::Obstacles(spaces) => spaces,
                Outcome::Seniority(_) => panic!("the seniority is known"),
            })
            .collect();
        assert!(drawn == lawful, "{:?}: each lot its own set", printed.name);
    }
}

#[test]
fn g_10_what_is_drawn_stands_at_once() {
    let mut race = fresh(&drawn(CourseName::Sprint), 4);
    assert_eq!(
        (race.turn(), view(&race).stage),
        (Turn::Chance, Stage::Layout)
    );
    let lot = Lot::One(123);
    let Outcome::Obstacles(spaces) = race.outcome(&lot) else {
        panic!("obstacles are to be drawn");
    };
    let mut fast = race.clone();
    fast.fall(&lot);
    let events = race.settle(&race.outcome(&lot)).unwrap();
    let placed = spaces.clone();
    assert_eq!(events, [Event::ObstaclesDrawn { spaces }]);
    race.apply(&events[0]);
    assert_eq!(view(&race).placed, placed);
    assert_eq!((view(&race).stage, race.draw()), (Stage::Picking, None));
    assert_eq!(fast, race);
}

#[test]
fn g_10_the_seniority_is_drawn_before() {
    let rules = drawn(CourseName::Classic);
    let mut race = Race::open(Book::printed(), &rules, &Fixed::default(), 2).unwrap();
    let layout = Outcome::Obstacles(OBSTACLES.to_vec());
    assert!(race.settle(&layout).is_none());
    race.fall(&Lot::Order(vec![1, 0]));
    assert_eq!(view(&race).stage, Stage::Layout);
    assert!(race.settle(&layout).is_some());
    assert!(race.settle(&Outcome::Seniority(seats([1, 0]))).is_none());
}

#[test]
fn g_10_no_other_set_of_five_can_be_drawn() {
    for printed in &COURSES[..2] {
        let race = fresh(&drawn(printed.name), 2);
        let lawful: HashSet<Vec<u8>> = printed.layouts().into_iter().collect();
        for set in printed.fives() {
            let settled = race.settle(&Outcome::Obstacles(set.clone()));
            assert_eq!(settled.is_some(), lawful.contains(&set), "{set:?}");
        }
    }
}

#[test]
fn g_10_only_a_lawful_set_can_be_drawn_and_only_when_it_is_due() {
    let race = fresh(&drawn(CourseName::Classic), 2);
    for spaces in [
        &[11, 22, 31, 34][..],
        &[11, 22, 31, 34, 36, 38],
        &[11, 22, 31, 34, 34],
        &[11, 22, 31, 34, 38, 38],
        &[11, 12, 31, 34, 38],
        &[10, 12, 14, 16, 31],
        &[9, 22, 31, 34, 38],
        &[11, 22, 31, 34, 102],
        &[],
    ] {
        let outcome = Outcome::Obstacles(spaces.to_vec());
        assert!(race.settle(&outcome).is_none(), "{spaces:?}");
    }
    let lawful = Outcome::Obstacles(OBSTACLES.to_vec());
    assert!(race.settle(&lawful).is_some());
    assert!(fresh(&Rules::default(), 2).settle(&lawful).is_none());
    let given = json!({"obstacles": OBSTACLES, "horses": [0, 0]});
    let posed = Race::pose(Book::printed(), &drawn(CourseName::Classic), &given, None).unwrap();
    assert!(posed.settle(&lawful).is_none());
}
