//! A bot that knows a table by its seat's view alone, as it came over the network.

use bots::Level;
use rand::rngs::SmallRng;
use table::{Playout as _, Seat, Standings};

use crate::offered::Offered;
use crate::{GameMove, GameView};

/// What a bot of this level does in a seat with this view; nothing where it has nothing to do.
pub(crate) fn choose(
    level: Level,
    view: &GameView,
    seat: Seat,
    rng: &mut SmallRng,
) -> Option<GameMove> {
    match view {
        GameView::Giro(view) => of::<giro::Race>(level, view, seat, rng).map(GameMove::Giro),
        GameView::Pigs(view) => of::<pigs::Gallop>(level, view, seat, rng).map(GameMove::Pigs),
        GameView::Nasty(view) => of::<nasty::Meeting>(level, view, seat, rng).map(GameMove::Nasty),
    }
}

/// Who came where, once the game is over.
pub(crate) fn standings(view: &GameView, rng: &mut SmallRng) -> Option<Standings> {
    match view {
        GameView::Giro(view) => view.guess(rng).standings(),
        GameView::Pigs(view) => view.guess(rng).standings(),
        GameView::Nasty(view) => view.guess(rng).standings(),
    }
}

fn of<G: Offered>(level: Level, view: &G::View, seat: Seat, rng: &mut SmallRng) -> Option<G::Move> {
    // Whatever fits the view waits for the same seats and leaves this one the same moves.
    let guess = G::guess(view, rng);
    let turn = guess.turn();
    if turn.awaited().contains(seat) {
        let moves = || guess.moves(seat).collect();
        return Some(G::bot(level, view, seat, moves, rng));
    }
    if turn.may().contains(seat) {
        return G::bot_out_of_turn(level, view, seat, rng);
    }
    None
}
