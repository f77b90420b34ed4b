//! The rule book, rule by rule: one test or more for each id, named by it.
//!
//! What they say of squares and figures is tested in `course`, beside this. `stable` sets meetings up and plays them; `posing` says which positions cannot be. Only what the
//! crate shows to everybody is used.

mod after;
mod before;
mod by_hand;
mod called;
mod cards;
mod doubling;
mod eyes;
mod falls;
mod late;
mod moving;
mod outlook;
mod posing;
mod post;
mod stable;
mod table;
mod turns;
