//! Folders for this user alone, that last through a power cut.

use std::fs::{self, DirBuilder};
use std::io;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Makes a folder, and those above it, that nobody but its owner may look into.
pub(crate) fn make_private(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let missing: Vec<&Path> = folder
        .ancestors()
        .take_while(|place| !place.exists())
        .collect();
    builder.create(folder)?;
    for made in missing {
        // A folder above that may not be opened keeps the name as well, only later.
        made.parent()
            .map(sync_folder)
            .transpose()
            .or_else(may_not_open)?;
    }
    Ok(())
}

/// The files of a folder whose names end so, in no order; none where there is no such folder yet.
pub(crate) fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, StoreError> {
    let amiss = |error: &io::Error| StoreError::of(folder, error);
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(amiss(&error)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| amiss(&error))?.path();
        if path.extension().is_some_and(|ending| ending == extension) {
            files.push(path);
        }
    }
    Ok(files)
}

fn may_not_open(error: io::Error) -> io::Result<Option<()>> {
    match error.kind() {
        io::ErrorKind::PermissionDenied => Ok(None),
        _ => Err(error),
    }
}

/// Makes new names in it last through a power cut.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}

/// Elsewhere a folder cannot be opened as a file, and the system sees to it.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
