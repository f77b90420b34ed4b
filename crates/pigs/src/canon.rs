//! The form in which a game is fingerprinted.
//!
//! Records carry digests of it and have to hold for ever, so it follows the words of the rule book,
//! not the way in which a game is kept in memory. `docs/record.md` describes it to strangers.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use table::{Playout as _, Seat};

use crate::banks::Banks;
use crate::{Gallop, Pig, Rules, Stage};

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Canon<'a> {
    rules: Rules,
    stage: Stage,
    round: u8,
    starter: Option<Seat>,
    to_play: Option<Seat>,
    pigs: BTreeMap<Pig, i16>,
    track_food: Vec<i16>,
    hands: Vec<Vec<Pig>>,
    played: Vec<Pig>,
    undealt: Vec<Pig>,
    at_risk: &'a [u16],
    banks: Vec<&'a [u16]>,
    pile: i16,
}

impl Gallop {
    /// Where each pig stands, by pig; none before they are first lined up.
    pub(crate) fn pigs(&self) -> BTreeMap<Pig, i16> {
        let runners = self.track.runners().into_iter();
        runners.map(|runner| (runner.pig, runner.at)).collect()
    }

    /// What each seat has banked, round by round.
    pub(crate) fn bank_rounds(&self) -> Vec<&[u16]> {
        let banks = self.banks[..self.seats()].iter();
        banks.map(Banks::rounds).collect()
    }

    /// The start player; nobody before he is drawn.
    pub(crate) fn known_starter(&self) -> Option<Seat> {
        (self.stage != Stage::Starter).then_some(self.starter)
    }
}

impl Serialize for Gallop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Canon {
            rules: self.rules,
            stage: self.stage,
            round: self.round,
            starter: self.known_starter(),
            to_play: self.turn().awaited().lowest(),
            pigs: self.pigs(),
            track_food: self.track.food(),
            hands: self.hands[..self.seats()]
                .iter()
                .map(|hand| hand.list())
                .collect(),
            played: self.played.list(),
            undealt: self.undealt.list(),
            at_risk: &self.at_risk[..self.seats()],
            banks: self.bank_rounds(),
            pile: self.pile,
        }
        .serialize(serializer)
    }
}
