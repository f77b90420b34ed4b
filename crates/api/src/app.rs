//! The app: its tables, its settings, its commands.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bots::Level;
use dealer::Seed;
use giro::Course;
use nasty::Plan;
use pigs::Edition;
use rand::rngs::SmallRng;
use serde::Serialize;
use specta::Type;
use store::{Books, Home, Language, Loaded, Settings, SettingsFile, Speed, StoreError, Trouble};
use table::Seat;

use crate::books::{self, Bookcase, OwnBook};
use crate::desktop::Desktop;
use crate::history::Shelf;
use crate::host::{Host, Pace, Sink};
use crate::lan::{Elsewhere, Network};
use crate::paper::{PaperError, Stationer};
use crate::setup::USUAL_PAUSE;
use crate::surprise::{self, Taste};
use crate::tables::{Running, Tables};
use crate::{
    ActError, BrokenTable, CloseError, GameMove, Look, OpenError, RecordError, Setup, SetupError,
    TableCard, TableId, Told, Unknown,
};

/// The app. Clones are the same app.
#[derive(Clone)]
pub struct App(Arc<Inside>);

/// The app, as long as somebody else has it.
#[derive(Clone)]
pub(crate) struct WeakApp(Weak<Inside>);

struct Inside {
    file: SettingsFile,
    settings: Arc<Mutex<Settings>>,
    trouble: Option<Trouble>,
    books: Books,
    home: Home,
    tables: Mutex<Tables>,
    shelf: Mutex<Shelf>,
    network: Network,
    stationer: Stationer,
    desktop: Arc<Desktop>,
    /// The table that was looked at last.
    looked_at: Mutex<Option<TableId>>,
}

/// What the page must know to begin.
#[derive(Clone, Debug, Serialize, Type)]
pub struct Hello {
    /// The app's version.
    pub version: String,
    /// The settings.
    pub settings: Settings,
    /// What was wrong with the file of settings.
    pub trouble: Option<Trouble>,
    /// The language of the system, where it is one of ours.
    pub language: Language,
    /// The courses of Giro Galoppo.
    pub courses: Vec<Arc<Course>>,
    /// The printings of Galloping Pigs.
    pub editions: Vec<Edition>,
    /// The course of the Really Nasty Horse Racing Game.
    pub plan: Plan,
    /// The levels that bots play at.
    pub levels: Vec<Level>,
}

impl App {
    /// The app with the settings and tables of this home.
    pub fn new(home: &Home) -> Self {
        Self::at_pace(home, true)
    }

    /// The app, as long as it keeps off the local network: no table is announced, and none listened for.
    pub fn apart(home: &Home) -> Self {
        Self::at_pace(home, false)
    }

    fn at_pace(home: &Home, network: bool) -> Self {
        let pace = |settings: &Arc<Mutex<Settings>>| {
            let heard = Arc::clone(settings);
            Pace {
                act: Arc::new(move || bot_pace(locked(&heard).speed)),
                close: Duration::from_millis(USUAL_PAUSE.into()),
            }
        };
        Self::with(home, pace, Network::new(network))
    }

    /// The app with bots that act at once, and tables that are not announced to the neighbours: for tests
    /// and benches.
    pub fn without_waiting(home: &Home) -> Self {
        let pace = |_: &Arc<Mutex<Settings>>| Pace {
            act: Arc::new(Duration::default),
            close: Duration::ZERO,
        };
        Self::with(home, pace, Network::new(false))
    }

    fn with(
        home: &Home,
        pace: impl FnOnce(&Arc<Mutex<Settings>>) -> Pace,
        network: Network,
    ) -> Self {
        let file = home.settings();
        let Loaded { settings, trouble } = file.load();
        let settings = Arc::new(Mutex::new(settings));
        let pace = pace(&settings);
        let desktop = Arc::<Desktop>::default();
        Self(Arc::new(Inside {
            file,
            settings,
            trouble,
            books: home.books(),
            home: home.clone(),
            tables: Mutex::new(Tables::of(home.records(), pace, Arc::clone(&desktop))),
            shelf: Mutex::new(Shelf::of(home)),
            network,
            stationer: Stationer::of(home),
            desktop,
            looked_at: Mutex::default(),
        }))
    }

    /// What the page must know to begin.
    pub fn hello(&self) -> Hello {
        Hello {
            version: env!("CARGO_PKG_VERSION").into(),
            settings: locked(&self.0.settings).clone(),
            trouble: self.0.trouble.clone(),
            language: Language::of_system(),
            courses: giro::Book::printed().courses().to_vec(),
            editions: pigs::Book::printed().editions().to_vec(),
            plan: nasty::Book::printed().course().plan().clone(),
            levels: Level::ALL.to_vec(),
        }
    }

