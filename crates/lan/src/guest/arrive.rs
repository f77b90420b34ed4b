//! From the first word to a place.

use table::Eye;

use super::{Guest, Held, Output, Pass, Shut};
use crate::bytes::{Exporter, Fingerprint, TableId};
use crate::frame::{self, Decoder};
use crate::message::{
    Attach, Attached, Auth, Hello, Nothing, Proof, Share, ToHost, Versions, Welcome,
};
use crate::outbox::Outbox;
use crate::proof::{Begun, Bound, Key, Role};
use crate::pulse::Pulse;
use crate::{Refused, Time};

/// How far a connection has come.
pub(super) enum Phase {
    /// The host has not answered the first word.
    Hello,
    /// Half of the exchange is sent.
    Sharing(Box<dyn Begun>),
    /// The proof is sent; the host owes his where there is a key.
    Proving(Option<Key>),
    /// A place is asked for.
    Asking,
    /// The place is there.
    InPlace,
}

/// The connection to the host.
pub(super) struct Line {
    pub(super) out: Outbox,
    pub(super) decoder: Decoder,
    pub(super) pulse: Pulse,
    phase: Phase,
    exporter: Exporter,
    fingerprint: Fingerprint,
    table: TableId,
    /// Has a snapshot been asked for that has not come yet?
    pub(super) asked: bool,
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Line")
            .field("table", &self.table)
            .finish_non_exhaustive()
    }
}

impl Line {
    pub(super) fn new(now: Time, exporter: Exporter, fingerprint: Fingerprint) -> Self {
        Self {
            out: Outbox::default(),
            decoder: Decoder::new(frame::TO_GUEST),
            pulse: Pulse::new(now),
            phase: Phase::Hello,
            exporter,
            fingerprint,
            table: TableId([0; 10]),
            asked: false,
        }
    }

    pub(super) fn is_in_place(&self) -> bool {
        matches!(self.phase, Phase::InPlace)
    }

    pub(super) fn fingerprint(&self) -> Fingerprint {
        self.fingerprint
    }

    fn bound(&self) -> Bound {
        Bound {
            exporter: self.exporter,
            table: self.table,
            fingerprint: self.fingerprint,
        }
    }
}

impl Guest {
    pub(super) fn hello(&self) -> ToHost {
        ToHost::Hello(Hello {
            pv: Versions::OURS,
            app: self.of.app.clone(),
            feats: Vec::new(),
            books: self.of.books.clone(),
            language: self.of.language.clone(),
        })
    }

    /// The host has answered: show him something that lets one in.
    pub(super) fn welcomed(&mut self, now: Time, welcome: Welcome) {
        let Some(line) = self
            .line
            .as_mut()
            .filter(|line| matches!(line.phase, Phase::Hello))
        else {
            return self.hang_up(now);
        };
        line.table = welcome.table;
        let held = self.of.held.as_ref();
        if held.is_some_and(|held| held.table != welcome.table) {
            return self.shut(Shut::OtherTable);
        }
        let token = held
            .filter(|held| held.eye == self.of.eye)
            .and_then(|held| held.token);
        let (phase, auth) = match (token, &self.of.pass) {
            (Some(token), _) => (Phase::Proving(None), Auth::Seat { token }),
            (None, Some(Pass::Code(code))) => {
                let (begun, share) = self.of.exchange.begin(Role::Guest, code);
                let share = Share(share);
                (Phase::Sharing(begun), Auth::Code { share })
            }
            (None, Some(Pass::Link(secret))) => {
                let key = Key::from(secret);
                let mac = key.prove(Role::Guest, &line.bound());
                (Phase::Proving(Some(key)), Auth::Link { mac })
            }
            (None, Some(Pass::Open)) => (Phase::Proving(None), Auth::Open {}),
            (None, None) => return self.shut(Shut::NoPass),
        };
        line.phase = phase;
        self.outputs.push_back(Output::Welcome(welcome));
        self.send(&ToHost::Auth(auth));
    }

    /// The host has sent his half, or let us in.
    pub(super) fn proof(&mut self, now: Time, proof: Proof) {
        let Some(line) = &mut self.line else { return };
        let bound = line.bound();
        match (std::mem::replace(&mut line.phase, Phase::Hello), proof) {
            (Phase::Sharing(begun), Proof::Share { share }) => match begun.finish(&share.0) {
                Some(key) => {
                    let mac = key.prove(Role::Guest, &bound);
                    line.phase = Phase::Proving(Some(key));
                    self.send(&ToHost::Auth(Auth::Confirm { mac }));
                }
                None => self.shut(Shut::HostUnproven),
            },
            (Phase::Proving(key), Proof::Host { mac }) => {
                let proven = key
                    .is_none_or(|key| mac.is_some_and(|mac| key.holds(Role::Host, &bound, &mac)));
                if !proven {
                    return self.shut(Shut::HostUnproven);
                }
                line.phase = Phase::Asking;
                let attach = Attach {
                    eye: self.of.eye,
                    name: self.of.name.clone(),
                    at: self.at,
                };
                self.send(&ToHost::Attach(attach));
            }
            _ => self.hang_up(now),
        }
    }

    /// The place is there, or another one than before.
    pub(super) fn attached(&mut self, now: Time, attached: &Attached) {
        let Some(line) = &mut self.line else { return };
        if !matches!(line.phase, Phase::Asking | Phase::InPlace) {
            return self.hang_up(now);
        }
        line.phase = Phase::InPlace;
        line.pulse = Pulse::new(now);
        let held = Held {
            table: line.table,
            fingerprint: line.fingerprint,
            eye: attached.eye,
            token: attached.token,
        };
        self.redial.arrived();
        self.cid = self.cid.max(attached.cid);
        self.of.eye = attached.eye;
        self.of.held = Some(held.clone());
        self.outputs.push_back(Output::Keep(held));
        self.outputs.push_back(Output::Placed(attached.eye));
        self.send(&ToHost::Kept(Nothing {}));
        self.turn(super::State::Here);
        if attached.eye == Eye::Stand {
            self.pending = None;
        }
        self.send_command(now);
    }

    /// The host has turned something away.
    pub(super) fn refused(&mut self, now: Time, why: Refused) {
        match &why {
            Refused::Token => {
                if let Some(held) = &mut self.of.held {
                    held.token = None;
                }
                if self.of.pass.is_none() {
                    return self.shut(Shut::NoPass);
                }
                self.hang_up(now);
            }
            Refused::TooMany { seconds } => {
                let millis = u64::from(*seconds) * 1000;
                self.drop_line();
                self.redial.after(now, millis);
            }
            Refused::TooSlow | Refused::Behind | Refused::Malformed | Refused::Resting => {
                self.hang_up(now);
            }
            Refused::TooFast
            | Refused::Chat { .. }
            | Refused::NotYet { .. }
            | Refused::OnlyWatching
            | Refused::Skipped
            | Refused::NoVote { .. }
            | Refused::BotPlays => {}
            _ if self.is_in_place() && !closes(&why) => {}
            _ => return self.shut(Shut::Refused(why)),
        }
        self.outputs.push_back(Output::Refused(why));
    }
}

/// Does the host close the connection after it, for good?
fn closes(why: &Refused) -> bool {
    matches!(
        why,
        Refused::Replaced | Refused::Freed | Refused::Closed | Refused::TooLong
    )
}
