//! How a table is set up: options, and what is fixed by hand.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::Seat;

use crate::{Edition, EditionName};

/// The most players (P-2).
pub(crate) const MOST_SEATS: usize = 5;

/// The options of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[serde(rename = "PigsRules")]
pub struct Rules {
    /// The printing that is played (P-3).
    pub edition: EditionName,
    /// How many rounds there are (P-13).
    pub rounds: Rounds,
    /// Who wins where scores are equal (P-16).
    pub draws: Draws,
    /// Whether food is put on the track (P-17).
    pub track_food: bool,
    /// Whether a failed last card keeps the food (P-21).
    pub gentle: bool,
}

/// How many rounds there are (P-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// As many as the edition says.
    #[default]
    Book,
    /// As many as let each player start equally often.
    Fair,
}

/// Who wins where scores are equal (P-16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Draws {
    /// All of them together.
    #[default]
    Shared,
    /// Who banked in more rounds, then who has the greatest single bank.
    RoundsThenBest,
}

/// What the table fixed by hand and so is not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(default)]
#[serde(rename = "PigsFixed")]
pub struct Fixed {
    /// The first start player (P-5).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[specta(optional)]
    pub starter: Option<Seat>,
}

/// Why there cannot be such a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize, Type)]
#[serde(tag = "unfit", rename_all = "kebab-case")]
pub enum Unfit {
    /// Too few or too many players (P-2).
    #[error("two to five play (P-2), not {seats}")]
    Seats {
        /// How many were to sit down.
        seats: u8,
    },
    /// Nobody sits where the first start player was to sit (P-5).
    #[error("nobody sits in seat {}, which was to start (P-5)", u8::from(*.starter))]
    Starter {
        /// The seat.
        starter: Seat,
    },
}

impl Rules {
    /// How many rounds are played by so many (P-3, P-13).
    pub(crate) fn rounds(&self, edition: &Edition, seats: u8) -> u8 {
        match (self.rounds, seats) {
            (Rounds::Book, _) => edition.rounds,
            (Rounds::Fair, 2) => 4,
            (Rounds::Fair, seats) => seats,
        }
    }
}
