//! What seats and chance may do, and why not.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Refuses, Rule, Seat};

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "GiroMove")]
pub enum Move {
    /// Put the next obstacle on this space (G-6).
    Place(u8),
    /// Pick this racing card, or change the pick to it (G-11).
    Pick(u8),
}

/// What chance has drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The seats from oldest to youngest (G-5).
    Seniority(Vec<Seat>),
    /// The spaces of the five obstacles (G-10).
    Obstacles(Vec<u8>),
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[serde(rename = "GiroRefusal")]
pub enum Refusal {
    /// It is not this seat's turn to place (G-6).
    #[error("it is not this seat's turn to place an obstacle")]
    NotYourObstacle,
    /// The space is not brown sand (G-7).
    #[error("space {space} is not brown sand")]
    NotSand {
        /// The space.
        space: u8,
    },
    /// An obstacle stands there already (G-7).
    #[error("an obstacle stands on {space} already")]
    Taken {
        /// The space.
        space: u8,
    },
    /// There is no free space between it and another obstacle (G-8).
    #[error("{space} is right beside the obstacle on {neighbour}")]
    TooClose {
        /// The space.
        space: u8,
        /// The obstacle beside it.
        neighbour: u8,
    },
    /// The last stretch could no longer get its two (G-9).
    #[error("two obstacles must still fit into the last stretch")]
    LastStretch {
        /// The space.
        space: u8,
    },
    /// No pick is awaited from this seat (G-11).
    #[error("no card is to be picked now")]
    NoPickNow,
    /// The card is not in hand (G-11).
    #[error("card {card} is not in hand")]
    NotHeld {
        /// The card.
        card: u8,
    },
}

impl Refuses for Refusal {
    fn rule(&self) -> Rule {
        Rule::new(
            'G',
            match self {
                Self::NotYourObstacle => 6,
                Self::NotSand { .. } | Self::Taken { .. } => 7,
                Self::TooClose { .. } => 8,
                Self::LastStretch { .. } => 9,
                Self::NoPickNow | Self::NotHeld { .. } => 11,
            },
        )
    }
}
