//! Tables at which somebody was before. They are looked for where they were, whether anything is heard of them or not.

use std::net::SocketAddr;

use super::Ping;
use crate::Time;
use crate::bytes::{Fingerprint, TableId};

/// The most tables that are remembered: the last ones.
const MOST: usize = 16;

/// A table that is remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// What it was called.
    pub name: String,
    /// The table.
    pub table: TableId,
    /// Its host's key.
    pub fingerprint: Fingerprint,
    /// Where its host was.
    pub addresses: Vec<SocketAddr>,
    /// Has a host with this key answered there last time?
    pub there: bool,
}

/// All that are remembered, and when each is looked for next.
#[derive(Debug, Default)]
pub(super) struct Memory(Vec<(Remembered, Time)>);

impl Memory {
    /// Remembers a table, to be looked for from now on. What was known of it before does not count any more.
    pub(super) fn put(&mut self, now: Time, remembered: Remembered) {
        let is_it =
            |(other, _): &(Remembered, Time)| is(other, remembered.table, remembered.fingerprint);
        self.0.retain(|other| !is_it(other));
        if self.0.len() >= MOST {
            self.0.remove(0);
        }
        self.0.push((remembered, now));
    }

    pub(super) fn all(&self) -> impl Iterator<Item = &Remembered> {
        self.0.iter().map(|(remembered, _)| remembered)
    }

    /// When to look for one of those next that are wanted.
    pub(super) fn next(&self, wanted: impl Fn(&Remembered) -> bool) -> Option<Time> {
        let wanted = self.0.iter().filter(|(remembered, _)| wanted(remembered));
        wanted.map(|(_, next)| *next).min()
    }

    /// Those that are to be looked for now, and again at another time.
    pub(super) fn pings(
        &mut self,
        now: Time,
        again: Time,
        wanted: impl Fn(&Remembered) -> bool,
    ) -> Vec<Ping> {
        let mut due = Vec::new();
        for (remembered, next) in &mut self.0 {
            if *next <= now && wanted(remembered) {
                *next = again;
                due.push(Ping {
                    table: remembered.table,
                    fingerprint: remembered.fingerprint,
                    addresses: remembered.addresses.clone(),
                    heard: false,
                });
            }
        }
        due
    }

    pub(super) fn pinged(&mut self, table: TableId, fingerprint: Fingerprint, answered: bool) {
        let mut all = self.0.iter_mut();
        if let Some((remembered, _)) = all.find(|(other, _)| is(other, table, fingerprint)) {
            remembered.there = answered;
        }
    }
}

fn is(remembered: &Remembered, table: TableId, fingerprint: Fingerprint) -> bool {
    (remembered.table, remembered.fingerprint) == (table, fingerprint)
}
