//! Where a roll may take a horse (N-17 to N-20), and why not elsewhere.
//!
//! All squares that can be stood on after one pip more are found at once, a bit for each square near
//! the horse and a word for each lane. Nothing is allocated: playouts come by here with every roll.
//! Where no other horse is in the way, which is most often, the answer stands in a table.

mod free;
mod path;
mod taken;

pub(crate) use self::free::Free;
pub use self::path::{Veered, path, veer};
pub use self::taken::Taken;

use crate::course::{Connecting, MOST_SHIFT, ROOM};
use crate::{Course, Goal, Lane, Spot};

/// The number that lets a horse step in (N-17).
pub(crate) const STEPS_IN_WITH: u8 = 6;

/// What is to be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Roll {
    /// The number rolled (N-17).
    Rolled(u8),
    /// The number rolled, once more (N-21).
    Doubled(u8),
    /// What a veer has left of the number rolled (N-31).
    Veered {
        /// The number rolled.
        rolled: u8,
        /// What is left of it.
        left: u8,
    },
}

impl Roll {
    /// The steps to be made.
    pub const fn pips(self) -> u8 {
        match self {
            Self::Rolled(pips) | Self::Doubled(pips) | Self::Veered { left: pips, .. } => pips,
        }
    }

    /// May one of them go in (N-17, N-22, N-31)?
    pub const fn steps_in(self) -> bool {
        matches!(self, Self::Rolled(STEPS_IN_WITH))
    }

    /// Might one of them go in if it were not a doubled move, or one after a veer?
    const fn would_step_in(self) -> bool {
        let (Self::Rolled(rolled) | Self::Doubled(rolled) | Self::Veered { rolled, .. }) = self;
        rolled == STEPS_IN_WITH
    }
}

/// Why a horse may not go somewhere; the first that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Barred {
    /// Another horse stands there (N-18).
    Taken,
    /// It is out of reach (N-17).
    OutOfReach,
    /// It would use fewer pips than can be used (N-19).
    FewerPips,
    /// It would need a step in, and the move is a doubled one (N-22).
    InDoubled,
    /// It would need a step in, and the horse has veered (N-31).
    InVeered,
}

/// The part of a lane's word that lies near; what is further off is cut.
#[inline]
#[allow(
    clippy::cast_possible_truncation,
    reason = "what is further off is meant to be cut"
)]
const fn cut(lane: u128, base: u8) -> u64 {
    (lane >> base) as u64
}

/// When a horse can come to a goal.
enum Met {
    /// With all the pips that can be used.
    AtLast,
    /// With fewer only.
    Earlier,
}

/// The squares near a horse, a word for each lane and a bit for each square from `base` on.
type Near = [u64; Lane::COUNT];

/// The lawful destinations of a roll, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    base: u8,
    squares: Near,
    finish: bool,
    length: u8,
    count: u8,
}

impl Reach {
    /// Where a horse may go with this roll; whether its own square counts as taken makes no difference.
    #[inline]
    pub fn of(course: &Course, from: Spot, roll: Roll, taken: &Taken) -> Self {
        if let Some(reach) = course.free().reach(from, roll, taken) {
            return reach;
        }
        Self::around(course, from, roll, taken)
    }

    /// Where it may go around other horses. Kept apart, so that what is asked most is short.
    #[inline(never)]
    fn around(course: &Course, from: Spot, roll: Roll, taken: &Taken) -> Self {
        let front = Front::new(course, from, taken);
        if roll.steps_in() {
            Self::search::<true>(front, roll.pips(), |_| {})
        } else {
            Self::search::<false>(front, roll.pips(), |_| {})
        }
    }

