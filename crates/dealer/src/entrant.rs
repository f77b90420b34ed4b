//! Who sits where.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Seat, Seats, Silks};

/// A horse's coat. It means nothing (G-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Coat {
    /// Brown with black mane and legs.
    Bay,
    /// Red-brown all over.
    Chestnut,
    /// Dark brown.
    Liver,
    /// White, as people call it.
    Grey,
    /// Yellow-brown with black mane and legs.
    Dun,
    /// Black.
    Black,
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person at this machine.
    Here,
    /// A person at another machine.
    Elsewhere,
    /// A bot of this level, in the words of the crate `bots`.
    Bot(String),
}

/// A player, his silks and, where the game has riders, his horse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The player's name, as people wrote it.
    pub name: String,
    /// The silks; no two seats wear the same.
    pub colour: Silks,
    /// The horse's name, in a game of riders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub horse: Option<String>,
    /// The horse's coat, in a game of riders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coat: Option<Coat>,
    /// Who plays.
    pub player: Player,
}

impl Player {
    /// Does a bot play?
    pub fn is_bot(&self) -> bool {
        matches!(self, Self::Bot(_))
    }
}

/// Does anybody play at another machine?
pub(crate) fn has_elsewhere(entrants: &[Entrant]) -> bool {
    entrants
        .iter()
        .any(|entrant| entrant.player == Player::Elsewhere)
}

/// The seats that may take something back: people, where all of them sit at this machine.
pub(crate) fn who_may_undo(entrants: &[Entrant]) -> Seats {
    if has_elsewhere(entrants) {
        return Seats::NONE;
    }
    let seats = Seat::first(entrants.len()).zip(entrants);
    seats
        .filter(|(_, entrant)| !entrant.player.is_bot())
        .map(|(seat, _)| seat)
        .collect()
}
