//! Which card a bot plays.

use ::pigs::{Guess, Move, Pig, View};
use rand::Rng;
use rand::seq::IteratorRandom as _;
use table::{Playout, Seat, Turn};

use crate::Budget;
use crate::choice::{any, best};

/// What it is worth to win the game: more than any lead in food.
const WIN: i64 = 200;

/// Keeps the leaders' colours for the last card and takes safe food meanwhile: tries each card against
/// guesses of the other hands, lets everybody go on [with care](careful) to the end of the round, and
/// takes the card that leaves the best lead in food on average.
pub(super) fn steady(
    view: &View,
    seat: Seat,
    moves: &[Move],
    budget: Budget,
    rng: &mut impl Rng,
) -> Move {
    if moves.len() == 1 {
        return any(moves, rng);
    }
    let iterations = budget.iterations.max(1);
    let tables: Vec<Guess> = (0..iterations).map(|_| view.guess(rng)).collect();
    let worth = |mv: Move, rng: &mut _| {
        tables
            .iter()
            .map(|table| {
                let mut after = table.clone();
                after.play(seat, &mv);
                end_round(&mut after, rng);
                worth(&after, view.held.len(), seat)
            })
            .sum()
    };
    best(moves, worth, rng)
}

/// Plays the round to its end.
fn end_round(table: &mut Guess, rng: &mut impl Rng) {
    let round = table.round();
    while table.round() == round
        && let Some(seat) = table.turn().awaited().lowest()
    {
        let mv = careful(table, seat, rng);
        table.play(seat, &mv);
    }
}

/// What a careful player plays without looking ahead: a card that takes food while another that can
/// lead stays in hand, else one that takes none, and the only one that can lead last.
fn careful(table: &Guess, seat: Seat, rng: &mut impl Rng) -> Move {
    let held = || {
        Pig::ALL
            .into_iter()
            .filter(|&pig| table.held(seat, pig) > 0)
    };
    let leads = Pig::ALL.map(|pig| table.can_lead(pig));
    let leaders: u8 = held()
        .filter(|pig| leads[*pig as usize])
        .map(|pig| table.held(seat, pig))
        .sum();
    let worth = |pig: Pig| match leaders {
        _ if !leads[pig as usize] => 1,
        1 => 0,
        _ => 2,
    };
    let most = held().map(worth).max();
    let card = held().filter(|&pig| Some(worth(pig)) == most).choose(rng);
    Move::Play(card.expect("a hand is played until it is empty"))
}

/// What a finished round is worth to a seat: its lead in food over the best of the others, and the
/// game if that was the last round.
fn worth(after: &Guess, seats: usize, seat: Seat) -> i64 {
    let rivals = Seat::first(seats).filter(|&rival| rival != seat);
    let best_rival = rivals.map(|rival| after.banked(rival)).max();
    let lead = i64::from(after.banked(seat)) - i64::from(best_rival.unwrap_or_default());
    if after.turn() == Turn::Over {
        lead + WIN * lead.signum()
    } else {
        lead
    }
}
