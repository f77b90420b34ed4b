//! The tables of the app: those that run, and those that rest on disk until somebody looks.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use dealer::Seed;
use serde::Serialize;
use specta::Type;
use store::{NotTakenUp, RecordFile, RecordName, Records, StoreError, TakenUp};
use table::case::Posed;

use crate::books::OwnBook;
use crate::desk::{Desk, GameDesk, Opening};
use crate::desktop::Desktop;
use crate::history::stem_of;
use crate::host::{Around, Host, Pace, done_in, was_left_in_order};
use crate::lan::Elsewhere;
use crate::named::Task;
use crate::offered::Offered;
use crate::paper::PaperError;
use crate::verify::{Flaw, game_of};
use crate::{CloseError, GameSetup, OpenError, RecordError, Setup, TableCard, TableId, Unknown};

/// The tables of the app.
pub(crate) struct Tables {
    last: u32,
    all: BTreeMap<TableId, Entry>,
    /// The records of those that run.
    names: BTreeMap<TableId, RecordName>,
    broken: Vec<BrokenTable>,
    records: Records,
    pace: Pace,
    desktop: Arc<Desktop>,
}

enum Entry {
    /// It runs.
    On(Arc<Host>),
    /// It rests on disk.
    Resting { name: RecordName, card: TableCard },
    /// It is somebody else's, at another machine.
    Elsewhere(Arc<Elsewhere>),
}

/// A running table.
pub(crate) enum Running {
    /// It is ours.
    Here(Arc<Host>),
    /// It is somebody else's.
    Elsewhere(Arc<Elsewhere>),
}

/// A table that cannot be gone on with. Its file is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct BrokenTable {
    /// The file's name.
    pub file: String,
    /// The line of the file, from 1, at which it does not hold.
    pub line: u32,
    /// What is wrong.
    pub why: String,
}

impl Tables {
    /// The tables that lie in this folder.
    pub(crate) fn of(records: Records, pace: Pace, desktop: Arc<Desktop>) -> Self {
        let mut tables = Self {
            last: 0,
            all: BTreeMap::new(),
            names: BTreeMap::new(),
            broken: Vec::new(),
            records,
            pace,
            desktop,
        };
        // Where the folder cannot be read there is nothing to go on with, and opening says why.
        for name in tables.records.going().unwrap_or_default() {
            tables.find(name);
        }
        tables
    }

    /// Sees what a record holds, and lets it rest.
    fn find(&mut self, name: RecordName) {
        let TakenUp { mut file, text, .. } = match self.records.take_up(&name) {
            Ok(taken) => taken,
            // It is not ours to touch.
            Err(NotTakenUp::Elsewhere) => return,
            Err(amiss) => {
                let why = amiss.to_string();
                return self
                    .broken
                    .push(BrokenTable::of(&name, &Flaw { line: 1, why }));
            }
        };
        let Some(going) = dealer::going(&text) else {
            return self.pass_over(&file, &text);
        };
        match resume(&text) {
            Ok(desk) if desk.is_over() && is_finished(&text) => {
                // Where it cannot be moved now, it is when the app starts next.
                drop(self.records.finish(&mut file));
            }
            Ok(desk) => {
                let id = self.next_id();
                let card = TableCard {
                    id,
                    setup: desk.setup().clone(),
                    over: desk.is_over(),
                    began: going.began,
                    round: desk.round(),
                    awaited: desk.awaited(),
                    record: None,
                    picked_up: !was_left_in_order(&text),
                };
                self.all.insert(id, Entry::Resting { name, card });
            }
            Err(flaw) => self.broken.push(BrokenTable::of(&name, &flaw)),
        }
    }

    /// A record without its beginning: one that was being begun when the machine stopped, of which
    /// nobody was told, or one that somebody has changed.
    fn pass_over(&mut self, file: &RecordFile, text: &str) {
        if text.lines().count() < 2 {
            drop(self.records.throw_away(file));
        } else {
            let why = "it does not hold the seed, so the table cannot go on".into();
            self.broken
                .push(BrokenTable::of(file.name(), &Flaw { line: 2, why }));
        }
    }

    /// What a running table needs.
    fn around(&self) -> Around {
        Around {
            records: self.records.clone(),
            pace: self.pace.clone(),
            desktop: Arc::clone(&self.desktop),
        }
    }

    fn next_id(&mut self) -> TableId {
        self.last += 1;
        TableId(self.last)
    }

    /// Opens a table with a set-up and a file of figures that were checked.
    pub(crate) fn open(
        &mut self,
        setup: Setup,
        own: Option<OwnBook>,
        seed: Seed,
    ) -> Result<TableId, OpenError> {
        let began = now();
        let (desk, opening) = lay(setup, own, seed, began);
        let record = self
            .records
            .begin(&opening.stem, &opening.text)
            .map_err(|cause| OpenError::NotKept { cause })?;
        let id = self.next_id();
        self.names.insert(id, record.name().clone());
        let host = Host::start(id, desk, (record, Vec::new()), began, self.around());
        self.all.insert(id, Entry::On(host));
        Ok(id)
    }

