//! Positions set up by hand, for worked cases.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::case::Posed;
use table::{Game as _, Playout as _, Seat};

use crate::cards::Cards;
use crate::track::Track;
use crate::{Book, Event, Fixed, Gallop, LineUp, Pig, Rules, Runner, Stage};

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Given {
    seats: Option<usize>,
    pigs: Option<BTreeMap<Pig, i16>>,
    hands: Option<Vec<Vec<Pig>>>,
    to_play: Option<Seat>,
    starter: Option<Seat>,
    #[serde(default = "first_round")]
    round: u8,
    at_risk: Option<Vec<u8>>,
    banked: Option<Vec<u8>>,
    banks: Option<Vec<Vec<u8>>>,
    #[serde(default)]
    track_food: Vec<i16>,
}

fn first_round() -> u8 {
    1
}

impl Posed for Gallop {
    fn pose(
        book: &Book,
        rules: &Rules,
        given: &Value,
        first: Option<&Value>,
    ) -> Result<Self, String> {
        let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
        let seats = given.count()?;
        let fresh = first.is_some_and(|entry| entry.pointer("/draw/starter").is_some());
        if fresh {
            given.has_not_begun()?;
        }
        let (starter, to_play) = given.turns(seats)?;
        let fixed = Fixed {
            starter: (!fresh).then_some(starter),
        };
        let mut gallop = Self::open(book, rules, &fixed, seats).map_err(|e| e.to_string())?;
        gallop.pose_round(&given)?;
        gallop.pose_food(&given)?;
        if given.pigs.is_some() || given.hands.is_some() {
            gallop.pose_pigs(given.pigs.as_ref())?;
            gallop.pose_track_food(&given)?;
        } else if !given.track_food.is_empty() {
            return Err("food is put on the track when the pigs stand in line".into());
        }
        if let Some(hands) = &given.hands {
            gallop.pose_hands(hands, to_play)?;
        }
        if given.to_play.is_some_and(|told| told != gallop.to_play) {
            return Err("it is the turn of another seat".into());
        }
        Ok(gallop)
    }

    fn facts(&self) -> Map<String, Value> {
        let hands: Vec<Vec<Pig>> = self.hands[..self.seats()]
            .iter()
            .map(|hand| hand.list())
            .collect();
        let facts = json!({
            "seats": self.seats,
            "pigs": self.pigs(),
            "hands": hands,
            "to-play": self.turn().awaited().lowest(),
            "starter": self.known_starter(),
            "round": self.round,
            "at-risk": self.at_risk[..self.seats()],
            "banked": self.banked(),
            "banks": self.bank_rounds(),
            "track-food": self.track.food(),
            "food": [],
        });
        match facts {
            Value::Object(facts) => facts,
            _ => Map::new(),
        }
    }

    fn tale(events: &[Event]) -> Option<(&'static str, Value)> {
        let took = |event: &Event| matches!(event, Event::TookLead { .. });
        matches!(events.first(), Some(Event::Played { .. }))
            .then(|| ("food", Value::Bool(events.iter().any(took))))
    }
}

impl Given {
    fn count(&self) -> Result<usize, String> {
        let told = [
            self.seats,
            self.hands.as_ref().map(Vec::len),
            self.at_risk.as_ref().map(Vec::len),
            self.banked.as_ref().map(Vec::len),
            self.banks.as_ref().map(Vec::len),
        ];
        let mut told = told.into_iter().flatten();
        let count = told.next().ok_or("nothing tells the number of seats")?;
        if count == 0 {
            return Err("nobody has a seat".into());
        }
        if !told.all(|other| other == count) {
            return Err("seats, hands and food differ in number".into());
        }
        let seated = |seat: &Seat| seat.index() < count;
        if [self.to_play, self.starter].iter().flatten().all(seated) {
            Ok(count)
        } else {
            Err("nobody sits where one is to play or to start".into())
        }
    }

    /// Before the first draw there is nothing but seats.
    fn has_not_begun(&self) -> Result<(), String> {
        let begun = self.pigs.is_some()
            || self.hands.is_some()
            || self.starter.is_some()
            || self.to_play.is_some()
            || self.round != first_round();
        if begun {
            return Err("what is given comes after the draw of the start player".into());
        }
        Ok(())
    }

    /// Who started the round and whose turn it is: seat 0 where nothing else is told. Where only one
    /// of the two is told, the other is one that fits it and the hands.
    fn turns(&self, seats: usize) -> Result<(Seat, Seat), String> {
        let Some(hands) = &self.hands else {
            // From the start player on, each has put one food card on the track (P-17).
            let fed = self.track_food.len() % seats;
            let began = |seat: Seat| Seat::at((seat.index() + seats - fed) % seats);
            let starter = self.starter.or(self.to_play.map(began));
            return Ok((starter.unwrap_or(Seat::at(0)), Seat::at(0)));
        };
        let either = |told: Option<Seat>, most| match told {
            Some(seat) => vec![seat],
            None => Seat::first(most).collect(),
        };
        let to_plays = either(self.to_play, if self.starter.is_some() { seats } else { 1 });
        let starters = either(self.starter, seats).into_iter();
        starters
            .flat_map(|starter| to_plays.iter().map(move |&to_play| (starter, to_play)))
            .find(|&(starter, to_play)| fits(hands, to_play, starter))
            .ok_or_else(|| "in turn, nobody plays a card more than another".into())
    }
}

