//! The guest's end of the protocol: no socket, no clock, no file. Bytes and time come in as arguments; what is to be done is
//! drained.
//!
//! Whoever drives it works through [`Output`]s in order. A [`Output::Keep`] is on disk before bytes are taken with
//! [`Guest::take`]: the host is not told that a token was kept before it was.

mod arrive;
mod follow;
mod output;
mod redial;
mod visiting;

use std::collections::VecDeque;

use table::{Eye, Seat};

use arrive::Line;
use redial::Redial;

use crate::bytes::{Exporter, Fingerprint};
use crate::chain::Place;
use crate::message::{
    Attach, Beat, Chat, Command, Connection, Nothing, Past, Ready, Shout, ToHost, Vote,
};
use crate::{Payload, Time};

pub use output::{Output, Shut, State};
pub use visiting::{Held, Pass, Visiting};

/// A connection that is not there after so many milliseconds, or does not lead to a place, is tried anew.
const PATIENCE: u64 = 6_000;

/// A command is sent again after so many milliseconds without an answer.
const RESEND: u64 = 2_500;

/// A command that has no answer yet.
#[derive(Debug)]
struct Pending {
    cid: Option<u32>,
    expect: Option<u32>,
    body: Payload,
    sent: Time,
}

/// A command waits for its answer already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a command waits for its answer already")]
pub struct Busy;

/// The guest's end of the protocol.
#[derive(Debug)]
pub struct Guest {
    of: Visiting,
    line: Option<Line>,
    redial: Redial,
    state: State,
    /// How far he has followed the table.
    at: Option<Place>,
    cid: u32,
    pending: Option<Pending>,
    outputs: VecDeque<Output>,
}

impl Guest {
    /// A guest who is about to come.
    pub fn new(now: Time, of: Visiting) -> Self {
        Self {
            of,
            line: None,
            redial: Redial::new(now),
            state: State::Coming,
            at: None,
            cid: 0,
            pending: None,
            outputs: VecDeque::new(),
        }
    }

    /// The next thing to be done. That there are bytes to take comes after all that is to be kept before.
    pub fn next_output(&mut self) -> Option<Output> {
        let output = self.outputs.pop_front();
        output.or_else(|| self.line.as_mut()?.out.news().then_some(Output::Wake))
    }

