//! Giro as a game at the table.

use rand::{Rng, RngExt};
use serde_json::{Map, Value};
use table::{Draw, Eye, Game, Lot, Playout, Seat, Seats, Standings, Turn};

use crate::book;
use crate::setup::is_order;
use crate::state::{self, Ending};
use crate::{Book, Event, Fixed, Guess, Move, Outcome, Race, Refusal, Rules, Stage, Unfit, View};

impl Playout for Race {
    type Move = Move;

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Seniority | Stage::Layout => Turn::Chance,
            Stage::Placing => {
                let placer = self.placer().map_or(Seats::NONE, Seats::only);
                Turn::Seats {
                    awaited: placer,
                    may: placer,
                }
            }
            Stage::Picking => {
                let may = Seats::first(self.seats());
                Turn::Seats {
                    awaited: may.but(self.picked),
                    may,
                }
            }
            Stage::Over => Turn::Over,
        }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        let places = self.course.sand.iter().copied().map(Move::Place);
        let picks = (1..=6).map(Move::Pick);
        places
            .chain(picks)
            .filter(move |&mv| self.check(seat, mv).is_ok())
    }

    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        if self.stage == Stage::Picking {
            return Move::Pick(self.sample_card(seat, rng));
        }
        let lawful: Vec<Move> = self.moves(seat).collect();
        lawful[rng.random_range(0..lawful.len())]
    }

    fn play(&mut self, seat: Seat, mv: &Move) {
        match *mv {
            Move::Place(space) => self.set_obstacles(1 << space),
            Move::Pick(card) => {
                self.set_pick(seat, card);
                if self.all_picked() {
                    self.run_round(|_| {});
                    self.spend_picks();
                    self.end_round();
                }
            }
        }
    }

    fn draw(&self) -> Option<Draw> {
        match self.stage {
            Stage::Seniority => Some(Draw::Order(
                u8::try_from(self.seats()).expect("at most five"),
            )),
            Stage::Layout => {
                let layouts = self.course.layouts().len();
                Some(Draw::One(u32::try_from(layouts).expect("some thousands")))
            }
            _ => None,
        }
    }

    fn fall(&mut self, lot: &Lot) {
        match (self.stage, lot) {
            (Stage::Layout, Lot::One(nth)) => {
                self.set_obstacles(self.course.layouts()[*nth as usize]);
            }
            (_, Lot::Order(order)) => {
                for (rank, seat) in (0u8..).zip(order) {
                    self.rank[usize::from(*seat)] = rank;
                }
                self.begin();
            }
            (_, Lot::One(_)) => unreachable!("a lot is one of the draw that was asked for"),
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }
}

impl Race {
    /// One of the cards in hand, each equally likely.
    pub(crate) fn sample_card(&self, seat: Seat, rng: &mut impl Rng) -> u8 {
        let hand = self.hands[seat.index()];
        nth_card(hand, rng.random_range(0..hand.count_ones()))
    }

    fn end_round(&mut self) {
        match self.ending() {
            Ending::GoesOn => self.round += 1,
            Ending::CardsBack => {
                self.round += 1;
                self.take_cards_back();
            }
            Ending::Over => self.stage = Stage::Over,
        }
    }

    /// All that follows from the last pick.
    fn tell_round(&self, seat: Seat, card: u8, events: &mut Vec<Event>) {
        let mut after = self.clone();
        after.set_pick(seat, card);
        if !after.all_picked() {
            return;
        }
        events.push(Event::Revealed {
            cards: after.picks[..self.seats()].to_vec(),
        });
        after.run_round(|step| step.tell(&self.course, events));
        let horses = after.field.positions().to_vec();
        events.push(Event::RoundOver {
            round: self.round,
            horses,
        });
        match after.ending() {
            Ending::GoesOn => {}
            Ending::CardsBack => events.push(Event::CardsBack),
            Ending::Over => events.push(Event::Over {
                placed: after.placed_seats(),
            }),
        }
    }
}

