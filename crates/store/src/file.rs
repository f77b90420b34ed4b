//! The file that settings are kept in.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::{Map, Value};
use tempfile::NamedTempFile;

use crate::folder::sync_folder;
use crate::{Settings, StoreError, Trouble};

/// The file's name in its folder.
const NAME: &str = "settings.json";
/// The form of the file. A file without a version has the form of the first.
const VERSION: u32 = 1;
/// The key of the version.
const VERSION_KEY: &str = "version";

/// The file that settings are kept in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsFile {
    /// The folder; nothing for a user without a home.
    folder: Option<PathBuf>,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loaded {
    /// The settings, or where there are none those of the first start.
    pub settings: Settings,
    /// What was wrong with the file.
    pub trouble: Option<Trouble>,
}

impl SettingsFile {
    /// The file in this folder, which is made when something is to be kept in it.
    pub fn at(folder: &Path) -> Self {
        Self::in_folder(Some(folder.to_owned()))
    }

    pub(crate) fn in_folder(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// Where it lies; nowhere for a user without a home.
    pub fn path(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(NAME))
    }

    /// Reads the settings. There are always some: where the file is not there yet or is in
    /// trouble, those of the first start. A file that makes no sense is set aside under a name of
    /// its own.
    pub fn load(&self) -> Loaded {
        match self.read() {
            Ok(settings) => Loaded {
                settings,
                trouble: None,
            },
            Err(trouble) => Loaded {
                settings: Settings::default(),
                trouble: Some(trouble),
            },
        }
    }

    /// Keeps the settings, and whatever else the file says: that is another version's. The old file
    /// stays whole until the new one is, so a reader never finds half of one; of two who write at once,
    /// the last wins. A file that has come to make no sense meanwhile is set aside.
    pub fn save(&self, settings: &Settings) -> Result<(), StoreError> {
        let folder = self.folder.as_ref().ok_or(StoreError::Homeless)?;
        write_whole(folder, settings).map_err(|error| StoreError::of(&folder.join(NAME), &error))
    }

    fn read(&self) -> Result<Settings, Trouble> {
        let path = self.path().ok_or(Trouble::Homeless)?;
        let text = match fs::read(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Settings::default());
            }
            Err(error) => {
                return Err(Trouble::Unreadable {
                    path: path.display().to_string(),
                    cause: error.to_string(),
                });
            }
        };
        serde_json::from_slice(&text).map_err(|error| Trouble::Broken {
            kept: set_aside(&path).ok().map(|kept| kept.display().to_string()),
            path: path.display().to_string(),
            cause: error.to_string(),
        })
    }
}

/// The file as it is written, in this order.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    #[serde(flatten)]
    settings: &'a Settings,
    /// What this version does not know.
    #[serde(flatten)]
    others: Map<String, Value>,
}

fn write_whole(folder: &Path, settings: &Settings) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let path = folder.join(NAME);
    let written = Written {
        version: VERSION,
        settings,
        others: others(&path, settings)?,
    };
    // A temporary file has a name of its own and is for its owner alone (0600).
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(&serde_json::to_vec_pretty(&written)?)?;
    file.write_all(b"\n")?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    sync_folder(folder)
}

/// What a file says beside the settings.
fn others(path: &Path, settings: &Settings) -> io::Result<Map<String, Value>> {
    let text = match fs::read(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Map::new()),
        Err(error) => return Err(error),
    };
    let Ok(mut all) = serde_json::from_slice::<Map<String, Value>>(&text) else {
        // Where it cannot be set aside, a new file cannot be written either.
        set_aside(path)?;
        return Ok(Map::new());
    };
    let known = serde_json::to_value(settings)?;
    all.retain(|key, _| key != VERSION_KEY && known.get(key).is_none());
    Ok(all)
}

/// Gives a file the first free name of `settings.broken-1.json`, `settings.broken-2.json` and so on.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let mut number = 1;
    loop {
        let aside = path.with_extension(format!("broken-{number}.json"));
        // Taking the name first makes sure that it was free.
        match File::create_new(&aside) {
            Ok(_) => return fs::rename(path, &aside).map(|()| aside),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(error),
        }
    }
}
