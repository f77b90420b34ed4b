//! What brings this user back into seats at other machines, and the key that his own tables are known by.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::folder::{files, make_private, sync_folder};
use crate::{Home, StoreError};

/// The file of the key that this user's tables are known by.
const KEY: &str = "host.key";
/// The folder of seats at other machines.
const SEATS: &str = "seats";
/// What the name of a seat's file ends with.
const EXTENSION: &str = "json";

/// The seats that this user holds at tables of other machines, a small file each. They are for their
/// owner alone: who has one sits in the seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeldSeats {
    folder: Option<PathBuf>,
}

impl HeldSeats {
    pub(crate) fn of(home: &Home) -> Self {
        Self {
            folder: home.data().map(|data| data.join(SEATS)),
        }
    }

    /// Keeps what brings one back into a seat, in place of what did before.
    ///
    /// # Errors
    /// Where it cannot be kept; the old one is there then.
    pub fn keep(&self, table: &str, seat: u8, text: &str) -> Result<(), StoreError> {
        let folder = self.folder.as_deref().ok_or(StoreError::Homeless)?;
        let path = file(folder, table, seat);
        make_private(folder)
            .and_then(|()| write_whole(folder, text.as_bytes()))
            .and_then(|whole| Ok(whole.persist(&path)?))
            .and_then(|_| sync_folder(folder))
            .map_err(|error| StoreError::of(&path, &error))
    }

    /// What brings one back into a seat, where there is something.
    pub fn held(&self, table: &str, seat: u8) -> Option<String> {
        fs::read_to_string(file(self.folder.as_deref()?, table, seat)).ok()
    }

    /// The tables at which this user holds seats; none where that cannot be read.
    pub fn tables(&self) -> BTreeSet<String> {
        let files = self
            .folder
            .as_deref()
            .map(|folder| files(folder, EXTENSION));
        let files = files.and_then(Result::ok).unwrap_or_default();
        let table =
            |path: &PathBuf| Some(path.file_stem()?.to_str()?.rsplit_once('-')?.0.to_owned());
        files.iter().filter_map(table).collect()
    }

    /// The seat is somebody else's, or the table is over.
    ///
    /// # Errors
    /// Where that cannot be noted.
    pub fn give_up(&self, table: &str, seat: u8) -> Result<(), StoreError> {
        let folder = self.folder.as_deref().ok_or(StoreError::Homeless)?;
        crate::records::remove(&file(folder, table, seat))
    }
}

impl Home {
    /// The seats that this user holds at tables of other machines.
    pub fn held_seats(&self) -> HeldSeats {
        HeldSeats::of(self)
    }

    /// The key that this user's tables are known by; the first time it is the one given.
    ///
    /// # Errors
    /// Where it cannot be read or kept.
    pub fn host_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        let folder = self.data().ok_or(StoreError::Homeless)?;
        let path = folder.join(KEY);
        let amiss = |error: &io::Error| StoreError::of(&path, error);
        make_private(folder).map_err(|error| amiss(&error))?;
        let whole = write_whole(folder, new).map_err(|error| amiss(&error))?;
        match whole.persist_noclobber(&path) {
            Ok(_) => sync_folder(folder).map_err(|error| amiss(&error))?,
            // It was made once, and stays.
            Err(kept) if kept.error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(kept) => return Err(amiss(&kept.error)),
        }
        fs::read(&path).map_err(|error| amiss(&error))
    }
}

fn file(folder: &Path, table: &str, seat: u8) -> PathBuf {
    folder.join(format!("{table}-{seat}.{EXTENSION}"))
}

/// A temporary file has a name of its own and is for its owner alone (0600), until it takes its place.
pub(crate) fn write_whole(folder: &Path, bytes: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    Ok(file)
}
