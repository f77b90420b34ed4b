//! Everybody at the table.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Seat, Seats};

/// Everybody at the table, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatList {
    /// The seats, in order.
    pub seats: Vec<SeatCard>,
    /// How many watch.
    pub stand: u32,
    /// What becomes of a seat whose player is away.
    pub away: AwayChoice,
}

/// What becomes of a seat whose player has been away for two minutes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum AwayChoice {
    /// The table waits, and its host may hand the seat to a bot.
    #[default]
    Wait,
    /// A bot plays until he is back.
    Bot,
    /// The others vote on whether a bot plays until he is back.
    Vote,
}

/// A word that is no choice of this kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it is wait, bot or vote")]
pub struct NoSuchChoice;

impl std::str::FromStr for AwayChoice {
    type Err = NoSuchChoice;

    fn from_str(word: &str) -> Result<Self, NoSuchChoice> {
        match word {
            "wait" => Ok(Self::Wait),
            "bot" => Ok(Self::Bot),
            "vote" => Ok(Self::Vote),
            _ => Err(NoSuchChoice),
        }
    }
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCard {
    /// The seat.
    pub seat: Seat,
    /// Whose it is.
    pub holder: Holder,
    /// His name.
    pub name: String,
    /// Is he ready to start?
    pub ready: bool,
    /// How his connection is.
    pub line: Connection,
    /// The vote on whether a bot plays for him, where there is one.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub poll: Option<Poll>,
}

/// A vote on whether a bot plays for somebody who is away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Poll {
    /// Who is for it.
    pub votes: Seats,
    /// How many it takes: more than half of the people who are there.
    pub needed: u8,
}

/// Whose a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody's: it can be taken.
    Free,
    /// A person's at the host's machine.
    Here,
    /// A bot's at the host's machine.
    Bot,
    /// A guest's.
    Guest,
    /// A guest's, for whom a bot plays.
    StandIn,
}

/// How the connection of a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Connection {
    /// He is there, or needs none.
    Live,
    /// Nothing was heard of him for a while.
    Quiet,
    /// He has none.
    Away,
}
