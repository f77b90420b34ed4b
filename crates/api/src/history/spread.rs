//! A count beside what was to be expected.

use serde::Serialize;
use specta::Type;

/// A count, and what chance makes of it: with fair dice it lies in the band 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Spread {
    /// How often it came.
    pub count: u32,
    /// How often it comes on average, in hundredths.
    pub expected: u32,
    /// The lower end of the band.
    pub low: u32,
    /// The upper end of the band.
    pub high: u32,
}

impl Spread {
    /// A count of something with this mean and this variance.
    pub(super) fn of(count: u32, mean: f64, variance: f64) -> Self {
        /// So many standard deviations on either side hold 95 % of a normal distribution.
        const BAND: f64 = 1.96;
        let reach = BAND * variance.max(0.0).sqrt();
        Self {
            count,
            expected: whole((mean * 100.0).round()),
            // Outwards, so that few games do not make a band that nothing fits into.
            low: whole((mean - reach).floor()),
            high: whole((mean + reach).ceil()),
        }
    }

    /// Who is as good as all the others wins as often as they do: `all` is what was played and what was
    /// won by everybody.
    pub(super) fn of_wins(won: u32, played: u32, all: (u32, u32)) -> Self {
        let (all_played, all_won) = all;
        let likely = f64::from(all_won) / f64::from(all_played.max(1));
        let mean = f64::from(played) * likely;
        Self::of(won, mean, mean * (1.0 - likely))
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a whole number, held to what fits"
)]
fn whole(number: f64) -> u32 {
    number.clamp(0.0, f64::from(u32::MAX)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_hundred_throws_of_a_die_lie_between_82_and_118_for_each_face() {
        let spread = Spread::of(90, 100.0, 600.0 * 5.0 / 36.0);
        let expected = Spread {
            count: 90,
            expected: 10_000,
            low: 82,
            high: 118,
        };
        assert_eq!(spread, expected);
    }

    #[test]
    fn few_games_have_a_wide_band_that_does_not_go_below_nothing() {
        let spread = Spread::of(1, 0.5, 0.25);
        assert_eq!((spread.expected, spread.low, spread.high), (50, 0, 2));
    }

    #[test]
    fn equal_seats_share_what_was_won() {
        let spread = Spread::of_wins(30, 100, (400, 104));
        assert_eq!(spread.expected, 2_600);
        assert_eq!((spread.low, spread.high), (17, 35));
        assert_eq!(Spread::of_wins(0, 0, (0, 0)).high, 0);
        // Who has played half as often is expected to have won half as often.
        assert_eq!(Spread::of_wins(9, 50, (400, 104)).expected, 1_300);
    }
}
