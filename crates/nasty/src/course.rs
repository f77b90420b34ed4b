//! The course (N-7 to N-10): squares, rows, fences and sections, all looked up in tables.
//!
//! The tables are laid once from the figures of a book. Which steps a roll allows is told by `reach`.

mod plan;

use std::fmt;

use serde::{Deserialize, Serialize};
use specta::Type;

pub use self::plan::{Marking, Plan, Rows, Straight, Stretch};
use crate::reach::Free;
use crate::{Fence, Grade, Lane, Section};

/// The squares that a lane's table has room for: the starting square and those after it.
pub(crate) const ROOM: usize = 128;

/// How many squares longer than that of the lane inside it a bend may be.
pub(crate) const MOST_GROWTH: u8 = 4;
/// The most squares by which counting differs between neighbouring lanes: both bends are behind.
pub(crate) const MOST_SHIFT: u8 = 2 * MOST_GROWTH;

/// For each square of a lane the one beside it, in the next lane.
pub(crate) type Connecting = [u8; ROOM];

/// A square of a lane, counted along it from the starting square, 0 (N-8).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The lane.
    pub lane: Lane,
    /// The square.
    pub square: u8,
}

/// Where a move ends: on a square, or past the post (N-8).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(from = "Spelling", into = "Spelling")]
#[specta(type = Spelling)]
pub enum Goal {
    /// On this square.
    Spot(Spot),
    /// Past the post.
    Finish,
}

/// How a goal is written: as its square, or as the word `finish`.
#[derive(Serialize, Deserialize, Type)]
#[serde(rename = "SpotOrFinish", untagged)]
enum Spelling {
    Spot(Spot),
    Word(Word),
}

#[derive(Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Finish,
}

impl From<Spelling> for Goal {
    fn from(spelling: Spelling) -> Self {
        match spelling {
            Spelling::Spot(spot) => Self::Spot(spot),
            Spelling::Word(Word::Finish) => Self::Finish,
        }
    }
}

impl From<Goal> for Spelling {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::Spot(spot) => Self::Spot(spot),
            Goal::Finish => Self::Word(Word::Finish),
        }
    }
}

/// What is to be known of one square.
#[derive(Clone, Copy, Debug)]
struct Square {
    stretch: Stretch,
    /// Its row on a straight, its number on a bend, from 1.
    number: u8,
    fence: Option<Fence>,
    /// The section that works here.
    section: Option<Section>,
    /// The jumps that lie behind a horse here.
    cleared: u8,
}

const NOWHERE: Square = Square {
    stretch: Stretch::First,
    number: 0,
    fence: None,
    section: None,
    cleared: 0,
};

/// The course laid out.
#[derive(Clone)]
pub struct Course {
    plan: Plan,
    /// The last square of each lane; the post is behind it.
    last: [u8; Lane::COUNT],
    squares: [[Square; ROOM]; Lane::COUNT],
    /// The steps out, by lane.
    out: [Connecting; Lane::COUNT],
    /// The steps in, by lane.
    inn: [Connecting; Lane::COUNT],
    /// The first square of each fence in each lane, where it is jumped first.
    first_met: [[u8; Lane::COUNT]; 6],
    jumps: u8,
    /// Where a horse may go that has the course to itself.
    free: Free,
}

impl fmt::Debug for Course {
    /// The tables follow from the plan, and are long.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Course").field(&self.plan).finish()
    }
}

impl Course {
    /// Lays a course; the figures must have been checked.
    pub(crate) fn lay(plan: Plan) -> Self {
        let mut course = Self {
            last: [0; Lane::COUNT],
            squares: [[NOWHERE; ROOM]; Lane::COUNT],
            out: [[0; ROOM]; Lane::COUNT],
            inn: [[0; ROOM]; Lane::COUNT],
            first_met: [[u8::MAX; Lane::COUNT]; 6],
            jumps: 0,
            free: Free::NOWHERE,
            plan,
        };
        for lane in Lane::ALL {
            course.lay_lane(lane);
        }
        for lane in Lane::ALL {
            course.connect(lane);
        }
        course.free = Free::of(&course);
        course
    }

    /// Puts the stretches of a lane one behind the other.
    fn lay_lane(&mut self, lane: Lane) {
        let mut at = 0_usize;
        let mut cleared = 0;
        for stretch in Stretch::ALL {
            let (squares, first) = self.plan.stretch(lane, stretch);
            for number in first..first + squares {
                let fence = self.plan.fence_on(stretch, number);
                // A jump is cleared beyond its last row (N-24).
                let before = at
                    .checked_sub(1)
                    .and_then(|before| self.squares[lane.index()][before].fence);
                cleared += u8::from(before.is_some() && before != fence);
                if let Some(fence) = fence {
                    let met = &mut self.first_met[fence.index()][lane.index()];
                    *met = (*met).min(narrow(at));
                }
                self.squares[lane.index()][at] = Square {
                    stretch,
                    number,
                    fence,
                    section: self.plan.section_on(stretch, number),
                    cleared,
                };
                at += 1;
            }
        }
        self.last[lane.index()] = narrow(at - 1);
        let on_last = self.squares[lane.index()][at - 1].fence.is_some();
        self.jumps = cleared + u8::from(on_last);
    }

