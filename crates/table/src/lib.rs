//! What every game at the table has in common.
//!
//! Here live the words all rooms share ([`Seat`], [`Eye`], [`Turn`], [`Draw`], [`Money`], [`Standings`],
//! [`Silks`], [`Rule`]), the contract of a game ([`Playout`] for what may happen, [`Game`] for what is told about it), worked cases
//! ([`case`]) and the laws that every game keeps (`laws`, behind the feature of that name).
//!
//! What does not live here: any rule of any game, any source of chance, a clock, a file, a socket.
//! A running table, with its seats, log and dice, is the crate `dealer`.

pub mod case;
mod digest;
mod draw;
mod game;
#[cfg(feature = "laws")]
pub mod laws;
mod money;
mod rule;
mod seat;
mod silks;
mod standings;
mod turn;

pub use digest::Digest;
pub use draw::{Draw, Lot};
pub use game::{Game, Playout, Seen, play_out};
pub use money::Money;
pub use rule::{NoRule, Refuses, Rule};
pub use seat::{Eye, Seat, Seats};
pub use silks::Silks;
pub use standings::{Place, Standings};
pub use turn::Turn;
