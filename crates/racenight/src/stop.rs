//! How a command ends, and what is said where it cannot do its work.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::Path;
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
    /// Says it on standard error, unless there is nobody left who listens.
    pub(crate) fn tell(&self) {
        if !self.is_nobody_listening() {
            // Where even this cannot be written, the exit code has to do.
            let _ = writeln!(io::stderr().lock(), "racenight: {self}");
        }
    }

    /// Has the reader gone away, as `head` does when it has seen enough?
    fn is_nobody_listening(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Reads a file.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, Stop> {
    std::fs::read(file).map_err(|error| about(file, &format!("cannot be read: {error}")))
}

/// Something amiss with a file.
pub(crate) fn about(file: &Path, amiss: &impl Display) -> Stop {
    Stop::Amiss(format!("{}: {amiss}", file.display()))
}

/// Waits for Ctrl+C, or what a system says that goes down.
pub(crate) async fn asked_to_end() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut going_down = signal(SignalKind::terminate())?;
        tokio::select! {
            ended = tokio::signal::ctrl_c() => ended,
            _ = going_down.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
