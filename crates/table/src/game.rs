//! The contract of a game.
//!
//! Two doors over one truth. [`Playout`] is the fast one: what may happen, done without telling
//! anybody, for bots that look ahead. [`Game`] is the one that people play through: every act
//! becomes events, and events are shown to those who may see them. The laws prove that both doors
//! lead to the same room.

use std::fmt::Debug;

use rand::Rng;
use rand::seq::IteratorRandom as _;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Digest, Draw, Eye, Lot, Refuses, Seat, Standings, Turn};

/// A position that can be played on, without a word to anybody: the fast path.
pub trait Playout: Clone {
    /// What a seat may do.
    type Move: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Every lawful move of a seat, each once: at least one for a seat that is awaited, none for one
    /// that may not act.
    fn moves(&self, seat: Seat) -> impl Iterator<Item = Self::Move>;

    /// One of [`Playout::moves`], each equally likely. The seat must be one that has any.
    fn sample(&self, seat: Seat, rng: &mut impl Rng) -> Self::Move {
        self.moves(seat)
            .choose(rng)
            .expect("a seat is sampled that has a lawful move")
    }

    /// Plays a lawful move.
    fn play(&mut self, seat: Seat, mv: &Self::Move);

    /// What chance is to draw, while [`Turn::Chance`] is awaited.
    fn draw(&self) -> Option<Draw>;

    /// Lets a lot of [`Playout::draw`] fall.
    fn fall(&mut self, lot: &Lot);

    /// Draws and lets the lot fall, while [`Turn::Chance`] is awaited: any lot of
    /// [`Playout::draw`], each equally likely.
    fn chance(&mut self, rng: &mut impl Rng) {
        let draw = self.draw().expect("chance is awaited for a draw");
        self.fall(&draw.cast(rng));
    }

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;
}

/// What has happened, whole or not at all: an event is for everybody or for one seat alone, so
/// nothing has to be blacked out before it is shown.
pub trait Seen {
    /// May these eyes see it?
    fn seen_by(&self, eye: Eye) -> bool;
}

/// A game as it is played at a table. It owns no generator, clock, file or socket.
pub trait Game: Playout + Debug + Serialize {
    /// The game's name in records and on the command line.
    const NAME: &'static str;
    /// The printed figures: courses, odds, card counts.
    type Book: Clone + Debug;
    /// The options of the table.
    type Rules: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned;
    /// What the table fixed by hand and so is not drawn.
    type Fixed: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned;
    /// Why a table cannot be opened so.
    type Unfit: std::error::Error + Serialize;
    /// Why a move is refused.
    type Refusal: Clone + Debug + PartialEq + Serialize + Refuses;
    /// What chance has drawn, in the game's own words.
    type Outcome: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What has happened.
    type Event: Clone + Debug + PartialEq + Serialize + Seen;
    /// What one pair of eyes may know, and nothing else.
    type View: Clone + Debug + PartialEq + Serialize;
    /// A position that fits a view: the only thing a bot may search.
    type Guess: Playout<Move = Self::Move> + Into<Self>;

    /// A fresh table, or the reason why there cannot be one.
    fn open(
        book: &Self::Book,
        rules: &Self::Rules,
        fixed: &Self::Fixed,
        seats: usize,
    ) -> Result<Self, Self::Unfit>;

    /// What a move brings about, or why it is refused. Rests on the same check as
    /// [`Playout::moves`].
    fn decide(&self, seat: Seat, mv: &Self::Move) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// The outcome that a lot of [`Playout::draw`] stands for.
    fn outcome(&self, lot: &Lot) -> Self::Outcome;

    /// What an outcome brings about; `None` where it cannot be drawn now.
    fn settle(&self, outcome: &Self::Outcome) -> Option<Vec<Self::Event>>;

    /// Makes an event true. Total: an event always fits the state that made it.
    fn apply(&mut self, event: &Self::Event);

    /// Can nothing before this event be taken back, because something hidden came to light with it?
    fn reveals(event: &Self::Event) -> bool;

    /// Does this move end a moment in which others may put something in? A table can give them time
    /// before it.
    fn closes(_mv: &Self::Move) -> bool {
        false
    }

    /// What these eyes may know.
    fn view(&self, eye: Eye) -> Self::View;

    /// A state that fits the view, hidden things drawn at random.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self::Guess;

    /// The moves, each equally likely, one of which stands for a seat whose time is over.
    fn out_of_time(&self, seat: Seat) -> Vec<Self::Move>;

    /// The figures that a finished record ends with, beside the standings.
    fn final_figures(&self) -> serde_json::Map<String, serde_json::Value>;

    /// The state's fingerprint.
    fn digest(&self) -> Digest {
        Digest::of(self)
    }
}

/// Plays on at random until the game is over.
pub fn play_out<P: Playout>(position: &mut P, rng: &mut impl Rng) {
    loop {
        match position.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("somebody is awaited");
                let mv = position.sample(seat, rng);
                position.play(seat, &mv);
            }
            Turn::Chance => position.chance(rng),
            Turn::Over => return,
        }
    }
}
