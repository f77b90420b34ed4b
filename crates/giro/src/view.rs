//! What eyes may know.

use std::sync::Arc;

use rand::Rng;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Eye, Playout, Seat, Seats, Turn};

use crate::{Course, Guess, Race, Rules, Stage, book};

/// What one pair of eyes may know of a race (G-26).
///
/// Hands are here for all seats, since every card was seen when it was played; whether the page
/// lists them is the table's option (G-27). Hidden are only the picks of others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase")]
#[serde(rename = "GiroView")]
pub struct View {
    /// Whose eyes.
    pub eye: Eye,
    /// The course.
    pub course: Arc<Course>,
    /// The table's options.
    pub rules: Rules,
    /// How far the race has come.
    pub stage: Stage,
    /// What is awaited.
    pub turn: Turn,
    /// The round that is on or, once the race is over, was the last; from 1.
    pub round: u8,
    /// The seats from oldest to youngest (G-5); empty until drawn.
    pub seniority: Vec<Seat>,
    /// The obstacles placed so far.
    pub placed: Vec<u8>,
    /// The space of each horse; 0 is its box.
    pub horses: Vec<u8>,
    /// The cards that each seat still holds, the picked one among them.
    pub hands: Vec<Vec<u8>>,
    /// Who has picked.
    pub picked: Seats,
    /// The pick of these eyes' own seat.
    pub pick: Option<u8>,
    /// The placed seats once the race is over, the winner first (G-25).
    pub result: Vec<Seat>,
}

impl View {
    pub(crate) fn of(race: &Race, eye: Eye) -> Self {
        let seats = race.seats();
        let own = Seat::first(seats).find(|&seat| eye.is(seat));
        let pick = own.and_then(|seat| race.picks.of(seat).lowest());
        Self {
            eye,
            course: Arc::clone(&race.course),
            rules: race.rules,
            stage: race.stage,
            turn: race.turn(),
            round: race.round,
            seniority: if race.stage == Stage::Seniority {
                Vec::new()
            } else {
                race.seniority()
            },
            placed: book::spaces(race.placed).collect(),
            horses: race.field.positions().to_vec(),
            hands: Seat::first(seats)
                .map(|seat| race.hands.of(seat).cards().collect())
                .collect(),
            picked: race.picked(),
            pick,
            result: if race.stage == Stage::Over {
                race.placed_seats().collect()
            } else {
                Vec::new()
            },
        }
    }

    /// A race that fits this view, hidden picks drawn at random: what a bot may search.
    pub fn guess(&self, rng: &mut impl Rng) -> Guess {
        Guess::from_view(self, rng)
    }
}
