//! A bot of ours at a table of somebody else's: it sits in a seat there, and knows what that seat may see.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use ::lan::bytes::Fingerprint;
use ::lan::guest::{Held, Output, Pass, Shut, State, Visiting};
use ::lan::link::{Told, Visit};
use ::lan::message::Verdict;
use ::lan::proof::OnEd25519;
use ::lan::{Invitation, Refused, RoomCode, TableId};
use bots::Level;
use rand::rngs::SmallRng;
use serde::Deserialize;
use serde::de::IgnoredAny;
use store::HeldSeats;
use table::{Eye, Seat, Standings};
use tokio::time::{Instant, sleep_until};

use super::told::{Alone, Deed, Everybody, payload};
use super::view::{Nonsense, check, choose, standings};
use super::{LanError, chance, figures};
use crate::{App, GameName, GameView, Setup};

/// How one comes to a table.
#[derive(Clone, Debug)]
pub struct Way {
    addresses: Vec<SocketAddr>,
    known: Option<Fingerprint>,
    pass: Pass,
}

impl Way {
    /// By a join link.
    pub fn by_link(invitation: Invitation) -> Self {
        Self {
            addresses: invitation.addresses,
            known: Some(invitation.fingerprint),
            pass: Pass::Link(invitation.secret),
        }
    }

    /// By an address and a code; without a code where everybody may come in.
    pub fn by_code(addresses: Vec<SocketAddr>, code: Option<RoomCode>) -> Self {
        Self {
            addresses,
            known: None,
            pass: code.map_or(Pass::Open, Pass::Code),
        }
    }
}

/// What is news to a visitor.
#[derive(Clone, Debug, PartialEq)]
pub enum VisitorNews {
    /// It has its seat, at a table of this name.
    Seated {
        /// The seat.
        seat: Seat,
        /// The table's name.
        table: String,
    },
    /// The connection is being renewed.
    Reconnecting,
    /// The host at this address has another key than before: it may be somebody else.
    OtherKey,
    /// What it did was turned away, in the words of the table.
    TurnedAway(String),
    /// The game is over.
    Over(Standings),
    /// It cannot stay, or come in.
    Shut(Shut),
}

/// A bot at a table of somebody else's.
pub struct Visitor {
    visit: Visit,
    way: Way,
    /// The seat that it wants; without one it takes the first that is free.
    wanted: Option<Seat>,
    seat: Seat,
    /// Has it shown that the seat was its own before?
    shown: bool,
    name: String,
    level: Level,
    /// How long it takes for an act.
    wait: Duration,
    held: HeldSeats,
    table: Option<(TableId, String)>,
    /// The game there, once it is on, and for how many.
    table_of: Option<(GameName, usize)>,
    /// The number of the last line that it has seen, and the table after it.
    seen: Option<(u32, GameView)>,
    /// When it is to act.
    due: Option<Instant>,
    thought: SmallRng,
}

/// What it reads of the table as it stands; in the lobby there is nothing to see.
#[derive(Deserialize)]
struct Shown {
    setup: Option<Setup>,
    line: Option<u32>,
    view: Option<GameView>,
}

impl From<Nonsense> for LanError {
    fn from(_: Nonsense) -> Self {
        Self::OtherGame
    }
}

/// Why the table has turned something away, as far as a bot can do something about it.
#[derive(Deserialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
enum Why {
    TooEarly {
        left: u32,
    },
    Stale {},
    NotKept {},
    #[serde(other)]
    Other,
}

impl Visitor {
    /// Sends a bot of this level on its way. It takes so long for each act.
    ///
    /// # Errors
    /// Where the system gives no randomness.
    pub fn new(
        app: &App,
        way: Way,
        wanted: Option<Seat>,
        name: String,
        level: Level,
        wait: Duration,
    ) -> Result<Self, LanError> {
        let seat = wanted.unwrap_or(Seat::at(0));
        Ok(Self {
            visit: visit(&way, seat, &name, None)?,
            way,
            wanted,
            seat,
            shown: false,
            name,
            level,
            wait,
            held: app.home().held_seats(),
            table: None,
            table_of: None,
            seen: None,
            due: None,
            thought: rand::make_rng(),
        })
    }

    /// The next news. It may be dropped while it waits.
    ///
    /// # Errors
    /// Where something could not be kept, or the host tells what makes no sense.
    pub async fn next(&mut self) -> Result<VisitorNews, LanError> {
        loop {
            let news = tokio::select! {
                told = self.visit.next() => self.hear(told)?,
                () = until(self.due) => {
                    self.act()?;
                    None
                }
            };
            if let Some(news) = news {
                return Ok(news);
            }
        }
    }

