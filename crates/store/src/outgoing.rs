//! Files that go out to the user: where he finds what is exported, where he wants it, or in a folder
//! of another program's while it shows them.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::finished::numbered;
use crate::{Home, StoreError};

impl Home {
    /// Puts a file where the user finds what is exported, under the first free name, and says where
    /// that is.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn put_out(&self, stem: &str, ending: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        let folder = self.exports().ok_or(StoreError::Homeless)?;
        put_out(folder, stem, ending, bytes)
    }
}

/// Writes a file in this folder under the first free name.
pub(crate) fn put_out(
    folder: &Path,
    stem: &str,
    ending: &str,
    bytes: &[u8],
) -> Result<PathBuf, StoreError> {
    fs::create_dir_all(folder).map_err(|error| StoreError::of(folder, &error))?;
    let mut number = 1;
    loop {
        let path = folder.join(format!("{}.{ending}", numbered(stem, number).as_str()));
        match File::create_new(&path).and_then(|mut file| file.write_all(bytes)) {
            Ok(()) => return Ok(path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(StoreError::of(&path, &error)),
        }
    }
}

/// Writes a file where the user wants it, in place of what was there.
///
/// # Errors
/// Where it cannot be written.
pub fn put_at(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    fs::write(path, bytes).map_err(|error| StoreError::of(path, &error))
}

/// A folder for files that another program shows: for this user alone, and gone when this is.
#[derive(Debug, Default)]
pub struct Shown(Option<TempDir>);

impl Shown {
    /// Puts a file into it, in place of one of this name.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn put(&mut self, name: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
        if self.0.is_none() {
            let made = tempfile::Builder::new().prefix("race-night-").tempdir();
            self.0 = Some(made.map_err(|error| StoreError::of(&std::env::temp_dir(), &error))?);
        }
        let folder = self.0.as_ref().ok_or(StoreError::Homeless)?;
        let path = folder.path().join(name);
        put_at(&path, bytes)?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_goes_out_takes_nobodys_place() {
        let folder = tempfile::tempdir().unwrap();
        let home = Home::at(folder.path());
        let first = home.put_out("slip", "pdf", b"one").unwrap();
        let second = home.put_out("slip", "pdf", b"two").unwrap();
        assert_eq!(first, folder.path().join("exports/slip.pdf"));
        assert_eq!(second, folder.path().join("exports/slip-2.pdf"));
        assert_eq!(fs::read(first).unwrap(), b"one");
    }

    #[test]
    fn what_is_shown_goes_with_its_folder() {
        let mut shown = Shown::default();
        let path = shown.put("slip.pdf", b"one").unwrap();
        assert_eq!(shown.put("slip.pdf", b"two").unwrap(), path);
        assert_eq!(fs::read(&path).unwrap(), b"two");
        drop(shown);
        assert!(!path.exists());
    }
}
