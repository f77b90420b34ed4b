//! What seats and chance may do.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Money, Seat, Seats};

use crate::{Card, CardKind, Fence, Goal, Grade, Lane, RaceName, Veer};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "NastyMove")]
pub enum Move {
    /// Seal the stable entry: a grade for each race of the meeting (N-11).
    Entries(Entries),
    /// Fill in a row of the bookie's board (N-13).
    Chalk(Row),
    /// Seal a bet, or none (N-14).
    Bet(Option<Bet>),
    /// Roll the die (N-16).
    Roll(Done),
    /// End a rolled or doubled move there (N-17).
    Go(Goal),
    /// Take or leave the doubling (N-21).
    Double(bool),
    /// Give the race up (N-24).
    TailOff(Done),
    /// Play a race event card.
    Card(Play),
    /// There is nothing more to play after this race (N-33).
    Ready(Done),
}

/// The `true` of a move that needs no further word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(try_from = "bool", into = "bool")]
#[specta(type = bool)]
pub struct Done;

impl TryFrom<bool> for Done {
    type Error = &'static str;

    fn try_from(done: bool) -> Result<Self, Self::Error> {
        done.then_some(Self).ok_or("this is done, or not told")
    }
}

impl From<Done> for bool {
    fn from(Done: Done) -> Self {
        true
    }
}

/// A stable entry as it was handed in: the number of a grade for each race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(transparent)]
pub struct Entries(pub [u8; 6]);

impl Entries {
    /// The entry with this number, below 720, where all are listed in ascending order: first by the
    /// first race, then by the next.
    pub(crate) fn nth(nth: u32) -> Self {
        let mut grades = [1, 2, 3, 4, 5, 6];
        let mut left = nth;
        // How many entries begin alike up to each race.
        for (at, alike) in [120, 24, 6, 2, 1].into_iter().enumerate() {
            let taken = at + (left / alike % 6) as usize;
            left %= alike;
            grades[at..=taken].rotate_right(1);
        }
        Self(grades)
    }

    /// The grades by race, if each is there once (N-11).
    pub(crate) fn grades(self) -> Option<[Grade; 6]> {
        let mut grades = Grade::ALL;
        let mut seen = 0u8;
        for (grade, number) in grades.iter_mut().zip(self.0) {
            *grade = Grade::try_from(number).ok()?;
            seen |= 1 << grade.index();
        }
        (seen == 0x3f).then_some(grades)
    }
}

impl From<[Grade; 6]> for Entries {
    fn from(grades: [Grade; 6]) -> Self {
        Self(grades.map(u8::from))
    }
}

/// How many stable entries there are.
pub(crate) const ENTRIES: u32 = 720;

/// A row of the bookie's board (N-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Whose horse.
    pub seat: Seat,
    /// Its grade.
    pub grade: Grade,
    /// Its lane.
    pub lane: Lane,
    /// The odds, so many to 1 (N-6).
    pub odds: u32,
}

/// A bet (N-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Bet {
    /// The seat whose horse is backed.
    pub on: Seat,
    /// The stake.
    pub stake: Money,
}

/// A race event card as it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(try_from = "Spelling", into = "Spelling")]
#[specta(type = Spelling)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// The seats whose horses it is played against.
    pub on: Seats,
}

/// How a card is written as it is played.
#[derive(Serialize, Deserialize, Type)]
#[serde(rename = "PlayedCard", deny_unknown_fields)]
struct Spelling {
    kind: CardKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[specta(optional)]
    fence: Option<Fence>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[specta(optional)]
    veer: Option<Veer>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[specta(optional)]
    on: Option<Seats>,
}

impl TryFrom<Spelling> for Play {
    type Error = &'static str;

    fn try_from(told: Spelling) -> Result<Self, Self::Error> {
        let card = Card::ALL.into_iter().find(|card| {
            (card.kind(), card.fence(), card.veer()) == (told.kind, told.fence, told.veer)
        });
        let card = card.ok_or("a faller names its fence, a horse under pressure its way")?;
        let on = told.on.unwrap_or(Seats::NONE);
        Ok(Self { card, on })
    }
}

impl From<Play> for Spelling {
    fn from(play: Play) -> Self {
        Self {
            kind: play.card.kind(),
            fence: play.card.fence(),
            veer: play.card.veer(),
            on: (!play.on.is_empty()).then_some(play.on),
        }
    }
}

/// What chance has drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The race event cards of each seat (N-3).
    Deal(Vec<Vec<Card>>),
    /// The order of the races (N-5).
    Races(Vec<RaceName>),
    /// The lane of each seat (N-12).
    Lanes(Vec<Lane>),
    /// A roll (N-17).
    Die(u8),
    /// The two dice of an Objection or Enquiry (N-33).
    Dice([u8; 2]),
}
