//! `print`: a table on paper, or as rows.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use api::print::{CourseName, Form, Kind, Order, Pad, Paper, PrintError, print, print_blank};
use api::{GameName, Language, OwnBook, Seat};
use clap::{Args, ValueEnum};

use crate::book;
use crate::stop::{self, Outcome, Stop};

/// Print a document of a table from its record, or one to fill in or to cut out.
///
/// Of the Really Nasty Horse Racing Game: slip (of one seat), slips (after the meeting), board, race-card,
/// results, settlements, money; and without a record blank-slips, blank-board, lane-cards, event-cards.
/// Of the others: score-sheet, and without a record blank-score-sheet.
///
/// Documents are PDF files. Slips come as CSV and JSON, too; settlements and money only so.
///
/// While a game is on, a slip shows what its owner may know, and everything else what everybody may.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 it is printed; 1 the record does not hold; 2 there is no such document, it is not to be seen
yet, or a file cannot be read or written.

Examples:
  racenight print slip --seat 0 --out slip.pdf evening.jsonl
  racenight print results --language de --paper letter evening.jsonl | lp
  racenight print money --format csv --out money.csv evening.jsonl
  racenight print blank-slips --pad 4 --out pad.pdf
  racenight print blank-score-sheet --game giro --out score.pdf")]
pub(crate) struct Words {
    /// The document
    #[arg(value_name = "KIND")]
    kind: Kind,
    /// A record, in JSON lines; blank forms and cards need none
    #[arg(value_name = "RECORD")]
    record: Option<PathBuf>,
    /// Whose slip, from 0
    #[arg(long, value_parser = seat)]
    seat: Option<Seat>,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// pdf, csv or json; without it, pdf where there is one, else csv
    #[arg(long)]
    format: Option<Form>,
    /// Of which game, where no record says so
    #[arg(long, default_value_t = GameName::Nasty, conflicts_with = "record")]
    game: GameName,
    /// The course of a blank score sheet of Giro Galoppo
    #[arg(long, conflicts_with = "record")]
    course: Option<CourseWord>,
    /// The size of the paper
    #[arg(long, default_value = "a4")]
    paper: PaperWord,
    /// The language; without it, the system's
    #[arg(long)]
    language: Option<LanguageWord>,
    /// Blank slips on a page, 2 or 4
    #[arg(long, default_value_t = Pad::Two)]
    pad: Pad,
    #[command(flatten)]
    book: book::Words,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaperWord {
    A4,
    Letter,
}

#[derive(Clone, Copy, ValueEnum)]
enum CourseWord {
    Classic,
    Sprint,
    Grand,
}

#[derive(Clone, Copy, ValueEnum)]
enum LanguageWord {
    En,
    Es,
    De,
}

fn seat(word: &str) -> Result<Seat, String> {
    let number = word.parse().ok();
    let seat = number.and_then(Seat::new);
    seat.ok_or_else(|| format!("seats are numbered from 0 to {}", Seat::MOST - 1))
}

/// Prints the document.
pub(crate) fn run(words: &Words) -> Outcome {
    let own = words.book.read()?;
    match printed(words, own.as_ref())? {
        Ok(file) => {
            write(words, &file)?;
            Ok(ExitCode::SUCCESS)
        }
        Err(flaw @ PrintError::Flawed { .. }) => {
            let name = words.record.as_deref().unwrap_or_else(|| "".as_ref());
            writeln!(io::stdout().lock(), "{}: {flaw}", name.display())?;
            Ok(ExitCode::from(stop::FAILED))
        }
        Err(error) => Err(Stop::Amiss(error.to_string())),
    }
}

fn printed(words: &Words, own: Option<&OwnBook>) -> Result<Result<Vec<u8>, PrintError>, Stop> {
    let order = words.order();
    Ok(match &words.record {
        Some(record) => print(&stop::read(record)?, own, &order),
        None => print_blank(words.game, own, &order),
    })
}

fn write(words: &Words, file: &[u8]) -> Result<(), Stop> {
    if let Some(out) = &words.out {
        return std::fs::write(out, file)
            .map_err(|error| stop::about(out, &format!("cannot be written: {error}")));
    }
    let mut out = io::stdout().lock();
    if file.starts_with(b"%PDF") && out.is_terminal() {
        let hint = "a PDF file is not for a terminal: name a file with --out";
        return Err(Stop::Amiss(hint.into()));
    }
    out.write_all(file)?;
    Ok(out.flush()?)
}

impl Words {
    fn order(&self) -> Order {
        let rows_alone = matches!(self.kind, Kind::Settlements | Kind::Money);
        let usual = if rows_alone { Form::Csv } else { Form::Pdf };
        Order {
            kind: self.kind,
            form: self.format.unwrap_or(usual),
            seat: self.seat,
            pad: self.pad,
            course: self.course.map(|course| match course {
                CourseWord::Classic => CourseName::Classic,
                CourseWord::Sprint => CourseName::Sprint,
                CourseWord::Grand => CourseName::Grand,
            }),
            paper: match self.paper {
                PaperWord::A4 => Paper::A4,
                PaperWord::Letter => Paper::Letter,
            },
            language: match self.language {
                None => Language::of_system(),
                Some(LanguageWord::En) => Language::En,
                Some(LanguageWord::Es) => Language::Es,
                Some(LanguageWord::De) => Language::De,
            },
        }
    }
}
