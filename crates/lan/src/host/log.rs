//! The events of a table, as long as somebody may ask for them again.

use std::collections::VecDeque;

use table::{Eye, Seat};

use crate::Payload;
use crate::bytes::{Hash, TableSecret};
use crate::chain::{self, Place};
use crate::message::{Event, Private, ToGuest};

/// So many events can be asked for again; who is further behind gets a snapshot.
const KEPT: usize = 128;
/// … and no more bytes than this to a reader, so that they fit what may wait for a connection.
const KEPT_BYTES: usize = 256 * 1024;

/// Something that happened, as its readers may know it. Made by those who know the game, for these eyes.
#[derive(Clone, Debug, PartialEq)]
pub struct Happening {
    /// What everybody may know.
    pub public: Payload,
    /// What one seat alone may know.
    pub private: Vec<(Seat, Payload)>,
}

impl Happening {
    /// How long it is for the one who hears most of it.
    fn bytes(&self) -> usize {
        let private = self.private.iter().map(|(_, part)| part.json().len());
        self.public.json().len() + private.max().unwrap_or(0)
    }
}

#[derive(Debug)]
struct Entry {
    at: Place,
    ties: Vec<Hash>,
    happening: Happening,
    /// As it goes over the wire to the stand: there are many readers there.
    for_stand: Option<Vec<u8>>,
}

/// The chain and its last events.
#[derive(Debug)]
pub(super) struct Log {
    secret: TableSecret,
    seats: usize,
    at: Place,
    /// The place before the first entry.
    before: Place,
    entries: VecDeque<Entry>,
    /// The bytes of the entries to whom most of them go.
    bytes: usize,
}

impl Log {
    pub(super) fn new(secret: TableSecret, seats: usize) -> Self {
        Self {
            secret,
            seats,
            at: Place::START,
            before: Place::START,
            entries: VecDeque::new(),
            bytes: 0,
        }
    }

    /// How far it has come.
    pub(super) fn at(&self) -> Place {
        self.at
    }

    /// Appends what happened.
    pub(super) fn push(&mut self, happening: Happening) {
        let idx = self.at.idx + 1;
        // One for each seat, whether it has a private part or not: else it would show who has one.
        let ties: Vec<Hash> = Seat::first(self.seats)
            .map(|seat| {
                chain::tie(
                    &chain::salt(&self.secret, idx, seat),
                    private(&happening, seat),
                )
            })
            .collect();
        self.at = self.at.then(&happening.public, &ties);
        self.bytes += happening.bytes();
        let mut entry = Entry {
            at: self.at,
            ties,
            happening,
            for_stand: None,
        };
        entry.for_stand = ToGuest::Event(event(&entry, None)).frame();
        self.entries.push_back(entry);
        while self.entries.len() > KEPT || self.bytes > KEPT_BYTES && self.entries.len() > 1 {
            let Some(gone) = self.entries.pop_front() else {
                break;
            };
            self.before = gone.at;
            self.bytes -= gone.happening.bytes();
        }
    }

    /// The events after a place as they go over the wire to one pair of eyes (none for one that is longer than a message
    /// may be); nothing where the place is not, or no longer, in the chain.
    pub(super) fn frames_after(&self, place: Place, eye: Eye) -> Option<Vec<Option<Vec<u8>>>> {
        let frame = |entry: &Entry| match eye {
            Eye::Stand => entry.for_stand.clone(),
            Eye::Seat(seat) => ToGuest::Event(event(entry, self.private(entry, seat))).frame(),
        };
        Some(self.entries_after(place)?.map(frame).collect())
    }

    fn entries_after(&self, place: Place) -> Option<impl Iterator<Item = &Entry>> {
        let skipped = place.idx.checked_sub(self.before.idx)? as usize;
        let there = match skipped.checked_sub(1) {
            None => self.before,
            Some(last) => self.entries.get(last)?.at,
        };
        (there == place).then(|| self.entries.iter().skip(skipped))
    }

    fn private(&self, entry: &Entry, seat: Seat) -> Option<Private> {
        private(&entry.happening, seat).map(|body| Private {
            salt: chain::salt(&self.secret, entry.at.idx, seat),
            body: body.clone(),
        })
    }
}

fn event(entry: &Entry, private: Option<Private>) -> Event {
    let Place { idx, h } = entry.at;
    Event {
        idx,
        h,
        public: entry.happening.public.clone(),
        ties: entry.ties.clone(),
        private,
    }
}

