//! How a table is set up: options, and what is fixed by hand.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Money, Seat};

use crate::DeckName;

/// The most players (N-1).
pub(crate) const MOST_SEATS: usize = 6;

/// The options of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[serde(rename = "NastyRules")]
pub struct Rules {
    /// The deck of race event cards (N-39).
    pub deck: DeckName,
    /// Which lane cards are dealt (N-12).
    pub lanes: LaneCards,
    /// The most that may be staked on a horse (N-14).
    pub bet_limit: Option<Money>,
    /// Who fills in the board (N-13).
    pub bookmaker: Bookmaker,
}

/// Which lane cards are dealt (N-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum LaneCards {
    /// All six.
    #[default]
    All,
    /// Those of the innermost lanes, as many as there are players.
    Inner,
}

/// Who fills in the board (N-13): the word `app`, or a seat's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(untagged)]
pub enum Bookmaker {
    /// The program.
    App(ByApp),
    /// The player of this seat, by hand.
    Seat(Seat),
}

/// The word for a board that fills in itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum ByApp {
    /// `app`.
    App,
}

impl Default for Bookmaker {
    fn default() -> Self {
        Self::App(ByApp::App)
    }
}

impl Bookmaker {
    /// The seat that fills in the board by hand.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::App(_) => None,
            Self::Seat(seat) => Some(seat),
        }
    }
}

/// What the table fixed by hand and so is not drawn: nothing, in this game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename = "NastyFixed")]
pub struct Fixed {}

/// Why there cannot be such a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize, Type)]
#[serde(tag = "unfit", rename_all = "kebab-case")]
pub enum Unfit {
    /// Too few or too many players (N-1).
    #[error("two to six play (N-1), not {seats}")]
    Seats {
        /// How many were to sit down.
        seats: u8,
    },
    /// Nobody sits where the bookmaker was to sit (N-13).
    #[error("nobody sits in seat {}, which was to fill in the board (N-13)", u8::from(*.bookmaker))]
    Bookmaker {
        /// The seat.
        bookmaker: Seat,
    },
    /// The limit allows no bet (N-14).
    #[error("a limit of {limit} allows no bet: the smallest is {least} (N-14)")]
    Limit {
        /// The limit.
        limit: Money,
        /// The smallest bet.
        least: Money,
    },
}

/// The smallest bet, and the step from one to the next (N-14).
pub(crate) const BET_STEP: Money = Money::pounds(1_000);

impl Rules {
    /// Can so many play by these rules?
    pub(crate) fn check(&self, seats: usize) -> Result<(), Unfit> {
        if !(2..=MOST_SEATS).contains(&seats) {
            let seats = u8::try_from(seats).unwrap_or(u8::MAX);
            return Err(Unfit::Seats { seats });
        }
        if let Some(bookmaker) = self.bookmaker.seat().filter(|seat| seat.index() >= seats) {
            return Err(Unfit::Bookmaker { bookmaker });
        }
        match self.bet_limit {
            Some(limit) if limit < BET_STEP => Err(Unfit::Limit {
                limit,
                least: BET_STEP,
            }),
            _ => Ok(()),
        }
    }

    /// How many lane cards are shuffled (N-12).
    pub(crate) fn lane_cards(&self, seats: u8) -> u8 {
        match self.lanes {
            LaneCards::All => 6,
            LaneCards::Inner => seats,
        }
    }
}
