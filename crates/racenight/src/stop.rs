//! How a command ends.

use std::io;
use std::process::ExitCode;

/// The exit code where a case fails or a record does not hold.
pub(crate) const FAILED: u8 = 1;
/// The exit code where the program was called wrongly or a file cannot be read.
pub(crate) const UNUSABLE: u8 = 2;

/// How a command ends.
pub(crate) type Outcome = Result<ExitCode, Stop>;

/// Why a command cannot do its work.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Stop {
    /// A sentence that says what is amiss and what to do.
    #[error("{0}")]
    Amiss(String),
    /// What it has to say cannot be written.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
}

impl Stop {
    /// Has the reader gone away, as `head` does when it has seen enough?
    pub(crate) fn is_nobody_listening(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
