//! `discover`: the tables on the local network.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use api::Fit;
use api::lan::{self, LetsIn, Listed, Stage};
use clap::Args;
use serde_json::{Value, json};

use crate::stop::{Outcome, Stop};

/// List the tables on the local network.
///
/// Listens for a while, and prints what was heard: the table's name, its game, how many seats are taken, and
/// where its host listens.
#[derive(Args)]
#[command(after_help = "\
Examples:
  racenight discover
  racenight discover --seconds 10 --json")]
pub(crate) struct Words {
    /// How long to listen
    #[arg(long, value_name = "S", default_value_t = 3)]
    seconds: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Listens and tells.
pub(crate) fn run(words: &Words) -> Outcome {
    let heard = lan::discover(Duration::from_secs(words.seconds));
    let heard = tokio::runtime::Runtime::new()?
        .block_on(heard)
        .map_err(|why| Stop::Amiss(format!("nothing can be heard here: {why}")))?;
    let mut out = io::stdout().lock();
    if words.json {
        let all: Vec<Value> = heard.iter().map(told).collect();
        writeln!(out, "{}", Value::from(all))?;
    } else {
        for listed in &heard {
            writeln!(out, "{}", line(listed))?;
        }
        if heard.is_empty() {
            writeln!(
                out,
                "No table was heard. One can be joined by its link or address as well."
            )?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn line(listed: &Listed) -> String {
    let Listed { name, advert, .. } = listed;
    let addresses: Vec<String> = listed.addresses.iter().map(ToString::to_string).collect();
    format!(
        "{name}  {}  {} of {} seats taken{}  {}",
        advert.game,
        advert.taken,
        advert.seats,
        misfit(advert.fit()).map_or_else(String::new, |why| format!(", {why}")),
        addresses.join(" ")
    )
}

/// Why nobody from here can play there, if so.
pub(crate) fn misfit(fit: Fit) -> Option<&'static str> {
    match fit {
        Fit::Fits => None,
        Fit::Newer => Some("but it is of a newer version: update this app"),
        Fit::Older => Some("but it is of an older version: its host has to update"),
    }
}

fn told(listed: &Listed) -> Value {
    let Listed { name, advert, .. } = listed;
    json!({
        "name": name,
        "table": advert.table,
        "game": advert.game,
        "stage": match advert.stage {
            Stage::Lobby => "lobby",
            Stage::Run => "run",
            Stage::Over => "over",
        },
        "taken": advert.taken,
        "seats": advert.seats,
        "auth": match advert.lets_in {
            LetsIn::Code => "code",
            LetsIn::Link => "link",
            LetsIn::Open => "open",
        },
        "app": advert.app,
        "fit": advert.fit(),
        "addresses": listed.addresses,
    })
}
