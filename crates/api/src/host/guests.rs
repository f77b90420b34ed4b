//! Guests from other machines at a running table: what they do, and what is carried to them.
//!
//! All that goes to them is put on its way while the table is held, so that it arrives in order.

use ::lan::Payload;
use ::lan::host::{Conn, Decision, Happening, Note};
use bots::Level;
use serde::{Deserialize, Serialize};
use store::{NotTakenUp, RecordFile, StoreError};
use table::{Digest, Eye, Seat};
use tokio::sync::mpsc::UnboundedSender;

use super::{Host, Room};
use crate::desk::{Desk, write_line};
use crate::lan::{Now, payload};
use crate::{ActError, GameMove, Unknown};

/// Where things go that are to be carried to guests.
type Carrier = UnboundedSender<Carried>;

/// What is to be carried to guests, in order.
#[derive(Debug)]
pub(crate) enum Carried {
    /// Something has happened.
    Happened(Happening),
    /// What became of a guest's command.
    Decided {
        seat: Seat,
        cid: u32,
        decision: Decision,
    },
    /// The table as it stands, and its clocks, for somebody who needs it.
    Shown {
        conn: Conn,
        body: Payload,
        now: Payload,
    },
    /// What happened before, for somebody who asks.
    Past { conn: Conn, body: Payload },
    /// How it stands beside what happens: clocks.
    Now(Payload),
    /// The table was closed.
    Closed,
}

/// The guests of a table.
pub(super) struct Guests {
    /// What they are known to have done before.
    before: Vec<Note>,
    carrier: Option<Carrier>,
    notes: Option<RecordFile>,
    /// The command that is being carried out.
    command: Option<(Seat, u32)>,
}

/// The remark in a record that a guest's command was carried out with the lines before it.
#[derive(Serialize, Deserialize)]
struct Done {
    done: Command,
}

#[derive(Serialize, Deserialize)]
struct Command {
    seat: Seat,
    cid: u32,
    idx: u32,
}

/// What guests have done at the table of a record: the last command of each seat.
pub(crate) fn done_in(record: &str) -> Vec<Note> {
    let mut last: [Option<Note>; Seat::MOST] = [const { None }; Seat::MOST];
    for line in record.lines().filter(|line| line.starts_with("{\"done\":")) {
        if let Ok(Done { done }) = serde_json::from_str(line) {
            let Command { seat, cid, idx } = done;
            last[seat.index()] = Some(Note::Done { seat, cid, idx });
        }
    }
    last.into_iter().flatten().collect()
}

impl Guests {
    pub(super) fn new(before: Vec<Note>) -> Self {
        Self {
            before,
            carrier: None,
            notes: None,
            command: None,
        }
    }

    /// The line that goes into one write with what a guest's command brings about.
    pub(super) fn done(&self, idx: u32) -> String {
        let mut line = String::new();
        if let Some((seat, cid)) = self.command {
            let done = Command { seat, cid, idx };
            write_line(&mut line, &Done { done });
        }
        line
    }

    /// Tells them what has become known.
    pub(super) fn tell(&mut self, desk: &mut dyn Desk) {
        if self.carrier.is_none() {
            return;
        }
        let mut happened = Vec::new();
        desk.tell_guests(&mut |happening| happened.push(happening));
        match self.command.take() {
            Some((seat, cid)) => {
                let decision = Decision::Done(happened);
                self.carry(Carried::Decided {
                    seat,
                    cid,
                    decision,
                });
            }
            None => happened
                .into_iter()
                .for_each(|happening| self.carry(Carried::Happened(happening))),
        }
    }

    pub(super) fn carry(&self, carried: Carried) {
        if let Some(carrier) = &self.carrier {
            // Where nobody carries any more there are no guests either.
            drop(carrier.send(carried));
        }
    }
}

impl Host {
    /// The fingerprint of the figures that the table is played by.
    pub(crate) fn book(&self) -> Digest {
        self.room().desk.book()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.room().desk.is_over()
    }

    /// What was noted of guests so far, line by line, and what they are known to have done.
    pub(crate) fn take_up_notes(&self) -> Result<(String, Vec<Note>), NotTakenUp> {
        let mut room = self.room();
        // Where they were taken up before, for a party that is over, they are let go of first.
        room.guests.notes = None;
        let taken = self.around.records.notes(&room.record)?;
        room.guests.notes = Some(taken.file);
        Ok((taken.text, room.guests.before.clone()))
    }

    /// Notes something of guests: it is on disk afterwards.
    pub(crate) fn note(&self, line: &impl Serialize) -> Result<(), StoreError> {
        let mut text = String::new();
        write_line(&mut text, line);
        match &mut self.room().guests.notes {
            Some(notes) => notes.append(&text),
            None => Ok(()),
        }
    }

    /// Tells what has happened so far, and from then on carries all there is to guests.
    pub(crate) fn carry(
        &self,
        to: Carrier,
        past: &mut dyn FnMut(Happening),
    ) -> Result<(), Unknown> {
        let mut room = self.open_room()?;
        room.desk.tell_guests(past);
        room.guests.carrier = Some(to);
        Ok(())
    }

    /// Shows the table as it stands to somebody with these eyes.
    pub(crate) fn show(&self, conn: Conn, eye: Eye) {
        let room = self.room();
        let body = room.desk.shown(eye);
        let now = self.clocks(&room);
        room.guests.carry(Carried::Shown { conn, body, now });
    }

    /// Tells somebody what happened after a line.
    pub(crate) fn past(&self, conn: Conn, after: u32) {
        let room = self.room();
        let body = room.desk.past(after);
        room.guests.carry(Carried::Past { conn, body });
    }

    /// Tells all guests how it stands beside what happens.
    pub(super) fn carry_now(&self, room: &Room) {
        if room.guests.carrier.is_some() {
            room.guests.carry(Carried::Now(self.clocks(room)));
        }
    }

    fn clocks(&self, room: &Room) -> Payload {
        let state = self.state(room);
        payload(&Now {
            line: room.desk.line(),
            moment: state.moment,
            time_left: state.time_left,
            pause_left: state.pause_left,
            stuck: state.stuck.is_some(),
        })
    }

    /// A bot plays for the player of a seat from now on, or the player himself again.
    pub(crate) fn stand_in(&self, seat: Seat, level: Option<Level>) {
        let mut room = self.room();
        room.desk.stand_in(seat, level);
        self.set_bots_going(&mut room);
        self.stir();
    }

    /// Carries out a guest's command; `seen` is the last line that he has seen. What becomes of it is
    /// carried to him.
    pub(crate) fn act_from_afar(&self, seat: Seat, cid: u32, seen: u32, mv: GameMove) {
        if let Err(why) = self.try_from_afar(seat, cid, seen, mv) {
            self.refuse_from_afar(seat, cid, &why);
        }
    }

    /// Turns a guest's command away.
    pub(crate) fn refuse_from_afar(&self, seat: Seat, cid: u32, why: &ActError) {
        let decision = Decision::Refused(payload(why));
        self.room().guests.carry(Carried::Decided {
            seat,
            cid,
            decision,
        });
    }

    fn try_from_afar(&self, seat: Seat, cid: u32, seen: u32, mv: GameMove) -> Result<(), ActError> {
        let mut room = self.open_room()?;
        room.desk.act_from_afar(self.now(), seat, seen, mv)?;
        room.guests.command = Some((seat, cid));
        let kept = self.keep(&mut room);
        if kept.is_err() {
            room.guests.command = None;
        }
        kept?;
        self.after(&mut room);
        Ok(())
    }
}
