//! What goes on at the table.

use lan::bytes::Hash;
use lan::chain::Place;
use lan::host::Output;
use lan::message::{Answer, Beat, Chat, Command, Line, Resume, Shout, ToGuest, ToHost, Verdict};
use lan::{Payload, Refused};
use table::{Eye, Seat};

use crate::room::{Room, happening, refused};

fn answers(told: &[ToGuest]) -> Vec<Answer> {
    let answers = told.iter().filter_map(|message| match message {
        ToGuest::Answer(answer) => Some(answer.clone()),
        _ => None,
    });
    answers.collect()
}

fn done(cid: u32, idx: u32) -> Answer {
    Answer {
        cid,
        verdict: Verdict::Done { idx },
    }
}

fn commands(room: &Room) -> usize {
    let commands = room
        .outputs
        .iter()
        .filter(|output| matches!(output, Output::Command { .. }));
    commands.count()
}

#[test]
fn a_command_has_one_effect_however_often_it_comes() {
    let mut room = Room::new();
    let (conn, token) = room.seated(0);
    assert_eq!(answers(&room.command(conn, 1)), [done(1, 1)]);
    assert_eq!(answers(&room.command(conn, 1)), [done(1, 1)]);
    assert_eq!(answers(&room.command(conn, 2)), [done(2, 2)]);
    let old = Answer {
        cid: 1,
        verdict: Verdict::Old {},
    };
    assert_eq!(answers(&room.command(conn, 1)), [old]);
    assert_eq!(commands(&room), 2);
    // After the host's machine was down, too.
    room.restart();
    for n in 1..=2 {
        room.host.happened(room.now, happening(n, "seven"));
    }
    let (conn, _) = room.back(token);
    room.attach(conn, Eye::Seat(Seat::at(0)));
    assert_eq!(answers(&room.command(conn, 2)), [done(2, 2)]);
    assert_eq!(commands(&room), 2);
    assert_eq!(room.host.at().idx, 2);
}

#[test]
fn who_says_several_things_at_once_hears_of_each() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    let body = Payload::of(&1).unwrap();
    let said = [
        ToHost::Ping(Beat { n: 5 }),
        ToHost::Command(Command {
            cid: 1,
            expect: None,
            body,
        }),
        ToHost::Ping(Beat { n: 6 }),
    ];
    let bytes: Vec<u8> = said
        .iter()
        .flat_map(|message| message.frame().unwrap())
        .collect();
    let told = room.bytes(conn, &bytes);
    assert_eq!(answers(&told), [done(1, 1)]);
    for n in [5, 6] {
        assert!(told.contains(&ToGuest::Pong(Beat { n })));
    }
}

#[test]
fn a_command_that_expects_another_place_is_stale() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    room.command(conn, 1);
    let body = Payload::of(&1).unwrap();
    let stale = Command {
        cid: 2,
        expect: Some(0),
        body: body.clone(),
    };
    let told = room.say(conn, &ToHost::Command(stale));
    let verdict = Verdict::Stale { idx: 1 };
    assert_eq!(answers(&told), [Answer { cid: 2, verdict }]);
    let fresh = Command {
        cid: 3,
        expect: Some(1),
        body,
    };
    assert_eq!(
        answers(&room.say(conn, &ToHost::Command(fresh))),
        [done(3, 2)]
    );
}

#[test]
fn numbers_of_commands_are_not_used_up() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    assert_eq!(
        refused(&room.command(conn, u32::MAX)),
        Some(&Refused::Skipped)
    );
    assert_eq!(answers(&room.command(conn, 10_000)), [done(10_000, 1)]);
}

#[test]
fn the_stand_plays_nothing_and_a_seat_no_faster_than_anybody_can() {
    let mut room = Room::new();
    let watching = room.inside();
    room.attach(watching, Eye::Stand);
    assert_eq!(
        refused(&room.command(watching, 1)),
        Some(&Refused::OnlyWatching)
    );
    let (conn, _) = room.seated(0);
    let told: Vec<ToGuest> = (1..100).flat_map(|cid| room.command(conn, cid)).collect();
    assert_eq!(refused(&told), Some(&Refused::TooFast));
    assert!(answers(&told).len() <= 40);
    room.pass(1_000);
    assert_eq!(answers(&room.command(conn, 200)).len(), 1);
}

#[test]
fn a_private_part_reaches_its_seat_alone() {
    let mut room = Room::new();
    let (anna, _) = room.seated(0);
    let (ben, _) = room.seated(1);
    let stand = room.inside();
    room.attach(stand, Eye::Stand);
    for conn in [anna, ben, stand] {
        room.read(conn);
    }
    room.host.happened(room.now, happening(1, "seven"));
    room.work();
    for (conn, knows) in [(anna, false), (ben, true), (stand, false)] {
        let told = format!(
            "{:?}",
            room.read(conn)
                .iter()
                .map(|message| match message {
                    ToGuest::Event(event) => serde_json::to_string(event).unwrap(),
                    other => panic!("{other:?}"),
                })
                .collect::<Vec<_>>()
        );
        assert_eq!(told.contains("seven"), knows);
    }
}

