//! What chance draws, and what comes of it (N-3, N-5, N-12, N-17, N-33).

use table::{Lot, Seat};

use crate::cards::{Cards, DECK};
use crate::event::Ear;
use crate::setup::MOST_SEATS;
use crate::state::{RACES, filled};
use crate::{Card, Event, Lane, Meeting, Outcome, RaceName, Stage};

impl Meeting {
    /// An order is read from its beginning. Before the shuffle the cards lie sorted as in
    /// [`Card::ALL`], and are dealt a hand at a time: the first is seat 0's. Races lie as in
    /// [`RaceName::ALL`]. Lane cards lie from the inside, and the first is seat 0's. Two dice are the
    /// quotient and the remainder by 6.
    pub(crate) fn read_lot(&self, lot: &Lot) -> Outcome {
        let die = |nth: u32| u8::try_from(nth % 6 + 1).unwrap_or(1);
        match (self.stage, lot) {
            (Stage::Deal, Lot::Order(order)) => {
                let deck = self.undealt.list();
                let card = |&nth: &u8| deck[usize::from(nth) % DECK];
                let hand = |things: &[u8]| {
                    let mut hand: Vec<Card> = things.iter().map(card).collect();
                    hand.sort();
                    hand
                };
                let hands = order.chunks(usize::from(self.book.hand(self.seats())));
                Outcome::Deal(hands.take(self.seats()).map(hand).collect())
            }
            (Stage::Races, Lot::Order(order)) => {
                let race = |&nth: &u8| RaceName::ALL[usize::from(nth) % RACES];
                Outcome::Races(order.iter().map(race).collect())
            }
            (_, Lot::Order(order)) => {
                let lane = |&nth: &u8| Lane::ALL[usize::from(nth) % Lane::COUNT];
                Outcome::Lanes(order.iter().take(self.seats()).map(lane).collect())
            }
            (Stage::Dice, Lot::One(nth)) => Outcome::Dice([die(nth / 6), die(*nth)]),
            (_, Lot::One(nth)) => Outcome::Die(die(*nth)),
        }
    }

    /// Lets fall what can be drawn now, and tells it.
    pub(crate) fn let_fall(&mut self, outcome: &Outcome, ear: &mut impl Ear) {
        match outcome {
            Outcome::Deal(hands) => {
                for (seat, hand) in Seat::first(self.seats()).zip(hands) {
                    let cards = Cards::of(hand).unwrap_or_default();
                    ear.hear(|| Event::Dealt {
                        seat,
                        hand: cards.list(),
                    });
                    self.deal(seat, cards);
                }
                ear.hear(|| Event::AllDealt {
                    held: self.held(),
                    undealt: self.undealt.len(),
                });
                self.end_deal();
            }
            Outcome::Races(races) => {
                ear.hear(|| Event::RacesDrawn {
                    races: races.clone(),
                });
                self.set_races(filled(races, self.races));
            }
            Outcome::Lanes(lanes) => {
                let lanes = filled(lanes, [Lane::ALL[0]; MOST_SEATS]);
                self.deal_lanes(lanes, ear);
            }
            Outcome::Die(die) => self.roll(*die, ear),
            Outcome::Dice(dice) => self.judge(*dice, ear),
        }
    }

    /// Can this be drawn now?
    pub(crate) fn can_fall(&self, outcome: &Outcome) -> bool {
        let on_dice = |die: &u8| (1..=6).contains(die);
        match (self.stage, outcome) {
            (Stage::Deal, Outcome::Deal(hands)) => {
                let size = usize::from(self.book.hand(self.seats()));
                let all = Cards::of(&hands.concat());
                hands.len() == self.seats()
                    && hands.iter().all(|hand| hand.len() == size)
                    && all.is_some_and(|all| self.undealt.hold(all))
            }
            (Stage::Races, Outcome::Races(races)) => {
                races.len() == RACES && RaceName::ALL.iter().all(|race| races.contains(race))
            }
            (Stage::Lanes, Outcome::Lanes(lanes)) => self.check_lanes(lanes).is_ok(),
            (Stage::Die, Outcome::Die(die)) => on_dice(die),
            (Stage::Dice, Outcome::Dice(dice)) => dice.iter().all(on_dice),
            _ => false,
        }
    }
}
