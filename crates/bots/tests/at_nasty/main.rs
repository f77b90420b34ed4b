//! Bots at the Really Nasty Horse Racing Game.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]

mod fair;
mod meetings;
mod positions;
mod steady;
