//! Where a user's files lie.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use crate::{Books, Records, SettingsFile};

/// Where a user's files lie: nowhere for a user without a home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Home {
    config: Option<PathBuf>,
    data: Option<PathBuf>,
    exports: Option<PathBuf>,
}

impl Home {
    /// Everything in this folder, which is made when something is to be kept in it.
    pub fn at(folder: &Path) -> Self {
        Self {
            config: Some(folder.to_owned()),
            data: Some(folder.to_owned()),
            exports: Some(folder.join("exports")),
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

    /// Where the user finds what is exported: among what he has downloaded.
    pub(crate) fn exports(&self) -> Option<&Path> {
        self.exports.as_deref()
    }

    pub(crate) fn data(&self) -> Option<&Path> {
        self.data.as_deref()
    }
}
