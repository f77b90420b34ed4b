//! What players wear.

use serde::{Deserialize, Serialize};
use specta::Type;

/// A jockey's silks: a colour and a pattern, so that nobody needs to see colour to play.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    Type,
    strum::Display,
    strum::EnumString,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Silks {
    /// Plain.
    Red,
    /// Hoops.
    Blue,
    /// Diamonds.
    Yellow,
    /// A sash.
    Green,
    /// Quarters.
    Black,
    /// Spots.
    White,
}

impl Silks {
    /// All there are.
    pub const ALL: &'static [Self] = &[
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
        Self::Black,
        Self::White,
    ];
}
