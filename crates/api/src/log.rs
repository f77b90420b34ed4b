//! The log: what went wrong, in files of a day each, of which the last few are kept.
//!
//! Only what these crates say themselves is written, and they name no hand, no code, no name and no link. What a panic
//! says may be made of anything, so only fixed words and the place of it are written.

use std::any::Any;
use std::env::consts;
use std::fs;
use std::io;
use std::panic;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Serialize;
use specta::Type;
use store::{Home, StoreError};
use tracing::level_filters::LevelFilter;
use tracing_appender::rolling::{RollingFileAppender, Rotation};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::{App, Frame};

/// How many days are kept.
const DAYS: usize = 7;
/// The most faults that are given for a report.
const MOST_FAULTS: usize = 20;
/// What the files' names begin and end with.
const NAME: (&str, &str) = ("race-night", "log");
/// The crates that are written of.
const OURS: [&str; 5] = ["api", "lan", "racenight", "racenight_app", "store"];

/// Something that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Fault {
    /// When, in universal time.
    pub at: String,
    /// What, as it stands in the log.
    pub said: String,
}

/// What helps to find a fault in the app.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct BugDetails {
    /// The app's version.
    pub version: String,
    /// The system: its name, its version, the machine.
    pub system: String,
    /// The version of the web view; none where a browser shows the page.
    pub webview: Option<String>,
    /// What went wrong last, the latest at the end.
    pub errors: Vec<Fault>,
    /// The record of the table that was looked at last.
    pub record: Option<String>,
}

/// Why the log was not shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type, thiserror::Error)]
#[serde(tag = "error", rename_all = "kebab-case")]
pub enum LogError {
    /// There is nowhere to keep one.
    #[error("{cause}")]
    NotKept {
        /// Why not.
        cause: StoreError,
    },
    /// Nothing on this machine shows folders. The user can go there himself.
    #[error("nothing shows {path}: {cause}")]
    NotShown {
        /// The folder.
        path: String,
        /// What the system says.
        cause: String,
    },
}

/// Writes the log of this program from now on, panics among it. To be called once, by a program and not by a library.
///
/// # Errors
/// Where it cannot be written; the program runs without a log then.
pub fn start(home: &Home) -> Result<(), StoreError> {
    let folder = home.log_folder()?;
    let file = RollingFileAppender::builder()
        .rotation(Rotation::DAILY)
        .filename_prefix(NAME.0)
        .filename_suffix(NAME.1)
        .max_log_files(DAYS)
        .build(&folder)
        .map_err(|error| StoreError::Failed {
            path: folder.display().to_string(),
            cause: error.to_string(),
        })?;
    let ours = Targets::new().with_targets(OURS.map(|name| (name, LevelFilter::INFO)));
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_writer(file)
        .with_filter(ours);
    if tracing_subscriber::registry()
        .with(lines)
        .try_init()
        .is_ok()
    {
        write_panics();
        tracing::info!("Race Night {} on {}", env!("CARGO_PKG_VERSION"), system());
    }
    Ok(())
}

/// Has every panic written down, and told as before.
fn write_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        let place = panic.location().map(ToString::to_string);
        let place = place.as_deref().unwrap_or("a place unknown");
        let said = fixed_words(panic.payload());
        tracing::error!("panic at {place}: {said}");
        before(panic);
    }));
}

/// What a panic says, where that was known when the app was built.
fn fixed_words(payload: &(dyn Any + Send)) -> &'static str {
    let words = payload.downcast_ref::<&'static str>();
    words.copied().unwrap_or("(its words are left out)")
}

/// The system in a line: its name, its version, the machine.
fn system() -> String {
    let name = system_name().unwrap_or_else(|| consts::OS.into());
    format!("{name}, {}", consts::ARCH)
}

/// What the system calls itself, with its version, where it says so.
fn system_name() -> Option<String> {
    if cfg!(target_os = "linux") {
        let release = fs::read_to_string("/etc/os-release").ok()?;
        return pretty_name(&release).map(ToOwned::to_owned);
    }
    if cfg!(target_os = "macos") {
        let asked = Command::new("sw_vers")
            .arg("-productVersion")
            .output()
            .ok()?;
        let version = String::from_utf8(asked.stdout).ok()?;
        return Some(format!("macOS {}", version.trim()));
    }
    // Windows would open a console to say it.
    None
}