    /// Makes the steps; `pass` is shown the squares that each may come to.
    #[inline]
    fn search<const STEPS_IN: bool>(
        mut front: Front<'_>,
        pips: u8,
        mut pass: impl FnMut(&Near),
    ) -> Self {
        let mut length = 0;
        while length < pips && front.step::<STEPS_IN>() {
            length += 1;
            pass(&front.squares());
        }
        // Finishing uses up the roll, so no shorter way is lawful beside it (N-19).
        let too_short = length == 0 || front.finish && length < pips;
        let squares = if too_short {
            [0; Lane::COUNT]
        } else {
            front.squares()
        };
        Self {
            base: front.base,
            squares,
            finish: front.finish,
            length: if front.finish { pips } else { length },
            count: squares
                .iter()
                .fold(u8::from(front.finish), |count, &lane| count + ones_in(lane)),
        }
    }

    /// Why a horse may not go there; `None` where it may.
    pub fn barred(
        course: &Course,
        from: Spot,
        roll: Roll,
        taken: &Taken,
        goal: Goal,
    ) -> Option<Barred> {
        if Self::of(course, from, roll, taken).contains(goal) {
            return None;
        }
        if let Goal::Spot(spot) = goal {
            if !course.has(spot) {
                return Some(Barred::OutOfReach);
            }
            if spot != from && taken.contains(spot) {
                return Some(Barred::Taken);
            }
        }
        let strictly = Self::meets(course, from, roll, taken, goal, roll.steps_in());
        let with_step_in = Self::meets(course, from, roll, taken, goal, roll.would_step_in());
        Some(match (roll, strictly, with_step_in) {
            (_, None, None) => Barred::OutOfReach,
            (Roll::Doubled(_), None, Some(Met::AtLast)) => Barred::InDoubled,
            (Roll::Veered { .. }, None, Some(Met::AtLast)) => Barred::InVeered,
            _ => Barred::FewerPips,
        })
    }

    /// When a horse can come to a goal at all.
    fn meets(
        course: &Course,
        from: Spot,
        roll: Roll,
        taken: &Taken,
        goal: Goal,
        steps_in: bool,
    ) -> Option<Met> {
        let mut front = Front::new(course, from, taken);
        let mut met = (goal == Goal::Spot(from)).then_some(Met::Earlier);
        for _ in 0..roll.pips() {
            let stepped = if steps_in {
                front.step::<true>()
            } else {
                front.step::<false>()
            };
            if front.contains(goal) {
                met = Some(Met::AtLast);
            } else if met.is_some() {
                met = Some(Met::Earlier);
            }
            if !stepped {
                break;
            }
        }
        met
    }

    /// Is no step possible?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// How many pips are used; finishing uses them all.
    #[inline]
    pub fn length(&self) -> u8 {
        self.length
    }

    /// How many destinations there are.
    #[inline]
    pub fn len(&self) -> u32 {
        u32::from(self.count)
    }

    /// Is this one of them?
    pub fn contains(&self, goal: Goal) -> bool {
        match goal {
            Goal::Finish => self.finish,
            Goal::Spot(spot) => holds(&self.squares, self.base, spot),
        }
    }

    /// The destinations lane by lane from the inside, each lane from behind; the finish last.
    pub fn goals(&self) -> impl Iterator<Item = Goal> + use<> {
        let Self { base, squares, .. } = *self;
        let finish = self.finish.then_some(Goal::Finish);
        let lanes = Lane::ALL.into_iter().zip(squares);
        lanes
            .flat_map(move |(lane, bits)| {
                ones(bits).map(move |bit| {
                    let square = base + bit;
                    Goal::Spot(Spot { lane, square })
                })
            })
            .chain(finish)
    }

    /// The nth of [`Reach::goals`], from 0.
    #[inline]
    pub fn nth(&self, mut nth: u32) -> Option<Goal> {
        for (lane, mut bits) in Lane::ALL.into_iter().zip(self.squares) {
            while bits != 0 {
                if nth == 0 {
                    let square = self.base + lowest(bits);
                    return Some(Goal::Spot(Spot { lane, square }));
                }
                nth -= 1;
                bits &= bits - 1;
            }
        }
        (nth == 0 && self.finish).then_some(Goal::Finish)
    }
}

