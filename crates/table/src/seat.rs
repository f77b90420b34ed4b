//! Who sits where, and who looks.

use serde::{Deserialize, Serialize};
use specta::Type;

/// A place at the table, counted from 0 clockwise. No game here seats more than [`Seat::MOST`].
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
#[serde(try_from = "u8", into = "u8")]
#[specta(type = u8)]
pub struct Seat(u8);

impl Seat {
    /// The greatest number of seats at any table.
    pub const MOST: usize = 6;

    /// The seat with this number, 0 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < Self::MOST {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The first `count` seats, clockwise.
    pub fn first(count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..count.min(Self::MOST)).map(Self::at)
    }

    /// The seat at an index below [`Seat::MOST`]; greater indices wrap round.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "below 6 after the remainder"
    )]
    pub const fn at(index: usize) -> Self {
        Self((index % Self::MOST) as u8)
    }

    /// The seat's number as an index into lists by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count` seats.
    #[must_use]
    pub const fn clockwise(self, count: usize) -> Self {
        Self::at((self.index() + 1) % count)
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(number).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

/// A seat number that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered from 0 to 5")]
pub struct NoSuchSeat(pub u8);

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[specta(type = Vec<Seat>)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);

    /// The first `count` seats.
    pub const fn first(count: usize) -> Self {
        Self(u8::MAX >> (8 - count))
    }

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Is this seat among them?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// These seats and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// These seats but for one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// These seats but for some.
    #[must_use]
    pub const fn but(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody among them?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one with the lowest number.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "a bit of a byte is below 8"
    )]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The seats in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.lowest()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Seat>> for Seats {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().collect()
    }
}

impl From<Seats> for Vec<Seat> {
    fn from(seats: Seats) -> Self {
        seats.iter().collect()
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Eye {
    /// A player, who sees what is public and what is his own.
    Seat(Seat),
    /// Anybody who only watches: what is public, and nothing else.
    Stand,
}

impl Eye {
    /// May these eyes see what belongs to this seat alone?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
