//! The board and the figures that come with it (N-3 to N-10, N-24, N-27, N-39).

use nasty::{
    Book, Card, CardKind, Course, DeckName, Fence, Grade, Lane, RaceName, Section, Stretch,
};
use serde_json::{from_value, json};

use crate::page::spot;

fn course() -> &'static Course {
    Book::printed().course()
}

/// The squares of a lane where something holds.
fn squares(lane: u8, holds: impl Fn(nasty::Spot) -> bool) -> Vec<u8> {
    let last = course().last(spot(lane, 0).lane);
    (0..=last)
        .filter(|&square| holds(spot(lane, square)))
        .collect()
}

#[test]
fn n_3_fewer_cards_each_where_more_play() {
    let hands: Vec<u8> = (2..=6).map(|seats| Book::printed().hand(seats)).collect();
    assert_eq!(hands, [7, 6, 5, 4, 3]);
}

#[test]
fn n_4_the_deck() {
    let deck = Book::printed().deck(DeckName::Nasty);
    let of = |kind: CardKind| {
        let cards = Card::ALL.into_iter().filter(|card| card.kind() == kind);
        cards.map(|card| deck[card.index()]).collect::<Vec<u8>>()
    };
    assert_eq!(of(CardKind::Faller), [2; 6]);
    assert_eq!(of(CardKind::UnderPressure), [2, 2]);
    assert_eq!(of(CardKind::Objection), [2]);
    for kind in [
        CardKind::StewardsEnquiry,
        CardKind::WhippedRound,
        CardKind::FalseStart,
        CardKind::SlippedUp,
        CardKind::Remount,
        CardKind::PhotoFinish,
    ] {
        assert_eq!(of(kind), [1], "{kind:?}");
    }
    assert_eq!(deck.iter().sum::<u8>(), 24);
}

#[test]
fn n_39_the_milder_deck() {
    let (nasty, milder) = (DeckName::Nasty, DeckName::Milder);
    let (nasty, milder) = (Book::printed().deck(nasty), Book::printed().deck(milder));
    assert_eq!(milder.iter().sum::<u8>(), 24);
    for card in Card::ALL {
        let wanted = match card {
            Card::FallerGrandstand | Card::FallerMembers | Card::Objection => 1,
            Card::WhippedRound | Card::Remount | Card::PhotoFinish => 2,
            _ => nasty[card.index()],
        };
        assert_eq!(milder[card.index()], wanted, "{card:?}");
    }
}

#[test]
fn n_5_the_prizes() {
    let prizes = RaceName::ALL.map(|race| Book::printed().prizes(race));
    assert_eq!(
        prizes,
        [
            [20_000, 10_000, 5_000],
            [30_000, 15_000, 5_000],
            [40_000, 20_000, 10_000],
            [50_000, 25_000, 10_000],
            [75_000, 35_000, 15_000],
            [100_000, 50_000, 25_000],
        ]
    );
}

#[test]
fn n_6_the_odds() {
    let odds = Grade::ALL.map(|grade| Lane::ALL.map(|lane| Book::printed().odds(grade, lane)));
    assert_eq!(
        odds,
        [
            [1, 2, 3, 4, 5, 6],
            [2, 4, 6, 8, 10, 12],
            [3, 6, 9, 12, 15, 18],
            [4, 8, 12, 16, 20, 25],
            [5, 10, 15, 20, 25, 33],
            [6, 12, 18, 25, 33, 50],
        ]
    );
}

#[test]
fn n_7_the_race_has_56_squares_and_two_bends() {
    let last = Lane::ALL.map(|lane| course().last(lane));
    assert_eq!(last, [80, 82, 84, 86, 88, 90]);
    for lane in 1..=6 {
        let on = |stretch| squares(lane, |at| course().stretch(at) == stretch).len();
        let bend = 11 + usize::from(lane);
        assert_eq!(on(Stretch::First), 19);
        assert_eq!(on(Stretch::FirstBend), bend);
        assert_eq!(on(Stretch::Back), 20);
        assert_eq!(on(Stretch::SecondBend), bend);
        assert_eq!(on(Stretch::Finishing), 18);
    }
}

