//! Finished tables: searched, counted, deleted.

mod commands;
mod ledger;
pub(crate) mod lot;
mod shelf;
mod spread;
mod summary;

use bots::Level;
use dealer::Silks;
use nasty::Card;
use serde::{Deserialize, Serialize};
use specta::Type;
use store::{Counted, Found, Search, SeatCount, StoreError};
use table::Money;

pub(crate) use ledger::Deed;
pub use lot::LotKind;
pub use shelf::Shelf;
pub(crate) use shelf::stem_of;
pub use spread::Spread;
pub(crate) use store::Lots as Lot;

use crate::{BrokenTable, GameName};

/// Which finished tables are meant; what says nothing means all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct HistoryQuery {
    /// Of this game.
    pub game: Option<GameName>,
    /// With a player in whose name these letters stand, whatever their case.
    pub player: Option<String>,
    /// Opened at this second since 1970 or later.
    pub since: Option<u32>,
    /// Opened before this second since 1970.
    pub before: Option<u32>,
}

/// Some of the tables that a query finds, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct HistoryPage {
    /// How many there are in all.
    pub found: u32,
    /// Those asked for.
    pub tables: Vec<PastTable>,
    /// The records that do not hold, whatever is asked for.
    pub flawed: Vec<BrokenTable>,
}

/// A finished table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct PastTable {
    /// Its record's name.
    pub file: String,
    /// The game.
    pub game: GameName,
    /// When it was opened, in seconds since 1970.
    pub began: u32,
    /// How many rounds were played.
    pub rounds: u32,
    /// Who sat there.
    pub seats: Vec<PastSeat>,
}

/// Who played a seat, and how it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct PastSeat {
    /// His name; empty where it was blotted out.
    pub name: String,
    /// What he wore.
    pub silks: Silks,
    /// The bot's level, where a bot played.
    pub bot: Option<Level>,
    /// His place, from 1; none where he was not placed.
    pub place: Option<u8>,
    /// Where he stood in the order of the start, from 1; none where the game has no such order.
    pub start: Option<u8>,
}

/// What the tables of a query tell together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Statistics {
    /// How each person and each level of bots has fared, who has played most first.
    pub players: Vec<PlayerLine>,
    /// How each seat has fared; `at` is from 0.
    pub seats: Vec<SeatLine>,
    /// How each place in the order of the start has fared or, in a game of several races, each lane in
    /// all of them; `at` is from 1.
    pub starts: Vec<SeatLine>,
    /// What chance brought.
    pub lots: Vec<LotsChart>,
}

/// How a person, or a level of bots, has fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
pub struct PlayerLine {
    /// The person's name; empty for bots, and for names that were blotted out.
    pub name: String,
    /// The level of the bots.
    pub bot: Option<Level>,
    /// The games played.
    pub played: u32,
    /// The games won, shared wins among them.
    pub won: u32,
    /// How often each place was reached, the first first.
    pub places: Vec<u32>,
    /// The wins in a row up to the last game.
    pub streak: u32,
    /// The most wins in a row.
    pub best_streak: u32,
    /// What bets came to; nothing where none of the games has bets.
    pub bets: Option<Bets>,
    /// The card played against the most horses of others.
    pub nastiest: Option<Nastiest>,
}

/// What bets came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Bets {
    /// What those that were won brought beyond their stakes.
    pub won: Money,
    /// The stakes of those that were lost.
    pub lost: Money,
}

/// The card that somebody has played most against others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Nastiest {
    /// The card.
    pub card: Card,
    /// Against how many horses in all.
    pub horses: u32,
}

/// How a seat, or a place in the order of the start, has fared at tables of one size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct SeatLine {
    /// The game.
    pub game: GameName,
    /// How many played.
    pub seats: u8,
    /// Which one.
    pub at: u8,
    /// The games played, or the races.
    pub played: u32,
    /// Those won, beside what equal seats win.
    pub won: Spread,
}

/// How often chance brought each of several things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct LotsChart {
    /// The game.
    pub game: GameName,
    /// What was drawn.
    pub kind: LotKind,
    /// What came, and how often.
    pub faces: Vec<Face>,
}

/// One of the things that chance may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Face {
    /// Which, in the words of records: a seat's number, a pig's colour.
    pub face: String,
    /// How often it came.
    pub spread: Spread,
}

