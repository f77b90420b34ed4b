//! The tables that were heard, each once, and whether they still answer.

use std::net::{IpAddr, SocketAddr};

use super::remembered::Memory;
use super::{Advert, Remembered};
use crate::Time;
use crate::bytes::{Fingerprint, TableId};

/// The most tables that are shown, …
const MOST: usize = 200;
/// … and of those that share an address.
const MOST_FROM_ONE: usize = 8;
/// The most addresses of a table.
const MOST_ADDRESSES: usize = 8;
/// A table is pinged every so many milliseconds.
const PING: u64 = 3_000;
/// After so many pings without an answer it is grey, …
const MISSED_GREY: u32 = 2;
/// … and after so many it is gone.
const MISSED_GONE: u32 = 8;

/// A table as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is called.
    pub name: String,
    /// What it says of itself.
    pub advert: Advert,
    /// Where its host listens.
    pub addresses: Vec<SocketAddr>,
    /// Has it not answered for a while?
    pub grey: bool,
}

/// A table that is to be pinged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ping {
    /// The table.
    pub table: TableId,
    /// The key that it says it has.
    pub fingerprint: Fingerprint,
    /// Where its host listens.
    pub addresses: Vec<SocketAddr>,
    /// Was it heard? One that is only remembered has to show that key, for by now somebody else may be there.
    pub heard: bool,
}

#[derive(Debug)]
struct Entry {
    listed: Listed,
    missed: u32,
    next: Time,
}

impl Entry {
    /// Tables of one id with two keys are two: one of them may be somebody who pretends to be the other.
    fn is(&self, table: TableId, fingerprint: Fingerprint) -> bool {
        (self.listed.advert.table, self.listed.advert.fingerprint) == (table, fingerprint)
    }

    fn is_at(&self, address: IpAddr) -> bool {
        self.listed.addresses.iter().any(|own| own.ip() == address)
    }
}

/// The tables nearby, in the order in which they were first heard.
#[derive(Debug, Default)]
pub struct Nearby {
    entries: Vec<Entry>,
    memory: Memory,
}

impl Nearby {
    /// The tables, to be shown.
    pub fn list(&self) -> impl Iterator<Item = &Listed> {
        self.entries.iter().map(|entry| &entry.listed)
    }

    /// Remembers a table where somebody was before: it is pinged from now on.
    pub fn remember(
        &mut self,
        now: Time,
        table: TableId,
        fingerprint: Fingerprint,
        name: String,
        addresses: &[SocketAddr],
    ) {
        let mut own = Vec::new();
        add(&mut own, addresses);
        let remembered = Remembered {
            name,
            table,
            fingerprint,
            addresses: own,
            there: false,
        };
        self.memory.put(now, remembered);
    }

    /// The tables that are remembered and stand not in the list.
    pub fn remembered(&self) -> impl Iterator<Item = &Remembered> {
        let all = self.memory.all();
        all.filter(|one| is_unheard(&self.entries, one))
    }

    /// A table was heard, anew or once more.
    pub fn heard(&mut self, now: Time, name: String, advert: Advert, addresses: &[SocketAddr]) {
        let mut known = self.entries.iter_mut();
        if let Some(entry) = known.find(|entry| entry.is(advert.table, advert.fingerprint)) {
            let listed = &mut entry.listed;
            listed.name = name;
            listed.advert = advert;
            add(&mut listed.addresses, addresses);
            return;
        }
        let crowded = addresses.iter().any(|address| {
            let near = self
                .entries
                .iter()
                .filter(|entry| entry.is_at(address.ip()));
            near.count() >= MOST_FROM_ONE
        });
        if crowded || addresses.is_empty() || self.entries.len() >= MOST {
            return;
        }
        let mut listed = Listed {
            name,
            advert,
            addresses: Vec::new(),
            grey: false,
        };
        add(&mut listed.addresses, addresses);
        self.entries.push(Entry {
            listed,
            missed: 0,
            next: now.after(PING),
        });
    }

