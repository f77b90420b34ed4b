//! What happens.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Seat, Seen};

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[serde(rename = "GiroEvent")]
pub enum Event {
    /// The seniority was drawn, oldest to youngest (G-5).
    SeniorityDrawn {
        /// The seats in that order.
        order: Vec<Seat>,
    },
    /// All five obstacles were drawn (G-10).
    ObstaclesDrawn {
        /// Their spaces.
        spaces: Vec<u8>,
    },
    /// An obstacle was placed (G-6).
    Placed {
        /// By whom.
        seat: Seat,
        /// Where.
        space: u8,
    },
    /// A seat picked a card or changed its pick (G-11). Seen by that seat alone (G-26).
    Picked {
        /// Who picked.
        seat: Seat,
        /// The card.
        card: u8,
    },
    /// A seat has picked (G-26).
    HasPicked {
        /// Who picked.
        seat: Seat,
    },
    /// All picks are turned up together (G-11).
    Revealed {
        /// The card of each seat.
        cards: Vec<u8>,
    },
    /// A horse moved (G-15).
    Ran {
        /// Whose horse.
        seat: Seat,
        /// The number on its card.
        card: u8,
        /// Where it stood.
        from: u8,
        /// Where it stands now.
        to: u8,
        /// Why it was its turn.
        why: Why,
    },
    /// A horse would have ended on an obstacle and stayed where it was (G-16).
    Refused {
        /// Whose horse.
        seat: Seat,
        /// The number on its card.
        card: u8,
        /// Where it stands.
        from: u8,
        /// The obstacle's space.
        at: u8,
        /// The obstacle.
        obstacle: Obstacle,
        /// Why it was its turn.
        why: Why,
    },
    /// A horse was pushed back (G-17 to G-19).
    Pushed {
        /// Whose horse.
        seat: Seat,
        /// By whose horse.
        by: Seat,
        /// Where it stood.
        from: u8,
        /// Where it stands now; 0 is its starting box.
        to: u8,
    },
    /// A horse missed its turn, since only the rear one of a tie moves (G-22).
    Missed {
        /// Whose horse.
        seat: Seat,
        /// The number on its card.
        card: u8,
    },
    /// Everybody has moved; the cards are spent (G-21).
    RoundOver {
        /// The number of the round, from 1.
        round: u8,
        /// Where each horse stands.
        horses: Vec<u8>,
    },
    /// Everybody takes his six cards back (G-21).
    CardsBack,
    /// The race has ended (G-23), or was abandoned (G-29).
    Over {
        /// The placed seats, the winner first (G-25); nobody where it was abandoned.
        placed: Vec<Seat>,
    },
}

/// Why it was a horse's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// Nobody else played this number (G-12).
    Number,
    /// Of equal numbers, further behind than those still to move (G-13).
    Behind,
    /// Of equal numbers in the boxes, older than those still to move (G-14).
    Senior,
    /// The last of equal numbers.
    Last,
}

/// What a horse refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    /// A natural obstacle.
    River,
    /// A natural obstacle.
    Moor,
    /// An obstacle that was placed.
    Hedge,
}

impl Seen for Event {
    fn seen_by(&self, eye: Eye) -> bool {
        match self {
            Self::Picked { seat, .. } => eye.is(*seat),
            _ => true,
        }
    }
}
