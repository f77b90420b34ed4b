//! Bots at Galloping Pigs.

mod card;
mod food;

use ::pigs::{Move, Stage, View};
use rand::Rng;
use table::Seat;

use crate::choice::any;
use crate::{Budget, Level};

/// One of the lawful `moves` of a seat, of which there must be one. `view` is what that seat sees.
///
/// ```
/// use bots::{Budget, Level};
/// use pigs::{Book, Fixed, Gallop, Move, Rules};
/// use rand::{SeedableRng, rngs::SmallRng};
/// use table::{Eye, Game, Playout, Seat};
///
/// let starter = Seat::at(1);
/// let fixed = Fixed { starter: Some(starter) };
/// let gallop = Gallop::open(Book::printed(), &Rules::default(), &fixed, 2)?;
/// let mv = bots::pigs::decide(
///     Level::Steady,
///     &gallop.view(Eye::Seat(starter)),
///     starter,
///     &gallop.moves(starter).collect::<Vec<_>>(),
///     Budget::default(),
///     &mut SmallRng::seed_from_u64(1),
/// );
/// assert!(matches!(mv, Move::LineUp(_)));
/// # Ok::<(), pigs::Unfit>(())
/// ```
pub fn decide(
    level: Level,
    view: &View,
    seat: Seat,
    moves: &[Move],
    budget: Budget,
    rng: &mut impl Rng,
) -> Move {
    match (level, view.stage) {
        (Level::Steady, Stage::Food) => food::steady(moves, rng),
        (Level::Steady, Stage::Play) => card::steady(view, seat, moves, budget, rng),
        // The pigs are lined up before the deal, and every colour is dealt alike: one order is as
        // good as another.
        (Level::Random | Level::Steady, _) => any(moves, rng),
    }
}
