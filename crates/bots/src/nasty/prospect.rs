//! What a choice is worth: the chance to win the meeting, over guesses of what may come.

use ::nasty::{Bet, View};
use rand::Rng;
use table::{Money, Seat};

use super::field::Field;
use super::finish::{Fortune, Run};
use super::pace::{Paces, Ride};
use super::purse::Purse;
use crate::Budget;

/// What a seat sees, and what may come of it.
pub(super) struct Prospect<'a> {
    pub(super) me: Seat,
    pub(super) view: &'a View,
    /// The race as it stands.
    pub(super) field: Field<'a>,
    run: Run,
    purse: Purse,
    fortunes: Vec<Fortune>,
}

impl<'a> Prospect<'a> {
    pub(super) fn of(view: &'a View, me: Seat, budget: Budget, rng: &mut impl Rng) -> Self {
        let fortunes = 0..budget.iterations.max(1);
        Self {
            me,
            view,
            field: Field::of(view),
            run: Run {
                me,
                paces: Paces::of(&view.book),
            },
            purse: Purse::of(view),
            fortunes: fortunes.map(|_| Fortune::guess(view, me, rng)).collect(),
        }
    }

    /// What a race is worth that goes on from there, ridden the better way from now on.
    pub(super) fn worth(&self, field: &Field<'_>) -> f64 {
        self.worth_of(field, &self.purse)
    }

    /// What it is worth to lose a sum besides.
    pub(super) fn worth_without(&self, field: &Field<'_>, sum: Money) -> f64 {
        self.worth_of(field, &self.purse.without(self.me, sum))
    }

    fn worth_of(&self, field: &Field<'_>, purse: &Purse) -> f64 {
        let worth = |ride: Ride| {
            let share = |fortune: &Fortune| {
                let places = self.run.finish(field, fortune, ride);
                purse.share(self.me, places, &fortune.bets)
            };
            self.mean(self.fortunes.iter().map(share))
        };
        if field.horse(self.me).runs {
            worth(Ride::ToWin).max(worth(Ride::ToLose))
        } else {
            worth(Ride::ToWin)
        }
    }

    /// What each of some bets is worth before the race, with the horse ridden for it.
    pub(super) fn worth_of_bets(&self, bets: &[Option<Bet>]) -> Vec<f64> {
        // What others get hangs on the ride, not on the stake.
        let ends = Ride::BOTH.map(|ride| {
            let end = |fortune: &Fortune| {
                let places = self.run.finish(&self.field, fortune, ride);
                (places, self.purse.rest(self.me, places, &fortune.bets))
            };
            self.fortunes.iter().map(end).collect::<Vec<_>>()
        });
        let worth = |bet: &Option<Bet>| {
            let ride = match bet {
                Some(bet) if bet.on != self.me => Ride::ToLose,
                _ => Ride::ToWin,
            };
            let ends = ends[ride as usize].iter();
            self.mean(ends.map(|&(places, rest)| {
                let own = self.purse.weight(self.me, places, *bet);
                own / (own + rest)
            }))
        };
        bets.iter().map(worth).collect()
    }

    #[allow(clippy::cast_precision_loss, reason = "few are guessed")]
    fn mean(&self, shares: impl Iterator<Item = f64>) -> f64 {
        shares.sum::<f64>() / self.fortunes.len() as f64
    }
}
