//! Why a command was not carried out, for the page to put into words.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Rule, Seat};

use crate::verify::Flaw;
use crate::{GameRefusal, SetupError, StoreError, TableId};

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
    /// Another Race Night on this machine has it open.
    #[error("table {table} is open in another Race Night")]
    OpenElsewhere {
        /// The table asked for.
        table: TableId,
    },
}

/// Why an act, an undo or a look was turned away. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ActError {
    /// There is no such table (any more).
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
    /// Another Race Night on this machine has it open.
    #[error("table {table} is open in another Race Night")]
    OpenElsewhere {
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
    /// Others may still put something in before this.
    #[error("others have {left} ms left")]
    TooEarly {
        /// The milliseconds that they have left.
        left: u32,
    },
    /// A rule refuses it.
    #[error("refused by {rule}")]
    Refused {
        /// The rule.
        rule: Rule,
        /// The reason.
        refusal: GameRefusal,
    },
    /// It could not be kept on disk, so it has not happened.
    #[error("not kept: {cause}")]
    NotKept {
        /// Why not.
        cause: StoreError,
    },
    /// There is nothing of this seat's to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// Nothing is taken back where somebody plays at another machine.
    #[error("nothing is taken back at a table with players elsewhere")]
    NoUndoElsewhere,
    /// The table is at another machine, and its host has not answered. What was done may still count: then the table
    /// tells of it.
    #[error("the host has not answered")]
    HostAway,
}

impl From<StoreError> for ActError {
    fn from(cause: StoreError) -> Self {
        Self::NotKept { cause }
    }
}

impl From<Unknown> for ActError {
    fn from(unknown: Unknown) -> Self {
        match unknown {
            Unknown::NoSuchTable { table } => Self::NoSuchTable { table },
            Unknown::OpenElsewhere { table } => Self::OpenElsewhere { table },
        }
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
    /// Another Race Night on this machine has it open.
    #[error("table {table} is open in another Race Night")]
    OpenElsewhere {
        /// The table asked for.
        table: TableId,
    },
    /// Its record could not be begun on disk.
    #[error("not kept: {cause}")]
    NotKept {
        /// Why not.
        cause: StoreError,
    },
    /// The old table could not be put away.
    #[error("the old table is still there: {cause}")]
    NotThrownAway {
        /// Why not.
        cause: StoreError,
    },
    /// The system gave no randomness for the seed.
    #[error("the system has no randomness to give")]
    NoChance,
}

/// Why nothing was done with the record of a finished table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum RecordError {
    /// There is no such record (any more).
    #[error("there is no record {file}")]
    NoSuchRecord {
        /// The record asked for.
        file: String,
    },
    /// The record is there already.
    #[error("it is there already: {file}")]
    ThereAlready {
        /// Its name.
        file: String,
    },
    /// Its table is not over: it can be gone on with here ([`crate::App::take_over`]).
    #[error("its table is not over: it can be gone on with")]
    NotOver,
    /// What was to be put out is no picture.
    #[error("that is no picture")]
    NoPicture,
    /// The record does not hold.
    #[error("line {line}: {why}")]
    Flawed {
        /// The line of the file, from 1.
        line: u32,
        /// What is wrong with it.
        why: String,
    },
    /// The disk says no.
    #[error("{cause}")]
    Disk {
        /// What it says.
        cause: StoreError,
    },
}

impl From<Flaw> for RecordError {
    fn from(flaw: Flaw) -> Self {
        Self::Flawed {
            line: u32::try_from(flaw.line).unwrap_or(u32::MAX),
            why: flaw.why,
        }
    }
}

impl From<StoreError> for RecordError {
    fn from(cause: StoreError) -> Self {
        Self::Disk { cause }
    }
}

/// Why a player was not forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum ForgetError {
    /// He sits at tables that are still there: they are to be closed first.
    #[error("still at tables {tables:?}")]
    StillPlaying {
        /// The tables.
        tables: Vec<TableId>,
    },
    /// The disk says no. Some records may be without the name already.
    #[error("{cause}")]
    Disk {
        /// What it says.
        cause: StoreError,
    },
}

impl From<StoreError> for ForgetError {
    fn from(cause: StoreError) -> Self {
        Self::Disk { cause }
    }
}

/// Why a table was not closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum CloseError {
    /// There is no such table (any more).
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
    /// Another Race Night on this machine has it open.
    #[error("table {table} is open in another Race Night")]
    OpenElsewhere {
        /// The table asked for.
        table: TableId,
    },
    /// Its record could not be thrown away.
    #[error("not thrown away: {cause}")]
    NotThrownAway {
        /// Why not.
        cause: StoreError,
    },
}

impl From<Unknown> for CloseError {
    fn from(unknown: Unknown) -> Self {
        match unknown {
            Unknown::NoSuchTable { table } => Self::NoSuchTable { table },
            Unknown::OpenElsewhere { table } => Self::OpenElsewhere { table },
        }
    }
}

impl From<CloseError> for OpenError {
    fn from(error: CloseError) -> Self {
        match error {
            CloseError::NoSuchTable { table } => Self::NoSuchTable { table },
            CloseError::OpenElsewhere { table } => Self::OpenElsewhere { table },
            CloseError::NotThrownAway { cause } => Self::NotThrownAway { cause },
        }
    }
}

impl From<Unknown> for OpenError {
    fn from(unknown: Unknown) -> Self {
        CloseError::from(unknown).into()
    }
}
