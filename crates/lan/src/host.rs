//! The host's end of the protocol: no socket, no clock, no file. Bytes and time come in as arguments; what is to be done is
//! drained.
//!
//! Whoever drives it works through [`Output`]s in order. A [`Output::Keep`] is on disk before anything that follows it is
//! done, and before bytes are taken with [`Host::take`]: nobody is told what could be lost.

mod away;
mod chair;
mod door;
mod enter;
mod line;
mod log;
mod play;
mod sit;
mod tell;

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::Arc;

use rand_chacha::ChaCha20Rng;
use table::{Eye, Seat};

use chair::Chair;
use door::{Door, Origin};
use line::Line;
use log::Log;

use crate::bytes::{Exporter, Fingerprint, JoinSecret, TableId, TableSecret};
use crate::chain::Place;
use crate::message::{Aside, AwayChoice, Holder, Said, SeatList, ToGuest};
use crate::proof::Exchange;
use crate::{Payload, Refused, RoomCode, Time};

pub use chair::Note;
pub use log::Happening;
pub use play::Decision;

/// The most who watch.
pub const MOST_ON_STAND: usize = 64;
/// The most connections of which nobody knows whose they are.
const MOST_STRANGERS: usize = 32;
/// The most such connections from one address …
const MOST_FROM_ONE: usize = 4;
/// … and with those that have to show a token, for a whole party may sit behind one address.
const MOST_CROWDED: usize = 10;

/// One connection, by the number that whoever drives the host has given it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Conn(pub u64);

/// What lets people in.
#[derive(Clone, Debug)]
pub struct Keys {
    /// The room code, where one does.
    pub code: Option<RoomCode>,
    /// The secret of the join link, where there is one.
    pub link: Option<JoinSecret>,
    /// Does everybody come in?
    pub open: bool,
}

/// What a host has to know about its table.
#[derive(Debug)]
pub struct Hosting {
    /// What the table is called among machines.
    pub table: TableId,
    /// What it is called among people.
    pub name: String,
    /// The game.
    pub game: String,
    /// The fingerprint of the game's figures.
    pub book: String,
    /// The version of the app.
    pub app: String,
    /// The seats: whose each is, and his name.
    pub seats: Vec<(Holder, String)>,
    /// Has the game started? Before that people sit down.
    pub started: bool,
    /// What becomes of a seat whose player is away.
    pub away: AwayChoice,
    /// The key that the host is known by.
    pub fingerprint: Fingerprint,
    /// What salts are made from; it stays the same as long as the table.
    pub secret: TableSecret,
    /// What lets people in.
    pub keys: Keys,
    /// How a code is proven.
    pub exchange: Arc<dyn Exchange>,
    /// Where tokens and codes come from.
    pub chance: ChaCha20Rng,
}

/// What is to be done, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// This is to be on disk before anything else is done.
    Keep(Note),
    /// A seat acts: judge it, then say [`Host::decided`].
    Command {
        /// The seat.
        seat: Seat,
        /// The number of its command.
        cid: u32,
        /// What it does.
        body: Payload,
    },
    /// Somebody needs the table as it stands now for these eyes: say [`Host::shown`].
    Look {
        /// Who.
        conn: Conn,
        /// What his eyes are.
        eye: Eye,
    },
    /// Somebody asks for what happened after this line: say [`Host::past`].
    Past {
        /// Who.
        conn: Conn,
        /// After this line.
        after: u32,
    },
    /// There are bytes to take for this connection.
    Wake(Conn),
    /// The connection ends, after what was taken and these last bytes.
    Close {
        /// Which.
        conn: Conn,
        /// The last bytes.
        last: Vec<u8>,
    },
    /// Everybody at the table, after something has changed.
    Seats(SeatList),
    /// Somebody has said something.
    Said(Said),
    /// There were too many wrong codes: this is the new one.
    Code(RoomCode),
}

/// The host's end of the protocol.
#[derive(Debug)]
pub struct Host {
    of: Hosting,
    chairs: Vec<Chair>,
    lines: BTreeMap<Conn, Line>,
    log: Log,
    door: Door,
    told: SeatList,
    outputs: VecDeque<Output>,
}

impl Host {
    /// Opens a table, or opens it again with what was kept. Events from before are told by [`Host::happened`], each
    /// once more and in order.
    pub fn open(now: Time, of: Hosting, kept: &[Note]) -> Self {
        let mut chairs: Vec<Chair> = of
            .seats
            .iter()
            .map(|(holder, name)| Chair::new(*holder, name.clone()))
            .collect();
        chairs.truncate(Seat::MOST);
        for note in kept {
            if let Some(chair) = chairs.get_mut(note.seat().index()) {
                chair.recall(note, now);
            }
        }
        let mut host = Self {
            log: Log::new(of.secret, chairs.len()),
            of,
            chairs,
            lines: BTreeMap::new(),
            door: Door::default(),
            told: SeatList {
                seats: Vec::new(),
                stand: 0,
                away: AwayChoice::default(),
            },
            outputs: VecDeque::new(),
        };
        host.told = host.list(now);
        host
    }

    /// The next thing to be done. That there are bytes to take comes after all that is to be kept before.
    pub fn next_output(&mut self) -> Option<Output> {
        self.outputs.pop_front().or_else(|| {
            let mut lines = self.lines.iter_mut();
            lines.find_map(|(conn, line)| line.out.news().then_some(Output::Wake(*conn)))
        })
    }

