//! The games by the names that files and people call them by.

use table::Game;
use table::case::Posed;

use crate::game::Offered;

/// The names of the games that are there.
pub const GAMES: &[&str] = &[<giro::Race as Game>::NAME];

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no game called \"{name}\"; there are: {}", GAMES.join(", "))]
pub struct NoSuchGame {
    /// The name asked for.
    pub name: String,
}

/// Something to be done with a game of which only the name is known yet.
pub(crate) trait Task {
    /// What comes of it.
    type Done;

    /// Does it.
    fn with<G: Offered + Posed>(self) -> Self::Done;
}

/// Does something with the game of this name.
pub(crate) fn with_game<T: Task>(name: &str, task: T) -> Result<T::Done, NoSuchGame> {
    match name {
        <giro::Race as Game>::NAME => Ok(task.with::<giro::Race>()),
        _ => Err(NoSuchGame { name: name.into() }),
    }
}
