//! The quick ways of `reach`, held against every sequence of steps written out, on boards at random.

use std::collections::BTreeSet;

use nasty::{Barred, Book, Course, Goal, Lane, Reach, Roll, Spot, Taken, path};
use proptest::prelude::*;
use proptest::sample::select;

use crate::page::{Page, Sequence, ends, sequences};

const PRINTED: &str = include_str!("../../book/nasty.toml");

/// A horse with others around it, and what it moves.
#[derive(Debug)]
struct Board {
    from: Spot,
    others: Vec<Spot>,
    roll: Roll,
}

impl Board {
    fn taken(&self) -> Taken {
        self.others.iter().copied().collect()
    }
}

fn roll() -> impl Strategy<Value = Roll> {
    prop_oneof![
        4 => (1..=6_u8).prop_map(Roll::Rolled),
        2 => Just(Roll::Rolled(6)),
        2 => (1..=6_u8).prop_map(Roll::Doubled),
        1 => (1..=6_u8).prop_flat_map(|rolled| {
            (0..=rolled).prop_map(move |left| Roll::Veered { rolled, left })
        }),
    ]
}

/// Boards of a course: the others stand near, so that they are in the way.
fn board(course: &Course) -> impl Strategy<Value = Board> + use<> {
    let last = Lane::ALL.map(|lane| course.last(lane));
    let spot = move |lane: Lane, square: i16| Spot {
        lane,
        square: u8::try_from(square.clamp(0, i16::from(last[lane.index()]))).expect("a byte"),
    };
    let from = (select(&Lane::ALL[..]), -1..=130_i16).prop_map(move |(lane, at)| spot(lane, at));
    from.prop_flat_map(move |from| {
        let near = -4..=9_i16;
        let other = (select(&Lane::ALL[..]), near)
            .prop_map(move |(lane, ahead)| spot(lane, i16::from(from.square) + ahead));
        (prop::collection::vec(other, 0..=5), roll()).prop_map(move |(mut others, roll)| {
            others.retain(|&other| other != from);
            Board { from, others, roll }
        })
    })
}

/// A course as ill-shaped as a book may have it.
fn crooked() -> impl Strategy<Value = Book> {
    (1..=9_u8, prop::collection::vec(0..=4_u8, 5), 1..=7_u8).prop_map(|(inside, growth, back)| {
        let bends: Vec<String> = growth
            .into_iter()
            .scan(inside, |bend, more| {
                *bend += more;
                Some(bend.to_string())
            })
            .collect();
        let bends = format!("bends = [{inside}, {}]", bends.join(", "));
        let text = PRINTED
            .replace("bends = [12, 13, 14, 15, 16, 17]", &bends)
            .replace("back = 20", &format!("back = {}", 18 + back));
        Book::read(&text).expect("a crooked but lawful board")
    })
}

fn goals(course: &Course, board: &Board) -> BTreeSet<Goal> {
    let reach = Reach::of(course, board.from, board.roll, &board.taken());
    let listed: Vec<Goal> = reach.goals().collect();
    let counted: Vec<Goal> = (0..reach.len()).filter_map(|nth| reach.nth(nth)).collect();
    assert_eq!(listed, counted);
    assert_eq!(reach.nth(reach.len()), None);
    assert_eq!(reach.is_empty(), listed.is_empty());
    let goals: BTreeSet<Goal> = listed.iter().copied().collect();
    assert_eq!(goals.len(), listed.len(), "each once: {listed:?}");
    assert!(goals.iter().all(|&goal| reach.contains(goal)));
    goals
}

/// Everything that a move might be said to go to.
fn everywhere() -> impl Iterator<Item = Goal> {
    let spots = |lane| (0..=95).map(move |square| Goal::Spot(Spot { lane, square }));
    Lane::ALL.into_iter().flat_map(spots).chain([Goal::Finish])
}

/// The reason by the words of the rules, every sequence at hand.
fn reason(board: &Board, goal: Goal) -> Barred {
    let Board { from, roll, .. } = *board;
    if matches!(goal, Goal::Spot(spot) if board.others.contains(&spot)) {
        return Barred::Taken;
    }
    let met = |steps_in: bool| {
        let all = sequences(&Page, from, roll.pips(), steps_in, &board.others);
        let length = |sequence: &Sequence| sequence.length(roll.pips());
        let longest = all.iter().map(|one| one.steps.len()).max().unwrap_or(0);
        let mut to_goal = all.iter().filter(|one| one.end() == goal).peekable();
        to_goal
            .peek()
            .is_some()
            .then(|| to_goal.map(length).max() >= Some(longest))
    };
    let (rolled, doubled) = match roll {
        Roll::Rolled(rolled) => (rolled, None),
        Roll::Doubled(rolled) => (rolled, Some(Barred::InDoubled)),
        Roll::Veered { rolled, .. } => (rolled, Some(Barred::InVeered)),
    };
    let strictly = met(roll.steps_in());
    match (strictly, met(rolled == 6), doubled) {
        _ if goal == Goal::Spot(from) => Barred::FewerPips,
        (None, None, _) => Barred::OutOfReach,
        (None, Some(true), Some(barred)) => barred,
        _ => Barred::FewerPips,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn n_17_to_n_20_a_roll_reaches_what_its_sequences_reach(
        board in board(Book::printed().course()),
    ) {
        let found = goals(Book::printed().course(), &board);
        prop_assert_eq!(found, ends(&Page, board.from, board.roll, &board.others));
    }

    #[test]
    fn n_20_so_it_is_on_any_board_that_a_book_may_have(
        (course, board) in crooked().prop_flat_map(|book| {
            let course = book.course().clone();
            let board = board(&course);
            (Just(course), board)
        }),
    ) {
        let found = goals(&course, &board);
        prop_assert_eq!(found, ends(&*course, board.from, board.roll, &board.others));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn n_17_to_n_22_each_refusal_has_the_first_reason_that_applies(
        board in board(Book::printed().course()),
    ) {
        let course = Book::printed().course();
        let lawful = goals(course, &board);
        let near = everywhere().filter(|goal| match goal {
            Goal::Spot(spot) => spot.square.abs_diff(board.from.square) < 12,
            Goal::Finish => true,
        });
        for goal in near {
            let barred = Reach::barred(course, board.from, board.roll, &board.taken(), goal);
            let wanted = (!lawful.contains(&goal)).then(|| reason(&board, goal));
            prop_assert_eq!(barred, wanted, "{:?}", goal);
        }
    }

    #[test]
    fn n_19_a_path_is_the_shortest_with_the_fewest_changes_of_lane(
        board in board(Book::printed().course()),
    ) {
        let Board { from, roll, .. } = board;
        let course = Book::printed().course();
        let all = sequences(&Page, from, roll.pips(), roll.steps_in(), &board.others);
        let lawful = goals(course, &board);
        let length = Reach::of(course, from, roll, &board.taken()).length();
        for goal in everywhere() {
            let way = path(course, from, roll, &board.taken(), goal);
            prop_assert_eq!(way.is_some(), lawful.contains(&goal));
            let Some(way) = way else { continue };
            let is_lawful = |one: &&Sequence| {
                one.end() == goal && one.length(roll.pips()) == usize::from(length)
            };
            let shortest = |one: &&Sequence| (one.steps.len(), one.changes);
            let best = all.iter().filter(is_lawful).map(|one| shortest(&one)).min();
            let taken = all.iter().find(|one| one.steps == way);
            prop_assert_eq!(taken.as_ref().map(shortest), best);
        }
    }
}
