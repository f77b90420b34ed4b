//! What a settled race comes to.

use nasty::{Bet, PastRace, Row};
use table::{Money, Seat};

/// The horses in the enclosure, the winner first (N-33).
pub(super) fn enclosure(race: &PastRace) -> impl Iterator<Item = Seat> {
    let stands = |seat: &&Seat| !race.disqualified.contains(**seat);
    race.finished.iter().take(3).filter(stands).copied()
}

/// The row that a seat's horse had on the board.
pub(super) fn row(race: &PastRace, seat: Seat) -> Option<&Row> {
    race.rows.iter().find(|row| row.seat == seat)
}

/// What a bet brought back, the stake included (N-35).
pub(super) fn paid(race: &PastRace, bet: Bet) -> Money {
    match row(race, bet.on) {
        Some(row) if enclosure(race).next() == Some(bet.on) => bet.stake * row.odds + bet.stake,
        _ => Money::NONE,
    }
}
