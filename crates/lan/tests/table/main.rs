//! A host and those who come to his table, without a network in between: what each may do, and what is turned away.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../anna/mod.rs"]
mod anna;
mod away;
mod door;
mod golden;
mod mutated;
mod play;
#[path = "../quick/mod.rs"]
mod quick;
mod room;
mod seats;
