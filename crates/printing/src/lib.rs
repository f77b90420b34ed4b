//! What is on the table, on paper.
//!
//! Here live the documents that people print ([`nasty`], [`giro`], [`pigs`]): how they are laid out,
//! what they say in each [`Language`], and how the same things are written down for a spreadsheet.
//! Each is made from the view of an eye and shows what that eye may see, the names of the
//! [`Player`]s, and nothing else. The same input gives the same bytes.
//!
//! What does not live here: the state of any game. `clippy.toml` beside this crate's `Cargo.toml`
//! forbids to name it, so a document cannot show what its eye may not see. Nor do records, files
//! and printers live here.

mod form;
mod rows;
mod sheet;
mod silks;
mod words;

pub mod giro;
pub mod nasty;
pub mod pigs;

pub use rows::Rows;
pub use sheet::Paper;
pub use silks::Silks;
pub use words::Language;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name, as people wrote it; empty where it is left free.
    pub name: String,
    /// The silks.
    pub silks: Silks,
}

/// On what paper, and in which language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stationery {
    /// The size of the paper.
    pub paper: Paper,
    /// The language.
    pub language: Language,
}