#[test]
fn n_8_squares_are_counted_along_the_lane() {
    for lane in 1..=6 {
        let bend = 11 + lane;
        for (square, stretch, number) in [
            (0, Stretch::First, 2),
            (1, Stretch::First, 3),
            (18, Stretch::First, 20),
            (19, Stretch::FirstBend, 1),
            (18 + bend, Stretch::FirstBend, bend),
            (19 + bend, Stretch::Back, 1),
            (38 + bend, Stretch::Back, 20),
            (39 + bend, Stretch::SecondBend, 1),
            (38 + 2 * bend, Stretch::SecondBend, bend),
            (39 + 2 * bend, Stretch::Finishing, 1),
            (56 + 2 * bend, Stretch::Finishing, 18),
        ] {
            let at = spot(lane, square);
            assert_eq!(course().stretch(at), stretch, "{at:?}");
            assert_eq!(course().number(at), number, "{at:?}");
        }
        let last = 56 + 2 * bend;
        assert_eq!(course().left(spot(lane, 0)), last + 1);
        assert_eq!(course().left(spot(lane, last)), 1);
        assert!(course().has(spot(lane, last)) && !course().has(spot(lane, last + 1)));
        assert_eq!(course().ahead(spot(lane, last)), nasty::Goal::Finish);
    }
}

#[test]
fn n_8_a_goal_is_written_as_its_square_or_as_the_finish() {
    for (goal, written) in [
        (crate::page::at(2, 17), json!({ "lane": 2, "square": 17 })),
        (nasty::Goal::Finish, json!("finish")),
    ] {
        assert_eq!(json!(goal), written);
        assert_eq!(from_value::<nasty::Goal>(written).unwrap(), goal);
    }
    for wrong in [
        json!("start"),
        json!({ "lane": 7, "square": 17 }),
        json!({ "lane": 2 }),
    ] {
        assert!(from_value::<nasty::Goal>(wrong).is_err());
    }
}

#[test]
fn n_9_the_fences_stand_across_all_lanes() {
    let fences = |lane| squares(lane, |at| course().fence(at).is_some());
    assert_eq!(fences(1), [6, 12, 32, 33, 38, 43, 48, 70, 76]);
    for lane in 2..=6 {
        let further = |&square: &u8| match square {
            ..=18 => square,
            19..=50 => square + lane - 1,
            _ => square + 2 * (lane - 1),
        };
        let wanted: Vec<u8> = fences(1).iter().map(further).collect();
        assert_eq!(fences(lane), wanted);
    }
    let run: Vec<Fence> = fences(1)
        .into_iter()
        .filter_map(|square| course().fence(spot(1, square)))
        .collect();
    assert_eq!(
        run,
        [
            Fence::Grandstand,
            Fence::Members,
            Fence::BriarsBrook,
            Fence::BriarsBrook,
            Fence::GallowsGap,
            Fence::CrookedThorn,
            Fence::FarTurn,
            Fence::Grandstand,
            Fence::Members,
        ]
    );
    assert_eq!(course().jumps(), 8);
}

#[test]
fn n_10_the_sections_work_on_their_straight_and_for_their_grades() {
    let works = |section| squares(1, |at| course().section(at) == Some(section));
    let of = Section::ALL.map(works);
    let wanted: [&[u8]; 6] = [
        &[2, 3],
        &[17, 18],
        &[39, 40],
        &[44, 45],
        &[63, 64],
        &[72, 73],
    ];
    assert_eq!(of.each_ref().map(Vec::as_slice), wanted);
    for (section, squares) in Section::ALL.into_iter().zip(of) {
        for grade in Grade::ALL {
            // Each section's name ends with the slowest grade that may use it.
            let opens = (grade.index() <= section.index()).then_some(section);
            assert_eq!(course().open_section(spot(1, squares[0]), grade), opens);
        }
    }
    // In the finishing straight the Early Pace is but paint.
    assert_eq!(course().section(spot(1, 66)), None);
}

#[test]
fn n_24_a_jump_is_cleared_beyond_its_last_row() {
    let cleared = |square| course().cleared(spot(1, square));
    for (square, wanted) in [
        (0, 0),
        (6, 0),
        (7, 1),
        (12, 1),
        (13, 2),
        (32, 2),
        (33, 2),
        (34, 3),
        (39, 4),
        (44, 5),
        (49, 6),
        (71, 7),
        (76, 7),
        (77, 8),
        (80, 8),
    ] {
        assert_eq!(cleared(square), wanted, "on {square}");
    }
}

#[test]
fn n_27_briars_brook_is_reached_with_its_hedge() {
    for lane in 1..=6 {
        let reached = |square| course().has_reached(spot(lane, square), Fence::BriarsBrook);
        let hedge = 20 + 11 + lane;
        assert!(!reached(0) && !reached(hedge - 1));
        assert!(reached(hedge) && reached(hedge + 2) && reached(70));
    }
}
