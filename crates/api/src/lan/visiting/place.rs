//! One connection, and the one place that it has: a seat or the stand.

use std::collections::VecDeque;
use std::future::{Future as _, poll_fn};
use std::net::SocketAddr;
use std::sync::mpsc::SyncSender;
use std::task::Poll;
use std::time::Duration;

use ::lan::bytes::Fingerprint;
use ::lan::guest::{Guest, Held, State, Visiting};
use ::lan::link::{Told, Visit};
use table::{Eye, Seat};
use tokio::time::Instant;

use super::goal::Goal;
use crate::ActError;
use crate::lan::network::Answer;
use crate::lan::visitor::visiting;
use crate::lan::{LanError, PartyError};

/// How long an order waits for the host.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// A connection.
pub(super) struct Place {
    visit: Visit,
    /// The place that it has or, on the way, wants.
    pub(super) eye: Eye,
    /// Has it had that place, or what brings one back there?
    pub(super) is_ours: bool,
    pub(super) state: State,
    /// What binds the game that it was shown last.
    pub(super) game: String,
    /// Has somebody with another key answered last?
    pub(super) other_key: bool,
    /// The seat that is asked for, or is being given up.
    pub(super) wish: Option<Wish>,
    pub(super) acting: Option<Waiting<Result<(), ActError>>>,
    /// What was said and not heard yet.
    pub(super) saying: VecDeque<Waiting<Answer>>,
}

/// A place that is asked for.
pub(super) struct Wish {
    pub(super) eye: Eye,
    pub(super) waiting: Waiting<Answer>,
}

/// Somebody here waits for an answer.
pub(super) struct Waiting<T> {
    answer: SyncSender<T>,
    pub(super) due: Instant,
}

impl<T> Waiting<T> {
    pub(super) fn new(answer: SyncSender<T>, patience: Duration) -> Self {
        let due = Instant::now() + patience;
        Self { answer, due }
    }

    /// Answers. Who waits no more does not hear it.
    pub(super) fn answer(self, answer: T) {
        drop(self.answer.try_send(answer));
    }
}

impl Place {
    /// On the way to a place, with what lets one in.
    pub(super) fn new(goal: &Goal, eye: Eye, name: &str) -> Result<Self, LanError> {
        let visiting = Visiting {
            pass: goal.pass.clone(),
            ..visiting(eye, name)?
        };
        Ok(Self::with(goal, goal.known, visiting, false))
    }

    /// On the way back to a seat that is ours. Its player is called what he was.
    pub(super) fn back(goal: &Goal, held: &Held) -> Result<Self, LanError> {
        let key = Some(held.fingerprint);
        let visiting = Visiting {
            held: Some(held.clone()),
            ..visiting(held.eye, "")?
        };
        Ok(Self::with(goal, key, visiting, true))
    }

    fn with(goal: &Goal, key: Option<Fingerprint>, visiting: Visiting, is_ours: bool) -> Self {
        Self {
            eye: visiting.eye,
            visit: Visit::new(goal.addresses.clone(), key, visiting),
            is_ours,
            state: State::Coming,
            game: String::new(),
            other_key: false,
            wish: None,
            acting: None,
            saying: VecDeque::new(),
        }
    }

    /// The guest's end of the protocol, and the time.
    pub(super) fn guest(&mut self) -> (&mut Guest, ::lan::Time) {
        self.visit.guest()
    }

    pub(super) fn found(&mut self, addresses: Vec<SocketAddr>) {
        self.visit.found(addresses);
    }

    /// The seat that it has.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self.eye {
            Eye::Seat(seat) if self.is_ours => Some(seat),
            Eye::Seat(_) | Eye::Stand => None,
        }
    }

    pub(super) fn is_here(&self) -> bool {
        self.is_ours && self.state == State::Here
    }

    /// Nobody is to wait for it any more.
    pub(super) fn give_up(&mut self, why: &PartyError) {
        if let Some(wish) = self.wish.take() {
            wish.waiting.answer(Err(why.clone()));
        }
        if let Some(acting) = self.acting.take() {
            acting.answer(Err(ActError::HostAway));
        }
        for said in self.saying.drain(..) {
            said.answer(Err(why.clone()));
        }
    }

    /// What has waited for long enough hears that nobody answers.
    pub(super) fn tick(&mut self, now: Instant) {
        if let Some(wish) = self.wish.take_if(|wish| wish.waiting.due <= now) {
            wish.waiting.answer(Err(PartyError::Away));
        }
        if let Some(acting) = self.acting.take_if(|acting| acting.due <= now) {
            acting.answer(Err(ActError::HostAway));
        }
        let late = self
            .saying
            .iter()
            .take_while(|said| said.due <= now)
            .count();
        for said in self.saying.drain(..late) {
            said.answer(Err(PartyError::Away));
        }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        let wish = self.wish.as_ref().map(|wish| wish.waiting.due);
        let acting = self.acting.as_ref().map(|acting| acting.due);
        let said = self.saying.front().map(|said| said.due);
        [wish, acting, said].into_iter().flatten().min()
    }
}

/// The next thing that any of them tells.
pub(super) async fn next(places: &mut [Place]) -> (usize, Told) {
    let mut all: Vec<_> = places
        .iter_mut()
        .map(|place| Box::pin(place.visit.next()))
        .collect();
    poll_fn(|context| {
        for (n, next) in all.iter_mut().enumerate() {
            if let Poll::Ready(told) = next.as_mut().poll(context) {
                return Poll::Ready((n, told));
            }
        }
        Poll::Pending
    })
    .await
}
