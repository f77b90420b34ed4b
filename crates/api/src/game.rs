//! The games that are there, each under its name, as the page sees them.

use bots::Level;
use rand::rngs::SmallRng;
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Digest, Game, Seat};

/// How a game is set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameSetup {
    /// Giro Galoppo.
    Giro {
        /// The options.
        rules: giro::Rules,
        /// What is fixed by hand.
        fixed: giro::Fixed,
    },
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
#[serde(tag = "game", content = "move", rename_all = "kebab-case")]
pub enum GameMove {
    /// In Giro Galoppo.
    Giro(giro::Move),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "game", content = "event", rename_all = "kebab-case")]
pub enum GameEvent {
    /// In Giro Galoppo.
    Giro(giro::Event),
}

/// What eyes may know.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "game", content = "view", rename_all = "kebab-case")]
pub enum GameView {
    /// Of Giro Galoppo.
    Giro(giro::View),
}

/// What a seat may do now, and what would come of it.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "game", content = "outlook", rename_all = "kebab-case")]
pub enum GameOutlook {
    /// In Giro Galoppo.
    Giro(giro::Outlook),
}

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
#[serde(tag = "game", content = "refusal", rename_all = "kebab-case")]
pub enum GameRefusal {
    /// In Giro Galoppo.
    Giro(giro::Refusal),
}

/// A game that the app offers: how its own words are told apart from those of other games.
pub(crate) trait Offered:
    Game<Rules: Send + Sync, Fixed: Send, Move: Send, Outcome: Send, Event: Send>
    + Send
    + Sync
    + 'static
{
    /// The printed figures.
    fn book() -> &'static Self::Book;
    /// Their fingerprint.
    fn book_hash() -> Digest;
    /// The round that is on or, once the game is over, was the last.
    fn round(view: &Self::View) -> u32;
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
    /// What a bot does.
    fn bot(
        level: Level,
        view: &Self::View,
        seat: Seat,
        moves: &[Self::Move],
        rng: &mut SmallRng,
    ) -> Self::Move;
}

impl Offered for giro::Race {
    fn book() -> &'static giro::Book {
        giro::Book::printed()
    }

    fn book_hash() -> Digest {
        Self::book().hash()
    }

    fn round(view: &giro::View) -> u32 {
        view.round.into()
    }

    fn own_move(mv: GameMove) -> Option<giro::Move> {
        let GameMove::Giro(mv) = mv;
        Some(mv)
    }

    fn event(event: giro::Event) -> GameEvent {
        GameEvent::Giro(event)
    }

    fn shown(view: giro::View) -> GameView {
        GameView::Giro(view)
    }

    fn outlook(view: &giro::View, seat: Seat) -> GameOutlook {
        GameOutlook::Giro(view.outlook(seat))
    }

    fn refusal(refusal: giro::Refusal) -> GameRefusal {
        GameRefusal::Giro(refusal)
    }

    fn bot(
        level: Level,
        view: &giro::View,
        seat: Seat,
        moves: &[giro::Move],
        rng: &mut SmallRng,
    ) -> giro::Move {
        bots::giro::decide(level, view, seat, moves, bots::Budget::default(), rng)
    }
}
