//! What goes on at the table: commands, events, and what is said.

use table::{Eye, Seat};

use super::line::Follows;
use super::{Conn, Happening, Host, Note, Output};
use crate::chain::Place;
use crate::message::{
    Answer, Beat, Command, Holder, Line as Spoken, MOST_CHAT, Said, Snapshot, Speaker, ToGuest,
    ToHost, Verdict,
};
use crate::words::clean;
use crate::{Payload, Refused, Time};

/// A command's number may be so far from the one before: numbers last for ever, and are not for one owner of a seat to use up.
const MOST_SKIPPED: u32 = 10_000;

/// What becomes of a command, as those say who know the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Decision {
    /// It is done, and this has happened.
    Done(Vec<Happening>),
    /// The game says no.
    Refused(Payload),
}

impl Host {
    /// Somebody who may be here says something.
    pub(super) fn guest_says(&mut self, now: Time, conn: Conn, message: ToHost) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        if !line.frames.draw(now) {
            return self.refuse(now, conn, Refused::TooFast);
        }
        let done = match message {
            ToHost::Attach(asked) => self.attach(now, conn, &asked),
            ToHost::Command(command) => self.command(now, conn, command),
            ToHost::Resume(resume) => {
                self.take_up(now, conn, resume.at);
                Ok(())
            }
            ToHost::Kept(_) => {
                self.kept(conn);
                Ok(())
            }
            ToHost::Leave(_) => self.leave(now, conn),
            ToHost::Ready(ready) => self.ready(conn, ready.on),
            ToHost::Vote(vote) => self.guest_votes(now, conn, vote),
            ToHost::Past(past) => {
                let after = past.after;
                self.outputs.push_back(Output::Past { conn, after });
                Ok(())
            }
            ToHost::Chat(chat) => self.spoken(now, conn, Spoken::Chat(chat.text)),
            ToHost::Shout(shout) => self.spoken(now, conn, Spoken::Shout(shout.shout)),
            ToHost::Ping(Beat { n }) => {
                self.send(now, conn, &ToGuest::Pong(Beat { n }));
                Ok(())
            }
            ToHost::Pong(_) => {
                line.answered(now);
                Ok(())
            }
            ToHost::Hello(_) | ToHost::Auth(_) => {
                return self.farewell(now, conn, Refused::Malformed);
            }
        };
        if let Err(why) = done {
            self.refuse(now, conn, why);
        }
    }

    /// Each command is judged once. Who asks again gets the old answer.
    fn command(&mut self, now: Time, conn: Conn, command: Command) -> Result<(), Refused> {
        let Command { cid, expect, body } = command;
        let seat = self.seat_of(conn).ok_or(Refused::OnlyWatching)?;
        let idx = self.log.at().idx;
        let chair = &mut self.chairs[seat.index()];
        if chair.holder == Holder::StandIn {
            return Err(Refused::BotPlays);
        }
        if chair.pending == Some(cid) {
            return Ok(());
        }
        if let Some(answer) = chair.answered.clone().filter(|answer| answer.cid == cid) {
            self.send(now, conn, &ToGuest::Answer(answer));
            return Ok(());
        }
        if cid <= chair.cid {
            let verdict = Verdict::Old {};
            self.send(now, conn, &ToGuest::Answer(Answer { cid, verdict }));
            return Ok(());
        }
        if chair.pending.is_some() {
            return Err(Refused::TooFast);
        }
        if cid > chair.cid.saturating_add(MOST_SKIPPED) {
            return Err(Refused::Skipped);
        }
        if expect.is_some_and(|expected| expected != idx) {
            self.answer(now, seat, cid, Verdict::Stale { idx });
            return Ok(());
        }
        chair.pending = Some(cid);
        self.outputs.push_back(Output::Command { seat, cid, body });
        Ok(())
    }

    /// A command was judged. What it brought about is on disk in one write with the note that comes of this.
    pub fn decided(&mut self, now: Time, seat: Seat, cid: u32, decision: Decision) {
        let verdict = match decision {
            Decision::Refused(why) => Verdict::Refused { why },
            Decision::Done(happenings) => {
                let more = u32::try_from(happenings.len()).unwrap_or(u32::MAX);
                let idx = self.log.at().idx.saturating_add(more);
                self.keep(Note::Done { seat, cid, idx });
                for happening in happenings {
                    self.happened(now, happening);
                }
                Verdict::Done { idx }
            }
        };
        self.answer(now, seat, cid, verdict);
        self.settle(now);
    }

    fn answer(&mut self, now: Time, seat: Seat, cid: u32, verdict: Verdict) {
        let Some(chair) = self.chairs.get_mut(seat.index()) else {
            return;
        };
        chair.cid = chair.cid.max(cid);
        chair.pending = chair.pending.filter(|pending| *pending != cid);
        let answer = Answer { cid, verdict };
        chair.answered = Some(answer.clone());
        if let Some(conn) = chair.conn {
            self.send(now, conn, &ToGuest::Answer(answer));
        }
    }

    /// Something has happened, and is on disk.
    pub fn happened(&mut self, now: Time, happening: Happening) {
        self.log.push(happening);
        for (conn, _) in self.placed() {
            let follows = self.lines.get(&conn).map(|line| line.follows);
            if let Some(Follows::At(place)) = follows {
                self.catch_up(now, conn, Some(place));
            }
        }
    }

    /// The table as it stands now, for the eyes that [`Output::Look`] has named.
    pub fn shown(&mut self, now: Time, conn: Conn, body: Payload) {
        let at = self.log.at();
        if let Some(line) = self.lines.get_mut(&conn)
            && line.follows == Follows::Asked
        {
            line.follows = Follows::At(at);
            self.send(now, conn, &ToGuest::Snapshot(Snapshot { at, body }));
        }
    }

    /// Goes on with somebody who says how far he has come. Who stands at the beginning may have seen the lobby alone, and
    /// is shown the table.
    pub(super) fn take_up(&mut self, now: Time, conn: Conn, at: Option<Place>) {
        self.catch_up(now, conn, at.filter(|place| place.idx > 0));
    }

    /// Sends what somebody has missed, or has it shown to him as it stands.
    pub(super) fn catch_up(&mut self, now: Time, conn: Conn, place: Option<Place>) {
        let Some(line) = self.lines.get_mut(&conn) else {
            return;
        };
        let Some(eye) = line.eye.filter(|_| line.follows != Follows::Asked) else {
            return;
        };
        match place.and_then(|place| self.log.frames_after(place, eye)) {
            Some(missed) => {
                line.follows = Follows::At(self.log.at());
                for frame in missed {
                    self.send_frame(now, conn, frame);
                }
            }
            None => self.look(conn, eye),
        }
    }

    pub(super) fn look(&mut self, conn: Conn, eye: Eye) {
        if let Some(line) = self.lines.get_mut(&conn) {
            line.follows = Follows::Asked;
            self.outputs.push_back(Output::Look { conn, eye });
        }
    }

    /// Somebody at the host's machine is ready to start, or not any more.
    pub fn set_ready(&mut self, now: Time, seat: Seat, on: bool) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.ready = on;
            self.settle(now);
        }
    }

    fn ready(&mut self, conn: Conn, on: bool) -> Result<(), Refused> {
        let seat = self.seat_of(conn).ok_or(Refused::OnlyWatching)?;
        self.chairs[seat.index()].ready = on;
        Ok(())
    }

    /// A guest says something.
    fn spoken(&mut self, now: Time, conn: Conn, what: Spoken) -> Result<(), Refused> {
        let Some(line) = self.lines.get_mut(&conn) else {
            return Ok(());
        };
        let eye = line.eye.ok_or(Refused::OnlyWatching)?;
        let what = cleaned(what)?;
        if !line.chat.draw(now) {
            return Err(Refused::TooFast);
        }
        let name = line.name.clone();
        self.say(now, Speaker { eye, name }, what)
    }

    /// Somebody says something, a guest or a person at the host's machine.
    ///
    /// # Errors
    /// Where the line is empty or too long.
    pub fn say(&mut self, now: Time, by: Speaker, what: Spoken) -> Result<(), Refused> {
        let what = cleaned(what)?;
        let said = Said { by, what };
        self.outputs.push_back(Output::Said(said.clone()));
        self.tell_all(now, &ToGuest::Said(said));
        Ok(())
    }

    pub(super) fn seat_of(&self, conn: Conn) -> Option<Seat> {
        match self.lines.get(&conn)?.eye? {
            Eye::Seat(seat) => Some(seat),
            Eye::Stand => None,
        }
    }
}

/// What was said, without what cannot be seen.
fn cleaned(what: Spoken) -> Result<Spoken, Refused> {
    let Spoken::Chat(text) = what else {
        return Ok(what);
    };
    let line = clean(&text, MOST_CHAT + 1);
    if line.is_empty() || line.chars().count() > MOST_CHAT {
        let most = u32::try_from(MOST_CHAT).unwrap_or(u32::MAX);
        return Err(Refused::Chat { most });
    }
    Ok(Spoken::Chat(line))
}
