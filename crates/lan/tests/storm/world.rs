//! Everybody, the weather, and what may never happen.

mod guests;
mod hosting;
mod seen;

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;

use lan::bytes::{Exporter, Fingerprint, JoinSecret, TableSecret};
use lan::chain::Place;
use lan::guest::{self, Guest, Held, Pass, Shut, State, Visiting};
use lan::host::{self, Conn, Decision, Happening, Host, Note};
use lan::message::Verdict;
use lan::{Payload, Refused};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use serde_json::{Value, json};
use table::{Eye, Seat};

use crate::anna;
use crate::game::{self, at};
use crate::link::{Comes, Fate, Link, Way};
use crate::quick::Quick;

pub(crate) use seen::Seen;

/// How many sit; one more watches.
const SEATS: usize = 3;
/// How many commands each seat brings through.
const COMMANDS: usize = 8;
/// How long the weather is bad, in milliseconds.
const STORM: u64 = 60_000;
/// When all has to be well again.
const END: u64 = STORM + 240_000;

/// What is still there after the host's machine has gone down.
#[derive(Debug, Default)]
struct Disk {
    notes: Vec<Note>,
    happenings: Vec<Happening>,
    played: Vec<u64>,
}

#[derive(Debug)]
struct Player {
    guest: Option<Guest>,
    life: u32,
    held: Option<Held>,
    eye: Eye,
    nonce: Option<u64>,
    done: usize,
    /// How far he has ever come in this life.
    at: Option<Place>,
}

#[derive(Debug)]
enum Thing {
    Bytes(u64, Way, Vec<u8>),
    Cut(u64, Way),
    Arrive(u64),
    NoAnswer(usize, u32, u32),
    Decide(u32, Seat, u32, Payload),
    HostDown,
    HostUp,
    GuestDown(usize),
    GuestUp(usize),
    Clock,
    Renew(usize),
}

