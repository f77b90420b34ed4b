//! A table over the local network.
//!
//! Here live the two ends of the protocol ([`host`], [`guest`]; they have no socket and no clock), the frames and messages
//! that go between them ([`frame`], [`message`]), who may come in and how he proves it ([`code`], [`invitation`], [`proof`]), and the
//! hash chain that keeps everybody's events the same ([`chain`]), the link that carries it all ([`link`]),
//! and the tables that are heard nearby ([`nearby`]).
//! `docs/protocol.md` says what goes over the wire, byte for byte.
//!
//! What does not live here: any game. What a seat may see comes in as JSON that was already made for its eyes
//! ([`Payload`]); nothing in this crate can name a game's state. Nor does any file: what has to outlive a crash is
//! handed out as notes, for others to keep.

mod bucket;
pub mod bytes;
pub mod chain;
pub mod code;
pub mod frame;
pub mod guest;
pub mod host;
pub mod invitation;
pub mod link;
pub mod message;
pub mod nearby;
mod outbox;
mod payload;
pub mod proof;
mod pulse;
mod refused;
mod time;
mod words;

pub use bytes::{Fingerprint, JoinSecret, TableId, Token};
pub use code::RoomCode;
pub use invitation::{Invitation, Target};
pub use payload::Payload;
pub use refused::Refused;
pub use time::Time;
pub use words::clean;
