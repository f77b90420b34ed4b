//! The five pigs, and the order in which they line up.

use std::fmt;

use serde::{Deserialize, Serialize};
use specta::Type;

/// One of the five pigs, which belong to nobody (P-1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(rename_all = "kebab-case")]
pub enum Pig {
    /// The red one.
    Red,
    /// The white one.
    White,
    /// The yellow one.
    Yellow,
    /// The black one.
    Black,
    /// The blue one.
    Blue,
}

impl Pig {
    /// All five, in the order in which lists by pig name them.
    pub const ALL: [Self; 5] = [
        Self::Red,
        Self::White,
        Self::Yellow,
        Self::Black,
        Self::Blue,
    ];

    /// The pig's place in lists by pig.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A pig and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Runner {
    /// The pig.
    pub pig: Pig,
    /// Its unwrapped distance from the start line (P-4).
    pub at: i16,
}

/// The pigs from front to back, as a start player names them (P-5). Any short list is one; which are
/// lawful the rules say.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(try_from = "Vec<Pig>", into = "Vec<Pig>")]
#[specta(type = Vec<Pig>)]
pub struct LineUp(
    /// A digit for each place, the front one lowest: the pig's index and one.
    u32,
);

/// A list far too long to be a line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a line-up names five pigs, not {0}")]
pub struct TooLong(pub usize);

/// How many different line-ups there are.
pub(crate) const LINE_UPS: u32 = 120;

/// Every line-up of all five, sorted by the front pig, then the one behind it and so on.
static ALL: [LineUp; LINE_UPS as usize] = {
    let mut all = [LineUp(0); LINE_UPS as usize];
    let mut nth = 0;
    while nth < LINE_UPS {
        all[nth as usize] = LineUp::spell(nth);
        nth += 1;
    }
    all
};

impl LineUp {
    /// Every line-up of all five, sorted by the front pig, then the one behind it and so on.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        ALL.iter().copied()
    }

    /// The line-up with this number, from 0, among all of them.
    pub(crate) fn nth(nth: u32) -> Self {
        ALL[nth as usize]
    }

    const fn spell(mut nth: u32) -> Self {
        // How many line-ups begin alike up to each place.
        let alike = [24, 6, 2, 1, 1];
        let (mut left, mut spelt, mut place) = (0x5_4321u32, 0, 0);
        while place < alike.len() {
            let at = nth / alike[place] * 4;
            nth %= alike[place];
            spelt |= (left >> at & 0xf) << (place * 4);
            let before = left & ((1 << at) - 1);
            left = left >> at >> 4 << at | before;
            place += 1;
        }
        Self(spelt)
    }

    /// The pigs, front to back.
    pub fn pigs(self) -> impl Iterator<Item = Pig> {
        let digits = (0..8).map(move |place| self.0 >> (4 * place) & 0xf);
        digits.filter_map(|digit| Pig::ALL.get((digit as usize).checked_sub(1)?).copied())
    }

    /// Does it name each pig once?
    pub(crate) fn is_whole(self) -> bool {
        let five = self.0 >> (4 * Pig::ALL.len()) == 0;
        five && Pig::ALL
            .iter()
            .all(|&pig| self.pigs().any(|one| one == pig))
    }

    fn of(pigs: &[Pig]) -> Self {
        let digits = pigs.iter().rev();
        Self(digits.fold(0, |spelt, &pig| spelt << 4 | (pig as u32 + 1)))
    }
}

impl From<[Pig; 5]> for LineUp {
    fn from(pigs: [Pig; 5]) -> Self {
        Self::of(&pigs)
    }
}

impl TryFrom<Vec<Pig>> for LineUp {
    type Error = TooLong;

    fn try_from(pigs: Vec<Pig>) -> Result<Self, TooLong> {
        if pigs.len() > 8 {
            return Err(TooLong(pigs.len()));
        }
        Ok(Self::of(&pigs))
    }
}

impl From<LineUp> for Vec<Pig> {
    fn from(order: LineUp) -> Self {
        order.pigs().collect()
    }
}

impl fmt::Debug for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.pigs()).finish()
    }
}