    /// Does this table stand here?
    pub fn has(&self, table: TableId, fingerprint: Fingerprint) -> bool {
        self.entries
            .iter()
            .any(|entry| entry.is(table, fingerprint))
    }

    /// A table has said good-bye.
    pub fn gone(&mut self, table: TableId, fingerprint: Fingerprint) {
        self.entries.retain(|entry| !entry.is(table, fingerprint));
    }

    /// The tables that are to be pinged now.
    pub fn pings(&mut self, now: Time) -> Vec<Ping> {
        let again = now.after(PING);
        let entries = &self.entries;
        let unheard = |remembered: &Remembered| is_unheard(entries, remembered);
        let mut pings = self.memory.pings(now, again, unheard);
        let due = self.entries.iter_mut().filter(|entry| entry.next <= now);
        pings.extend(due.map(|entry| {
            entry.next = again;
            Ping {
                table: entry.listed.advert.table,
                fingerprint: entry.listed.advert.fingerprint,
                addresses: entry.listed.addresses.clone(),
                heard: true,
            }
        }));
        pings
    }

    /// When to ask for [`Nearby::pings`] next.
    pub fn next(&self) -> Option<Time> {
        let heard = self.entries.iter().map(|entry| entry.next).min();
        let remembered = self.memory.next(|one| is_unheard(&self.entries, one));
        heard.into_iter().chain(remembered).min()
    }

    /// A table has answered a ping, or not. Tells whether it has just turned grey, and should be looked for afresh.
    pub fn pinged(&mut self, table: TableId, fingerprint: Fingerprint, answered: bool) -> bool {
        let mut turned = false;
        self.memory.pinged(table, fingerprint, answered);
        let mut known = self.entries.iter_mut();
        if let Some(entry) = known.find(|entry| entry.is(table, fingerprint)) {
            entry.missed = if answered { 0 } else { entry.missed + 1 };
            let grey = entry.missed >= MISSED_GREY;
            turned = grey && !entry.listed.grey;
            entry.listed.grey = grey;
        }
        self.entries.retain(|entry| entry.missed < MISSED_GONE);
        turned
    }
}

fn is_unheard(entries: &[Entry], remembered: &Remembered) -> bool {
    let mut entries = entries.iter();
    !entries.any(|entry| entry.is(remembered.table, remembered.fingerprint))
}

