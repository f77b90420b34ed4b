//! What is to be printed, and how.

use giro::CourseName;
use serde::{Deserialize, Serialize};
use specta::Type;
use strum::VariantArray;
use table::Seat;

use super::PrintError;
use crate::Language;

/// A document.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
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
    parse_err_ty = NoSuchWord,
    parse_err_fn = no_such_kind
)]
pub enum Kind {
    /// The betting slip of a seat.
    Slip,
    /// Everybody's betting slips, after the meeting.
    Slips,
    /// A pad of blank betting slips.
    BlankSlips,
    /// The bookie's boards so far.
    Board,
    /// A blank board.
    BlankBoard,
    /// The race card.
    RaceCard,
    /// The results so far.
    Results,
    /// What each race has brought to each seat; rows alone.
    Settlements,
    /// Everybody's money by race; rows alone.
    Money,
    /// Lane cards to cut out.
    LaneCards,
    /// Race event cards to cut out.
    EventCards,
    /// The score sheet.
    ScoreSheet,
    /// A blank score sheet.
    BlankScoreSheet,
}

/// In which form a document comes.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
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
    parse_err_ty = NoSuchWord,
    parse_err_fn = no_such_form
)]
pub enum Form {
    /// Pages.
    #[default]
    Pdf,
    /// Rows for a spreadsheet.
    Csv,
    /// Rows for a program.
    Json,
}

/// How many blank slips are on a page.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    Type,
    strum::Display,
    strum::EnumString,
    VariantArray,
)]
#[strum(parse_err_ty = NoSuchWord, parse_err_fn = no_such_pad)]
#[serde(rename_all = "kebab-case")]
pub enum Pad {
    /// Two.
    #[default]
    #[strum(serialize = "2")]
    Two,
    /// Four.
    #[strum(serialize = "4")]
    Four,
}

/// A word that names none of the things that there are.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no {word}; there are: {known}")]
pub struct NoSuchWord {
    word: String,
    known: String,
}

/// What is to be printed, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The document.
    pub kind: Kind,
    /// In which form.
    pub form: Form,
    /// Whose, where it belongs to a seat.
    pub seat: Option<Seat>,
    /// How many blank slips are on a page.
    pub pad: Pad,
    /// The course of a blank sheet, where the game has several; the usual one for none.
    pub course: Option<CourseName>,
    /// On what paper.
    pub paper: printing::Paper,
    /// In which language.
    pub language: Language,
}

impl Kind {
    /// Every document.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Is it filled in by hand, or cut out, so that it needs no record?
    pub fn is_blank(self) -> bool {
        matches!(
            self,
            Self::BlankSlips
                | Self::BlankBoard
                | Self::BlankScoreSheet
                | Self::LaneCards
                | Self::EventCards
        )
    }

    /// In which forms does it come?
    pub fn forms(self) -> impl Iterator<Item = Form> {
        let forms = Form::VARIANTS.iter().copied();
        forms.filter(move |&form| self.comes_as(form))
    }

    fn comes_as(self, form: Form) -> bool {
        match self {
            Self::Slip | Self::Slips => true,
            Self::Settlements | Self::Money => form != Form::Pdf,
            _ => form == Form::Pdf,
        }
    }
}

impl Order {
    /// Pages of A4 in English.
    pub const fn of(kind: Kind) -> Self {
        Self {
            kind,
            form: Form::Pdf,
            seat: None,
            pad: Pad::Two,
            course: None,
            paper: printing::Paper::A4,
            language: Language::En,
        }
    }

    /// Can there be such an order at all?
    pub(crate) fn check(&self) -> Result<(), PrintError> {
        let Self { kind, form, .. } = *self;
        if !kind.comes_as(form) {
            Err(PrintError::NoSuchForm { kind, form })
        } else if kind == Kind::Slip && self.seat.is_none() {
            Err(PrintError::WhoseSlip)
        } else if kind != Kind::Slip && self.seat.is_some() {
            Err(PrintError::ForEverybody { kind })
        } else {
            Ok(())
        }
    }

    pub(crate) fn stationery(&self) -> printing::Stationery {
        printing::Stationery {
            paper: self.paper,
            language: match self.language {
                Language::En => printing::Language::English,
                Language::Es => printing::Language::Spanish,
                Language::De => printing::Language::German,
            },
        }
    }

    /// The form of rows that is ordered, where rows are.
    pub(super) fn rows(&self) -> Option<printing::Rows> {
        match self.form {
            Form::Pdf => None,
            Form::Csv => Some(printing::Rows::Csv),
            Form::Json => Some(printing::Rows::Json),
        }
    }
}

fn no_such<T: ToString + VariantArray>(what: &str, word: &str) -> NoSuchWord {
    let known: Vec<String> = T::VARIANTS.iter().map(T::to_string).collect();
    NoSuchWord {
        word: format!("{what} \"{word}\""),
        known: known.join(", "),
    }
}

fn no_such_kind(word: &str) -> NoSuchWord {
    no_such::<Kind>("document", word)
}

fn no_such_form(word: &str) -> NoSuchWord {
    no_such::<Form>("form", word)
}

fn no_such_pad(word: &str) -> NoSuchWord {
    no_such::<Pad>("pad of", word)
}
