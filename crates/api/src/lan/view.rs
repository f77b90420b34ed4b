//! What can be made of a view that came over the network. Whoever sent it may have sent nonsense, and a game
//! takes a view at its word: what does not fit is turned away, and what fits and still leads nowhere ends at one door.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Level;
use rand::rngs::SmallRng;
use table::{Eye, Seat, Seats, Standings, Turn};

use crate::offered::Offered;
use crate::{GameMove, GameName, GameOutlook, GameView, bot};

/// A view makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Nonsense;

impl GameView {
    /// Whose game it is.
    pub(super) fn game(&self) -> GameName {
        match self {
            Self::Giro(_) => GameName::Giro,
            Self::Pigs(_) => GameName::Pigs,
            Self::Nasty(_) => GameName::Nasty,
        }
    }

    /// What is awaited.
    pub(super) fn turn(&self) -> Turn {
        match self {
            Self::Giro(view) => view.turn,
            Self::Pigs(view) => view.turn,
            Self::Nasty(view) => view.turn,
        }
    }

    /// The round that is on or, once the game is over, was the last.
    pub(super) fn round(&self) -> u32 {
        match self {
            Self::Giro(view) => giro::Race::round(view),
            Self::Pigs(view) => pigs::Gallop::round(view),
            Self::Nasty(view) => nasty::Meeting::round(view),
        }
    }

    /// Whose eyes it is for.
    pub(super) fn eye(&self) -> Eye {
        match self {
            Self::Giro(view) => view.eye,
            Self::Pigs(view) => view.eye,
            Self::Nasty(view) => view.eye,
        }
    }

    /// Does it have the shape of a table of this game with so many seats, by our printed figures?
    fn has_shape(&self, seats: usize) -> bool {
        let each = |length: usize| length == seats;
        let each_or_none = |length: usize| length == seats || length == 0;
        match self {
            Self::Giro(view) => {
                giro::Race::SEATS.contains(&count(seats))
                    && [view.horses.len(), view.hands.len()].into_iter().all(each)
                    && each_or_none(view.seniority.len())
            }
            Self::Pigs(view) => {
                let printed = pigs::Book::printed().edition(view.rules.edition);
                let banks = view
                    .banks
                    .iter()
                    .all(|banks| banks.len() <= view.rounds.into());
                pigs::Gallop::SEATS.contains(&count(seats))
                    && view.edition == printed
                    && [
                        view.held.len(),
                        view.at_risk.len(),
                        view.banked.len(),
                        view.banks.len(),
                    ]
                    .into_iter()
                    .all(each)
                    && banks
            }
            Self::Nasty(view) => {
                let races = view.prizes.len();
                nasty::Meeting::SEATS.contains(&count(seats))
                    && [
                        view.entries.len(),
                        view.held.len(),
                        view.used.len(),
                        view.cash.len(),
                        view.bets.len(),
                    ]
                    .into_iter()
                    .all(each)
                    && [view.stakes.len(), view.horses.len()]
                        .into_iter()
                        .all(each_or_none)
                    && (1..=races).contains(&view.number.into())
            }
        }
    }
}

fn count(seats: usize) -> u8 {
    u8::try_from(seats).unwrap_or(u8::MAX)
}

/// Looks whether a view is of this game, for these eyes, at a table of so many seats.
pub(super) fn check(
    view: &GameView,
    game: GameName,
    eye: Eye,
    seats: usize,
) -> Result<(), Nonsense> {
    let all = Seats::first(seats);
    let turn = view.turn();
    let is_there = match eye {
        Eye::Seat(seat) => all.contains(seat),
        Eye::Stand => true,
    };
    let waits_for_them = turn.may().and(turn.awaited()).but(all).is_empty();
    let fits = view.game() == game && view.eye() == eye && is_there && waits_for_them;
    let fits = fits && view.has_shape(seats);
    fits.then_some(()).ok_or(Nonsense)
}

/// What a seat may do with this view.
pub(super) fn outlook(view: &GameView, seat: Seat) -> Result<GameOutlook, Nonsense> {
    at_its_word(|| match view {
        GameView::Giro(view) => giro::Race::outlook(view, seat),
        GameView::Pigs(view) => pigs::Gallop::outlook(view, seat),
        GameView::Nasty(view) => nasty::Meeting::outlook(view, seat),
    })
}

/// What a bot does in a seat with this view; nothing where it has nothing to do.
pub(super) fn choose(
    level: Level,
    view: &GameView,
    seat: Seat,
    rng: &mut SmallRng,
) -> Result<Option<GameMove>, Nonsense> {
    at_its_word(|| bot::choose(level, view, seat, rng))
}

/// Who came where, once the game is over.
pub(super) fn standings(
    view: &GameView,
    rng: &mut SmallRng,
) -> Result<Option<Standings>, Nonsense> {
    at_its_word(|| bot::standings(view, rng))
}

/// The one door at which a view that leads nowhere ends. Nothing is left half done: what is behind it takes a view and gives
/// an answer.
fn at_its_word<T>(take: impl FnOnce() -> T) -> Result<T, Nonsense> {
    catch_unwind(AssertUnwindSafe(take)).map_err(|_| Nonsense)
}
