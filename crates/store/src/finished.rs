//! The records of finished tables, in a folder of their own.

use std::fs::{self, Metadata};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use tempfile::NamedTempFile;

use crate::folder::{make_private, sync_folder};
use crate::outgoing::put_out;
use crate::records::{EXTENSION, names, notes_of, path_of, remove};
use crate::{RecordFile, RecordName, Records, StoreError};

/// By what a file is known to be the one that was read: whoever replaces it leaves another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Its bytes.
    pub size: i64,
    /// When it was written last, in nanoseconds since 1970.
    pub changed: i64,
}

impl Stamp {
    fn of(found: &Metadata) -> io::Result<Self> {
        let since = found.modified()?.duration_since(UNIX_EPOCH);
        let changed = since.unwrap_or_default().as_nanos();
        Ok(Self {
            size: i64::try_from(found.len()).unwrap_or(i64::MAX),
            changed: i64::try_from(changed).unwrap_or(i64::MAX),
        })
    }

    /// When it was written last, in seconds since 1970.
    pub fn written(self) -> u32 {
        u32::try_from(self.changed / 1_000_000_000).unwrap_or(u32::MAX)
    }
}

/// What came of a record from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakenIn {
    /// It is kept under this name.
    New(RecordName),
    /// The same table has been there under this name.
    ThereAlready(RecordName),
}

impl Records {
    /// The tables that are finished.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn finished(&self) -> Result<Vec<RecordName>, StoreError> {
        names(&self.done()?)
    }

    /// The stamp of a finished table; nothing where somebody has just deleted it.
    ///
    /// # Errors
    /// Where its file cannot be looked at.
    pub fn stamp(&self, name: &RecordName) -> Result<Option<Stamp>, StoreError> {
        let path = path_of(&self.done()?, name);
        match fs::metadata(&path).and_then(|found| Stamp::of(&found)) {
            Ok(stamp) => Ok(Some(stamp)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(StoreError::of(&path, &error)),
        }
    }

    /// The text of a finished table.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn read_finished(&self, name: &RecordName) -> Result<Vec<u8>, StoreError> {
        let path = path_of(&self.done()?, name);
        fs::read(&path).map_err(|error| StoreError::of(&path, &error))
    }

    /// Puts the record of a table that is over among the finished ones.
    ///
    /// # Errors
    /// Where it cannot; it stays where it is then, whole.
    pub fn finish(&self, record: &mut RecordFile) -> Result<(), StoreError> {
        let (folder, done) = (self.folder()?, self.done()?);
        let target = path_of(&done, &record.name);
        let moved = make_private(&done)
            .and_then(|()| fs::rename(&record.path, &target))
            .and_then(|()| sync_folder(&done))
            .and_then(|()| sync_folder(folder));
        moved.map_err(|error| StoreError::of(&target, &error))?;
        let notes = notes_of(&std::mem::replace(&mut record.path, target));
        remove(&notes)
    }

    /// Puts a record from elsewhere among the finished ones, whole. Its name begins with `stem`. One
    /// that differs from it in no more than its first line, where the names stand, is the same table.
    ///
    /// # Errors
    /// Where it cannot be kept.
    pub fn take_in(&self, stem: &str, text: &str) -> Result<TakenIn, StoreError> {
        let (folder, done) = (self.folder()?, self.done()?);
        make_private(&done).map_err(|error| StoreError::of(&done, &error))?;
        let mut number = 1;
        loop {
            let name = numbered(stem, number);
            let path = path_of(&done, &name);
            let amiss = |error: &io::Error| StoreError::of(&path, error);
            match fs::read(&path) {
                Ok(there) if after_first(&there) == after_first(text.as_bytes()) => {
                    return Ok(TakenIn::ThereAlready(name));
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    if !path_of(folder, &name).exists() {
                        write_whole(&done, &path, text).map_err(|error| amiss(&error))?;
                        return Ok(TakenIn::New(name));
                    }
                }
                Ok(_) => {}
                Err(error) => return Err(amiss(&error)),
            }
            number += 1;
        }
    }

    /// Replaces the record of a finished table by another text, whole.
    ///
    /// # Errors
    /// Where it cannot be kept; the old one is there then.
    pub fn rewrite(&self, name: &RecordName, text: &str) -> Result<(), StoreError> {
        let done = self.done()?;
        let path = path_of(&done, name);
        write_whole(&done, &path, text).map_err(|error| StoreError::of(&path, &error))
    }

    /// Copies the record of a finished table to where the user finds what is exported, under the first
    /// free name, and says where that is.
    ///
    /// # Errors
    /// Where it cannot be read or the copy cannot be written.
    pub fn export(&self, name: &RecordName) -> Result<PathBuf, StoreError> {
        let text = self.read_finished(name)?;
        put_out(self.exports()?, name.as_str(), EXTENSION, &text)
    }

    /// Copies the record of a table that is on to where the user finds what is exported, under the first
    /// free name, and says where that is. Whoever reads it knows all that is hidden there.
    ///
    /// # Errors
    /// Where it cannot be read or the copy cannot be written.
    pub fn export_going(&self, name: &RecordName) -> Result<PathBuf, StoreError> {
        let text = self.read_going(name)?;
        put_out(self.exports()?, name.as_str(), EXTENSION, &text)
    }

    /// Puts a picture of a moment of a finished table where the user finds what is exported, an SVG
    /// file under the first free name, and says where that is.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn export_picture(&self, name: &RecordName, picture: &str) -> Result<PathBuf, StoreError> {
        put_out(self.exports()?, name.as_str(), "svg", picture.as_bytes())
    }

    /// Deletes the record of a finished table, for good.
    ///
    /// # Errors
    /// Where it cannot be.
    pub fn delete(&self, name: &RecordName) -> Result<(), StoreError> {
        remove(&path_of(&self.done()?, name))
    }
}

/// The first, second, third … record of a name.
pub(crate) fn numbered(stem: &str, number: u32) -> RecordName {
    RecordName::listed(match number {
        1 => stem.to_owned(),
        _ => format!("{stem}-{number}"),
    })
}

/// The lines after the first.
fn after_first(record: &[u8]) -> &[u8] {
    let end = record.iter().position(|&byte| byte == b'\n');
    end.map_or(&[], |end| &record[end + 1..])
}

/// A temporary file has a name of its own and is for its owner alone (0600), until it takes its place.
fn write_whole(folder: &Path, path: &Path, text: &str) -> io::Result<()> {
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    sync_folder(folder)
}
