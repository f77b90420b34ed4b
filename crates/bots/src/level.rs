//! How well a bot plays, and for how long it may think.

use serde::{Deserialize, Serialize};
use specta::Type;
use strum::VariantArray;

/// How a bot thinks.
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
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(
    serialize_all = "kebab-case",
    parse_err_ty = NoSuchLevel,
    parse_err_fn = NoSuchLevel::new
)]
pub enum Level {
    /// Not at all: any lawful move, each equally likely.
    Random,
    /// To the end of the round, and with care: for a free landing at Giro Galoppo, for a last card
    /// that takes the lead at Galloping Pigs. At the Really Nasty game to the end of the race, for
    /// the horse on which the money is.
    Steady,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot called \"{name}\"; there are: {}", known())]
pub struct NoSuchLevel {
    /// The name.
    pub name: String,
}

impl NoSuchLevel {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
        }
    }
}

fn known() -> String {
    let names: Vec<String> = Level::ALL.iter().map(Level::to_string).collect();
    names.join(", ")
}

/// How long a bot may think about one move: counted, not timed, so that a choice can be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Budget {
    /// The number of guesses at hidden things, or at what is to come, that each choice is tried
    /// against.
    pub iterations: u32,
}

impl Default for Budget {
    /// Enough for a choice that more thinking seldom betters.
    fn default() -> Self {
        Self { iterations: 216 }
    }
}