fn private(happening: &Happening, seat: Seat) -> Option<&Payload> {
    let mut parts = happening.private.iter();
    parts
        .find(|(owner, _)| *owner == seat)
        .map(|(_, part)| part)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{self, Decoder};

    /// The events after a place, as their reader reads them.
    fn after(log: &Log, place: Place, eye: Eye) -> Option<Vec<Event>> {
        let frames = log.frames_after(place, eye)?.into_iter();
        let events = frames.map(|frame| {
            let mut decoder = Decoder::new(frame::TO_GUEST);
            let frame = decoder.next(&mut &frame.unwrap()[..]).unwrap().unwrap();
            match ToGuest::read(&frame) {
                Ok(ToGuest::Event(event)) => event,
                other => panic!("no event: {other:?}"),
            }
        });
        Some(events.collect())
    }

    fn log(events: u32) -> Log {
        let mut log = Log::new(TableSecret([1; 32]), 2);
        for n in 0..events {
            log.push(Happening {
                public: Payload::of(&n).unwrap(),
                private: vec![(Seat::at(1), Payload::of(&(n + 1000)).unwrap())],
            });
        }
        log
    }

    #[test]
    fn who_is_behind_gets_what_he_missed() {
        let log = log(5);
        let all = after(&log, Place::START, Eye::Stand).unwrap();
        assert_eq!(
            all.iter().map(|event| event.idx).collect::<Vec<_>>(),
            [1, 2, 3, 4, 5]
        );
        let third = Place {
            idx: 3,
            h: all[2].h,
        };
        let rest = after(&log, third, Eye::Stand).unwrap();
        assert_eq!(rest[..], all[3..]);
        assert_eq!(after(&log, log.at(), Eye::Stand), Some(vec![]));
    }

    #[test]
    fn a_place_that_is_not_in_the_chain_gives_nothing() {
        let log = log(5);
        let at = log.at();
        assert_eq!(after(&log, Place { idx: 4, ..at }, Eye::Stand), None);
        assert_eq!(after(&log, Place { idx: 6, ..at }, Eye::Stand), None);
        assert_eq!(
            after(
                &log,
                Place {
                    h: Hash([1; 16]),
                    ..Place::START
                },
                Eye::Stand
            ),
            None
        );
    }

    #[test]
    fn what_is_long_past_is_forgotten() {
        let kept = u32::try_from(KEPT).unwrap();
        let log = log(kept + 3);
        assert_eq!(after(&log, Place::START, Eye::Stand), None);
        assert_eq!(after(&log, log.before, Eye::Stand).unwrap().len(), KEPT);
        assert_eq!(log.before.idx, 3);
    }

    #[test]
    fn who_is_behind_by_more_than_can_wait_for_him_gets_nothing() {
        let mut log = log(0);
        let story = Payload::of(&"x".repeat(KEPT_BYTES / 4)).unwrap();
        for seat in [0, 1, 0, 1, 0] {
            log.push(Happening {
                public: Payload::of(&seat).unwrap(),
                private: vec![(Seat::at(seat), story.clone())],
            });
        }
        assert_eq!(after(&log, Place::START, Eye::Stand), None);
        assert_eq!((log.entries.len(), log.before.idx), (3, 2));
        assert_eq!(after(&log, log.before, Eye::Stand).unwrap().len(), 3);
    }

    #[test]
    fn a_private_part_goes_to_its_seat_alone_and_is_tied_in() {
        let log = log(1);
        let seen = |eye| after(&log, Place::START, eye).unwrap().remove(0);
        let own = seen(Eye::Seat(Seat::at(1)));
        let part = own.private.clone().unwrap();
        assert_eq!(chain::tie(&part.salt, Some(&part.body)), own.ties[1]);
        assert_eq!(seen(Eye::Seat(Seat::at(0))).private, None);
        assert_eq!(
            seen(Eye::Stand),
            Event {
                private: None,
                ..own
            }
        );
    }

    #[test]
    fn nothing_in_public_tells_whether_a_seat_has_a_private_part() {
        let public = Payload::of(&1).unwrap();
        let with = |private| {
            let mut log = Log::new(TableSecret([1; 32]), 2);
            log.push(Happening {
                public: public.clone(),
                private,
            });
            let event = after(&log, Place::START, Eye::Stand).unwrap().remove(0);
            serde_json::to_string(&event).unwrap().len()
        };
        let hidden = Payload::of(&"seven of hearts").unwrap();
        assert_eq!(with(vec![]), with(vec![(Seat::at(0), hidden)]));
    }
}
