//! Everything the app can do, without Tauri.
//!
//! Here live the commands ([`App`]), the types that the page is written against, the stream that a
//! client watches ([`Told`]), and what the command line does with games by their names ([`cases`],
//! [`simulate`], [`verify`]). A window, a browser behind `racenight serve` and a test all come in
//! through this one door.
//!
//! What does not live here: rules (the games), whose input counts (`dealer`), how bots think
//! (`bots`), files (`store`), sockets and windows.

mod app;
pub mod cases;
mod commands;
mod desk;
mod error;
mod game;
mod host;
mod named;
mod setup;
pub mod simulate;
mod surprise;
mod told;
pub mod verify;

pub use app::{App, Hello};
pub use commands::{COMMANDS, Turn, dispatch};
pub use error::{ActError, OpenError, Unknown};
pub use game::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView};
pub use named::{GAMES, NoSuchGame};
pub use setup::{SeatSetup, Seated, Setup, SetupError};
pub use told::{Chapter, Look, Revealed, State, TableCard, TableId, Told};

pub use bots::Level;
pub use store::{Language, Settings, StoreError};
pub use surprise::Taste;
pub use table::Seat;
