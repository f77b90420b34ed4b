//! The folder that records of tables are kept in.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use crate::StoreError;
use crate::finished::numbered;
use crate::folder::{files, make_private, sync_folder};
use crate::home::Home;

/// What a record's file name ends with.
pub(crate) const EXTENSION: &str = "racenight";

/// What the name of the notes beside it ends with.
const NOTES: &str = "notes";

/// The name of a record in its folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordName(String);

/// The records of tables: those that are on, and those that are finished in a folder of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Records {
    /// Nothing for a user without a home.
    folder: Option<PathBuf>,
    /// Where copies for others go.
    exports: Option<PathBuf>,
}

/// A record that is being written. Nobody else writes it meanwhile.
#[derive(Debug)]
pub struct RecordFile {
    pub(crate) name: RecordName,
    pub(crate) path: PathBuf,
    file: File,
    /// The bytes that are known to be whole.
    whole: u64,
}

/// What a record held when it was taken up again.
#[derive(Debug)]
pub struct TakenUp {
    /// The file, to go on with.
    pub file: RecordFile,
    /// Its whole lines.
    pub text: String,
    /// The bytes of a half-written last line, which are cut off.
    pub torn: u64,
}

/// Why a record cannot be taken up.
#[derive(Debug, thiserror::Error)]
pub enum NotTakenUp {
    /// Another program has it open.
    #[error("another Race Night has this table open")]
    Elsewhere,
    /// It cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It is no text.
    #[error("{path} is not text")]
    NoText {
        /// The file.
        path: String,
    },
}

impl RecordName {
    /// The record of this name, if one can have it: names lead out of no folder.
    pub fn named(name: &str) -> Option<Self> {
        let plain = !name.starts_with('.') && !name.contains(['/', '\\', ':', '\0']);
        (plain && !name.is_empty()).then(|| Self(name.to_owned()))
    }

    /// A name as it was found in a folder.
    pub(crate) fn listed(name: String) -> Self {
        Self(name)
    }

    /// The name as it stands in the folder, without its ending.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Records {
    pub(crate) fn of(home: &Home) -> Self {
        Self {
            folder: home.data().map(|data| data.join("tables")),
            exports: home.exports().map(Path::to_owned),
        }
    }

    /// The folder of tables that are on.
    pub(crate) fn folder(&self) -> Result<&Path, StoreError> {
        self.folder.as_deref().ok_or(StoreError::Homeless)
    }

    /// The folder of copies for others.
    pub(crate) fn exports(&self) -> Result<&Path, StoreError> {
        self.exports.as_deref().ok_or(StoreError::Homeless)
    }

    /// The folder of finished tables.
    pub(crate) fn done(&self) -> Result<PathBuf, StoreError> {
        Ok(self.folder()?.join("finished"))
    }

    /// Begins a record that holds this text already. Its name begins with `stem`.
    ///
    /// # Errors
    /// Where it cannot be kept; there is no such record then.
    pub fn begin(&self, stem: &str, text: &str) -> Result<RecordFile, StoreError> {
        let folder = self.folder()?;
        make_private(folder).map_err(|error| StoreError::of(folder, &error))?;
        let (name, path, file) = self.new_file(folder, stem)?;
        let mut record = RecordFile {
            name,
            path,
            file,
            whole: 0,
        };
        let begun = record
            .append(text)
            .and_then(|()| sync_folder(folder).map_err(|error| StoreError::of(folder, &error)));
        match begun {
            Ok(()) => Ok(record),
            Err(error) => {
                // Nobody was told of this table. Where even this fails, an empty file is left, which
                // is passed over as one.
                drop(fs::remove_file(&record.path));
                Err(error)
            }
        }
    }

    /// A file that was not there, of the first free name.
    fn new_file(
        &self,
        folder: &Path,
        stem: &str,
    ) -> Result<(RecordName, PathBuf, File), StoreError> {
        let done = self.done()?;
        let mut number = 1;
        loop {
            let name = numbered(stem, number);
            let path = path_of(folder, &name);
            let taken = path_of(&done, &name).exists();
            let amiss = |error: &io::Error| StoreError::of(&path, error);
            match private_file().create_new(true).open(&path) {
                Ok(_) if taken => drop(fs::remove_file(&path)),
                Ok(file) => {
                    // Another program that starts just now may take an empty file for a table that
                    // was never begun, and throw it away.
                    if lock(&file).map_err(|error| amiss(&error))? && path.exists() {
                        return Ok((name, path, file));
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(amiss(&error)),
            }
            number += 1;
        }
    }

    /// The tables that are on.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn going(&self) -> Result<Vec<RecordName>, StoreError> {
        names(self.folder()?)
    }

    /// Takes up the record of a table that is on, and cuts off what was half written.
    ///
    /// # Errors
    /// Why it cannot be gone on with. The file is as it was.
    pub fn take_up(&self, name: &RecordName) -> Result<TakenUp, NotTakenUp> {
        let path = path_of(self.folder()?, name);
        let file = take(&path)?;
        whole_of(name, &path, file)
    }

    /// The notes beside the record of a table that is on: what is remembered of guests from other
    /// machines. They go when the table does.
    ///
    /// # Errors
    /// Why they cannot be gone on with.
    pub fn notes(&self, record: &RecordFile) -> Result<TakenUp, NotTakenUp> {
        let path = notes_of(&record.path);
        let amiss = |error: &io::Error| StoreError::of(&path, error);
        let file = private_file().create(true).open(&path);
        let file = file.map_err(|error| amiss(&error))?;
        if !lock(&file).map_err(|error| amiss(&error))? {
            return Err(NotTakenUp::Elsewhere);
        }
        let folder = self.folder()?;
        sync_folder(folder).map_err(|error| StoreError::of(folder, &error))?;
        whole_of(&record.name, &path, file)
    }

    /// Throws away the record of a table that is on, whatever it holds.
    ///
    /// # Errors
    /// Where somebody else has it, or it cannot be.
    pub fn throw_away_unread(&self, name: &RecordName) -> Result<(), NotTakenUp> {
        let path = path_of(self.folder()?, name);
        let _taken = take(&path)?;
        Ok(remove(&path)?)
    }

    /// The bytes of the record of a table that is on, whoever writes it.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn read_going(&self, name: &RecordName) -> Result<Vec<u8>, StoreError> {
        let path = path_of(self.folder()?, name);
        fs::read(&path).map_err(|error| StoreError::of(&path, &error))
    }

