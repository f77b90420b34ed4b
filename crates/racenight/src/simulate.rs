//! `simulate`: bots against each other, many times over.

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal as _, Write};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use api::simulate::{self, Plan, Report, Share, Watchers};
use api::{Level, OwnBook};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::book;
use crate::stop::{self, Outcome, Stop};

/// Let bots play against each other.
///
/// Prints how often each seat and each bot won, with 95 % intervals (Wilson), how many games nobody
/// won, how many rounds they took and how fast it went.
#[derive(Args)]
#[command(after_help = "\
Seats and bots: with a list of levels, seat 0 is played by the first in the first game, seat 1 by the \
second, and so on; with each further game everybody moves one seat on. So wins by seat say what a seat \
is worth, and wins by bot (in the order of the list) what a bot is worth. A shared first place counts \
for each that shares it.

The same seed gives the same results, whatever the number of threads; without --seed the seed that was \
drawn is printed. Only the speed (`speed` in --json) differs from run to run. Random bots play by a \
faster path where no records are kept; with --records they play other games.

Examples:
  racenight simulate giro
  racenight simulate giro --seats 4 --games 100000 --bots random --seed spring
  racenight simulate giro --bots steady,random --option course=grand --option ties=rear-only
  racenight simulate pigs --seats 5 --bots steady,random,random,random,random --option track-food=true
  racenight simulate nasty --seats 6 --games 100 --option deck=milder
  racenight simulate nasty --games 100 --book my-box.toml
  racenight simulate pigs --games 10 --records evening && racenight verify evening/*.jsonl

Options (the default first):
  giro  course=classic|sprint|grand, obstacles=placed|drawn, ties=rear-first|rear-only
  pigs  edition=cards|tiles, rounds=book|fair, draws=shared|rounds-then-best, track-food=false|true, \
gentle=false|true
  nasty deck=nasty|milder, lanes=all|inner, bet-limit=null|POUNDS, bookmaker=app|SEAT")]
pub(crate) struct Words {
    /// The game
    #[arg(value_name = "GAME")]
    game: String,
    /// How many sit down
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// How many games are played
    #[arg(long, value_name = "N", default_value = "1000")]
    games: NonZeroU32,
    /// The level of all bots, or a list with one for each seat
    #[arg(
        long,
        value_name = "LEVEL,…",
        value_delimiter = ',',
        default_value = "steady"
    )]
    bots: Vec<Level>,
    /// Any text; all chance follows from it
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// An option of the game; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    options: Vec<(String, String)>,
    #[command(flatten)]
    book: book::Words,
    /// Keep the record of each game in this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// How many games are played at once [default: as many as there are cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn key_and_value(text: &str) -> Result<(String, String), &'static str> {
    let (key, value) = text.split_once('=').ok_or("write it as KEY=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Plays and tells.
pub(crate) fn run(words: &Words) -> Outcome {
    let plan = words.plan(words.book.read()?);
    if let Some(folder) = &words.records {
        fs::create_dir_all(folder)
            .map_err(|error| stop::about(folder, &format!("cannot be made a folder: {error}")))?;
    }
    let bar = bar(plan.games);
    let write = |number: u32, record: &str| {
        let folder = words.records.as_deref().unwrap_or(Path::new(""));
        keep(
            &folder.join(format!("{}-{number:06}.jsonl", plan.game)),
            record,
        )
    };
    let watchers = Watchers {
        progress: &|games| bar.inc(games.into()),
        keep: words.records.is_some().then_some(&write),
    };
    let played = simulate::run(&plan, watchers);
    bar.finish_and_clear();
    let report = played.map_err(|unplayable| Stop::Amiss(unplayable.to_string()))?;
    let mut out = io::stdout().lock();
    if words.json {
        let json = serde_json::to_string_pretty(&report).expect("reports serialise");
        writeln!(out, "{json}")?;
    } else {
        tell(&report, &mut out)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

impl Words {
    fn plan(&self, book: Option<OwnBook>) -> Plan {
        Plan {
            game: self.game.clone(),
            seats: self.seats.into(),
            games: self.games,
            bots: self.bots.clone(),
            seed: self.seed.clone(),
            options: self.options.clone(),
            book,
            threads: self.threads,
        }
    }
}

/// Shows how far it is, where somebody at a terminal looks.
fn bar(games: NonZeroU32) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
    ProgressBar::new(games.get().into()).with_style(style.expect("a template of our own"))
}

/// Writes a record to a file that is not there yet.
fn keep(file: &Path, record: &str) -> io::Result<()> {
    let write = || {
        let mut file = OpenOptions::new().write(true).create_new(true).open(file)?;
        file.write_all(record.as_bytes())
    };
    write().map_err(|error| {
        let what = match error.kind() {
            io::ErrorKind::AlreadyExists => {
                "is there already: name another folder with --records".into()
            }
            _ => format!("cannot be written: {error}"),
        };
        io::Error::new(error.kind(), format!("{} {what}", file.display()))
    })
}

/// The report for people.
fn tell(report: &Report, out: &mut impl Write) -> io::Result<()> {
    let Report {
        game,
        seats,
        games,
        seed,
        ..
    } = report;
    writeln!(out, "{game}: {games} games, {seats} seats, seed {seed}\n")?;
    writeln!(out, "Wins by seat")?;
    for wins in &report.wins_by_seat {
        line(out, &format!("seat {}", wins.seat), wins.share)?;
    }
    writeln!(out, "Wins by bot")?;
    for (nth, wins) in (1..).zip(&report.wins_by_bot) {
        line(out, &format!("{nth} {}", wins.bot), wins.share)?;
    }
    writeln!(out, "Abandoned: {}", report.abandoned)?;
    writeln!(out, "Money astray: {}", report.astray)?;
    let rounds = &report.rounds;
    writeln!(
        out,
        "Rounds: {:.2} on average, {} to {}",
        rounds.mean, rounds.min, rounds.max
    )?;
    writeln!(
        out,
        "Speed: {:.0} games per second",
        report.speed.games_per_second
    )
}

fn line(out: &mut impl Write, who: &str, share: Share) -> io::Result<()> {
    let percent = |share: f64| share * 100.0;
    writeln!(
        out,
        "  {who:<12} {:>8}  {:5.1} %  ({:.1} to {:.1})",
        share.wins,
        percent(share.share),
        percent(share.low),
        percent(share.high)
    )
}