/// The card of a hand that has `n` lower ones, looked up: this is the innermost step of playouts.
const fn nth_card(hand: u8, n: u32) -> u8 {
    const CARDS: [[u8; 6]; 64] = {
        let mut cards = [[0; 6]; 64];
        let mut hand = 0;
        while hand < 64 {
            let (mut card, mut n) = (1, 0);
            while card <= 6 {
                if hand << 1 >> card & 1 == 1 {
                    cards[hand][n] = card;
                    n += 1;
                }
                card += 1;
            }
            hand += 1;
        }
        cards
    };
    CARDS[(hand >> 1) as usize & 63][n as usize]
}

impl Game for Race {
    const NAME: &'static str = "giro";
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
            Move::Place(space) => vec![Event::Placed { seat, space }],
            Move::Pick(card) => {
                let mut events = Vec::with_capacity(12);
                events.push(Event::Picked { seat, card });
                if !self.picked.contains(seat) {
                    events.push(Event::HasPicked { seat });
                }
                self.tell_round(seat, card, &mut events);
                events
            }
        })
    }

    fn outcome(&self, lot: &Lot) -> Outcome {
        match lot {
            Lot::One(nth) => {
                let layout = self.course.layouts()[*nth as usize];
                Outcome::Obstacles(book::spaces(layout).collect())
            }
            Lot::Order(order) => Outcome::Seniority(
                order
                    .iter()
                    .map(|&seat| Seat::at(usize::from(seat)))
                    .collect(),
            ),
        }
    }

    fn settle(&self, outcome: &Outcome) -> Option<Vec<Event>> {
        match (self.stage, outcome) {
            (Stage::Seniority, Outcome::Seniority(order)) if is_order(order, self.seats()) => {
                Some(vec![Event::SeniorityDrawn {
                    order: order.clone(),
                }])
            }
            (Stage::Layout, Outcome::Obstacles(spaces)) => {
                let on_board = spaces.iter().all(|&space| space < 64);
                let lawful = on_board && self.course.layouts().contains(&book::mask(spaces));
                let each_once = spaces.len() == book::TO_PLACE as usize;
                (lawful && each_once).then(|| {
                    vec![Event::ObstaclesDrawn {
                        spaces: spaces.clone(),
                    }]
                })
            }
            _ => None,
        }
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::SeniorityDrawn { order } => self.set_seniority(order),
            Event::ObstaclesDrawn { spaces } => self.set_obstacles(book::mask(spaces)),
            Event::Placed { space, .. } => self.set_obstacles(1 << space),
            Event::Picked { seat, card } => self.set_pick(*seat, *card),
            Event::Ran { seat, to, .. } | Event::Pushed { seat, to, .. } => {
                self.field.put(*seat, *to);
            }
            Event::RoundOver { .. } => {
                self.spend_picks();
                self.round += 1;
            }
            Event::CardsBack => self.take_cards_back(),
            Event::Over { .. } => {
                self.round -= 1;
                self.stage = Stage::Over;
            }
            Event::HasPicked { .. }
            | Event::Revealed { .. }
            | Event::Refused { .. }
            | Event::Missed { .. } => {}
        }
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Revealed { .. })
    }

    fn view(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn guess(view: &View, rng: &mut impl Rng) -> Guess {
        Guess::from_view(view, rng)
    }

    fn out_of_time(&self, seat: Seat) -> Vec<Move> {
        if self.stage == Stage::Picking && seat.index() < self.seats() {
            let at = self.field.at(seat);
            let hand = || state::cards(self.hands[seat.index()]);
            let clear = hand().find(|card| self.field.obstacles >> (at + card) & 1 == 0);
            clear
                .or_else(|| hand().next())
                .map(Move::Pick)
                .into_iter()
                .collect()
        } else {
            self.moves(seat).collect()
        }
    }

    fn final_figures(&self) -> Map<String, Value> {
        let horses = self.field.positions().to_vec();
        Map::from_iter([("horses".to_owned(), Value::from(horses))])
    }
}
