//! Before the race: the stable entry, the board and the bet.

use ::nasty::{Bet, Entries, Move, Row, View};
use rand::{Rng, RngExt as _};
use table::{Money, Seat};

use super::prospect::Prospect;
use crate::Budget;

/// How much more a prize is worth than one of the race after it: money won early is staked.
const EARLY: f64 = 1.4;
/// How far a player's taste strays from that.
const TASTE: std::ops::Range<f64> = 0.8..1.25;
/// A bet is thought over longer than a move.
const LONGER: u32 = 4;
/// The stakes that are considered, as parts of the most that may be staked.
const PARTS: i64 = 10;
/// The most of these parts that are staked: something is kept for the day after.
const MOST_PARTS: i64 = 8;

/// The faster horses for the greater prizes, and the sooner ones.
pub(super) fn entries(view: &View, rng: &mut impl Rng) -> Move {
    let mut lure = 1.0;
    let mut races: Vec<(f64, usize)> = Vec::new();
    for (number, &race) in view.races.iter().enumerate() {
        let first = f64::from(view.book.prizes(race)[0]);
        races.push((first * lure * rng.random_range(TASTE), number));
        lure /= EARLY;
    }
    races.sort_by(|one, other| other.0.total_cmp(&one.0));
    let mut grades = [0; 6];
    for (grade, (_, number)) in (1..).zip(races) {
        grades[number] = grade;
    }
    Move::Entries(Entries(grades))
}

/// One of the rows that are missing on the board.
pub(super) fn chalk(rows: &[Row]) -> Move {
    Move::Chalk(rows[0])
}

/// The horse and the stake that are worth the most; nothing where no bet is worth more.
pub(super) fn bet(view: &View, me: Seat, most: Money, budget: Budget, rng: &mut impl Rng) -> Move {
    let longer = Budget {
        iterations: budget.iterations.saturating_mul(LONGER),
    };
    let prospect = Prospect::of(view, me, longer, rng);
    let thousands = most.in_pounds() / 1_000;
    let stakes = (1..=MOST_PARTS).map(|part| (thousands * part / PARTS).max(1));
    let stakes: Vec<Money> = stakes
        .filter(|&stake| stake <= thousands)
        .map(|stake| Money::pounds(stake * 1_000))
        .collect();
    let horses = Seat::first(view.cash.len());
    let some = horses.flat_map(|on| stakes.iter().map(move |&stake| Some(Bet { on, stake })));
    let bets: Vec<Option<Bet>> = [None].into_iter().chain(some).collect();
    let worths = prospect.worth_of_bets(&bets);
    let best = bets.iter().zip(&worths);
    let best = best.max_by(|(_, one), (_, other)| one.total_cmp(other));
    Move::Bet(best.and_then(|(bet, _)| *bet))
}
