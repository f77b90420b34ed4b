//! A table as people set it up, and whether it will do.

use bots::Level;
use dealer::{Coat, Entrant, Player, Setting, Silks};
use serde::{Deserialize, Serialize};
use specta::Type;
use table::{Game, Seat};

use crate::GameSetup;

/// The longest name of a player or a horse, in characters.
const LONGEST_NAME: u8 = 24;
/// The seconds that a clock may give for a decision.
const CLOCK: std::ops::RangeInclusive<u32> = 5..=600;

/// A table as people set it up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Type)]
pub struct Setup {
    /// Who sits where, clockwise.
    pub seats: Vec<SeatSetup>,
    /// The game and its options.
    pub game: GameSetup,
    /// Seconds for each decision; none is no clock.
    pub clock: Option<u32>,
}

/// A seat as people set it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// The silks.
    pub silks: Silks,
    /// The horse's name.
    pub horse: String,
    /// The horse's coat.
    pub coat: Coat,
    /// Who plays.
    pub player: Seated,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Seated {
    /// A person at this machine.
    Here,
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
    /// A clock gives more or less time than that.
    Clock {
        /// The least seconds.
        least: u32,
        /// The most seconds.
        most: u32,
    },
}

impl Setup {
    /// All that is amiss with it.
    pub fn wrong(&self) -> Vec<SetupError> {
        let mut wrong = Vec::new();
        let GameSetup::Giro { rules, fixed } = &self.game;
        let seats = self.seats.len();
        match giro::Race::open(giro::Book::printed(), rules, fixed, seats) {
            Ok(_) => {}
            Err(giro::Unfit::Seats { .. }) => {
                wrong.push(SetupError::Seats { least: 2, most: 5 });
                return wrong;
            }
            Err(giro::Unfit::Seniority) => wrong.push(SetupError::Seniority),
        }
        for (index, seat) in self.seats.iter().enumerate() {
            self.check_seat(Seat::at(index), seat, &mut wrong);
        }
        if self.clock.is_some_and(|clock| !CLOCK.contains(&clock)) {
            wrong.push(SetupError::Clock {
                least: *CLOCK.start(),
                most: *CLOCK.end(),
            });
        }
        wrong
    }

    fn check_seat(&self, at: Seat, seat: &SeatSetup, wrong: &mut Vec<SetupError>) {
        let blank = |name: &str| name.trim().is_empty();
        let long = |name: &str| name.trim().chars().count() > usize::from(LONGEST_NAME);
        if blank(&seat.name) {
            wrong.push(SetupError::NoName { seat: at });
        }
        if blank(&seat.horse) {
            wrong.push(SetupError::NoHorse { seat: at });
        }
        if long(&seat.name) || long(&seat.horse) {
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
        // G-1 names five rider colours.
        if seat.silks == Silks::White {
            wrong.push(SetupError::NoSuchSilks { seat: at });
        }
    }

    /// The setting of a table of the game `G` with these options.
    pub(crate) fn setting<G: Game>(&self, rules: G::Rules, fixed: G::Fixed) -> Setting<G> {
        Setting {
            rules,
            fixed,
            entrants: self.seats.iter().map(SeatSetup::entrant).collect(),
            clock: self.clock,
        }
    }
}

impl SeatSetup {
    fn entrant(&self) -> Entrant {
        Entrant {
            name: self.name.trim().to_owned(),
            colour: self.silks,
            horse: self.horse.trim().to_owned(),
            coat: self.coat,
            player: match self.player {
                Seated::Here => Player::Here,
                Seated::Bot(level) => Player::Bot(level.to_string()),
            },
        }
    }
}
