//! The form in which a race is fingerprinted.
//!
//! Records carry digests of it and have to hold for ever, so it follows the words of the rule book,
//! not the way in which a race is kept in memory. `docs/record.md` describes it to strangers.

use serde::{Serialize, Serializer};
use table::Seat;

use crate::{Race, Rules, Stage, book};

#[derive(Serialize)]
struct Canon<'a> {
    rules: Rules,
    stage: Stage,
    round: u8,
    seniority: Vec<Seat>,
    obstacles: Vec<u8>,
    horses: &'a [u8],
    hands: Vec<Vec<u8>>,
    picks: Vec<Option<u8>>,
}

impl Serialize for Race {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = || Seat::first(self.seats());
        Canon {
            rules: self.rules,
            stage: self.stage,
            round: self.round,
            seniority: match self.stage {
                Stage::Seniority => Vec::new(),
                _ => self.seniority(),
            },
            obstacles: book::spaces(self.placed).collect(),
            horses: self.field.positions(),
            hands: seats()
                .map(|seat| self.hands.of(seat).cards().collect())
                .collect(),
            picks: seats().map(|seat| self.picks.of(seat).lowest()).collect(),
        }
        .serialize(serializer)
    }
}
