//! What can be done with finished tables.

use store::StoreError;

use super::{Forgotten, HistoryPage, HistoryQuery, Statistics};
use crate::{App, ForgetError, GameView, RecordError, Replay, replay};

impl App {
    /// The finished tables that a query finds, the newest first: `most`, after so many.
    ///
    /// # Errors
    /// Where the records or their index cannot be read.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn history(
        &self,
        query: HistoryQuery,
        after: u32,
        most: u32,
    ) -> Result<HistoryPage, StoreError> {
        self.shelf().page(&query, after, most)
    }

    /// What the finished tables of a query tell together.
    ///
    /// # Errors
    /// Where the records or their index cannot be read.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn statistics(&self, query: HistoryQuery) -> Result<Statistics, StoreError> {
        self.shelf().statistics(&query)
    }

    /// Deletes a finished table, or one that cannot be gone on with, for good.
    ///
    /// # Errors
    /// Where there is none, or its record cannot be deleted.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn delete_table(&self, file: String) -> Result<(), RecordError> {
        if self.tables_held().throw_broken(&file)? {
            return Ok(());
        }
        self.shelf().delete(&file)
    }

    /// Blots a player's name, and the names of his horses, out of all that is kept.
    ///
    /// # Errors
    /// Where he sits at a table that is still there, or something cannot be kept.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn forget_player(&self, name: String) -> Result<Forgotten, ForgetError> {
        let tables = self.tables_held().of_player(&name);
        if !tables.is_empty() {
            return Err(ForgetError::StillPlaying { tables });
        }
        self.home().visited().forget_player(&name)?;
        Ok(self.shelf().forget(&name)?)
    }

    /// Copies the record of a finished table to where the user finds it, and says where that is.
    ///
    /// # Errors
    /// Where there is none, or the copy cannot be written.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn export_record(&self, file: String) -> Result<String, RecordError> {
        self.shelf().export(&file)
    }

    /// Puts a picture of a moment of a finished table, an SVG text, where the user finds it, and says
    /// where that is.
    ///
    /// # Errors
    /// Where there is no such table, the text is no picture, or it cannot be written.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn export_picture(&self, file: String, picture: String) -> Result<String, RecordError> {
        self.shelf().export_picture(&file, &picture)
    }

    /// Takes a record from elsewhere among the finished tables, if it holds, and gives its name.
    ///
    /// # Errors
    /// At which line it does not hold, and why; or why it cannot be kept.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn import_record(&self, text: String) -> Result<String, RecordError> {
        self.shelf().import(&text)
    }

    /// Plays a finished table back.
    ///
    /// # Errors
    /// Where there is none, or its record does not hold.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn replay(&self, file: String) -> Result<Replay, RecordError> {
        let (_, record) = self.shelf().record(&file)?;
        Ok(replay::replay(&record)?)
    }

    /// What every seat of a finished table saw after a line.
    ///
    /// # Errors
    /// Where there is none, or its record does not hold.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn lay_open(&self, file: String, line: u32) -> Result<Vec<GameView>, RecordError> {
        let (_, record) = self.shelf().record(&file)?;
        Ok(replay::lay_open(&record, line)?)
    }
}
