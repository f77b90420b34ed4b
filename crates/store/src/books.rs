//! The folder of files with printed figures that a user brings.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::folder::make_private;
use crate::home::Home;

/// What the name of such a file ends with.
const EXTENSION: &str = "toml";
/// The most bytes that such a file may have: it is copied into records.
const MOST: u64 = 64 * 1024;

/// The folder of files with printed figures that a user brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Books {
    /// Nothing for a user without a home.
    folder: Option<PathBuf>,
}

impl Books {
    pub(crate) fn of(home: &Home) -> Self {
        Self {
            folder: home.data().map(|data| data.join("books")),
        }
    }

    /// Where it lies; nowhere for a user without a home.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The names of the files in it, in order. Makes the folder, so that a user finds it.
    ///
    /// # Errors
    /// Where the folder cannot be made or read.
    pub fn files(&self) -> Result<Vec<String>, StoreError> {
        let folder = self.folder().ok_or(StoreError::Homeless)?;
        let amiss = |error: &io::Error| StoreError::of(folder, error);
        make_private(folder).map_err(|error| amiss(&error))?;
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(|error| amiss(&error))? {
            let path = entry.map_err(|error| amiss(&error))?.path();
            let is_book = path.extension().is_some_and(|ending| ending == EXTENSION);
            let name = path.file_name().and_then(|name| name.to_str());
            if let Some(name) = name.filter(|_| is_book && path.is_file()) {
                files.push(name.to_owned());
            }
        }
        files.sort();
        Ok(files)
    }

    /// The bytes of a file of this folder. A name that is none of [`Books::files`] is that of no file.
    ///
    /// # Errors
    /// Where there is none, it cannot be read or is too large to be one.
    pub fn read(&self, file: &str) -> io::Result<Vec<u8>> {
        let is_there = self
            .files()
            .is_ok_and(|files| files.iter().any(|name| name == file));
        let folder = self.folder().filter(|_| is_there);
        let path = folder.ok_or(io::ErrorKind::NotFound)?.join(file);
        let mut bytes = Vec::new();
        File::open(path)?.take(MOST + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > MOST {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        Ok(bytes)
    }
}
