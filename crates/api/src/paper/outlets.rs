//! Where a document can go on this machine: to a program that shows it, to a printer.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::Serialize;
use specta::Type;

/// The program that sends files to the printers of the system.
const SEND: &str = "lp";
/// The program that lists them.
const LIST: &str = "lpstat";

/// Where a document can go on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Outlets {
    /// Is there a dialog that asks where to save it? Without one it goes among the downloads.
    pub asks: bool,
    /// Is there a screen on which another program can show it?
    pub viewer: bool,
    /// The printer.
    pub printer: Printer,
}

/// The printer of this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Printer {
    /// This one takes it.
    Ready {
        /// Its name.
        name: String,
    },
    /// The system knows of no printer.
    NoPrinter,
    /// The system has no way to a printer that the app knows.
    NoWay,
}

/// The programs of the system that print, found in these folders.
#[derive(Clone, Debug)]
pub(super) struct Spooler {
    folders: Vec<PathBuf>,
}

impl Spooler {
    /// Those of this system.
    pub(super) fn of_system() -> Self {
        let path = std::env::var_os("PATH").unwrap_or_default();
        Self::in_folders(std::env::split_paths(&path))
    }

    fn in_folders(folders: impl IntoIterator<Item = PathBuf>) -> Self {
        Self {
            folders: folders.into_iter().collect(),
        }
    }

    /// The printer that is used where none is named, or the first one.
    pub(super) fn printer(&self) -> Printer {
        let (Some(_), Some(list)) = (self.find(SEND), self.find(LIST)) else {
            return Printer::NoWay;
        };
        let usual = said(&list, &["-d"]);
        let usual = usual
            .trim()
            .rsplit_once(": ")
            .map(|(_, name)| name.to_owned());
        let first = || said(&list, &["-e"]).lines().next().map(str::to_owned);
        match usual.or_else(first).filter(|name| !name.is_empty()) {
            Some(name) => Printer::Ready { name },
            None => Printer::NoPrinter,
        }
    }

    /// Sends a PDF file to the printer.
    pub(super) fn send(&self, title: &str, bytes: &[u8]) -> Result<(), String> {
        let Printer::Ready { name } = self.printer() else {
            return Err("there is no printer".into());
        };
        let program = self.find(SEND).ok_or("there is no printer")?;
        let to = ["-d", &name, "-t", title, "--", "-"];
        let begun = Command::new(program)
            .args(to)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut lp = begun.map_err(|error| error.to_string())?;
        let taken = match lp.stdin.take() {
            Some(mut pipe) => pipe.write_all(bytes),
            None => Ok(()),
        };
        let done = lp.wait_with_output().map_err(|error| error.to_string())?;
        if !done.status.success() {
            return Err(String::from_utf8_lossy(&done.stderr).trim().to_owned());
        }
        taken.map_err(|error| error.to_string())
    }

    fn find(&self, program: &str) -> Option<PathBuf> {
        let places = self.folders.iter().map(|folder| folder.join(program));
        places.into_iter().find(|place| place.is_file())
    }
}

/// What a program says; nothing where it fails.
fn said(program: &Path, arguments: &[&str]) -> String {
    // Its answer is read, so it is asked for in the one language.
    let told = Command::new(program)
        .args(arguments)
        .env("LC_ALL", "C")
        .stderr(Stdio::null())
        .output();
    let told = told.ok().filter(|told| told.status.success());
    told.map_or_else(String::new, |told| {
        String::from_utf8_lossy(&told.stdout).into_owned()
    })
}

/// Is there a screen for other programs? Elsewhere than on Linux there always is.
pub(super) fn has_screen() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| value != OsStr::new(""));
    !cfg!(target_os = "linux") || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    fn spooler(programs: &[(&str, &str)]) -> (Spooler, tempfile::TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, script) in programs {
            let path = folder.path().join(name);
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a script");
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it runs");
        }
        (Spooler::in_folders([folder.path().to_owned()]), folder)
    }

    #[test]
    fn without_the_programs_there_is_no_way() {
        let (spooler, _folder) = spooler(&[("lp", "cat > /dev/null")]);
        assert_eq!(spooler.printer(), Printer::NoWay);
        assert_eq!(
            spooler.send("slip", b"%PDF"),
            Err("there is no printer".into())
        );
    }

    #[test]
    fn without_a_printer_that_is_said() {
        let script = "[ $1 = -d ] && echo 'no system default destination'; exit 0";
        let (spooler, _folder) = spooler(&[("lp", ""), ("lpstat", script)]);
        assert_eq!(spooler.printer(), Printer::NoPrinter);
        assert!(spooler.send("slip", b"%PDF").is_err());
    }

    #[test]
    fn the_usual_printer_gets_the_very_bytes() {
        let usual = "echo 'system default destination: Office'";
        let (spooler, folder) = spooler(&[
            (
                "lp",
                "cat > $(dirname $0)/paper; echo \"$@\" > $(dirname $0)/words",
            ),
            ("lpstat", usual),
        ]);
        let name = "Office".to_owned();
        assert_eq!(spooler.printer(), Printer::Ready { name });
        spooler.send("a slip", b"%PDF-1.7 \xff").unwrap();
        let read = |file: &str| fs::read(folder.path().join(file)).unwrap();
        assert_eq!(read("paper"), b"%PDF-1.7 \xff");
        assert_eq!(read("words"), b"-d Office -t a slip -- -\n");
    }

    #[test]
    fn without_a_usual_one_it_is_the_first() {
        let script = "if [ $1 = -e ]; then echo Hall; echo Den; else echo 'no default'; fi";
        let (spooler, _folder) = spooler(&[
            ("lp", "echo 'out of paper' >&2; exit 1"),
            ("lpstat", script),
        ]);
        let name = "Hall".to_owned();
        assert_eq!(spooler.printer(), Printer::Ready { name });
        assert_eq!(spooler.send("slip", b"%PDF"), Err("out of paper".into()));
    }
}
