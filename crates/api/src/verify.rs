//! Is a record whole, and does every line of it hold?

use serde_json::Value;
use table::case::Posed;

use crate::game::Offered;
use crate::named::{Task, with_game};

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
    let text = std::str::from_utf8(record).map_err(|error| Flaw {
        line: line_at(record, error.valid_up_to()),
        why: "this is not text".into(),
    })?;
    let game = game_of(text)?;
    with_game(&game, Check(text)).unwrap_or_else(|unknown| Err(first(unknown.to_string())))
}

/// The line, from 1, that a byte stands in.
fn line_at(record: &[u8], byte: usize) -> usize {
    record[..byte].split(|&byte| byte == b'\n').count()
}

fn first(why: String) -> Flaw {
    Flaw { line: 1, why }
}

/// The game that the first line names.
fn game_of(text: &str) -> Result<String, Flaw> {
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
        match dealer::verify::<G>(G::book(), G::book_hash(), self.0) {
            Ok(replayed) => Ok(Whole {
                game: G::NAME.into(),
                seats: replayed.header.seats.len(),
                lines: self.0.lines().count(),
            }),
            Err(broken) => Err(Flaw {
                line: broken.line,
                why: broken.fault.to_string(),
            }),
        }
    }
}
