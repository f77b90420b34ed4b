//! Money: whole pounds.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};
use specta::Type;

/// Whole pounds, held or owed. What does not fit is never wrapped round: sums are checked, and one
/// that cannot be is the end of the program, not of somebody's purse.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Type,
)]
// A number that the page can hold exactly: purses stay far below 2^53.
#[specta(type = i32)]
pub struct Money(i64);

impl Money {
    /// No money.
    pub const NONE: Self = Self(0);

    /// So many pounds.
    pub const fn pounds(pounds: i64) -> Self {
        Self(pounds)
    }

    /// How many pounds.
    pub const fn in_pounds(self) -> i64 {
        self.0
    }

    /// Both together, where that can be.
    pub const fn checked_add(self, more: Self) -> Option<Self> {
        match self.0.checked_add(more.0) {
            Some(pounds) => Some(Self(pounds)),
            None => None,
        }
    }

    /// What is left, or owed, after a payment, where that can be.
    pub const fn checked_sub(self, less: Self) -> Option<Self> {
        match self.0.checked_sub(less.0) {
            Some(pounds) => Some(Self(pounds)),
            None => None,
        }
    }

    /// So many times as much, where that can be.
    pub const fn checked_mul(self, times: u32) -> Option<Self> {
        match self.0.checked_mul(times as i64) {
            Some(pounds) => Some(Self(pounds)),
            None => None,
        }
    }
}

/// Why a sum cannot be.
const TOO_MUCH: &str = "there is not so much money in the world";

impl Add for Money {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        self.checked_add(more).expect(TOO_MUCH)
    }
}

impl Sub for Money {
    type Output = Self;

    fn sub(self, less: Self) -> Self {
        self.checked_sub(less).expect(TOO_MUCH)
    }
}

impl Mul<u32> for Money {
    type Output = Self;

    fn mul(self, times: u32) -> Self {
        self.checked_mul(times).expect(TOO_MUCH)
    }
}

impl Neg for Money {
    type Output = Self;

    fn neg(self) -> Self {
        Self::NONE - self
    }
}

impl AddAssign for Money {
    fn add_assign(&mut self, more: Self) {
        *self = *self + more;
    }
}

impl SubAssign for Money {
    fn sub_assign(&mut self, less: Self) {
        *self = *self - less;
    }
}

impl Sum for Money {
    fn sum<I: Iterator<Item = Self>>(sums: I) -> Self {
        sums.fold(Self::NONE, Self::add)
    }
}

impl fmt::Display for Money {
    /// `£12,000`, as on a slip.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.unsigned_abs().to_string();
        f.write_str(if self.0 < 0 { "-£" } else { "£" })?;
        for (nth, digit) in digits.chars().enumerate() {
            if nth > 0 && (digits.len() - nth).is_multiple_of(3) {
                f.write_str(",")?;
            }
            write!(f, "{digit}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    const MOST: Money = Money::pounds(i64::MAX);
    const ONE: Money = Money::pounds(1);

    #[test]
    fn it_is_counted_in_whole_pounds() {
        let mut purse = Money::pounds(20_000);
        purse += Money::pounds(5_000);
        purse -= Money::pounds(1_000);
        assert_eq!(purse, Money::pounds(24_000));
        assert_eq!(purse - Money::pounds(30_000), -Money::pounds(6_000));
        assert_eq!(Money::pounds(3_000) * 50, Money::pounds(150_000));
        let sums = [ONE, Money::NONE, Money::pounds(41)];
        assert_eq!(sums.into_iter().sum::<Money>().in_pounds(), 42);
    }

    #[test]
    fn what_does_not_fit_is_told() {
        assert_eq!(MOST.checked_add(ONE), None);
        assert_eq!(MOST.checked_sub(-ONE), None);
        assert_eq!(MOST.checked_mul(2), None);
        assert_eq!((MOST - ONE).checked_add(ONE), Some(MOST));
        assert_eq!(MOST.checked_sub(MOST), Some(Money::NONE));
        assert_eq!(ONE.checked_mul(7), Some(Money::pounds(7)));
    }

    #[test]
    #[should_panic(expected = "not so much money")]
    fn a_sum_never_wraps_round() {
        let _ = MOST + ONE;
    }

    #[test]
    #[should_panic(expected = "not so much money")]
    fn a_product_never_wraps_round() {
        let _ = MOST * 2;
    }

    #[test]
    fn it_is_written_as_a_number() {
        assert_eq!(to_value(Money::pounds(5_000)).unwrap(), json!(5000));
        assert_eq!(from_value::<Money>(json!(-3)).unwrap(), -Money::pounds(3));
        for wrong in [json!(0.5), json!("5000"), json!(null)] {
            assert!(from_value::<Money>(wrong).is_err());
        }
    }

    #[test]
    fn it_is_told_as_on_a_slip() {
        for (pounds, told) in [
            (0, "£0"),
            (999, "£999"),
            (1_000, "£1,000"),
            (-20_000, "-£20,000"),
            (2_600_000_000, "£2,600,000,000"),
        ] {
            assert_eq!(Money::pounds(pounds).to_string(), told);
        }
    }
}
