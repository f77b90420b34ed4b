//! When to try again.

use rand::RngExt;
use rand_chacha::ChaCha20Rng;

use crate::Time;

/// The milliseconds before each attempt, the last one for all that follow, … Close together for the first seconds, in which a host
/// that was begun anew is there again.
const WAITS: [u64; 9] = [0, 250, 500, 750, 750, 750, 1000, 2000, 4000];
/// … and how many hundredths more or less, so that not all come at once.
const SPREAD: u64 = 20;

/// The attempts to reach the host.
#[derive(Debug)]
pub(super) struct Redial {
    /// The number of the attempt that is on, or was the last.
    number: u32,
    /// Since when it has been on.
    on: Option<Time>,
    /// When the next one is due.
    next: Option<Time>,
    failed: usize,
}

impl Redial {
    pub(super) fn new(now: Time) -> Self {
        Self {
            number: 0,
            on: None,
            next: Some(now),
            failed: 0,
        }
    }

    /// Is this the attempt, or the connection that came of it, that counts?
    pub(super) fn is_on(&self, dial: u32) -> bool {
        self.on.is_some() && self.number == dial
    }

    /// Begins an attempt, where one is due.
    pub(super) fn due(&mut self, now: Time) -> Option<u32> {
        self.next.filter(|next| *next <= now)?;
        self.next = None;
        self.on = Some(now);
        self.number += 1;
        Some(self.number)
    }

    /// The attempt has led to a place: the next one begins at once again.
    pub(super) fn arrived(&mut self) {
        self.failed = 0;
    }

    /// The attempt is off; tells which one was on.
    pub(super) fn stop(&mut self) -> Option<u32> {
        self.on.take().map(|_| self.number)
    }

    /// Tries again, later each time.
    pub(super) fn later(&mut self, now: Time, chance: &mut ChaCha20Rng) {
        let wait = WAITS[self.failed.min(WAITS.len() - 1)];
        self.failed += 1;
        let hundredths = chance.random_range(100 - SPREAD..=100 + SPREAD);
        self.on = None;
        self.next = Some(now.after(wait * hundredths / 100));
    }

    /// Tries again at a time that the host has named.
    pub(super) fn after(&mut self, now: Time, millis: u64) {
        self.on = None;
        self.next = Some(now.after(millis));
    }

    pub(super) fn at_once(&mut self, now: Time) {
        self.failed = 0;
        self.after(now, 0);
    }

    pub(super) fn give_up(&mut self) {
        self.on = None;
        self.next = None;
    }

    pub(super) fn next(&self) -> Option<Time> {
        self.next
    }

    pub(super) fn began(&self) -> Option<Time> {
        self.on
    }

    /// How long the attempt has been on.
    pub(super) fn since(&self, now: Time) -> Option<u64> {
        self.on.map(|began| now.since(began))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;

    #[test]
    fn attempts_come_further_and_further_apart() {
        let mut chance = ChaCha20Rng::seed_from_u64(1);
        let mut redial = Redial::new(Time(0));
        assert_eq!(redial.due(Time(0)), Some(1));
        let mut waits = Vec::new();
        for _ in 0..10 {
            redial.later(Time(0), &mut chance);
            waits.push(redial.next().unwrap().0);
        }
        for (waited, wait) in waits
            .iter()
            .zip([0, 250, 500, 750, 750, 750, 1000, 2000, 4000, 4000])
        {
            assert!(
                (wait * 80 / 100..=wait * 120 / 100).contains(waited),
                "{waits:?}"
            );
        }
        redial.arrived();
        redial.later(Time(7), &mut chance);
        assert_eq!(redial.next(), Some(Time(7)));
    }

    #[test]
    fn only_the_attempt_that_is_on_counts() {
        let mut chance = ChaCha20Rng::seed_from_u64(1);
        let mut redial = Redial::new(Time(5));
        assert!(!redial.is_on(0));
        assert_eq!(redial.due(Time(4)), None);
        assert_eq!(redial.due(Time(5)), Some(1));
        assert_eq!(redial.due(Time(5)), None);
        assert_eq!(redial.since(Time(9)), Some(4));
        redial.later(Time(9), &mut chance);
        assert!(!redial.is_on(1));
        assert_eq!(redial.due(Time(9)), Some(2));
        assert!(redial.is_on(2) && !redial.is_on(1));
        assert_eq!((redial.stop(), redial.stop()), (Some(2), None));
        redial.give_up();
        assert_eq!(redial.next(), None);
    }
}
