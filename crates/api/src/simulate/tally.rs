//! What has come of many games.

use std::time::Duration;

use bots::Level;
use serde::Serialize;
use table::Seat;

use super::play::{Ended, bot_at};
use super::{Pace, Plan};

/// Counts that can be added in any order.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    by_seat: [u32; Seat::MOST],
    by_bot: [u32; Seat::MOST],
    abandoned: u32,
    astray: u32,
    rounds: u64,
    shortest: Option<u32>,
    longest: u32,
}

impl Tally {
    pub(super) fn count(&mut self, game: u32, seats: usize, ended: &Ended) {
        for winner in &ended.winners {
            self.by_seat[winner.index()] += 1;
            self.by_bot[bot_at(winner.index(), game, seats)] += 1;
        }
        self.abandoned += u32::from(ended.winners.is_empty());
        self.astray += u32::from(!ended.is_balanced);
        self.rounds += u64::from(ended.rounds);
        self.shortest = shorter(self.shortest, Some(ended.rounds));
        self.longest = self.longest.max(ended.rounds);
    }

    pub(super) fn and(mut self, other: &Self) -> Self {
        for (sum, more) in self.by_seat.iter_mut().zip(other.by_seat) {
            *sum += more;
        }
        for (sum, more) in self.by_bot.iter_mut().zip(other.by_bot) {
            *sum += more;
        }
        self.abandoned += other.abandoned;
        self.astray += other.astray;
        self.rounds += other.rounds;
        self.shortest = shorter(self.shortest, other.shortest);
        self.longest = self.longest.max(other.longest);
        self
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "the rounds of all games are far below 2^52"
    )]
    pub(super) fn report(
        &self,
        plan: &Plan,
        seed: String,
        bots: &[Level],
        took: Duration,
    ) -> Report {
        let games = plan.games.get();
        let seats = 0..plan.seats;
        Report {
            game: plan.game.clone(),
            seats: plan.seats,
            games,
            seed,
            wins_by_seat: seats
                .clone()
                .map(|seat| SeatWins {
                    seat,
                    share: Share::new(self.by_seat[seat], games),
                })
                .collect(),
            wins_by_bot: seats
                .map(|nth| BotWins {
                    bot: bots[nth],
                    share: Share::new(self.by_bot[nth], games),
                })
                .collect(),
            abandoned: self.abandoned,
            astray: self.astray,
            rounds: Rounds {
                mean: self.rounds as f64 / f64::from(games),
                min: self.shortest.unwrap_or_default(),
                max: self.longest,
            },
            speed: Pace::new(games, took),
        }
    }
}

fn shorter(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    one.into_iter().chain(other).min()
}

/// What has come of a simulation.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Report {
    /// The game.
    pub game: String,
    /// How many sat down.
    pub seats: usize,
    /// How many games were played.
    pub games: u32,
    /// What all chance followed from.
    pub seed: String,
    /// Wins by seat. A shared first place counts for each that shares it.
    pub wins_by_seat: Vec<SeatWins>,
    /// Wins by bot, in the order in which the bots were named.
    pub wins_by_bot: Vec<BotWins>,
    /// Games that nobody won.
    pub abandoned: u32,
    /// Games of random bots after which money was missing, or too much of it there.
    pub astray: u32,
    /// How long games were.
    pub rounds: Rounds,
    /// How fast it went.
    pub speed: Pace,
}

/// How often a seat won.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SeatWins {
    /// The seat.
    pub seat: usize,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
}

/// How often a bot won.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct BotWins {
    /// How it thinks.
    pub bot: Level,
    /// How often.
    #[serde(flatten)]
    pub share: Share,
}

/// A number of games out of all, as a share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The number of games.
    pub wins: u32,
    /// Their share of all, 0 to 1.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// The rounds of the games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rounds {
    /// On average.
    pub mean: f64,
    /// Of the shortest game.
    pub min: u32,
    /// Of the longest game.
    pub max: u32,
}

impl Share {
    /// The share with Wilson's interval, which stays honest where wins are few.
    pub fn new(wins: u32, games: u32) -> Self {
        /// The standard deviations on either side that hold 95 %.
        const Z: f64 = 1.959_963_984_540_054;
        let n = f64::from(games);
        let share = f64::from(wins) / n;
        let weight = 1.0 + Z * Z / n;
        let middle = (share + Z * Z / (2.0 * n)) / weight;
        let half = Z / weight * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self {
            wins,
            share,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_the_one_of_the_books() {
        let close = |found: f64, expected: f64| (found - expected).abs() < 0.0005;
        let half = Share::new(50, 100);
        assert!(
            close(half.low, 0.4038) && close(half.high, 0.5962),
            "{half:?}"
        );
        let none = Share::new(0, 10);
        assert!(close(none.low, 0.0) && close(none.high, 0.2775), "{none:?}");
        let all = Share::new(10, 10);
        assert!(close(all.low, 0.7225) && close(all.high, 1.0), "{all:?}");
    }

    #[test]
    fn in_which_order_tallies_are_added_does_not_matter() {
        let tally = |game, winner, rounds| {
            let mut tally = Tally::default();
            let winners = vec![Seat::at(winner)];
            let ended = Ended {
                winners,
                rounds,
                is_balanced: rounds != 12,
            };
            tally.count(game, 2, &ended);
            tally
        };
        let (one, two, none) = (tally(0, 0, 9), tally(1, 0, 12), Tally::default());
        let sums = [one.clone().and(&two).and(&none), none.and(&two).and(&one)];
        for sum in sums {
            assert_eq!(
                (sum.by_seat[..2].to_vec(), sum.by_bot[..2].to_vec()),
                (vec![2, 0], vec![1, 1])
            );
            assert_eq!((sum.rounds, sum.shortest, sum.longest), (21, Some(9), 12));
            assert_eq!(sum.astray, 1);
        }
    }
}
