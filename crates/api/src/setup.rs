//! A table as people set it up, and whether it will do.

use bots::Level;
use dealer::{Coat, Entrant, Player, Setting, Silks};
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Money, Seat};

use crate::GameSetup;
use crate::books::{BookError, OwnBook, figures};
use crate::offered::Offered;

/// The longest name of a player or a horse, in characters.
const LONGEST_NAME: u8 = 24;
/// The seconds that a clock may give for a decision.
const CLOCK: std::ops::RangeInclusive<u32> = 5..=600;

/// The usual pause before a roll where several people play, in milliseconds.
pub(crate) const USUAL_PAUSE: u32 = 2_000;
/// The longest pause that people can want.
const LONGEST_PAUSE: u32 = 10_000;

/// A table as people set it up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
pub struct Setup {
    /// Who sits where, clockwise.
    pub seats: Vec<SeatSetup>,
    /// The game and its options.
    pub game: GameSetup,
    /// Seconds for each decision; none is no clock.
    pub clock: Option<u32>,
    /// Milliseconds that everybody has to play a card out of turn before the next roll; none is the
    /// usual pause. Without meaning in a game without such cards.
    pub pause: Option<u32>,
}

/// A horse as people name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Horse {
    /// Its name.
    pub name: String,
    /// Its coat.
    pub coat: Coat,
}

/// A seat as people set it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// The silks.
    pub silks: Silks,
    /// The horse, in a game of riders.
    pub horse: Option<Horse>,
    /// Who plays.
    pub player: Seated,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    /// A person at this machine.
    Here,
    /// Somebody at another machine, over the network.
    Guest,
    /// A bot.
    Bot(Level),
}

/// What is amiss with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "wrong", rename_all = "kebab-case")]
pub enum SetupError {
    /// Too few or too many sit down.
    Seats {
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// A player has no name.
    NoName {
        /// Whose.
        seat: Seat,
    },
    /// A horse has no name.
    NoHorse {
        /// Whose.
        seat: Seat,
    },
    /// A name is too long.
    TooLong {
        /// Whose.
        seat: Seat,
        /// The most characters.
        most: u8,
    },
    /// Two seats wear the same silks.
    SameSilks {
        /// The first.
        seat: Seat,
        /// The second.
        other: Seat,
    },
    /// The game has no such silks.
    NoSuchSilks {
        /// Whose.
        seat: Seat,
    },
    /// The seniority does not name every seat once.
    Seniority,
    /// Nobody sits in the seat that is to start.
    Starter,
    /// Nobody sits in the seat that is to fill in the board.
    Bookmaker,
    /// The limit allows no bet.
    BetLimit {
        /// The smallest bet, in pounds.
        least: Money,
    },
    /// The file of figures cannot be used.
    Book {
        /// Its name.
        file: String,
        /// Why not.
        flaw: BookError,
    },
    /// The pause before a roll is longer than that.
    Pause {
        /// The most milliseconds.
        most: u32,
    },
    /// A clock gives more or less time than that.
    Clock {
        /// The least seconds.
        least: u32,
        /// The most seconds.
        most: u32,
    },
}

impl Setup {
    /// All that is amiss with it, played by these figures or by the printed ones.
    pub(crate) fn wrong(&self, own: Option<&OwnBook>) -> Vec<SetupError> {
        match &self.game {
            GameSetup::Giro { rules, fixed } => self.wrong_for::<giro::Race>(rules, fixed, own),
            GameSetup::Pigs { rules, fixed } => self.wrong_for::<pigs::Gallop>(rules, fixed, own),
            GameSetup::Nasty { rules, fixed, .. } => {
                self.wrong_for::<nasty::Meeting>(rules, fixed, own)
            }
        }
    }

    fn wrong_for<G: Offered>(
        &self,
        rules: &G::Rules,
        fixed: &G::Fixed,
        own: Option<&OwnBook>,
    ) -> Vec<SetupError> {
        let mut wrong = Vec::new();
        let book = figures::<G>(own).expect("a set-up of this game names no file of figures");
        if let Err(unfit) = G::open(&book, rules, fixed, self.seats.len()) {
            wrong.push(G::amiss(&unfit));
        }
        if matches!(wrong[..], [SetupError::Seats { .. }]) {
            return wrong;
        }
        for (index, seat) in self.seats.iter().enumerate() {
            self.check_seat::<G>(Seat::at(index), seat, &mut wrong);
        }
        if self.clock.is_some_and(|clock| !CLOCK.contains(&clock)) {
            wrong.push(SetupError::Clock {
                least: *CLOCK.start(),
                most: *CLOCK.end(),
            });
        }
        if self.pause.is_some_and(|pause| pause > LONGEST_PAUSE) {
            wrong.push(SetupError::Pause {
                most: LONGEST_PAUSE,
            });
        }
        wrong
    }

