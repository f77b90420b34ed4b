//! What the page is told of tables on the network: those of ours that others join, and those of others that
//! we sit at. One shape for both, told whole after every change.

use ::lan::message::{AwayChoice, Connection, Holder};
use ::lan::nearby::Stage;
use bots::Level;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::Seat;

use super::error::PartyError;
use crate::{GameName, Setup, TableId};

/// A table on the network, in this run of the app: ours, or one that we are at.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
pub struct PartyId(pub u32);

/// A message of the stream of parties.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum PartyTold {
    /// All of them, in the order in which they were opened; at first, and after every change.
    Parties {
        /// They.
        parties: Vec<PartyCard>,
    },
    /// A party has ended because something was wrong; it is not among the parties any more.
    Ended {
        /// Which one.
        party: PartyId,
        /// What was wrong.
        why: PartyError,
    },
    /// Somebody has said something.
    Said {
        /// At which table.
        party: PartyId,
        /// The seat he speaks from; none for the stand.
        seat: Option<Seat>,
        /// His name.
        name: String,
        /// What he says.
        what: Saying,
    },
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Saying {
    /// A line.
    Line {
        /// Its text.
        text: String,
    },
    /// A shout.
    Shout {
        /// Which one, from 0; the words are the page's.
        shout: u8,
    },
}

/// A party as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PartyCard {
    /// Which one.
    pub id: PartyId,
    /// What the table is called; empty while a guest has not heard it.
    pub name: String,
    /// The game; none while a guest has not heard of it.
    pub game: Option<GameName>,
    /// How far it is.
    pub stage: PartyStage,
    /// The table to be watched, once it runs.
    pub table: Option<TableId>,
    /// How it is set up; none while a guest has not heard it. Seats that are played at this machine are
    /// `Here` in it, and all other people's `Guest`.
    pub setup: Option<Setup>,
    /// The seats, in order.
    pub seats: Vec<PartySeat>,
    /// How many watch.
    pub stand: u32,
    /// What becomes of a seat whose player is away for two minutes.
    pub away: AwayChoice,
    /// Whose table it is.
    pub side: Side,
}

impl PartyCard {
    /// How many people elsewhere are at it, where it is ours.
    pub(crate) fn guests(&self) -> u32 {
        if !matches!(self.side, Side::Host { .. }) {
            return 0;
        }
        let is_guest =
            |seat: &&PartySeat| seat.holder == Holder::Guest && seat.line != Connection::Away;
        let seated = self.seats.iter().filter(is_guest).count();
        self.stand + u32::try_from(seated).unwrap_or(u32::MAX)
    }
}

/// How far a party is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum PartyStage {
    /// People sit down.
    Lobby,
    /// They play.
    Run,
    /// They have played.
    Over,
}

impl From<Stage> for PartyStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Lobby => Self::Lobby,
            Stage::Run => Self::Run,
            Stage::Over => Self::Over,
        }
    }
}

/// A seat at a party.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PartySeat {
    /// Which seat.
    pub seat: Seat,
    /// Whose it is.
    pub holder: Holder,
    /// His name; empty for a seat that is free.
    pub name: String,
    /// Is he ready to start?
    pub ready: bool,
    /// How his connection is.
    pub line: Connection,
    /// Is it played at this machine?
    pub mine: bool,
    /// Whether a bot is to play for its player, who is away, where that is being voted on.
    pub poll: Option<Poll>,
}

/// A vote on whether a bot plays for somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct Poll {
    /// How many are for it.
    pub votes: u8,
    /// How many it takes.
    pub needed: u8,
    /// Are all seats at this machine for it?
    pub mine: bool,
}

/// Whose table a party is at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(
    tag = "side",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Side {
    /// Ours.
    Host {
        /// The room code: six characters.
        code: String,
        /// The join link.
        link: String,
        /// Where it listens.
        addresses: Vec<String>,
        /// Why the network takes no announcements, in the words of the system, where it does not.
        unheard: Option<String>,
    },
    /// Somebody else's.
    Guest {
        /// How the connection is.
        line: GuestLine,
        /// Nothing can be kept on the host's disk, so nothing goes on.
        stuck: bool,
    },
}

