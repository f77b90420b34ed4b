//! The tables of other machines where this user was: what finds them again, and what was told there.

use std::fs::{self, File};
use std::io::{ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

use crate::folder::{files, make_private, sync_folder};
use crate::records::{private_file, remove};
use crate::seats::write_whole;
use crate::{Home, StoreError};

/// The folder.
const VISITED: &str = "visited";
/// What the name of the file ends with that finds a table again.
const CARD: &str = "json";
/// What the name of the file ends with that tells what was told there.
const DIARY: &str = "jsonl";
/// A diary has so many bytes at most: more than any game fills.
const MOST: u64 = 64 * 1024 * 1024;

/// The tables of other machines where this user was, two small files each, for their owner alone. A table's name is
/// letters and digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visited {
    folder: Option<PathBuf>,
}

/// What one was told at a table: lines of JSON, as they came. They are his own copy; what counts is with the host, so
/// nobody waits for the disk.
#[derive(Debug)]
pub struct Diary {
    path: PathBuf,
    file: File,
    length: u64,
}

impl Home {
    /// The tables of other machines where this user was.
    pub fn visited(&self) -> Visited {
        Visited {
            folder: self.data().map(|data| data.join(VISITED)),
        }
    }
}

impl Visited {
    /// Keeps what finds a table again, in place of what did before.
    ///
    /// # Errors
    /// Where it cannot be kept; the old one is there then.
    pub fn keep(&self, table: &str, text: &str) -> Result<(), StoreError> {
        let folder = self.folder()?;
        let path = file(folder, table, CARD);
        make_private(folder)
            .and_then(|()| write_whole(folder, text.as_bytes()))
            .and_then(|whole| Ok(whole.persist(&path)?))
            .and_then(|_| sync_folder(folder))
            .map_err(|error| StoreError::of(&path, &error))
    }

    /// What finds them again, of each.
    ///
    /// # Errors
    /// Where that cannot be read.
    pub fn all(&self) -> Result<Vec<String>, StoreError> {
        let files = files(self.folder()?, CARD)?;
        // One that was forgotten meanwhile is not there.
        let all = files.iter().flat_map(fs::read_to_string);
        Ok(all.collect())
    }

    /// Forgets a table, and what was told there.
    ///
    /// # Errors
    /// Where it cannot be.
    pub fn forget(&self, table: &str) -> Result<(), StoreError> {
        let folder = self.folder()?;
        remove(&file(folder, table, DIARY))?;
        remove(&file(folder, table, CARD))
    }

    /// Forgets every table at which somebody of this name sat.
    ///
    /// # Errors
    /// Where one cannot be read, or not be forgotten.
    pub fn forget_player(&self, name: &str) -> Result<(), StoreError> {
        let Some(folder) = self.folder.as_deref() else {
            return Ok(());
        };
        let quoted = serde_json::to_string(name).expect("a name serialises");
        for path in [files(folder, CARD)?, files(folder, DIARY)?].concat() {
            let bytes = match fs::read(&path) {
                // The one beside it has taken it along.
                Err(error) if error.kind() == ErrorKind::NotFound => continue,
                read => read.map_err(|error| StoreError::of(&path, &error))?,
            };
            if String::from_utf8_lossy(&bytes).contains(&quoted) {
                remove(&path.with_extension(DIARY))?;
                remove(&path.with_extension(CARD))?;
            }
        }
        Ok(())
    }

    /// The diary of a table, to go on with, and what it says so far: its whole lines.
    ///
    /// # Errors
    /// Where there can be none.
    pub fn diary(&self, table: &str) -> Result<(Diary, String), StoreError> {
        let folder = self.folder()?;
        let path = file(folder, table, DIARY);
        let open = || {
            make_private(folder)?;
            let mut file = private_file().create(true).open(&path)?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            let whole = bytes
                .iter()
                .rposition(|&byte| byte == b'\n')
                .map_or(0, |end| end + 1);
            bytes.truncate(whole);
            file.set_len(whole as u64)?;
            Ok((file, String::from_utf8_lossy(&bytes).into_owned()))
        };
        let (file, text) = open().map_err(|error| StoreError::of(&path, &error))?;
        let length = text.len() as u64;
        Ok((Diary { path, file, length }, text))
    }

    fn folder(&self) -> Result<&Path, StoreError> {
        self.folder.as_deref().ok_or(StoreError::Homeless)
    }
}

impl Diary {
    /// Writes down what was told.
    ///
    /// # Errors
    /// Where it is not written, or the diary is full.
    pub fn write(&mut self, lines: &str) -> Result<(), StoreError> {
        let full = || StoreError::Full {
            path: self.path.display().to_string(),
        };
        let length = self.length + lines.len() as u64;
        if length > MOST {
            return Err(full());
        }
        let written = self.file.write_all(lines.as_bytes());
        written.map_err(|error| StoreError::of(&self.path, &error))?;
        self.length = length;
        Ok(())
    }
}

fn file(folder: &Path, table: &str, ending: &str) -> PathBuf {
    folder.join(table).with_extension(ending)
}
