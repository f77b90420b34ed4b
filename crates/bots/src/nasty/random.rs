//! A bot that does not think.

use ::nasty::{Move, View};
use rand::seq::IteratorRandom as _;
use rand::{Rng, RngExt as _};
use table::{Playout as _, Seat};

/// How often it puts in a card that fits: once in so many moments, so that meetings end.
const SELDOM: u32 = 10;

/// Any lawful move.
pub(super) fn any_move(view: &View, seat: Seat, rng: &mut impl Rng) -> Move {
    view.guess(rng).sample(seat, rng)
}

/// Any card that fits, seldom.
pub(super) fn any_card(view: &View, seat: Seat, rng: &mut impl Rng) -> Option<Move> {
    if !rng.random_ratio(1, SELDOM) {
        return None;
    }
    view.guess(rng).plays(seat).choose(rng).map(Move::Card)
}