/// How a guest's connection is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(
    tag = "line",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum GuestLine {
    /// On the way.
    Coming,
    /// There.
    Live,
    /// Nothing was heard for a while, or it is being renewed.
    Reconnecting,
    /// Somebody answers at the host's address who has another key than last time.
    OtherKey,
    /// It is over; `come_back` tries again.
    Shut {
        /// Why.
        why: ShutWhy,
    },
}

/// Whose app is the older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Older {
    /// The host's.
    Host,
    /// Ours.
    Ours,
}

/// Why a guest cannot come in, or stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(
    tag = "why",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum ShutWhy {
    /// The two speak no common version: whose app is older has to be brought up to date.
    Version {
        /// The host's app.
        host: String,
        /// Ours.
        ours: String,
        /// Is ours the older one?
        is_ours_older: bool,
    },
    /// We do not know the game.
    Game {
        /// Its name.
        game: String,
    },
    /// The host's app has other figures for the game: where one is older, it has to be brought up to date.
    Book {
        /// The game.
        game: String,
        /// The host's app.
        host: String,
        /// Ours.
        ours: String,
        /// Whose is older; nothing where both are of one version.
        older: Option<Older>,
    },
    /// The code was wrong.
    WrongCode,
    /// There were too many attempts.
    TooMany {
        /// The seconds after which it may be tried again.
        seconds: u32,
    },
    /// The table lets nobody in that way.
    NotOffered,
    /// Every place is taken.
    Full,
    /// The seat was freed or is somebody else's now; the stand may still be open.
    SeatGone,
    /// We have come in by another connection.
    Replaced,
    /// The host has closed the table.
    Closed,
    /// Another table is there now.
    OtherTable,
    /// Whoever answers could not prove that he knows the code: somebody may stand in between.
    Unproven,
    /// What the host said made no sense.
    Malformed,
}

/// How a table is offered to others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct HostOffer {
    /// How it is set up; the names of free seats are left empty.
    pub setup: Setup,
    /// What it is called, 1 to 40 characters.
    pub name: String,
    /// The room code, as people write it; without it one is drawn.
    pub code: Option<String>,
    /// The port to listen at; without it the usual one, or another that is free.
    pub port: Option<u16>,
    /// What becomes of a seat whose player is away for two minutes.
    pub away: AwayChoice,
}

/// Who a host lets play a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum SeatFor {
    /// Whoever takes it. A guest who had it loses it.
    Anybody,
    /// A person at this machine; before the start only.
    Here {
        /// His name.
        name: String,
    },
    /// A bot: for good before the start; while the game is on it stands in for the guest, until he is
    /// back.
    Bot {
        /// Its level.
        level: Level,
    },
    /// The guest whose seat it is, for whom a bot has stood in.
    Owner,
}

/// Where somebody wants to go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum JoinBy {
    /// To a table that is listed.
    Listed {
        /// Its id in the list.
        id: String,
        /// The room code; none where the table is open, or where a seat there is ours already.
        code: Option<String>,
    },
    /// To an address, with the usual port where none is said.
    Address {
        /// The address.
        address: String,
        /// The room code.
        code: Option<String>,
    },
    /// By a join link.
    Link {
        /// The link.
        link: String,
    },
}

/// Tables that were heard nearby, and those where we were before.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct NearbyTold {
    /// Whose ear hears it: `stop_listening` takes it.
    pub ear: u32,
    /// The tables, at most 200.
    pub tables: Vec<NearbyTable>,
    /// What keeps us from hearing, in the words of the system.
    pub trouble: Option<String>,
}

/// A table that can be joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a mark of its own in the list"
)]
pub struct NearbyTable {
    /// Its id in the list.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The game; none for one that we do not know.
    pub game: Option<GameName>,
    /// How far it is; none for one that is only remembered.
    pub stage: Option<PartyStage>,
    /// Seats that are taken …
    pub taken: u8,
    /// … of so many.
    pub seats: u8,
    /// Is a code needed?
    pub code: bool,
    /// Can only its link open it?
    pub link_only: bool,
    /// Do we speak a version that its host speaks?
    pub speaks: bool,
    /// The version of its host's app.
    pub app: String,
    /// Has it not answered for a while?
    pub grey: bool,
    /// Do we hold a seat there?
    pub held: bool,
    /// Is it one of ours?
    pub ours: bool,
}
