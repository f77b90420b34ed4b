//! Giro as a game at the table.

use rand::Rng;
use rand::seq::IteratorRandom as _;
use serde_json::{Map, Value};
use table::{Draw, Eye, Game, Lot, Playout, Seat, Seats, Standings, Turn};

use crate::book;
use crate::cards::Cards;
use crate::setup::is_order;
use crate::state::Ending;
use crate::{Book, Event, Fixed, Guess, Move, Outcome, Race, Refusal, Rules, Stage, Unfit, View};

impl Playout for Race {
    type Move = Move;

    #[inline]
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
            Stage::Picking => Turn::Seats {
                awaited: self.to_pick,
                may: Seats::first(self.seats()),
            },
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

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        if self.stage == Stage::Picking {
            return Move::Pick(self.hands.of(seat).sample(rng));
        }
        self.sample_space(seat, rng)
    }

    #[inline]
    fn play(&mut self, seat: Seat, mv: &Move) {
        match *mv {
            Move::Place(space) => self.set_obstacles(1 << space),
            Move::Pick(card) => {
                self.set_pick(seat, card);
                if self.to_pick.is_empty() {
                    self.play_round();
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
                self.set_seniority(order.iter().map(|&seat| Seat::at(usize::from(seat))));
            }
            (_, Lot::One(_)) => unreachable!("a lot is one of the draw that was asked for"),
        }
    }

    fn standings(&self) -> Option<Standings> {
        self.result()
    }
}

impl Race {
    /// One of the spaces where the seat may place, each equally likely. Kept out of the way of
    /// picking, which is what playouts do nearly all the time.
    #[inline(never)]
    fn sample_space(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        self.moves(seat)
            .choose(rng)
            .expect("an obstacle that is to come has a space")
    }

    /// What follows from the last pick of a round.
    #[inline]
    fn play_round(&mut self) {
        self.field = self.field_after(self.picks, |_| {});
        self.spend_picks();
        match self.ending(&self.field) {
            Ending::GoesOn => self.round += 1,
            Ending::CardsBack => {
                self.round += 1;
                self.take_cards_back();
            }
            Ending::Over => self.stage = Stage::Over,
        }
    }

    /// What follows from a lawful pick.
    fn tell_pick(&self, seat: Seat, card: u8) -> Vec<Event> {
        let last = self.to_pick.without(seat).is_empty();
        // Of the round each horse tells two events at most, and four are told of all of them.
        let most = if last { 5 + 2 * self.seats() } else { 2 };
        let mut events = Vec::with_capacity(most);
        events.push(Event::Picked { seat, card });
        if self.to_pick.contains(seat) {
            events.push(Event::HasPicked { seat });
        }
        if last {
            self.tell_round(self.picks.without(seat).with(seat, card), &mut events);
        }
        events
    }

    /// What follows from the last pick of a round.
    fn tell_round(&self, picks: Cards, events: &mut Vec<Event>) {
        let seats = Seat::first(self.seats());
        events.push(Event::Revealed {
            cards: seats.filter_map(|seat| picks.of(seat).lowest()).collect(),
        });
        let field = self.field_after(picks, |step| step.tell(&self.course, events));
        events.push(Event::RoundOver {
            round: self.round,
            horses: field.positions().to_vec(),
        });
        match self.ending(&field) {
            Ending::GoesOn => {}
            Ending::CardsBack => events.push(Event::CardsBack),
            Ending::Over => events.push(Event::Over {
                placed: field.beyond(self.course.length).collect(),
            }),
        }
    }
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
            Move::Pick(card) => self.tell_pick(seat, card),
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
                let each_once = spaces.len() == book::TO_PLACE as usize;
                let lawful = on_board && each_once && self.course.is_layout(book::mask(spaces));
                lawful.then(|| {
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
            Event::SeniorityDrawn { order } => self.set_seniority(order.iter().copied()),
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
        view.guess(rng)
    }

    fn out_of_time(&self, seat: Seat) -> Vec<Move> {
        if self.stage == Stage::Picking && seat.index() < self.seats() {
            let at = self.field.at(seat);
            let hand = self.hands.of(seat);
            let clear = hand
                .cards()
                .find(|card| self.field.obstacles >> (at + card) & 1 == 0);
            clear
                .or(hand.lowest())
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
