//! Galloping Pigs as a game at the table.

use rand::seq::IteratorRandom as _;
use rand::{Rng, RngExt};
use serde_json::{Map, Value};
use table::{Draw, Eye, Game, Lot, Playout, Seat, Seats, Standings, Turn};

use crate::cards::{self, Cards, Stack};
use crate::pig::LINE_UPS;
use crate::state::Catch;
use crate::track::Track;
use crate::{
    Book, Event, Fixed, Gallop, Guess, LineUp, Move, Outcome, Pig, Refusal, Rules, Stage, Unfit,
    View,
};

impl Playout for Gallop {
    type Move = Move;

    #[inline]
    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Starter | Stage::Deal => Turn::Chance,
            Stage::LineUp | Stage::Food | Stage::Play => {
                let only = Seats::only(self.to_play);
                Turn::Seats {
                    awaited: only,
                    may: only,
                }
            }
            Stage::Over => Turn::Over,
        }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let only = |stage, most| if self.stage == stage { most } else { 0 };
        let orders = LineUp::all().take(only(Stage::LineUp, usize::MAX));
        let spaces = (0..i16::from(self.edition.spaces)).take(only(Stage::Food, usize::MAX));
        let cards = Pig::ALL.into_iter().take(only(Stage::Play, usize::MAX));
        orders
            .map(Move::LineUp)
            .chain(spaces.map(Move::Food))
            .chain(cards.map(Move::Play))
            .filter(move |&mv| self.check(seat, mv).is_ok())
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        match self.stage {
            Stage::Play => Move::Play(self.hands[seat.index()].sample(rng)),
            Stage::LineUp => Move::LineUp(LineUp::nth(rng.random_range(0..LINE_UPS))),
            _ => self
                .moves(seat)
                .choose(rng)
                .expect("there is more room than seats"),
        }
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move) {
        match *mv {
            Move::LineUp(order) => self.line_up(order),
            Move::Food(at) => self.put_food(at),
            Move::Play(card) => self.play_out_card(seat, card),
        }
    }

    fn draw(&self) -> Option<Draw> {
        match self.stage {
            Stage::Starter => Some(Draw::One(u32::from(self.seats))),
            Stage::Deal => Some(Draw::Order(5 * self.edition.of_each)),
            _ => None,
        }
    }

    fn fall(&mut self, lot: &Lot) {
        match lot {
            Lot::One(nth) => self.set_starter(Seat::at(*nth as usize)),
            Lot::Order(order) => {
                let stacks = order.chunks(usize::from(self.edition.hand));
                for (seat, things) in Seat::first(self.seats()).zip(stacks) {
                    let cards = things.iter().map(|&thing| Cards::one(cards::sorted(thing)));
                    self.deal(seat, cards.fold(Cards::NONE, Cards::with));
                }
            }
        }
    }

    /// Deals only the hands: the order of the rest is nobody's business.
    #[inline]
    fn chance(&mut self, rng: &mut impl Rng) {
        if self.stage == Stage::Starter {
            self.set_starter(Seat::at(rng.random_range(0..self.seats())));
            return;
        }
        let mut stack = Stack::full(self.edition.of_each);
        for seat in Seat::first(self.seats()) {
            self.deal(seat, stack.draw(self.edition.hand, rng));
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }
}

impl Gallop {
    /// What follows from a card.
    #[inline]
    fn play_out_card(&mut self, seat: Seat, card: Pig) {
        let caught = self.catch(card);
        self.play_card(seat, card, caught.landing);
        self.feed(seat, u8::from(caught.leads));
        if caught.found {
            self.pick_up(seat, caught.landing);
        }
        if self.hands[seat.index()].is_empty() {
            self.settle_seat(seat, caught.leads);
        }
    }

    /// What follows from a seat's last card. Kept out of the way of the other six.
    #[inline(never)]
    fn settle_seat(&mut self, seat: Seat, leads: bool) {
        if leads || self.rules.gentle {
            self.bank(seat);
        } else {
            self.lose(seat);
        }
        if self.hands[self.to_play.index()].is_empty() {
            self.end_round();
        }
    }

    /// What follows from a lawful card.
    fn tell_card(&self, seat: Seat, pig: Pig) -> Vec<Event> {
        let caught = self.catch(pig);
        let mut events = vec![Event::Played {
            seat,
            pig,
            from: self.track.at(pig),
            to: caught.landing.at,
            leapt: self.track.leapt(pig, caught.landing),
        }];
        if caught.leads {
            events.push(Event::TookLead { seat });
        }
        if caught.found {
            let at = Track::first_lap(caught.landing);
            events.push(Event::FoundFood { seat, at });
        }
        if self.is_last_card(seat, pig) {
            self.tell_last_card(seat, pig, caught, &mut events);
        }
        events
    }

    fn tell_last_card(&self, seat: Seat, pig: Pig, caught: Catch, events: &mut Vec<Event>) {
        let food = self.at_risk[seat.index()] + u16::from(caught.food());
        events.push(match (caught.leads, self.rules.gentle) {
            (true, _) => Event::Banked { seat, food },
            (false, true) => Event::Spared { seat, food },
            (false, false) => Event::Lost { seat, food },
        });
        if !self.hands[self.next(seat).index()].is_empty() {
            return;
        }
        // Nobody has a card left.
        let mut after = self.clone();
        after.play_out_card(seat, pig);
        let last_of = |seat: Seat| after.banks[seat.index()].rounds().last().copied();
        let mut left = self.track.food();
        left.retain(|&at| !caught.found || at != Track::first_lap(caught.landing));
        events.push(Event::RoundOver {
            round: self.round,
            banked: Seat::first(self.seats()).filter_map(last_of).collect(),
            left,
        });
        if after.stage == Stage::Over {
            events.push(Event::Over {
                banked: after.banked(),
            });
        }
    }