fn holds(squares: &Near, base: u8, spot: Spot) -> bool {
    let bit = spot.square.checked_sub(base).filter(|&bit| bit < 64);
    bit.is_some_and(|bit| squares[spot.lane.index()] >> bit & 1 == 1)
}

/// Where the horse can be after so many pips.
struct Front<'a> {
    course: &'a Course,
    base: u8,
    /// The innermost lane to which a step in can lead, by index.
    innermost: usize,
    /// The squares without another horse on them.
    free: Near,
    /// Having made no step in.
    fresh: Near,
    /// Having made one.
    inner: Near,
    /// Can it have passed the post by now?
    finish: bool,
}

impl<'a> Front<'a> {
    #[inline]
    fn new(course: &'a Course, from: Spot, taken: &Taken) -> Self {
        // A step in counts back the most squares; and the furthest of six steps fits the word.
        let base = from.square.saturating_sub(MOST_SHIFT);
        let mut free = taken.lanes().map(|lane| cut(!lane, base));
        let mut fresh = [0; Lane::COUNT];
        let own = 1 << (from.square - base);
        free[from.lane.index()] |= own;
        fresh[from.lane.index()] = own;
        Self {
            course,
            base,
            innermost: from.lane.index().saturating_sub(1),
            free,
            fresh,
            inner: [0; Lane::COUNT],
            finish: false,
        }
    }

    /// Spends one pip, if there is a square to step on; else all stays, but a horse may now be home.
    #[inline]
    fn step<const STEPS_IN: bool>(&mut self) -> bool {
        let (mut fresh, mut inner) = ([0; Lane::COUNT], [0; Lane::COUNT]);
        // Without a step in the loops are short enough to go through all lanes.
        let innermost = if STEPS_IN { self.innermost } else { 0 };
        for &lane in &Lane::ALL[innermost..] {
            let at = lane.index();
            self.step_from(lane, self.fresh[at], &mut fresh);
            if STEPS_IN {
                self.step_from(lane, self.inner[at], &mut inner);
                if let Some(next) = lane.inner() {
                    let connecting = self.beside(self.course.inn(lane), self.fresh[at]);
                    inner[next.index()] |= connecting;
                }
            }
        }
        let mut any = 0;
        for at in innermost..Lane::COUNT {
            fresh[at] &= self.free[at];
            any |= fresh[at];
            if STEPS_IN {
                inner[at] &= self.free[at];
                any |= inner[at];
            }
        }
        if any != 0 {
            (self.fresh, self.inner) = (fresh, inner);
        }
        any != 0
    }

    /// One step forward or out from all these squares of a lane.
    #[inline]
    fn step_from(&mut self, lane: Lane, squares: u64, next: &mut Near) {
        if squares == 0 {
            return;
        }
        let last = cut(1 << self.course.last(lane), self.base);
        self.finish |= squares & last != 0;
        next[lane.index()] |= (squares & !last) << 1;
        if let Some(outer) = lane.outer() {
            next[outer.index()] |= self.beside(self.course.out(lane), squares);
        }
    }

    /// The squares of the next lane that connect with these.
    #[inline]
    fn beside(&self, connecting: &Connecting, squares: u64) -> u64 {
        ones(squares).fold(0, |beside, bit| {
            let square = connecting[usize::from(self.base + bit) % ROOM];
            beside | 1 << (square - self.base)
        })
    }

    /// Where it may stand.
    #[inline]
    fn squares(&self) -> Near {
        std::array::from_fn(|lane| self.fresh[lane] | self.inner[lane])
    }

    fn contains(&self, goal: Goal) -> bool {
        match goal {
            Goal::Finish => self.finish,
            Goal::Spot(spot) => holds(&self.squares(), self.base, spot),
        }
    }
}

/// The number of the lowest bit.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
const fn lowest(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}

/// How many bits are set.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a word has no more than 64"
)]
const fn ones_in(bits: u64) -> u8 {
    bits.count_ones() as u8
}

/// The numbers of the bits, lowest first.
fn ones(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| lowest(bits))?;
        bits &= bits - 1;
        Some(bit)
    })
}
