//! Positions set up by hand, for worked cases.

use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::case::Posed;
use table::{Game as _, Seat};

use crate::book::{self, TO_PLACE};
use crate::cards::{Cards, Hand};
use crate::setup::is_order;
use crate::state::Ending;
use crate::{Book, Fixed, Move, Race, Rules, Stage};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Given {
    seats: Option<usize>,
    horses: Option<Vec<u8>>,
    #[serde(default)]
    obstacles: Vec<u8>,
    seniority: Option<Vec<Seat>>,
    hands: Option<Vec<Vec<u8>>>,
}

impl Posed for Race {
    fn pose(
        book: &Book,
        rules: &Rules,
        given: &Value,
        first: Option<&Value>,
    ) -> Result<Self, String> {
        let given: Given = serde_json::from_value(given.clone()).map_err(|e| e.to_string())?;
        let seats = given.count()?;
        let fresh = first.is_some_and(|entry| entry.pointer("/draw/seniority").is_some());
        if fresh {
            return Self::open(book, rules, &Fixed::default(), seats).map_err(|e| e.to_string());
        }
        let seniority = given
            .seniority
            .clone()
            .unwrap_or_else(|| Seat::first(seats).collect());
        if !is_order(&seniority, seats) {
            return Err("the seniority must name each seat once".into());
        }
        let fixed = Fixed {
            seniority: Some(seniority),
        };
        let mut race = Self::open(book, rules, &fixed, seats).map_err(|e| e.to_string())?;
        let layout_to_come = first.is_some_and(|entry| entry.pointer("/draw/obstacles").is_some());
        race.pose_obstacles(&given.obstacles, layout_to_come)?;
        race.pose_horses(given.horses.as_deref().unwrap_or(&vec![0; seats]))?;
        race.pose_hands(given.hands.as_deref())?;
        if matches!(race.ending(&race.field), Ending::Over) {
            race.stage = Stage::Over;
        }
        Ok(race)
    }

    fn facts(&self) -> Map<String, Value> {
        let seats = self.seats();
        let hands: Vec<Vec<u8>> = Seat::first(seats)
            .map(|seat| self.hands.of(seat).cards().collect())
            .collect();
        let facts = json!({
            "seats": seats,
            "horses": self.field.positions(),
            "obstacles": book::spaces(self.placed).collect::<Vec<u8>>(),
            "seniority": self.seniority(),
            "hands": hands,
        });
        match facts {
            Value::Object(facts) => facts,
            _ => Map::new(),
        }
    }
}

impl Given {
    fn count(&self) -> Result<usize, String> {
        let told = [
            self.seats,
            self.horses.as_ref().map(Vec::len),
            self.hands.as_ref().map(Vec::len),
            self.seniority.as_ref().map(Vec::len),
        ];
        let mut told = told.into_iter().flatten();
        let count = told.next().ok_or("nothing tells the number of seats")?;
        if told.all(|other| other == count) {
            Ok(count)
        } else {
            Err("seats, horses, hands and seniority differ in number".into())
        }
    }
}

impl Race {
    fn pose_obstacles(&mut self, obstacles: &[u8], layout_to_come: bool) -> Result<(), String> {
        if obstacles.len() > TO_PLACE as usize {
            return Err(format!(
                "{TO_PLACE} obstacles are placed, not {}",
                obstacles.len()
            ));
        }
        if !(layout_to_come && obstacles.is_empty()) {
            self.stage = Stage::Placing;
        }
        for &space in obstacles {
            let placer = self
                .placer()
                .ok_or("obstacles are given and drawn at once")?;
            self.check(placer, Move::Place(space))
                .map_err(|refusal| refusal.to_string())?;
            self.set_obstacles(1 << space);
        }
        Ok(())
    }

    fn pose_horses(&mut self, horses: &[u8]) -> Result<(), String> {
        let mut taken = self.field.obstacles;
        for (seat, &at) in horses.iter().enumerate() {
            if at > self.last_space() {
                return Err(format!("space {at} is beyond the run-out"));
            }
            if at > 0 && self.stage != Stage::Picking {
                return Err("horses stay in their boxes until all obstacles stand".into());
            }
            if at > 0 && taken >> at & 1 == 1 {
                return Err(format!(
                    "the horse of seat {seat} cannot stand on {at}: it is taken"
                ));
            }
            taken |= 1 << at;
            self.field.put(Seat::at(seat), at);
        }
        Ok(())
    }

    fn pose_hands(&mut self, hands: Option<&[Vec<u8>]>) -> Result<(), String> {
        let Some(hands) = hands else { return Ok(()) };
        let size = hands[0].len();
        if size == 0 || hands.iter().any(|hand| hand.len() != size) {
            return Err("all hands hold the same number of cards, one or more".into());
        }
        self.hands = Cards::NONE;
        for (seat, cards) in Seat::first(hands.len()).zip(hands) {
            if Hand::new(cards).len() != size {
                return Err(format!(
                    "the hand of seat {} is not of cards 1 to 6, each once",
                    seat.index()
                ));
            }
            self.hands = cards
                .iter()
                .fold(self.hands, |all, &card| all.with(seat, card));
        }
        // Six cards are the first round of a hand, one card is the sixth (G-21).
        self.round = u8::try_from(7 - size).expect("a hand has one to six cards");
        Ok(())
    }
}
