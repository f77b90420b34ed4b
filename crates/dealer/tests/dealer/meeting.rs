//! A meeting of the Really Nasty game, played as nastily as can be: every card that fits is played,
//! against somebody else where that can be, everybody backs his own horse and doubles.

use nasty::{Bet, CardProspect, Done, Entries, Meeting, Move, Outlook, Play, View};
use table::{Eye, Money, Seat, Seats};

use crate::tables::{Table, seat};

/// What a rider does.
pub(crate) fn ride(view: &View, rider: Seat) -> Move {
    match view.outlook(rider) {
        Outlook::Entries { .. } => Move::Entries(Entries([3, 1, 2, 6, 5, 4])),
        Outlook::Bet { most, step, .. } => Move::Bet((most > Money::NONE).then_some(Bet {
            on: rider,
            stake: step,
        })),
        Outlook::Moment { cards, .. } => play(&cards, rider).unwrap_or(Move::Roll(Done)),
        Outlook::Called { cards, .. } => play(&cards, rider).unwrap_or(Move::Ready(Done)),
        Outlook::Go { goals, .. } => Move::Go(goals[0].goal),
        Outlook::Double { goals, .. } => Move::Double(!goals.is_empty()),
        Outlook::Wait | Outlook::Board { .. } => unreachable!("the app fills in the board"),
    }
}

/// The first card that fits.
fn play(cards: &[CardProspect], rider: Seat) -> Option<Move> {
    let fits = cards.iter().find(|card| card.refusal.is_none())?;
    let others = fits.targets.iter().find(|&&target| target != rider);
    let on = others.or(fits.targets.first());
    Some(Move::Card(Play {
        card: fits.card,
        on: on.map_or(Seats::NONE, |&target| Seats::NONE.with(target)),
    }))
}

/// The first one seals an entry and takes it back; then his time runs out.
pub(crate) fn begin_late(table: &mut Table<Meeting>) {
    let entries = Move::Entries(Entries([1, 2, 3, 4, 5, 6]));
    table.act(0, entries).unwrap();
    table.undo(0).unwrap();
    table.act(1, entries).unwrap();
    table.wait(20);
    assert!(table.dealer.view(Eye::Stand).entered.contains(seat(0)));
}
