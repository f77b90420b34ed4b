//! A table to test at: bots act at once, settings lie in a folder of the test's own.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use api::{
    App, GameMove, GameOutlook, GameSetup, GameView, Level, Seated, Setup, State, TableId, Taste,
    Told,
};
use giro::{Move, Obstacles, Outlook, View};
use table::{Seat, Turn};

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) table: TableId,
    pub(crate) setup: Setup,
    _folder: tempfile::TempDir,
}

impl Evening {
    /// So many people here and so many bots, obstacles drawn.
    pub(crate) fn here_and_bots(here: usize, bots: usize) -> Self {
        let players = [
            vec![Seated::Here; here],
            vec![Seated::Bot(Level::Random); bots],
        ]
        .concat();
        Self::open(players, Obstacles::Drawn)
    }

    /// So many people here, who place the obstacles themselves.
    pub(crate) fn placing(here: usize) -> Self {
        Self::open(vec![Seated::Here; here], Obstacles::Placed)
    }

    fn open(players: Vec<Seated>, obstacles: Obstacles) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the settings");
        let app = App::without_waiting(store::SettingsFile::at(folder.path()));
        let taste = Taste {
            players: Some(players),
            ..Taste::default()
        };
        let mut setup = app.surprise(taste);
        let GameSetup::Giro { rules, .. } = &mut setup.game;
        rules.obstacles = obstacles;
        let table = app
            .open(setup.clone(), Some("an evening".into()))
            .expect("it will do");
        Self {
            app,
            table,
            setup,
            _folder: folder,
        }
    }

    pub(crate) fn watch(&self) -> Receiver<Told> {
        let (tell, told) = channel();
        self.app
            .watch(self.table, move |told| tell.send(told).is_ok())
            .expect("it is open");
        told
    }

    pub(crate) fn pick_lowest(&self, seat: Seat) {
        let look = self
            .app
            .look(self.table, seat)
            .expect("the seat is played here");
        let GameOutlook::Giro(Outlook::Pick { cards }) = look.outlook else {
            panic!("no pick")
        };
        self.app
            .act(self.table, seat, look.moment, pick(cards[0].card))
            .expect("a held card");
    }

    /// Picks for the person of seat 0 whenever awaited, and gives all that a watcher is told.
    pub(crate) fn race_to_the_end(&self) -> Vec<Told> {
        let told = self.watch();
        let mut heard = Vec::new();
        loop {
            let next = told
                .recv_timeout(Duration::from_secs(20))
                .expect("the race goes on");
            let (Told::Snapshot { state, .. } | Told::Notice { state, .. }) = &next else {
                panic!("the table was closed")
            };
            let turn = view(state).turn;
            heard.push(next);
            match turn {
                Turn::Over => return heard,
                turn if turn.awaited().contains(Seat::at(0)) => self.pick_if_awaited(),
                _ => {}
            }
        }
    }

    /// The notice may be old by now, so the look decides.
    fn pick_if_awaited(&self) {
        let look = self
            .app
            .look(self.table, Seat::at(0))
            .expect("the seat is played here");
        let GameView::Giro(view) = &look.view;
        if view.turn.awaited().contains(Seat::at(0)) {
            self.pick_lowest(Seat::at(0));
        }
    }
}

pub(crate) fn pick(card: u8) -> GameMove {
    GameMove::Giro(Move::Pick(card))
}

pub(crate) fn view(state: &State) -> &View {
    let GameView::Giro(view) = &state.view;
    view
}
