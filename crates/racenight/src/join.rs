//! `join`: a bot in a seat of somebody else's table.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use api::lan::{self, RoomCode, Shut, Target, Visitor, VisitorNews, Way};
use api::{App, Level, Seat};
use clap::Args;
use serde_json::{Value, json};

use crate::discover::misfit;
use crate::stop::{FAILED, Outcome, Stop, asked_to_end};

/// Seat a bot at a table on the local network.
///
/// It plays to the end of the game, and comes back by itself where the network or the host goes down meanwhile.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 the game is over; 1 it was not let in, or could not stay; 2 it was called wrongly.

Examples:
  racenight join \"Anna's table\" --code 7K2MQ0 --bot steady
  racenight join 192.168.1.5 --code 7K2MQ0 --bot random --seat 2
  racenight join \"racenight://join?v=1&…\" --bot steady")]
pub(crate) struct Words {
    /// A join link, an address, or the name of a table that is announced
    #[arg(value_name = "TARGET")]
    target: Target,
    /// The code; a link needs none
    #[arg(long, value_name = "CODE")]
    code: Option<RoomCode>,
    /// The level of the bot
    #[arg(long, value_name = "LEVEL")]
    bot: Level,
    /// The seat, from 0; without it the first that is free. One that was this user's before is so again
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,
    /// What it is called
    #[arg(long, value_name = "TEXT", default_value = "Bot")]
    name: String,
    /// Milliseconds that it takes for each act
    #[arg(long, value_name = "MS", default_value_t = 600)]
    wait: u64,
    /// Print JSON, a line for each thing
    #[arg(long)]
    json: bool,
}

/// How long a table of this name is looked for.
const LOOKING: Duration = Duration::from_secs(10);

fn seat(text: &str) -> Result<Seat, String> {
    let number = text.parse().ok().and_then(Seat::new);
    number.ok_or_else(|| "seats are numbered from 0 to 5".into())
}

/// Joins and plays.
pub(crate) fn run(words: &Words) -> Outcome {
    tokio::runtime::Runtime::new()?.block_on(words.join())
}

impl Words {
    async fn join(&self) -> Outcome {
        let way = self.way().await?;
        let amiss = |why: lan::LanError| Stop::Amiss(why.to_string());
        let wait = Duration::from_millis(self.wait);
        let app = App::default();
        let visitor = Visitor::new(&app, way, self.seat, self.name.clone(), self.bot, wait);
        let mut visitor = visitor.map_err(amiss)?;
        let mut asked = Box::pin(asked_to_end());
        loop {
            let news = tokio::select! {
                news = visitor.next() => news.map_err(amiss)?,
                ended = &mut asked => {
                    ended?;
                    return Ok(ExitCode::SUCCESS);
                }
            };
            self.tell(&news)?;
            match news {
                VisitorNews::Over(_) => return Ok(ExitCode::SUCCESS),
                VisitorNews::Shut(_) => return Ok(ExitCode::from(FAILED)),
                _ => {}
            }
        }
    }

    async fn way(&self) -> Result<Way, Stop> {
        let addresses = match &self.target {
            Target::Link(invitation) => return Ok(Way::by_link(invitation.clone())),
            Target::Address(address) => vec![*address],
            Target::Name(name) => {
                let found = lan::find(name, LOOKING).await;
                let found = found.map_err(|why| Stop::Amiss(why.to_string()))?;
                let unheard = || Stop::Amiss(format!("no table called {name} was heard"));
                let found = found.ok_or_else(unheard)?;
                if let Some(why) = misfit(found.advert.fit()) {
                    return Err(Stop::Amiss(format!("{name} is there, {why}")));
                }
                found.addresses
            }
        };
        Ok(Way::by_code(addresses, self.code.clone()))
    }

    fn tell(&self, news: &VisitorNews) -> io::Result<()> {
        let line = if self.json {
            told(news).to_string()
        } else {
            sentence(news)
        };
        let mut out = io::stdout().lock();
        writeln!(out, "{line}")?;
        out.flush()
    }
}

fn told(news: &VisitorNews) -> Value {
    match news {
        VisitorNews::Seated { seat, table } => json!({"seated": {"seat": seat, "table": table}}),
        VisitorNews::Reconnecting => json!({"reconnecting": true}),
        VisitorNews::OtherKey => json!({"other-key": true}),
        VisitorNews::TurnedAway(why) => json!({"turned-away": why}),
        VisitorNews::Over(standings) => json!({"over": standings}),
        VisitorNews::Shut(why) => json!({"shut": reason(why)}),
    }
}

fn sentence(news: &VisitorNews) -> String {
    match news {
        VisitorNews::Seated { seat, table } => {
            format!("in seat {} at {table}", u8::from(*seat))
        }
        VisitorNews::Reconnecting => "the connection is being renewed".into(),
        VisitorNews::OtherKey => {
            "somebody with another key answers at this address: it may not be the host".into()
        }
        VisitorNews::TurnedAway(why) => format!("turned away: {why}"),
        VisitorNews::Over(standings) => {
            format!("over: {}", json!(standings))
        }
        VisitorNews::Shut(why) => format!("shut: {}", reason(why)),
    }
}

fn reason(why: &Shut) -> Value {
    match why {
        Shut::Refused(refused) => json!(refused),
        Shut::NoPass => json!({"refused": "no-pass"}),
        Shut::OtherTable => json!({"refused": "other-table"}),
        Shut::HostUnproven => json!({"refused": "host-unproven"}),
    }
}
