//! How a table is set up: options, and what is fixed by hand.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::Seat;

use crate::CourseName;

/// The most players (G-1).
pub(crate) const MOST_SEATS: usize = 5;

/// The options of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[serde(rename = "GiroRules")]
pub struct Rules {
    /// The course (G-4).
    pub course: CourseName,
    /// Who sets the five obstacles (G-10).
    pub obstacles: Obstacles,
    /// Who moves when numbers are equal (G-13, G-22).
    pub ties: Ties,
    /// Whether the page lists what others still hold (G-27).
    pub cards_left: CardsLeft,
}

/// Who sets the five obstacles (G-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacles {
    /// The players, the youngest first.
    #[default]
    Placed,
    /// Chance: every lawful set equally likely.
    Drawn,
}

/// Who moves when numbers are equal (G-13, G-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Ties {
    /// All of them, the horse furthest behind first.
    #[default]
    RearFirst,
    /// Only the horse furthest behind.
    RearOnly,
}

/// Whether the page lists what others still hold (G-27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum CardsLeft {
    /// No: everybody has seen the cards go and may remember them.
    #[default]
    Remember,
    /// Yes.
    Shown,
}

/// What the table fixed by hand and so is not drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(default)]
#[serde(rename = "GiroFixed")]
pub struct Fixed {
    /// The seats from the oldest player to the youngest (G-5).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[specta(optional)]
    pub seniority: Option<Vec<Seat>>,
}

/// Why there cannot be such a table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize, Type)]
#[serde(tag = "unfit", rename_all = "kebab-case")]
pub enum Unfit {
    /// Too few or too many players (G-1).
    #[error("two to five play (G-1), not {seats}")]
    Seats {
        /// How many were to sit down.
        seats: u8,
    },
    /// The seniority does not name every seat once (G-5).
    #[error("the seniority names every seat once, oldest to youngest (G-5)")]
    Seniority,
}

/// Does the list name each of the first `count` seats once?
pub(crate) fn is_order(order: &[Seat], count: usize) -> bool {
    order.len() == count && Seat::first(count).all(|seat| order.contains(&seat))
}
