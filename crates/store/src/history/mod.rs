//! An index of finished tables, so that they can be searched and counted.
//!
//! The records stay the truth: the index may be thrown away at any time, and one that makes no sense
//! or is of another version is. It names players, so it is for its owner's eyes alone, and what is
//! taken out of it is overwritten.

mod ask;
mod packed;
mod schema;
mod tally;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, Error, ErrorCode, params};

pub use ask::{Found, Search};
pub use tally::{Counted, PlayerCount, SeatCount, Tally};

use packed::pack;

use crate::folder::make_private;
use crate::home::Home;
use crate::{RecordName, Stamp, StoreError};

/// The index of finished tables.
#[derive(Debug)]
pub struct History {
    path: PathBuf,
    db: Connection,
}

/// What the index knows of a finished table.
#[derive(Clone, Debug, PartialEq)]
pub struct Finished {
    /// Its record.
    pub record: RecordName,
    /// As which that was read.
    pub stamp: Stamp,
    /// The game's name.
    pub game: String,
    /// When it was opened, in seconds since 1970.
    pub began: u32,
    /// How many rounds were played.
    pub rounds: u32,
    /// Who sat there, by seat.
    pub players: Vec<Player>,
    /// What bets and cards came to, by seat; empty where the game has none.
    pub ledgers: Vec<Ledger>,
    /// How those fared who started in each position.
    pub starts: Vec<Start>,
    /// What chance brought.
    pub lots: Vec<Lots>,
}

/// Who played a seat, and how it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// His name; empty where it was blotted out.
    pub name: String,
    /// The bot's level, where a bot played.
    pub bot: Option<String>,
    /// What he wore, in the record's words.
    pub silks: String,
    /// His place, from 1; none where he was not placed.
    pub place: Option<u8>,
    /// Where he stood in the order of the start, from 1; none where the game has no such order.
    pub start: Option<u8>,
}

/// What bets and cards came to for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// What bets that were won brought beyond their stakes, in pounds.
    pub gained: i64,
    /// The stakes of bets that were lost, in pounds.
    pub lost: i64,
    /// The cards played against others, and against how many horses each.
    pub hits: Vec<(String, u32)>,
}

/// How often somebody started in a position, and how often such a one won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The position, from 1.
    pub at: u8,
    /// How often somebody started there.
    pub played: u32,
    /// How often he won.
    pub won: u32,
}

/// How often chance brought something at a table, and how often it was to be expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Lots {
    /// What was drawn.
    pub kind: String,
    /// What came.
    pub face: String,
    /// How often it came.
    pub count: u32,
    /// How often it comes on average.
    pub mean: f32,
    /// The variance of that.
    pub variance: f32,
}

impl History {
    /// Opens the index of this home. What is no index, or one of another version, begins anew.
    ///
    /// # Errors
    /// Where there is no home, or nothing can be kept in it.
    pub fn open(home: &Home) -> Result<Self, StoreError> {
        let folder = home.data().ok_or(StoreError::Homeless)?;
        make_private(folder).map_err(|error| StoreError::of(folder, &error))?;
        let path = folder.join("history.sqlite");
        let opened = connect(&path).or_else(|error| {
            if !makes_no_sense(&error) {
                return Err(error);
            }
            // Where it cannot be removed, opening it again says why it cannot be used.
            drop(fs::remove_file(&path));
            connect(&path)
        });
        let db = opened.map_err(|error| amiss(&path, &error))?;
        Ok(Self { path, db })
    }

    /// The records that it knows, and as which it has read them.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn known(&self) -> Result<Vec<(RecordName, Stamp)>, StoreError> {
        let known = |db: &Connection| -> rusqlite::Result<Vec<_>> {
            let mut asked = db.prepare_cached("SELECT record, size, changed FROM tables")?;
            let known = asked.query_map([], |row| {
                let (size, changed) = (row.get(1)?, row.get(2)?);
                Ok((RecordName::listed(row.get(0)?), Stamp { size, changed }))
            })?;
            known.collect()
        };
        known(&self.db).map_err(|error| self.amiss(&error))
    }

    /// Takes finished tables up, all or none. One that it knows already is replaced.
    ///
    /// # Errors
    /// Where they cannot be kept.
    pub fn add(&mut self, tables: &[Finished]) -> Result<(), StoreError> {
        let added = self.db.transaction().and_then(|all| {
            for table in tables {
                insert(&all, table)?;
            }
            all.commit()
        });
        added.map_err(|error| self.amiss(&error))
    }

    /// Forgets tables.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn remove(&mut self, records: &[RecordName]) -> Result<(), StoreError> {
        let removed = self.db.transaction().and_then(|all| {
            for record in records {
                remove(&all, record)?;
            }
            all.commit()
        });
        removed.map_err(|error| self.amiss(&error))
    }

    fn amiss(&self, error: &Error) -> StoreError {
        amiss(&self.path, error)
    }
}