    /// The next bytes for a connection; none where all are taken, and none while something is still to be kept.
    pub fn take(&mut self, conn: Conn) -> Option<Vec<u8>> {
        let keeps = |output: &Output| matches!(output, Output::Keep(_));
        let line = self.lines.get_mut(&conn)?;
        if self.outputs.iter().any(keeps) {
            line.out.tell_again();
            return None;
        }
        line.out.take()
    }

    /// A connection has come in, encrypted already.
    pub fn accept(&mut self, now: Time, conn: Conn, from: IpAddr, exporter: Exporter) {
        let origin = Origin::from(from);
        let strangers = self.lines.values().filter(|line| line.is_stranger());
        let (near, all) = strangers.fold((0, 0), |(near, all), line| {
            (near + usize::from(line.origin == origin), all + 1)
        });
        let line = Line::new(now, origin, exporter, near >= MOST_FROM_ONE);
        self.lines.insert(conn, line);
        if all >= MOST_STRANGERS || near >= MOST_CROWDED {
            self.farewell(now, conn, Refused::TooMany { seconds: 1 });
        }
    }

    /// Bytes have come on a connection.
    pub fn received(&mut self, now: Time, conn: Conn, bytes: &[u8]) {
        let mut rest = bytes;
        while let Some(line) = self.lines.get_mut(&conn) {
            line.heard(now);
            match line.decoder.next(&mut rest) {
                Ok(Some(frame)) => self.frame(now, conn, &frame),
                Ok(None) => break,
                Err(_) => self.farewell(now, conn, Refused::Malformed),
            }
        }
        self.settle(now);
    }

    /// A connection has ended.
    pub fn lost(&mut self, now: Time, conn: Conn) {
        self.drop_line(now, conn);
        self.settle(now);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Time) {
        let conns: Vec<Conn> = self.lines.keys().copied().collect();
        for conn in conns {
            let Some(line) = self.lines.get_mut(&conn) else {
                continue;
            };
            if let Some(why) = line.overdue(now) {
                self.farewell(now, conn, why);
            } else if let Some(ping) = line.beat(now) {
                self.send(now, conn, &ping);
            }
        }
        self.see_to_away(now);
        self.settle(now);
    }

    /// When to say [`Host::tick`] next, at the latest.
    pub fn next_tick(&self, now: Time) -> Option<Time> {
        let lines = self.lines.values().map(|line| line.next(now));
        lines.chain(self.next_away(now)).min()
    }

    /// A game starts, with these in the seats that no guest has, and salts from a secret of its own: everybody is shown the
    /// table.
    pub fn begin(&mut self, now: Time, secret: TableSecret, seats: &[(Holder, String)]) {
        self.of.started = true;
        self.of.secret = secret;
        self.log = Log::new(secret, self.chairs.len());
        for (chair, (holder, name)) in self.chairs.iter_mut().zip(seats) {
            if !matches!(chair.holder, Holder::Guest | Holder::StandIn) {
                chair.holder = *holder;
                chair.name.clone_from(name);
            }
            chair.ready = false;
        }
        self.show_all();
        self.settle(now);
    }

    /// What brings the seats back as they are: what a host has to know again of them when he begins anew.
    pub fn notes(&self) -> Vec<Note> {
        let chairs = self.chairs.iter().enumerate();
        chairs
            .flat_map(|(index, chair)| chair.notes(Seat::at(index)))
            .collect()
    }

    /// The table is another one now, before the game has started: everybody is shown it.
    pub fn show_all(&mut self) {
        for (conn, eye) in self.placed() {
            self.look(conn, eye);
        }
    }

    /// Tells everybody something that is not part of the chain.
    pub fn now(&mut self, now: Time, body: Payload) {
        self.tell_all(now, &ToGuest::Now(Aside { body }));
    }

    /// Tells one of them so.
    pub fn now_for(&mut self, now: Time, conn: Conn, body: Payload) {
        self.send(now, conn, &ToGuest::Now(Aside { body }));
    }

    /// What happened after the line that [`Output::Past`] has named.
    pub fn past(&mut self, now: Time, conn: Conn, body: Payload) {
        self.send(now, conn, &ToGuest::Past(Aside { body }));
    }

    /// The table is closed.
    pub fn close(&mut self, now: Time) {
        self.dismiss(now, &Refused::Closed);
    }

    /// The host leaves; the table rests.
    pub fn rest(&mut self, now: Time) {
        self.dismiss(now, &Refused::Resting);
    }

    fn dismiss(&mut self, now: Time, why: &Refused) {
        let conns: Vec<Conn> = self.lines.keys().copied().collect();
        for conn in conns {
            self.farewell(now, conn, why.clone());
        }
    }

    /// How far the chain of events has come.
    pub fn at(&self) -> Place {
        self.log.at()
    }

    /// What lets people in.
    pub fn keys(&self) -> &Keys {
        &self.of.keys
    }

    /// Everybody at the table, as it was last told.
    pub fn seats(&self) -> SeatList {
        self.told.clone()
    }

    /// How many connections there are, strangers' among them.
    pub fn connections(&self) -> usize {
        self.lines.len()
    }

    /// How long the owner of a seat has been without a connection, in milliseconds.
    pub fn away(&self, now: Time, seat: Seat) -> Option<u64> {
        let away = self.chairs.get(seat.index())?.away?;
        Some(now.since(away))
    }
}
