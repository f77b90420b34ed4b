//! What bots may search.

use rand::Rng;
use table::{Draw, Eye, Lot, Playout, Seat, Seats, Standings, Turn};

use crate::by_seat::BySeat;
use crate::cards::Cards;
use crate::field::Field;
use crate::{Move, Race, View, book};

/// A race that fits a view: as it is, but for picks that the view hides, which are drawn from the
/// hands. Only a view gives one.
#[derive(Clone, Debug)]
pub struct Guess(Race);

impl Guess {
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Self {
        let mut race = known(view);
        let hidden = |seat: &Seat| view.picked.contains(*seat) && !view.eye.is(*seat);
        for seat in Seat::first(race.seats()).filter(hidden) {
            let card = race.hands.of(seat).sample(rng);
            race.set_pick(seat, card);
        }
        Self(race)
    }

    /// The space of each horse.
    pub fn horses(&self) -> &[u8] {
        self.0.field.positions()
    }

    /// The cards that a seat still holds.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        self.0.hands.of(seat).cards()
    }

    /// Does an obstacle stand on this space (0 to 63)?
    pub fn obstacle(&self, space: u8) -> bool {
        self.0.field.obstacles >> space & 1 == 1
    }

    /// The spaces up to the finishing line.
    pub fn length(&self) -> u8 {
        self.0.course.length
    }
}

/// The race as far as a view tells it: without the picks of others.
pub(crate) fn known(view: &View) -> Race {
    let seats = view.horses.len();
    let placed = book::mask(&view.placed);
    let mut race = Race {
        course: view.course.clone(),
        rules: view.rules,
        stage: view.stage,
        round: view.round,
        rank: BySeat::default(),
        placed,
        field: Field::new(
            view.course.natural() | placed,
            u8::try_from(seats).expect("a view has at most five horses"),
        ),
        hands: Cards::NONE,
        picks: Cards::NONE,
        to_pick: Seats::first(seats),
    };
    for (rank, &seat) in (0u8..).zip(&view.seniority) {
        race.rank.set(seat, rank);
    }
    for (seat, &at) in Seat::first(seats).zip(&view.horses) {
        race.field.put(seat, at);
    }
    for (seat, cards) in Seat::first(seats).zip(&view.hands) {
        race.hands = cards
            .iter()
            .fold(race.hands, |all, &card| all.with(seat, card));
    }
    if let Eye::Seat(seat) = view.eye
        && let Some(pick) = view.pick
    {
        race.set_pick(seat, pick);
    }
    race
}

impl From<Guess> for Race {
    fn from(guess: Guess) -> Self {
        guess.0
    }
}

impl Playout for Guess {
    type Move = Move;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, seat: Seat) -> impl Iterator<Item = Move> {
        self.0.moves(seat)
    }

    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Move {
        self.0.sample(seat, rng)
    }

    fn play(&mut self, seat: Seat, mv: &Move) {
        self.0.play(seat, mv);
    }

    fn draw(&self) -> Option<Draw> {
        self.0.draw()
    }

    fn fall(&mut self, lot: &Lot) {
        self.0.fall(lot);
    }

    fn standings(&self) -> Option<Standings> {
        self.0.standings()
    }
}
