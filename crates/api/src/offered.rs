//! What each game brings so that the app can offer it, one file a game.

mod giro;
mod nasty;
mod pigs;

use std::ops::RangeInclusive;

use bots::Level;
use dealer::{Coat, Silks};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use store::{Settings, Start};
use table::{Digest, Game, Seat};

use crate::books::OwnBook;
use crate::history::{Deed, Lot};
use crate::print::{Kind, Order, PrintError, Retold};
use crate::replay::Measure;
use crate::{GameEvent, GameMove, GameOutlook, GameRefusal, GameSetup, GameView, SetupError};

/// A game that the app offers: how its own words are told apart from those of other games.
pub(crate) trait Offered:
    Game<Book: Send + Sync, Rules: Send + Sync, Fixed: Send, Move: Send, Outcome: Send, Event: Send>
    + Send
    + Sync
    + 'static
{
    /// How many can play it.
    const SEATS: RangeInclusive<u8>;
    /// The silks that its players may wear.
    const SILKS: &'static [Silks];
    /// The documents that it has, those that are filled in by hand among them.
    const PAPERS: &'static [Kind];
    /// May players put in cards out of turn before a roll?
    const CARDS_OUT_OF_TURN: bool = false;
    /// The coats of the horses that the players ride and name; none in a game without riders.
    const COATS: &'static [Coat];

    /// The printed figures.
    fn book() -> &'static Self::Book;
    /// Once it is over, is all money there that it began with? True where there is none.
    fn is_balanced(&self) -> bool {
        true
    }
    /// The fingerprint of figures.
    fn hash_of(book: &Self::Book) -> Digest;
    /// Somebody's own figures; nothing in a game that is played by the printed ones alone.
    fn own_book(_own: &OwnBook) -> Option<Self::Book> {
        None
    }
    /// The options that a set-up begins with, as the settings have them.
    fn usual_rules(settings: &Settings) -> Self::Rules;
    /// Options at random; what the settings say stays.
    fn any_rules(settings: &Settings, rng: &mut SmallRng) -> Self::Rules;
    /// The set-up, under the game's name; `book` is the file of its figures, where it is somebody's own.
    fn setup(rules: Self::Rules, fixed: Self::Fixed, book: Option<String>) -> GameSetup;
    /// What is amiss with a set-up that cannot be opened.
    fn amiss(unfit: &Self::Unfit) -> SetupError;
    /// The round that is on or, once the game is over, was the last.
    fn round(view: &Self::View) -> u32;
    /// The seats in the order of the start; none while it is not known, and where each race of a game
    /// has its own.
    fn order(&self) -> Vec<Seat>;
    /// How those fared who started in each position of each race, where each has its own order.
    fn starts_of_races(&self) -> Vec<Start> {
        Vec::new()
    }
    /// What chance brought with these events, and how often it was to be expected.
    fn lots(&self, events: &[Self::Event], seats: usize) -> Vec<Lot>;
    /// What a player did with bets and cards, where the event tells of it.
    fn deed(_event: &Self::Event) -> Option<Deed> {
        None
    }
    /// How things stand, as a line chart shows it: what is measured, and a number for each that is.
    fn chart(view: &Self::View) -> Vec<(Measure, Vec<i32>)>;
    /// The options of a sheet that is filled in by hand.
    fn blank_rules(_order: &Order) -> Self::Rules {
        Self::Rules::default()
    }
    /// The document that is ordered.
    fn print(retold: &Retold<'_, Self>, order: &Order) -> Result<Vec<u8>, PrintError>;
    /// This game's move, unless it is another's.
    fn own_move(mv: GameMove) -> Option<Self::Move>;
    /// The event, under the game's name.
    fn event(event: Self::Event) -> GameEvent;
    /// The view, under the game's name.
    fn shown(view: Self::View) -> GameView;
    /// What a seat may do, under the game's name.
    fn outlook(view: &Self::View, seat: Seat) -> GameOutlook;
    /// The refusal, under the game's name.
    fn refusal(refusal: Self::Refusal) -> GameRefusal;
    /// What a bot does that is awaited. Its lawful moves are listed only where it asks for them: of
    /// bets there can be millions.
    fn bot(
        level: Level,
        view: &Self::View,
        seat: Seat,
        moves: impl FnOnce() -> Vec<Self::Move>,
        rng: &mut SmallRng,
    ) -> Self::Move;
    /// What a bot puts in out of turn, where it may.
    fn bot_out_of_turn(
        _level: Level,
        _view: &Self::View,
        _seat: Seat,
        _rng: &mut SmallRng,
    ) -> Option<Self::Move> {
        None
    }
}

/// Too few or too many for a game.
fn too_few_or_many<G: Offered>() -> SetupError {
    SetupError::Seats {
        least: *G::SEATS.start(),
        most: *G::SEATS.end(),
    }
}

/// One of several choices, each equally likely.
fn any<T: Copy, const N: usize>(choices: [T; N], rng: &mut SmallRng) -> T {
    *choices.choose(rng).expect("there is a choice")
}