    /// Changes the settings and keeps them.
    ///
    /// # Errors
    /// Where they cannot be kept on disk; they hold until the app is closed all the same.
    pub fn change_settings(&self, settings: Settings) -> Result<(), StoreError> {
        let mut held = locked(&self.0.settings);
        *held = settings;
        let saved = self.0.file.save(&held);
        saved.inspect_err(|error| tracing::warn!("settings: {error}"))
    }

    /// Is somebody who looks elsewhere to be called when he is awaited?
    pub fn notifies(&self) -> bool {
        locked(&self.0.settings).notify
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        let set = locked(&self.0.settings).language;
        set.unwrap_or_else(Language::of_system)
    }

    /// A set-up for so many seats with names, silks and horses at random. What `taste` names stays.
    pub fn surprise(&self, taste: Taste) -> Setup {
        let settings = locked(&self.0.settings).clone();
        surprise::setup(taste, &settings, &mut rand::make_rng::<SmallRng>())
    }

    /// All that is amiss with a set-up; nothing where a table can be opened with it.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn check(&self, setup: Setup) -> Vec<SetupError> {
        self.read_through(&setup).1
    }

    /// The file of figures that a set-up names, and all that is amiss with the two.
    pub(crate) fn read_through(&self, setup: &Setup) -> (Option<OwnBook>, Vec<SetupError>) {
        let (own, amiss) = match books::chosen(&self.0.books, setup) {
            Ok(own) => (own, None),
            Err(amiss) => (None, Some(amiss)),
        };
        let mut wrong = setup.wrong(own.as_ref());
        wrong.extend(amiss);
        (own, wrong)
    }

    /// The files of figures that the user has brought.
    pub fn books(&self) -> Bookcase {
        books::all(&self.0.books)
    }

    /// Opens a table, with a seed of its own or the one that a text stands for.
    ///
    /// # Errors
    /// Where the set-up does not do.
    pub fn open(&self, setup: Setup, seed: Option<String>) -> Result<TableId, OpenError> {
        let (own, wrong) = self.read_through(&setup);
        if !wrong.is_empty() {
            return Err(OpenError::Setup { wrong });
        }
        let seed = match seed {
            Some(text) => Seed::from_text(&text),
            None => Seed::from_system().map_err(|_| OpenError::NoChance)?,
        };
        locked(&self.0.tables).open(setup, own, seed)
    }

    /// Opens a new table like this one and closes it.
    ///
    /// # Errors
    /// Where there is no such table.
    pub fn rematch(&self, table: TableId) -> Result<TableId, OpenError> {
        if let Some(next) = self.party_rematch(table) {
            return next;
        }
        let setup = self.host(table)?.setup().clone();
        let next = self.open(setup, None)?;
        self.close(table)?;
        Ok(next)
    }

    /// The tables that are on, the newest first: those that run, and those that rest on disk.
    pub fn tables(&self) -> Vec<TableCard> {
        locked(&self.0.tables).cards()
    }

    /// The tables that cannot be gone on with, and why.
    pub fn broken_tables(&self) -> Vec<BrokenTable> {
        locked(&self.0.tables).broken().to_vec()
    }

    /// Tells `sink` the table as it stands, and from then on all that happens, until it answers
    /// `false`.
    ///
    /// # Errors
    /// Where there is no such table.
    pub fn watch(
        &self,
        table: TableId,
        sink: impl Fn(Told) -> bool + Send + 'static,
    ) -> Result<(), Unknown> {
        let sink: Sink = Box::new(sink);
        match self.running(table)? {
            Running::Here(host) => host.watch(sink),
            Running::Elsewhere(elsewhere) => elsewhere.watch(sink),
        }
        *locked(&self.0.looked_at) = Some(table);
        Ok(())
    }

    /// What a seat's player sees and may do. Only for seats that are played at this machine.
    ///
    /// # Errors
    /// Where the seat is somebody else's.
    pub fn look(&self, table: TableId, seat: Seat) -> Result<Look, ActError> {
        match self.running(table)? {
            Running::Here(host) => host.look(seat),
            Running::Elsewhere(elsewhere) => elsewhere.look(seat),
        }
    }

    /// Acts for a seat; `moment` is the one that its player had before him.
    ///
    /// # Errors
    /// Why it was turned away; nothing has changed then.
    pub fn act(
        &self,
        table: TableId,
        seat: Seat,
        moment: u32,
        mv: GameMove,
    ) -> Result<(), ActError> {
        match self.running(table)? {
            Running::Here(host) => host.act(seat, moment, mv),
            Running::Elsewhere(elsewhere) => elsewhere.act(table, seat, moment, mv),
        }
    }

    /// Takes back what a seat did last.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&self, table: TableId, seat: Seat) -> Result<(), ActError> {
        match self.running(table)? {
            Running::Here(host) => host.undo(seat),
            Running::Elsewhere(_) => Err(ActError::NoUndoElsewhere),
        }
    }

    /// Ends a table. One that is not over is gone for good; one of somebody else's is left.
    ///
    /// # Errors
    /// Where there is no such table, or its record cannot be thrown away.
    pub fn close(&self, table: TableId) -> Result<(), CloseError> {
        let running = self.running(table);
        if let Ok(Running::Elsewhere(elsewhere)) = running {
            // Where its party has ended by itself there is nothing to leave.
            drop(self.leave_party(elsewhere.party()));
            return Ok(());
        }
        locked(&self.0.tables).close(table)
    }

    /// Leaves every table as it is, to be gone on with another time: to be called before the app
    /// ends. One that ends without it goes on as after a crash.
    pub fn rest(&self) {
        self.network().leave_all();
        locked(&self.0.tables).rest();
        self.0.stationer.rest();
    }

    /// Copies the record of a table that is on to where the user finds it, and says where that is. With it
    /// the table can be gone on with on another machine; whoever reads it knows all that is hidden.
    ///
    /// # Errors
    /// Where there is no such table, or the copy cannot be written.
    pub fn export_table(&self, table: TableId) -> Result<String, RecordError> {
        locked(&self.0.tables).export(table)
    }

    /// Goes on here with a table that was begun on another machine, from its record.
    ///
    /// # Errors
    /// Where the record does not hold, its table is over, or it cannot be kept.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn take_over(&self, text: String) -> Result<TableId, RecordError> {
        locked(&self.0.tables).take_over(&text)
    }

    /// The app, as long as somebody else has it.
    pub(crate) fn downgrade(&self) -> WeakApp {
        WeakApp(Arc::downgrade(&self.0))
    }

    /// The name of the record of the table that was looked at last, where it is one of ours.
    pub(crate) fn record_looked_at(&self) -> Option<String> {
        let table = (*locked(&self.0.looked_at))?;
        locked(&self.0.tables).record_name(table)
    }

    /// What is known of what is around the app.
    pub(crate) fn desktop(&self) -> &Arc<Desktop> {
        &self.0.desktop
    }

    /// What is needed for documents.
    pub(crate) fn stationer(&self) -> &Stationer {
        &self.0.stationer
    }

    /// The record of a table that is on, or has just ended.
    pub(crate) fn record_of_table(&self, table: TableId) -> Result<Vec<u8>, PaperError> {
        locked(&self.0.tables).record(table)
    }

    /// The record of a finished table.
    pub(crate) fn past_record(&self, file: &str) -> Result<Vec<u8>, RecordError> {
        Ok(locked(&self.0.shelf).record(file)?.1)
    }

    /// Where this user's files lie.
    pub(crate) fn home(&self) -> &Home {
        &self.0.home
    }

    /// The finished tables.
    pub(crate) fn shelf(&self) -> MutexGuard<'_, Shelf> {
        locked(&self.0.shelf)
    }

    /// The tables that are on.
    pub(crate) fn tables_held(&self) -> MutexGuard<'_, Tables> {
        locked(&self.0.tables)
    }

    /// The tables on the network.
    pub(crate) fn network(&self) -> &Network {
        &self.0.network
    }

    pub(crate) fn host(&self, table: TableId) -> Result<Arc<Host>, Unknown> {
        locked(&self.0.tables).host(table)
    }

    fn running(&self, table: TableId) -> Result<Running, Unknown> {
        locked(&self.0.tables).running(table)
    }

    /// A table of somebody else's is among ours from now on.
    pub(crate) fn enter(&self, elsewhere: Arc<Elsewhere>) -> TableId {
        locked(&self.0.tables).enter(elsewhere)
    }

    /// A table of somebody else's is none of ours any more.
    pub(crate) fn part(&self, table: TableId) {
        locked(&self.0.tables).part(table);
    }
}

impl WeakApp {
    /// The app, if it is still there.
    pub(crate) fn upgrade(&self) -> Option<App> {
        self.0.upgrade().map(App)
    }
}

impl Default for App {
    /// The app of this user.
    fn default() -> Self {
        Self::new(&Home::of_this_user())
    }
}

/// A pace at which people can follow what bots do.
fn bot_pace(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Off => 100,
        Speed::Half => 1600,
        Speed::Normal => 900,
        Speed::Double => 450,
        Speed::Quadruple => 225,
    })
}

pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere has been reported there; what is kept here is whole between commands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
