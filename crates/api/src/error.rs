//! Why a command was not carried out, for the page to put into words.

use serde::Serialize;
use specta::Type;
use table::{Rule, Seat};

use crate::{GameRefusal, SetupError, TableId};

/// What was asked of a table that is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum Unknown {
    /// There is no such table (any more).
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
}

/// Why an act, an undo or a look was turned away. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ActError {
    /// There is no such table (any more).
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
    /// Nobody at this machine plays the seat.
    #[error("seat {} is not played here", u8::from(*seat))]
    NotYours {
        /// The seat.
        seat: Seat,
    },
    /// The move is of another game than the table's.
    #[error("this move belongs to another game")]
    OtherGame,
    /// It answers a moment that has passed.
    #[error("moment {moment} is on")]
    Stale {
        /// The moment that is on.
        moment: u32,
    },
    /// A rule refuses it.
    #[error("refused by {rule}")]
    Refused {
        /// The rule.
        rule: Rule,
        /// The reason.
        refusal: GameRefusal,
    },
    /// There is nothing of this seat's to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing is taken back where somebody plays at another machine.
    #[error("nothing is taken back at a table with players elsewhere")]
    NoUndoElsewhere,
}

impl From<Unknown> for ActError {
    fn from(Unknown::NoSuchTable { table }: Unknown) -> Self {
        Self::NoSuchTable { table }
    }
}

/// Why a table was not opened.
#[derive(Clone, Debug, PartialEq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum OpenError {
    /// The set-up does not do.
    #[error("the set-up does not do: {wrong:?}")]
    Setup {
        /// All that is amiss.
        wrong: Vec<SetupError>,
    },
    /// There is no table whose set-up could be used again.
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
    /// The system gave no randomness for the seed.
    #[error("the system has no randomness to give")]
    NoChance,
}

impl From<Unknown> for OpenError {
    fn from(Unknown::NoSuchTable { table }: Unknown) -> Self {
        Self::NoSuchTable { table }
    }
}
