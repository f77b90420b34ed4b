//! Where each roll may take a horse that has the course to itself.

use super::{Front, Near, Reach, Roll, Taken, cut};
use crate::{Course, Lane, Spot};

/// The rolls that differ: each number without a step in, and a six with one.
const ROLLS: usize = 7;

/// For each square of each lane what each roll comes to, as long as no other horse is in the way.
#[derive(Clone)]
pub(crate) struct Free([Vec<[Way; ROLLS]>; Lane::COUNT]);

/// Where a roll leads, and past what.
#[derive(Clone, Copy)]
struct Way {
    reach: Reach,
    /// All squares that a step may come to, but the horse's own.
    on_the_way: Near,
}

impl Free {
    /// No course is laid yet.
    pub(crate) const NOWHERE: Self = Self([const { Vec::new() }; Lane::COUNT]);

    /// Goes all the ways of a course.
    pub(crate) fn of(course: &Course) -> Self {
        Self(Lane::ALL.map(|lane| {
            let squares = 0..=course.last(lane);
            let ways =
                |square| std::array::from_fn(|nth| Way::of(course, Spot { lane, square }, nth));
            squares.map(ways).collect()
        }))
    }

    /// Where a horse may go with this roll; `None` where another horse may be in the way.
    #[inline]
    pub(super) fn reach(&self, from: Spot, roll: Roll, taken: &Taken) -> Option<Reach> {
        let nth = if roll.steps_in() {
            ROLLS - 1
        } else {
            usize::from(roll.pips()).checked_sub(1)?
        };
        let ways = self.0[from.lane.index()].get(usize::from(from.square))?;
        let Way { reach, on_the_way } = ways.get(nth)?;
        let lanes = taken.lanes().into_iter().zip(on_the_way);
        let met = lanes.fold(0, |met, (lane, way)| met | cut(lane, reach.base) & way);
        (met == 0).then_some(*reach)
    }
}

impl Way {
    fn of(course: &Course, from: Spot, nth: usize) -> Self {
        let front = Front::new(course, from, &Taken::NONE);
        let mut on_the_way = [0; Lane::COUNT];
        let pass = |squares: &Near| {
            for (way, squares) in on_the_way.iter_mut().zip(squares) {
                *way |= squares;
            }
        };
        let reach = match u8::try_from(nth + 1) {
            Ok(pips) if nth < ROLLS - 1 => Reach::search::<false>(front, pips, pass),
            _ => Reach::search::<true>(front, super::STEPS_IN_WITH, pass),
        };
        on_the_way[from.lane.index()] &= !(1 << (from.square - reach.base));
        Self { reach, on_the_way }
    }
}
