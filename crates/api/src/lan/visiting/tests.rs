//! Guests at tables of somebody else's: two apps on real sockets of this machine.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod coming;
mod nonsense;
mod playing;
mod scripted;
mod strange;

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use store::Home;
use table::Seat;
use tempfile::TempDir;

use crate::lan::{
    AwayChoice, GuestLine, HostOffer, JoinBy, PartyCard, PartyId, PartyTold, Saying, ShutWhy, Side,
};
use crate::{App, GameName, Level, Seated, Setup, TableId, Taste, Told, bot};

const CODE: &str = "7K2MQ0";
const SOON: Duration = Duration::from_secs(20);

/// One machine with its app, and what it is told of its parties.
struct Machine {
    app: App,
    home: TempDir,
    told: Receiver<PartyTold>,
    parties: Vec<PartyCard>,
    said: Vec<PartyTold>,
}

impl Machine {
    fn new() -> Self {
        Self::at(tempfile::tempdir().unwrap())
    }

    /// The app begins anew with the files that it left.
    fn restarted(self) -> Self {
        let Self { app, home, .. } = self;
        drop(app);
        Self::at(home)
    }

    /// The app with its tables begins anew as after a crash.
    fn crashed(self) -> Self {
        let mut again = self.restarted();
        let end = Instant::now() + SOON;
        // Whoever tended a table lets go of it when he next looks after it.
        while again.app.tables().is_empty() {
            assert!(Instant::now() < end, "no table is there");
            again = again.restarted();
        }
        again
    }

    fn at(home: TempDir) -> Self {
        let app = App::without_waiting(&Home::at(home.path()));
        let (to, told) = channel();
        app.watch_parties(move |told| to.send(told).is_ok());
        Self {
            app,
            home,
            told,
            parties: Vec::new(),
            said: Vec::new(),
        }
    }

    /// Waits for what somebody says.
    fn until_said(&mut self, line: &str) {
        let is = |told: &PartyTold| matches!(told, PartyTold::Said { what: Saying::Line { text }, .. } if text == line);
        let end = Instant::now() + SOON;
        while !self.said.iter().any(is) {
            let left = end.saturating_duration_since(Instant::now());
            match self.told.recv_timeout(left).expect("nobody says it") {
                PartyTold::Parties { parties } => self.parties = parties,
                said => self.said.push(said),
            }
        }
    }

    /// The party as soon as it is like that.
    fn until(&mut self, id: PartyId, is: impl Fn(&PartyCard) -> bool) -> PartyCard {
        let end = Instant::now() + SOON;
        loop {
            let card = self.parties.iter().find(|card| card.id == id);
            if let Some(card) = card.filter(|card| is(card)) {
                return card.clone();
            }
            let left = end.saturating_duration_since(Instant::now());
            let told = self.told.recv_timeout(left);
            match told.unwrap_or_else(|_| panic!("it stays so: {card:?}")) {
                PartyTold::Parties { parties } => self.parties = parties,
                said => self.said.push(said),
            }
        }
    }

    fn until_line(&mut self, id: PartyId, wanted: &GuestLine) -> PartyCard {
        self.until(id, |card| line(card) == Some(wanted))
    }

    fn until_shut(&mut self, id: PartyId) -> ShutWhy {
        let card = self.until(id, |card| {
            matches!(line(card), Some(GuestLine::Shut { .. }))
        });
        match line(&card) {
            Some(GuestLine::Shut { why }) => why.clone(),
            _ => unreachable!("it is shut"),
        }
    }

    /// Opens a lobby.
    fn host(&mut self, game: GameName, players: Vec<Seated>) -> Hosted {
        let mut setup = self.app.surprise(Taste {
            game,
            players: Some(players),
            names: Vec::new(),
            options: false,
        });
        setup.pause = Some(0);
        self.host_setup(setup)
    }

    fn host_setup(&mut self, setup: Setup) -> Hosted {
        let id = self
            .app
            .host_party(HostOffer {
                setup,
                name: "Anna's table".into(),
                code: Some(CODE.into()),
                port: Some(0),
                away: AwayChoice::Wait,
            })
            .unwrap();
        let card = self.until(id, |_| true);
        let Side::Host {
            link, addresses, ..
        } = card.side
        else {
            panic!("we host it")
        };
        let port = addresses[0].rsplit(':').next().unwrap().to_owned();
        Hosted { id, link, port }
    }

    /// Goes to the stand of a table with its code.
    fn join(&mut self, hosted: &Hosted) -> PartyId {
        let id = self
            .app
            .join_party(hosted.by_code(CODE), "Ben".into())
            .unwrap();
        self.until(id, |card| {
            line(card) == Some(&GuestLine::Live) && card.setup.is_some() && !card.seats.is_empty()
        });
        id
    }

