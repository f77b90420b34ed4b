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
        let next = self.index() + 1;
        // No remainder: playouts come by here with every move.
        Self::at(if next < count { next } else { 0 })
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

    /// The first `count` seats, all of them where there are no more.
    pub const fn first(count: usize) -> Self {
        let all = u8::MAX >> (8 - Seat::MOST);
        if count >= Seat::MOST {
            Self(all)
        } else {
            Self(all >> (Seat::MOST - count))
        }
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

    /// These seats and some more.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
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

    /// The next one of them clockwise after a seat, which comes last itself.
    pub const fn next(self, after: Seat) -> Option<Seat> {
        let further = Self(self.0 & (0xfe << after.0));
        match further.lowest() {
            Some(seat) => Some(seat),
            None => self.lowest(),
        }
    }

    /// Every choice of one or more of them.
    pub fn choices(self) -> impl Iterator<Item = Self> {
        let mut last = 0;
        std::iter::from_fn(move || {
            // Counts up, and skips the bits that are not there.
            last = u8::wrapping_sub(last, self.0) & self.0;
            (last != 0).then_some(Self(last))
        })
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

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    fn set(numbers: &[usize]) -> Seats {
        numbers.iter().map(|&number| Seat::at(number)).collect()
    }

    #[test]
    fn the_first_seats_are_none_to_all() {
        assert_eq!(Seats::first(0), Seats::NONE);
        assert_eq!(Seats::first(2), set(&[0, 1]));
        assert_eq!(Seats::first(6), set(&[0, 1, 2, 3, 4, 5]));
        assert_eq!(Seats::first(7), Seats::first(6));
    }

    #[test]
    fn seats_are_numbered_from_0_to_5() {
        for number in 0..6 {
            let seat = Seat::new(number).unwrap();
            assert_eq!(
                (u8::from(seat), seat.index()),
                (number, usize::from(number))
            );
            assert_eq!(Seat::try_from(number), Ok(seat));
            assert_eq!(Seat::at(usize::from(number)), seat);
        }
        assert_eq!(Seat::new(6), None);
        assert_eq!(Seat::try_from(6), Err(NoSuchSeat(6)));
        let told = "there is no seat 6: seats are numbered from 0 to 5";
        assert_eq!(NoSuchSeat(6).to_string(), told);
        assert_eq!(Seat::at(7), Seat::at(1));
    }

    #[test]
    fn a_seat_is_written_as_its_number() {
        assert_eq!(to_value(Seat::at(4)).unwrap(), json!(4));
        assert_eq!(from_value::<Seat>(json!(4)).unwrap(), Seat::at(4));
        assert!(from_value::<Seat>(json!(6)).is_err());
        assert!(from_value::<Seat>(json!(-1)).is_err());
    }

    #[test]
    fn the_first_seats_stand_in_order() {
        let first = |count| Seat::first(count).map(Seat::index).collect::<Vec<_>>();
        assert_eq!(first(0), [0; 0]);
        assert_eq!(first(3), [0, 1, 2]);
        assert_eq!(first(9), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn clockwise_goes_round_the_table() {
        let round = |count| {
            let mut seat = Seat::at(0);
            let mut met = Vec::new();
            for _ in 0..=count {
                met.push(seat.index());
                seat = seat.clockwise(count);
            }
            met
        };
        assert_eq!(round(2), [0, 1, 0]);
        assert_eq!(round(6), [0, 1, 2, 3, 4, 5, 0]);
    }

    #[test]
    fn a_set_has_what_was_put_in() {
        let seats = set(&[0, 2, 5]);
        assert_eq!((seats.len(), seats.is_empty()), (3, false));
        for number in 0..6 {
            assert_eq!(
                seats.contains(Seat::at(number)),
                [0, 2, 5].contains(&number)
            );
        }
        assert_eq!((Seats::NONE.len(), Seats::NONE.is_empty()), (0, true));
        assert_eq!(Seats::only(Seat::at(3)), set(&[3]));
    }

    #[test]
    fn the_first_seats_as_a_set() {
        for count in 1..=6 {
            assert_eq!(Seats::first(count), Seat::first(count).collect());
        }
    }

    #[test]
    fn putting_in_twice_and_taking_out_what_is_not_there_changes_nothing() {
        let seats = set(&[1, 4]);
        assert_eq!(seats.with(Seat::at(1)), seats);
        assert_eq!(seats.with(Seat::at(0)), set(&[0, 1, 4]));
        assert_eq!(seats.without(Seat::at(0)), seats);
        assert_eq!(seats.without(Seat::at(4)), set(&[1]));
        assert_eq!(seats.but(set(&[0, 1])), set(&[4]));
        assert_eq!(seats.but(seats), Seats::NONE);
        assert_eq!(seats.and(set(&[0, 1])), set(&[0, 1, 4]));
        assert_eq!(seats.and(Seats::NONE), seats);
    }

    #[test]
    fn the_next_one_clockwise() {
        let seats = set(&[1, 3, 5]);
        let next = |after| seats.next(Seat::at(after)).map(Seat::index);
        let expected = [1, 3, 3, 5, 5, 1].map(Some);
        assert_eq!([0, 1, 2, 3, 4, 5].map(next), expected);
        assert_eq!(set(&[2]).next(Seat::at(2)), Some(Seat::at(2)));
        assert_eq!(Seats::NONE.next(Seat::at(0)), None);
    }

    #[test]
    fn every_choice_of_one_or_more_is_there_once() {
        let choices: Vec<Seats> = set(&[0, 2, 5]).choices().collect();
        let expected: [&[usize]; 7] = [&[0], &[2], &[0, 2], &[5], &[0, 5], &[2, 5], &[0, 2, 5]];
        assert_eq!(choices, expected.map(set));
        assert_eq!(Seats::NONE.choices().count(), 0);
        assert_eq!(Seats::first(6).choices().count(), 63);
    }

    #[test]
    fn a_set_is_gone_through_in_order() {
        let seats = set(&[5, 0, 3]);
        assert_eq!(seats.lowest(), Some(Seat::at(0)));
        assert_eq!(Seats::NONE.lowest(), None);
        let met: Vec<usize> = seats.iter().map(Seat::index).collect();
        assert_eq!(met, [0, 3, 5]);
        assert_eq!(Seats::NONE.iter().next(), None);
    }

    #[test]
    fn a_set_is_written_as_a_list() {
        let seats = set(&[5, 0]);
        assert_eq!(to_value(seats).unwrap(), json!([0, 5]));
        assert_eq!(from_value::<Seats>(json!([5, 0, 5])).unwrap(), seats);
        assert!(from_value::<Seats>(json!([6])).is_err());
    }

    #[test]
    fn eyes_are_their_own_seats_alone() {
        assert!(Eye::Seat(Seat::at(1)).is(Seat::at(1)));
        assert!(!Eye::Seat(Seat::at(1)).is(Seat::at(0)));
        assert!(!Eye::Stand.is(Seat::at(0)));
        assert_eq!(
            to_value(Eye::Seat(Seat::at(1))).unwrap(),
            json!({"seat": 1})
        );
        assert_eq!(to_value(Eye::Stand).unwrap(), json!("stand"));
    }
}
