//! What the table waits for.

use serde::{Deserialize, Serialize};
use specta::Type;

use crate::Seats;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Players.
    Seats {
        /// The seats without which the game does not go on.
        awaited: Seats,
        /// All seats that may act now: those awaited, and those that may change their mind or
        /// put in a card out of turn. One of these may have nothing to do all the same, so that
        /// who is named here tells nobody what is in a hand.
        may: Seats,
    },
    /// A draw, given from outside.
    Chance,
    /// Nothing: the game has ended.
    Over,
}

impl Turn {
    /// The seats that may act now.
    pub const fn may(self) -> Seats {
        match self {
            Self::Seats { may, .. } => may,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }

    /// The seats without which the game does not go on.
    pub const fn awaited(self) -> Seats {
        match self {
            Self::Seats { awaited, .. } => awaited,
            Self::Chance | Self::Over => Seats::NONE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn seats_act_only_while_players_are_awaited() {
        let (awaited, may) = (Seats::only(Seat::at(1)), Seats::first(3));
        let turn = Turn::Seats { awaited, may };
        assert_eq!((turn.awaited(), turn.may()), (awaited, may));
        for turn in [Turn::Chance, Turn::Over] {
            assert_eq!((turn.awaited(), turn.may()), (Seats::NONE, Seats::NONE));
        }
    }
}
