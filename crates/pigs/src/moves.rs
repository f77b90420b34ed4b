//! What seats and chance may do, and why not.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Refuses, Rule, Seat};

use crate::{LineUp, Pig};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "PigsMove")]
pub enum Move {
    /// Line the pigs up in this order, front to back (P-5).
    LineUp(LineUp),
    /// Put the drawn food card at this distance from the start line (P-17).
    Food(i16),
    /// Play a racing card of this pig's colour (P-8).
    Play(Pig),
}

/// What chance has drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The first start player (P-5).
    Starter(Seat),
    /// The deal of a round: the hand of each seat (P-7).
    Hands(Vec<Vec<Pig>>),
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[serde(rename = "PigsRefusal")]
pub enum Refusal {
    /// It is not for this seat to line the pigs up now (P-5).
    #[error("it is not for this seat to line the pigs up now")]
    NotYourLineUp,
    /// The line-up does not name each pig once (P-5).
    #[error("a line-up names each of the five pigs once")]
    NotFivePigs,
    /// It is not for this seat to put food on the track now (P-17).
    #[error("it is not for this seat to put food on the track now")]
    NotYourFood,
    /// The track has no such space (P-18).
    #[error("the track has no space {at}")]
    OffTrack {
        /// The distance.
        at: i16,
    },
    /// It is one of the first spaces after the start line (P-18).
    #[error("space {at} is too near to the start line")]
    NearStart {
        /// The distance.
        at: i16,
    },
    /// A pig stands there (P-18).
    #[error("a pig stands on space {at}")]
    PigThere {
        /// The distance.
        at: i16,
    },
    /// Food lies there already (P-18).
    #[error("food lies on space {at} already")]
    FoodThere {
        /// The distance.
        at: i16,
    },
    /// It is not for this seat to play a card now (P-8).
    #[error("it is not for this seat to play a card now")]
    NotYourTurn,
    /// The card is not in hand (P-8).
    #[error("no card of the {card:?} pig is in hand")]
    NotHeld {
        /// The card.
        card: Pig,
    },
}

impl Refuses for Refusal {
    fn rule(&self) -> Rule {
        Rule::new(
            'P',
            match self {
                Self::NotYourLineUp | Self::NotFivePigs => 5,
                Self::NotYourFood => 17,
                Self::OffTrack { .. }
                | Self::NearStart { .. }
                | Self::PigThere { .. }
                | Self::FoodThere { .. } => 18,
                Self::NotYourTurn | Self::NotHeld { .. } => 8,
            },
        )
    }
}
