//! The squares on which horses stand.

use crate::{Lane, Spot};

/// Some squares of the course: those on which no other horse may step (N-18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken(
    /// By lane, a bit for each square.
    [u128; Lane::COUNT],
);

impl Taken {
    /// No squares.
    pub const NONE: Self = Self([0; Lane::COUNT]);

    /// Does a horse stand there?
    #[inline]
    pub const fn contains(&self, spot: Spot) -> bool {
        self.0[spot.lane.index()] >> spot.square & 1 == 1
    }

    /// A horse comes to stand there.
    #[inline]
    pub const fn add(&mut self, spot: Spot) {
        self.0[spot.lane.index()] |= 1 << spot.square;
    }

    /// A horse leaves there.
    #[inline]
    pub const fn remove(&mut self, spot: Spot) {
        self.0[spot.lane.index()] &= !(1 << spot.square);
    }

    /// By lane, a bit for each square.
    #[inline]
    pub(super) const fn lanes(&self) -> [u128; Lane::COUNT] {
        self.0
    }
}

impl FromIterator<Spot> for Taken {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        let mut taken = Self::NONE;
        for spot in spots {
            taken.add(spot);
        }
        taken
    }
}
