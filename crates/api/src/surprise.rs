//! "Surprise me": names, silks, horses and a course at random.

use std::sync::LazyLock;

use bots::Level;
use dealer::{Coat, Silks};
use giro::{CardsLeft, CourseName, Fixed, Obstacles, Rules, Ties};
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use rand::{Rng, RngExt as _};
use serde::Deserialize;
use specta::Type;

use crate::{GameSetup, SeatSetup, Seated, Setup};

/// What a surprise keeps of what people have chosen.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Type)]
pub struct Taste {
    /// Who plays each seat; without it one person and two bots.
    pub players: Option<Vec<Seated>>,
    /// The names of players by seat, where people have given them.
    pub names: Vec<String>,
    /// Whether the options are drawn too, or stay as the rule book has them.
    pub options: bool,
}

#[derive(Deserialize)]
struct Names {
    players: Vec<String>,
    horses: Vec<String>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    toml::from_str(include_str!("../book/names.toml")).expect("our own list, checked by a test")
});

/// The silks that Giro Galoppo has (G-1).
const SILKS: [Silks; 5] = [
    Silks::Red,
    Silks::Blue,
    Silks::Yellow,
    Silks::Green,
    Silks::Black,
];
const COATS: [Coat; 5] = [
    Coat::Bay,
    Coat::Chestnut,
    Coat::Liver,
    Coat::Grey,
    Coat::Black,
];

/// A set-up at random.
pub(crate) fn setup(taste: Taste, cards_left: bool, rng: &mut impl Rng) -> Setup {
    let players = taste.players.unwrap_or_else(|| {
        vec![
            Seated::Here,
            Seated::Bot(Level::Steady),
            Seated::Bot(Level::Steady),
        ]
    });
    let mut silks = SILKS;
    silks.shuffle(rng);
    let mut coats = COATS;
    coats.shuffle(rng);
    let kept: Vec<&str> = taste.names.iter().map(|name| name.trim()).collect();
    let mut names: Vec<&String> = NAMES
        .players
        .iter()
        .filter(|name| !kept.contains(&name.as_str()))
        .collect();
    names.shuffle(rng);
    let mut horses: Vec<&String> = NAMES.horses.iter().collect();
    horses.shuffle(rng);
    let seats = players
        .into_iter()
        .take(SILKS.len())
        .enumerate()
        .map(|(at, player)| SeatSetup {
            name: kept
                .get(at)
                .filter(|name| !name.is_empty())
                .map_or_else(|| names[at].clone(), |name| (*name).to_owned()),
            silks: silks[at],
            horse: horses[at].clone(),
            coat: coats[at],
            player,
        })
        .collect();
    let rules = if taste.options {
        any_rules(cards_left, rng)
    } else {
        usual_rules(cards_left)
    };
    Setup {
        seats,
        game: GameSetup::Giro {
            rules,
            fixed: Fixed::default(),
        },
        clock: None,
    }
}

fn usual_rules(cards_left: bool) -> Rules {
    let cards_left = if cards_left {
        CardsLeft::Shown
    } else {
        CardsLeft::Remember
    };
    Rules {
        cards_left,
        ..Rules::default()
    }
}

fn any_rules(cards_left: bool, rng: &mut impl Rng) -> Rules {
    let courses = [CourseName::Classic, CourseName::Sprint, CourseName::Grand];
    Rules {
        course: *courses.choose(rng).expect("three courses"),
        obstacles: if rng.random() {
            Obstacles::Placed
        } else {
            Obstacles::Drawn
        },
        ties: if rng.random() {
            Ties::RearFirst
        } else {
            Ties::RearOnly
        },
        ..usual_rules(cards_left)
    }
}
