//! Version 1 of the protocol as it was first spoken: what stands in `golden/version-1.txt` is understood and said, word for
//! word, as long as that version is supported. `RACENIGHT_REWRITE=1` writes it anew, for a version that is not out yet.

use std::fmt::Write as _;

use lan::Payload;
use lan::frame::{self, Decoder, Frame};
use lan::message::{
    Attach, Attached, Auth, Beat, Chat, Command, Nothing, Past, Proof, Ready, Resume, Share, Shout,
    ToGuest, ToHost, Vote,
};
use lan::proof::{Key, Role};
use table::{Eye, Seat};

use crate::anna::CODE;
use crate::room::{Room, hello};

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/table/golden/version-1.txt"
);

fn frames(bytes: &[u8]) -> Frame {
    Decoder::new(frame::TO_GUEST)
        .next(&mut &bytes[..])
        .unwrap()
        .unwrap()
}

/// What is said, line by line: `>` to the host, `<` to the guest, the kind, the JSON.
fn conversation() -> String {
    let mut room = Room::new();
    let conn = room.connect();
    let key = Key::exchanged(CODE.into());
    let mac = key.prove(Role::Guest, &Room::bound(conn));
    let anna = Attach {
        eye: Eye::Seat(Seat::at(1)),
        name: "Anna".into(),
        at: None,
    };
    let body = || Payload::of(&serde_json::json!({ "place": 12 })).unwrap();
    let said = [
        ToHost::Hello(hello()),
        ToHost::Auth(Auth::Code {
            share: Share(vec![1; 33]),
        }),
        ToHost::Auth(Auth::Confirm { mac }),
        ToHost::Attach(anna),
        ToHost::Kept(Nothing {}),
        ToHost::Ready(Ready { on: true }),
        ToHost::Command(Command {
            cid: 1,
            expect: None,
            body: body(),
        }),
        ToHost::Command(Command {
            cid: 2,
            expect: Some(0),
            body: body(),
        }),
        ToHost::Resume(Resume {
            at: Some(lan::chain::Place::START),
        }),
        ToHost::Chat(Chat {
            text: "Come on!".into(),
        }),
        ToHost::Shout(Shout { shout: 1 }),
        ToHost::Ping(Beat { n: 7 }),
        ToHost::Vote(Vote {
            seat: Seat::at(0),
            on: true,
        }),
        ToHost::Past(Past { after: 1 }),
        ToHost::Command(Command {
            cid: 1,
            expect: None,
            body: body(),
        }),
        ToHost::Leave(Nothing {}),
        ToHost::Hello(hello()),
    ];
    let mut text = String::new();
    for message in said {
        let frame = frames(&message.frame().unwrap());
        writeln!(text, "> {} {}", frame.kind, frame.json).unwrap();
        for answer in room.say(conn, &message) {
            let frame = frames(&answer.frame().unwrap());
            writeln!(text, "< {} {}", frame.kind, frame.json).unwrap();
        }
    }
    text
}

#[test]
fn version_1_is_spoken_as_it_ever_was() {
    let spoken = conversation();
    if std::env::var_os("RACENIGHT_REWRITE").is_some() {
        std::fs::write(FILE, &spoken).unwrap();
    }
    assert_eq!(spoken, std::fs::read_to_string(FILE).unwrap());
}

#[test]
fn every_line_of_it_is_understood() {
    for line in std::fs::read_to_string(FILE).unwrap().lines() {
        let (who, rest) = line.split_once(' ').unwrap();
        let (kind, json) = rest.split_once(' ').unwrap();
        let frame = Frame {
            kind: kind.parse().unwrap(),
            json: json.into(),
        };
        let again = match who {
            ">" => ToHost::read(&frame).unwrap().frame(),
            _ => ToGuest::read(&frame).unwrap().frame(),
        };
        assert_eq!(frames(&again.unwrap()), frame);
    }
}

#[test]
fn what_a_later_version_adds_to_a_message_is_passed_over() {
    let json = r#"{"as":"stand","token":null,"cid":0,"mood":"good"}"#.into();
    let Ok(ToGuest::Attached(Attached { cid: 0, .. })) = ToGuest::read(&Frame { kind: 131, json })
    else {
        panic!("not understood");
    };
    let json = r#"{"host":{"mac":null,"more":1}}"#.into();
    let proof = ToGuest::read(&Frame { kind: 130, json });
    assert_eq!(proof, Ok(ToGuest::Proof(Proof::Host { mac: None })));
}