/// Can a round that one seat started have come to these hands? Those who have played since the turn
/// came round to him hold one card less.
fn fits(hands: &[Vec<Pig>], to_play: Seat, starter: Seat) -> bool {
    let after = |seat: Seat| (seat.index() + hands.len() - starter.index()) % hands.len();
    let held = |seat: Seat| hands[seat.index() % hands.len()].len();
    let most = held(to_play);
    Seat::first(hands.len()).all(|seat| {
        let has_played = after(seat) < after(to_play);
        held(seat) + usize::from(has_played) == most
    })
}

impl Gallop {
    fn pose_round(&mut self, given: &Given) -> Result<(), String> {
        if !(1..=self.rounds()).contains(&given.round) {
            let rounds = self.rounds();
            return Err(format!("there is no round {} of {rounds}", given.round));
        }
        self.round = given.round;
        Ok(())
    }

    fn pose_food(&mut self, given: &Given) -> Result<(), String> {
        let rounds: Vec<Vec<u8>> = match (&given.banks, &given.banked) {
            (Some(banks), _) => banks.clone(),
            // Nobody says in which rounds it was banked: it counts as one.
            (None, Some(banked)) => banked.iter().map(|&food| vec![food]).collect(),
            (None, None) => Vec::new(),
        };
        for (banks, rounds) in self.banks.iter_mut().zip(&rounds) {
            if rounds.len() > usize::from(given.round) {
                return Err("more rounds are banked than were played".into());
            }
            for &food in rounds {
                banks.push(food.into());
            }
        }
        let total = self.banked();
        if given.banked.as_ref().is_some_and(|banked| {
            total != banked.iter().map(|&food| food.into()).collect::<Vec<u16>>()
        }) {
            return Err("the banks do not add up to what is banked".into());
        }
        for (at_risk, &food) in self.at_risk.iter_mut().zip(given.at_risk.iter().flatten()) {
            *at_risk = food.into();
        }
        for food in total.iter().chain(&self.at_risk) {
            self.pile = self.pile.saturating_sub_unsigned(*food);
        }
        Ok(())
    }

    /// Without other word the pigs stand as they are named (P-5).
    fn pose_pigs(&mut self, pigs: Option<&BTreeMap<Pig, i16>>) -> Result<(), String> {
        self.line_up(LineUp::from(Pig::ALL));
        let Some(pigs) = pigs else { return Ok(()) };
        if pigs.len() != Pig::ALL.len() {
            return Err("all five pigs stand on the track".into());
        }
        let cards = 5 * i16::from(self.edition.of_each);
        let mut runners = Vec::new();
        for (&pig, &at) in pigs {
            // A card moves a pig by five spaces at most, since it leaps four at most.
            if !(-4..=5 * cards).contains(&at) {
                return Err(format!("no pig can come to {at}"));
            }
            if Track::with_pigs(self.edition.spaces, runners.clone()).is_taken(at) {
                return Err(format!("two pigs stand on the space of {at}"));
            }
            runners.push(Runner { pig, at });
        }
        self.track = Track::with_pigs(self.edition.spaces, runners);
        Ok(())
    }

    fn pose_track_food(&mut self, given: &Given) -> Result<(), String> {
        let dealt = given.hands.is_some();
        if !dealt && self.track.runners().iter().any(|runner| runner.at > 0) {
            return Err("the pigs stand in line until the cards are dealt".into());
        }
        if !given.track_food.is_empty() && !self.rules.track_food {
            return Err("this table puts no food on the track".into());
        }
        if !dealt && given.track_food.len() > self.seats() {
            return Err("each player puts one food card on the track".into());
        }
        for &at in &given.track_food {
            self.check_posed_food(at)?;
            self.put_food(at);
        }
        Ok(())
    }

    /// May food lie here? A pig that stands there now would have taken it.
    fn check_posed_food(&self, at: i16) -> Result<(), String> {
        let behind_the_line = i16::from(self.edition.spaces) - 5;
        if at > behind_the_line {
            return Err(format!(
                "the pigs began too near to {at} for food to lie there"
            ));
        }
        self.check_space(at).map_err(|refusal| refusal.to_string())
    }

    fn pose_hands(&mut self, hands: &[Vec<Pig>], to_play: Seat) -> Result<(), String> {
        let held = hands[to_play.index()].len();
        if held > usize::from(self.edition.hand) {
            return Err(format!("a hand has {} cards", self.edition.hand));
        }
        let too_many = "there are not so many cards of one colour";
        let all = Cards::of(&hands.concat()).filter(|&all| self.undealt.hold(all));
        all.ok_or(too_many)?;
        for (seat, hand) in Seat::first(hands.len()).zip(hands) {
            if hand.is_empty() && self.at_risk[seat.index()] > 0 {
                return Err("after the last card nothing is at risk".into());
            }
            if hand.is_empty() && self.banks[seat.index()].rounds().is_empty() {
                // Nothing tells what the last card has banked.
                self.bank(seat);
            }
            self.deal(seat, Cards::of(hand).ok_or(too_many)?);
        }
        self.to_play = to_play;
        if held == 0 {
            if self.round < self.rounds() {
                return Err("a round in which all cards are played is over".into());
            }
            self.stage = Stage::Over;
        }
        Ok(())
    }
}