fn add(own: &mut Vec<SocketAddr>, more: &[SocketAddr]) {
    for address in more {
        if own.len() < MOST_ADDRESSES && !own.contains(address) {
            own.push(*address);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nearby::advert::tests::advert_of as advert;

    fn at(address: &str) -> SocketAddr {
        format!("{address}:47223").parse().unwrap()
    }

    fn hear(nearby: &mut Nearby, advert: Advert, address: &str) {
        nearby.heard(Time(0), "Anna's table".into(), advert, &[at(address)]);
    }

    fn pinged(nearby: &mut Nearby, id: u8, answered: bool) -> bool {
        nearby.pinged(TableId([id; 10]), Fingerprint([2; 32]), answered)
    }

    #[test]
    fn a_table_that_is_heard_twice_stands_there_once() {
        let mut nearby = Nearby::default();
        hear(&mut nearby, advert(1), "10.0.0.1");
        hear(
            &mut nearby,
            Advert {
                taken: 4,
                ..advert(1)
            },
            "10.0.0.2",
        );
        hear(
            &mut nearby,
            Advert {
                taken: 4,
                ..advert(1)
            },
            "10.0.0.1",
        );
        let all: Vec<&Listed> = nearby.list().collect();
        assert_eq!(all.len(), 1);
        assert_eq!(
            (all[0].advert.taken, &all[0].addresses[..]),
            (4, &[at("10.0.0.1"), at("10.0.0.2")][..])
        );
    }

    #[test]
    fn who_says_he_is_a_table_with_another_key_does_not_take_its_place() {
        let mut nearby = Nearby::default();
        hear(&mut nearby, advert(1), "10.0.0.1");
        let fingerprint = Fingerprint([3; 32]);
        hear(
            &mut nearby,
            Advert {
                fingerprint,
                ..advert(1)
            },
            "10.0.0.9",
        );
        nearby.gone(TableId([1; 10]), fingerprint);
        let all: Vec<&Listed> = nearby.list().collect();
        assert_eq!((all.len(), all[0].addresses[0]), (1, at("10.0.0.1")));
    }

    #[test]
    fn a_table_that_does_not_answer_turns_grey_and_goes() {
        let mut nearby = Nearby::default();
        hear(&mut nearby, advert(1), "10.0.0.1");
        assert!(!pinged(&mut nearby, 1, false));
        assert!(pinged(&mut nearby, 1, false));
        assert!(nearby.list().next().unwrap().grey);
        assert!(!pinged(&mut nearby, 1, false));
        pinged(&mut nearby, 1, true);
        assert!(!nearby.list().next().unwrap().grey);
        for _ in 0..MISSED_GONE {
            assert_eq!(nearby.list().count(), 1);
            pinged(&mut nearby, 1, false);
        }
        assert_eq!(nearby.list().count(), 0);
        assert!(!pinged(&mut nearby, 1, true));
    }

    #[test]
    fn tables_are_pinged_every_three_seconds() {
        let mut nearby = Nearby::default();
        assert_eq!(nearby.next(), None);
        hear(&mut nearby, advert(1), "10.0.0.1");
        assert_eq!(nearby.pings(Time(2_999)), []);
        let due = nearby.pings(Time(3_000));
        assert_eq!((due.len(), due[0].table), (1, TableId([1; 10])));
        assert_eq!(nearby.pings(Time(3_000)), []);
        assert_eq!(nearby.next(), Some(Time(6_000)));
    }

    #[test]
    fn a_table_that_is_remembered_is_pinged_and_stands_in_the_list_once_it_is_heard() {
        let mut nearby = Nearby::default();
        let (table, key) = (TableId([1; 10]), Fingerprint([2; 32]));
        for _ in 0..2 {
            nearby.remember(
                Time(5),
                table,
                key,
                "Anna's table".into(),
                &[at("10.0.0.1")],
            );
        }
        assert_eq!(nearby.next(), Some(Time(5)));
        let pings = nearby.pings(Time(5));
        assert_eq!((pings.len(), pings[0].heard), (1, false));
        assert_eq!(nearby.next(), Some(Time(5 + PING)));
        for there in [true, false] {
            pinged(&mut nearby, 1, there);
            assert_eq!(nearby.remembered().next().unwrap().there, there);
        }
        assert_eq!(nearby.list().count(), 0);
        hear(&mut nearby, advert(1), "10.0.0.2");
        assert_eq!(nearby.remembered().count(), 0);
        let pings = nearby.pings(Time(10_000));
        assert_eq!((pings.len(), pings[0].heard), (1, true));
        nearby.gone(table, key);
        assert_eq!(nearby.remembered().count(), 1);
    }

    #[test]
    fn there_are_so_many_and_from_one_address_fewer() {
        let mut nearby = Nearby::default();
        for id in 0..20 {
            hear(&mut nearby, advert(id), "10.0.0.1");
        }
        assert_eq!(nearby.list().count(), MOST_FROM_ONE);
        for id in 20..=255 {
            hear(&mut nearby, advert(id), &format!("10.0.1.{id}"));
        }
        assert_eq!(nearby.list().count(), MOST);
        let mut one = Nearby::default();
        for last in 1..30 {
            hear(&mut one, advert(1), &format!("10.0.0.{last}"));
        }
        assert_eq!(one.list().next().unwrap().addresses.len(), MOST_ADDRESSES);
        one.heard(Time(0), "Nowhere".into(), advert(2), &[]);
        assert_eq!(one.list().count(), 1);
    }
}
