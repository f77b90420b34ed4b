//! What a client that watches a table is told.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Seat, Seats};

use crate::StoreError;
use crate::{GameEvent, GameOutlook, GameView, SeatSetup, Setup};

/// A table of this run of the app.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
pub struct TableId(pub u32);

impl std::fmt::Display for TableId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// A table as it is listed.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct TableCard {
    /// Which table.
    pub id: TableId,
    /// How it was set up.
    pub setup: Setup,
    /// Has its game ended?
    pub over: bool,
    /// When it was opened, in seconds since 1970.
    pub began: u32,
    /// The round that is on or, once the game is over, was the last.
    pub round: u32,
    /// Whose turn it is: the seats without which the game does not go on.
    pub awaited: Seats,
    /// The name of its record among the finished ones, once it is there.
    pub record: Option<String>,
    /// Was it picked up after the app had ended without being closed?
    pub picked_up: bool,
}

/// One message of the stream. Messages are numbered from 1 without a gap; who misses one asks for
/// the table again.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum Told {
    /// The table as it stands and all that has happened.
    Snapshot {
        /// The number of the last message it covers.
        seq: u32,
        /// How it was set up.
        setup: Setup,
        /// What has happened so far.
        story: Vec<Chapter>,
        /// How it stands.
        state: State,
    },
    /// Something has happened.
    Notice {
        /// The number of this message.
        seq: u32,
        /// What has happened.
        chapter: Chapter,
        /// How it stands now.
        state: State,
    },
    /// The table was closed.
    Closed {
        /// The number of this message.
        seq: u32,
    },
}

/// What everybody may know of what one line of the record brought about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
pub struct Chapter {
    /// The number of the line.
    pub line: u32,
    /// What happened, in order; empty where nobody may see it.
    pub events: Vec<GameEvent>,
}

/// How a table stands, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct State {
    /// The moment that is on; an act says which one it answers.
    pub moment: u32,
    /// What the stand sees.
    pub view: GameView,
    /// The seat that may take back what it did last.
    pub may_undo: Option<Seat>,
    /// Milliseconds left for the decision that is on, where the table has a clock.
    pub time_left: Option<u32>,
    /// Milliseconds that others have left to put something in before the moment can be closed.
    pub pause_left: Option<u32>,
    /// The promise that binds the table to its seed, in hex.
    pub commitment: String,
    /// The seed, once the game is over.
    pub revealed: Option<Revealed>,
    /// Why nothing can go on, where what happens cannot be kept.
    pub stuck: Option<StoreError>,
}

/// The seed that was promised, for everybody to check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Revealed {
    /// The seed, in hex.
    pub seed: String,
    /// The salt, in hex.
    pub salt: String,
}

/// What one seat's player sees when he looks.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct Look {
    /// The moment that is on.
    pub moment: u32,
    /// The player.
    pub seat: SeatSetup,
    /// What he may know.
    pub view: GameView,
    /// What he may do, and what would come of it.
    pub outlook: GameOutlook,
}
