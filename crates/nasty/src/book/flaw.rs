//! Why a file cannot be a book, and on which line.

use std::ops::Range;

use serde::Serialize;
use specta::Type;

use super::{DECK, MOST_ODDS, MOST_OF_A_CARD, MOST_PRIZE};
use crate::course::MOST_GROWTH;
use crate::{Fence, Section};

/// The longest straight, and the longest bend.
pub(super) const LONGEST: u8 = 40;
/// The last square of the longest race.
pub(super) const LAST: u8 = 120;

/// Why a text cannot be a book, and where it says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[error("line {line}: {flaw}")]
pub struct Unprintable {
    /// The line, counted from 1.
    pub line: u32,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What is wrong with a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "flaw", rename_all = "kebab-case")]
pub enum Flaw {
    /// It has not the form of a book.
    #[error("this has not the form of a book: {message}")]
    Form {
        /// What the reader says, in English.
        message: String,
    },
    /// A list is too short or too long.
    #[error("{wanted} figures belong here, not {found}")]
    Figures {
        /// How many belong there.
        wanted: u32,
        /// How many there are.
        found: u32,
    },
    /// A straight or a bend has no squares or too many (N-7).
    #[error("a straight and a bend have 1 to {LONGEST} squares")]
    Length,
    /// A bend fits badly round the one inside it (N-7).
    #[error("a bend is as long as the one inside it, or up to {MOST_GROWTH} squares longer")]
    Growth,
    /// The course is too long (N-7).
    #[error("the race in lane 6 has {squares} squares after the start; {LAST} are the most")]
    TooLong {
        /// The last square of lane 6.
        squares: u32,
    },
    /// The start or the post is off the home straight (N-8).
    #[error("the home straight has the rows H1 to H{rows}")]
    OffHome {
        /// The rows that it has.
        rows: u8,
    },
    /// A fence or a section is off the course (N-9, N-10).
    #[error(
        "there are no such rows: they go from 1 to {rows} on this straight, the first one first"
    )]
    OffCourse {
        /// The rows of the straight.
        rows: u8,
    },
    /// A fence stands where the race starts (N-9).
    #[error("no fence can stand on the starting row H{start}")]
    AcrossStart {
        /// The starting row.
        start: u8,
    },
    /// The post stands in the middle of a fence (N-9).
    #[error("a fence cannot stand on both sides of the post, which is behind row H{post}")]
    AcrossPost {
        /// The last row before the post.
        post: u8,
    },
    /// No horse comes by there (N-9).
    #[error("no horse comes by there: the race starts on row H{start} and ends behind H{post}")]
    NeverRun {
        /// The starting row.
        start: u8,
        /// The last row before the post.
        post: u8,
    },
    /// Two fences stand on the same row (N-9).
    #[error("the fence {other} stands there too")]
    FenceThere {
        /// The other one.
        other: Fence,
    },
    /// Two sections work on the same row (N-10).
    #[error("the section {other} works there too")]
    SectionThere {
        /// The other one.
        other: Section,
    },
    /// A section lies where it does not work (N-10).
    #[error(
        "it would never work there: the Early Pace belongs on the first straight, Finish Well on the finishing straight, and Quicken Up where the horses run"
    )]
    NeverWorks,
    /// Odds are none or too high (N-6).
    #[error("odds go from 1 to {MOST_ODDS}")]
    Odds,
    /// A prize is none or too high (N-5).
    #[error("a prize is from 1 to {MOST_PRIZE} pounds")]
    Prize,
    /// A prize is no lower than the one before (N-5).
    #[error("each prize is lower than the one before")]
    PrizesRise,
    /// A deck has too many of a card (N-4).
    #[error("a deck has at most {MOST_OF_A_CARD} of one card")]
    Cards,
    /// A deck is too small or too large (N-4).
    #[error("a deck has {DECK} cards, not {found}")]
    Deck {
        /// How many cards it has.
        found: u32,
    },
    /// The deck does not go round (N-3).
    #[error("{players} players are dealt at least one card each and {DECK} at most together")]
    Hand {
        /// How many players.
        players: u8,
    },
}

/// A flaw and the part of the text in which it is.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) span: Range<usize>,
    pub(super) flaw: Flaw,
}

impl Fault {
    /// Tells the line instead of the place.
    pub(super) fn in_text(self, text: &str) -> Unprintable {
        let before = text.as_bytes().iter().take(self.span.start);
        let ends = before.filter(|&&byte| byte == b'\n').count();
        Unprintable {
            line: u32::try_from(ends + 1).unwrap_or(u32::MAX),
            flaw: self.flaw,
        }
    }
}
