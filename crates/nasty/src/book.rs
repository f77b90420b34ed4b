//! The printed figures: course, odds, prizes and cards, read once and checked.
//!
//! Whoever owns the box may bring a file with his own; `docs/book.md` tells its form.

mod check;
mod flaw;
mod form;

use std::fmt;
use std::sync::{Arc, LazyLock};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use specta::Type;
use table::{Digest, Seat};

pub use self::flaw::{Flaw, Unprintable};
use crate::{Card, Course, DeckName, Grade, Lane, Plan, RaceName};

/// The race event cards of a deck (N-4).
pub(crate) const DECK: u8 = 24;
/// The most of one card, so that a count fits half a byte.
pub(crate) const MOST_OF_A_CARD: u8 = 15;
/// The fewest players (N-1).
pub(crate) const FEWEST_SEATS: usize = 2;
/// The highest odds. With them and with the highest prizes a purse stays below 2^53 pounds (N-2).
const MOST_ODDS: u16 = 66;
/// The highest prize.
const MOST_PRIZE: u32 = 1_000_000;

/// The figures of a box. A copy is as good as free. Written as its [`Figures`].
#[derive(Clone, Serialize, Type)]
#[serde(transparent)]
pub struct Book {
    figures: Arc<Figures>,
    #[serde(skip)]
    course: Arc<Course>,
    #[serde(skip)]
    hash: Digest,
}

impl fmt::Debug for Book {
    /// Every state has one, and all its figures would hide the rest.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book({})", self.hash)
    }
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash
    }
}

impl<'de> Deserialize<'de> for Book {
    /// What others send is only taken where it is what we have printed ourselves.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        static PRINTED: LazyLock<Value> =
            LazyLock::new(|| serde_json::to_value(Book::printed()).expect("figures serialise"));
        if Value::deserialize(deserializer)? != *PRINTED {
            return Err(D::Error::custom("these are not the printed figures"));
        }
        Ok(Self::printed().clone())
    }
}

/// What a book says.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Figures {
    /// The course (N-7 to N-10).
    course: Plan,
    /// The odds by grade and lane (N-6).
    odds: [[u16; Lane::COUNT]; Grade::COUNT],
    /// The prizes by race (N-5).
    prizes: [[u32; 3]; 6],
    /// The cards that each of two, three and more players is dealt (N-3).
    hands: [u8; Seat::MOST - 1],
    /// How many of each card a deck has, by deck (N-4, N-39).
    decks: [[u8; Card::ALL.len()]; 2],
}

impl Book {
    /// The book that comes with the program.
    pub fn printed() -> &'static Self {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::read(include_str!("../book/nasty.toml"))
                .expect("the printed book is checked by a test")
        });
        &BOOK
    }

    /// Reads a book from TOML.
    pub fn read(text: &str) -> Result<Self, Unprintable> {
        let figures = form::read(text)
            .and_then(form::Printed::check)
            .map_err(|fault| fault.in_text(text))?;
        Ok(Self {
            hash: Digest::of(&figures),
            course: Arc::new(Course::lay(figures.course.clone())),
            figures: Arc::new(figures),
        })
    }

    /// The course (N-7).
    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// The odds, x to 1, on a horse of this grade in this lane (N-6).
    #[inline]
    pub fn odds(&self, grade: Grade, lane: Lane) -> u16 {
        self.figures.odds[grade.index()][lane.index()]
    }

    /// The prizes of a race in pounds, for the first, the second and the third (N-5).
    #[inline]
    pub fn prizes(&self, race: RaceName) -> [u32; 3] {
        self.figures.prizes[race.index()]
    }

    /// How many cards each of so many players is dealt (N-3); a table seats two to six.
    pub fn hand(&self, seats: usize) -> u8 {
        self.figures.hands[seats - FEWEST_SEATS]
    }

    /// How many of each card a deck has, by [`Card::index`] (N-4, N-39).
    pub fn deck(&self, name: DeckName) -> [u8; Card::ALL.len()] {
        self.figures.decks[name as usize]
    }

    /// The fingerprint of the figures, for records.
    pub fn hash(&self) -> Digest {
        self.hash
    }
}
