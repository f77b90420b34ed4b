//! The games by the names that files and people call them by.

use serde::{Deserialize, Serialize};
use specta::Type;
use strum::VariantArray;
use table::case::Posed;

use crate::offered::Offered;

/// A game that is there.
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
    parse_err_ty = NoSuchGame,
    parse_err_fn = NoSuchGame::new
)]
pub enum GameName {
    /// Giro Galoppo.
    Giro,
    /// Galloping Pigs.
    Pigs,
    /// The Really Nasty Horse Racing Game.
    Nasty,
}

impl GameName {
    /// Every game.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Does something with the game of this name.
    pub(crate) fn with<T: Task>(self, task: T) -> T::Done {
        match self {
            Self::Giro => task.with::<giro::Race>(),
            Self::Pigs => task.with::<pigs::Gallop>(),
            Self::Nasty => task.with::<nasty::Meeting>(),
        }
    }
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game called \"{name}\"; there are: {}", known())]
pub struct NoSuchGame {
    /// The name asked for.
    pub name: String,
}

impl NoSuchGame {
    fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
        }
    }
}

fn known() -> String {
    let names: Vec<String> = GameName::ALL.iter().map(GameName::to_string).collect();
    names.join(", ")
}

/// Something to be done with a game of which only the name is known yet.
pub(crate) trait Task {
    /// What comes of it.
    type Done;

    /// Does it.
    fn with<G: Offered + Posed>(self) -> Self::Done;
}
