//! What we were told at a table, written down as it comes: each line once, however often it is told.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Diary as File, StoreError};
use table::Seat;

use crate::{Chapter, GameEvent};

/// What we were told at a table.
pub(super) struct Diary {
    file: File,
    /// The last line that everybody was told of.
    line: u32,
    /// The last line of which each seat here was told what it alone may know.
    own: [u32; Seat::MOST],
    /// What was said last of the table itself.
    table: Value,
}

/// How far it has come, as each of its lines tells.
#[derive(Deserialize)]
struct Mark {
    #[serde(default)]
    line: u32,
    #[serde(default)]
    seat: Option<Seat>,
    #[serde(default)]
    table: Value,
}

/// What one seat was told.
#[derive(Serialize)]
struct Own<'a> {
    seat: Seat,
    line: u32,
    events: &'a [GameEvent],
}

impl Diary {
    pub(super) fn go_on((file, text): (File, String)) -> Self {
        let mut diary = Self {
            file,
            line: 0,
            own: [0; Seat::MOST],
            table: Value::Null,
        };
        for mark in text
            .lines()
            .filter_map(|line| serde_json::from_str::<Mark>(line).ok())
        {
            if !mark.table.is_null() {
                diary.turn_to(mark.table);
                continue;
            }
            let last = diary.last(mark.seat);
            *last = (*last).max(mark.line);
        }
        diary
    }

    /// The last line that everybody was told of.
    pub(super) fn line(&self) -> u32 {
        self.line
    }

    /// How the table is set up, who sits where, and in the end what was promised.
    pub(super) fn table(&mut self, table: &Value) -> Result<(), StoreError> {
        if *table == self.table {
            return Ok(());
        }
        self.turn_to(table.clone());
        self.write(&json!({ "table": table }))
    }

    /// Another game at the same table begins with its first line again.
    fn turn_to(&mut self, table: Value) {
        if table["commitment"] != self.table["commitment"] {
            self.line = 0;
            self.own = [0; Seat::MOST];
        }
        self.table = table;
    }

    /// What everybody was told.
    pub(super) fn chapter(&mut self, chapter: &Chapter) -> Result<(), StoreError> {
        if chapter.line <= self.line || chapter.events.is_empty() {
            return Ok(());
        }
        self.line = chapter.line;
        self.write(chapter)
    }

    /// What a seat here was told alone.
    pub(super) fn own(
        &mut self,
        seat: Seat,
        line: u32,
        events: &[GameEvent],
    ) -> Result<(), StoreError> {
        if line <= self.own[seat.index()] || events.is_empty() {
            return Ok(());
        }
        self.own[seat.index()] = line;
        self.write(&Own { seat, line, events })
    }

    fn last(&mut self, seat: Option<Seat>) -> &mut u32 {
        match seat {
            Some(seat) => &mut self.own[seat.index()],
            None => &mut self.line,
        }
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), StoreError> {
        let mut text = String::new();
        crate::desk::write_line(&mut text, line);
        self.file.write(&text)
    }
}
