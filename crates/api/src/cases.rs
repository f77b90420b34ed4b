//! Worked cases of any game: a position, what is played, and what must come of it.

use table::case::{self, Posed};

use crate::game::Offered;
use crate::named::{Task, with_game};

pub use table::case::{Case, Failure};

/// Why a file holds no cases.
#[derive(Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is no text.
    #[error("this is not a file of cases: {0}")]
    NoText(#[from] std::str::Utf8Error),
    /// It is another text.
    #[error(transparent)]
    NoCases(#[from] case::Unreadable),
}

/// Reads a file that holds one case or a list of them.
///
/// # Errors
/// Where it holds something else.
pub fn read(bytes: &[u8]) -> Result<Vec<Case>, Unreadable> {
    Ok(case::read(std::str::from_utf8(bytes)?)?)
}

/// Plays a case and compares.
///
/// # Errors
/// Why it does not hold: the game is unknown, the position cannot be, or something else comes of
/// it than is expected.
pub fn run(case: &Case) -> Result<(), Failure> {
    with_game(&case.game, Run(case)).unwrap_or_else(|unknown| Err(unknown.to_string().into()))
}

struct Run<'a>(&'a Case);

impl Task for Run<'_> {
    type Done = Result<(), Failure>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        self.0.run::<G>(G::book())
    }
}
