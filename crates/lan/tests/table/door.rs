//! Who comes in.

use lan::Refused;
use lan::bytes::Token;
use lan::frame::Frame;
use lan::host::{Keys, Output};
use lan::message::{Auth, Hello, Nothing, Proof, ToGuest, ToHost, Versions};
use lan::proof::{Key, Role};
use table::{Eye, Seat};

use crate::anna::{CODE, LINK};
use crate::room::{NO_PROOF, Room, hello, hosting, raw, refused};

#[test]
fn a_hello_that_does_not_fit_says_what_does_not() {
    let turned = |hello: Hello| {
        let mut room = Room::new();
        let conn = room.connect();
        let told = room.say(conn, &ToHost::Hello(hello));
        assert_eq!(room.closed, [conn]);
        refused(&told).unwrap().clone()
    };
    let later = Versions { min: 2, max: 3 };
    let (host, app) = (Versions::OURS, "0.1.0".into());
    assert_eq!(
        turned(Hello {
            pv: later,
            ..hello()
        }),
        Refused::Version { host, app }
    );
    let mut other = hello();
    other.books.insert("marks".into(), "c".into());
    let (game, host, app) = ("marks".into(), "b".into(), "0.1.0".into());
    assert_eq!(turned(other), Refused::Book { game, host, app });
    let mut none = hello();
    none.books.clear();
    assert_eq!(
        turned(none),
        Refused::Game {
            game: "marks".into()
        }
    );
}

#[test]
fn the_right_code_lets_in_and_a_wrong_one_does_not() {
    let mut room = Room::new();
    let conn = room.connect();
    let told = room.try_code(conn, CODE);
    let [ToGuest::Proof(Proof::Host { mac: Some(mac) })] = &told[..] else {
        panic!("{told:?}")
    };
    // The host has proven himself, too.
    let key = Key::exchanged(CODE.into());
    assert!(key.holds(Role::Host, &Room::bound(conn), mac));
    let conn = room.connect();
    let told = room.try_code(conn, "7K2MQ1");
    assert_eq!(refused(&told), Some(&Refused::WrongCode));
    assert_eq!(room.closed, [conn]);
}

#[test]
fn five_wrong_codes_a_minute_from_one_address() {
    let mut room = Room::new();
    for _ in 0..5 {
        let conn = room.connect_from("10.1.1.1");
        let told = room.try_code(conn, "000000");
        assert_eq!(refused(&told), Some(&Refused::WrongCode));
    }
    let conn = room.connect_from("10.1.1.1");
    let told = room.try_code(conn, CODE);
    assert_eq!(refused(&told), Some(&Refused::TooMany { seconds: 60 }));
    let conn = room.connect_from("10.1.1.2");
    assert_eq!(refused(&room.try_code(conn, CODE)), None);
    room.pass(60_000);
    let conn = room.connect_from("10.1.1.1");
    assert_eq!(refused(&room.try_code(conn, CODE)), None);
}

#[test]
fn after_fifty_wrong_codes_there_is_a_new_one() {
    let mut room = Room::new();
    for n in 0..50 {
        assert!(
            !room
                .outputs
                .iter()
                .any(|output| matches!(output, Output::Code(_)))
        );
        let conn = room.connect_from(&format!("10.1.{n}.1"));
        room.try_code(conn, "000000");
    }
    let code = room.host.keys().code.clone().unwrap();
    assert!(room.outputs.contains(&Output::Code(code.clone())));
    let conn = room.connect();
    assert_eq!(
        refused(&room.try_code(conn, CODE)),
        Some(&Refused::WrongCode)
    );
    let conn = room.connect();
    assert_eq!(refused(&room.try_code(conn, &code.to_string())), None);
}

#[test]
fn what_one_connection_has_proven_is_worth_nothing_on_another() {
    let mut room = Room::new();
    let other = room.connect();
    let mac = Key::from(&LINK).prove(Role::Guest, &Room::bound(other));
    let conn = room.connect();
    room.greet(conn);
    let told = room.say(conn, &ToHost::Auth(Auth::Link { mac }));
    assert_eq!(refused(&told), Some(&Refused::WrongCode));
}

