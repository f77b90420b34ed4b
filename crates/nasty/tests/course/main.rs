//! The board and the steps on it, rule by rule: N-4 to N-10, N-17 to N-20, N-22 and N-31 as far as
//! they speak of squares, and the file of figures.
//!
//! `page` has the rules once more, read off as plainly as can be.

mod board;
mod book;
mod page;
mod steps;
mod ways;
