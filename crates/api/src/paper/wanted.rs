//! Which documents there are of what, and one of them as the page asks for it.

use giro::CourseName;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::Seat;

use crate::print::{Form, Kind, Order, Pad, PrintError};
use crate::{GameName, Language, StoreError, TableId, Unknown};

/// What documents are made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum Source {
    /// A table that is on, or has just ended.
    Table {
        /// Which.
        table: TableId,
    },
    /// A finished table.
    Past {
        /// The name of its record.
        file: String,
    },
    /// A meeting of the boxed game of which this user keeps the book.
    Meeting {
        /// Its name.
        meeting: String,
    },
    /// Nothing: what is filled in by hand, or cut out.
    Blank {
        /// The game.
        game: GameName,
        /// The course, in a game of several.
        course: Option<CourseName>,
    },
}

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum PaperSize {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// US Letter.
    Letter,
}

impl From<PaperSize> for printing::Paper {
    fn from(size: PaperSize) -> Self {
        match size {
            PaperSize::A4 => Self::A4,
            PaperSize::Letter => Self::Letter,
        }
    }
}

/// A document as the page asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Wanted {
    /// Of what.
    pub source: Source,
    /// The document.
    pub kind: Kind,
    /// In which form.
    pub form: Form,
    /// Whose, where it belongs to a seat.
    pub seat: Option<Seat>,
    /// How many blank slips are on a page.
    pub pad: Pad,
    /// On what paper.
    pub paper: PaperSize,
    /// In which language.
    pub language: Language,
}

impl Wanted {
    /// The order for it.
    pub(super) fn order(&self) -> Order {
        Order {
            kind: self.kind,
            form: self.form,
            seat: self.seat,
            pad: self.pad,
            course: match self.source {
                Source::Blank { course, .. } => course,
                _ => None,
            },
            paper: self.paper.into(),
            language: self.language,
        }
    }
}

/// A document that can be had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Document {
    /// The document.
    pub kind: Kind,
    /// The forms in which it comes.
    pub forms: Vec<Form>,
    /// The seats whose it can be, where it belongs to one.
    pub seats: Vec<Seat>,
}

/// Why there is no document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum PaperError {
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
    /// There is no such record (any more).
    #[error("there is no record {file}")]
    NoSuchRecord {
        /// The record asked for.
        file: String,
    },
    /// There is no such meeting (any more).
    #[error("there is no meeting {meeting}")]
    NoSuchMeeting {
        /// The meeting asked for.
        meeting: String,
    },
    /// While the game is on, a slip is for those who play at this machine.
    #[error("seat {} is not played here", u8::from(*seat))]
    NotYours {
        /// The seat.
        seat: Seat,
    },
    /// It cannot be printed.
    #[error("{cause}")]
    NotPrinted {
        /// Why not.
        cause: PrintError,
    },
    /// It cannot be written.
    #[error("{cause}")]
    NotKept {
        /// Why not.
        cause: StoreError,
    },
    /// No other program shows it.
    #[error("no program shows it: {cause}")]
    NotShown {
        /// What the system says.
        cause: String,
    },
    /// There is no printer, or it does not take it.
    #[error("it is not printed: {cause}")]
    PrinterSaysNo {
        /// What the system says.
        cause: String,
    },
}

impl From<PrintError> for PaperError {
    fn from(cause: PrintError) -> Self {
        Self::NotPrinted { cause }
    }
}

impl From<StoreError> for PaperError {
    fn from(cause: StoreError) -> Self {
        Self::NotKept { cause }
    }
}

impl From<Unknown> for PaperError {
    fn from(unknown: Unknown) -> Self {
        match unknown {
            Unknown::NoSuchTable { table } => Self::NoSuchTable { table },
            Unknown::OpenElsewhere { table } => Self::OpenElsewhere { table },
        }
    }
}
