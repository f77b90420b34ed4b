//! What the printed things are called: races, fences, sections, cards, lanes and grades.
//!
//! Each has an order, a list of all and an index for lists by it; each is spelt as in records.

mod card;

use std::fmt;

use serde::{Deserialize, Serialize};
use specta::Type;

pub use self::card::{Card, CardKind, DeckName, Veer};

/// A race of the meeting (N-5), from the poorest to the richest.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum RaceName {
    /// The Lady's Purse.
    LadysPurse,
    /// The Squire's Plate.
    SquiresPlate,
    /// The Knight's Shield.
    KnightsShield,
    /// The Baron's Bowl.
    BaronsBowl,
    /// The Duke's Cup.
    DukesCup,
    /// The King's Crown.
    KingsCrown,
}

impl RaceName {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::LadysPurse,
        Self::SquiresPlate,
        Self::KnightsShield,
        Self::BaronsBowl,
        Self::DukesCup,
        Self::KingsCrown,
    ];

    /// Its place in lists by race.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A fence across all lanes (N-9).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum Fence {
    /// The Grandstand Hedge.
    Grandstand,
    /// The Members' Hedge.
    Members,
    /// Briars Brook, a hedge and its water.
    BriarsBrook,
    /// Gallows Gap.
    GallowsGap,
    /// Crooked Thorn.
    CrookedThorn,
    /// The Far Turn Hedge.
    FarTurn,
}

impl fmt::Display for Fence {
    /// As it is spelt in records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Fence {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::Grandstand,
        Self::Members,
        Self::BriarsBrook,
        Self::GallowsGap,
        Self::CrookedThorn,
        Self::FarTurn,
    ];

    /// Its place in lists by fence.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A marked section (N-10), on which a move may be doubled.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
pub enum Section {
    /// Early Pace 1.
    #[serde(rename = "early-pace-1")]
    EarlyPace1,
    /// Early Pace 2.
    #[serde(rename = "early-pace-2")]
    EarlyPace2,
    /// Quicken Up 3.
    #[serde(rename = "quicken-up-3")]
    QuickenUp3,
    /// Quicken Up 4.
    #[serde(rename = "quicken-up-4")]
    QuickenUp4,
    /// Finish Well 5.
    #[serde(rename = "finish-well-5")]
    FinishWell5,
    /// Finish Well 6.
    #[serde(rename = "finish-well-6")]
    FinishWell6,
}

impl fmt::Display for Section {
    /// As it is spelt in records.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

impl Section {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::EarlyPace1,
        Self::EarlyPace2,
        Self::QuickenUp3,
        Self::QuickenUp4,
        Self::FinishWell5,
        Self::FinishWell6,
    ];

    /// Its place in lists by section.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A number that is not among the six.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("lanes and grades are numbered from 1 to 6, not {0}")]
pub struct NotOneToSix(pub u8);

/// A lane of the course, 1 on the inside to 6 on the outside (N-7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(try_from = "u8", into = "u8")]
#[specta(type = u8)]
pub struct Lane(u8);

impl Lane {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All six, from the inside.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its place in lists by lane, from 0 on the inside.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next lane out.
    pub const fn outer(self) -> Option<Self> {
        if self.0 < 5 {
            Some(Self(self.0 + 1))
        } else {
            None
        }
    }

    /// The next lane in.
    pub const fn inner(self) -> Option<Self> {
        if self.0 > 0 {
            Some(Self(self.0 - 1))
        } else {
            None
        }
    }
}

impl TryFrom<u8> for Lane {
    type Error = NotOneToSix;

    fn try_from(number: u8) -> Result<Self, NotOneToSix> {
        match number {
            1..=6 => Ok(Self(number - 1)),
            _ => Err(NotOneToSix(number)),
        }
    }
}

impl From<Lane> for u8 {
    fn from(lane: Lane) -> Self {
        lane.0 + 1
    }
}

/// How fast a horse is said to be, 1 the fastest to 6 the slowest (N-1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(try_from = "u8", into = "u8")]
#[specta(type = u8)]
pub struct Grade(u8);

impl Grade {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All six, from the fastest.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its place in lists by grade, from 0 for the fastest.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Grade {
    type Error = NotOneToSix;

    fn try_from(number: u8) -> Result<Self, NotOneToSix> {
        match number {
            1..=6 => Ok(Self(number - 1)),
            _ => Err(NotOneToSix(number)),
        }
    }
}

impl From<Grade> for u8 {
    fn from(grade: Grade) -> Self {
        grade.0 + 1
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;

    #[test]
    fn lists_stand_in_the_order_of_their_indices() {
        let places: Vec<usize> = (0..6).collect();
        assert_eq!(RaceName::ALL.map(RaceName::index).to_vec(), places);
        assert_eq!(Fence::ALL.map(Fence::index).to_vec(), places);
        assert_eq!(Section::ALL.map(Section::index).to_vec(), places);
        assert_eq!(Lane::ALL.map(Lane::index).to_vec(), places);
        assert_eq!(Grade::ALL.map(Grade::index).to_vec(), places);
    }

    #[test]
    fn fences_and_sections_are_told_as_they_are_spelt() {
        assert_eq!(Fence::BriarsBrook.to_string(), "briars-brook");
        assert_eq!(Section::FinishWell6.to_string(), "finish-well-6");
    }

    #[test]
    fn lanes_and_grades_count_from_1_to_6() {
        for number in 1..=6 {
            let lane = Lane::try_from(number).unwrap();
            let grade = Grade::try_from(number).unwrap();
            assert_eq!((u8::from(lane), u8::from(grade)), (number, number));
            assert_eq!(to_value(lane).unwrap(), json!(number));
            assert_eq!(lane.index() + 1, usize::from(number));
            assert_eq!(grade.index() + 1, usize::from(number));
        }
        for number in [0, 7] {
            assert_eq!(Lane::try_from(number), Err(NotOneToSix(number)));
            assert_eq!(Grade::try_from(number), Err(NotOneToSix(number)));
        }
        let [rail, second, .., fifth, outside] = Lane::ALL;
        assert_eq!((rail.inner(), rail.outer()), (None, Some(second)));
        assert_eq!((outside.inner(), outside.outer()), (Some(fifth), None));
    }
}
