//! A table to test at: bots act at once, settings lie in a folder of the test's own.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use api::{
    ActError, App, GameMove, GameName, GameOutlook, GameSetup, GameView, Level, Look, Seated,
    Setup, State, TableId, Taste, Told,
};
use giro::Obstacles;
use pigs::LineUp;
use store::{Settings, Speed};
use table::{Seat, Turn};
use tempfile::TempDir;

pub(crate) struct Evening {
    pub(crate) app: App,
    pub(crate) table: TableId,
    pub(crate) setup: Setup,
    pub(crate) folder: TempDir,
}

impl Evening {
    /// A race of so many people here and so many bots, obstacles drawn.
    pub(crate) fn here_and_bots(here: usize, bots: usize) -> Self {
        Self::race(players(here, bots), Obstacles::Drawn)
    }

    /// A race of so many people here, who place the obstacles themselves.
    pub(crate) fn placing(here: usize) -> Self {
        Self::race(players(here, 0), Obstacles::Placed)
    }

    /// A race of so many people here, with its home on this disk.
    pub(crate) fn on_disk(place: &Path, here: usize) -> Self {
        let folder = TempDir::new_in(place).expect("there is room for a home");
        Self::open_in(folder, GameName::Giro, players(here, 0), |setup| {
            set_obstacles(setup, Obstacles::Drawn);
        })
    }

    fn race(players: Vec<Seated>, obstacles: Obstacles) -> Self {
        Self::open(GameName::Giro, players, |setup| {
            set_obstacles(setup, obstacles);
        })
    }

    /// The pigs, with so many people here and so many bots; seat 0 starts.
    pub(crate) fn with_pigs(here: usize, bots: usize) -> Self {
        Self::herd(here, bots, pigs::Rules::default())
    }

    /// As [`Evening::with_pigs`], with these options.
    pub(crate) fn herd(here: usize, bots: usize, rules: pigs::Rules) -> Self {
        let starter = Some(Seat::at(0));
        Self::open(GameName::Pigs, players(here, bots), |setup| {
            let fixed = pigs::Fixed { starter };
            setup.game = GameSetup::Pigs { rules, fixed };
        })
    }

    /// A meeting by the figures of a file of this text, with so many people here and so many bots.
    pub(crate) fn meeting_by(text: &str, here: usize, bots: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the home");
        let books = folder.path().join("books");
        fs::create_dir(&books).expect("a folder for the figures");
        fs::write(books.join("box.toml"), text).expect("figures");
        Self::open_in(folder, GameName::Nasty, players(here, bots), |setup| {
            let GameSetup::Nasty { book, .. } = &mut setup.game else {
                panic!("a meeting was asked for")
            };
            *book = Some("box.toml".into());
        })
    }

