//! A host, his disk and his guests, with everything arriving at once.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use lan::bytes::{Exporter, Fingerprint, Mac, TableId, Token};
use lan::frame::{self, Decoder, Frame};
use lan::host::{Conn, Decision, Happening, Host, Hosting, Note, Output};
use lan::message::{
    Attach, Auth, Beat, Command, Hello, Nothing, Proof, Share, ToGuest, ToHost, Versions,
};
use lan::proof::{Bound, Key, Role};
use lan::{Payload, Refused, Time};
use rand::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde_json::json;
use table::{Eye, Seat};

use crate::anna::{self, LINK};
use crate::quick::Quick;

pub(crate) const SEATS: usize = 3;

pub(crate) struct Room {
    pub(crate) host: Host,
    pub(crate) now: Time,
    pub(crate) notes: Vec<Note>,
    /// What the host asked for, but for bytes to be taken.
    pub(crate) outputs: Vec<Output>,
    /// What each connection was sent and has not been read.
    inboxes: BTreeMap<Conn, Vec<ToGuest>>,
    /// Connections that read nothing.
    pub(crate) deaf: Vec<Conn>,
    decoders: BTreeMap<Conn, Decoder>,
    pub(crate) closed: Vec<Conn>,
    conns: u64,
    pub(crate) view: Payload,
    pub(crate) secret: &'static str,
}

pub(crate) fn hosting() -> Hosting {
    let chance = ChaCha20Rng::seed_from_u64(1);
    anna::hosting(SEATS, Fingerprint([1; 32]), Arc::new(Quick), chance)
}

pub(crate) fn hello() -> Hello {
    Hello {
        pv: Versions::OURS,
        app: "0.1.0".into(),
        feats: Vec::new(),
        books: BTreeMap::from([("marks".into(), "b".into())]),
        language: "en".into(),
    }
}

pub(crate) fn happening(n: u32, secret: &str) -> Happening {
    Happening {
        public: Payload::of(&json!({ "n": n })).unwrap(),
        private: vec![(
            Seat::at(1),
            Payload::of(&json!({ "hand": secret })).unwrap(),
        )],
    }
}

impl Room {
    pub(crate) fn new() -> Self {
        Self::open(hosting())
    }

    pub(crate) fn open(hosting: Hosting) -> Self {
        Self {
            host: Host::open(Time(0), hosting, &[]),
            now: Time(0),
            notes: Vec::new(),
            outputs: Vec::new(),
            inboxes: BTreeMap::new(),
            deaf: Vec::new(),
            decoders: BTreeMap::new(),
            closed: Vec::new(),
            conns: 0,
            view: Payload::of(&json!({ "view": 1 })).unwrap(),
            secret: "seven",
        }
    }

    /// The host's machine goes down, and is there again with what was kept.
    pub(crate) fn restart(&mut self) {
        self.host = Host::open(self.now, hosting(), &self.notes);
    }

    pub(crate) fn bound(conn: Conn) -> Bound {
        Bound {
            exporter: exporter(conn),
            table: TableId([7; 10]),
            fingerprint: Fingerprint([1; 32]),
        }
    }

    /// Somebody connects from this address.
    pub(crate) fn connect_from(&mut self, from: &str) -> Conn {
        self.conns += 1;
        let conn = Conn(self.conns);
        let from: IpAddr = from.parse().unwrap();
        self.host.accept(self.now, conn, from, exporter(conn));
        self.work();
        conn
    }

    pub(crate) fn connect(&mut self) -> Conn {
        let from = format!("10.0.0.{}", self.conns % 250 + 1);
        self.connect_from(&from)
    }

    /// Says something and reads all that comes back.
    pub(crate) fn say(&mut self, conn: Conn, message: &ToHost) -> Vec<ToGuest> {
        self.bytes(conn, &message.frame().unwrap())
    }

    pub(crate) fn bytes(&mut self, conn: Conn, bytes: &[u8]) -> Vec<ToGuest> {
        self.host.received(self.now, conn, bytes);
        self.work();
        self.read(conn)
    }

    pub(crate) fn read(&mut self, conn: Conn) -> Vec<ToGuest> {
        self.inboxes.remove(&conn).unwrap_or_default()
    }

    /// A connection ends.
    pub(crate) fn lose(&mut self, conn: Conn) {
        self.host.lost(self.now, conn);
        self.decoders.remove(&conn);
        self.inboxes.remove(&conn);
        self.work();
    }

    pub(crate) fn pass(&mut self, millis: u64) {
        self.now = self.now.after(millis);
        self.host.tick(self.now);
        self.work();
    }

    /// Does what the host asks for.
    pub(crate) fn work(&mut self) {
        while let Some(output) = self.host.next_output() {
            match &output {
                Output::Keep(note) => self.notes.push(note.clone()),
                Output::Look { conn, .. } => self.host.shown(self.now, *conn, self.view.clone()),
                Output::Command { seat, cid, .. } => {
                    let done = Decision::Done(vec![happening(*cid, self.secret)]);
                    self.host.decided(self.now, *seat, *cid, done);
                }
                Output::Wake(conn) if !self.deaf.contains(conn) => self.hear(*conn),
                Output::Close { conn, last } => {
                    self.deliver(*conn, last);
                    self.closed.push(*conn);
                }
                _ => {}
            }
            self.outputs.push(output);
        }
    }

