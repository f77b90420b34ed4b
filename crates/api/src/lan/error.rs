//! Why something was not done at a table on the network.

use serde::Serialize;
use specta::Type;
use store::NotTakenUp;
use table::Seat;

use super::LanError;
use super::card::PartyId;
use crate::{TableId, Unknown};

/// Why something was not done at a table on the network. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize, Type, thiserror::Error)]
#[serde(
    tag = "error",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum PartyError {
    /// There is no such party (any more).
    #[error("there is no party {}", party.0)]
    NoSuchParty {
        /// The party asked for.
        party: PartyId,
    },
    /// There is no such table (any more), or another Race Night has it.
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table asked for.
        table: TableId,
    },
    /// The set-up does not do.
    #[error("{} things are amiss with the set-up", wrong.len())]
    Setup {
        /// What is amiss.
        wrong: Vec<crate::SetupError>,
    },
    /// The table's name is empty or too long.
    #[error("the name has 1 to {most} characters")]
    Name {
        /// The most characters.
        most: u8,
    },
    /// That is no room code.
    #[error("a code has six characters")]
    Code,
    /// That is no address.
    #[error("that is no address")]
    Address,
    /// That is no join link.
    #[error("that is no join link")]
    Link,
    /// The link is of a later version of the app.
    #[error("the link is of a later version")]
    LaterLink,
    /// No table with this id is listed (any more).
    #[error("no such table is listed")]
    NotListed,
    /// The table has no seat for a guest, or no guest has taken one yet.
    #[error("no seat for a guest, or no guest in one")]
    NoSeat,
    /// It is played by somebody's own figures, which no guest has.
    #[error("guests have the printed figures alone")]
    OwnFigures,
    /// Only the host can do that.
    #[error("only the host can do that")]
    OnlyHost,
    /// That can be done before the start alone, or after it.
    #[error("not at this stage")]
    Stage,
    /// The seat is not played at this machine, or not free.
    #[error("seat {} is not to be had", u8::from(*seat))]
    NotYours {
        /// The seat.
        seat: Seat,
    },
    /// The connection is not there just now.
    #[error("not connected")]
    Away,
    /// That was faster than anybody talks, or the line is empty or too long.
    #[error("not said")]
    NotSaid,
    /// The port is not to be had.
    #[error("cannot listen: {cause}")]
    Listen {
        /// The words of the system.
        cause: String,
    },
    /// Something could not be kept on disk.
    #[error("not kept: {cause}")]
    NotKept {
        /// Why not.
        cause: crate::StoreError,
    },
    /// What was noted of guests, or the host's key, makes no sense.
    #[error("{what} makes no sense")]
    Broken {
        /// What.
        what: String,
    },
    /// The system gave no randomness, or no network.
    #[error("the system: {cause}")]
    System {
        /// The words of the system.
        cause: String,
    },
}

impl From<LanError> for PartyError {
    fn from(error: LanError) -> Self {
        match error {
            LanError::Unknown(
                Unknown::NoSuchTable { table } | Unknown::OpenElsewhere { table },
            ) => Self::NoSuchTable { table },
            LanError::Setup(wrong) => Self::Setup { wrong },
            LanError::OwnFigures => Self::OwnFigures,
            LanError::NoSeat => Self::NoSeat,
            LanError::NotKept(cause) | LanError::Notes(NotTakenUp::Store(cause)) => {
                Self::NotKept { cause }
            }
            LanError::Broken(what) => Self::Broken { what: what.into() },
            LanError::Listen(cause) => Self::Listen {
                cause: cause.to_string(),
            },
            other @ (LanError::Notes(_)
            | LanError::NoChance
            | LanError::Multicast(_)
            | LanError::OtherGame) => Self::System {
                cause: other.to_string(),
            },
        }
    }
}
