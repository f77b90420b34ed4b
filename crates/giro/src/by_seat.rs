//! A small number for each seat.

use table::Seat;

/// A number below 128 for each seat, 0 where nobody sits. It is read and written as one word, since
/// reading several bytes right after one of them was written makes the processor wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BySeat([u8; 8]);

impl BySeat {
    /// A one for each seat.
    pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;

    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// The numbers of the first so many seats.
    pub(crate) fn first(&self, seats: usize) -> &[u8] {
        &self.0[..seats]
    }

    /// The number of a seat.
    pub(crate) const fn of(self, seat: Seat) -> u8 {
        (self.word() >> (8 * seat.index()) & 0xff) as u8
    }

    /// Sets a seat's number.
    pub(crate) const fn set(&mut self, seat: Seat, number: u8) {
        self.change(seat, self.of(seat), number);
    }

    /// Changes a seat's number, which is known.
    pub(crate) const fn change(&mut self, seat: Seat, from: u8, to: u8) {
        let change = (from ^ to) as u64;
        self.0 = (self.word() ^ (change << (8 * seat.index()))).to_le_bytes();
    }

    /// The seats that have this number, a bit for each.
    pub(crate) const fn having(self, number: u8) -> u8 {
        let difference = self.word() ^ (Self::ONES * number as u64);
        // Adding 127 reaches the top bit of each byte, but of those without a difference.
        let same = !(difference + Self::ONES * 0x7f) >> 7 & Self::ONES;
        // The factor brings the bit of byte n to bit n of the top byte.
        (same.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
    }
}

/// The number of the lowest bit.
#[allow(
    clippy::cast_possible_truncation,
    reason = "a bit of a word is below 64"
)]
pub(crate) const fn lowest_bit(bits: u64) -> u8 {
    bits.trailing_zeros() as u8
}
