//! What goes to guests is theirs to know, and is the same whenever it is told.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use ::lan::host::{Decision, Happening, Note};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use store::Home;
use table::case::Posed;
use table::{Eye, Seat, Seen as _, Turn};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

use super::told::{Afar, Alone, Everybody};
use crate::host::{Carried, Host, done_in};
use crate::named::Task;
use crate::offered::Offered;
use crate::{App, GameName, GameView, Level, Seated, TableId, Taste, bot};

/// A game of three seats, line by line, as guests are told of it; and as they would be told of another game
/// that looks the same to one pair of eyes.
struct Blind(SmallRng);

impl Task for Blind {
    /// How often the two games were different ones.
    type Done = u32;

    fn with<G: Offered + Posed>(mut self) -> u32 {
        const SEATS: usize = 3;
        const LINES: u32 = 250;
        let (rules, fixed) = (G::Rules::default(), G::Fixed::default());
        let mut game = G::open(G::book(), &rules, &fixed, SEATS).unwrap();
        let mut different = 0;
        for line in 1..LINES {
            let events = match game.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let lot = game.draw().unwrap().cast(&mut self.0);
                    game.settle(&game.outcome(&lot)).unwrap()
                }
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.lowest().unwrap();
                    let mv = game.sample(seat, &mut self.0);
                    game.decide(seat, &mv).unwrap()
                }
            };
            for event in &events {
                game.apply(event);
            }
            if game.turn() == Turn::Chance {
                continue;
            }
            let told = told_of(&game, SEATS, line, &events);
            for seat in Seat::first(SEATS) {
                let eye = Eye::Seat(seat);
                let other: G = G::guess(&game.view(eye), &mut self.0).into();
                let known: Vec<G::Event> = events
                    .iter()
                    .filter(|event| event.seen_by(eye))
                    .cloned()
                    .collect();
                let other = told_of(&other, SEATS, line, &known);
                assert_eq!(other.public.json(), told.public.json());
                let (own, others) = (seat.index(), (seat.index() + 1) % SEATS);
                assert_eq!(other.private[own].1.json(), told.private[own].1.json());
                different += u32::from(other.private[others] != told.private[others]);
            }
        }
        different
    }
}

fn told_of<G: Offered>(game: &G, seats: usize, line: u32, events: &[G::Event]) -> Happening {
    Afar::at(game.clone(), seats).happening(line, events, None)
}

#[test]
fn what_a_seat_is_told_does_not_depend_on_what_it_may_not_know() {
    for game in GameName::ALL {
        for seed in 0..3 {
            let different = game.with(Blind(SmallRng::seed_from_u64(seed)));
            assert!(different > 0, "nothing was hidden at {game}");
        }
    }
}

/// A table of two guests, who are bots.
struct Table {
    app: App,
    id: TableId,
    host: Arc<Host>,
    carried: UnboundedReceiver<Carried>,
    happened: Vec<Happening>,
    cids: [u32; 2],
    rng: SmallRng,
}

impl Table {
    fn open(home: &Path, game: GameName) -> Self {
        let app = App::without_waiting(&Home::at(home));
        let mut setup = app.surprise(Taste {
            game,
            players: Some(vec![Seated::Guest; 2]),
            names: Vec::new(),
            options: false,
        });
        setup.pause = Some(0);
        let id = app.open(setup, Some("guests".into())).unwrap();
        Self::at(app, id)
    }

    /// Leaves the table. Whoever tends it may be looking after it just now, and lets go of it after that.
    fn rest(self) {
        let host = Arc::downgrade(&self.host);
        self.app.rest();
        drop(self);
        while host.strong_count() > 0 {
            std::thread::yield_now();
        }
    }

    /// The one table that rests there.
    fn again(home: &Path) -> Self {
        let app = App::without_waiting(&Home::at(home));
        let id = app.tables()[0].id;
        Self::at(app, id)
    }

    fn at(app: App, id: TableId) -> Self {
        let host = app.host(id).unwrap();
        let (to, carried) = unbounded_channel();
        let mut happened = Vec::new();
        host.carry(to, &mut |happening| happened.push(happening))
            .unwrap();
        Self {
            app,
            id,
            host,
            carried,
            happened,
            cids: [0; 2],
            rng: SmallRng::seed_from_u64(7),
        }
    }

    fn line(&self) -> u32 {
        let last: Everybody<IgnoredAny> = self.happened.last().unwrap().public.read().unwrap();
        last.line
    }

