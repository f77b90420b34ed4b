//! "Surprise me": names, silks, horses and options at random.

use std::sync::LazyLock;

use bots::Level;
use dealer::{Coat, Silks};
use rand::Rng;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use serde::Deserialize;
use specta::Type;
use store::Settings;
use table::case::Posed;

use crate::named::Task;
use crate::offered::Offered;
use crate::{GameName, Horse, SeatSetup, Seated, Setup};

/// What a surprise keeps of what people have chosen.
#[derive(Clone, Debug, PartialEq, Deserialize, Type)]
pub struct Taste {
    /// The game.
    pub game: GameName,
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

/// A set-up at random.
pub(crate) fn setup(taste: Taste, settings: &Settings, rng: &mut SmallRng) -> Setup {
    taste.game.with(Surprise {
        taste,
        settings,
        rng,
    })
}

struct Surprise<'a> {
    taste: Taste,
    settings: &'a Settings,
    rng: &'a mut SmallRng,
}

impl Task for Surprise<'_> {
    type Done = Setup;

    fn with<G: Offered + Posed>(self) -> Setup {
        let Self {
            taste,
            settings,
            rng,
        } = self;
        let rules = if taste.options {
            G::any_rules(settings, rng)
        } else {
            G::usual_rules(settings)
        };
        let players = taste.players.unwrap_or_else(|| {
            vec![
                Seated::Here,
                Seated::Bot(Level::Steady),
                Seated::Bot(Level::Steady),
            ]
        });
        Setup {
            seats: seats::<G>(players, &taste.names, rng),
            game: G::setup(rules, G::Fixed::default(), None),
            clock: None,
            pause: None,
        }
    }
}

/// Who sits where; the names in `kept` stay.
pub(crate) fn seats<G: Offered>(
    players: Vec<Seated>,
    kept: &[String],
    rng: &mut impl Rng,
) -> Vec<SeatSetup> {
    let kept: Vec<&str> = kept.iter().map(|name| name.trim()).collect();
    let mut names: Vec<&String> = NAMES
        .players
        .iter()
        .filter(|name| !kept.contains(&name.as_str()))
        .collect();
    names.shuffle(rng);
    let mut silks: Vec<Silks> = G::SILKS.to_vec();
    silks.shuffle(rng);
    let mut horses = horses(G::COATS, rng).into_iter();
    players
        .into_iter()
        .take(usize::from(*G::SEATS.end()))
        .enumerate()
        .map(|(at, player)| SeatSetup {
            name: kept
                .get(at)
                .filter(|name| !name.is_empty())
                .map_or_else(|| names[at].clone(), |name| (*name).to_owned()),
            silks: silks[at],
            horse: horses.next(),
            player,
        })
        .collect()
}

/// Horses with different names and coats, as many as a game of riders has seats.
fn horses(coats: &[Coat], rng: &mut impl Rng) -> Vec<Horse> {
    let mut coats = coats.to_vec();
    coats.shuffle(rng);
    let mut names: Vec<&String> = NAMES.horses.iter().collect();
    names.shuffle(rng);
    names
        .into_iter()
        .zip(coats)
        .map(|(name, coat)| Horse {
            name: name.clone(),
            coat,
        })
        .collect()
}
