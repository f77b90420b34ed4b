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
        let (mut names, own) = (taste.names, settings.name.as_deref());
        let home = home_seat(&players, &names, own.unwrap_or_default());
        if let (Some(at), Some(own)) = (home, own) {
            names.resize(names.len().max(at + 1), String::new());
            own.clone_into(&mut names[at]);
        }
        let mut seats = seats::<G>(players, &names, rng);
        let silks = settings.silks.filter(|silks| G::SILKS.contains(silks));
        if let (Some(at), Some(silks)) = (home, silks) {
            wear(&mut seats, at, silks);
        }
        Setup {
            seats,
            game: G::setup(rules, G::Fixed::default(), None),
            clock: None,
            pause: None,
        }
    }
}

/// Where the user himself sits: at the first seat that is played here, unless somebody else is written in
/// there, or he at another one.
fn home_seat(players: &[Seated], names: &[String], own: &str) -> Option<usize> {
    let at = players.iter().position(|seat| *seat == Seated::Here)?;
    let is_his = |name: &String| name.trim().is_empty() || name.trim() == own;
    let is_free = names.get(at).is_none_or(is_his);
    let is_elsewhere = (names.iter().enumerate())
        .any(|(seat, name)| seat != at && !own.is_empty() && name.trim() == own);
    (is_free && !is_elsewhere).then_some(at)
}

/// Dresses a seat in these silks; whoever wears them gets its own.
fn wear(seats: &mut [SeatSetup], at: usize, silks: Silks) {
    let before = std::mem::replace(&mut seats[at].silks, silks);
    let others = seats.iter_mut().enumerate().filter(|(seat, _)| *seat != at);
    for (_, other) in others.filter(|(_, other)| other.silks == silks) {
        other.silks = before;
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
