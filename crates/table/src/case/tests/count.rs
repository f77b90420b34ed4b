//! A game small enough to see through.

use rand::Rng;
use serde_json::json;

use super::super::*;
use crate::{Draw, Eye, Lot, Playout, Rule, Seats, Seen, Standings};

/// Two seats count up to a number by one or two in turn; who says it has won. Chance says who
/// begins. Rule C-1 is the turn, C-2 the step.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Count {
    rules: Rules,
    begins: Option<Seat>,
    pub(super) said: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Rules {
    up_to: u8,
}

impl Default for Rules {
    fn default() -> Self {
        Self { up_to: 4 }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) enum Refusal {
    Turn,
    Step,
}

impl Refuses for Refusal {
    fn rule(&self) -> Rule {
        Rule::new('C', if *self == Self::Turn { 1 } else { 2 })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) enum Event {
    Begins(Seat),
    Said(u8),
}

impl Seen for Event {
    fn seen_by(&self, _: Eye) -> bool {
        true
    }
}

#[derive(Debug, Serialize, thiserror::Error)]
#[error("two play")]
pub(super) struct Unfit;

impl Count {
    fn to_speak(&self) -> Option<Seat> {
        let over = self.said.last() >= Some(&self.rules.up_to);
        self.begins
            .filter(|_| !over)
            .map(|seat| Seat::at((seat.index() + self.said.len()) % 2))
    }
}

impl Playout for Count {
    type Move = u8;

    fn turn(&self) -> Turn {
        match (self.begins, self.to_speak().map(Seats::only)) {
            (None, _) => Turn::Chance,
            (_, None) => Turn::Over,
            (_, Some(awaited)) => Turn::Seats {
                awaited,
                may: awaited,
            },
        }
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = u8> {
        (0..=u8::MAX).filter(move |said| self.decide(seat, said).is_ok())
    }

    fn play(&mut self, _: Seat, said: &u8) {
        self.said.push(*said);
    }

    fn draw(&self) -> Option<Draw> {
        self.begins.is_none().then_some(Draw::One(2))
    }

    fn fall(&mut self, lot: &Lot) {
        self.begins = Some(self.outcome(lot));
    }

    fn standings(&self) -> Option<Standings> {
        let last = (self.begins?.index() + self.said.len() + 1) % 2;
        let over = self.turn() == Turn::Over;
        over.then(|| Standings::of([Seat::at(last), Seat::at(1 - last)]))
    }
}

impl Game for Count {
    const NAME: &'static str = "count";
    type Book = u8;
    type Rules = Rules;
    type Fixed = ();
    type Unfit = Unfit;
    type Refusal = Refusal;
    type Outcome = Seat;
    type Event = Event;
    type View = Self;
    type Guess = Self;

    fn open(_: &u8, rules: &Rules, (): &(), seats: usize) -> Result<Self, Unfit> {
        let fresh = Self {
            rules: *rules,
            begins: None,
            said: Vec::new(),
        };
        (seats == 2).then_some(fresh).ok_or(Unfit)
    }

    fn decide(&self, seat: Seat, said: &u8) -> Result<Vec<Event>, Refusal> {
        let last = self.said.last().copied().unwrap_or(0);
        match said.checked_sub(last) {
            _ if self.to_speak() != Some(seat) => Err(Refusal::Turn),
            Some(1 | 2) => Ok(vec![Event::Said(*said)]),
            _ => Err(Refusal::Step),
        }
    }

    fn outcome(&self, lot: &Lot) -> Seat {
        Seat::at(usize::from(*lot == Lot::One(1)))
    }

    fn settle(&self, outcome: &Seat) -> Option<Vec<Event>> {
        let due = self.begins.is_none() && outcome.index() < 2;
        due.then(|| vec![Event::Begins(*outcome)])
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Begins(seat) => self.begins = Some(*seat),
            Event::Said(said) => self.said.push(*said),
        }
    }

    fn reveals(_: &Event) -> bool {
        false
    }

    fn view(&self, _: Eye) -> Self {
        self.clone()
    }

    fn guess(view: &Self, _: &mut impl Rng) -> Self {
        view.clone()
    }

    fn out_of_time(&self, seat: Seat) -> Vec<u8> {
        self.moves(seat).collect()
    }

    fn final_figures(&self) -> Map<String, Value> {
        Map::new()
    }
}

impl Posed for Count {
    fn pose(_: &u8, rules: &Rules, given: &Value, first: Option<&Value>) -> Result<Self, String> {
        let said: Vec<u8> = match given.get("said") {
            Some(said) => serde_json::from_value(said.clone()).map_err(|_| "nobody said that")?,
            None => Vec::new(),
        };
        let to_draw = first.is_some_and(|entry| entry.get("draw").is_some());
        let begins = (!to_draw).then_some(Seat::at(0));
        Ok(Self {
            rules: *rules,
            begins,
            said,
        })
    }

    fn facts(&self) -> Map<String, Value> {
        let facts = [
            ("said", json!(self.said)),
            ("hands", json!([[2, 1], [3]])),
            ("aloud", json!([])),
        ];
        Map::from_iter(facts.map(|(name, fact)| (name.to_owned(), fact)))
    }

    fn tale(events: &[Event]) -> Option<(&'static str, Value)> {
        match events {
            [Event::Said(said)] => Some(("aloud", json!(said))),
            _ => None,
        }
    }
}
