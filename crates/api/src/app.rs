//! The app: its tables, its settings, its commands.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::Level;
use dealer::{Seed, Time};
use giro::Course;
use rand::rngs::SmallRng;
use serde::Serialize;
use specta::Type;
use store::{Language, Loaded, Settings, SettingsFile, Speed, StoreError, Trouble};
use table::Seat;

use crate::desk::{Desk, GameDesk};
use crate::host::{Host, Pace, Sink};
use crate::surprise::{self, Taste};
use crate::{
    ActError, GameMove, GameSetup, Look, OpenError, Setup, TableCard, TableId, Told, Unknown,
};

/// The app. Clones are the same app.
#[derive(Clone)]
pub struct App(Arc<Inside>);

struct Inside {
    file: SettingsFile,
    settings: Arc<Mutex<Settings>>,
    trouble: Option<Trouble>,
    tables: Mutex<Tables>,
    pace: Pace,
}

#[derive(Default)]
struct Tables {
    last: u32,
    open: BTreeMap<TableId, Arc<Host>>,
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
    /// The levels that bots play at.
    pub levels: Vec<Level>,
}

impl App {
    /// The app with the settings of this file.
    pub fn new(file: SettingsFile) -> Self {
        let Loaded { settings, trouble } = file.load();
        let settings = Arc::new(Mutex::new(settings));
        let heard = Arc::clone(&settings);
        let pace: Pace = Arc::new(move || bot_pace(locked(&heard).speed));
        Self::with_pace(file, settings, trouble, pace)
    }

    /// The app with bots that act at once, for tests and benches.
    pub fn without_waiting(file: SettingsFile) -> Self {
        let Loaded { settings, trouble } = file.load();
        Self::with_pace(
            file,
            Arc::new(Mutex::new(settings)),
            trouble,
            Arc::new(Duration::default),
        )
    }

    fn with_pace(
        file: SettingsFile,
        settings: Arc<Mutex<Settings>>,
        trouble: Option<Trouble>,
        pace: Pace,
    ) -> Self {
        Self(Arc::new(Inside {
            file,
            settings,
            trouble,
            tables: Mutex::default(),
            pace,
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
        self.0.file.save(&held)
    }

    /// A set-up for so many seats with names, silks and horses at random. What `taste` names stays.
    pub fn surprise(&self, taste: Taste) -> Setup {
        let cards_left = locked(&self.0.settings).cards_left;
        surprise::setup(taste, cards_left, &mut rand::make_rng::<SmallRng>())
    }

    /// All that is amiss with a set-up; nothing where a table can be opened with it.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn check(&self, setup: Setup) -> Vec<crate::SetupError> {
        setup.wrong()
    }

    /// Opens a table, with a seed of its own or the one that a text stands for.
    ///
    /// # Errors
    /// Where the set-up does not do.
    pub fn open(&self, setup: Setup, seed: Option<String>) -> Result<TableId, OpenError> {
        let wrong = setup.wrong();
        if !wrong.is_empty() {
            return Err(OpenError::Setup { wrong });
        }
        let seed = match seed {
            Some(text) => Seed::from_text(&text),
            None => Seed::from_system().map_err(|_| OpenError::NoChance)?,
        };
        let mut tables = locked(&self.0.tables);
        tables.last += 1;
        let id = TableId(tables.last);
        let pace = Arc::clone(&self.0.pace);
        let host = Host::start(id, setup.clone(), pace, |now| desk(setup, seed, now));
        tables.open.insert(id, host);
        Ok(id)
    }

    /// Opens a new table like this one and closes it.
    ///
    /// # Errors
    /// Where there is no such table.
    pub fn rematch(&self, table: TableId) -> Result<TableId, OpenError> {
        let setup = self.host(table)?.setup().clone();
        let next = self.open(setup, None)?;
        self.close(table)?;
        Ok(next)
    }

    /// The tables that are open, the newest first.
    pub fn tables(&self) -> Vec<TableCard> {
        locked(&self.0.tables)
            .open
            .values()
            .rev()
            .map(|host| host.card())
            .collect()
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
        self.host(table)?.watch(sink);
        Ok(())
    }

    /// What a seat's player sees and may do. Only for seats that are played at this machine.
    ///
    /// # Errors
    /// Where the seat is somebody else's.
    pub fn look(&self, table: TableId, seat: Seat) -> Result<Look, ActError> {
        self.host(table)?.look(seat)
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
        self.host(table)?.act(seat, moment, mv)
    }

    /// Takes back what a seat did last.
    ///
    /// # Errors
    /// Why nothing was taken back.
    pub fn undo(&self, table: TableId, seat: Seat) -> Result<(), ActError> {
        self.host(table)?.undo(seat)
    }

    /// Ends a table.
    ///
    /// # Errors
    /// Where there is no such table.
    pub fn close(&self, table: TableId) -> Result<(), Unknown> {
        let host = locked(&self.0.tables)
            .open
            .remove(&table)
            .ok_or(Unknown::NoSuchTable { table })?;
        host.close();
        Ok(())
    }

    fn host(&self, table: TableId) -> Result<Arc<Host>, Unknown> {
        locked(&self.0.tables)
            .open
            .get(&table)
            .cloned()
            .ok_or(Unknown::NoSuchTable { table })
    }
}

impl Default for App {
    /// The app of this user.
    fn default() -> Self {
        Self::new(SettingsFile::of_this_user())
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

fn desk(setup: Setup, seed: Seed, now: Time) -> Box<dyn Desk> {
    let GameSetup::Giro { rules, fixed } = setup.game.clone();
    let setting = setup.setting::<giro::Race>(rules, fixed);
    let desk = GameDesk::open(setup, setting, seed, now);
    Box::new(desk.expect("the set-up was checked"))
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic elsewhere has been reported there; what is kept here is whole between commands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
