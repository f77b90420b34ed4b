//! Where a user's files lie.

use std::fs;
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use crate::{Books, Records, SettingsFile, StoreError};

/// Where a user's files lie: nowhere for a user without a home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    exports: Option<PathBuf>,
    log: Option<PathBuf>,
}

impl Home {
    /// Everything in this folder, which is made when something is to be kept in it.
    pub fn at(folder: &Path) -> Self {
        Self {
            config: Some(folder.to_owned()),
            data: Some(folder.to_owned()),
            exports: Some(folder.join("exports")),
            log: Some(folder.join("log")),
        }
    }

    /// The folders where this user's programs keep their settings and what they make.
    pub fn of_this_user() -> Self {
        let dirs = ProjectDirs::from("", "", "racenight");
        let user = UserDirs::new();
        let downloads = |user: &UserDirs| user.download_dir().unwrap_or(user.home_dir()).to_owned();
        Self {
            config: dirs.as_ref().map(|dirs| dirs.config_dir().to_owned()),
            data: dirs.as_ref().map(|dirs| dirs.data_dir().to_owned()),
            exports: user.as_ref().map(downloads),
            log: user.as_ref().zip(dirs.as_ref()).map(log_folder),
        }
    }

    /// The file of settings.
    pub fn settings(&self) -> SettingsFile {
        SettingsFile::in_folder(self.config.clone())
    }

    /// The records of tables.
    pub fn records(&self) -> Records {
        Records::of(self)
    }

    /// The files of printed figures that the user brings.
    pub fn books(&self) -> Books {
        Books::of(self)
    }

    /// The folder of the log, which is there from now on.
    ///
    /// # Errors
    /// Where there can be none.
    pub fn log_folder(&self) -> Result<PathBuf, StoreError> {
        let folder = self.log.as_ref().ok_or(StoreError::Homeless)?;
        fs::create_dir_all(folder).map_err(|error| StoreError::of(folder, &error))?;
        Ok(folder.clone())
    }

    /// Where the user finds what is exported: among what he has downloaded.
    pub(crate) fn exports(&self) -> Option<&Path> {
        self.exports.as_deref()
    }

    pub(crate) fn data(&self) -> Option<&Path> {
        self.data.as_deref()
    }
}

/// Where the system's programs keep their logs.
fn log_folder((user, dirs): (&UserDirs, &ProjectDirs)) -> PathBuf {
    if cfg!(target_os = "macos") {
        return user.home_dir().join("Library/Logs/Race Night");
    }
    let local = dirs.state_dir().unwrap_or(dirs.data_local_dir());
    local.join("log")
}
