//! Why a host turns something away.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::message::Versions;

/// Why a host turns something away: a code and its parameters. The sentence is the page's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum Refused {
    /// The two speak no common version of the protocol.
    Version {
        /// What the host speaks.
        host: Versions,
        /// The host's app.
        app: String,
    },
    /// The guest does not know the game.
    Game {
        /// The game.
        game: String,
    },
    /// The two have other figures for the game.
    Book {
        /// The game.
        game: String,
        /// The fingerprint of the host's figures.
        host: String,
        /// The host's app.
        app: String,
    },
    /// The code, or the secret of the link, was wrong.
    WrongCode,
    /// There were too many wrong codes from this address, or there are too many connections that nobody knows.
    TooMany {
        /// The seconds after which it may be tried again.
        seconds: u32,
    },
    /// Nobody comes in at this table in that way.
    NotOffered,
    /// The seat's token is not known (any more): the seat was freed, or it is of another table.
    Token,
    /// The seat has its player.
    Taken {
        /// The seat.
        seat: Seat,
    },
    /// The table has no such seat.
    NoSeat {
        /// The seat.
        seat: Seat,
    },
    /// The stand is full.
    Full,
    /// A spectator cannot do that.
    OnlyWatching,
    /// A bot plays the seat until the next decision.
    BotPlays,
    /// A command's number is far from the one before.
    Skipped,
    /// That was faster than anybody plays.
    TooFast,
    /// The line is too long, or empty.
    Chat {
        /// How many characters a line may have.
        most: u32,
    },
    /// Nobody votes on this seat.
    NoVote {
        /// The seat.
        seat: Seat,
    },
    /// The kind of message has its place in the protocol, but is not spoken yet.
    NotYet {
        /// The kind.
        kind: u8,
    },
    /// What came was no message, or not its turn. The connection is closed.
    Malformed,
    /// The guest took too long to say who he is. The connection is closed.
    TooSlow,
    /// There is more to tell than one message holds. The connection is closed.
    TooLong,
    /// The guest could not follow; he may come back. The connection is closed.
    Behind,
    /// The seat's owner has come in by another connection. The connection is closed.
    Replaced,
    /// The host has freed the seat. The connection is closed.
    Freed,
    /// The host has left; his table rests, and he may be there again at any time. The connection is closed.
    Resting,
    /// The table was closed. The connection is closed.
    Closed,
}
