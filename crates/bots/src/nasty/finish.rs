//! How the race may end.

use std::sync::Arc;

use ::nasty::{Bet, Stage, View};
use rand::seq::IteratorRandom as _;
use rand::{Rng, RngExt as _};
use table::{Money, Seat};

use super::field::{Field, Horse, exchange};
use super::pace::{Paces, Ride};

/// How often a player backs the own horse.
const LOYAL: f64 = 0.6;
/// The step from one stake to the next (N-14).
const STEP: i64 = 1_000;

/// The horses in the enclosure, the winner first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places(pub(super) [Option<Seat>; 3]);

impl Places {
    pub(super) fn winner(self) -> Option<Seat> {
        self.0[0]
    }
}

/// What may come, as far as it does not hang on what is done now: everybody's luck, and what others
/// have backed. The same luck meets each choice, so that choices and not luck are compared.
#[derive(Clone, Debug)]
pub(super) struct Fortune {
    pace: [f32; Seat::MOST],
    fence: [f32; Seat::MOST],
    /// By seat; known for the own seat.
    pub(super) bets: [Option<Bet>; Seat::MOST],
}

impl Fortune {
    /// One that fits what a seat sees.
    pub(super) fn guess(view: &View, me: Seat, rng: &mut impl Rng) -> Self {
        let mut bets = [None; Seat::MOST];
        for (seat, bet) in Seat::first(view.cash.len()).zip(&mut bets) {
            *bet = view.bets[seat.index()];
            if seat != me && bet.is_none() {
                *bet = guess_bet(view, seat, rng);
            }
        }
        Self {
            pace: rng.random(),
            fence: rng.random(),
            bets,
        }
    }

    /// How a rival rides: to win, unless it has backed another horse.
    fn ride(&self, seat: Seat) -> Ride {
        match self.bets[seat.index()] {
            Some(bet) if bet.on != seat => Ride::ToLose,
            _ => Ride::ToWin,
        }
    }
}

/// A stake is public; the horse is likely the player's own. While bets are sealed nothing is known.
fn guess_bet(view: &View, seat: Seat, rng: &mut impl Rng) -> Option<Bet> {
    let stake = match view.stakes.get(seat.index()) {
        Some(&stake) if view.stage != Stage::Bets => stake,
        _ => {
            let cash = view.cash[seat.index()].in_pounds();
            let most = view
                .rules
                .bet_limit
                .map_or(cash, |limit| limit.in_pounds().min(cash));
            Money::pounds(rng.random_range(0..=most / STEP / 2) * STEP)
        }
    };
    if stake == Money::NONE {
        return None;
    }
    let on = if rng.random_bool(LOYAL) {
        seat
    } else {
        Seat::first(view.cash.len()).choose(rng)?
    };
    Some(Bet { on, stake })
}

/// Runs races to their end in the mind, each horse as if it met no other.
pub(super) struct Run {
    pub(super) me: Seat,
    pub(super) paces: Arc<Paces>,
}

impl Run {
    /// The end of a race with this fortune, when the own horse is ridden so.
    pub(super) fn finish(&self, field: &Field<'_>, fortune: &Fortune, own: Ride) -> Places {
        let seats = field.horses.len();
        let mut home = field.home.clone();
        let mut coming: Vec<(u32, usize, Seat)> = Vec::with_capacity(seats);
        for horse in field.horses.iter().filter(|horse| horse.runs) {
            if let Some(turns) = self.turns(horse, fortune, own) {
                let after = (horse.seat.index() + 2 * seats - field.last.index() - 1) % seats;
                coming.push((turns, after, horse.seat));
            }
        }
        coming.sort_unstable();
        let claim = field.claim;
        let decided = |&(turns, _, seat): &(u32, usize, Seat)| {
            turns == 1 && claim.is_some_and(|claim| claim.horse == seat)
        };
        for arrival in &coming {
            // Three come home; a claimed roll is made even after that (N-32).
            if home.len() < 3 || decided(arrival) {
                home.push(arrival.2);
            }
        }
        if let Some(claim) = claim.filter(|_| coming.iter().any(decided)) {
            exchange(&mut home, claim);
        }
        let placed = home.into_iter().take(3);
        let mut placed = placed.filter(|&seat| !field.disqualified.contains(seat));
        Places(std::array::from_fn(|_| placed.next()))
    }

    fn turns(&self, horse: &Horse, fortune: &Fortune, own: Ride) -> Option<u32> {
        let at = horse.seat.index();
        if fortune.fence[at] < horse.falls {
            return None;
        }
        let ride = if horse.seat == self.me {
            own
        } else {
            fortune.ride(horse.seat)
        };
        let turns = self
            .paces
            .turns(ride, horse.grade, horse.spot, fortune.pace[at])?;
        let pressed = 1.0 - fortune.fence[at] < horse.pressed;
        Some(turns + horse.lost + u32::from(pressed))
    }
}
