//! What can be asked of the index.

use rusqlite::{Connection, Row, named_params};

use super::{History, Player};
use crate::{RecordName, StoreError};

/// Which tables are meant; what says nothing means all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Of this game.
    pub game: Option<String>,
    /// With a player in whose name these letters stand, whatever their case.
    pub player: Option<String>,
    /// Opened at this second or later.
    pub since: Option<u32>,
    /// Opened before this second.
    pub before: Option<u32>,
}

/// A finished table as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its record.
    pub record: RecordName,
    /// The game's name.
    pub game: String,
    /// When it was opened, in seconds since 1970.
    pub began: u32,
    /// How many rounds were played.
    pub rounds: u32,
    /// Who sat there, by seat.
    pub players: Vec<Player>,
}

/// The tables that a search means. A name is looked up by all players of a table.
pub(super) const MEANT: &str = "
    (:game IS NULL OR game = :game)
    AND (:since IS NULL OR began >= :since)
    AND (:before IS NULL OR began < :before)
    AND (:player IS NULL OR EXISTS (
        SELECT 1 FROM players AS p WHERE p.id = tables.id AND instr(p.folded, :player)))";

impl History {
    /// How many tables a search finds, and some of them, the newest first: `most`, after so many.
    ///
    /// # Errors
    /// Where the index cannot be read.
    pub fn find(
        &self,
        search: &Search,
        after: u32,
        most: u32,
    ) -> Result<(u32, Vec<Found>), StoreError> {
        let find = || -> rusqlite::Result<(u32, Vec<Found>)> {
            let count = format!("SELECT count(*) FROM tables WHERE {MEANT}");
            let all = ask(&self.db, &count, search, |row| row.get(0))?;
            let page = format!(
                "SELECT record, game, began, rounds, id FROM tables WHERE {MEANT}
                 ORDER BY began DESC, id DESC LIMIT {most} OFFSET {after}"
            );
            let found = ask(&self.db, &page, search, |row| {
                Ok(Found {
                    record: RecordName::listed(row.get(0)?),
                    game: row.get(1)?,
                    began: row.get(2)?,
                    rounds: row.get(3)?,
                    players: players(&self.db, row.get(4)?)?,
                })
            })?;
            Ok((all.first().copied().unwrap_or(0), found))
        };
        find().map_err(|error| self.amiss(&error))
    }

    /// The records in which somebody of exactly this name has played.
    ///
    /// # Errors
    /// Where the index cannot be read.
    pub fn records_of(&self, name: &str) -> Result<Vec<RecordName>, StoreError> {
        let records = || -> rusqlite::Result<Vec<RecordName>> {
            let mut asked = self.db.prepare_cached(
                "SELECT DISTINCT record FROM tables JOIN players USING (id) WHERE name = ?",
            )?;
            let records = asked.query_map([name], |row| row.get(0).map(RecordName::listed))?;
            records.collect()
        };
        records().map_err(|error| self.amiss(&error))
    }
}

pub(super) fn ask<T>(
    db: &Connection,
    sql: &str,
    search: &Search,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    let player = search.player.as_ref().map(|player| player.to_lowercase());
    let mut asked = db.prepare_cached(sql)?;
    let rows = asked.query_map(
        named_params! {
            ":game": search.game,
            ":since": search.since,
            ":before": search.before,
            ":player": player,
        },
        read,
    )?;
    rows.collect()
}

fn players(db: &Connection, id: i64) -> rusqlite::Result<Vec<Player>> {
    let mut asked = db.prepare_cached(
        "SELECT name, bot, silks, place, start FROM players WHERE id = ? ORDER BY seat",
    )?;
    let players = asked.query_map([id], |row| {
        Ok(Player {
            name: row.get(0)?,
            bot: row.get(1)?,
            silks: row.get(2)?,
            place: row.get(3)?,
            start: row.get(4)?,
        })
    })?;
    players.collect()
}
