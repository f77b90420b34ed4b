//! Racing cards, held and picked.

use rand::{Rng, RngExt};
use table::Seat;

use crate::by_seat::{BySeat, lowest_bit};

/// The racing cards that each seat holds, or has picked: a byte for each number, a bit in it for
/// each seat. So the picks, read from the lowest bit up, are the order in which horses move (G-12),
/// and one operation spends everybody's picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cards(u64);

/// The cards of one seat, as the bits 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hand(u8);

impl Cards {
    /// No cards.
    pub(crate) const NONE: Self = Self(0);

    /// All six cards for each of so many seats (G-1).
    pub(crate) const fn full(seats: usize) -> Self {
        Self(((1 << seats) - 1) * 0x0001_0101_0101_0100)
    }

    const fn bit(seat: Seat, card: u8) -> u64 {
        1 << (card * 8) << seat.index()
    }

    /// These cards and one more, from 1 to 6.
    pub(crate) const fn with(self, seat: Seat, card: u8) -> Self {
        Self(self.0 | Self::bit(seat, card))
    }

    /// These cards but for some.
    pub(crate) const fn but(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// These cards but for all of one seat.
    pub(crate) const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(BySeat::ONES << seat.index()))
    }

    /// The cards of one seat.
    pub(crate) const fn of(self, seat: Seat) -> Hand {
        // The factor brings the seat's bit of byte n to bit n of the top byte, for n from 1 to 6.
        let bits = self.0 >> seat.index() & BySeat::ONES;
        Hand((bits.wrapping_mul(0x0002_0408_1020_4000) >> 56) as u8)
    }

    /// These cards but for the first of those with the lowest number.
    pub(crate) const fn but_lowest(self) -> Self {
        Self(self.0 & self.0.wrapping_sub(1))
    }

    /// The lowest number among these cards and who has it, a bit for each seat.
    pub(crate) const fn lowest(self) -> Option<(u8, u8)> {
        if self.0 == 0 {
            return None;
        }
        let card = lowest_bit(self.0) / 8;
        Some((card, (self.0 >> (card * 8) & 0xff) as u8))
    }
}

impl Hand {
    /// The hand of these cards; those that are no racing card are left out.
    pub(crate) fn new(cards: &[u8]) -> Self {
        let racing = cards.iter().filter(|card| (1..=6).contains(*card));
        Self(racing.fold(0, |hand, card| hand | 1 << card))
    }

    pub(crate) const fn contains(self, card: u8) -> bool {
        card < 8 && self.0 >> card & 1 == 1
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest card.
    pub(crate) fn lowest(self) -> Option<u8> {
        (self.0 != 0).then(|| lowest_bit(self.0.into()))
    }

    /// The cards, lowest first.
    pub(crate) fn cards(self) -> impl Iterator<Item = u8> + Clone {
        (1..=6).filter(move |&card| self.contains(card))
    }

    /// One of the cards, each equally likely; there must be one.
    #[inline]
    pub(crate) fn sample(self, rng: &mut impl Rng) -> u8 {
        let listed = LISTED[usize::from(self.0 >> 1) % LISTED.len()];
        let nth = rng.random_range(0..listed & 0xf);
        (listed >> (4 + 4 * nth) & 0xf) as u8
    }
}

/// Every hand written out, a digit each: how many cards there are, then the cards. Playouts spend
/// most of their time picking cards, and this is looked up in one go.
const LISTED: [u32; 64] = {
    let mut listed = [0; 64];
    let mut hand = 0;
    while hand < 64 {
        let mut card = 6;
        while card > 0 {
            if hand << 1 >> card & 1 == 1 {
                let (count, cards) = (listed[hand] & 0xf, listed[hand] >> 4);
                listed[hand] = (cards << 4 | card) << 4 | (count + 1);
            }
            card -= 1;
        }
        hand += 1;
    }
    listed
};