    pub(crate) fn open(
        game: GameName,
        players: Vec<Seated>,
        arrange: impl FnOnce(&mut Setup),
    ) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the home");
        Self::open_in(folder, game, players, arrange)
    }

    fn open_in(
        folder: TempDir,
        game: GameName,
        players: Vec<Seated>,
        arrange: impl FnOnce(&mut Setup),
    ) -> Self {
        let app = App::without_waiting(&store::Home::at(folder.path()));
        Self::open_with(app, folder, game, players, arrange)
    }

    /// A meeting of one person and a bot that takes its time, though not to be looked at, with this
    /// pause before a roll.
    pub(crate) fn unhurried_meeting(pause: Option<u32>) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the home");
        let app = App::new(&store::Home::at(folder.path()));
        let settings = Settings {
            speed: Speed::Off,
            ..app.hello().settings
        };
        app.change_settings(settings).expect("there is room");
        Self::open_with(app, folder, GameName::Nasty, players(1, 1), |setup| {
            setup.pause = pause;
        })
    }

    pub(crate) fn open_with(
        app: App,
        folder: TempDir,
        game: GameName,
        players: Vec<Seated>,
        arrange: impl FnOnce(&mut Setup),
    ) -> Self {
        let taste = Taste {
            game,
            players: Some(players),
            names: Vec::new(),
            options: false,
        };
        let mut setup = app.surprise(taste);
        arrange(&mut setup);
        let table = app
            .open(setup.clone(), Some("an evening".into()))
            .expect("it will do");
        Self {
            app,
            table,
            setup,
            folder,
        }
    }

    /// The same table after a crash at this instant: on a copy of the disk, in an app of its own.
    pub(crate) fn after_a_crash(&self) -> Self {
        let folder = tempfile::tempdir().expect("a folder for the copy");
        copy(self.folder.path(), folder.path());
        let app = App::without_waiting(&store::Home::at(folder.path()));
        let cards = app.tables();
        assert_eq!(cards.len(), 1, "{:?}", app.broken_tables());
        Self {
            app,
            table: cards[0].id,
            setup: cards[0].setup.clone(),
            folder,
        }
    }

    /// The files in the folder of records, without those of finished tables.
    pub(crate) fn records(&self) -> Vec<PathBuf> {
        files(&self.folder.path().join("tables"))
    }

    /// The records of finished tables.
    pub(crate) fn finished(&self) -> Vec<PathBuf> {
        files(&self.folder.path().join("tables/finished"))
    }

    pub(crate) fn watch(&self) -> Receiver<Told> {
        let (tell, told) = channel();
        self.app
            .watch(self.table, move |told| tell.send(told).is_ok())
            .expect("it is open");
        told
    }

    pub(crate) fn look(&self, seat: Seat) -> Look {
        self.app
            .look(self.table, seat)
            .expect("the seat is played here")
    }

    /// Somebody here who is awaited.
    pub(crate) fn awaited_here(&self) -> Seat {
        let turn = turn(&self.look(Seat::at(0)).view);
        let is_here = |seat: &Seat| self.setup.seats[seat.index()].player == Seated::Here;
        turn.awaited().iter().find(is_here).expect("he is awaited")
    }

    /// Does the first thing that the seat may do.
    pub(crate) fn act(&self, seat: Seat) {
        self.try_act(seat).expect("a lawful act");
    }

    fn try_act(&self, seat: Seat) -> Result<(), ActError> {
        let look = self.look(seat);
        let mv = first_of(&look.outlook).expect("the seat may act");
        self.app.act(self.table, seat, look.moment, mv)
    }

    /// Acts for the people here whenever they are awaited, and gives all that a watcher is told.
    pub(crate) fn to_the_end(&self) -> Vec<Told> {
        self.to_the_end_seeing(|| {})
    }

    /// The same, with a look at something each time that something is told.
    pub(crate) fn to_the_end_seeing(&self, mut see: impl FnMut()) -> Vec<Told> {
        let told = self.watch();
        let mut heard = Vec::new();
        loop {
            let next = told
                .recv_timeout(Duration::from_secs(20))
                .expect("the game goes on");
            see();
            let (Told::Snapshot { state, .. } | Told::Notice { state, .. }) = &next else {
                panic!("the table was closed")
            };
            let turn = turn(&state.view);
            heard.push(next);
            if turn == Turn::Over {
                return heard;
            }
            for seat in turn.awaited().iter() {
                self.act_if_awaited(seat);
            }
        }
    }

    /// The notice may be old by now, so the look decides.
    pub(crate) fn act_if_awaited(&self, seat: Seat) {
        if self.setup.seats[seat.index()].player == Seated::Here
            && turn(&self.look(seat).view).awaited().contains(seat)
        {
            match self.try_act(seat) {
                // A bot that put something in was faster: that is told, and he is asked again.
                Ok(()) | Err(ActError::Stale { .. }) => {}
                Err(error) => panic!("a lawful act was turned away: {error:?}"),
            }
        }
    }
}

fn set_obstacles(setup: &mut Setup, obstacles: Obstacles) {
    let GameSetup::Giro { rules, .. } = &mut setup.game else {
        panic!("a race was asked for")
    };
    rules.obstacles = obstacles;
}

/// Waits until it is so.
pub(crate) fn until(mut it_is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !it_is_so() {
        assert!(began.elapsed() < Duration::from_secs(20), "it never was");
        thread::sleep(Duration::from_millis(20));
    }
}

pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths.filter(|path| path.is_file()).collect()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder for the copy");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("an entry can be read").path();
        let copied = to.join(path.file_name().expect("it has a name"));
        if path.is_dir() {
            copy(&path, &copied);
        } else {
            fs::copy(&path, &copied).expect("it can be copied");
        }
    }
}

pub(crate) fn players(here: usize, bots: usize) -> Vec<Seated> {
    [
        vec![Seated::Here; here],
        vec![Seated::Bot(Level::Random); bots],
    ]
    .concat()
}