#[test]
fn who_has_not_shown_that_he_may_come_in_gets_nowhere() {
    let seat = ToHost::Attach(lan::message::Attach {
        eye: Eye::Seat(Seat::at(0)),
        name: String::new(),
        at: None,
    });
    for message in [
        seat,
        ToHost::Kept(Nothing {}),
        ToHost::Auth(Auth::Confirm { mac: NO_PROOF }),
    ] {
        let mut room = Room::new();
        let conn = room.connect();
        room.greet(conn);
        let told = room.say(conn, &message);
        assert_eq!(refused(&told), Some(&Refused::Malformed));
        assert_eq!(room.closed, [conn]);
    }
}

#[test]
fn ways_that_are_not_offered_are_closed() {
    let mut closed = hosting();
    closed.keys = Keys {
        code: None,
        link: None,
        open: false,
    };
    let mut room = Room::open(closed);
    for auth in [Auth::Open {}, Auth::Link { mac: NO_PROOF }] {
        let conn = room.connect();
        room.greet(conn);
        let told = room.say(conn, &ToHost::Auth(auth));
        assert_eq!(refused(&told), Some(&Refused::NotOffered));
    }
    let conn = room.connect();
    assert_eq!(
        refused(&room.try_code(conn, CODE)),
        Some(&Refused::NotOffered)
    );
    let (_, told) = room.back(Token([3; 32]));
    assert_eq!(refused(&told), Some(&Refused::Token));
    let mut open = hosting();
    open.keys.open = true;
    let mut room = Room::open(open);
    let conn = room.connect();
    room.greet(conn);
    let told = room.say(conn, &ToHost::Auth(Auth::Open {}));
    assert_eq!(told, [ToGuest::Proof(Proof::Host { mac: None })]);
}

#[test]
fn strangers_have_four_kilobytes_and_five_seconds() {
    let mut room = Room::new();
    let long = "x".repeat(3_000);
    let conn = room.connect();
    let mut fat = hello();
    fat.feats = vec![long.clone(), long];
    let told = room.say(conn, &ToHost::Hello(fat));
    assert_eq!(refused(&told), Some(&Refused::Malformed));
    let slow = room.connect();
    let inside = room.inside();
    room.pass(4_999);
    assert!(!room.closed.contains(&slow));
    room.pass(1);
    assert_eq!(refused(&room.read(slow)), Some(&Refused::TooSlow));
    assert!(room.lives(inside));
}

#[test]
fn strangers_are_few_and_from_one_address_fewer() {
    let mut room = Room::new();
    let conns: Vec<_> = (0..4).map(|_| room.connect_from("10.1.1.1")).collect();
    // A party behind one address comes back by its tokens all the same.
    let fifth = room.connect_from("10.1.1.1");
    let told = room.try_code(fifth, CODE);
    assert_eq!(refused(&told), Some(&Refused::TooMany { seconds: 1 }));
    for _ in 0..6 {
        room.connect_from("10.1.1.1");
    }
    assert_eq!(room.closed, [fifth]);
    let last = room.connect_from("10.1.1.1");
    assert!(room.closed.contains(&last));
    assert_eq!(refused(&room.try_code(conns[0], CODE)), None);
    for n in 0..30 {
        room.connect_from(&format!("10.2.{n}.1"));
    }
    let late = room.connect_from("10.3.1.1");
    assert!(room.closed.contains(&late));
    assert!(room.lives(conns[0]));
}

#[test]
fn a_token_lets_in_where_it_is_crowded() {
    let mut room = Room::new();
    let (_, token) = room.seated(0);
    for _ in 0..4 {
        room.connect_from("10.1.1.1");
    }
    let conn = room.connect_from("10.1.1.1");
    room.greet(conn);
    let told = room.say(conn, &ToHost::Auth(Auth::Seat { token }));
    assert_eq!(told, [ToGuest::Proof(Proof::Host { mac: None })]);
}

#[test]
fn what_is_not_spoken_yet_is_turned_away_politely_and_nonsense_is_not() {
    let mut room = Room::new();
    let conn = room.inside();
    for kind in [0x40, 0x4f, 0x50, 0x5f] {
        let told = room.bytes(
            conn,
            &raw(&Frame {
                kind,
                json: "{}".into(),
            }),
        );
        assert_eq!(told, [ToGuest::Refused(Refused::NotYet { kind })]);
    }
    assert!(room.lives(conn));
    for kind in [0, 13, 0x60, 129] {
        let conn = room.inside();
        let told = room.bytes(
            conn,
            &raw(&Frame {
                kind,
                json: "{}".into(),
            }),
        );
        assert_eq!(refused(&told), Some(&Refused::Malformed));
        assert!(room.closed.contains(&conn));
    }
}
