//! Frames that were damaged, and garbage: nothing falls over, nothing grows, and the others do not notice.
//!
//! `RACENIGHT_FRAMES=1000000` sends so many.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use lan::bytes::{Exporter, Fingerprint};
use lan::frame::{TO_GUEST, encode};
use lan::guest::{Guest, Output, Pass, State, Visiting};
use lan::host::Conn;
use lan::message::{Nothing, ToHost};
use lan::{Payload, Time};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;
use table::{Eye, Seat};

use crate::quick::Quick;
use crate::room::Room;

/// Bytes that once did harm, or might: each has a file for good.
fn corpus() -> Vec<Vec<u8>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/table/corpus");
    let files = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// What so many frames may leave in memory, in bytes.
const MOST_LEFT: usize = 16 << 20;

/// The memory that this process takes, where the system says.
fn memory() -> usize {
    let statm = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = statm
        .split(' ')
        .nth(1)
        .map_or(0, |pages| pages.parse().unwrap());
    pages * 4_096
}

fn count() -> u32 {
    std::env::var("RACENIGHT_FRAMES").map_or(20_000, |count| count.parse().unwrap())
}

/// Valid messages of one side, to begin with.
fn valid(side: &str) -> Vec<Vec<u8>> {
    let file = include_str!("golden/version-1.txt");
    let said = file.lines().filter_map(|line| line.strip_prefix(side));
    said.map(|line| {
        let (kind, json) = line.split_once(' ').unwrap();
        encode(kind.parse().unwrap(), json.as_bytes(), TO_GUEST).unwrap()
    })
    .collect()
}

fn damage(bytes: &mut Vec<u8>, chance: &mut ChaCha20Rng) {
    for _ in 0..chance.random_range(1..4) {
        let at = chance.random_range(0..=bytes.len());
        match chance.random_range(0..6) {
            0 if at < bytes.len() => bytes[at] = chance.random(),
            1 if at < bytes.len() => bytes[at] ^= 1 << chance.random_range(0..8),
            2 => bytes.insert(
                at,
                *b"[{\"\\,:9-e.".get(chance.random_range(0..10)).unwrap(),
            ),
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 => bytes.truncate(at),
            _ => {
                let piece = bytes[at / 2..at].to_vec();
                bytes.splice(at..at, piece);
            }
        }
    }
}

/// A message that was damaged, or garbage.
fn broken(valid: &[Vec<u8>], chance: &mut ChaCha20Rng) -> Vec<u8> {
    if chance.random_ratio(1, 20) {
        let mut garbage = vec![0; chance.random_range(1..400)];
        chance.fill_bytes(&mut garbage);
        return garbage;
    }
    let mut bytes = valid[chance.random_range(0..valid.len())].clone();
    damage(&mut bytes, chance);
    bytes
}

fn send(room: &mut Room, conn: Conn, bytes: &[u8]) {
    room.now = room.now.after(60);
    room.bytes(conn, bytes);
}

#[test]
fn damaged_frames_and_garbage_do_no_harm() {
    let mut chance = ChaCha20Rng::seed_from_u64(6);
    let valid = valid("> ");
    let mut room = Room::new();
    let (anna, _) = room.seated(0);
    let mut conn = room.connect();
    let mut inside = false;
    // Each of the corpus comes from a stranger, and from somebody who is in.
    let mut corpus: Vec<Vec<u8>> = corpus()
        .into_iter()
        .flat_map(|one| [one.clone(), one])
        .collect();
    let mut before = memory();
    for round in 0..count() {
        if round == 1_000 {
            before = memory();
        }
        let mut bytes = corpus.pop().unwrap_or_else(|| broken(&valid, &mut chance));
        bytes.truncate(2_000);
        send(&mut room, conn, &bytes);
        if room.closed.contains(&conn) || chance.random_ratio(1, 10) {
            room.lose(conn);
            room.closed.clear();
            inside = !inside;
            conn = if inside {
                visitor(&mut room, &mut chance)
            } else {
                room.connect()
            };
        }
        if round % 50 == 0 {
            assert!(room.lives(anna), "round {round}");
            room.outputs.clear();
            room.notes.clear();
        }
    }
    room.lose(conn);
    assert!(room.lives(anna));
    assert_eq!(room.host.connections(), 1, "something has stayed");
    let left = memory().saturating_sub(before);
    assert!(left < MOST_LEFT, "{left} bytes are left");
}