/// The kind of face that is a card played against others.
const CARD: &str = "card";

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    make_file_private(path);
    let db = Connection::open(path)?;
    db.busy_timeout(Duration::from_secs(2))?;
    // The whole index fits: what was read once is not read from the disk again (in KiB, below 0).
    db.pragma_update(None, "cache_size", -32_768)?;
    db.pragma_update(None, "secure_delete", true)?;
    db.pragma_update(None, "foreign_keys", true)?;
    let version: u32 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version != schema::VERSION {
        db.execute_batch(schema::ANEW)?;
        db.pragma_update(None, "user_version", schema::VERSION)?;
    }
    Ok(db)
}

/// What the library creates later in its place has the same mode.
fn make_file_private(path: &Path) {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // Where this fails, opening it says why.
    drop(options.open(path));
}

fn makes_no_sense(error: &Error) -> bool {
    matches!(
        error.sqlite_error_code(),
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt)
    )
}

fn insert(db: &Connection, table: &Finished) -> rusqlite::Result<()> {
    remove(db, &table.record)?;
    let Finished {
        game,
        began,
        rounds,
        players,
        ..
    } = table;
    let starts = table.starts.iter();
    let starts = pack(starts.map(|start| [start.at.into(), start.played, start.won]));
    let lots = table.lots.iter().map(|lot| {
        let (mean, variance) = (lot.mean.to_bits(), lot.variance.to_bits());
        Ok([
            face(db, game, &lot.kind, &lot.face)?,
            lot.count,
            mean,
            variance,
        ])
    });
    let lots = pack(lots.collect::<rusqlite::Result<Vec<_>>>()?);
    let (record, Stamp { size, changed }) = (table.record.as_str(), table.stamp);
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    db.prepare_cached(
        "INSERT INTO tables (record, size, changed, game, began, rounds, seats, starts, lots)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        record, size, changed, game, began, rounds, seats, starts, lots
    ])?;
    let id = db.last_insert_rowid();
    for (seat, player) in (0..).zip(players) {
        sit(db, id, seat, player, table)?;
    }
    Ok(())
}

fn sit(
    db: &Connection,
    id: i64,
    seat: u8,
    player: &Player,
    table: &Finished,
) -> rusqlite::Result<()> {
    let Player {
        name,
        bot,
        silks,
        place,
        start,
    } = player;
    let ledger = table.ledgers.get(usize::from(seat));
    let (gained, lost) = (
        ledger.map(|ledger| ledger.gained),
        ledger.map(|ledger| ledger.lost),
    );
    let hits = ledger.map_or(&[][..], |ledger| &ledger.hits);
    let hits = hits
        .iter()
        .map(|(card, horses)| Ok([face(db, &table.game, CARD, card)?, *horses]));
    let hits = pack(hits.collect::<rusqlite::Result<Vec<_>>>()?);
    let folded = name.to_lowercase();
    db.prepare_cached(
        "INSERT INTO players
         (id, seat, name, folded, bot, silks, place, start, gained, lost, hits)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?
    .execute(params![
        id, seat, name, folded, bot, silks, place, start, gained, lost, hits
    ])?;
    Ok(())
}

/// The number of something that chance or a player brought.
fn face(db: &Connection, game: &str, kind: &str, face: &str) -> rusqlite::Result<u32> {
    let mut asked =
        db.prepare_cached("SELECT id FROM faces WHERE game = ? AND kind = ? AND face = ?")?;
    let known = asked.query_row([game, kind, face], |row| row.get(0));
    if known != Err(Error::QueryReturnedNoRows) {
        return known;
    }
    db.prepare_cached("INSERT INTO faces (game, kind, face) VALUES (?, ?, ?) RETURNING id")?
        .query_row([game, kind, face], |row| row.get(0))
}

fn remove(db: &Connection, record: &RecordName) -> rusqlite::Result<()> {
    db.prepare_cached("DELETE FROM tables WHERE record = ?")?
        .execute([record.as_str()])
        .map(|_| ())
}

fn amiss(path: &Path, error: &Error) -> StoreError {
    let path = path.display().to_string();
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full { path },
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => StoreError::Forbidden { path },
        _ => StoreError::Failed {
            path,
            cause: error.to_string(),
        },
    }
}
