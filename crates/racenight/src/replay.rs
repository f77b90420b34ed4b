//! `replay`: a table as text.

use std::io::{self, BufRead as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use api::replay::{Frame, Replay, replay, replay_by};
use clap::Args;
use serde_json::Value;

use crate::book;
use crate::stop::{self, Outcome};

/// Print a table from its record, line by line.
///
/// Prints who sat where, everything that the stand saw with each line of the record, and the result.
/// What was taken back is left out. A record that stops early is printed as far as it goes.
///
/// A table that was played by somebody's own figures carries them in its record; a record of `simulate
/// --book` does not, so name the file again.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 the record holds; 1 it does not; 2 a file cannot be read, or the one of --book cannot be
or is not for this game.

Examples:
  racenight replay evening.jsonl
  racenight replay --step evening.jsonl
  racenight replay --book my-box.toml records/nasty-000001.jsonl")]
pub(crate) struct Words {
    /// A record, in JSON lines
    #[arg(value_name = "FILE")]
    record: PathBuf,
    /// Wait for Enter before each line
    #[arg(long)]
    step: bool,
    #[command(flatten)]
    book: book::Words,
}

/// Prints the table.
pub(crate) fn run(words: &Words) -> Outcome {
    let own = words.book.read()?;
    let record = stop::read(&words.record)?;
    let replayed = match &own {
        None => replay(&record),
        Some(own) => replay_by(&record, own).map_err(|error| stop::about(&words.record, &error))?,
    };
    let mut out = io::stdout().lock();
    match replayed {
        Ok(replay) => {
            print(&mut out, &replay, words.step)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(flaw) => {
            writeln!(out, "{}: {flaw}", words.record.display())?;
            Ok(ExitCode::from(stop::FAILED))
        }
    }
}

fn print(out: &mut impl Write, replay: &Replay, step: bool) -> io::Result<()> {
    let names: Vec<&str> = replay
        .setup
        .seats
        .iter()
        .map(|seat| seat.name.as_str())
        .collect();
    for (seat, name) in names.iter().enumerate() {
        writeln!(out, "seat {seat}: {name}")?;
    }
    let mut marks = replay.rounds.iter().peekable();
    for (at, frame) in (0..).zip(&replay.frames) {
        if let Some(mark) = marks.next_if(|mark| mark.frame == at) {
            writeln!(out, "round {}", mark.round)?;
        }
        for line in happened(frame) {
            if step {
                out.flush()?;
                wait_for_enter()?;
            }
            writeln!(out, "{line}")?;
        }
    }
    if let Some(standings) = &replay.standings {
        let mut place = 1;
        for seats in &standings.0 {
            let seats = seats.seats();
            let sharing = seats.iter().map(|seat| names[seat.index()]);
            writeln!(
                out,
                "{place}. {}",
                sharing.collect::<Vec<_>>().join(" and ")
            )?;
            place += seats.len();
        }
    }
    out.flush()
}

fn wait_for_enter() -> io::Result<()> {
    io::stdin().lock().read_line(&mut String::new()).map(|_| ())
}

/// What the stand saw with a line, an event a line: `12  ran seat=0 card=3 from=4 to=7`. The words
/// are those of the events, so that every game can be printed.
fn happened(frame: &Frame) -> Vec<String> {
    let events = frame.chapter.events.iter();
    events
        .map(|event| {
            let told = serde_json::to_value(event).unwrap_or_default();
            format!("{:>5}  {}", frame.chapter.line, in_words(&told["event"]))
        })
        .collect()
}

fn in_words(event: &Value) -> String {
    let name = event["event"].as_str().unwrap_or_default().to_owned();
    let parts = event.as_object().into_iter().flatten();
    let parts = parts.filter(|(key, _)| *key != "event");
    parts.fold(name, |line, (key, value)| {
        let value = value.as_str().map_or_else(|| value.to_string(), Into::into);
        format!("{line} {key}={value}")
    })
}
