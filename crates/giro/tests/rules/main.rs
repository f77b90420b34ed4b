//! The rule book, rule by rule: one test or more for each id from G-1 to G-29, named by it.
//!
//! `page` has the book's figures and its rules of movement once more, read off as plainly as can
//! be, so that the crate's quick ways are held against slow ones. `stable` sets races up and runs
//! them; `posing` says which positions cannot be. Only what the crate shows to everybody is used.

mod before;
mod book;
mod end;
mod eyes;
mod moving;
mod outlook;
mod page;
mod posing;
mod round;
mod stable;
mod table;