    fn hear(&mut self, told: Told) -> Result<Option<VisitorNews>, LanError> {
        let Told::Guest(output) = told else {
            return Ok(Some(VisitorNews::OtherKey));
        };
        match output {
            Output::Keep(held) => self.keep(&held)?,
            Output::Welcome(welcome) => self.table = Some((welcome.table, welcome.name)),
            Output::Placed(_) => {
                self.visit.guest().0.ready(true);
                return Ok(self.seated());
            }
            Output::Snapshot { body, .. } => {
                let Shown { setup, line, view } = body.read().map_err(|_| LanError::OtherGame)?;
                let (Some(setup), Some(line), Some(view)) = (setup, line, view) else {
                    return Ok(None);
                };
                self.table_of = Some((setup.game.name(), setup.seats.len()));
                return self.look(line, view);
            }
            Output::Event {
                public, private, ..
            } => {
                let Everybody::<IgnoredAny> { line, .. } =
                    public.read().map_err(|_| LanError::OtherGame)?;
                let alone = private.ok_or(LanError::OtherGame)?;
                let Alone::<IgnoredAny> { view, .. } =
                    alone.read().map_err(|_| LanError::OtherGame)?;
                return self.look(line, view);
            }
            Output::Answer(verdict) => return Ok(self.answered(&verdict)),
            Output::State(State::Reconnecting) => return Ok(Some(VisitorNews::Reconnecting)),
            Output::State(State::Shut(why)) => return self.shut(why),
            _ => {}
        }
        Ok(None)
    }

    fn keep(&self, held: &Held) -> Result<(), LanError> {
        let text = serde_json::to_string(held).expect("a seat is kept as plain JSON");
        let table = held.table.text();
        Ok(self.held.keep(&table, self.seat.into(), &text)?)
    }

    fn seated(&self) -> Option<VisitorNews> {
        let (_, table) = self.table.as_ref()?;
        Some(VisitorNews::Seated {
            seat: self.seat,
            table: table.clone(),
        })
    }

    fn look(&mut self, line: u32, view: GameView) -> Result<Option<VisitorNews>, LanError> {
        let (game, seats) = self.table_of.ok_or(LanError::OtherGame)?;
        check(&view, game, Eye::Seat(self.seat), seats)?;
        let over = standings(&view, &mut self.thought)?;
        self.seen = Some((line, view));
        self.due = Some(Instant::now() + self.wait);
        let Some(standings) = over else {
            return Ok(None);
        };
        self.due = None;
        if let Some((table, _)) = &self.table {
            self.held.give_up(&table.text(), self.seat.into())?;
        }
        Ok(Some(VisitorNews::Over(standings)))
    }

    /// Does what it thinks best, where it may do anything.
    fn act(&mut self) -> Result<(), LanError> {
        self.due = None;
        let Some((seen, view)) = &self.seen else {
            return Ok(());
        };
        let choice = choose(self.level, view, self.seat, &mut self.thought)?;
        if let Some(mv) = choice {
            let deed = payload(&Deed { seen: *seen, mv });
            let (guest, now) = self.visit.guest();
            // While a command is on its way, its answer comes first; then it thinks again.
            let _busy = guest.act(now, None, deed);
        }
        Ok(())
    }

    fn answered(&mut self, verdict: &Verdict) -> Option<VisitorNews> {
        let Verdict::Refused { why } = verdict else {
            // What has happened meanwhile may have come while the answer was awaited.
            self.due.get_or_insert(Instant::now() + self.wait);
            return None;
        };
        let wait = match why.read().unwrap_or(Why::Other) {
            Why::TooEarly { left } => Duration::from_millis(left.into()),
            Why::Stale {} => Duration::ZERO,
            Why::NotKept {} => Duration::from_secs(1),
            Why::Other => return Some(VisitorNews::TurnedAway(why.json().to_owned())),
        };
        self.due = Some(Instant::now() + wait);
        None
    }

    /// It is not let in, or not to this seat.
    fn shut(&mut self, why: Shut) -> Result<Option<VisitorNews>, LanError> {
        let is_taken = matches!(why, Shut::Refused(Refused::Taken { .. }));
        let Some((seat, held)) = self.another().filter(|_| is_taken) else {
            return Ok(Some(VisitorNews::Shut(why)));
        };
        self.seat = seat;
        self.visit = visit(&self.way, seat, &self.name, held)?;
        Ok(None)
    }

    /// Where it may sit if its seat is taken: in the next one, or in the one that it wants, if that is its own
    /// from before.
    fn another(&mut self) -> Option<(Seat, Option<Held>)> {
        match self.wanted {
            None => Some((Seat::new(u8::from(self.seat) + 1)?, None)),
            Some(_) if self.shown => None,
            Some(seat) => {
                self.shown = true;
                Some((seat, Some(self.held_before(seat)?)))
            }
        }
    }

    fn held_before(&self, seat: Seat) -> Option<Held> {
        let (table, _) = self.table.as_ref()?;
        let text = self.held.held(&table.text(), seat.into())?;
        serde_json::from_str(&text).ok()
    }
}

fn visit(way: &Way, seat: Seat, name: &str, held: Option<Held>) -> Result<Visit, LanError> {
    let visiting = Visiting {
        pass: Some(way.pass.clone()),
        held,
        ..visiting(Eye::Seat(seat), name)?
    };
    Ok(Visit::new(way.addresses.clone(), way.known, visiting))
}

/// What a guest of ours says at the door, who has nothing to show yet.
pub(super) fn visiting(eye: Eye, name: &str) -> Result<Visiting, LanError> {
    Ok(Visiting {
        eye,
        name: name.to_owned(),
        pass: None,
        held: None,
        app: env!("CARGO_PKG_VERSION").into(),
        books: figures::all(),
        language: "en".into(),
        exchange: Arc::new(OnEd25519),
        chance: chance()?,
    })
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
