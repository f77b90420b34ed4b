//! The games that are there, each under its name, as the page sees them.

use serde::{Deserialize, Serialize};
use specta::Type;

use crate::GameName;

/// How a game is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameSetup {
    /// Giro Galoppo.
    Giro {
        /// The options.
        rules: giro::Rules,
        /// What is fixed by hand.
        fixed: giro::Fixed,
    },
    /// Galloping Pigs.
    Pigs {
        /// The options.
        rules: pigs::Rules,
        /// What is fixed by hand.
        fixed: pigs::Fixed,
    },
    /// The Really Nasty Horse Racing Game.
    Nasty {
        /// The options.
        rules: nasty::Rules,
        /// What is fixed by hand.
        fixed: nasty::Fixed,
        /// The file of somebody's own figures; none are the printed ones.
        book: Option<String>,
    },
}

impl GameSetup {
    /// Which game it is.
    pub fn name(&self) -> GameName {
        match self {
            Self::Giro { .. } => GameName::Giro,
            Self::Pigs { .. } => GameName::Pigs,
            Self::Nasty { .. } => GameName::Nasty,
        }
    }
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", content = "move", rename_all = "kebab-case")]
pub enum GameMove {
    /// In Giro Galoppo.
    Giro(giro::Move),
    /// In Galloping Pigs.
    Pigs(pigs::Move),
    /// In the Really Nasty Horse Racing Game.
    Nasty(nasty::Move),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", content = "event", rename_all = "kebab-case")]
pub enum GameEvent {
    /// In Giro Galoppo.
    Giro(giro::Event),
    /// In Galloping Pigs.
    Pigs(pigs::Event),
    /// In the Really Nasty Horse Racing Game.
    Nasty(nasty::Event),
}

/// What eyes may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", content = "view", rename_all = "kebab-case")]
pub enum GameView {
    /// Of Giro Galoppo.
    Giro(giro::View),
    /// Of Galloping Pigs.
    Pigs(pigs::View),
    /// Of the Really Nasty Horse Racing Game.
    Nasty(Box<nasty::View>),
}

/// What a seat may do now, and what would come of it.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "game", content = "outlook", rename_all = "kebab-case")]
pub enum GameOutlook {
    /// In Giro Galoppo.
    Giro(giro::Outlook),
    /// In Galloping Pigs.
    Pigs(pigs::Outlook),
    /// In the Really Nasty Horse Racing Game.
    Nasty(nasty::Outlook),
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", content = "refusal", rename_all = "kebab-case")]
pub enum GameRefusal {
    /// In Giro Galoppo.
    Giro(giro::Refusal),
    /// In Galloping Pigs.
    Pigs(pigs::Refusal),
    /// In the Really Nasty Horse Racing Game.
    Nasty(nasty::Refusal),
}