/// Somebody who may be here, with or without a seat.
fn visitor(room: &mut Room, chance: &mut ChaCha20Rng) -> Conn {
    let conn = room.inside();
    match chance.random_range(0..3) {
        0 => drop(room.attach(conn, Eye::Seat(Seat::at(2)))),
        1 => drop(room.attach(conn, Eye::Stand)),
        _ => drop(room.say(conn, &ToHost::Kept(Nothing {}))),
    }
    conn
}

/// Does what a guest asks for, as far as there is a network; tells the connection that is on.
fn serve(guest: &mut Guest, now: Time, on: &mut u32) {
    while let Some(output) = guest.next_output() {
        match output {
            Output::Dial(dial) => {
                *on = dial;
                guest.connected(now, dial, Exporter([1; 32]), Fingerprint([1; 32]));
            }
            Output::Wake => while guest.take().is_some() {},
            Output::State(State::Shut(_)) => guest.renew(now),
            _ => {}
        }
    }
}

/// Somebody who comes to a table that is open.
fn guest() -> Guest {
    let visiting = Visiting {
        eye: Eye::Seat(Seat::at(0)),
        name: "Ben".into(),
        pass: Some(Pass::Open),
        held: None,
        app: "0.1.0".into(),
        books: BTreeMap::new(),
        language: "en".into(),
        exchange: Arc::new(Quick),
        chance: ChaCha20Rng::seed_from_u64(8),
    };
    Guest::new(Time(0), visiting)
}

#[test]
fn a_guest_can_be_told_the_greatest_numbers() {
    let (mut guest, mut on) = (guest(), 0);
    guest.tick(Time(0));
    serve(&mut guest, Time(0), &mut on);
    let last = r#"{"idx":4294967295,"h":"AAAAAAAAAAAAAAAAAAAAAA"}"#;
    let event = r#"{"idx":4294967295,"h":"AAAAAAAAAAAAAAAAAAAAAA","pub":1,"ties":[]}"#;
    for (kind, json) in [
        (130, r#"{"host":{"mac":null}}"#.to_owned()),
        (
            131,
            r#"{"as":{"seat":0},"token":null,"cid":4294967295}"#.into(),
        ),
        (133, format!(r#"{{"at":{last},"body":1}}"#)),
        (132, event.into()),
    ] {
        if kind == 130 {
            guest.received(Time(0), on, &valid("< ")[0]);
        }
        guest.received(
            Time(0),
            on,
            &encode(kind, json.as_bytes(), TO_GUEST).unwrap(),
        );
        serve(&mut guest, Time(0), &mut on);
    }
    guest.act(Time(0), None, Payload::of(&1).unwrap()).unwrap();
    serve(&mut guest, Time(0), &mut on);
    // The event was none of the chain, so the table is asked for anew.
    assert_eq!((guest.state(), guest.at()), (&State::Here, None));
}

#[test]
fn a_guest_lives_through_whatever_a_host_sends() {
    let mut chance = ChaCha20Rng::seed_from_u64(7);
    let all = valid("< ");
    let welcome = &all[0];
    let come_in = encode(130, br#"{"host":{"mac":null}}"#, TO_GUEST).unwrap();
    let place = encode(131, br#"{"as":{"seat":0},"token":null,"cid":0}"#, TO_GUEST).unwrap();
    let (mut guest, mut on) = (guest(), 0);
    let (mut places, before) = (0, memory());
    for round in 0..count() {
        let now = Time(u64::from(round) * 100);
        guest.tick(now);
        serve(&mut guest, now, &mut on);
        if chance.random_ratio(1, 6) {
            for good in [welcome, &come_in, &place] {
                guest.received(now, on, good);
                serve(&mut guest, now, &mut on);
            }
            places += u32::from(*guest.state() == State::Here);
        }
        let bytes = broken(&all, &mut chance);
        guest.received(now, on, &bytes);
        serve(&mut guest, now, &mut on);
    }
    // Damage was done to those who have a place, too.
    assert!(places > count() / 200, "{places}");
    let left = memory().saturating_sub(before);
    assert!(left < MOST_LEFT, "{left} bytes are left");
}
