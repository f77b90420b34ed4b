//! What is kept on disk for this user.
//!
//! Here live where a user's files lie ([`Home`]), the [`Settings`] and the file they are kept in
//! ([`SettingsFile`]), the [`Records`] of tables, the index of the finished ones ([`History`]), the
//! [`Books`] that the user brings, the seats that he holds elsewhere ([`HeldSeats`]), the tables where he was ([`Visited`]), the meetings
//! of the boxed game of which he keeps the book ([`Sheets`]), files that go out to him ([`Shown`]), and what can be wrong with all
//! of them ([`Trouble`], [`StoreError`]). A small file is written beside
//! the old one and put in its place when it is whole, so that a crash leaves the one or the other; a
//! file that makes no sense is set aside, never thrown away. A record grows by whole lines, each on the disk before anybody is told.
//!
//! What does not live here: what the settings bring about, what a record says, and any game.

mod books;
mod file;
mod finished;
mod folder;
mod history;
mod home;
mod language;
mod outgoing;
mod records;
mod seats;
mod settings;
mod sheets;
mod trouble;
mod visited;

pub use books::Books;
pub use file::{Loaded, SettingsFile};
pub use finished::{Stamp, TakenIn};
pub use history::{
    Counted, Finished, Found, History, Ledger, Lots, Player, PlayerCount, Search, SeatCount, Start,
    Tally,
};
pub use home::Home;
pub use language::Language;
pub use outgoing::{Shown, put_at};
pub use records::{NotTakenUp, RecordFile, RecordName, Records, TakenUp};
pub use seats::HeldSeats;
pub use settings::{NoSuchScale, Settings, Speed, TextScale, Theme};
pub use sheets::Sheets;
pub use trouble::{StoreError, Trouble};
pub use visited::{Diary, Visited};
