//! How often somebody may be wrong at the door.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};

use crate::Time;

/// How many wrong codes an address may have in a minute.
const MOST_A_MINUTE: usize = 5;
/// After how many wrong codes the table gets a new one.
const MOST_IN_ALL: u32 = 50;
/// A minute, in milliseconds.
const MINUTE: u64 = 60_000;
/// How many addresses are remembered; with that many, the code has changed long ago.
const MOST_ADDRESSES: usize = 64;

/// Where somebody comes from, as far as he cannot easily choose another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Origin(IpAddr);

impl From<IpAddr> for Origin {
    /// One machine has a whole block of 2⁶⁴ addresses of version 6.
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(address) => {
                let block = u128::from(address) & (u128::MAX << 64);
                Ipv6Addr::from(block).into()
            }
            old @ IpAddr::V4(_) => old,
        })
    }
}

/// The wrong codes of late.
#[derive(Debug, Default)]
pub(super) struct Door {
    wrong: BTreeMap<Origin, Vec<Time>>,
    in_all: u32,
}

impl Door {
    /// How many seconds somebody has to wait before he may try again.
    pub(super) fn wait(&self, origin: Origin, now: Time) -> Option<u32> {
        let wrong = self.wrong.get(&origin)?;
        let late = wrong.iter().filter(|at| now.since(**at) < MINUTE);
        let oldest = late.clone().min()?;
        let left = MINUTE - now.since(*oldest);
        let seconds = u32::try_from(left.div_ceil(1000)).unwrap_or(u32::MAX);
        (late.count() >= MOST_A_MINUTE).then_some(seconds)
    }

    /// A code was wrong; tells whether it is time for a new one.
    pub(super) fn wrong(&mut self, origin: Origin, now: Time) -> bool {
        self.wrong.retain(|_, times| {
            times.retain(|at| now.since(*at) < MINUTE);
            !times.is_empty()
        });
        if self.wrong.len() < MOST_ADDRESSES || self.wrong.contains_key(&origin) {
            self.wrong.entry(origin).or_default().push(now);
        }
        self.in_all += 1;
        let enough = self.in_all >= MOST_IN_ALL;
        if enough {
            self.in_all = 0;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(address: &str) -> Origin {
        Origin::from(address.parse::<IpAddr>().unwrap())
    }

    #[test]
    fn five_wrong_codes_a_minute_and_then_a_wait() {
        let mut door = Door::default();
        let (anna, ben) = (origin("10.0.0.1"), origin("10.0.0.2"));
        for second in 0..5 {
            assert_eq!(door.wait(anna, Time(second * 1000)), None);
            door.wrong(anna, Time(second * 1000));
        }
        assert_eq!(door.wait(anna, Time(4_000)), Some(56));
        assert_eq!(door.wait(anna, Time(59_999)), Some(1));
        assert_eq!(door.wait(anna, Time(60_000)), None);
        assert_eq!(door.wait(ben, Time(4_000)), None);
    }

    #[test]
    fn after_fifty_wrong_codes_it_is_time_for_a_new_one() {
        let mut door = Door::default();
        for round in 1..=100 {
            let address = origin(&format!("10.0.1.{round}"));
            assert_eq!(door.wrong(address, Time(0)), round % 50 == 0, "{round}");
        }
        assert!(door.wrong.len() <= MOST_ADDRESSES);
    }

    #[test]
    fn a_machine_with_many_addresses_is_one() {
        assert_eq!(origin("fe80::1"), origin("fe80::2:3"));
        assert_ne!(origin("fe80::1"), origin("fe80:0:0:1::1"));
        assert_eq!(origin("::ffff:10.0.0.1"), origin("10.0.0.1"));
        assert_ne!(origin("10.0.0.1"), origin("10.0.0.2"));
    }
}
