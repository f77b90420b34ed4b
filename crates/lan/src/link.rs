//! The link: the only sockets in the house. It carries what the two ends of the protocol say over TCP and TLS 1.3, and is
//! their clock; it decides nothing.
//!
//! [`Hosted`] drives a [`crate::host::Host`], [`Visit`] a [`crate::guest::Guest`], [`Multicast`] a [`crate::nearby::Nearby`]. Both hand out what is left to be
//! done by those who know the game and the disk, one thing at a time: what was handed out is done before the next is asked for.

mod addresses;
mod carry;
pub mod doctor;
mod hosted;
mod key;
mod multicast;
mod probe;
mod tls;
mod unicast;
mod visit;

pub use addresses::own_addresses;
pub use hosted::Hosted;
pub use key::{BadKey, HostKey};
pub use multicast::{Multicast, News, NoMulticast};
pub use probe::{Candidate, probe};
pub use visit::{Told, Visit};

use std::time::{Duration, SystemTime};

use tokio::time::Instant;

use crate::Time;

/// The machine has slept where its clock on the wall is so much further on than the one that counts.
const SLEPT: Duration = Duration::from_secs(5);

/// A clock that begins now.
#[derive(Clone, Copy, Debug)]
struct Clock {
    began: Instant,
    /// When both clocks were last looked at.
    looked: (Instant, SystemTime),
}

impl Clock {
    fn new() -> Self {
        let began = Instant::now();
        Self {
            began,
            looked: (began, SystemTime::now()),
        }
    }

    fn now(&self) -> Time {
        let millis = self.began.elapsed().as_millis();
        Time(u64::try_from(millis).unwrap_or(u64::MAX))
    }

    /// Has the machine slept since this was last asked? The clock that counts stands still then.
    fn has_slept(&mut self) -> bool {
        self.slept_by(Instant::now(), SystemTime::now())
    }

    fn slept_by(&mut self, now: Instant, wall: SystemTime) -> bool {
        let (before, wall_before) = std::mem::replace(&mut self.looked, (now, wall));
        let counted = now.saturating_duration_since(before);
        // A wall clock that was put back has not slept.
        let shown = wall.duration_since(wall_before).unwrap_or_default();
        shown > counted + SLEPT
    }

    /// Waits for a point in time; for ever where there is none.
    async fn until(&self, time: Option<Time>) {
        match time {
            Some(Time(millis)) => {
                let at = self.began + Duration::from_millis(millis);
                tokio::time::sleep_until(at).await;
            }
            None => std::future::pending().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sleep_shows_on_the_wall_alone() {
        let mut clock = Clock::new();
        let (mut now, mut wall) = clock.looked;
        let mut passes = |counted: u64, shown: u64| {
            now += Duration::from_secs(counted);
            wall += Duration::from_secs(shown);
            clock.slept_by(now, wall)
        };
        assert!(!passes(60, 60));
        assert!(!passes(1, 6));
        assert!(passes(1, 3_600));
        assert!(!passes(1, 1));
        let back = clock.looked.1 - Duration::from_mins(15);
        assert!(!clock.slept_by(clock.looked.0, back));
    }
}
