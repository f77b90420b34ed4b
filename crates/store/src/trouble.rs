//! What can be wrong with files.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};
use specta::Type;

/// What was wrong with the settings that were to be read, so that those of the first start stand in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "trouble", rename_all = "kebab-case")]
pub enum Trouble {
    /// The user has no home folder, so there is no file and never will be.
    #[error("this user has no home folder to keep settings in")]
    Homeless,
    /// The file is there and cannot be read. It stays where it is.
    #[error("{path} cannot be read: {cause}")]
    Unreadable {
        /// The file.
        path: String,
        /// What the system says.
        cause: String,
    },
    /// What the file says makes no sense.
    #[error("{path} makes no sense: {cause}")]
    Broken {
        /// The file.
        path: String,
        /// Where it is kept now; nothing where it could not be set aside.
        kept: Option<String>,
        /// What is wrong, and in which line.
        cause: String,
    },
}

/// Why something is not kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum StoreError {
    /// The user has no home folder.
    #[error("this user has no home folder to keep anything in")]
    Homeless,
    /// The system does not let this user write there.
    #[error("{path} may not be written")]
    Forbidden {
        /// The file.
        path: String,
    },
    /// The disk is full, or the part of it that this user may fill.
    #[error("there is no room left on the disk for {path}")]
    Full {
        /// The file.
        path: String,
    },
    /// Anything else.
    #[error("{path} could not be written: {cause}")]
    Failed {
        /// The file.
        path: String,
        /// What the system says.
        cause: String,
    },
}

impl StoreError {
    pub(crate) fn of(path: &Path, error: &io::Error) -> Self {
        let path = path.display().to_string();
        match error.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::Forbidden { path }
            }
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::Full { path },
            _ => Self::Failed {
                path,
                cause: error.to_string(),
            },
        }
    }
}