    /// What follows from a deal.
    fn tell_deal(&self, hands: &[Cards]) -> Vec<Event> {
        let dealt = |(seat, hand): (Seat, &Cards)| Event::Dealt {
            seat,
            hand: hand.list(),
        };
        let held: Vec<u8> = hands.iter().map(|hand| hand.len()).collect();
        let undealt = self.undealt.len() - held.iter().sum::<u8>();
        Seat::first(self.seats())
            .zip(hands)
            .map(dealt)
            .chain([Event::AllDealt { held, undealt }])
            .collect()
    }

    /// The hands counted, if they can be dealt (P-7).
    fn counted(&self, hands: &[Vec<Pig>]) -> Option<Vec<Cards>> {
        let size = usize::from(self.edition.hand);
        if hands.len() != self.seats() || hands.iter().any(|hand| hand.len() != size) {
            return None;
        }
        Cards::of(&hands.concat()).filter(|&all| self.undealt.hold(all))?;
        hands.iter().map(|hand| Cards::of(hand)).collect()
    }
}

impl Game for Gallop {
    const NAME: &'static str = "pigs";
    type Book = Book;
    type Rules = Rules;
    type Fixed = Fixed;
    type Unfit = Unfit;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Guess = Guess;

    fn open(book: &Book, rules: &Rules, fixed: &Fixed, seats: usize) -> Result<Self, Unfit> {
        Self::new(book, *rules, fixed, seats)
    }

    fn decide(&self, seat: Seat, mv: &Move) -> Result<Vec<Event>, Refusal> {
        self.check(seat, *mv)?;
        Ok(match *mv {
            Move::LineUp(order) => vec![Event::LinedUp {
                seat,
                pigs: order.into(),
            }],
            Move::Food(at) => vec![Event::FoodPut { seat, at }],
            Move::Play(card) => self.tell_card(seat, card),
        })
    }

    /// An order is read from its beginning, a hand at a time: the first is seat 0's, the next seat
    /// 1's and so on. Before the shuffle the cards lie one of each pig in turn, as in [`Pig::ALL`].
    fn outcome(&self, lot: &Lot) -> Outcome {
        match lot {
            Lot::One(nth) => Outcome::Starter(Seat::at(*nth as usize)),
            Lot::Order(order) => {
                let hand = |things: &[u8]| {
                    let mut hand: Vec<Pig> = things.iter().map(|&n| cards::sorted(n)).collect();
                    hand.sort();
                    hand
                };
                let stacks = order.chunks(usize::from(self.edition.hand));
                Outcome::Hands(stacks.take(self.seats()).map(hand).collect())
            }
        }
    }

    fn settle(&self, outcome: &Outcome) -> Option<Vec<Event>> {
        match (self.stage, outcome) {
            (Stage::Starter, Outcome::Starter(seat)) if seat.index() < self.seats() => {
                Some(vec![Event::StarterDrawn { seat: *seat }])
            }
            (Stage::Deal, Outcome::Hands(hands)) => Some(self.tell_deal(&self.counted(hands)?)),
            _ => None,
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::StarterDrawn { seat } => self.set_starter(*seat),
            Event::LinedUp { pigs, .. } => {
                let order = LineUp::try_from(pigs.clone());
                self.line_up(order.expect("five pigs were lined up"));
            }
            Event::FoodPut { at, .. } => self.put_food(*at),
            Event::Dealt { seat, hand } => {
                self.deal(*seat, Cards::of(hand).expect("a hand that was dealt"));
            }
            Event::Played { seat, pig, to, .. } => {
                self.play_card(*seat, *pig, self.track.landing_at(*to));
            }
            Event::TookLead { seat } => self.feed(*seat, 1),
            Event::FoundFood { seat, at } => self.pick_up(*seat, self.track.landing_at(*at)),
            Event::Banked { seat, .. } | Event::Spared { seat, .. } => self.bank(*seat),
            Event::Lost { seat, .. } => self.lose(*seat),
            Event::RoundOver { .. } => self.end_round(),
            Event::AllDealt { .. } | Event::Over { .. } => {}
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. } | Event::Played { .. })
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Guess {
        view.guess(rng)
    }

    fn out_of_time(&self, seat: Seat) -> Vec<Move> {
        let moves = self.moves(seat);
        if self.stage != Stage::Play {
            return moves.collect();
        }
        let cards = || self.hands[seat.index() % self.hands.len()].pigs();
        let end = |pig: Pig| self.track.landing(pig).at;
        let rear = cards().map(end).min();
        moves
            .filter(|mv| matches!(mv, Move::Play(pig) if Some(end(*pig)) == rear))
            .collect()
    }

    fn final_figures(&self) -> Map<String, Value> {
        Map::from_iter([("banked".to_owned(), Value::from(self.banked()))])
    }
}
