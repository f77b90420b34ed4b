//! Where a bot puts food on the track.

use ::pigs::Move;
use rand::Rng;

use crate::choice::best;

/// As near as may be: nobody has a hand yet, so no space is better for one seat than for another; but
/// food that is soon in reach is for those who watch it.
pub(super) fn steady(moves: &[Move], rng: &mut impl Rng) -> Move {
    let nearness = |mv, _: &mut _| match mv {
        Move::Food(at) => -i64::from(at),
        Move::LineUp(_) | Move::Play(_) => i64::MIN,
    };
    best(moves, nearness, rng)
}
