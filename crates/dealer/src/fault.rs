//! What can be wrong with a record.

use table::{Digest, Rule, Seat};

use crate::FORM;

/// Where and why a record does not hold.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct Broken {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a line of a record.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is no line of a record.
    #[error("this is not a line of a record: {0}")]
    Line(String),
    /// The file is empty.
    #[error("the file is empty; a record begins with the table")]
    Empty,
    /// The first line is not that of a table.
    #[error("this is not the first line of a record of {game}: {why}")]
    Header {
        /// The game that was to be read.
        game: &'static str,
        /// What is amiss.
        why: String,
    },
    /// A form that this program does not know.
    #[error("the record has form {found}; this program reads form {FORM}")]
    Form {
        /// The form found.
        found: u64,
    },
    /// The record was played by other printed figures.
    #[error("the record was played by another book ({found}; ours is {ours})")]
    Book {
        /// The fingerprint found.
        found: Digest,
        /// Our book's fingerprint.
        ours: Digest,
    },
    /// A table of this kind cannot be opened.
    #[error("there cannot be such a table: {0}")]
    Unfit(String),
    /// A line is missing, doubled or out of order.
    #[error("line number {expected} was expected, {found} was found")]
    Number {
        /// The number expected.
        expected: u32,
        /// The number found.
        found: u32,
    },
    /// A move is not lawful.
    #[error("seat {} could not do that ({rule})", u8::from(*seat))]
    Unlawful {
        /// Who moved.
        seat: Seat,
        /// The rule that refuses.
        rule: Rule,
    },
    /// A draw does not belong here.
    #[error("nothing like this could be drawn here")]
    NoDraw,
    /// Nothing could be taken back here.
    #[error("lines from {undo} on could not be taken back here")]
    NoUndo {
        /// The first line that was to be taken back.
        undo: u32,
    },
    /// The table, or the state after the line, is another than the record says.
    #[error("the digest here is {found}, the record says {claimed}")]
    Digest {
        /// The digest that comes out.
        found: Digest,
        /// The digest that the record claims.
        claimed: Digest,
    },
    /// Nobody's time was over.
    #[error("the time of seat {} could not be over here", u8::from(*seat))]
    NotLate {
        /// Who is said to have been late.
        seat: Seat,
    },
    /// The seed is not the one promised.
    #[error("the revealed seed is not the one that the first line promised")]
    Seed,
    /// The seed is not there, so nobody can go on with the table.
    #[error("the record does not hold the seed, so the table cannot go on")]
    NoSeed,
    /// A draw is not what the seed gives.
    #[error("the revealed seed gives another draw than this one")]
    Draw,
    /// The end comes before the game's end.
    #[error("the record ends the game where it is not over")]
    NotOver,
    /// The result is not what was played.
    #[error("the result is not what was played")]
    Result,
    /// Something follows the end.
    #[error("the game was over before this line")]
    AfterTheEnd,
    /// The record stops before the end.
    #[error("the record stops here, before the game is over")]
    CutOff,
}
