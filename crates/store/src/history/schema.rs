//! The tables of the index.

/// The version of [`ANEW`]. Whoever changes what stands in the index, or what is put into it, counts
/// it up, and every index is built anew from the records.
pub(super) const VERSION: u32 = 2;

/// Begins anew. What is only ever read as a whole, many small numbers, is packed into one value.
pub(super) const ANEW: &str = "
BEGIN;
DROP TABLE IF EXISTS players;
DROP TABLE IF EXISTS tables;
DROP TABLE IF EXISTS faces;
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    record TEXT NOT NULL UNIQUE,
    -- The size of the file and when it was changed: another stamp is another record.
    size INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    game TEXT NOT NULL,
    began INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    -- Rows of position, played and won.
    starts BLOB NOT NULL,
    -- Rows of face, count, mean and variance.
    lots BLOB NOT NULL
) STRICT;
CREATE INDEX tables_by_time ON tables (began, id);
CREATE TABLE players (
    id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    bot TEXT,
    silks TEXT NOT NULL,
    place INTEGER,
    start INTEGER,
    -- What bets brought and took; nothing where the game has none.
    gained INTEGER,
    lost INTEGER,
    -- Rows of face and horses.
    hits BLOB NOT NULL,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
-- What chance and players can bring. None is ever deleted, so that they are numbered without a gap.
CREATE TABLE faces (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    face TEXT NOT NULL,
    UNIQUE (game, kind, face)
) STRICT;
COMMIT;
";
