//! What is on the table: G-1 to G-5.

use ::table::{Draw, Game as _, Playout as _, Seat, Turn};
use giro::{Book, CourseName, Event, Fixed, Obstacle, Outcome, Race, Rules, Space, Stage, Unfit};
use serde_json::{json, to_value};

use crate::page::COURSES;
use crate::stable::{fresh, on, race, run, seats, try_pose, view};

fn undrawn(count: usize) -> Race {
    Race::open(Book::printed(), &Rules::default(), &Fixed::default(), count).expect("two to five")
}

#[test]
fn g_1_two_to_five_play() {
    for count in 2..=5 {
        assert_eq!(view(&undrawn(count)).horses.len(), count);
    }
    for (count, told) in [(0, 0), (1, 1), (6, 6), (300, 255)] {
        let unfit = Race::open(Book::printed(), &Rules::default(), &Fixed::default(), count);
        assert_eq!(unfit.unwrap_err(), Unfit::Seats { seats: told });
    }
}

#[test]
fn g_1_each_has_one_horse_and_the_cards_1_to_6() {
    for count in 2..=5 {
        let view = view(&fresh(&Rules::default(), count));
        assert_eq!(view.horses, vec![0; count]);
        assert_eq!(view.hands, vec![vec![1, 2, 3, 4, 5, 6]; count]);
    }
}

#[test]
fn g_2_one_row_from_1_to_the_line_and_a_run_out_beyond() {
    for printed in COURSES {
        let course = Book::printed().course(printed.name);
        assert_eq!(course.space(0), None);
        for space in 1..=printed.length + 6 {
            let kind = match space {
                _ if printed.river.contains(&space) => Space::River,
                _ if printed.moor.contains(&space) => Space::Moor,
                _ if printed.sand().contains(&space) => Space::Sand,
                _ => Space::Grass,
            };
            assert_eq!(
                course.space(space),
                Some(kind),
                "{:?} {space}",
                printed.name
            );
        }
        assert_eq!(course.space(printed.length + 7), None);
        assert_eq!(course.space(255), None);
    }
}

#[test]
fn g_2_two_rivers_and_a_moor_are_natural_obstacles() {
    for printed in COURSES {
        assert_eq!((printed.river.len(), printed.moor.len()), (2, 1));
    }
    let obstacle_before = |horse: u8| {
        let events = run(&mut race(&[horse, 0]), &[1, 2]);
        match events[1] {
            Event::Refused { obstacle, at, .. } => {
                assert_eq!(at, horse + 1);
                obstacle
            }
            ref other => panic!("{other:?}"),
        }
    };
    assert_eq!(obstacle_before(7), Obstacle::River);
    assert_eq!(obstacle_before(17), Obstacle::Moor);
    assert_eq!(obstacle_before(10), Obstacle::Hedge);
}

#[test]
fn g_3_all_boxes_are_position_0() {
    assert_eq!(view(&race(&[0, 0, 0, 0, 0])).horses, [0; 5]);
    // One leaves, the others stay; one more comes back beside them (G-19).
    let mut race = race(&[0, 0, 0, 1]);
    run(&mut race, &[1, 4, 5, 6]);
    assert_eq!(view(&race).horses, [1, 4, 5, 6]);
}

#[test]
fn g_4_three_courses() {
    let names: Vec<CourseName> = Book::printed().courses().iter().map(|c| c.name).collect();
    assert_eq!(names, COURSES.map(|printed| printed.name));
    for printed in COURSES {
        let view = view(&fresh(&on(printed.name), 2));
        let course = &view.course;
        assert_eq!((course.name, course.length), (printed.name, printed.length));
        assert_eq!(
            (&course.river[..], &course.moor[..]),
            (printed.river, printed.moor)
        );
        assert_eq!(course.sand, printed.sand());
    }
    assert_eq!(Rules::default().course, CourseName::Classic);
    for (name, course) in ["classic", "sprint", "grand"].into_iter().zip(COURSES) {
        assert_eq!(to_value(course.name).unwrap(), name);
    }
}

#[test]
fn g_4_no_card_can_leave_the_run_out_of_six() {
    for printed in COURSES {
        let rules = on(printed.name);
        let obstacles = printed.layouts().swap_remove(0);
        let line = printed.length;
        let given = |horse: u8| json!({"obstacles": obstacles, "horses": [horse, 0]});
        let mut race = try_pose(&rules, &given(line)).unwrap();
        run(&mut race, &[6, 1]);
        assert_eq!(view(&race).horses, [line + 6, 1]);
        assert!(try_pose(&rules, &given(line + 6)).is_ok());
        let beyond = try_pose(&rules, &given(line + 7)).unwrap_err();
        assert_eq!(beyond, format!("space {} is beyond the run-out", line + 7));
    }
}

#[test]
fn g_5_the_seniority_is_drawn_first_of_all() {
    let race = undrawn(3);
    assert_eq!(race.turn(), Turn::Chance);
    assert_eq!(race.draw(), Some(Draw::Order(3)));
    assert_eq!(view(&race).stage, Stage::Seniority);
    assert!(view(&race).seniority.is_empty());
}

#[test]
fn g_5_every_order_can_be_drawn_and_is_shown() {
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let mut race = undrawn(3);
        let lot = ::table::Lot::Order(order.map(|seat| u8::try_from(seat).unwrap()).to_vec());
        let outcome = race.outcome(&lot);
        assert_eq!(outcome, Outcome::Seniority(seats(order)));
        let events = race.settle(&outcome).unwrap();
        assert_eq!(
            events,
            [Event::SeniorityDrawn {
                order: seats(order)
            }]
        );
        race.apply(&events[0]);
        assert_eq!(view(&race).seniority, seats(order));
        assert_eq!((view(&race).stage, race.draw()), (Stage::Placing, None));
        assert!(race.settle(&outcome).is_none(), "it is drawn once");
    }
}

#[test]
fn g_5_every_player_stands_in_it_once() {
    let race = undrawn(3);
    for order in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 2], &[]] {
        let order: Vec<Seat> = order.iter().map(|&seat| Seat::at(seat)).collect();
        assert!(
            race.settle(&Outcome::Seniority(order.clone())).is_none(),
            "{order:?}"
        );
        let fixed = Fixed {
            seniority: Some(order),
        };
        let unfit = Race::open(Book::printed(), &Rules::default(), &fixed, 3);
        assert_eq!(unfit.unwrap_err(), Unfit::Seniority);
    }
}

#[test]
fn g_5_the_table_may_fix_the_order() {
    let fixed = Fixed {
        seniority: Some(seats([2, 0, 1])),
    };
    let race = Race::open(Book::printed(), &Rules::default(), &fixed, 3).unwrap();
    assert_eq!(view(&race).seniority, seats([2, 0, 1]));
    assert_eq!(view(&race).stage, Stage::Placing);
}

#[test]
fn g_5_it_is_fixed_for_the_whole_race() {
    let order = json!([2, 0, 1]);
    let obstacles = crate::stable::OBSTACLES;
    let given = json!({"obstacles": obstacles, "horses": [0, 0, 0], "seniority": order});
    let mut race = try_pose(&Rules::default(), &given).unwrap();
    for round in [[1, 2, 3], [3, 1, 2], [2, 3, 1]] {
        run(&mut race, &round);
        assert_eq!(to_value(view(&race).seniority).unwrap(), order);
    }
}