/// The name in a file `os-release`, written for people.
fn pretty_name(release: &str) -> Option<&str> {
    let mut names = release
        .lines()
        .filter_map(|line| line.strip_prefix("PRETTY_NAME="));
    names.next().map(|name| name.trim_matches('"'))
}

/// The faults that the log of this folder tells of, the latest at the end.
fn faults(folder: &Path) -> io::Result<Vec<Fault>> {
    let files = fs::read_dir(folder)?.filter_map(Result::ok);
    let mut files: Vec<PathBuf> = files.map(|file| file.path()).collect();
    files.retain(|path| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(NAME.0) && name.ends_with(NAME.1))
    });
    // A day's file is called after the day.
    files.sort();
    let mut faults = Vec::new();
    for text in files
        .iter()
        .filter_map(|path| fs::read_to_string(path).ok())
    {
        faults.extend(text.lines().filter_map(fault));
    }
    Ok(faults.split_off(faults.len().saturating_sub(MOST_FAULTS)))
}

/// The fault that a line tells of: `2026-12-01T12:00:00.000000Z ERROR api::log: …`.
fn fault(line: &str) -> Option<Fault> {
    let (at, rest) = line.split_once(char::is_whitespace)?;
    let rest = rest.trim_start();
    let is_fault = rest.starts_with("ERROR") || rest.starts_with("WARN");
    is_fault.then(|| Fault {
        at: at.into(),
        said: rest.into(),
    })
}

impl App {
    /// What helps to find a fault in the app, to be sent by the user himself: nothing of what anybody holds.
    pub fn bug_details(&self) -> BugDetails {
        let folder = self.home().log_folder().ok();
        let errors = folder.and_then(|folder| faults(&folder).ok());
        BugDetails {
            version: env!("CARGO_PKG_VERSION").into(),
            system: system(),
            webview: self.desktop().frame().and_then(Frame::webview),
            errors: errors.unwrap_or_default(),
            record: self.record_looked_at(),
        }
    }

    /// Shows the folder of the log in the system's own way.
    ///
    /// # Errors
    /// Where there is none, or nothing that shows it.
    pub fn open_log(&self) -> Result<(), LogError> {
        let folder = self.home().log_folder();
        let folder = folder.map_err(|cause| LogError::NotKept { cause })?;
        opener::open(&folder).map_err(|error| LogError::NotShown {
            path: folder.display().to_string(),
            cause: error.to_string(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_a_line_of_a_warning_or_an_error() {
        let line = "2026-12-01T12:00:00.000000Z ERROR api::host: not kept";
        let fault = fault(line).expect("it is one");
        assert_eq!(fault.at, "2026-12-01T12:00:00.000000Z");
        assert_eq!(fault.said, "ERROR api::host: not kept");
        assert_eq!(
            super::fault("2026-12-01T12:00:00.000000Z  INFO api::log: on"),
            None
        );
        assert_eq!(super::fault("nonsense"), None);
    }

    #[test]
    fn the_last_faults_are_given_with_the_latest_at_the_end() {
        let folder = tempfile::tempdir().expect("there is room");
        let day = |day: &str, lines: std::ops::Range<usize>| {
            let lines: Vec<String> = lines.map(|n| format!("now WARN api: {n}\n")).collect();
            let text = lines.concat();
            let path = folder.path().join(format!("race-night.{day}.log"));
            fs::write(path, text).expect("there is room");
        };
        day("2026-12-02", 15..30);
        day("2026-12-01", 0..15);
        fs::write(folder.path().join("other.txt"), "now ERROR not ours").expect("there is room");
        let said: Vec<String> = faults(folder.path())
            .expect("the folder is there")
            .into_iter()
            .map(|fault| fault.said)
            .collect();
        let last: Vec<String> = (10..30).map(|n| format!("WARN api: {n}")).collect();
        assert_eq!(said, last);
    }

    #[test]
    fn a_linux_is_called_as_it_calls_itself() {
        let release =
            "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n";
        assert_eq!(pretty_name(release), Some("Debian GNU/Linux 12 (bookworm)"));
        assert_eq!(pretty_name("ID=debian"), None);
    }

    #[test]
    fn of_a_panic_only_words_are_written_that_were_fixed_before() {
        assert_eq!(fixed_words(&"no seat"), "no seat");
        assert_eq!(
            fixed_words(&String::from("a secret")),
            "(its words are left out)"
        );
    }
}
