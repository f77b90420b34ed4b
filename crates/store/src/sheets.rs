//! The meetings of the boxed game that a user keeps the book of, a small file each.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::finished::numbered;
use crate::folder::{files, make_private, sync_folder};
use crate::records::remove;
use crate::{Home, RecordName, StoreError};

/// What the name of such a file ends with.
const EXTENSION: &str = "json";
/// What the name of one ends with that makes no sense.
const ASIDE: &str = "broken";

/// The meetings of the boxed game that a user keeps the book of. Each is written anew whenever
/// something is written down in it, so one file is the old one or the new, never half of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// Nothing for a user without a home.
    folder: Option<PathBuf>,
}

impl Home {
    /// The meetings of the boxed game that this user keeps the book of.
    pub fn sheets(&self) -> Sheets {
        Sheets {
            folder: self.data().map(|data| data.join("paper")),
        }
    }
}

impl Sheets {
    fn folder(&self) -> Result<&Path, StoreError> {
        self.folder.as_deref().ok_or(StoreError::Homeless)
    }

    /// Those that there are, in order of name.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn names(&self) -> Result<Vec<RecordName>, StoreError> {
        let files = files(self.folder()?, EXTENSION)?;
        let stems = files.iter().filter_map(|path| path.file_stem()?.to_str());
        let mut names: Vec<RecordName> = stems.filter_map(RecordName::named).collect();
        names.sort();
        Ok(names)
    }

    /// What one says.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn read(&self, name: &RecordName) -> Result<Vec<u8>, StoreError> {
        let path = path_of(self.folder()?, name);
        fs::read(&path).map_err(|error| StoreError::of(&path, &error))
    }

    /// Begins one under the first free name that begins so.
    ///
    /// # Errors
    /// Where it cannot be kept; there is none then.
    pub fn begin(&self, stem: &str, text: &[u8]) -> Result<RecordName, StoreError> {
        let folder = self.folder()?;
        make_private(folder).map_err(|error| StoreError::of(folder, &error))?;
        let mut number = 1;
        loop {
            let name = numbered(stem, number);
            let path = path_of(folder, &name);
            let kept =
                written(folder, text).and_then(|whole| match whole.persist_noclobber(&path) {
                    Ok(_) => sync_folder(folder),
                    Err(kept) => Err(kept.error),
                });
            match kept {
                Ok(()) => return Ok(name),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(StoreError::of(&path, &error)),
            }
        }
    }

    /// Keeps what one says now.
    ///
    /// # Errors
    /// Where it cannot be kept; it says what it said then.
    pub fn keep(&self, name: &RecordName, text: &[u8]) -> Result<(), StoreError> {
        let folder = self.folder()?;
        let path = path_of(folder, name);
        make_private(folder)
            .and_then(|()| written(folder, text))
            .and_then(|whole| Ok(whole.persist(&path)?))
            .and_then(|_| sync_folder(folder))
            .map_err(|error| StoreError::of(&path, &error))
    }

    /// Sets one aside that makes no sense, and says where it is now.
    ///
    /// # Errors
    /// Where it cannot be moved.
    pub fn set_aside(&self, name: &RecordName) -> Result<PathBuf, StoreError> {
        let path = path_of(self.folder()?, name);
        let mut number = 1;
        loop {
            let aside = path.with_extension(format!("{ASIDE}-{number}"));
            // Taking the name first makes sure that it was free.
            match File::create_new(&aside).and_then(|_| fs::rename(&path, &aside)) {
                Ok(()) => return Ok(aside),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(StoreError::of(&path, &error)),
            }
        }
    }

    /// Throws one away, for good.
    ///
    /// # Errors
    /// Where it cannot be.
    pub fn throw_away(&self, name: &RecordName) -> Result<(), StoreError> {
        remove(&path_of(self.folder()?, name))
    }
}

fn path_of(folder: &Path, name: &RecordName) -> PathBuf {
    folder.join(format!("{}.{EXTENSION}", name.as_str()))
}

/// A temporary file has a name of its own and is for its owner alone (0600), until it takes its place.
fn written(folder: &Path, text: &[u8]) -> io::Result<NamedTempFile> {
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(text)?;
    file.as_file().sync_all()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheets() -> (Sheets, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        (Home::at(folder.path()).sheets(), folder)
    }

    #[test]
    fn what_is_kept_is_read_and_goes_for_good() {
        let (sheets, _folder) = sheets();
        assert_eq!(sheets.names(), Ok(Vec::new()));
        let first = sheets.begin("meeting", b"one").unwrap();
        let second = sheets.begin("meeting", b"two").unwrap();
        assert_eq!((first.as_str(), second.as_str()), ("meeting", "meeting-2"));
        sheets.keep(&first, b"more").unwrap();
        assert_eq!(sheets.read(&first).unwrap(), b"more");
        assert_eq!(sheets.names().unwrap(), [first.clone(), second.clone()]);
        sheets.throw_away(&first).unwrap();
        assert_eq!(sheets.names().unwrap(), [second]);
    }

    #[test]
    fn what_is_set_aside_is_kept_under_a_name_of_its_own() {
        let (sheets, _folder) = sheets();
        for (text, ending) in [(b"one", "broken-1"), (b"two", "broken-2")] {
            let name = sheets.begin("meeting", text).unwrap();
            let aside = sheets.set_aside(&name).unwrap();
            assert!(aside.extension().is_some_and(|one| one == ending));
            assert_eq!(fs::read(aside).unwrap(), text);
            assert_eq!(sheets.names(), Ok(Vec::new()));
        }
    }

    #[test]
    fn without_a_home_nothing_is_kept() {
        let sheets = Sheets { folder: None };
        assert_eq!(sheets.begin("meeting", b"one"), Err(StoreError::Homeless));
        assert_eq!(sheets.names(), Err(StoreError::Homeless));
    }
}
