//! What a running table promises, shown with Giro Galoppo.

mod chance;
mod clock;
mod forgery;
mod golden;
mod input;
mod record;
mod tables;
mod undo;
