//! Players that are not people.
//!
//! Here lives how a bot of each [`Level`] chooses at each game, a module a game. A bot gets what a
//! person in its seat gets: the seat's view, the lawful moves, and as time to think a [`Budget`]
//! and a generator of its own. The same of all four give the same choice, on every machine.
//!
//! What does not live here: the real state of any game. A bot searches guesses that are made from
//! its view, and `clippy.toml` beside this crate's `Cargo.toml` forbids to name the states
//! themselves, so that a bot that looks into another hand does not pass the checks. Nor do dice
//! live here: levels think differently, luck is the same for all.

mod choice;
mod level;

pub mod giro;
pub mod nasty;
pub mod pigs;

pub use level::{Budget, Level, NoSuchLevel};
