//! Everything the app can do, without Tauri.
//!
//! Here live the commands ([`App`]), the types that the page is written against, the stream that a
//! client watches ([`Told`]), finished tables ([`replay`], and what can be asked of all of them
//! together), tables that are played over the network ([`lan`]), documents and meetings of the boxed game
//! ([`Wanted`], [`PaperMeeting`]), and what the command line does with
//! games by their names ([`cases`], [`simulate`], [`verify`], [`mod@print`]). A window, a browser behind
//! `racenight serve` and a test all come in
//! through this one door.
//!
//! What does not live here: rules (the games), whose input counts (`dealer`), how bots think
//! (`bots`), files (`store`), sockets and windows.

mod app;
mod books;
mod bot;
pub mod cases;
mod commands;
mod desk;
mod desktop;
mod error;
mod game;
mod handed;
mod history;
mod host;
pub mod lan;
pub mod log;
mod named;
mod offered;
mod paper;
pub mod print;
pub mod replay;
mod setup;
pub mod simulate;
mod surprise;
mod tables;
mod told;
pub mod verify;

pub use app::{App, Hello};
pub use books::{BookCard, BookError, Bookcase, OwnBook, PrintedAlone};
pub use commands::{COMMANDS, Message, Turn, dispatch, is_stream};
pub use desktop::{DesktopTold, Frame};
pub use error::{ActError, CloseError, ForgetError, OpenError, RecordError, Unknown};
pub use game::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView};
pub use handed::{Errand, Handed, Misfit};
pub use history::{
    Bets, Face, Forgotten, HistoryPage, HistoryQuery, LotKind, LotsChart, Nastiest, PastSeat,
    PastTable, PlayerLine, SeatLine, Shelf, Spread, Statistics,
};
pub use log::{BugDetails, Fault, LogError};
pub use named::{GameName, NoSuchGame};
pub use paper::{
    Ask, BrokenMeeting, Document, MeetingCard, MeetingError, MeetingLook, MeetingPlayer,
    MeetingSetup, MeetingShelf, Outlets, PaperError, PaperMeeting, PaperSize, Preview, Printer,
    Source, Wanted,
};
pub use replay::Replay;
pub use setup::{Horse, SeatSetup, Seated, Setup, SetupError};
pub use tables::BrokenTable;
pub use told::{Chapter, Look, Revealed, State, TableCard, TableId, Told};

pub use ::lan::link::doctor;
pub use ::lan::nearby::Fit;
pub use bots::Level;
pub use nasty::Written;
pub use store::{Home, Language, Settings, StoreError};
pub use surprise::Taste;
pub use table::Seat;
