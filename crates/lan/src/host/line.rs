//! One connection as the host has it.

use table::{Eye, Seat};

use super::door::Origin;
use crate::bucket::Bucket;
use crate::bytes::{Exporter, TokenHash};
use crate::chain::Place;
use crate::frame::{self, Decoder};
use crate::message::{Beat, Connection, ToGuest};
use crate::outbox::{Full, Outbox};
use crate::proof::Key;
use crate::pulse::Pulse;
use crate::{Refused, Time};

/// Who nobody knows yet has so many milliseconds.
const TO_COME_IN: u64 = 5_000;
/// Who has come in has so many milliseconds to take a place.
const TO_SIT: u64 = 30_000;
/// Who nobody knows yet may send so many frames.
const MOST_FRAMES: u8 = 4;

/// How far somebody has come.
#[derive(Debug)]
pub(super) enum Phase {
    /// He has not said anything.
    Stranger,
    /// He has said hello.
    Greeted,
    /// He knows some code; whether it is the right one his next word shows.
    Sharing(Key),
    /// He may take a place. A token has shown which seat is his.
    Inside(Option<Seat>),
}

/// How far somebody follows the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follows {
    /// Not at all.
    Nothing,
    /// He waits for a snapshot.
    Asked,
    /// He has all up to here.
    At(Place),
}

/// Why a message was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unsent {
    /// He does not read what is sent.
    Full,
    /// It is longer or deeper than a message may be.
    TooLong,
}

/// One connection.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) origin: Origin,
    pub(super) exporter: Exporter,
    /// Too many strangers are here from where he comes: only a token lets him in.
    pub(super) crowded: bool,
    pub(super) phase: Phase,
    pub(super) decoder: Decoder,
    /// His place, once he has taken one.
    pub(super) eye: Option<Eye>,
    pub(super) name: String,
    /// The token that he was sent and has not said he has kept.
    pub(super) offered: Option<TokenHash>,
    pub(super) follows: Follows,
    pub(super) frames: Bucket,
    pub(super) chat: Bucket,
    pub(super) out: Outbox,
    pulse: Pulse,
    since: Time,
    first_frames: u8,
}

impl Line {
    pub(super) fn new(now: Time, origin: Origin, exporter: Exporter, crowded: bool) -> Self {
        Self {
            origin,
            exporter,
            crowded,
            phase: Phase::Stranger,
            decoder: Decoder::new(frame::BEFORE_AUTH),
            eye: None,
            name: String::new(),
            offered: None,
            follows: Follows::Nothing,
            frames: Bucket::new(2, 8, now),
            chat: Bucket::new(1, 3, now),
            out: Outbox::default(),
            pulse: Pulse::new(now),
            since: now,
            first_frames: 0,
        }
    }

    /// Has he not shown yet that he may come in?
    pub(super) fn is_stranger(&self) -> bool {
        !matches!(self.phase, Phase::Inside(_))
    }

    /// He may come in, and say more from here on.
    pub(super) fn come_in(&mut self, seat: Option<Seat>, now: Time) {
        self.phase = Phase::Inside(seat);
        self.decoder.allow(frame::TO_HOST);
        self.since = now;
    }

    /// He has a place, and with a seat more to say than with a place on the stand.
    pub(super) fn place(&mut self, eye: Eye, now: Time) {
        self.eye = Some(eye);
        self.follows = Follows::Nothing;
        self.offered = None;
        self.frames = match eye {
            Eye::Seat(_) => Bucket::new(20, 40, now),
            Eye::Stand => Bucket::new(2, 8, now),
        };
    }

    /// Bytes have come.
    pub(super) fn heard(&mut self, now: Time) {
        self.pulse.heard(now);
    }

    /// The answer to a ping has come.
    pub(super) fn answered(&mut self, now: Time) {
        self.pulse.answered(now);
    }

    /// May there be one frame more before he has come in?
    pub(super) fn counts_frame(&mut self) -> bool {
        self.first_frames = self.first_frames.saturating_add(1);
        self.first_frames <= MOST_FRAMES
    }

    /// Puts a message into what goes out.
    pub(super) fn push(&mut self, frame: Option<Vec<u8>>) -> Result<(), Unsent> {
        let frame = frame.ok_or(Unsent::TooLong)?;
        self.out.push(frame).map_err(|Full| Unsent::Full)
    }

    pub(super) fn connection(&self, now: Time) -> Connection {
        self.pulse.state(now)
    }

    /// Why he has to go, if he has.
    pub(super) fn overdue(&self, now: Time) -> Option<Refused> {
        let waited = now.since(self.since);
        let slow = match (&self.phase, self.eye) {
            (Phase::Inside(_), Some(_)) => false,
            (Phase::Inside(_), None) => waited >= TO_SIT,
            _ => waited >= TO_COME_IN,
        };
        let silent = self.connection(now) == Connection::Away;
        (slow || silent).then_some(Refused::TooSlow)
    }

    /// The ping that is due.
    pub(super) fn beat(&mut self, now: Time) -> Option<ToGuest> {
        self.eye?;
        let n = self.pulse.beat(now)?;
        Some(ToGuest::Ping(Beat { n }))
    }

    /// When to look at it again.
    pub(super) fn next(&self, now: Time) -> Time {
        match (&self.phase, self.eye) {
            (Phase::Inside(_), Some(_)) => self.pulse.next(now),
            (Phase::Inside(_), None) => self.since.after(TO_SIT).min(self.pulse.end()),
            _ => self.since.after(TO_COME_IN),
        }
    }
}
