//! `--book`: figures of somebody's own, from a file.

use std::path::PathBuf;

use api::OwnBook;
use clap::Args;

use crate::stop::{self, Stop};

// Not a group of its own: the words around it have that name.
#[derive(Args)]
#[group(skip)]
pub(crate) struct Words {
    /// A file of figures to play by instead of the printed ones; for nasty alone
    #[arg(long = "book", value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Words {
    /// The figures, where a file is named.
    pub(crate) fn read(&self) -> Result<Option<OwnBook>, Stop> {
        let Some(file) = &self.file else {
            return Ok(None);
        };
        let read = OwnBook::read(&file.display().to_string(), &stop::read(file)?);
        read.map(Some).map_err(|error| stop::about(file, &error))
    }
}
