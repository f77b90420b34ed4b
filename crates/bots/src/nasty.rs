//! Bots at the Really Nasty Horse Racing Game.

mod before;
mod cards;
mod field;
mod finish;
mod pace;
mod prospect;
mod purse;
mod random;
mod riding;

use ::nasty::{CardProspect, Done, Move, Outlook, View};
use rand::Rng;
use table::Seat;

use self::prospect::Prospect;
use crate::{Budget, Level};

/// A lawful move of a seat that is awaited. `view` is what that seat sees.
pub fn decide(level: Level, view: &View, seat: Seat, budget: Budget, rng: &mut impl Rng) -> Move {
    match level {
        Level::Random => random::any_move(view, seat, rng),
        Level::Steady => steady(view, seat, budget, rng),
    }
}

/// A card that a seat puts in out of turn, if any. `view` is what that seat sees.
pub fn put_in(
    level: Level,
    view: &View,
    seat: Seat,
    budget: Budget,
    rng: &mut impl Rng,
) -> Option<Move> {
    let (Outlook::Moment { cards, .. } | Outlook::Called { cards, .. }) = view.outlook(seat) else {
        return None;
    };
    if !fits(&cards) {
        return None;
    }
    match level {
        Level::Random => random::any_card(view, seat, rng),
        Level::Steady => {
            let prospect = Prospect::of(view, seat, budget, rng);
            prospect.card(&cards).map(Move::Card)
        }
    }
}

/// May any of these cards be played now?
fn fits(cards: &[CardProspect]) -> bool {
    cards.iter().any(|card| card.refusal.is_none())
}

/// Looks at how the race may end and what that pays, and takes what makes it the likeliest to end
/// richest.
fn steady(view: &View, seat: Seat, budget: Budget, rng: &mut impl Rng) -> Move {
    let outlook = view.outlook(seat);
    match &outlook {
        Outlook::Entries { .. } => return before::entries(view, rng),
        Outlook::Board { rows } => return before::chalk(rows),
        Outlook::Bet { most, .. } => return before::bet(view, seat, *most, budget, rng),
        _ => {}
    }
    let prospect = Prospect::of(view, seat, budget, rng);
    match &outlook {
        Outlook::Moment { turn, cards } => match prospect.card(cards) {
            Some(play) => Move::Card(play),
            None => prospect.roll(turn.is_some_and(|turn| turn.may_tail_off)),
        },
        Outlook::Go { pips, goals, .. } => prospect.go(*pips, goals),
        Outlook::Double { goals, .. } => prospect.double(goals),
        Outlook::Called { cards, .. } => match prospect.card(cards) {
            Some(play) => Move::Card(play),
            None => Move::Ready(Done),
        },
        _ => unreachable!("a bot is asked only when it may act"),
    }
}