    fn view(&self, seat: Seat) -> GameView {
        let private = &self.happened.last().unwrap().private;
        let alone: Alone<IgnoredAny> = private[seat.index()].1.read().unwrap();
        alone.view
    }

    /// Sends a command, and hears what became of it.
    fn command(&mut self, seat: Seat, seen: u32, mv: crate::GameMove) -> Decision {
        let cid = &mut self.cids[seat.index()];
        *cid += 1;
        self.host.act_from_afar(seat, *cid, seen, mv);
        let decision = loop {
            match self.carried.try_recv() {
                Ok(Carried::Decided { decision, .. }) => break decision,
                // Clocks are told beside it.
                Ok(Carried::Now(_)) => {}
                other => panic!("a command is answered at once: {other:?}"),
            }
        };
        if let Decision::Done(happenings) = &decision {
            self.happened.extend(happenings.iter().cloned());
        }
        decision
    }

    /// So many acts, or as many as there are to the end.
    fn play(&mut self, acts: usize) {
        for _ in 0..acts {
            let choice = Seat::first(2).find_map(|seat| {
                let view = self.view(seat);
                let mv = bot::choose(Level::Random, &view, seat, &mut self.rng)?;
                Some((seat, mv))
            });
            let Some((seat, mv)) = choice else { return };
            let decision = self.command(seat, self.line(), mv);
            assert!(matches!(decision, Decision::Done(_)), "{decision:?}");
        }
    }

    fn chain(&self) -> Vec<Happening> {
        self.happened.clone()
    }
}

fn record(home: &Path) -> String {
    let mut files = fs::read_dir(home.join("tables")).unwrap();
    let mut records = files.find_map(|file| {
        let path = file.unwrap().path();
        (path.extension()? == "racenight").then(|| fs::read_to_string(path).unwrap())
    });
    records.take().unwrap()
}

#[test]
fn a_table_that_is_taken_up_tells_what_has_happened_in_the_same_words() {
    for game in GameName::ALL {
        let home = tempfile::tempdir().unwrap();
        let mut table = Table::open(home.path(), *game);
        table.play(12);
        let before = table.chain();
        assert!(before.len() >= 12, "{game}");
        table.rest();
        let mut table = Table::again(home.path());
        assert!(table.chain() == before, "{game} is told in other words");
        table.cids = [100; 2];
        table.play(3);
        assert!(table.chain().len() >= before.len() + 3);
    }
}

#[test]
fn what_a_guest_did_stands_in_the_record_with_what_came_of_it() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Table::open(home.path(), GameName::Giro);
    table.play(9);
    let done = done_in(&record(home.path()));
    let last = |note: &Note| match note {
        Note::Done { seat, cid, idx } => (table.cids[seat.index()] == *cid, *idx),
        _ => (false, 0),
    };
    assert_eq!(done.len(), 2);
    assert!(done.iter().all(|note| last(note).0), "{done:?}");
    let idx = done.iter().map(|note| last(note).1).max().unwrap();
    assert_eq!(idx as usize, table.chain().len());
}

#[test]
fn what_a_guest_may_not_do_is_turned_away_and_says_why() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Table::open(home.path(), GameName::Pigs);
    let why = |decision: Decision| match decision {
        Decision::Refused(why) => why.read::<Value>().unwrap(),
        Decision::Done(_) => panic!("it was done"),
    };
    let starter = Seat::first(2).find_map(|seat| {
        let mv = bot::choose(
            Level::Random,
            &table.view(seat),
            seat,
            &mut table.rng.clone(),
        )?;
        Some((seat, mv))
    });
    let (starter, mv) = starter.unwrap();
    let other = starter.clockwise(2);
    let line = table.line();
    assert_eq!(why(table.command(starter, 0, mv.clone()))["error"], "stale");
    assert_eq!(
        why(table.command(other, line, mv.clone()))["error"],
        "refused"
    );
    let foreign = serde_json::from_value(json!({"game": "giro", "move": {"pick": 1}})).unwrap();
    assert_eq!(
        why(table.command(starter, line, foreign))["error"],
        "other-game"
    );
    // At the machine of the table nobody acts or looks for a guest.
    assert!(table.app.look(table.id, starter).is_err());
    assert!(table.app.act(table.id, starter, line, mv.clone()).is_err());
    assert!(matches!(
        table.command(starter, line, mv),
        Decision::Done(_)
    ));
}
