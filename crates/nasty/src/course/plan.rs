//! The course as a book describes it: straights and bends, and the rows of fences and sections.

use serde::Serialize;
use specta::Type;

use crate::{Fence, Grade, Lane, Section};

/// A straight of the oval, as it lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Straight {
    /// In front of the stands, rows H1 and on: run first and last.
    Home,
    /// On the far side, rows K1 and on: run once.
    Back,
}

/// A part of the race, in the order in which they are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Stretch {
    /// The home straight from the start on.
    First,
    /// The bend after it.
    FirstBend,
    /// The back straight.
    Back,
    /// The bend after it.
    SecondBend,
    /// The home straight up to the post.
    Finishing,
}

impl Stretch {
    /// All five.
    pub(super) const ALL: [Self; 5] = [
        Self::First,
        Self::FirstBend,
        Self::Back,
        Self::SecondBend,
        Self::Finishing,
    ];

    /// Which straight it is; `None` for a bend.
    pub const fn straight(self) -> Option<Straight> {
        match self {
            Self::First | Self::Finishing => Some(Straight::Home),
            Self::Back => Some(Straight::Back),
            Self::FirstBend | Self::SecondBend => None,
        }
    }
}

/// Neighbouring rows of a straight, each across all lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Type)]
pub struct Rows {
    /// The straight.
    pub straight: Straight,
    /// The row that is run first.
    pub first: u8,
    /// The row that is run last.
    pub last: u8,
}

impl Rows {
    /// Is this row of this straight among them?
    pub fn contain(&self, straight: Straight, row: u8) -> bool {
        self.straight == straight && (self.first..=self.last).contains(&row)
    }
}

/// A section as it is marked on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Type)]
pub struct Marking {
    /// Where it lies.
    pub rows: Rows,
    /// The slowest grade that may use it.
    pub slowest: Grade,
}

/// The figures of a course (N-7 to N-10), as a book gives them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Plan {
    /// The rows of the home straight.
    pub home: u8,
    /// The rows of the back straight.
    pub back: u8,
    /// The squares of a bend, by lane.
    pub bends: [u8; Lane::COUNT],
    /// The row of the home straight on which the race starts.
    pub start: u8,
    /// The row of the home straight behind which the winning post stands.
    pub post: u8,
    /// Where the fences stand, by fence.
    pub fences: [Rows; 6],
    /// The marked sections, by section.
    pub sections: [Marking; 6],
}

impl Plan {
    /// The squares of a stretch in a lane, and the number of the one that is run first: its row on a
    /// straight, 1 on a bend.
    pub(super) const fn stretch(&self, lane: Lane, stretch: Stretch) -> (u8, u8) {
        let bend = self.bends[lane.index()];
        match stretch {
            Stretch::First => (self.home - self.start + 1, self.start),
            Stretch::FirstBend | Stretch::SecondBend => (bend, 1),
            Stretch::Back => (self.back, 1),
            Stretch::Finishing => (self.post, 1),
        }
    }
}

impl Plan {
    /// The fence that stands there.
    pub(super) fn fence_on(&self, stretch: Stretch, number: u8) -> Option<Fence> {
        let straight = stretch.straight()?;
        Fence::ALL
            .into_iter()
            .find(|fence| self.fences[fence.index()].contain(straight, number))
    }

    /// The section that works there.
    pub(super) fn section_on(&self, stretch: Stretch, number: u8) -> Option<Section> {
        let straight = stretch.straight()?;
        Section::ALL.into_iter().find(|section| {
            section.works_in(stretch)
                && self.sections[section.index()]
                    .rows
                    .contain(straight, number)
        })
    }
}

impl Section {
    /// Does it work in this part of the race, wherever it is marked (N-10)?
    pub const fn works_in(self, stretch: Stretch) -> bool {
        match self {
            Self::EarlyPace1 | Self::EarlyPace2 => matches!(stretch, Stretch::First),
            Self::QuickenUp3 | Self::QuickenUp4 => true,
            Self::FinishWell5 | Self::FinishWell6 => matches!(stretch, Stretch::Finishing),
        }
    }
}
