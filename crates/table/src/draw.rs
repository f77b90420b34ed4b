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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rand::SeedableRng;
    use rand::rngs::SmallRng;
    use serde_json::{json, to_value};

    use super::*;

    /// How often each lot falls if each number that `by` can be given is given once.
    fn tally(draw: Draw) -> BTreeMap<String, u32> {
        let mut counts = BTreeMap::new();
        // Every way through the numbers asked for, like an odometer.
        let mut given: Vec<u32> = Vec::new();
        loop {
            let mut limits = Vec::new();
            let lot = draw.by(|of| {
                limits.push(of);
                given.get(limits.len() - 1).copied().unwrap_or(0)
            });
            *counts
                .entry(to_value(lot).unwrap().to_string())
                .or_default() += 1;
            given.resize(limits.len(), 0);
            let more = (0..limits.len()).rev().find(|&i| given[i] + 1 < limits[i]);
            let Some(more) = more else { return counts };
            given[more] += 1;
            given[more + 1..].fill(0);
        }
    }

    #[test]
    fn one_of_several_is_each_of_them_equally() {
        let counts = tally(Draw::One(6));
        let each = (0..6).map(|nth| (json!({"one": nth}).to_string(), 1));
        assert_eq!(counts, each.collect());
    }

    #[test]
    fn every_order_is_possible_and_equally_likely() {
        for (of, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120)] {
            let counts = tally(Draw::Order(of));
            assert_eq!(counts.len(), orders);
            assert!(counts.values().all(|&count| count == 1), "{counts:?}");
        }
    }

    #[test]
    fn an_order_is_drawn_from_the_end() {
        // The last thing is swapped with 1, then the one before it with 0, then the next with 1.
        let mut asked = Vec::new();
        let mut given = [1, 0, 1].into_iter();
        let lot = Draw::Order(4).by(|of| {
            asked.push(of);
            given.next().unwrap()
        });
        assert_eq!(asked, [4, 3, 2]);
        assert_eq!(lot, Lot::Order(vec![2, 3, 0, 1]));
    }

    #[test]
    fn nothing_is_asked_where_there_is_only_one_order() {
        for of in [0, 1] {
            let lot = Draw::Order(of).by(|_| panic!("there is nothing to choose"));
            assert_eq!(lot, Lot::Order((0..of).collect()));
        }
    }

    #[test]
    fn a_generator_draws_all_there_is_about_equally() {
        let mut rng = SmallRng::seed_from_u64(1);
        let mut counts = [0; 6];
        for _ in 0..6000 {
            match Draw::One(6).cast(&mut rng) {
                Lot::One(nth) => counts[nth as usize] += 1,
                Lot::Order(order) => panic!("one was to be drawn, not {order:?}"),
            }
        }
        // Seven standard deviations.
        assert!(
            counts.iter().all(|count| (800..1200).contains(count)),
            "{counts:?}"
        );
    }
}