pub(crate) struct World {
    chance: ChaCha20Rng,
    now: u64,
    number: u64,
    things: BTreeMap<(u64, u64), Thing>,
    host: Option<Host>,
    host_life: u32,
    disk: Disk,
    writes: Vec<Happening>,
    writes_nonce: Option<u64>,
    players: Vec<Player>,
    links: BTreeMap<u64, Link>,
    /// The chain as the host has ever had it.
    chain: Vec<Place>,
    answered: BTreeSet<u64>,
    turned_away: BTreeSet<u64>,
    seen: Seen,
}

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        let eyes = Seat::first(SEATS).map(Eye::Seat).chain([Eye::Stand]);
        let players = eyes.map(|eye| Player {
            guest: None,
            life: 0,
            held: None,
            eye,
            nonce: None,
            done: 0,
            at: None,
        });
        Self {
            chance: ChaCha20Rng::seed_from_u64(seed),
            now: 0,
            number: 0,
            things: BTreeMap::new(),
            host: None,
            host_life: 0,
            disk: Disk::default(),
            writes: Vec::new(),
            writes_nonce: None,
            players: players.collect(),
            links: BTreeMap::new(),
            chain: vec![Place::START],
            answered: BTreeSet::new(),
            turned_away: BTreeSet::new(),
            seen: Seen::default(),
        }
    }

    /// Goes through the storm and what comes after it.
    pub(crate) fn weather(mut self) -> Seen {
        self.later(0, Thing::HostUp);
        for player in 0..self.players.len() {
            self.later(0, Thing::GuestUp(player));
            self.in_storm(Thing::GuestDown(player));
            self.in_storm(Thing::Renew(player));
        }
        for _ in 0..self.chance.random_range(1..4) {
            self.in_storm(Thing::HostDown);
        }
        for _ in 0..20 {
            self.in_storm(Thing::Clock);
        }
        while !self.is_over() {
            self.step();
            assert!(
                self.now < END,
                "not over: {:#?} {:?}",
                self.players,
                self.host.as_ref().map(Host::at)
            );
        }
        self.check_the_end();
        self.seen
    }

    fn is_calm(&self) -> bool {
        self.now >= STORM
    }

    fn is_over(&self) -> bool {
        let Some(host) = &self.host else { return false };
        let all = self.players.iter().all(|player| {
            let there = player.guest.as_ref();
            let followed = there.is_some_and(|guest| {
                guest.at() == Some(host.at()) && *guest.state() == State::Here
            });
            followed
                && (player.eye == Eye::Stand || player.done >= COMMANDS && player.nonce.is_none())
        });
        all && self.is_calm()
    }

    fn check_the_end(&self) {
        let played: BTreeSet<u64> = self.disk.played.iter().copied().collect();
        assert_eq!(
            played.len(),
            self.disk.played.len(),
            "a command was played twice"
        );
        assert!(
            self.answered.is_subset(&played),
            "an accepted command was lost"
        );
        assert!(
            self.turned_away.is_disjoint(&played),
            "a command was refused and played"
        );
        assert_eq!(self.chain.len(), self.disk.happenings.len() + 1);
    }

    fn later(&mut self, delay: u64, thing: Thing) {
        self.number += 1;
        self.things.insert((self.now + delay, self.number), thing);
    }

    fn in_storm(&mut self, thing: Thing) {
        let delay = self.chance.random_range(0..STORM);
        self.later(delay, thing);
    }

    fn step(&mut self) {
        let now = at(self.now);
        let ticks = self
            .players
            .iter()
            .filter_map(|player| player.guest.as_ref()?.next_tick(now));
        let host = self.host.as_ref().and_then(|host| host.next_tick(now));
        let tick = ticks
            .chain(host)
            .map(|time| time.0)
            .min()
            .unwrap_or(u64::MAX);
        let first = self.things.first_key_value().map(|(key, _)| *key);
        match first {
            Some(key) if key.0 <= tick => {
                self.now = self.now.max(key.0);
                let thing = self.things.remove(&key).unwrap();
                self.happens(thing);
            }
            _ => {
                self.now = self.now.max(tick);
                let now = at(self.now);
                if let Some(host) = &mut self.host {
                    host.tick(now);
                }
                for player in &mut self.players {
                    if let Some(guest) = &mut player.guest {
                        guest.tick(now);
                    }
                }
            }
        }
        self.work();
    }

    fn happens(&mut self, thing: Thing) {
        let now = at(self.now);
        match thing {
            Thing::Bytes(id, way, bytes) => self.bytes(id, way, &bytes),
            Thing::Cut(id, Way::ToHost) => {
                if self.link_of_host(id).is_some() {
                    self.host.as_mut().unwrap().lost(now, Conn(id));
                }
            }
            Thing::Cut(id, Way::ToGuest) => {
                if let Some((player, dial)) = self.link_of_guest(id) {
                    self.players[player].guest.as_mut().unwrap().lost(now, dial);
                }
            }
            Thing::Arrive(id) => self.arrive(id),
            Thing::NoAnswer(player, life, dial) => {
                let player = &mut self.players[player];
                if player.life == life
                    && let Some(guest) = &mut player.guest
                {
                    guest.lost(now, dial);
                }
            }
            Thing::Decide(life, seat, cid, body) => {
                if self.host.is_some() && life == self.host_life {
                    self.decide(seat, cid, &body);
                }
            }
            Thing::HostDown => self.host_down(),
            Thing::HostUp => self.host_up(),
            Thing::GuestDown(player) => self.guest_down(player),
            Thing::GuestUp(player) => self.guest_up(player),
            Thing::Renew(player) => {
                if let Some(guest) = &mut self.players[player].guest {
                    guest.renew(now);
                }
            }
            Thing::Clock => {
                let nonce = self.chance.random();
                let happening = game::happening(None, nonce, SEATS);
                if let Some(host) = &mut self.host {
                    self.disk.happenings.push(happening.clone());
                    host.happened(now, happening);
                    self.chain.push(host.at());
                }
            }
        }
    }

    fn link_of_host(&self, id: u64) -> Option<&Link> {
        let link = self.links.get(&id)?;
        (self.host.is_some() && link.lives.0 == self.host_life).then_some(link)
    }

    fn link_of_guest(&self, id: u64) -> Option<(usize, u32)> {
        let link = self.links.get(&id)?;
        let player = &self.players[link.guest];
        (player.guest.is_some() && player.life == link.lives.1).then_some((link.guest, link.dial))
    }

    fn bytes(&mut self, id: u64, way: Way, bytes: &[u8]) {
        let now = at(self.now);
        match way {
            Way::ToHost if self.link_of_host(id).is_some() => {
                self.host.as_mut().unwrap().received(now, Conn(id), bytes);
            }
            Way::ToGuest => {
                if let Some((player, dial)) = self.link_of_guest(id) {
                    self.players[player]
                        .guest
                        .as_mut()
                        .unwrap()
                        .received(now, dial, bytes);
                }
            }
            Way::ToHost => {}
        }
    }

    /// A connection is there, where both ends still are.
    fn arrive(&mut self, id: u64) {
        let now = at(self.now);
        let exporter = Exporter(std::array::from_fn(|_| id.to_be_bytes()[7]));
        let from = IpAddr::from([10, 0, 0, 1]);
        if self.link_of_host(id).is_some() {
            self.host
                .as_mut()
                .unwrap()
                .accept(now, Conn(id), from, exporter);
        }
        if let Some((player, dial)) = self.link_of_guest(id) {
            let guest = self.players[player].guest.as_mut().unwrap();
            guest.connected(now, dial, exporter, Fingerprint([1; 32]));
        }
    }

    /// Does all that there is to do, in order, unless something goes down in the middle of it.
    fn work(&mut self) {
        loop {
            let host = self.host.as_mut().and_then(Host::next_output);
            if let Some(output) = host {
                let often = if matches!(output, host::Output::Keep(_)) {
                    50
                } else {
                    2_000
                };
                if !self.is_calm() && self.chance.random_ratio(1, often) {
                    self.host_down();
                } else {
                    self.host_says(output);
                }
                continue;
            }
            let mut idle = true;
            for player in 0..self.players.len() {
                let output = self.players[player]
                    .guest
                    .as_mut()
                    .and_then(Guest::next_output);
                if let Some(output) = output {
                    idle = false;
                    if !self.is_calm() && self.chance.random_ratio(1, 2_000) {
                        self.guest_down(player);
                    } else {
                        self.guest_says(player, output);
                    }
                }
            }
            if idle {
                break;
            }
        }
        for player in 0..self.players.len() {
            self.play(player);
        }
    }

    fn transmit(&mut self, id: u64, way: Way, bytes: &[u8]) {
        let calm = self.is_calm();
        let Some(link) = self.links.get_mut(&id) else {
            return;
        };
        if way == Way::ToGuest {
            let text = String::from_utf8_lossy(bytes);
            for seat in Seat::first(SEATS).filter(|seat| !self.players[link.guest].eye.is(*seat)) {
                assert!(
                    !text.contains(&game::mark(seat)),
                    "a secret of {seat:?} for {}",
                    link.guest
                );
            }
        }
        let comes = link.send(way, self.now, bytes, calm, &mut self.chance);
        for come in comes {
            self.number += 1;
            match come {
                Comes::Bytes(time, bytes) => {
                    self.things
                        .insert((time, self.number), Thing::Bytes(id, way, bytes));
                }
                Comes::Cut(time) => {
                    self.things
                        .insert((time, self.number), Thing::Cut(id, Way::ToHost));
                    self.number += 1;
                    self.things
                        .insert((time, self.number), Thing::Cut(id, Way::ToGuest));
                }
            }
        }
    }
}