    /// A table of somebody else's is among ours from now on.
    pub(crate) fn enter(&mut self, elsewhere: Arc<Elsewhere>) -> TableId {
        let id = self.next_id();
        self.all.insert(id, Entry::Elsewhere(elsewhere));
        id
    }

    /// A table of somebody else's is none of ours any more.
    pub(crate) fn part(&mut self, table: TableId) {
        if let Some(Entry::Elsewhere(_)) = self.all.get(&table) {
            self.all.remove(&table);
        }
    }

    /// All of them, the newest first.
    pub(crate) fn cards(&self) -> Vec<TableCard> {
        let mut cards: Vec<TableCard> = self
            .all
            .iter()
            .map(|(id, entry)| match entry {
                Entry::On(host) => host.card(),
                Entry::Resting { card, .. } => card.clone(),
                Entry::Elsewhere(elsewhere) => elsewhere.card(*id),
            })
            .collect();
        cards.sort_by_key(|card| std::cmp::Reverse((card.began, card.id)));
        cards
    }

    /// The tables at which somebody of this name sits.
    pub(crate) fn of_player(&self, name: &str) -> Vec<TableId> {
        let sits = |card: &TableCard| card.setup.seats.iter().any(|seat| seat.name == name);
        let his = self.cards().into_iter().filter(sits);
        his.map(|card| card.id).collect()
    }

    /// Those that cannot be gone on with.
    pub(crate) fn broken(&self) -> &[BrokenTable] {
        &self.broken
    }

    /// Throws away one that cannot be gone on with; answers whether there was one.
    pub(crate) fn throw_broken(&mut self, file: &str) -> Result<bool, StoreError> {
        let Some(at) = self.broken.iter().position(|broken| broken.file == file) else {
            return Ok(false);
        };
        let name = RecordName::named(file);
        let thrown = name.map_or(Ok(()), |name| self.records.throw_away_unread(&name));
        match thrown {
            Err(NotTakenUp::Store(error)) => return Err(error),
            // Who has it open has found it whole.
            Err(NotTakenUp::Elsewhere | NotTakenUp::NoText { .. }) | Ok(()) => {}
        }
        self.broken.remove(at);
        Ok(true)
    }

    /// A running table; one of ours that rests is woken.
    pub(crate) fn running(&mut self, table: TableId) -> Result<Running, Unknown> {
        match self.all.get(&table) {
            Some(Entry::Elsewhere(elsewhere)) => Ok(Running::Elsewhere(Arc::clone(elsewhere))),
            _ => self.host(table).map(Running::Here),
        }
    }

    /// A running table of ours; one that rests is woken.
    pub(crate) fn host(&mut self, table: TableId) -> Result<Arc<Host>, Unknown> {
        match self.all.get(&table) {
            None | Some(Entry::Elsewhere(_)) => Err(Unknown::NoSuchTable { table }),
            Some(Entry::On(host)) => Ok(Arc::clone(host)),
            Some(Entry::Resting { name, card }) => {
                let (name, began) = (name.clone(), card.began);
                let host = self.wake(table, &name, began)?;
                self.all.insert(table, Entry::On(Arc::clone(&host)));
                Ok(host)
            }
        }
    }

    /// Goes on with a table that rests.
    fn wake(
        &mut self,
        table: TableId,
        name: &RecordName,
        began: u32,
    ) -> Result<Arc<Host>, Unknown> {
        let TakenUp { file, text, .. } = self.take_up(table, name)?;
        let desk = resume(&text).map_err(|flaw| {
            self.broken.push(BrokenTable::of(name, &flaw));
            self.gone(table)
        })?;
        let done = done_in(&text);
        self.names.insert(table, file.name().clone());
        Ok(Host::start(table, desk, (file, done), began, self.around()))
    }

    /// The record of a table that rests. Somebody else may have taken it, or ended it, meanwhile.
    fn take_up(&mut self, table: TableId, name: &RecordName) -> Result<TakenUp, Unknown> {
        self.records.take_up(name).map_err(|error| match error {
            NotTakenUp::Elsewhere => Unknown::OpenElsewhere { table },
            NotTakenUp::Store(_) | NotTakenUp::NoText { .. } => self.gone(table),
        })
    }

    fn gone(&mut self, table: TableId) -> Unknown {
        self.all.remove(&table);
        Unknown::NoSuchTable { table }
    }

    /// Copies the record of a table that is on to where the user finds it, and says where that is.
    pub(crate) fn export(&self, table: TableId) -> Result<String, RecordError> {
        let gone = RecordError::NoSuchRecord {
            file: table.to_string(),
        };
        let path = match self.all.get(&table) {
            // The record of somebody else's is with him.
            None | Some(Entry::Elsewhere(_)) => return Err(gone),
            Some(Entry::On(host)) => self.records.export_going(&host.record())?,
            Some(Entry::Resting { name, .. }) => self.records.export_going(name)?,
        };
        Ok(path.display().to_string())
    }

