//! Is a record whole, and does every line of it hold?

use serde_json::Value;
use table::case::Posed;

use crate::GameName;
use crate::books::{OwnBook, PrintedAlone, figures, figures_of};
use crate::named::{NoSuchGame, Task};
use crate::offered::Offered;

/// A record that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// The game that was played.
    pub game: String,
    /// How many played.
    pub seats: usize,
    /// The lines of the file.
    pub lines: usize,
}

/// Where and why a record does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct Flaw {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

/// Checks the record of a finished table: every move lawful, every digest right, every draw what
/// the revealed seed gives, nothing missing.
///
/// # Errors
/// At which line it does not hold, and why.
pub fn verify(record: &[u8]) -> Result<Whole, Flaw> {
    let text = text_of(record)?;
    game_of(text)?.with(Check(text))
}

/// Checks a record that was played by these figures and does not carry them itself: one of a
/// simulation.
///
/// # Errors
/// Where its game is played by the printed figures alone. The inner error says at which line it does
/// not hold, and why.
pub fn verify_by(record: &[u8], own: &OwnBook) -> Result<Result<Whole, Flaw>, PrintedAlone> {
    let read = text_of(record).and_then(|text| Ok((text, game_of(text)?)));
    match read {
        Ok((text, game)) => game.with(CheckBy { text, own }),
        Err(flaw) => Ok(Err(flaw)),
    }
}

impl From<dealer::Broken> for Flaw {
    fn from(broken: dealer::Broken) -> Self {
        Self {
            line: broken.line,
            why: broken.fault.to_string(),
        }
    }
}

/// The text of a record.
pub(crate) fn text_of(record: &[u8]) -> Result<&str, Flaw> {
    std::str::from_utf8(record).map_err(|error| Flaw {
        line: line_at(record, error.valid_up_to()),
        why: "this is not text".into(),
    })
}

/// The line, from 1, that a byte stands in.
pub(crate) fn line_at(record: &[u8], byte: usize) -> usize {
    record[..byte].split(|&byte| byte == b'\n').count()
}

fn first(why: String) -> Flaw {
    Flaw { line: 1, why }
}

/// The game of a record.
pub(crate) fn game_of(text: &str) -> Result<GameName, Flaw> {
    game_named(text)?
        .parse()
        .map_err(|unknown: NoSuchGame| first(unknown.to_string()))
}

/// The game that the first line names.
fn game_named(text: &str) -> Result<String, Flaw> {
    let line = text
        .lines()
        .next()
        .ok_or_else(|| first("the file is empty; a record begins with the table".into()))?;
    let no_table = |why: String| first(format!("this is not the first line of a record: {why}"));
    let table: Value = serde_json::from_str(line).map_err(|error| no_table(error.to_string()))?;
    let game = table.get("game").and_then(Value::as_str);
    game.map(str::to_owned)
        .ok_or_else(|| no_table("it names no game".into()))
}

struct Check<'a>(&'a str);

impl Task for Check<'_> {
    type Done = Result<Whole, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        check::<G>(&figures_of::<G>(self.0)?, self.0)
    }
}

struct CheckBy<'a> {
    text: &'a str,
    own: &'a OwnBook,
}

impl Task for CheckBy<'_> {
    type Done = Result<Result<Whole, Flaw>, PrintedAlone>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        Ok(check::<G>(&figures::<G>(Some(self.own))?, self.text))
    }
}

fn check<G: Offered>(book: &G::Book, text: &str) -> Result<Whole, Flaw> {
    let replayed = dealer::verify::<G>(book, G::hash_of(book), text)?;
    Ok(Whole {
        game: G::NAME.into(),
        seats: replayed.header.seats.len(),
        lines: text.lines().count(),
    })
}