    /// Throws away the record of a table that is on, for good.
    ///
    /// # Errors
    /// Where it cannot be.
    pub fn throw_away(&self, record: &RecordFile) -> Result<(), StoreError> {
        remove(&notes_of(&record.path))?;
        remove(&record.path)
    }
}

impl RecordFile {
    /// Its name.
    pub fn name(&self) -> &RecordName {
        &self.name
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Appends whole lines and waits until they are on the disk.
    ///
    /// # Errors
    /// Why they are not; the file is as it was before then.
    pub fn append(&mut self, lines: &str) -> Result<(), StoreError> {
        // After a failure there may be half a line where this one is to begin.
        let written = self
            .cut_if_torn()
            .and_then(|()| self.file.write_all(lines.as_bytes()))
            .and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                self.whole += lines.len() as u64;
                Ok(())
            }
            Err(error) => {
                // Where this fails too, the next append or the next start cuts it off.
                drop(self.cut());
                Err(StoreError::of(&self.path, &error))
            }
        }
    }

    /// Is there room for a line of this many bytes?
    ///
    /// # Errors
    /// Why there is not.
    pub fn try_room(&mut self, bytes: usize) -> Result<(), StoreError> {
        let written = self
            .cut_if_torn()
            .and_then(|()| self.file.write_all(&vec![b' '; bytes]))
            .and_then(|()| self.file.sync_data())
            .and_then(|()| self.cut());
        written.map_err(|error| StoreError::of(&self.path, &error))
    }

    fn cut_if_torn(&mut self) -> io::Result<()> {
        if self.file.metadata()?.len() > self.whole {
            self.cut()?;
        }
        Ok(())
    }

    /// Cuts off what is not whole.
    fn cut(&mut self) -> io::Result<()> {
        self.file.set_len(self.whole)?;
        self.file.sync_all()
    }
}

/// What a file holds in whole lines; what was half written is cut off.
fn whole_of(name: &RecordName, path: &Path, mut file: File) -> Result<TakenUp, NotTakenUp> {
    let amiss = |error: &io::Error| StoreError::of(path, error);
    let mut bytes = Vec::new();
    // Through the handle that has the lock: some systems let no other read.
    file.read_to_end(&mut bytes)
        .map_err(|error| amiss(&error))?;
    let whole = whole_lines(&bytes).len();
    let torn = (bytes.len() - whole) as u64;
    let text = String::from_utf8(bytes[..whole].to_vec()).map_err(|_| NotTakenUp::NoText {
        path: path.display().to_string(),
    })?;
    let mut file = RecordFile {
        name: name.clone(),
        path: path.to_owned(),
        file,
        whole: whole as u64,
    };
    if torn > 0 {
        file.cut().map_err(|error| amiss(&error))?;
    }
    Ok(TakenUp { file, text, torn })
}

/// Removes a file; one that somebody has removed already is no matter.
pub(crate) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(StoreError::of(path, &error)),
        _ => Ok(()),
    }
}

/// The bytes up to the last line feed: a line that lacks one was being written.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n');
    end.map_or(&[], |end| &bytes[..=end])
}

pub(crate) fn path_of(folder: &Path, name: &RecordName) -> PathBuf {
    folder.join(&name.0).with_extension(EXTENSION)
}

/// Where the notes beside a record lie.
pub(crate) fn notes_of(record: &Path) -> PathBuf {
    record.with_extension(NOTES)
}

pub(crate) fn names(folder: &Path) -> Result<Vec<RecordName>, StoreError> {
    let files = files(folder, EXTENSION)?;
    let stems = files.iter().filter_map(|path| path.file_stem()?.to_str());
    let mut names: Vec<RecordName> = stems.map(|stem| RecordName(stem.to_owned())).collect();
    names.sort();
    Ok(names)
}

/// To go on with, and for the owner alone: a record on its way holds hands and the seed.
pub(crate) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a record and keeps others from it.
fn take(path: &Path) -> Result<File, NotTakenUp> {
    let amiss = |error: &io::Error| StoreError::of(path, error);
    let file = private_file().open(path).map_err(|error| amiss(&error))?;
    if !lock(&file).map_err(|error| amiss(&error))? {
        return Err(NotTakenUp::Elsewhere);
    }
    // Who had it may have ended the table just before.
    fs::metadata(path).map_err(|error| amiss(&error))?;
    Ok(file)
}

/// Keeps others from the file; answers whether nobody else has it.
fn lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) => Err(error),
    }
}