    fn check_seat<G: Offered>(&self, at: Seat, seat: &SeatSetup, wrong: &mut Vec<SetupError>) {
        let horse = seat.horse.as_ref().map_or("", |horse| &horse.name);
        let blank = |name: &str| name.trim().is_empty();
        let long = |name: &str| name.trim().chars().count() > usize::from(LONGEST_NAME);
        if blank(&seat.name) {
            wrong.push(SetupError::NoName { seat: at });
        }
        if !G::COATS.is_empty() && blank(horse) {
            wrong.push(SetupError::NoHorse { seat: at });
        }
        if long(&seat.name) || long(horse) {
            wrong.push(SetupError::TooLong {
                seat: at,
                most: LONGEST_NAME,
            });
        }
        let twin = self.seats[..at.index()]
            .iter()
            .position(|other| other.silks == seat.silks);
        if let Some(first) = twin {
            wrong.push(SetupError::SameSilks {
                seat: Seat::at(first),
                other: at,
            });
        }
        if !G::SILKS.contains(&seat.silks) {
            wrong.push(SetupError::NoSuchSilks { seat: at });
        }
    }

    /// The set-up that a table was opened with, by the figures of this file or by the printed ones.
    pub(crate) fn of<G: Offered>(setting: &Setting<G>, book: Option<String>) -> Self {
        let mut setup = Self {
            seats: setting.entrants.iter().map(SeatSetup::of).collect(),
            game: G::setup(setting.rules.clone(), setting.fixed.clone(), book),
            clock: setting.clock,
            pause: None,
        };
        // What is usual stays unsaid: without a pause, that is so at one person's table.
        if setup.pause::<G>() != setting.pause {
            setup.pause = Some(setting.pause.unwrap_or(0));
        }
        setup
    }

    /// The setting of a table of the game `G` with these options.
    pub(crate) fn setting<G: Offered>(&self, rules: G::Rules, fixed: G::Fixed) -> Setting<G> {
        Setting {
            rules,
            fixed,
            entrants: self.seats.iter().map(SeatSetup::entrant::<G>).collect(),
            clock: self.clock,
            pause: self.pause::<G>(),
        }
    }

    /// One person alone waits for nobody: bots decide at once.
    fn pause<G: Offered>(&self) -> Option<u32> {
        let is_person = |seat: &&SeatSetup| !matches!(seat.player, Seated::Bot(_));
        let people = self.seats.iter().filter(is_person);
        let usual = if people.count() > 1 { USUAL_PAUSE } else { 0 };
        let pause = self.pause.unwrap_or(usual);
        (G::CARDS_OUT_OF_TURN && pause > 0).then_some(pause)
    }
}

/// A name as long as a record takes it.
pub(crate) fn cut(name: &str) -> String {
    let name = name.trim().chars().take(usize::from(LONGEST_NAME));
    name.collect::<String>().trim_end().to_owned()
}

impl SeatSetup {
    /// The level of the bot that plays it, where one does.
    pub(crate) fn level(&self) -> Option<Level> {
        match self.player {
            Seated::Bot(level) => Some(level),
            Seated::Here | Seated::Guest => None,
        }
    }

    fn of(entrant: &Entrant) -> Self {
        let horse = entrant.horse.clone().zip(entrant.coat);
        Self {
            name: entrant.name.clone(),
            silks: entrant.colour,
            horse: horse.map(|(name, coat)| Horse { name, coat }),
            player: match &entrant.player {
                // A level of a version to come plays as well as this one can.
                Player::Bot(level) => Seated::Bot(level.parse().unwrap_or(Level::Steady)),
                Player::Here => Seated::Here,
                Player::Elsewhere => Seated::Guest,
            },
        }
    }

    /// The player; a horse comes along only where the game has riders.
    fn entrant<G: Offered>(&self) -> Entrant {
        let horse = self.horse.as_ref().filter(|_| !G::COATS.is_empty());
        Entrant {
            name: self.name.trim().to_owned(),
            colour: self.silks,
            horse: horse.map(|horse| horse.name.trim().to_owned()),
            coat: horse.map(|horse| horse.coat),
            player: match self.player {
                Seated::Here => Player::Here,
                Seated::Guest => Player::Elsewhere,
                Seated::Bot(level) => Player::Bot(level.to_string()),
            },
        }
    }
}
