//! What a case may expect of a position.

use serde_json::{Map, Value, json};
use table::Seat;

use crate::{Fate, Meeting};

impl Meeting {
    pub(super) fn tell_facts(&self) -> Map<String, Value> {
        let seats = self.seats();
        let race = &self.race;
        let begun = self.has_begun();
        let facts = json!({
            "seats": seats,
            "horses": begun.then(|| self.by_seat(|seat| self.horse_fact(seat))),
            "finished": race.finish.seats(),
            "to-roll": self.known_roller(),
            "rolled": (race.rolled > 0).then_some(race.rolled),
            "just-finished": race.just_home,
            "cards": self.by_seat(|seat| self.hands[seat.index()].list()),
            "cash": self.purses(),
            "bets": self.bets[..seats],
            "race": {"number": self.number + 1, "name": self.race_name()},
            "entries": self.by_seat(|seat| self.entry(seat)),
            "board": self.board(),
        });
        match facts {
            Value::Object(facts) => facts,
            _ => Map::new(),
        }
    }

    fn horse_fact(&self, seat: Seat) -> Value {
        let horse = self.race.horse(seat);
        let stands = horse.fate != Fate::Home;
        let is_out = stands && horse.fate != Fate::Running;
        json!({
            "lane": stands.then_some(horse.spot.lane),
            "square": stands.then_some(horse.spot.square),
            "grade": horse.grade,
            "doubled": horse.doublings(),
            "out": is_out.then_some(horse.fate),
            "drawn": horse.drawn,
            "whipped": horse.whipped,
            "moved": horse.moved,
        })
    }
}
