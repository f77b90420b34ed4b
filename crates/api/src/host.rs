//! One running table with everybody who watches it, its bots, its clock and its record.

mod guests;

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use ::lan::host::Note;
use dealer::Time;
use store::{RecordFile, RecordName, Records, StoreError};
use table::Seat;

use crate::desk::{Desk, News, write_line};
use crate::desktop::{Calls, Desktop};
use crate::{ActError, GameMove, Look, Setup, State, TableCard, TableId, Told, Unknown};

use guests::Guests;

pub(crate) use guests::{Carried, done_in};

/// Where a watcher's messages go; answers whether he is still there.
pub(crate) type Sink = Box<dyn Fn(Told) -> bool + Send>;

/// How long bots take.
#[derive(Clone)]
pub(crate) struct Pace {
    /// For an act of theirs, as long as people need to see the one before.
    pub(crate) act: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// Besides, before they close a moment in which people may put something in.
    pub(crate) close: Duration,
}

/// What is around a running table.
pub(crate) struct Around {
    /// Where its record is kept.
    pub(crate) records: Records,
    /// How long its bots take.
    pub(crate) pace: Pace,
    /// Where people are called to it.
    pub(crate) desktop: Arc<Desktop>,
}

/// How long a table that is stuck waits before it looks for room again.
const RETRY: Duration = Duration::from_secs(1);
/// The room that a table that was stuck must find, in bytes: more than any line needs.
const ROOM: usize = 16 * 1024;

/// A running table. Dropping the last handle ends its thread.
pub(crate) struct Host {
    id: TableId,
    setup: Setup,
    /// When the table was opened, in seconds since 1970.
    opened: u32,
    /// When this run of it began.
    began: Instant,
    around: Around,
    room: Mutex<Room>,
    stir: Sender<()>,
}

struct Room {
    desk: Box<dyn Desk>,
    record: RecordFile,
    /// Is the record among the finished ones?
    shelved: bool,
    watchers: Vec<Sink>,
    guests: Guests,
    calls: Calls,
    /// The number of the last message.
    seq: u32,
    /// When the next bot acts.
    bot_due: Option<Time>,
    /// When bots that are not awaited say whether they put something in.
    put_in_due: Option<Time>,
    /// Why nothing goes on, and when to look again.
    stuck: Option<(StoreError, Time)>,
    closed: bool,
}

impl Host {
    /// Runs a table with the record that it goes on in, and what guests are known to have done at it.
    pub(crate) fn start(
        id: TableId,
        desk: Box<dyn Desk>,
        (record, done): (RecordFile, Vec<Note>),
        opened: u32,
        around: Around,
    ) -> Arc<Self> {
        let (stir, stirred) = channel();
        let host = Arc::new(Self {
            id,
            setup: desk.setup().clone(),
            opened,
            began: Instant::now(),
            around,
            room: Mutex::new(Room {
                desk,
                record,
                shelved: false,
                watchers: Vec::new(),
                guests: Guests::new(done),
                calls: Calls::default(),
                seq: 0,
                bot_due: None,
                put_in_due: None,
                stuck: None,
                closed: false,
            }),
            stir,
        });
        host.begin();
        let tended = Arc::downgrade(&host);
        thread::Builder::new()
            .name(format!("table {id}"))
            .spawn(move || tend(&tended, &stirred))
            .expect("the system gives a thread");
        host
    }

    fn begin(&self) {
        let mut room = self.room();
        // What the record holds is known; what chance still owes follows.
        room.desk.kept();
        room.desk.tick(self.now());
        // Where that cannot be kept the table begins stuck, and says so to whoever watches.
        if self.keep(&mut room).is_ok() {
            self.after(&mut room);
        }
    }

    pub(crate) fn card(&self) -> TableCard {
        let room = self.room();
        TableCard {
            id: self.id,
            setup: self.setup.clone(),
            over: room.desk.is_over(),
            began: self.opened,
            round: room.desk.round(),
            awaited: room.desk.awaited(),
            record: room.shelved.then(|| room.record.name().as_str().into()),
            picked_up: false,
        }
    }