/// What a seat and the stand are sent, but for what is salted, of a table whose other seat has this secret.
fn streams(secret: &'static str) -> Vec<String> {
    let mut room = Room::new();
    room.secret = secret;
    let (anna, _) = room.seated(0);
    let (ben, _) = room.seated(1);
    let stand = room.inside();
    room.attach(stand, Eye::Stand);
    for cid in 1..5 {
        let mut heard = room.command(ben, cid);
        heard.clear();
    }
    [anna, stand]
        .into_iter()
        .flat_map(|conn| room.read(conn))
        .map(|mut message| {
            let length = message.frame().unwrap().len();
            if let ToGuest::Event(event) = &mut message {
                event.h = Hash([0; 16]);
                event.ties.clear();
            }
            format!("{length} {message:?}")
        })
        .collect()
}

#[test]
fn tables_that_differ_only_in_a_secret_look_the_same_to_everybody_else() {
    let streams = [streams("seven"), streams("a much longer hand of cards")];
    assert_eq!(streams[0], streams[1]);
    assert!(streams[0].iter().any(|line| line.contains("Event")));
}

#[test]
fn who_has_lost_the_thread_gets_what_he_missed_or_the_table_as_it_stands() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    room.host.happened(room.now, happening(1, "seven"));
    let first = room.host.at();
    for n in 2..=3 {
        room.host.happened(room.now, happening(n, "seven"));
    }
    room.work();
    room.read(conn);
    let told = room.say(conn, &ToHost::Resume(Resume { at: Some(first) }));
    let indices: Vec<u32> = told
        .iter()
        .map(|message| match message {
            ToGuest::Event(event) => event.idx,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(indices, [2, 3]);
    let elsewhere = Place {
        idx: 2,
        h: Hash([1; 16]),
    };
    // Who stands at the beginning may know the lobby alone.
    for at in [None, Some(elsewhere), Some(Place::START)] {
        let told = room.say(conn, &ToHost::Resume(Resume { at }));
        let ToGuest::Snapshot(snapshot) = &told[0] else {
            panic!("{told:?}")
        };
        assert_eq!((snapshot.at, &snapshot.body), (room.host.at(), &room.view));
    }
}

#[test]
fn a_slow_spectator_gets_the_table_as_it_stands_and_a_slow_seat_comes_back() {
    let mut room = Room::new();
    let (seat, _) = room.seated(0);
    let stand = room.inside();
    room.attach(stand, Eye::Stand);
    room.read(seat);
    room.deaf = vec![seat, stand];
    for n in 1..=400 {
        room.host.happened(room.now, happening(n, "seven"));
        room.work();
    }
    assert_eq!(room.closed, [seat]);
    assert_eq!(refused(&room.read(seat)), Some(&Refused::Behind));
    room.hear(stand);
    let told = room.read(stand);
    let first = told
        .iter()
        .position(|message| matches!(message, ToGuest::Snapshot(_)))
        .unwrap();
    let last = told.iter().rev().find_map(|message| match message {
        ToGuest::Event(event) => Some(event.idx),
        _ => None,
    });
    assert_eq!((first, last), (1, Some(400)), "after who is at the table");
    assert!(told.len() < 260);
}

#[test]
fn what_one_message_cannot_hold_is_not_sent_in_vain() {
    let mut room = Room::new();
    room.view = Payload::of(&vec!["x".repeat(4_000); 100]).unwrap();
    let conn = room.inside();
    let told = room.attach(conn, Eye::Seat(Seat::at(0)));
    assert_eq!(refused(&told), Some(&Refused::TooLong));
}

#[test]
fn lines_and_shouts_are_short_and_few() {
    let mut room = Room::new();
    let (anna, _) = room.seated(0);
    let stand = room.inside();
    room.attach(stand, Eye::Stand);
    room.read(anna);
    let chat = |text: &str| ToHost::Chat(Chat { text: text.into() });
    let told = room.say(anna, &chat(" Objection!\u{7} "));
    let [ToGuest::Said(said)] = &told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(said.what, Line::Chat("Objection!".into()));
    assert_eq!(
        (said.by.eye, said.by.name.as_str()),
        (Eye::Seat(Seat::at(0)), "Ben")
    );
    assert!(room.read(stand).contains(&told[0]));
    assert!(room.outputs.contains(&Output::Said(said.clone())));
    for text in ["", "  ", &"x".repeat(281)] {
        assert_eq!(
            refused(&room.say(anna, &chat(text))),
            Some(&Refused::Chat { most: 280 })
        );
    }
    assert_eq!(refused(&room.say(anna, &chat(&"ü".repeat(280)))), None);
    let told = room.say(stand, &ToHost::Shout(Shout { shout: 2 }));
    assert!(matches!(told.last(), Some(ToGuest::Said(said)) if said.what == Line::Shout(2)));
    let told: Vec<ToGuest> = (0..3)
        .flat_map(|_| room.say(anna, &chat("again")))
        .collect();
    assert_eq!(refused(&told), Some(&Refused::TooFast));
}
