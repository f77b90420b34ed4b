//! What happens.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Seat, Seen};

use crate::Pig;

/// What has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[serde(rename = "PigsEvent")]
pub enum Event {
    /// The first start player was drawn (P-5).
    StarterDrawn {
        /// Who starts.
        seat: Seat,
    },
    /// The start player lined the pigs up (P-5).
    LinedUp {
        /// By whom.
        seat: Seat,
        /// The pigs, front to back.
        pigs: Vec<Pig>,
    },
    /// A food card was put on the track (P-17).
    FoodPut {
        /// By whom.
        seat: Seat,
        /// Where.
        at: i16,
    },
    /// A seat was dealt its hand (P-7). Seen by that seat alone (P-22).
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// The cards, sorted.
        hand: Vec<Pig>,
    },
    /// Everybody has a hand (P-7).
    AllDealt {
        /// How many cards each seat has.
        held: Vec<u8>,
        /// How many stay unseen for this round.
        undealt: u8,
    },
    /// A card was played, and its pig moved (P-8).
    Played {
        /// By whom.
        seat: Seat,
        /// The card and its pig.
        pig: Pig,
        /// Where the pig stood.
        from: i16,
        /// Where it stands now.
        to: i16,
        /// The pigs it leapt, in the order in which it met them.
        leapt: Vec<Pig>,
    },
    /// The pig just moved is ahead of all others: its player takes a food card (P-9).
    TookLead {
        /// Who takes the food.
        seat: Seat,
    },
    /// The pig just moved stands where food lies: its player takes it (P-19).
    FoundFood {
        /// Who takes the food.
        seat: Seat,
        /// Where it lay.
        at: i16,
    },
    /// A seat's last card has put all its food at risk into the bank (P-11).
    Banked {
        /// Whose food.
        seat: Seat,
        /// How much.
        food: u16,
    },
    /// A seat's last card has failed, but the table is gentle: it banks all the same (P-21).
    Spared {
        /// Whose food.
        seat: Seat,
        /// How much.
        food: u16,
    },
    /// A seat's last card has failed: its food at risk goes back to the pile (P-11).
    Lost {
        /// Whose food.
        seat: Seat,
        /// How much.
        food: u16,
    },
    /// Everybody has played all cards (P-12).
    RoundOver {
        /// The number of the round, from 1.
        round: u8,
        /// What each seat has banked in it.
        banked: Vec<u16>,
        /// Where food still lay, which goes back to the pile (P-20).
        left: Vec<i16>,
    },
    /// That was the last round.
    Over {
        /// What each seat has banked (P-15).
        banked: Vec<u16>,
    },
}

impl Seen for Event {
    fn seen_by(&self, eye: Eye) -> bool {
        match self {
            Self::Dealt { seat, .. } => eye.is(*seat),
            _ => true,
        }
    }
}