    /// Finds the connecting squares of a lane (N-20).
    fn connect(&mut self, lane: Lane) {
        for square in 0..=self.last(lane) {
            let spot = Spot { lane, square };
            if let Some(outer) = lane.outer() {
                self.out[lane.index()][usize::from(square)] = self.beside(spot, outer);
            }
            if let Some(inner) = lane.inner() {
                self.inn[lane.index()][usize::from(square)] = self.beside(spot, inner);
            }
        }
    }

    /// The square of a neighbouring lane that connects with this one (N-20).
    fn beside(&self, spot: Spot, other: Lane) -> u8 {
        let Square {
            stretch, number, ..
        } = *self.at(spot);
        let wanted = if stretch.straight().is_some() {
            number
        } else {
            let squares = u16::from(self.plan.bends[spot.lane.index()]);
            let others = u16::from(self.plan.bends[other.index()]);
            narrow(usize::from((u16::from(number) * others).div_ceil(squares)))
        };
        let found = self.squares[other.index()]
            .iter()
            .position(|square| square.stretch == stretch && square.number == wanted);
        narrow(found.expect("neighbouring lanes have the same stretches"))
    }

    /// The figures that it was laid from.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The last square of a lane, behind which the post stands (N-8).
    #[inline]
    pub fn last(&self, lane: Lane) -> u8 {
        self.last[lane.index()]
    }

    /// Is there such a square?
    pub fn has(&self, spot: Spot) -> bool {
        spot.square <= self.last(spot.lane)
    }

    #[inline]
    fn at(&self, spot: Spot) -> &Square {
        &self.squares[spot.lane.index()][usize::from(spot.square) % ROOM]
    }

    /// The part of the race in which a square lies.
    #[inline]
    pub fn stretch(&self, spot: Spot) -> Stretch {
        self.at(spot).stretch
    }

    /// The row of a square on a straight, its number on a bend; both count from 1.
    pub fn number(&self, spot: Spot) -> u8 {
        self.at(spot).number
    }

    /// The fence on which a horse there stands (N-9).
    #[inline]
    pub fn fence(&self, spot: Spot) -> Option<Fence> {
        self.at(spot).fence
    }

    /// The section that works there, on this straight (N-10).
    #[inline]
    pub fn section(&self, spot: Spot) -> Option<Section> {
        self.at(spot).section
    }

    /// The section on which a horse of this grade may double there (N-10, N-21).
    #[inline]
    pub fn open_section(&self, spot: Spot, grade: Grade) -> Option<Section> {
        self.section(spot)
            .filter(|section| grade <= self.plan.sections[section.index()].slowest)
    }

    /// How many jumps a horse there has cleared (N-24).
    #[inline]
    pub fn cleared(&self, spot: Spot) -> u8 {
        self.at(spot).cleared
    }

    /// How many jumps there are in the race (N-9); a horse that is home has cleared them all.
    #[inline]
    pub fn jumps(&self) -> u8 {
        self.jumps
    }

    /// Is a horse there on this fence or beyond it, the first time it is run (N-27)?
    #[inline]
    pub fn has_reached(&self, spot: Spot, fence: Fence) -> bool {
        spot.square >= self.first_met[fence.index()][spot.lane.index()]
    }

    /// The steps forward that are left to pass the post from there.
    #[inline]
    pub fn left(&self, spot: Spot) -> u8 {
        self.last(spot.lane) + 1 - spot.square
    }

    /// One step forward (N-17).
    #[inline]
    pub fn ahead(&self, spot: Spot) -> Goal {
        if spot.square < self.last(spot.lane) {
            Goal::Spot(Spot {
                square: spot.square + 1,
                ..spot
            })
        } else {
            Goal::Finish
        }
    }

    /// One step to the next lane out (N-20).
    #[inline]
    pub fn outer(&self, spot: Spot) -> Option<Spot> {
        let square = self.out(spot.lane)[usize::from(spot.square) % ROOM];
        spot.lane.outer().map(|lane| Spot { lane, square })
    }

    /// One step to the next lane in (N-20).
    #[inline]
    pub fn inner(&self, spot: Spot) -> Option<Spot> {
        let square = self.inn(spot.lane)[usize::from(spot.square) % ROOM];
        spot.lane.inner().map(|lane| Spot { lane, square })
    }

    /// Where a horse may go that has the course to itself.
    #[inline]
    pub(crate) fn free(&self) -> &Free {
        &self.free
    }

    /// What connects with each square of a lane in the next one out.
    #[inline]
    pub(crate) fn out(&self, lane: Lane) -> &Connecting {
        &self.out[lane.index()]
    }

    /// What connects with each square of a lane in the next one in.
    #[inline]
    pub(crate) fn inn(&self, lane: Lane) -> &Connecting {
        &self.inn[lane.index()]
    }
}

/// The number of a square; tables have room for no more than fit a byte.
fn narrow(square: usize) -> u8 {
    u8::try_from(square).expect("a lane has fewer than 128 squares")
}
