//! The game as it stands.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Place, Seat, Standings};

use crate::banks::Banks;
use crate::book::KEPT_FREE;
use crate::cards::Cards;
use crate::setup::MOST_SEATS;
use crate::track::{Landing, Track};
use crate::{Book, Draws, Edition, Fixed, LineUp, Move, Pig, Refusal, Rules, Unfit};

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
#[serde(rename = "PigsStage")]
pub enum Stage {
    /// The first start player is to be drawn (P-5).
    Starter,
    /// The start player is to line the pigs up (P-5).
    LineUp,
    /// Food is being put on the track (P-17).
    Food,
    /// The cards are to be dealt (P-7).
    Deal,
    /// Cards are being played (P-8).
    Play,
    /// The game has ended.
    Over,
}

/// A game of Galloping Pigs: everything about it, hidden or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Gallop {
    pub(crate) edition: Edition,
    pub(crate) rules: Rules,
    pub(crate) seats: u8,
    pub(crate) stage: Stage,
    /// The round that is on or, once the game is over, was the last; from 1.
    pub(crate) round: u8,
    /// The start player of the round (P-12).
    pub(crate) starter: Seat,
    /// Whose turn it is while players are awaited.
    pub(crate) to_play: Seat,
    pub(crate) track: Track,
    pub(crate) hands: [Cards; MOST_SEATS],
    /// The discard pile (P-8).
    pub(crate) played: Cards,
    /// What stays unseen for the round (P-7).
    pub(crate) undealt: Cards,
    pub(crate) at_risk: [u16; MOST_SEATS],
    pub(crate) banks: [Banks; MOST_SEATS],
    /// The food cards left; below 0 those paid beyond the printed number (P-14).
    pub(crate) pile: i16,
}

/// What a card brings its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Catch {
    pub(crate) landing: Landing,
    /// The pig is ahead: one food card (P-9).
    pub(crate) leads: bool,
    /// Food lay there: one more (P-19).
    pub(crate) found: bool,
}

impl Catch {
    /// How many food cards that makes.
    pub(crate) fn food(self) -> u8 {
        u8::from(self.leads) + u8::from(self.found)
    }
}

impl Gallop {
    pub(crate) fn new(
        book: &Book,
        rules: Rules,
        fixed: &Fixed,
        seats: usize,
    ) -> Result<Self, Unfit> {
        let told = u8::try_from(seats).unwrap_or(u8::MAX);
        if !(2..=MOST_SEATS).contains(&seats) {
            return Err(Unfit::Seats { seats: told });
        }
        let edition = book.edition(rules.edition);
        let mut gallop = Self {
            edition,
            rules,
            seats: told,
            stage: Stage::Starter,
            round: 1,
            starter: Seat::at(0),
            to_play: Seat::at(0),
            track: Track::bare(edition.spaces),
            hands: [Cards::NONE; MOST_SEATS],
            played: Cards::NONE,
            undealt: Cards::full(edition.of_each),
            at_risk: [0; MOST_SEATS],
            banks: [Banks::default(); MOST_SEATS],
            pile: i16::from(edition.pile),
        };
        if let Some(starter) = fixed.starter {
            if starter.index() >= seats {
                return Err(Unfit::Starter { starter });
            }
            gallop.set_starter(starter);
        }
        Ok(gallop)
    }

    /// The number of players.
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The number of rounds (P-13).
    pub(crate) fn rounds(&self) -> u8 {
        self.rules.rounds(&self.edition, self.seats)
    }

