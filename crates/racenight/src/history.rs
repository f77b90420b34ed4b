//! `history`: the tables that were played to their end.

use std::io::{self, Write as _};
use std::process::ExitCode;

use api::{GameName, HistoryQuery, Home, PastSeat, PastTable, Shelf};
use clap::Args;
use time::{Duration, OffsetDateTime};

use crate::stop::{Outcome, Stop};

/// List the finished tables of this user, the newest first.
///
/// One line a table: when it was opened (in UTC), the game, who played, best first, and the name of
/// its record. Records that do not hold are named on standard error.
#[derive(Args)]
#[command(after_help = "\
Examples:
  racenight history
  racenight history --game pigs --player ann
  racenight history --json")]
pub(crate) struct Words {
    /// Only tables of this game
    #[arg(long)]
    game: Option<GameName>,
    /// Only tables with a player in whose name these letters stand
    #[arg(long, value_name = "LETTERS")]
    player: Option<String>,
    /// Print JSON: an object with `found`, `tables` and `flawed`
    #[arg(long)]
    json: bool,
}

/// Prints the tables.
pub(crate) fn run(words: &Words) -> Outcome {
    let query = HistoryQuery {
        game: words.game,
        player: words.player.clone(),
        ..HistoryQuery::default()
    };
    let page = Shelf::of(&Home::of_this_user())
        .page(&query, 0, u32::MAX)
        .map_err(|error| Stop::Amiss(error.to_string()))?;
    let mut out = io::stdout().lock();
    if words.json {
        serde_json::to_writer_pretty(&mut out, &page).map_err(io::Error::from)?;
        writeln!(out)?;
    } else {
        for table in &page.tables {
            writeln!(out, "{}", line(table))?;
        }
        for flawed in &page.flawed {
            Stop::Amiss(format!(
                "{}: line {}: {}",
                flawed.file, flawed.line, flawed.why
            ))
            .tell();
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn line(table: &PastTable) -> String {
    let mut seats: Vec<&PastSeat> = table.seats.iter().collect();
    seats.sort_by_key(|seat| seat.place.unwrap_or(u8::MAX));
    let seats: Vec<String> = seats.into_iter().map(fared).collect();
    let (began, game, file) = (date(table.began), table.game, &table.file);
    format!("{began}  {game}  {}  {file}", seats.join(", "))
}

fn fared(seat: &PastSeat) -> String {
    let place = seat
        .place
        .map_or_else(|| "-".into(), |place| place.to_string());
    let name = if seat.name.is_empty() {
        "?"
    } else {
        &seat.name
    };
    match seat.bot {
        Some(level) => format!("{place}. {name} ({level})"),
        None => format!("{place}. {name}"),
    }
}

/// Seconds since 1970 as a date and a time of day, in UTC.
fn date(seconds: u32) -> String {
    let then = OffsetDateTime::UNIX_EPOCH + Duration::seconds(seconds.into());
    format!("{} {:02}:{:02}", then.date(), then.hour(), then.minute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_told_as_a_date() {
        for (seconds, date_then) in [
            (0, "1970-01-01 00:00"),
            (68_169_599, "1972-02-28 23:59"),
            (68_169_600, "1972-02-29 00:00"),
            (951_868_800, "2000-03-01 00:00"),
            (1_798_761_599, "2026-12-31 23:59"),
            (u32::MAX, "2106-02-07 06:28"),
        ] {
            assert_eq!(date(seconds), date_then);
        }
    }
}
