//! One running table with everybody who watches it, its bots and its clock.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::thread;
use std::time::{Duration, Instant};

use bots::Level;
use dealer::Time;
use table::Seat;

use crate::desk::{Desk, News};
use crate::{ActError, GameMove, Look, Seated, Setup, TableCard, TableId, Told};

/// Where a watcher's messages go; answers whether he is still there.
pub(crate) type Sink = Box<dyn Fn(Told) -> bool + Send>;

/// How long bots take for an act.
pub(crate) type Pace = Arc<dyn Fn() -> Duration + Send + Sync>;

/// A running table. Dropping the last handle ends its thread.
pub(crate) struct Host {
    id: TableId,
    setup: Setup,
    began: Instant,
    pace: Pace,
    room: Mutex<Room>,
    stir: Condvar,
}

struct Room {
    desk: Box<dyn Desk>,
    watchers: Vec<Sink>,
    /// The number of the last message.
    seq: u32,
    /// When the next bot acts.
    bot_due: Option<Time>,
    closed: bool,
}

impl Host {
    pub(crate) fn start(
        id: TableId,
        setup: Setup,
        pace: Pace,
        open: impl FnOnce(Time) -> Box<dyn Desk>,
    ) -> Arc<Self> {
        let began = Instant::now();
        let desk = open(Time(0));
        let room = Room {
            desk,
            watchers: Vec::new(),
            seq: 0,
            bot_due: None,
            closed: false,
        };
        let host = Arc::new(Self {
            id,
            setup,
            began,
            pace,
            room: Mutex::new(room),
            stir: Condvar::new(),
        });
        host.after(&mut host.room());
        let tended = Arc::downgrade(&host);
        thread::Builder::new()
            .name(format!("table {id}"))
            .spawn(move || tend(&tended))
            .expect("the system gives a thread");
        host
    }

    pub(crate) fn card(&self) -> TableCard {
        TableCard {
            id: self.id,
            setup: self.setup.clone(),
            over: self.room().desk.is_over(),
        }
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
        let mut room = self.room();
        room.desk.act(self.now(), seat, moment, mv)?;
        self.after(&mut room);
        Ok(())
    }

    pub(crate) fn undo(&self, seat: Seat) -> Result<(), ActError> {
        let mut room = self.room();
        room.desk.undo(self.now(), seat)?;
        self.after(&mut room);
        Ok(())
    }

    pub(crate) fn look(&self, seat: Seat) -> Result<Look, ActError> {
        self.room().desk.look(seat)
    }

    /// Ends the table and tells its watchers so.
    pub(crate) fn close(&self) {
        let mut room = self.room();
        room.closed = true;
        room.seq += 1;
        let told = Told::Closed { seq: room.seq };
        room.watchers.drain(..).for_each(|sink| {
            sink(told.clone());
        });
        self.stir.notify_all();
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        // A panic elsewhere has been reported there; the table itself is whole between inputs.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
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
            state: room.desk.state(self.now()),
        }
    }

    /// After every input: tells the news and sees when a bot is due.
    fn after(&self, room: &mut Room) {
        for news in room.desk.news() {
            room.seq += 1;
            let told = match news {
                News::Happened(chapter) => Told::Notice {
                    seq: room.seq,
                    chapter,
                    state: room.desk.state(self.now()),
                },
                News::TakenBack => self.snapshot(room),
            };
            room.watchers.retain(|sink| sink(told.clone()));
        }
        room.bot_due = (!room.desk.awaited_bots().is_empty()).then(|| self.later((self.pace)()));
        self.stir.notify_all();
    }

    /// Does what is due and says when something is due next.
    fn do_what_is_due(&self, room: &mut Room) -> Option<Time> {
        let now = self.now();
        if room.desk.deadline().is_some_and(|deadline| deadline <= now) {
            room.desk.tick(now);
            self.after(room);
        } else if room.bot_due.is_some_and(|due| due <= now) {
            if let Some((seat, level)) = self.next_bot(room) {
                room.desk.play_bot(now, seat, level);
            }
            self.after(room);
        }
        room.bot_due.into_iter().chain(room.desk.deadline()).min()
    }

    fn next_bot(&self, room: &Room) -> Option<(Seat, Level)> {
        let seat = room.desk.awaited_bots().lowest()?;
        match self.setup.seats[seat.index()].player {
            Seated::Bot(level) => Some((seat, level)),
            Seated::Here => None,
        }
    }
}

/// The table's thread: sleeps until a bot or the clock is due.
fn tend(host: &Weak<Host>) {
    /// How often the thread looks whether the table is still there.
    const LONGEST_SLEEP: Duration = Duration::from_millis(500);
    while let Some(host) = host.upgrade() {
        let mut room = host.room();
        if room.closed {
            return;
        }
        let due = host.do_what_is_due(&mut room);
        let sleep = due.map_or(LONGEST_SLEEP, |due| {
            Duration::from_millis(due.0.saturating_sub(host.now().0)).min(LONGEST_SLEEP)
        });
        if !sleep.is_zero() {
            drop(host.stir.wait_timeout(room, sleep));
        }
    }
}