/// The first of what may be done.
fn first_of(outlook: &GameOutlook) -> Option<GameMove> {
    match outlook {
        GameOutlook::Giro(giro::Outlook::Pick { cards }) => Some(pick(cards[0].card)),
        GameOutlook::Giro(giro::Outlook::Place { spaces }) => {
            let free = spaces.iter().find(|space| space.refusal.is_none());
            free.map(|space| GameMove::Giro(giro::Move::Place(space.space)))
        }
        GameOutlook::Pigs(pigs::Outlook::LineUp { pigs, .. }) => {
            let order = LineUp::try_from(pigs.clone()).expect("five pigs");
            Some(GameMove::Pigs(pigs::Move::LineUp(order)))
        }
        GameOutlook::Pigs(pigs::Outlook::Food { spaces }) => {
            let free = spaces.iter().find(|space| space.refusal.is_none());
            free.map(|space| GameMove::Pigs(pigs::Move::Food(space.at)))
        }
        GameOutlook::Pigs(pigs::Outlook::Play { cards }) => {
            Some(GameMove::Pigs(pigs::Move::Play(cards[0].pig)))
        }
        GameOutlook::Nasty(outlook) => first_of_meeting(outlook).map(GameMove::Nasty),
        _ => None,
    }
}

/// Plays no card, backs nobody, and gallops.
fn first_of_meeting(outlook: &nasty::Outlook) -> Option<nasty::Move> {
    match outlook {
        nasty::Outlook::Entries { .. } => {
            Some(nasty::Move::Entries(nasty::Entries([1, 2, 3, 4, 5, 6])))
        }
        nasty::Outlook::Board { rows } => Some(nasty::Move::Chalk(rows[0])),
        nasty::Outlook::Bet { .. } => Some(nasty::Move::Bet(None)),
        nasty::Outlook::Moment { turn: Some(_), .. } => Some(nasty::Move::Roll(nasty::Done)),
        nasty::Outlook::Go { goals, .. } => Some(nasty::Move::Go(goals[0].goal)),
        nasty::Outlook::Double { .. } => Some(nasty::Move::Double(true)),
        nasty::Outlook::Called { asked: true, .. } => Some(nasty::Move::Ready(nasty::Done)),
        _ => None,
    }
}

pub(crate) fn pick(card: u8) -> GameMove {
    GameMove::Giro(giro::Move::Pick(card))
}

pub(crate) fn turn(view: &GameView) -> Turn {
    match view {
        GameView::Giro(view) => view.turn,
        GameView::Pigs(view) => view.turn,
        GameView::Nasty(view) => view.turn,
    }
}

pub(crate) fn view(state: &State) -> &giro::View {
    let GameView::Giro(view) = &state.view else {
        panic!("a race was opened")
    };
    view
}

/// How the pigs stand in these eyes.
pub(crate) fn pigs_in(view: &GameView) -> &pigs::View {
    let GameView::Pigs(view) = view else {
        panic!("the pigs were let out")
    };
    view
}

/// The states in what was told.
pub(crate) fn states(told: &[Told]) -> Vec<&State> {
    let state = |told| match told {
        &Told::Snapshot { ref state, .. } | &Told::Notice { ref state, .. } => Some(state),
        Told::Closed { .. } => None,
    };
    told.iter().filter_map(state).collect()
}

/// Asserts that messages are numbered without a gap.
pub(crate) fn assert_gapless(told: &[Told]) {
    let mut numbers = told.iter().map(|told| match told {
        Told::Snapshot { seq, .. } | Told::Notice { seq, .. } | Told::Closed { seq } => *seq,
    });
    assert!(matches!(told[0], Told::Snapshot { .. }));
    let first = numbers.next().expect("a snapshot");
    assert!(
        numbers
            .zip(first + 1..)
            .all(|(seq, expected)| seq == expected)
    );
}

/// Asserts that the last state reveals the seed that all of them have promised, and no other does.
pub(crate) fn assert_promise_kept(told: &[Told]) {
    let states = states(told);
    let (last, before) = states.split_last().expect("states");
    assert!(before.iter().all(|state| state.revealed.is_none()));
    let revealed = serde_json::to_value(last.revealed.clone().expect("revealed at the end"));
    let seed: dealer::Seed = serde_json::from_value(revealed.unwrap()).unwrap();
    let promise = seed.commitment().to_string();
    assert!(states.iter().all(|state| state.commitment == promise));
}
