//! The rule book, rule by rule: one test or more for each id from P-1 to P-23, named by it.
//!
//! `page` has the rules of movement once more, read off as plainly as can be, so that the crate's
//! quick ways are held against slow ones. `stable` sets games up and plays them; `posing` says which
//! positions cannot be. Only what the crate shows to everybody is used.

mod book;
mod end;
mod eyes;
mod food;
mod moving;
mod outlook;
mod page;
mod posing;
mod round;
mod stable;
mod table;