    /// Takes and reads all that there is for a connection.
    pub(crate) fn hear(&mut self, conn: Conn) {
        while let Some(bytes) = self.host.take(conn) {
            self.deliver(conn, &bytes);
        }
    }

    fn deliver(&mut self, conn: Conn, bytes: &[u8]) {
        let decoder = self.decoders.entry(conn);
        let decoder = decoder.or_insert_with(|| Decoder::new(frame::TO_GUEST));
        let mut rest = bytes;
        while let Some(frame) = decoder.next(&mut rest).unwrap() {
            let message = ToGuest::read(&frame).unwrap();
            self.inboxes.entry(conn).or_default().push(message);
        }
    }

    pub(crate) fn greet(&mut self, conn: Conn) {
        let told = self.say(conn, &ToHost::Hello(hello()));
        assert!(matches!(told[..], [ToGuest::Welcome(_)]), "{told:?}");
    }

    /// Shows a code, right or wrong.
    pub(crate) fn try_code(&mut self, conn: Conn, code: &str) -> Vec<ToGuest> {
        self.greet(conn);
        let share = Share(vec![1; 33]);
        let told = self.say(conn, &ToHost::Auth(Auth::Code { share }));
        if !matches!(told[..], [ToGuest::Proof(Proof::Share { .. })]) {
            return told;
        }
        let mac = Key::exchanged(code.as_bytes().to_vec()).prove(Role::Guest, &Self::bound(conn));
        self.say(conn, &ToHost::Auth(Auth::Confirm { mac }))
    }

    /// Somebody comes in who knows the secret of the link.
    pub(crate) fn inside(&mut self) -> Conn {
        let conn = self.connect();
        self.greet(conn);
        let mac = Key::from(&LINK).prove(Role::Guest, &Self::bound(conn));
        let told = self.say(conn, &ToHost::Auth(Auth::Link { mac }));
        assert!(matches!(
            told[..],
            [ToGuest::Proof(Proof::Host { mac: Some(_) })]
        ));
        conn
    }

    /// Somebody comes back with a token; what he is told when he shows it.
    pub(crate) fn back(&mut self, token: Token) -> (Conn, Vec<ToGuest>) {
        let conn = self.connect();
        self.greet(conn);
        let told = self.say(conn, &ToHost::Auth(Auth::Seat { token }));
        (conn, told)
    }

    pub(crate) fn attach(&mut self, conn: Conn, eye: Eye) -> Vec<ToGuest> {
        let name = "Ben".into();
        self.say(
            conn,
            &ToHost::Attach(Attach {
                eye,
                name,
                at: None,
            }),
        )
    }

    /// Takes a seat and keeps the token.
    pub(crate) fn seated(&mut self, seat: usize) -> (Conn, Token) {
        let conn = self.inside();
        let token = token(&self.attach(conn, Eye::Seat(Seat::at(seat))));
        self.say(conn, &ToHost::Kept(Nothing {}));
        self.read(conn);
        (conn, token)
    }

    pub(crate) fn command(&mut self, conn: Conn, cid: u32) -> Vec<ToGuest> {
        let body = Payload::of(&json!({})).unwrap();
        self.say(
            conn,
            &ToHost::Command(Command {
                cid,
                expect: None,
                body,
            }),
        )
    }

    /// Is this connection answered?
    pub(crate) fn lives(&mut self, conn: Conn) -> bool {
        self.now = self.now.after(200);
        let told = self.say(conn, &ToHost::Ping(Beat { n: 77 }));
        told.contains(&ToGuest::Pong(Beat { n: 77 }))
    }
}

fn exporter(conn: Conn) -> Exporter {
    Exporter(std::array::from_fn(|i| conn.0.to_be_bytes()[i % 8]))
}

/// The token that came with a place.
pub(crate) fn token(told: &[ToGuest]) -> Token {
    let mut tokens = told.iter().filter_map(|message| match message {
        ToGuest::Attached(attached) => attached.token,
        _ => None,
    });
    tokens.next().unwrap()
}

/// Why something was turned away.
pub(crate) fn refused(told: &[ToGuest]) -> Option<&Refused> {
    told.iter().find_map(|message| match message {
        ToGuest::Refused(why) => Some(why),
        _ => None,
    })
}

/// A frame as it goes over the wire, whatever is in it.
pub(crate) fn raw(frame: &Frame) -> Vec<u8> {
    let length = u32::try_from(frame.json.len() + 1).unwrap();
    [
        &length.to_be_bytes()[..],
        &[frame.kind],
        frame.json.as_bytes(),
    ]
    .concat()
}

/// A proof that proves nothing.
pub(crate) const NO_PROOF: Mac = Mac([0; 32]);
