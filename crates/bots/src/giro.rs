//! Bots at Giro Galoppo.

mod pick;
mod place;

use ::giro::{Move, Stage, View};
use rand::Rng;
use table::Seat;

use crate::choice::any;
use crate::{Budget, Level};

/// One of the lawful `moves` of a seat, of which there must be one. `view` is what that seat sees.
///
/// ```
/// use bots::{Budget, Level};
/// use giro::{Book, Fixed, Move, Race, Rules};
/// use rand::{SeedableRng, rngs::SmallRng};
/// use table::{Eye, Game, Playout, Seat};
///
/// let seats = vec![Seat::at(0), Seat::at(1)];
/// let fixed = Fixed { seniority: Some(seats) };
/// let race = Race::open(Book::printed(), &Rules::default(), &fixed, 2)?;
/// let youngest = Seat::at(1);
/// let mv = bots::giro::decide(
///     Level::Steady,
///     &race.view(Eye::Seat(youngest)),
///     youngest,
///     &race.moves(youngest).collect::<Vec<_>>(),
///     Budget::default(),
///     &mut SmallRng::seed_from_u64(1),
/// );
/// assert!(matches!(mv, Move::Place(_)));
/// # Ok::<(), giro::Unfit>(())
/// ```
pub fn decide(
    level: Level,
    view: &View,
    seat: Seat,
    moves: &[Move],
    budget: Budget,
    rng: &mut impl Rng,
) -> Move {
    match level {
        Level::Random => any(moves, rng),
        Level::Steady if view.stage == Stage::Placing => {
            place::steady(&view.guess(rng), moves, rng)
        }
        Level::Steady => pick::steady(view, seat, moves, budget, rng),
    }
}
