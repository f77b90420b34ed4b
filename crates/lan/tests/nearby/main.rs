//! Tables that are found, and lost, between two machines: on a good network, on a bad one, and where something is not let in.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../anna/mod.rs"]
mod anna;
#[path = "../apart/mod.rs"]
mod apart;
#[path = "../avahi/mod.rs"]
mod avahi;

mod crowd;
mod far;
mod foreign;

mod found;
#[path = "../neighbour/mod.rs"]
mod neighbour;
mod weather;
