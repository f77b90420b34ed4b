//! Bots at Giro Galoppo.

#![allow(
    clippy::disallowed_types,
    reason = "this is the table that bots sit at, not a bot"
)]

mod fair;
mod races;
mod steady;
