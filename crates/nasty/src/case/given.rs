//! The words in which a position is given.

use serde::Deserialize;
use table::{Money, Seat};

use crate::{Bet, Card, Entries, Fate, Grade, Lane, RaceName, Section};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Given {
    seats: Option<usize>,
    pub(super) horses: Option<Vec<GivenHorse>>,
    #[serde(default)]
    pub(super) finished: Vec<Seat>,
    pub(super) to_roll: Option<Seat>,
    pub(super) rolled: Option<u8>,
    pub(super) just_finished: Option<Seat>,
    pub(super) cards: Option<Vec<Vec<Card>>>,
    pub(super) cash: Option<Vec<Money>>,
    pub(super) bets: Option<Vec<Option<Bet>>>,
    #[serde(default)]
    pub(super) race: GivenRace,
    pub(super) entries: Option<Vec<Entries>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GivenRace {
    pub(super) number: u8,
    pub(super) name: RaceName,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GivenHorse {
    pub(super) lane: Option<Lane>,
    pub(super) square: Option<u8>,
    pub(super) grade: Grade,
    #[serde(default)]
    pub(super) doubled: Vec<Section>,
    pub(super) out: Option<Out>,
    drawn: Option<Lane>,
    #[serde(default)]
    pub(super) whipped: u8,
    #[serde(default)]
    pub(super) moved: bool,
}

/// How a horse came to be out of the race.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Out {
    Fallen,
    Slipped,
    TailedOff,
}

impl From<Out> for Fate {
    fn from(out: Out) -> Self {
        match out {
            Out::Fallen => Self::Fallen,
            Out::Slipped => Self::Slipped,
            Out::TailedOff => Self::TailedOff,
        }
    }
}

impl GivenHorse {
    /// Its lane card: as told, or the lane that it is in.
    pub(super) fn stands_for(&self) -> Option<Lane> {
        self.drawn.or(self.lane)
    }
}

impl Given {
    /// The number of seats, which everything that is told by seat has to have.
    pub(super) fn count(&self) -> Result<usize, String> {
        let told = [
            self.seats,
            self.horses.as_ref().map(Vec::len),
            self.cards.as_ref().map(Vec::len),
            self.cash.as_ref().map(Vec::len),
            self.bets.as_ref().map(Vec::len),
            self.entries.as_ref().map(Vec::len),
        ];
        let mut told = told.into_iter().flatten();
        let count = told.next().ok_or("nothing tells the number of seats")?;
        if told.all(|other| other == count) {
            Ok(count)
        } else {
            Err("seats, horses, cards and money differ in number".into())
        }
    }

    /// Is anything told that only a race has?
    pub(super) fn names_the_running(&self) -> bool {
        !self.finished.is_empty()
            || self.to_roll.is_some()
            || self.rolled.is_some()
            || self.just_finished.is_some()
    }
}