    /// Sits down.
    fn take(&mut self, id: PartyId, seat: usize, name: &str) {
        self.app.take_seat(id, Seat::at(seat), name.into()).unwrap();
        self.until(id, |card| {
            card.seats
                .get(seat)
                .is_some_and(|card| card.mine && card.name == name)
        });
    }

    /// The table of a party, once the game is on.
    fn table(&mut self, id: PartyId) -> TableId {
        self.until(id, |card| card.table.is_some()).table.unwrap()
    }
}

/// A table that others can join.
struct Hosted {
    id: PartyId,
    link: String,
    port: String,
}

impl Hosted {
    fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    fn by_code(&self, code: &str) -> JoinBy {
        JoinBy::Address {
            address: self.address(),
            code: Some(code.into()),
        }
    }
}

fn line(card: &PartyCard) -> Option<&GuestLine> {
    match &card.side {
        Side::Guest { line, .. } => Some(line),
        Side::Host { .. } => None,
    }
}

fn mine(card: &PartyCard) -> Vec<usize> {
    let mine = card.seats.iter().filter(|seat| seat.mine);
    mine.map(|seat| seat.seat.index()).collect()
}

/// Everything that is told of a table, held against what has to be told.
struct Watched {
    told: Receiver<Told>,
    seq: u32,
    story: Vec<crate::Chapter>,
    setup: Option<Setup>,
    state: Option<crate::State>,
    closed: bool,
    snapshots: u32,
}

impl Watched {
    fn new(app: &App, table: TableId) -> Self {
        let (to, told) = channel();
        app.watch(table, move |told| to.send(told).is_ok()).unwrap();
        let mut watched = Self {
            told,
            seq: 0,
            story: Vec::new(),
            setup: None,
            state: None,
            closed: false,
            snapshots: 0,
        };
        watched.take_in();
        watched
    }

    /// Takes in what was told meanwhile: without a gap.
    fn take_in(&mut self) {
        while let Ok(told) = self.told.try_recv() {
            let first = self.snapshots == 0;
            let seq = match told {
                Told::Snapshot {
                    seq,
                    setup,
                    story,
                    state,
                } => {
                    self.snapshots += 1;
                    (self.setup, self.story, self.state) = (Some(setup), story, Some(state));
                    seq
                }
                Told::Notice {
                    seq,
                    chapter,
                    state,
                } => {
                    if !chapter.events.is_empty() {
                        self.story.push(chapter);
                    }
                    self.state = Some(state);
                    seq
                }
                Told::Closed { seq } => {
                    self.closed = true;
                    seq
                }
            };
            assert!(first || seq == self.seq + 1, "{} and then {seq}", self.seq);
            self.seq = seq;
        }
        let lines: Vec<u32> = self.story.iter().map(|chapter| chapter.line).collect();
        assert!(lines.is_sorted_by(|a, b| a < b), "{lines:?}");
    }

    fn until(&mut self, is: impl Fn(&Self) -> bool) {
        let end = Instant::now() + SOON;
        self.take_in();
        while !is(self) {
            assert!(Instant::now() < end, "it stays at line {:?}", self.last());
            std::thread::sleep(Duration::from_millis(2));
            self.take_in();
        }
    }

    /// The last line that something is told of.
    fn last(&self) -> Option<u32> {
        Some(self.story.last()?.line)
    }

    fn is_over(&self) -> bool {
        self.state.as_ref().unwrap().view.turn() == table::Turn::Over
    }
}

/// Lets bots play the seats of a machine, to the end or, at most, so many acts, as long as anybody waits for them;
/// answers how many there were.
fn play(app: &App, table: TableId, seats: &[usize], acts: usize) -> usize {
    let mut rng = SmallRng::seed_from_u64(7);
    let (mut done, mut idle) = (0, Instant::now());
    let patience = if acts == usize::MAX {
        SOON
    } else {
        Duration::from_millis(300)
    };
    while done < acts && idle.elapsed() < patience {
        let mut waits = true;
        for seat in seats.iter().copied().map(Seat::at) {
            let Ok(look) = app.look(table, seat) else {
                continue;
            };
            if look.view.turn() == table::Turn::Over {
                return done;
            }
            let Some(mv) = bot::choose(Level::Random, &look.view, seat, &mut rng) else {
                continue;
            };
            // What has happened meanwhile is seen the next time.
            if app.act(table, seat, look.moment, mv).is_ok() {
                done += 1;
                (waits, idle) = (false, Instant::now());
            }
        }
        if waits {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
    done
}
