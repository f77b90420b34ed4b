//! `verify`: does a record hold?

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use api::verify::{verify, verify_by};
use clap::Args;

use crate::book;
use crate::stop::{self, Outcome};

/// Check records of finished tables.
///
/// Is the record whole, every move lawful, every digest right, every draw what the revealed seed
/// gives? Where it does not hold, the line is named. A record that stops early does not hold.
///
/// A table that was played by somebody's own figures carries them in its record; a record of `simulate
/// --book` does not, so name the file again.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 every record holds; 1 one does not; 2 a file cannot be read, or the one of --book \
cannot be or is not for this game.

Examples:
  racenight verify evening.jsonl
  racenight verify records/*.jsonl
  racenight verify --book my-box.toml records/*.jsonl")]
pub(crate) struct Words {
    /// Records, in JSON lines
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    book: book::Words,
}

/// Checks all files.
pub(crate) fn run(words: &Words) -> Outcome {
    let own = words.book.read()?;
    let (mut unread, mut broken) = (false, false);
    let mut out = io::stdout().lock();
    for file in &words.files {
        let name = file.display();
        let checked = stop::read(file).and_then(|record| match &own {
            None => Ok(verify(&record)),
            Some(own) => verify_by(&record, own).map_err(|error| stop::about(file, &error)),
        });
        match checked {
            Ok(Ok(whole)) => writeln!(
                out,
                "ok {name}: {}, {} seats, {} lines",
                whole.game, whole.seats, whole.lines
            )?,
            Ok(Err(flaw)) => {
                broken = true;
                writeln!(out, "{name}: {flaw}")?;
            }
            Err(stop) => {
                unread = true;
                stop.tell();
            }
        }
    }
    out.flush()?;
    Ok(match (unread, broken) {
        (true, _) => ExitCode::from(stop::UNUSABLE),
        (false, true) => ExitCode::from(stop::FAILED),
        (false, false) => ExitCode::SUCCESS,
    })
}
