//! What a running table promises, shown with Giro Galoppo.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod chance;
mod clock;
mod forgery;
mod golden;
mod input;
mod record;
mod tables;
mod undo;
