//! The record: a table as it was played, line by line. `docs/record.md` describes it.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Digest, Seat, Standings};

use crate::{Commitment, Entrant, Seed};

/// The form of record that this program writes and reads.
pub const FORM: u32 = 1;

/// The first line: the table. Names of players and horses stand here alone, outside every digest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header<R, F> {
    /// The form of the record, [`FORM`].
    pub racenight: u32,
    /// The game's name.
    pub game: String,
    /// The table's options.
    pub rules: R,
    /// Who sits where.
    pub seats: Vec<Entrant>,
    /// The fingerprint of the printed figures.
    pub book: Digest,
    /// Seconds for each decision, where the table has a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u32>,
    /// Milliseconds that everybody has to put something in before a moment is closed, where there is
    /// such a pause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause: Option<u32>,
    /// The promise that binds the table to its seed.
    pub commitment: Commitment,
    /// What the table fixed by hand.
    #[serde(flatten)]
    pub fixed: F,
    /// The digest of this line: see [`Header::sealed`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
}

impl<R, F> Header<R, F> {
    /// Blots this player's name out wherever he sits, and his horse's; answers whether he was there.
    pub(crate) fn blot(&mut self, name: &str) -> bool {
        let his = self.seats.iter_mut().filter(|entrant| entrant.name == name);
        let mut found = false;
        for entrant in his {
            entrant.name.clear();
            entrant.horse = entrant.horse.take().map(|_| String::new());
            found = true;
        }
        found
    }
}

impl<R: Clone + Serialize, F: Clone + Serialize> Header<R, F> {
    /// The line with its digest, taken over the line without one and with all names empty.
    #[must_use]
    pub fn sealed(self) -> Self {
        let mut nameless = self.clone();
        nameless.digest = None;
        for entrant in &mut nameless.seats {
            entrant.name.clear();
            entrant.horse = entrant.horse.take().map(|_| String::new());
        }
        Self {
            digest: Some(Digest::of(&nameless)),
            ..self
        }
    }
}

/// The remark in the record of a table that is on by which the machine that deals can go on with it.
/// It holds the seed before the seed is revealed, so it is for the owner's eyes alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// What it says.
    pub dealer: Going,
}

/// What the machine that deals must know to go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Going {
    /// When the table was opened, in seconds since 1970.
    pub began: u32,
    /// The seed that was promised.
    #[serde(flatten)]
    pub seed: Seed,
    /// The file of printed figures, where the game is played by somebody's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub book: Option<BookFile>,
}

/// A file of printed figures that somebody has brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BookFile {
    /// Its name.
    pub file: String,
    /// What it says.
    pub text: String,
}

/// A line after the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line<M, O> {
    /// Its number, from 1.
    pub n: u32,
    /// What it records.
    #[serde(flatten)]
    pub body: Body<M, O>,
    /// The digest of the state after it.
    pub digest: Digest,
}

/// What a line records.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Body<M, O> {
    /// A seat's move.
    Move {
        /// Whose.
        seat: Seat,
        /// The move.
        #[serde(rename = "move")]
        mv: M,
        /// Was it made for a seat whose time was over?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        late: bool,
    },
    /// A draw.
    Draw {
        /// What was drawn.
        draw: O,
    },
    /// Lines are taken back.
    Undo {
        /// The first of them.
        undo: u32,
    },
    /// The end.
    Over {
        /// The result.
        over: Over,
        /// The seed that was promised.
        #[serde(flatten)]
        seed: Seed,
    },
}

/// The result that a finished record ends with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Over {
    /// Who came where.
    pub standings: Standings,
    /// The game's final figures.
    #[serde(flatten)]
    pub figures: Map<String, Value>,
}
