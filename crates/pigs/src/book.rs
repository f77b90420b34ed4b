//! The printed editions, read once and checked.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use specta::Type;
use table::Digest;

use crate::banks::MOST_ROUNDS;
use crate::cards::MOST_OF_EACH;
use crate::setup::MOST_SEATS;

/// The first spaces after the start line, where no food may be put (P-18).
pub(crate) const KEPT_FREE: i16 = 4;
/// The shortest track: the kept spaces, five with food, five with pigs.
const SHORTEST: u8 = 14;
/// The longest track whose spaces fit the bits of a word.
const LONGEST: u8 = 32;

/// The name of a printed edition (P-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum EditionName {
    /// A track of 22 cards, three rounds.
    #[default]
    Cards,
    /// A later printing: 27 tiles, one round.
    Tiles,
}

/// What a printing has in its box (P-1, P-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Edition {
    /// Its name.
    pub name: EditionName,
    /// The spaces of the oval.
    pub spaces: u8,
    /// The racing cards of each pig's colour.
    pub of_each: u8,
    /// The racing cards that each player is dealt.
    pub hand: u8,
    /// The food cards.
    pub pile: u8,
    /// The rounds of a game.
    pub rounds: u8,
}

/// All editions.
#[derive(Clone, Debug)]
pub struct Book {
    editions: Vec<Edition>,
    hash: Digest,
}

/// Why a text cannot be the book of editions.
#[derive(Debug, thiserror::Error)]
pub enum Unprintable {
    /// It is not such a file at all.
    #[error("this is not a file of editions: {0}")]
    Form(#[from] toml::de::Error),
    /// An edition is missing or there twice.
    #[error("the book needs the edition {0:?} exactly once")]
    Edition(EditionName),
    /// The track is too long or too short.
    #[error("{0:?}: a track has {SHORTEST} to {LONGEST} spaces")]
    Spaces(EditionName),
    /// The cards do not go round five players, or are too many.
    #[error(
        "{0:?}: there are 1 to {MOST_OF_EACH} cards of each colour, and they make {MOST_SEATS} hands"
    )]
    Cards(EditionName),
    /// There are too many rounds, or none.
    #[error("{0:?}: a game has 1 to {MOST_ROUNDS} rounds")]
    Rounds(EditionName),
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    edition: Vec<Edition>,
}

impl Book {
    /// The book that comes with the program.
    pub fn printed() -> &'static Self {
        static BOOK: LazyLock<Book> = LazyLock::new(|| {
            Book::read(include_str!("../book/editions.toml"))
                .expect("the printed book is checked by a test")
        });
        &BOOK
    }

    /// Reads a book from TOML.
    pub fn read(text: &str) -> Result<Self, Unprintable> {
        let printed: Printed = toml::from_str(text)?;
        let hash = Digest::of(&printed);
        let editions = printed.edition;
        for edition in &editions {
            edition.check()?;
        }
        for name in [EditionName::Cards, EditionName::Tiles] {
            if editions.iter().filter(|one| one.name == name).count() != 1 {
                return Err(Unprintable::Edition(name));
            }
        }
        Ok(Self { editions, hash })
    }

    /// The edition of this name.
    pub fn edition(&self, name: EditionName) -> Edition {
        *self
            .editions
            .iter()
            .find(|edition| edition.name == name)
            .expect("reading checks that every edition is there")
    }

    /// All editions, in the order of the book.
    pub fn editions(&self) -> &[Edition] {
        &self.editions
    }

    /// The fingerprint of the figures, for records.
    pub fn hash(&self) -> Digest {
        self.hash
    }
}

impl Edition {
    fn check(&self) -> Result<(), Unprintable> {
        if !(SHORTEST..=LONGEST).contains(&self.spaces) {
            return Err(Unprintable::Spaces(self.name));
        }
        // Five hands of five colours: they go round where a hand is no greater than a colour.
        if !(1..=MOST_OF_EACH).contains(&self.of_each) || !(1..=self.of_each).contains(&self.hand) {
            return Err(Unprintable::Cards(self.name));
        }
        if !(1..=MOST_ROUNDS).contains(&self.rounds) {
            return Err(Unprintable::Rounds(self.name));
        }
        Ok(())
    }
}
