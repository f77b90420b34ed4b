//! What is printed, as those see it who read the files. The programs that read them are brought by the
//! set-up on Linux alone.

#![cfg(target_os = "linux")]
#![allow(
    clippy::disallowed_types,
    reason = "this is the table that the papers are about, not a paper"
)]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod boards;
mod cards;
mod evening;
mod ledger;
mod results;
mod scores;
mod secrets;
mod slips;
mod strange;
mod tools;