    /// The next bytes for the connection; none where all are taken, and none while something is still to be kept.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        let keeps = |output: &Output| matches!(output, Output::Keep(_));
        let line = self.line.as_mut()?;
        if self.outputs.iter().any(keeps) {
            line.out.tell_again();
            return None;
        }
        line.out.take()
    }

    /// A connection is there, encrypted, to the host with this key.
    pub fn connected(
        &mut self,
        now: Time,
        dial: u32,
        exporter: Exporter,
        fingerprint: Fingerprint,
    ) {
        if self.redial.is_on(dial) {
            self.line = Some(Line::new(now, exporter, fingerprint));
            let hello = self.hello();
            self.send(&hello);
        }
    }

    /// A connection has ended, or did not come about.
    pub fn lost(&mut self, now: Time, dial: u32) {
        if self.redial.is_on(dial) {
            self.again(now);
        }
    }

    /// Bytes have come.
    pub fn received(&mut self, now: Time, dial: u32, bytes: &[u8]) {
        let mut rest = bytes;
        while self.redial.is_on(dial) {
            let Some(line) = &mut self.line else { return };
            line.pulse.heard(now);
            match line.decoder.next(&mut rest) {
                Ok(Some(frame)) => self.frame(now, &frame),
                Ok(None) => break,
                Err(_) => self.hang_up(now),
            }
        }
        self.tick(now);
    }

    /// Time has passed.
    pub fn tick(&mut self, now: Time) {
        if let Some(dial) = self.redial.due(now) {
            self.outputs.push_back(Output::Dial(dial));
        }
        let in_place = self.is_in_place();
        if !in_place
            && self
                .redial
                .since(now)
                .is_some_and(|waited| waited >= PATIENCE)
        {
            return self.hang_up(now);
        }
        let Some(line) = self.line.as_mut().filter(|_| in_place) else {
            return;
        };
        let connection = line.pulse.state(now);
        let beat = line.pulse.beat(now);
        match connection {
            Connection::Away => return self.hang_up(now),
            Connection::Quiet => self.turn(State::Reconnecting),
            Connection::Live => self.turn(State::Here),
        }
        if let Some(n) = beat {
            self.send(&ToHost::Ping(Beat { n }));
        }
        self.resend(now);
    }

    /// When to say [`Guest::tick`] next, at the latest.
    pub fn next_tick(&self, now: Time) -> Option<Time> {
        let beat = self.line.as_ref().filter(|_| self.is_in_place());
        let resend = self.pending.as_ref().filter(|_| beat.is_some());
        [
            self.redial.next(),
            self.redial
                .began()
                .filter(|_| beat.is_none())
                .map(|began| began.after(PATIENCE)),
            beat.map(|line| line.pulse.next(now)),
            resend.map(|pending| pending.sent.after(RESEND)),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// Is this the connection that counts, or the attempt at one?
    pub fn is_dialling(&self, dial: u32) -> bool {
        self.redial.is_on(dial)
    }

    /// How it is with the table.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The key of the host that he is connected to.
    pub fn host_key(&self) -> Option<Fingerprint> {
        self.line.as_ref().map(Line::fingerprint)
    }

    /// How far he has followed the table.
    pub fn at(&self) -> Option<Place> {
        self.at
    }

    /// Renews the connection at once: after a sleep, or because somebody asks for it.
    pub fn renew(&mut self, now: Time) {
        self.drop_line();
        self.redial.at_once(now);
        self.turn(State::Reconnecting);
        self.tick(now);
    }

    /// Acts. One command at a time; it is sent until it has its answer.
    pub fn act(&mut self, now: Time, expect: Option<u32>, body: Payload) -> Result<(), Busy> {
        if self.pending.is_some() {
            return Err(Busy);
        }
        let cid = None;
        self.pending = Some(Pending {
            cid,
            expect,
            body,
            sent: now,
        });
        if self.is_in_place() {
            self.send_command(now);
        }
        Ok(())
    }

    /// Says a line.
    pub fn chat(&mut self, text: String) {
        self.send(&ToHost::Chat(Chat { text }));
    }

    /// Shouts.
    pub fn shout(&mut self, shout: u8) {
        self.send(&ToHost::Shout(Shout { shout }));
    }

    /// Is ready to start, or not any more.
    pub fn ready(&mut self, on: bool) {
        self.send(&ToHost::Ready(Ready { on }));
    }

    /// Is for a bot that plays for somebody who is away, or not any more.
    pub fn vote(&mut self, vote: Vote) {
        self.send(&ToHost::Vote(vote));
    }

    /// Asks for what happened after this line, before he came.
    pub fn ask_past(&mut self, after: u32) {
        self.send(&ToHost::Past(Past { after }));
    }

    /// Goes from the stand to a seat; where that is refused he stays.
    pub fn sit(&mut self, seat: Seat, name: String) {
        let (eye, at) = (Eye::Seat(seat), None);
        // It is his from now on, for when he has to come back.
        self.of.name.clone_from(&name);
        self.send(&ToHost::Attach(Attach { eye, name, at }));
    }

    /// Gives up the seat and watches from the stand.
    pub fn leave(&mut self) {
        self.of.eye = Eye::Stand;
        self.send(&ToHost::Leave(Nothing {}));
    }

    fn send_command(&mut self, now: Time) {
        let Some(pending) = &mut self.pending else {
            return;
        };
        let cid = *pending.cid.get_or_insert_with(|| {
            self.cid = self.cid.saturating_add(1);
            self.cid
        });
        pending.sent = now;
        let (expect, body) = (pending.expect, pending.body.clone());
        self.send(&ToHost::Command(Command { cid, expect, body }));
    }

    fn resend(&mut self, now: Time) {
        if self
            .pending
            .as_ref()
            .is_some_and(|pending| now >= pending.sent.after(RESEND))
        {
            self.send_command(now);
        }
    }

    /// Sends, where there is a connection. One that takes nothing in any more has a pulse that will tell.
    fn send(&mut self, message: &ToHost) {
        if let (Some(line), Some(frame)) = (&mut self.line, message.frame()) {
            let _full = line.out.push(frame);
        }
    }

    fn turn(&mut self, state: State) {
        if self.state != state {
            self.state = state.clone();
            self.outputs.push_back(Output::State(state));
        }
    }

    fn is_in_place(&self) -> bool {
        self.line.as_ref().is_some_and(Line::is_in_place)
    }

    fn drop_line(&mut self) {
        self.line = None;
        if let Some(dial) = self.redial.stop() {
            self.outputs.push_back(Output::Hang(dial));
        }
    }

    /// Closes the connection and tries again.
    fn hang_up(&mut self, now: Time) {
        self.drop_line();
        self.again(now);
    }

    fn again(&mut self, now: Time) {
        self.line = None;
        self.redial.later(now, &mut self.of.chance);
        if self.state != State::Coming {
            self.turn(State::Reconnecting);
        }
        if let Some(dial) = self.redial.due(now) {
            self.outputs.push_back(Output::Dial(dial));
        }
    }

    fn shut(&mut self, why: Shut) {
        self.drop_line();
        self.redial.give_up();
        self.turn(State::Shut(why));
    }
}
