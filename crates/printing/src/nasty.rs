//! Documents of the Really Nasty Horse Racing Game.
//!
//! Whatever its eye may not see does not stand in a [`View`], so it stands in no document: the entries
//! and bets of others come from the view or stay free.

mod board;
mod event_cards;
mod filled;
mod lane_cards;
mod ledger;
mod minutes;
mod past;
mod race_card;
mod results;
mod slip;

use nasty::{RaceName, Stage, View};
use table::{Money, Seat};

use crate::words::{Words, fill};
use crate::{Player, Stationery};

pub use board::{blank_board, board};
pub use event_cards::event_cards;
pub use lane_cards::lane_cards;
pub use ledger::{money_rows, own_slip_rows, settlement_rows, slip_rows};
pub use minutes::Minutes;
pub use race_card::race_card;
pub use results::results;
pub use slip::{Pad, blank_slips, own_slip, slips};

/// A meeting as one eye sees it, and who sits at the table: what documents are made from.
#[derive(Clone, Copy, Debug)]
pub struct Meeting<'a> {
    /// What the eye may know.
    pub view: &'a View,
    /// Who sits where, by seat; as many as the view has purses.
    pub players: &'a [Player],
    /// How to print it.
    pub stationery: Stationery,
}

impl Meeting<'_> {
    fn words(&self) -> &'static Words {
        self.stationery.language.words()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.players.len())
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn money(&self, money: Money) -> String {
        self.stationery.language.money(money)
    }

    fn race_name(&self, race: RaceName) -> &'static str {
        self.words().nasty.races[race.index()]
    }

    fn odds(&self, odds: u32) -> String {
        fill(self.words().nasty.to_one, &[("odds", &odds.to_string())])
    }

    /// The races in their order; as they are printed where it is not drawn yet.
    fn races(&self) -> Vec<RaceName> {
        if self.view.races.is_empty() {
            RaceName::ALL.to_vec()
        } else {
            self.view.races.clone()
        }
    }

    /// The prizes of a race, in one line.
    fn prizes(&self, race: RaceName) -> String {
        let prizes = &self.view.prizes[race.index()];
        let told: Vec<String> = prizes.iter().map(|&prize| self.money(prize)).collect();
        told.join(" · ")
    }

    /// Is this race, from 0, the one that is on, its lanes dealt?
    fn is_on(&self, race: usize) -> bool {
        let before = [
            Stage::Deal,
            Stage::Races,
            Stage::Entries,
            Stage::Lanes,
            Stage::Over,
        ];
        race + 1 == usize::from(self.view.number) && !before.contains(&self.view.stage)
    }
}
