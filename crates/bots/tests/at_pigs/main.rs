//! Bots at Galloping Pigs.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]

mod fair;
mod gallops;
mod steady;
