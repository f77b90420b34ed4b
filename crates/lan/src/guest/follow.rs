//! Following the table once the place is there.

use table::Eye;

use super::{Guest, Output};
use crate::Time;
use crate::chain::{self, Place};
use crate::frame::Frame;
use crate::message::{
    Answer, Beat, Event, FAIR_DICE, Private, Resume, SEALED_CHOICES, Snapshot, ToGuest, ToHost,
};

impl Guest {
    /// A frame has come.
    pub(super) fn frame(&mut self, now: Time, frame: &Frame) {
        if FAIR_DICE.contains(&frame.kind) || SEALED_CHOICES.contains(&frame.kind) {
            return;
        }
        match ToGuest::read(frame) {
            Ok(ToGuest::Welcome(welcome)) => self.welcomed(now, welcome),
            Ok(ToGuest::Proof(proof)) => self.proof(now, proof),
            Ok(ToGuest::Refused(why)) => self.refused(now, why),
            Ok(ToGuest::Attached(attached)) => self.attached(now, &attached),
            Ok(message) if self.is_in_place() => self.told(now, message),
            _ => self.hang_up(now),
        }
    }

    fn told(&mut self, now: Time, message: ToGuest) {
        match message {
            ToGuest::Event(event) => self.event(event),
            ToGuest::Snapshot(snapshot) => self.snapshot(snapshot),
            ToGuest::Answer(answer) => self.answered(answer),
            ToGuest::Seats(list) => self.outputs.push_back(Output::Seats(list)),
            ToGuest::Said(said) => self.outputs.push_back(Output::Said(said)),
            ToGuest::Now(aside) => self.outputs.push_back(Output::Now(aside.body)),
            ToGuest::Past(aside) => self.outputs.push_back(Output::Past(aside.body)),
            ToGuest::Ping(Beat { n }) => self.send(&ToHost::Pong(Beat { n })),
            ToGuest::Pong(_) => {
                if let Some(line) = &mut self.line {
                    line.pulse.answered(now);
                }
            }
            ToGuest::Welcome(_)
            | ToGuest::Proof(_)
            | ToGuest::Attached(_)
            | ToGuest::Refused(_) => self.hang_up(now),
        }
    }

    /// Only the event that comes next, with the hash that it has to have, counts. After anything else the table is asked
    /// for as it stands.
    fn event(&mut self, event: Event) {
        let Some(line) = self.line.as_mut().filter(|line| !line.asked) else {
            return;
        };
        let here = Place {
            idx: event.idx,
            h: event.h,
        };
        let follows = self
            .at
            .is_some_and(|at| at.then(&event.public, &event.ties) == here);
        if !follows || !tied(self.of.eye, &event) {
            line.asked = true;
            self.at = None;
            return self.send(&ToHost::Resume(Resume { at: None }));
        }
        self.at = Some(here);
        self.outputs.push_back(Output::Event {
            at: here,
            public: event.public,
            private: event.private.map(|private| private.body),
        });
    }

    fn snapshot(&mut self, snapshot: Snapshot) {
        if let Some(line) = &mut self.line {
            line.asked = false;
        }
        let Snapshot { at, body } = snapshot;
        self.at = Some(at);
        self.outputs.push_back(Output::Snapshot { at, body });
    }

    fn answered(&mut self, answer: Answer) {
        if self
            .pending
            .as_ref()
            .is_some_and(|pending| pending.cid == Some(answer.cid))
        {
            self.pending = None;
            self.outputs.push_back(Output::Answer(answer.verdict));
        }
    }
}

/// Is the private part the one that the event is tied to?
fn tied(eye: Eye, event: &Event) -> bool {
    match (eye, &event.private) {
        (_, None) => true,
        (Eye::Stand, Some(_)) => false,
        (Eye::Seat(seat), Some(Private { salt, body })) => {
            event.ties.get(seat.index()) == Some(&chain::tie(salt, Some(body)))
        }
    }
}
