//! `host`: a table without a window, for others on the local network.

use std::io::{self, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use api::lan::{AwayChoice, Holder, LanError, Offer, Party, PartyNews, RoomCode, SeatList};
use api::{App, GameName, Level, Seated, Setup, TableCard, TableId, Taste};
use clap::Args;
use serde_json::json;
use tokio::time::{Instant, timeout_at};

use crate::stop::{Outcome, Stop, asked_to_end};

/// Host a table on the local network, without a window.
///
/// Prints the code, the link and the addresses by which others join. Seats that no bot takes are for guests; the
/// game starts when all of them are taken and everybody is ready.
/// Ctrl+C ends it; a table that is not over waits on disk, and `racenight host` without a game goes on with it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  racenight host giro --seats 4
  racenight host pigs --name \"Anna's table\" --seats 3 --bots steady
  racenight host nasty --seats 6 --code 7K2MQ0 --port 47223 --json
  racenight host")]
pub(crate) struct Words {
    /// The game; without it the last table that is not over goes on
    #[arg(value_name = "GAME")]
    game: Option<GameName>,
    /// What the table is called
    #[arg(long, value_name = "TEXT", default_value = "Race Night")]
    name: String,
    /// How many sit down
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// The levels of bots, which take the last seats
    #[arg(long, value_name = "LEVEL,…", value_delimiter = ',')]
    bots: Vec<Level>,
    /// Six letters and digits; without it they are drawn
    #[arg(long, value_name = "CODE")]
    code: Option<RoomCode>,
    /// The port to listen at, 0 for one that is free [default: the usual one, or the one from before]
    #[arg(long, value_name = "P")]
    port: Option<u16>,
    /// Seconds for each decision
    #[arg(long, value_name = "S")]
    clock: Option<u32>,
    /// Milliseconds that everybody has to play a card before the next roll
    #[arg(long, value_name = "MS")]
    pause: Option<u32>,
    /// What becomes of a seat whose player is away for two minutes: wait, bot or vote
    #[arg(long, value_name = "CHOICE", default_value = "bot")]
    away: AwayChoice,
    /// Do not announce the table: it is joined by its link or its address alone
    #[arg(long)]
    quiet: bool,
    /// Print JSON, a line for each thing
    #[arg(long)]
    json: bool,
}

/// How long guests have to hear of the end.
const LEAVING: Duration = Duration::from_secs(10);
/// How long a good-bye is on its way.
const GOODBYE: Duration = Duration::from_millis(300);

/// Hosts until the game is over, or until Ctrl+C.
pub(crate) fn run(words: &Words) -> Outcome {
    let app = App::default();
    let hosted = tokio::runtime::Runtime::new()?.block_on(words.host(&app));
    app.rest();
    hosted
}

/// The last table with guests that is not over.
fn last(app: &App) -> Result<TableId, Stop> {
    let has_guests = |card: &TableCard| {
        let mut seats = card.setup.seats.iter();
        !card.over && seats.any(|seat| seat.player == Seated::Guest)
    };
    let card = app.tables().into_iter().find(has_guests);
    card.map(|card| card.id)
        .ok_or_else(|| Stop::Amiss("no table waits to be gone on with: name a game".into()))
}

/// Has every guest taken his seat, and is he ready?
fn is_full(list: &SeatList) -> bool {
    let mut seats = list.seats.iter();
    seats.all(|card| match card.holder {
        Holder::Free => false,
        Holder::Guest => card.ready,
        Holder::Here | Holder::Bot | Holder::StandIn => true,
    })
}

impl Words {
    fn setup(&self, app: &App, game: GameName) -> Result<Setup, Stop> {
        let guests = usize::from(self.seats).saturating_sub(self.bots.len());
        if guests == 0 {
            let amiss = "bots take every seat: give more --seats, or fewer --bots";
            return Err(Stop::Amiss(amiss.into()));
        }
        let mut players = vec![Seated::Guest; guests];
        players.extend(self.bots.iter().map(|level| Seated::Bot(*level)));
        let mut setup = app.surprise(Taste {
            game,
            players: Some(players),
            names: Vec::new(),
            options: false,
        });
        setup.clock = self.clock;
        setup.pause = self.pause;
        Ok(setup)
    }

    async fn open(&self, app: &App) -> Result<Party, Stop> {
        let offer = Offer {
            name: self.name.clone(),
            code: self.code.clone(),
            port: self.port,
            announce: !self.quiet,
            away: self.away,
        };
        let party = match self.game {
            Some(game) => Party::lobby(app, self.setup(app, game)?, offer).await,
            None => Party::again(app, last(app)?, offer).await,
        };
        party.map_err(|why| amiss(&why))
    }

    async fn host(&self, app: &App) -> Outcome {
        let mut party = self.open(app).await?;
        self.say_hello(&mut party)?;
        let mut over = None;
        let mut asked = Box::pin(asked_to_end());
        while over.is_none_or(|end| Instant::now() < end && party.connections() > 0) {
            let end = over.unwrap_or_else(|| Instant::now() + LEAVING);
            let news = tokio::select! {
                news = timeout_at(end, party.next()) => news,
                ended = &mut asked => {
                    ended?;
                    break;
                }
            };
            if let Ok(news) = news {
                self.hear(&mut party, &news.map_err(|why| amiss(&why))?)?;
            }
            if let (None, true, Some(table)) = (over, party.is_over(), party.table()) {
                over = Some(Instant::now() + LEAVING);
                self.say_over(app, table)?;
            }
        }
        party.close();
        let end = Instant::now() + GOODBYE;
        while timeout_at(end, party.next()).await.is_ok() {}
        Ok(ExitCode::SUCCESS)
    }

    /// Says what is news. Once everybody is there and ready the game starts.
    fn hear(&self, party: &mut Party, news: &PartyNews) -> Result<(), Stop> {
        self.tell(news)?;
        if let (PartyNews::Seats(list), None) = (news, party.table())
            && is_full(list)
        {
            let started = party.start(Level::Steady);
            started.map_err(|why| Stop::Amiss(why.to_string()))?;
        }
        Ok(())
    }

    fn say_hello(&self, party: &mut Party) -> io::Result<()> {
        let code = party.code().map(|code| code.to_string());
        let link = party.invitation().to_string();
        let addresses = party.invitation().addresses.clone();
        if self.json {
            let hosting =
                json!({"name": party.name(), "code": code, "link": link, "addresses": addresses});
            return say(&json!({"hosting": hosting}).to_string());
        }
        say(&format!(
            "{}\ncode     {}",
            party.name(),
            code.unwrap_or_default()
        ))?;
        for address in addresses {
            say(&format!("address  {address}"))?;
        }
        say(&format!("link     {link}"))
    }

    fn tell(&self, news: &PartyNews) -> io::Result<()> {
        match (self.json, news) {
            (true, PartyNews::Seats(list)) => say(&json!({"seats": list}).to_string()),
            (true, PartyNews::Code(code)) => say(&json!({"code": code.to_string()}).to_string()),
            (true, PartyNews::Unheard(why)) => say(&json!({"unheard": why}).to_string()),
            (false, PartyNews::Seats(list)) => say(&seats(list)),
            (false, PartyNews::Code(code)) => say(&format!("too many wrong codes; now: {code}")),
            (false, PartyNews::Unheard(why)) => say(&format!("not announced: {why}")),
            (_, PartyNews::Happened | PartyNews::Said(_) | PartyNews::Closed) => Ok(()),
        }
    }

    fn say_over(&self, app: &App, table: TableId) -> io::Result<()> {
        let card = app.tables().into_iter().find(|card| card.id == table);
        let record = card.and_then(|card| card.record);
        if self.json {
            return say(&json!({"over": {"record": record}}).to_string());
        }
        say(&format!("over     {}", record.unwrap_or_default()))
    }
}

fn seats(list: &SeatList) -> String {
    let seats = list.seats.iter().map(|card| match card.holder {
        Holder::Free => "free".to_owned(),
        _ => card.name.clone(),
    });
    let seats: Vec<String> = seats.collect();
    format!("seats    {}", seats.join(", "))
}

fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

fn amiss(why: &LanError) -> Stop {
    Stop::Amiss(why.to_string())
}