    /// The name of its record.
    pub(crate) fn record(&self) -> RecordName {
        self.room().record.name().clone()
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Tells the table as it stands, and from then on all that happens.
    pub(crate) fn watch(&self, sink: Sink) {
        let mut room = self.room();
        if sink(self.snapshot(&room)) {
            room.watchers.push(sink);
        }
    }

    pub(crate) fn act(&self, seat: Seat, moment: u32, mv: GameMove) -> Result<(), ActError> {
        let mut room = self.open_room()?;
        room.desk.act(self.now(), seat, moment, mv)?;
        self.keep(&mut room)?;
        self.after(&mut room);
        Ok(())
    }

    pub(crate) fn undo(&self, seat: Seat) -> Result<(), ActError> {
        let mut room = self.open_room()?;
        room.desk.undo(self.now(), seat)?;
        self.keep(&mut room)?;
        self.after(&mut room);
        Ok(())
    }

    pub(crate) fn look(&self, seat: Seat) -> Result<Look, ActError> {
        self.room().desk.look(seat)
    }

    /// Ends the table and tells its watchers so. The record of one that is not over goes with it.
    pub(crate) fn close(&self) -> Result<(), StoreError> {
        let mut room = self.room();
        if !room.closed && !room.desk.is_over() {
            self.around.records.throw_away(&room.record)?;
        }
        room.closed = true;
        room.seq += 1;
        let told = Told::Closed { seq: room.seq };
        room.watchers.drain(..).for_each(|sink| {
            sink(told.clone());
        });
        room.guests.carry(Carried::Closed);
        self.stir();
        Ok(())
    }

    /// Leaves the table as it is, to be gone on with another time. Nothing more happens at it.
    pub(crate) fn rest(&self) {
        let mut room = self.room();
        if room.closed || room.shelved {
            return;
        }
        room.closed = true;
        let mut line = String::new();
        write_line(&mut line, &Resting { resting: true });
        // Without this line the table is picked up all the same, as after a crash.
        drop(room.record.append(&line));
        self.stir();
    }

    /// Lets the table's thread look what is due. While the table begins or ends there may be none yet, or none any more.
    fn stir(&self) {
        let _ended = self.stir.send(());
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        // A panic elsewhere has been reported there; the table itself is whole between inputs.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open_room(&self) -> Result<MutexGuard<'_, Room>, Unknown> {
        let room = self.room();
        if room.closed {
            return Err(Unknown::NoSuchTable { table: self.id });
        }
        Ok(room)
    }

    fn now(&self) -> Time {
        Time(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn later(&self, wait: Duration) -> Time {
        Time(self.now().0 + u64::try_from(wait.as_millis()).unwrap_or(u64::MAX))
    }

    fn snapshot(&self, room: &Room) -> Told {
        Told::Snapshot {
            seq: room.seq,
            setup: self.setup.clone(),
            story: room.desk.story().to_vec(),
            state: self.state(room),
        }
    }

    fn state(&self, room: &Room) -> State {
        State {
            stuck: room.stuck.as_ref().map(|(error, _)| error.clone()),
            ..room.desk.state(self.now())
        }
    }

    /// Puts on disk what the last input brought about; where that fails, it has not happened.
    fn keep(&self, room: &mut Room) -> Result<(), StoreError> {
        let mut lines = room.desk.unkept();
        if lines.is_empty() {
            return Ok(());
        }
        lines += &room.guests.done(room.desk.happened());
        room.record.append(&lines).inspect_err(|error| {
            room.desk.forget();
            self.stick(room, error.clone());
        })?;
        if room.stuck.take().is_some() {
            // While nothing could be done, nobody's time was running.
            room.desk.wind(self.now());
        }
        Ok(())
    }

    fn stick(&self, room: &mut Room, error: StoreError) {
        tracing::warn!("table {} is stuck: {error}", self.id);
        room.stuck = Some((error, self.later(RETRY)));
        self.tell(room, Self::snapshot);
        self.carry_now(room);
        self.stir();
    }

    fn tell(&self, room: &mut Room, told: impl FnOnce(&Self, &Room) -> Told) {
        room.seq += 1;
        let told = told(self, room);
        room.watchers.retain(|sink| sink(told.clone()));
    }

    /// After everything that was kept: tells the news and sees when a bot is due.
    fn after(&self, room: &mut Room) {
        if room.desk.is_over() && !room.shelved {
            // Who hears of the end finds the table among the finished ones. Where it cannot be moved
            // now, it is when the app starts next.
            room.shelved = self.around.records.finish(&mut room.record).is_ok();
        }
        for news in room.desk.kept() {
            self.tell(room, |host, room| match news {
                News::Happened(chapter) => Told::Notice {
                    seq: room.seq,
                    chapter,
                    state: host.state(room),
                },
                News::TakenBack => host.snapshot(room),
            });
        }
        room.guests.tell(&mut *room.desk);
        self.carry_now(room);
        let awaited = room.desk.awaited();
        room.calls.hear(&self.around.desktop, &self.setup, awaited);
        self.set_bots_going(room);
        self.stir();
    }

    /// A bot takes its time for its own turn, and closes no moment too early. Whether it puts
    /// something in is decided well within the pause; at once where there is none.
    fn set_bots_going(&self, room: &mut Room) {
        let (now, pace) = (self.now(), (self.around.pace.act)());
        let acts = self.later(pace + self.left_to_people(room));
        let open = room.desk.open_until();
        let is_awaited = !room.desk.awaited_bots().is_empty();
        room.bot_due = is_awaited.then(|| acts.max(open));
        let closed = room.bot_due.unwrap_or(open);
        let within = Duration::from_millis(closed.0.saturating_sub(now.0) / 2).min(pace);
        let may_put_in = !room.desk.bots_out_of_turn().is_empty();
        room.put_in_due = may_put_in.then(|| self.later(within));
    }

    /// What a bot waits before it closes a moment in which people may put something in, whether or
    /// not they hold anything that fits. A table with a pause of its own keeps to that.
    fn left_to_people(&self, room: &Room) -> Duration {
        let keeps_to_pause = self.setup.pause.is_some();
        if keeps_to_pause || !room.desk.bot_closes() {
            return Duration::ZERO;
        }
        self.around.pace.close
    }

    /// Does what is due and says when something is due next.
    fn do_what_is_due(&self, room: &mut Room) -> Option<Time> {
        let now = self.now();
        if let Some((_, retry)) = room.stuck {
            return Some(if retry <= now {
                self.look_for_room(room)
            } else {
                retry
            });
        }
        if room.desk.deadline().is_some_and(|deadline| deadline <= now) {
            room.desk.tick(now);
            self.go_on(room);
        } else if room.put_in_due.is_some_and(|due| due <= now) {
            room.put_in_due = None;
            if room.desk.put_in(now) {
                self.go_on(room);
            }
        } else if room.bot_due.is_some_and(|due| due <= now) {
            room.desk.play_bot(now);
            self.go_on(room);
        }
        match &room.stuck {
            Some((_, retry)) => Some(*retry),
            None => [room.bot_due, room.put_in_due, room.desk.deadline()]
                .into_iter()
                .flatten()
                .min(),
        }
    }

    /// Goes on after something that nobody at a screen did: who has to know is told.
    fn go_on(&self, room: &mut Room) {
        if self.keep(room).is_ok() {
            self.after(room);
        }
    }

    fn look_for_room(&self, room: &mut Room) -> Time {
        let retry = self.later(RETRY);
        match room.record.try_room(ROOM) {
            Ok(()) => {
                room.stuck = None;
                room.desk.wind(self.now());
                self.tell(room, Self::snapshot);
                self.carry_now(room);
                // What chance owes, where the table was taken up with no room for it, comes now.
                room.desk.tick(self.now());
                self.go_on(room);
                self.now()
            }
            Err(error) => {
                room.stuck = Some((error, retry));
                retry
            }
        }
    }
}

/// The remark with which a table is left to be gone on with.
#[derive(serde::Serialize, serde::Deserialize)]
struct Resting {
    resting: bool,
}

/// Was the table of this record left in order, and not by a crash?
pub(crate) fn was_left_in_order(record: &str) -> bool {
    let last = record.lines().next_back().map(serde_json::from_str);
    matches!(last, Some(Ok(Resting { resting: true })))
}

/// The table's thread: sleeps until a bot or the clock is due, or it is stirred. With the table it ends.
fn tend(host: &Weak<Host>, stirred: &Receiver<()>) {
    while let Some(host) = host.upgrade() {
        let mut room = host.room();
        if room.closed {
            return;
        }
        let due = host.do_what_is_due(&mut room);
        let sleep = due.map(|due| Duration::from_millis(due.0.saturating_sub(host.now().0)));
        drop(room);
        // Nobody is kept at the table by one who sleeps.
        drop(host);
        let is_gone = match sleep {
            Some(sleep) => stirred.recv_timeout(sleep) == Err(RecvTimeoutError::Disconnected),
            None => stirred.recv().is_err(),
        };
        if is_gone {
            return;
        }
    }
}
