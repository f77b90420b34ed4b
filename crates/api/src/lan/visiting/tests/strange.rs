//! What hosts may tell, and guests have to stand.

use ::lan::link::HostKey;
use serde_json::{Value, json};
use table::Eye;

use super::scripted::{Does, Scripted, race};
use super::*;
use crate::ActError;
use crate::lan::PartyError;

fn seated(host: &Scripted) -> (Machine, PartyId, TableId) {
    let mut ben = Machine::new();
    let id = ben.app.join_party(host.by_code(), "Ben".into()).unwrap();
    ben.until_line(id, &GuestLine::Live);
    ben.take(id, 0, "Ben");
    let table = ben.table(id);
    ben.until(id, |card| {
        card.setup.as_ref().unwrap().seats[0].player == Seated::Here
    });
    // What is said comes back after all that was said before: that the seat is kept, too.
    ben.app.shout(id, 0).unwrap();
    (ben, id, table)
}

#[test]
fn what_the_host_says_of_an_act_is_passed_on() {
    let host = Scripted::standing(race);
    let (ben, _, table) = seated(&host);
    let mv = || serde_json::from_value(json!({"game": "giro", "move": {"pick": 1}})).unwrap();
    let act = |seen| ben.app.act(table, Seat::at(0), seen, mv());
    assert_eq!(act(1), Err(ActError::TooEarly { left: 700 }));
    assert_eq!(act(2), Err(ActError::Stale { moment: 9 }));
    assert_eq!(act(3), Err(ActError::NoSuchTable { table }));
    assert_eq!(act(4), Err(ActError::HostAway));
    let before = host.commands();
    std::thread::scope(|scope| {
        let first = scope.spawn(|| act(5));
        let end = Instant::now() + SOON;
        while host.commands() == before {
            assert!(Instant::now() < end);
            std::thread::yield_now();
        }
        // That one has no answer yet, so there is none for this.
        assert_eq!(act(1), Err(ActError::HostAway));
        assert_eq!(first.join().unwrap(), Err(ActError::HostAway));
    });
}

#[test]
fn clocks_come_with_what_happens_and_a_stuck_host_is_told_of() {
    let host = Scripted::standing(race);
    let (mut ben, id, table) = seated(&host);
    let mut watched = Watched::new(&ben.app, table);
    let told = |line: u32| json!({"line": line, "events": [], "view": race(Eye::Stand)["view"]});
    let own = json!({"events": [], "view": race(Eye::Seat(Seat::at(0)))["view"]});
    host.does(Does::Happens(told(3), own.clone()));
    host.does(Does::Now(
        json!({"line": 3, "moment": 1, "timeLeft": 30_000, "pauseLeft": 500, "stuck": false}),
    ));
    let state = |watched: &Watched| watched.state.clone().unwrap();
    // Others have acted, and the decision that was on goes on.
    watched.until(|watched| state(watched).moment == 1);
    let left = state(&watched).time_left.unwrap();
    assert!((25_000..=30_000).contains(&left), "{left}");
    assert!(state(&watched).pause_left.is_some());
    assert_eq!(ben.app.look(table, Seat::at(0)).unwrap().moment, 1);
    host.does(Does::Now(
        json!({"line": 3, "moment": 1, "timeLeft": 60_000, "pauseLeft": null, "stuck": true}),
    ));
    watched.until(|watched| state(watched).time_left.is_some_and(|left| left > 50_000));
    let stuck = |card: &PartyCard| matches!(card.side, Side::Guest { stuck: true, .. });
    ben.until(id, stuck);
    // Without its clock it is told all the same, a little later.
    host.does(Does::Happens(told(4), own));
    watched.until(|watched| state(watched).moment == 4 && state(watched).time_left.is_none());
}

#[test]
fn nobody_looks_ahead_of_what_the_table_has_told_him() {
    let host = Scripted::standing(race);
    let (mut ben, _, table) = seated(&host);
    let mut watched = Watched::new(&ben.app, table);
    let own = json!({"events": [], "view": race(Eye::Seat(Seat::at(0)))["view"]});
    let told = json!({"line": 3, "events": [], "view": race(Eye::Stand)["view"]});
    host.does(Does::Happens(told, own));
    host.does(Does::Says("What comes now?".into()));
    ben.until_said("What comes now?");
    // The event has come, and its clock has not: the page still shows the decision before, and may look at that.
    let moment = watched.state.clone().unwrap().moment;
    assert_eq!(ben.app.look(table, Seat::at(0)).unwrap().moment, moment);
    host.does(Does::Now(
        json!({"line": 3, "moment": 1, "timeLeft": null, "pauseLeft": null, "stuck": false}),
    ));
    watched.until(|watched| watched.state.as_ref().unwrap().moment == 1);
    assert_eq!(ben.app.look(table, Seat::at(0)).unwrap().moment, 1);
}

