//! Worked cases of any game: a position, what is played, and what must come of it.

use table::case::{self, Posed};

use crate::GameName;
use crate::books::{OwnBook, figures};
use crate::named::Task;
use crate::offered::Offered;

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

/// Plays a case by these figures or by the printed ones, and compares.
///
/// # Errors
/// Why it does not hold: the game is unknown or takes no such figures, the position cannot be, or
/// something else comes of it than is expected.
pub fn run(case: &Case, own: Option<&OwnBook>) -> Result<(), Failure> {
    match case.game.parse::<GameName>() {
        Ok(game) => game.with(Run { case, own }),
        Err(unknown) => Err(unknown.to_string().into()),
    }
}

struct Run<'a> {
    case: &'a Case,
    own: Option<&'a OwnBook>,
}

impl Task for Run<'_> {
    type Done = Result<(), Failure>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let book = figures::<G>(self.own).map_err(|alone| alone.to_string())?;
        self.case.run::<G>(&book)
    }
}
