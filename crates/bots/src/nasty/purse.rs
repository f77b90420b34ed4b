//! What the end of a race is worth to a player.

use ::nasty::{Bet, Stage, View};
use table::{Money, Seat};

use super::finish::Places;

/// The races of a meeting.
const RACES: u8 = 6;

/// What the race pays, and what everybody has.
pub(super) struct Purse {
    cash: Vec<f64>,
    odds: Vec<f64>,
    /// The prizes that are given (N-34).
    prizes: Vec<f64>,
    /// What each player may hope to win in prizes in the races to come.
    hopes: f64,
    /// Whether stakes have left the purses (N-40).
    paid: bool,
    /// The races to come after this one.
    left: u8,
}

impl Purse {
    pub(super) fn of(view: &View) -> Self {
        let seats = view.cash.len();
        let prizes = |number: u8| {
            let race = view.races[usize::from(number - 1)];
            let prizes = view.prizes[race.index()].iter();
            prizes.map(|&prize| pounds(prize)).collect::<Vec<_>>()
        };
        let to_come: f64 = (view.number + 1..=RACES).flat_map(&prizes).sum();
        Self {
            cash: view.cash.iter().map(|cash| pounds(*cash)).collect(),
            odds: view
                .horses
                .iter()
                .map(|horse| f64::from(view.book.odds(horse.grade, horse.drawn)))
                .collect(),
            prizes: prizes(view.number),
            hopes: to_come / f64::from(u8::try_from(seats).unwrap_or(u8::MAX)) + 1.0,
            paid: view.stage != Stage::Bets,
            left: RACES - view.number,
        }
    }

    /// As it would be if a seat paid a sum besides.
    pub(super) fn without(&self, seat: Seat, sum: Money) -> Self {
        let mut cash = self.cash.clone();
        cash[seat.index()] -= pounds(sum);
        Self {
            cash,
            odds: self.odds.clone(),
            prizes: self.prizes.clone(),
            ..*self
        }
    }

    /// The chance of a seat to win the meeting after such an end, more or less: how its weight
    /// compares with that of all.
    pub(super) fn share(&self, me: Seat, places: Places, bets: &[Option<Bet>]) -> f64 {
        let own = self.weight(me, places, bets[me.index()]);
        own / (own + self.rest(me, places, bets))
    }

    /// The weights of all the others.
    pub(super) fn rest(&self, me: Seat, places: Places, bets: &[Option<Bet>]) -> f64 {
        let others = Seat::first(self.cash.len()).filter(|&seat| seat != me);
        others
            .map(|seat| self.weight(seat, places, bets[seat.index()]))
            .sum()
    }

    /// How strongly the money that a seat has after such an end, and may hope for, bids to win.
    pub(super) fn weight(&self, seat: Seat, places: Places, bet: Option<Bet>) -> f64 {
        let mut money = self.cash[seat.index()] + self.hopes + self.prize(places, seat);
        if let Some(bet) = bet {
            let stake = pounds(bet.stake);
            if !self.paid {
                money -= stake;
            }
            if places.winner() == Some(bet.on) {
                money += stake * (self.odds[bet.on.index()] + 1.0);
            }
        }
        self.strength(money.max(1.0))
    }

    /// The later, the surer the richer wins. Nothing is used here that machines reckon differently.
    fn strength(&self, money: f64) -> f64 {
        match self.left {
            0 => {
                let squared = money * money;
                let fourth = squared * squared;
                fourth * fourth
            }
            1 | 2 => money,
            _ => money.sqrt(),
        }
    }

    /// What a seat wins in prizes; the winner is given what no horse has taken (N-34).
    fn prize(&self, places: Places, seat: Seat) -> f64 {
        let takers = places.0.map(|place| place.or(places.winner()));
        let prizes = self.prizes.iter().zip(takers);
        let own = prizes.filter(|(_, taker)| *taker == Some(seat));
        own.map(|(prize, _)| prize).sum()
    }
}

#[allow(
    clippy::cast_precision_loss,
    reason = "what is too much to be exact is a fortune anyhow"
)]
fn pounds(money: Money) -> f64 {
    money.in_pounds() as f64
}