/// How a player was forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Forgotten {
    /// The records out of which the name was blotted.
    pub records: u32,
    /// The records that do not hold and in which it still stands: they can be deleted.
    pub left: Vec<String>,
}

impl HistoryQuery {
    fn search(&self) -> Search {
        Search {
            game: self.game.map(|game| game.to_string()),
            player: self.player.clone().filter(|player| !player.is_empty()),
            since: self.since,
            before: self.before,
        }
    }
}

impl Shelf {
    /// The tables that a query finds, the newest first: `most`, after so many.
    ///
    /// # Errors
    /// Where the records or their index cannot be read.
    pub fn page(
        &mut self,
        query: &HistoryQuery,
        after: u32,
        most: u32,
    ) -> Result<HistoryPage, StoreError> {
        let (found, tables) = self.index()?.find(&query.search(), after, most)?;
        Ok(HistoryPage {
            found,
            tables: tables.into_iter().filter_map(PastTable::of).collect(),
            flawed: self.flawed(),
        })
    }

    pub(crate) fn statistics(&mut self, query: &HistoryQuery) -> Result<Statistics, StoreError> {
        let tally = self.index()?.tally(&query.search())?;
        Ok(Statistics {
            players: tally.players.into_iter().map(PlayerLine::of).collect(),
            seats: seat_lines(&tally.seats),
            starts: seat_lines(&tally.starts),
            lots: charts(tally.lots),
        })
    }
}

impl PastTable {
    /// Nothing where the index knows a game that is not there.
    fn of(found: Found) -> Option<Self> {
        let seats = found.players.into_iter().map(PastSeat::of);
        Some(Self {
            file: found.record.as_str().into(),
            game: found.game.parse().ok()?,
            began: found.began,
            rounds: found.rounds,
            seats: seats.collect::<Option<_>>()?,
        })
    }
}

impl PastSeat {
    fn of(player: store::Player) -> Option<Self> {
        Some(Self {
            name: player.name,
            silks: player.silks.parse().ok()?,
            bot: player.bot.map(|level| level_of(&level)),
            place: player.place,
            start: player.start,
        })
    }
}

impl PlayerLine {
    fn of(count: store::PlayerCount) -> Self {
        Self {
            won: count.won(),
            name: count.name,
            bot: count.bot.map(|level| level_of(&level)),
            played: count.played,
            places: count.places,
            streak: count.streak,
            best_streak: count.best_streak,
            bets: count.bets.map(|(won, lost)| Bets {
                won: Money::pounds(won),
                lost: Money::pounds(lost),
            }),
            nastiest: nastiest(&count.hits),
        }
    }
}

/// A level of a version to come counts as the one it would play at here.
fn level_of(level: &str) -> Level {
    level.parse().unwrap_or(Level::Steady)
}

/// Of several alike the first by name.
fn nastiest(hits: &[(String, u32)]) -> Option<Nastiest> {
    let most = hits.iter().rev().max_by_key(|(_, horses)| *horses)?;
    Some(Nastiest {
        card: serde_json::from_value(most.0.clone().into()).ok()?,
        horses: most.1,
    })
}

fn seat_lines(counts: &[SeatCount]) -> Vec<SeatLine> {
    let all = |count: &SeatCount| -> (u32, u32) {
        let same = |other: &&SeatCount| other.game == count.game && other.seats == count.seats;
        let sum = |(played, won), other: &SeatCount| (played + other.played, won + other.won);
        counts.iter().filter(same).fold((0, 0), sum)
    };
    let line = |count: &SeatCount| {
        Some(SeatLine {
            game: count.game.parse().ok()?,
            seats: count.seats,
            at: count.at,
            played: count.played,
            won: Spread::of_wins(count.won, count.played, all(count)),
        })
    };
    counts.iter().filter_map(line).collect()
}

fn charts(counted: Vec<Counted>) -> Vec<LotsChart> {
    let mut charts: Vec<LotsChart> = Vec::new();
    for one in counted {
        let (Ok(game), Ok(kind)) = (one.game.parse(), one.kind.parse()) else {
            continue;
        };
        let face = Face {
            spread: Spread::of(one.count, one.mean, one.variance),
            face: one.face,
        };
        match charts.last_mut() {
            Some(last) if last.game == game && last.kind == kind => last.faces.push(face),
            _ => charts.push(LotsChart {
                game,
                kind,
                faces: vec![face],
            }),
        }
    }
    charts
}
