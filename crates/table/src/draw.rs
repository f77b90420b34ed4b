//! Chance as an input: what is to be drawn, and the lot that fell.
//!
//! All that our games draw is either one of several things that are equally likely (a die, a start
//! player, a layout) or an order of several things (a shuffle, a deal), so a source of chance needs
//! to know neither the game nor what the things are.

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

/// What is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    /// One of so many outcomes (1 or more), each equally likely.
    One(u32),
    /// An order of so many things (1 to 255), each order equally likely.
    Order(u8),
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// The number of the outcome, from 0.
    One(u32),
    /// The things by number from 0, each once, in the order drawn.
    Order(Vec<u8>),
}

impl Draw {
    /// Draws without bias: `below(n)` gives a number from 0 to n - 1, each equally likely.
    ///
    /// Orders are drawn from the end: the last thing is swapped with one of all, the one before it
    /// with one of those left, and so on. `docs/record.md` promises this to strangers who check.
    pub fn by(self, mut below: impl FnMut(u32) -> u32) -> Lot {
        match self {
            Self::One(of) => Lot::One(below(of)),
            Self::Order(of) => {
                let mut order: Vec<u8> = (0..of).collect();
                for last in (1..of).rev() {
                    let other = below(u32::from(last) + 1);
                    order.swap(usize::from(last), other as usize);
                }
                Lot::Order(order)
            }
        }
    }

    /// Draws from a generator: for playouts and guesses, which no record has to repeat.
    pub fn cast(self, rng: &mut impl Rng) -> Lot {
        self.by(|of| rng.random_range(0..of))
    }
}
