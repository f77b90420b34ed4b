//! Which card a bot picks.

use ::giro::{Guess, Landing, Move, Outlook, View};
use rand::Rng;
use table::{Playout, Seat};

use crate::Budget;
use crate::choice::best;

/// What a space won is worth; the other weights are measured against it.
const SPACE: i64 = 4;
/// What each number on a card in hand is worth: not yet a space, for the card may be refused.
const PIP: i64 = 3;
/// What it is worth that every card in hand lands free next, and not none.
const FREEDOM: i64 = 12;
/// What a race won is worth, and how much less each place after the first: more than any lead.
const WIN: i64 = 1000;
const PLACE: i64 = 300;

/// Lands free where it can, and looks one round ahead: tries each card against what the others may
/// pick, and takes the one that leaves the best race on average. Others are thought to pick any card
/// they hold, each equally likely, so that steady play depends on nobody's habits.
pub(super) fn steady(
    view: &View,
    seat: Seat,
    moves: &[Move],
    budget: Budget,
    rng: &mut impl Rng,
) -> Move {
    let tables = one_pick_short(view, seat, budget, rng);
    let worth = |mv: Move, _: &mut _| {
        tables
            .iter()
            .map(|table| {
                let mut after = table.clone();
                after.play(seat, &mv);
                worth(&after, seat)
            })
            .sum()
    };
    let free = landing_free(view, seat, moves);
    best(if free.is_empty() { moves } else { &free }, worth, rng)
}

/// The picks that, as the board stands, do not end on an obstacle.
fn landing_free(view: &View, seat: Seat, moves: &[Move]) -> Vec<Move> {
    let Outlook::Pick { cards } = view.outlook(seat) else {
        return Vec::new();
    };
    let refused = |mv: &Move| {
        cards.iter().any(|prospect| {
            *mv == Move::Pick(prospect.card) && matches!(prospect.landing, Landing::Refused { .. })
        })
    };
    moves.iter().copied().filter(|mv| !refused(mv)).collect()
}

/// The table with every pick in but the seat's own: in all ways that there are, or where those are
/// more than the budget allows, in so many ways at random.
fn one_pick_short(view: &View, seat: Seat, budget: Budget, rng: &mut impl Rng) -> Vec<Guess> {
    // Who may change his mind thinks as if he had not picked yet.
    let view = View {
        picked: view.picked.without(seat),
        pick: None,
        ..view.clone()
    };
    let others = || Seat::first(view.horses.len()).filter(move |&other| other != seat);
    let ways: usize = others()
        .map(|other| view.hands[other.index()].len())
        .product();
    let iterations = budget.iterations.max(1) as usize;
    if ways <= iterations {
        let table = view.guess(rng);
        return others().fold(vec![table], |tables, other| each_pick(&tables, other));
    }
    (0..iterations)
        .map(|_| {
            let mut table = view.guess(rng);
            for other in others().filter(|&other| !view.picked.contains(other)) {
                let mv = table.sample(other, rng);
                table.play(other, &mv);
            }
            table
        })
        .collect()
}

/// Each of the tables with each pick of a seat.
fn each_pick(tables: &[Guess], seat: Seat) -> Vec<Guess> {
    tables
        .iter()
        .flat_map(|table| {
            table.hand(seat).map(|card| {
                let mut picked = table.clone();
                picked.play(seat, &Move::Pick(card));
                picked
            })
        })
        .collect()
}

/// What the race is worth to a seat between two rounds: its lead over the best of the others.
fn worth(after: &Guess, seat: Seat) -> i64 {
    if let Some(standings) = after.standings() {
        let places = (0..).zip(&standings.0);
        return places
            .filter(|(_, place)| place.seats().contains(&seat))
            .map(|(place, _)| WIN - PLACE * place)
            .next()
            .unwrap_or(-WIN);
    }
    let rivals = Seat::first(after.horses().len()).filter(|&other| other != seat);
    let best_rival = rivals.map(|rival| standing(after, rival)).max();
    standing(after, seat) - best_rival.unwrap_or_default()
}

/// How well a horse stands: how far it has come, and what its hand is still good for.
fn standing(table: &Guess, seat: Seat) -> i64 {
    let at = table.horses()[seat.index()];
    let (mut cards, mut pips, mut free) = (0, 0, 0);
    for card in table.hand(seat) {
        cards += 1;
        pips += i64::from(card);
        free += i64::from(!table.obstacle(at + card));
    }
    // While the race is on, every hand holds a card (G-21).
    SPACE * i64::from(at) + PIP * pips + FREEDOM * free / cards
}