    /// Goes on here with a table that was begun elsewhere, from its record.
    pub(crate) fn take_over(&mut self, text: &str) -> Result<TableId, RecordError> {
        let not_going = Flaw {
            line: 1,
            why: "the table is over, or its record does not hold the seed".into(),
        };
        let going = dealer::going(text).filter(|_| is_going(text));
        let began = going.ok_or(not_going)?.began;
        let desk = resume(text)?;
        let record = self.records.begin(&stem_of(text)?, text)?;
        let id = self.next_id();
        let host = Host::start(id, desk, (record, done_in(text)), began, self.around());
        self.all.insert(id, Entry::On(host));
        Ok(id)
    }

    /// Ends a table for good.
    pub(crate) fn close(&mut self, table: TableId) -> Result<(), CloseError> {
        let closed = match self.all.get(&table) {
            None | Some(Entry::Elsewhere(_)) => return Err(Unknown::NoSuchTable { table }.into()),
            Some(Entry::On(host)) => host.close(),
            Some(Entry::Resting { name, .. }) => {
                let taken = self.take_up(table, &name.clone())?;
                self.records.throw_away(&taken.file)
            }
        };
        closed.map_err(|cause| CloseError::NotThrownAway { cause })?;
        self.all.remove(&table);
        Ok(())
    }

    /// What the record of a table is called, where it is on here.
    pub(crate) fn record_name(&self, table: TableId) -> Option<String> {
        match self.all.get(&table)? {
            Entry::On(host) => Some(host.record().as_str().into()),
            Entry::Resting { name, .. } => Some(name.as_str().into()),
            Entry::Elsewhere(_) => None,
        }
    }

    /// What the record of a table holds by now.
    pub(crate) fn record(&mut self, table: TableId) -> Result<Vec<u8>, PaperError> {
        self.host(table)?;
        let no_such = PaperError::NoSuchTable { table };
        let name = self.names.get(&table).ok_or(no_such)?;
        // It goes among the finished ones with the line that ends the table.
        let going = self.records.read_going(name);
        Ok(going.or_else(|_| self.records.read_finished(name))?)
    }

    /// Leaves every table as it is, to be gone on with another time.
    pub(crate) fn rest(&self) {
        for entry in self.all.values() {
            if let Entry::On(host) = entry {
                host.rest();
            }
        }
    }
}

impl BrokenTable {
    pub(crate) fn of(name: &RecordName, flaw: &Flaw) -> Self {
        Self {
            file: name.as_str().into(),
            line: u32::try_from(flaw.line).unwrap_or(u32::MAX),
            why: flaw.why.clone(),
        }
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> u32 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        u32::try_from(since.as_secs()).unwrap_or(u32::MAX)
    })
}

fn is_finished(text: &str) -> bool {
    text.lines().any(|line| line.contains("\"over\":"))
}

/// Is it the record of a table that is not over, with the seed that it goes on by?
pub(crate) fn is_going(text: &str) -> bool {
    dealer::going(text).is_some() && !is_finished(text)
}

/// Lays the table of a record again.
fn resume(text: &str) -> Result<Box<dyn Desk>, Flaw> {
    struct Resume<'a>(&'a str);
    impl Task for Resume<'_> {
        type Done = Result<Box<dyn Desk>, Flaw>;

        fn with<G: Offered + Posed>(self) -> Self::Done {
            Ok(Box::new(GameDesk::<G>::resume(self.0)?))
        }
    }
    game_of(text)?.with(Resume(text))
}

fn lay(setup: Setup, own: Option<OwnBook>, seed: Seed, began: u32) -> (Box<dyn Desk>, Opening) {
    struct Lay {
        setup: Setup,
        own: Option<OwnBook>,
        seed: Seed,
        began: u32,
    }
    impl Lay {
        fn lay<G: Offered>(self, rules: G::Rules, fixed: G::Fixed) -> (Box<dyn Desk>, Opening) {
            let setting = self.setup.setting(rules, fixed);
            let laid = GameDesk::<G>::open(
                self.setup,
                setting,
                self.own.as_ref(),
                self.seed,
                self.began,
            );
            let (desk, opening) = laid.expect("the set-up was checked");
            (Box::new(desk), opening)
        }
    }
    let game = setup.game.clone();
    let table = Lay {
        setup,
        own,
        seed,
        began,
    };
    match game {
        GameSetup::Giro { rules, fixed } => table.lay::<giro::Race>(rules, fixed),
        GameSetup::Pigs { rules, fixed } => table.lay::<pigs::Gallop>(rules, fixed),
        GameSetup::Nasty { rules, fixed, .. } => table.lay::<nasty::Meeting>(rules, fixed),
    }
}