#[test]
fn a_host_who_closes_is_closed_until_people_try_again() {
    let host = Scripted::standing(race);
    let (mut ben, id, _) = seated(&host);
    host.does(Does::Closes);
    assert_eq!(ben.until_shut(id), ShutWhy::Closed);
    assert_eq!(ben.app.say(id, "Hello?".into()), Err(PartyError::Away));
    ben.app.come_back(id).unwrap();
    let card = ben.until_line(id, &GuestLine::Live);
    assert_eq!(mine(&card), [0]);
}

#[test]
fn another_key_under_the_same_table_is_told_loudly() {
    let (first, other) = (HostKey::make().unwrap(), HostKey::make().unwrap());
    let host = Scripted::new(&first, [1; 10], "127.0.0.1:0".parse().unwrap());
    host.does(Does::Stands(Box::new(race)));
    let (mut ben, id, _) = seated(&host);
    let address = host.address;
    ben.app.leave_party(id).unwrap();
    drop(host);
    let end = Instant::now() + SOON;
    while std::net::TcpListener::bind(address).is_err() {
        assert!(Instant::now() < end);
        std::thread::sleep(Duration::from_millis(20));
    }
    let pretender = Scripted::new(&other, [1; 10], address);
    pretender.does(Does::Stands(Box::new(race)));
    let before = crate::lan::remembered(&ben.app).remove(0);
    let listed = JoinBy::Listed {
        id: before.id(),
        code: None,
    };
    let id = ben.app.join_party(listed, "Ben".into()).unwrap();
    ben.until_line(id, &GuestLine::OtherKey);
    // Who comes by the address finds out before he has shown anything.
    let by_code = ben
        .app
        .join_party(pretender.by_code(), "Ben".into())
        .unwrap();
    let card = ben.until_line(by_code, &GuestLine::OtherKey);
    assert_eq!(card.name, "");
    // Who has thought it over forgets the old key.
    crate::lan::forget(&ben.app, before.table).unwrap();
    let anew = ben
        .app
        .join_party(pretender.by_code(), "Ben".into())
        .unwrap();
    let card = ben.until_line(anew, &GuestLine::Live);
    assert_eq!((card.name.as_str(), mine(&card).len()), ("Anna's table", 0));
}

type Spoil = fn(&mut Value);

#[test]
fn what_makes_no_sense_shuts_the_party_and_nothing_else() {
    let spoiled: [(&str, Spoil); 7] = [
        ("no view", |standing| standing["view"] = json!(1)),
        ("another game's view", |standing| {
            standing["view"]["game"] = json!("pigs");
        }),
        ("eyes of somebody else", |standing| {
            standing["view"]["view"]["eye"] = json!({"seat": 1});
        }),
        ("a view of more seats", |standing| {
            let hands = standing["view"]["view"]["hands"].as_array_mut().unwrap();
            hands.push(json!([1]));
        }),
        ("too many seats", |standing| {
            let seat = standing["setup"]["seats"][0].clone();
            standing["setup"]["seats"] = json!([seat, seat, seat, seat, seat, seat, seat]);
        }),
        ("a turn of nobody's", |standing| {
            standing["view"]["view"]["turn"] = json!({"seats": {"awaited": [5], "may": [5]}});
        }),
        ("nothing", |standing| *standing = Value::Null),
    ];
    for (what, spoil) in spoiled {
        let host = Scripted::standing(move |eye| {
            let mut standing = race(eye);
            spoil(&mut standing);
            standing
        });
        let mut ben = Machine::new();
        let id = ben.app.join_party(host.by_code(), "Ben".into()).unwrap();
        assert_eq!(ben.until_shut(id), ShutWhy::Malformed, "{what}");
        assert!(ben.app.tables().is_empty(), "{what}");
        ben.app.leave_party(id).unwrap();
    }
}

#[test]
fn events_and_a_past_that_make_no_sense_shut_the_party() {
    let pig = json!({"game": "pigs", "event": {"starter-drawn": {"seat": 0}}});
    let view = race(Eye::Stand)["view"].clone();
    for public in [
        json!(7),
        json!({"line": 1, "events": [pig], "view": view}),
        json!({"line": 1, "events": []}),
    ] {
        let host = Scripted::standing(race);
        let mut ben = Machine::new();
        let id = ben.app.join_party(host.by_code(), "Ben".into()).unwrap();
        let table = ben.table(id);
        host.does(Does::Says("\u{7}Listen".into()));
        host.does(Does::Happens(public, Value::Null));
        assert_eq!(ben.until_shut(id), ShutWhy::Malformed);
        assert!(ben.said.iter().all(|said| matches!(said, PartyTold::Said { what: Saying::Line { text }, .. } if text == "Listen")));
        Watched::new(&ben.app, table);
    }
    let late = |eye| {
        let mut standing = race(eye);
        standing["line"] = json!(9);
        standing
    };
    for past in [
        json!([]),
        json!({"chapters": [], "last": false}),
        json!({"chapters": [{"line": 0, "events": []}], "last": false}),
    ] {
        let host = Scripted::standing(late);
        host.does(Does::Past(past));
        let mut ben = Machine::new();
        let id = ben.app.join_party(host.by_code(), "Ben".into()).unwrap();
        assert_eq!(ben.until_shut(id), ShutWhy::Malformed);
        assert!(ben.app.tables().is_empty());
    }
}
