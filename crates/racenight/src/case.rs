//! `case`: worked cases, told in TAP.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use api::OwnBook;
use api::cases::{self, Case, Failure};
use clap::Args;

use crate::book;
use crate::stop::{self, Outcome};

/// Play worked cases and compare.
///
/// A case is a position, what is played, and what must come of it; a file holds one or a list of
/// them. Each is told in a line of TAP.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 every case holds; 1 one does not; 2 a file cannot be read as cases (the others are \
played all the same), or the one of --book cannot be.

Examples:
  racenight case giro.json pigs.json
  racenight case cases/*.json
  racenight case --book my-box.toml nasty.json")]
pub(crate) struct Words {
    /// Files of cases, in JSON
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    book: book::Words,
}

/// Plays the cases of all files.
pub(crate) fn run(words: &Words) -> Outcome {
    let own = words.book.read()?;
    let mut code = ExitCode::SUCCESS;
    let mut all = Vec::new();
    for file in &words.files {
        let read = stop::read(file).and_then(|bytes| {
            cases::read(&bytes).map_err(|unreadable| stop::about(file, &unreadable))
        });
        match read {
            Ok(cases) => all.extend(cases),
            Err(stop) => {
                stop.tell();
                code = ExitCode::from(stop::UNUSABLE);
            }
        }
    }
    let failed = tell(&all, own.as_ref(), &mut io::stdout().lock())?;
    if failed && code == ExitCode::SUCCESS {
        code = ExitCode::from(stop::FAILED);
    }
    Ok(code)
}

/// Plays the cases and tells each; answers whether one failed.
fn tell(cases: &[Case], own: Option<&OwnBook>, out: &mut impl Write) -> io::Result<bool> {
    let mut failed = false;
    writeln!(out, "1..{}", cases.len())?;
    for (number, case) in (1..).zip(cases) {
        let title = in_tap(&case.case);
        match cases::run(case, own) {
            Ok(()) => writeln!(out, "ok {number} - {title}")?,
            Err(Failure(reasons)) => {
                failed = true;
                writeln!(out, "not ok {number} - {title}")?;
                for reason in reasons {
                    writeln!(out, "# {}", in_one_line(&reason))?;
                }
            }
        }
    }
    out.flush()?;
    Ok(failed)
}

/// A title as TAP can carry it: in one line, and with no `#`, which would begin a directive.
fn in_tap(title: &str) -> String {
    in_one_line(title).replace('\\', "\\\\").replace('#', "\\#")
}

fn in_one_line(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ")
}
