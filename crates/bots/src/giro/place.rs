//! Where a bot places obstacles.

use ::giro::{Guess, Move};
use rand::Rng;

use crate::choice::best;

/// Keeps the obstacles apart. All horses meet the same ones, so no space hurts a rival alone; but
/// where many stand together, a horse with a poor hand waits for rounds, and steady play counts on
/// having a card that lands free.
pub(super) fn steady(table: &Guess, moves: &[Move], rng: &mut impl Rng) -> Move {
    best(moves, |mv, _| -crowding(table, mv), rng)
}

/// How crowded the course is once this obstacle stands: for each space, the square of the number of
/// cards that end on an obstacle from there.
fn crowding(table: &Guess, mv: Move) -> i64 {
    let stands = |space| mv == Move::Place(space) || table.obstacle(space);
    (0..table.length())
        .map(|from| (1..=6).filter(|card| stands(from + card)).count())
        .map(|refused| [0, 1, 4, 9, 16, 25, 36][refused])
        .sum()
}