    /// The seat on the left.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        seat.clockwise(self.seats())
    }

    /// Begins a round with its start player.
    pub(crate) fn set_starter(&mut self, seat: Seat) {
        self.starter = seat;
        self.to_play = seat;
        self.stage = Stage::LineUp;
    }

    /// Lines the pigs up (P-5).
    #[inline]
    pub(crate) fn line_up(&mut self, order: LineUp) {
        self.track.line_up(order);
        self.stage = if self.rules.track_food {
            Stage::Food
        } else {
            Stage::Deal
        };
    }

    /// Puts a food card on the track; when everybody has, the cards are dealt (P-17).
    pub(crate) fn put_food(&mut self, at: i16) {
        self.pile -= 1;
        self.track.turn_food(self.track.landing_at(at));
        self.to_play = self.next(self.to_play);
        if self.to_play == self.starter {
            self.stage = Stage::Deal;
        }
    }

    /// Deals a hand from the rest; with the last one the play begins (P-7).
    #[inline]
    pub(crate) fn deal(&mut self, seat: Seat, hand: Cards) {
        self.undealt = self.undealt.but(hand);
        self.hands[seat.index()] = hand;
        if seat.index() + 1 == self.seats() {
            self.stage = Stage::Play;
        }
    }

    /// The one check behind what is lawful, what is listed and what is done.
    pub(crate) fn check(&self, seat: Seat, mv: Move) -> Result<(), Refusal> {
        let due = |stage| self.stage == stage && self.to_play == seat;
        match mv {
            Move::LineUp(_) if !due(Stage::LineUp) => Err(Refusal::NotYourLineUp),
            Move::LineUp(order) if !order.is_whole() => Err(Refusal::NotFivePigs),
            Move::Food(_) if !due(Stage::Food) => Err(Refusal::NotYourFood),
            Move::Food(at) => self.check_space(at),
            Move::Play(_) if !due(Stage::Play) => Err(Refusal::NotYourTurn),
            Move::Play(card) if self.hands[seat.index()].count(card) == 0 => {
                Err(Refusal::NotHeld { card })
            }
            Move::LineUp(_) | Move::Play(_) => Ok(()),
        }
    }

    /// May food lie here (P-18)?
    pub(crate) fn check_space(&self, at: i16) -> Result<(), Refusal> {
        if !(0..i16::from(self.edition.spaces)).contains(&at) {
            Err(Refusal::OffTrack { at })
        } else if (1..=KEPT_FREE).contains(&at) {
            Err(Refusal::NearStart { at })
        } else if self.track.is_taken(at) {
            Err(Refusal::PigThere { at })
        } else if self.track.has_food(self.track.landing_at(at)) {
            Err(Refusal::FoodThere { at })
        } else {
            Ok(())
        }
    }

    /// What a card would bring now.
    #[inline]
    pub(crate) fn catch(&self, card: Pig) -> Catch {
        let landing = self.track.landing(card);
        Catch {
            landing,
            leads: self.track.leads(landing),
            found: self.track.has_food(landing),
        }
    }

    /// Plays a card and moves its pig (P-8).
    #[inline]
    pub(crate) fn play_card(&mut self, seat: Seat, card: Pig, landing: Landing) {
        let hand = &mut self.hands[seat.index()];
        *hand = hand.but(Cards::one(card));
        self.played = self.played.with(Cards::one(card));
        self.track.go(card, landing);
        self.to_play = self.next(seat);
    }

    /// Gives a seat food from the pile, at risk (P-9); there is always more (P-14).
    #[inline]
    pub(crate) fn feed(&mut self, seat: Seat, food: u8) {
        self.at_risk[seat.index()] += u16::from(food);
        self.pile -= i16::from(food);
    }

    /// Gives a seat the food that lies where its pig has landed, at risk (P-19).
    #[inline]
    pub(crate) fn pick_up(&mut self, seat: Seat, landing: Landing) {
        self.track.turn_food(landing);
        self.at_risk[seat.index()] += 1;
    }

    /// Banks what a seat has at risk (P-11, P-21).
    pub(crate) fn bank(&mut self, seat: Seat) {
        let food = std::mem::take(&mut self.at_risk[seat.index()]);
        self.banks[seat.index()].push(food);
    }

    /// Puts what a seat has at risk back on the pile (P-11).
    pub(crate) fn lose(&mut self, seat: Seat) {
        let food = std::mem::take(&mut self.at_risk[seat.index()]);
        self.pile = self.pile.saturating_add_unsigned(food);
        self.banks[seat.index()].push(0);
    }

    /// Is this the seat's last card?
    #[inline]
    pub(crate) fn is_last_card(&self, seat: Seat, card: Pig) -> bool {
        self.hands[seat.index()] == Cards::one(card)
    }

    /// Ends the round; the start player passes to the left (P-12), what lies about is taken up
    /// (P-7, P-20).
    pub(crate) fn end_round(&mut self) {
        self.pile += self.track.clear_food();
        if self.round == self.rounds() {
            self.stage = Stage::Over;
            return;
        }
        self.round += 1;
        self.played = Cards::NONE;
        self.undealt = Cards::full(self.edition.of_each);
        self.set_starter(self.next(self.starter));
    }

    /// All food banked by each seat.
    pub(crate) fn banked(&self) -> Vec<u16> {
        self.banks[..self.seats()]
            .iter()
            .map(Banks::total)
            .collect()
    }

    /// Places by food banked, once the game is over (P-15, P-16).
    pub(crate) fn result(&self) -> Option<Standings> {
        if self.stage != Stage::Over {
            return None;
        }
        let breaks_ties = self.rules.draws == Draws::RoundsThenBest;
        let score = |seat: &Seat| self.banks[seat.index()].score(breaks_ties);
        let mut seats: Vec<Seat> = Seat::first(self.seats()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(score(seat)));
        let places = seats.chunk_by(|one, other| score(one) == score(other));
        let place = |seats: &[Seat]| match seats {
            [alone] => Place::One(*alone),
            several => Place::Shared(several.to_vec()),
        };
        Some(Standings(places.map(place).collect()))
    }
}
