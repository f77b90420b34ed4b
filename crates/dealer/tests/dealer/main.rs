//! What a running table promises, shown with Giro Galoppo; and, where Galloping Pigs asks for more
//! than that, with the pigs or a meeting of the Really Nasty game.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod chance;
mod clock;
mod forger;
mod forgery;
mod golden;
mod herd;
mod input;
mod meeting;
mod pause;
mod record;
mod resume;
mod tables;
mod undo;
