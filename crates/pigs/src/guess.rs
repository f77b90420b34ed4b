//! What bots may search.

use rand::Rng;
use table::{Draw, Eye, Lot, Playout, Seat, Standings, Turn};

use crate::banks::Banks;
use crate::cards::{Cards, Stack};
use crate::setup::MOST_SEATS;
use crate::track::Track;
use crate::{Gallop, Move, Pig, Runner, View};

/// A game that fits a view: as it is, but for the other hands, which are dealt from the cards that
/// the view has not seen. Only a view gives one.
#[derive(Clone, Debug)]
pub struct Guess(Gallop);

impl Guess {
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Self {
        let mut gallop = known(view);
        let mut unseen = Stack::of(gallop.undealt);
        let hidden = |(seat, _): &(Seat, &u8)| !view.eye.is(*seat);
        for (seat, &held) in Seat::first(gallop.seats()).zip(&view.held).filter(hidden) {
            let hand = unseen.draw(held, rng);
            gallop.undealt = gallop.undealt.but(hand);
            gallop.hands[seat.index()] = hand;
        }
        Self(gallop)
    }

    /// The pigs, front to back.
    pub fn pigs(&self) -> Vec<Runner> {
        self.0.track.runners()
    }

    /// How many cards of a pig a seat holds.
    pub fn held(&self, seat: Seat, pig: Pig) -> u8 {
        self.0.hands[seat.index() % MOST_SEATS].count(pig)
    }

    /// Would this pig be ahead of all others if it moved now (P-9)?
    pub fn can_lead(&self, pig: Pig) -> bool {
        self.0.catch(pig).leads
    }

    /// The food that a seat has at risk.
    pub fn at_risk(&self, seat: Seat) -> u16 {
        self.0.at_risk[seat.index() % MOST_SEATS]
    }

    /// The food that a seat has banked.
    pub fn banked(&self, seat: Seat) -> u16 {
        self.0.banks[seat.index() % MOST_SEATS].total()
    }

    /// The round that is on or, once the game is over, was the last; from 1.
    pub fn round(&self) -> u8 {
        self.0.round
    }
}

/// The game as far as a view tells it: without the hands of others, which are with the undealt rest.
pub(crate) fn known(view: &View) -> Gallop {
    let seats = view.held.len();
    let starter = view.starter.unwrap_or(Seat::at(0));
    let own = Cards::of(&view.hand).expect("a hand that was dealt");
    let played = Cards::counted(view.played);
    let mut gallop = Gallop {
        edition: view.edition,
        rules: view.rules,
        seats: u8::try_from(seats).expect("at most five seats"),
        stage: view.stage,
        round: view.round,
        starter,
        to_play: view.turn.awaited().lowest().unwrap_or(starter),
        track: Track::with_pigs(view.edition.spaces, view.pigs.iter().copied()),
        hands: [Cards::NONE; MOST_SEATS],
        played,
        undealt: Cards::full(view.edition.of_each).but(played).but(own),
        at_risk: [0; MOST_SEATS],
        banks: [Banks::default(); MOST_SEATS],
        pile: i16::try_from(i32::from(view.pile) - i32::from(view.beyond))
            .expect("a pile that was counted so"),
    };
    for &at in &view.track_food {
        gallop.track.turn_food(gallop.track.landing_at(at));
    }
    gallop.at_risk[..seats].copy_from_slice(&view.at_risk);
    for (banks, rounds) in gallop.banks.iter_mut().zip(&view.banks) {
        for &food in rounds {
            banks.push(food);
        }
    }
    if let Eye::Seat(seat) = view.eye
        && !own.is_empty()
    {
        gallop.hands[seat.index()] = own;
    }
    gallop
}

impl From<Guess> for Gallop {
    fn from(guess: Guess) -> Self {
        guess.0
    }
}

impl Playout for Guess {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.0.moves(seat)
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        self.0.sample(seat, rng)
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move) {
        self.0.play(seat, mv);
    }

    fn draw(&self) -> Option<Draw> {
        self.0.draw()
    }

    fn fall(&mut self, lot: &Lot) {
        self.0.fall(lot);
    }

    fn chance(&mut self, rng: &mut impl Rng) {
        self.0.chance(rng);
    }

    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }
}
