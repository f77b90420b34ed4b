//! The way to a table, into seats and out of them.

use super::*;
use crate::lan::{PartyError, PartyStage};

#[test]
fn somebody_comes_by_the_code_and_sits_down() {
    let (mut anna, mut ben) = (Machine::new(), Machine::new());
    let hosted = anna.host(
        GameName::Giro,
        vec![Seated::Here, Seated::Guest, Seated::Guest],
    );
    let id = ben.join(&hosted);
    let card = ben.until(id, |card| card.stand == 1);
    assert_eq!(
        (card.name.as_str(), card.game, card.stage),
        ("Anna's table", Some(GameName::Giro), PartyStage::Lobby)
    );
    assert_eq!(mine(&card), Vec::<usize>::new());
    ben.take(id, 1, "Ben");
    let card = ben.until(id, |card| card.stand == 0);
    let setup = card.setup.unwrap();
    let players: Vec<Seated> = setup.seats.iter().map(|seat| seat.player).collect();
    assert_eq!(players, [Seated::Guest, Seated::Here, Seated::Guest]);
    ben.app.set_ready(id, Seat::at(1), true).unwrap();
    anna.until(hosted.id, |card| {
        card.seats[1].ready && card.seats[1].name == "Ben"
    });
    ben.app.leave_seat(id, Seat::at(1)).unwrap();
    anna.until(hosted.id, |card| {
        card.seats[1].name.is_empty() && card.stand == 1
    });
    let card = ben.until(id, |card| mine(card).is_empty());
    assert_eq!(line(&card), Some(&GuestLine::Live));
    assert_eq!(crate::lan::remembered(&ben.app).len(), 1);
}

#[test]
fn a_link_lets_in_and_a_wrong_code_does_not() {
    let (mut anna, mut ben) = (Machine::new(), Machine::new());
    let hosted = anna.host(GameName::Pigs, vec![Seated::Guest; 2]);
    let id = ben
        .app
        .join_party(hosted.by_code("000000"), "Ben".into())
        .unwrap();
    assert_eq!(ben.until_shut(id), ShutWhy::WrongCode);
    ben.app.leave_party(id).unwrap();
    // The addresses of a link are for other machines; on this one it is reached here.
    let query = hosted.link.split("&a=").next().unwrap();
    let link = format!("{query}&a={}", hosted.address());
    let id = ben
        .app
        .join_party(JoinBy::Link { link }, "Ben".into())
        .unwrap();
    ben.until_line(id, &GuestLine::Live);
    let open = JoinBy::Address {
        address: hosted.address(),
        code: None,
    };
    let id = ben.app.join_party(open, "Ben".into()).unwrap();
    assert_eq!(ben.until_shut(id), ShutWhy::NotOffered);
}

#[test]
fn what_was_typed_has_to_make_sense() {
    let ben = Machine::new();
    let join = |to| ben.app.join_party(to, "Ben".into());
    let address = |address: &str, code: Option<&str>| JoinBy::Address {
        address: address.into(),
        code: code.map(Into::into),
    };
    let link = |link: &str| JoinBy::Link { link: link.into() };
    assert_eq!(
        join(address("nowhere at all", None)),
        Err(PartyError::Address)
    );
    assert_eq!(join(address("10.0.0.1", Some("1"))), Err(PartyError::Code));
    assert_eq!(join(link("https://example.org")), Err(PartyError::Link));
    assert_eq!(
        join(link("racenight://join?v=2")),
        Err(PartyError::LaterLink)
    );
    let listed = JoinBy::Listed {
        id: "nothing".into(),
        code: None,
    };
    assert_eq!(join(listed), Err(PartyError::NotListed));
    for name in ["", " ", "an extraordinarily long name"] {
        let joined = ben.app.join_party(address("10.0.0.1", None), name.into());
        assert_eq!(joined, Err(PartyError::Name { most: 24 }));
    }
}

#[test]
fn two_sit_down_at_one_machine_and_nobody_takes_what_is_taken() {
    let (mut anna, mut ben, mut eva) = (Machine::new(), Machine::new(), Machine::new());
    let hosted = anna.host(GameName::Giro, vec![Seated::Guest; 3]);
    let (bens, evas) = (ben.join(&hosted), eva.join(&hosted));
    ben.take(bens, 0, "Ben");
    ben.take(bens, 2, "Bea");
    let taken = |seat: usize| {
        Err(PartyError::NotYours {
            seat: Seat::at(seat),
        })
    };
    assert_eq!(eva.app.take_seat(evas, Seat::at(2), "Eva".into()), taken(2));
    assert_eq!(ben.app.take_seat(bens, Seat::at(0), "Ben".into()), taken(0));
    assert_eq!(eva.app.take_seat(evas, Seat::at(5), "Eva".into()), taken(5));
    eva.take(evas, 1, "Eva");
    assert_eq!(ben.app.take_seat(bens, Seat::at(1), "Bob".into()), taken(1));
    let card = ben.until(bens, |card| {
        card.seats.iter().all(|seat| !seat.name.is_empty()) && card.stand == 0
    });
    assert_eq!(mine(&card), [0, 2]);
    assert_eq!(ben.app.set_ready(bens, Seat::at(1), true), taken(1));
    ben.app.leave_seat(bens, Seat::at(0)).unwrap();
    let card = ben.until(bens, |card| mine(card) == [2]);
    assert_eq!((line(&card), card.stand), (Some(&GuestLine::Live), 0));
    assert_eq!(ben.app.leave_seat(bens, Seat::at(0)), taken(0));
    assert_eq!(
        ben.app.start_party(bens, Level::Random),
        Err(PartyError::OnlyHost)
    );
    assert_eq!(
        ben.app.vote(bens, Seat::at(1), true),
        Err(PartyError::Stage)
    );
}

#[test]
fn a_seat_that_is_freed_is_gone_and_its_player_watches() {
    let (mut anna, mut ben) = (Machine::new(), Machine::new());
    let hosted = anna.host(GameName::Giro, vec![Seated::Guest; 2]);
    let id = ben.join(&hosted);
    ben.take(id, 0, "Ben");
    anna.app
        .give_seat(hosted.id, Seat::at(0), crate::lan::SeatFor::Anybody)
        .unwrap();
    let card = ben.until(id, |card| mine(card).is_empty() && card.stand == 1);
    assert_eq!(line(&card), Some(&GuestLine::Live));
    ben.take(id, 0, "Ben");
}

#[test]
fn what_is_said_comes_once_to_everybody() {
    let (mut anna, mut ben) = (Machine::new(), Machine::new());
    let hosted = anna.host(GameName::Giro, vec![Seated::Guest; 2]);
    let id = ben.join(&hosted);
    ben.take(id, 0, "Ben");
    ben.take(id, 1, "Bea");
    anna.until(hosted.id, |card| card.seats[1].name == "Bea");
    ben.app.say(id, " Come on! ".into()).unwrap();
    ben.app.shout(id, 1).unwrap();
    assert_eq!(ben.app.say(id, " ".into()), Err(PartyError::NotSaid));
    assert_eq!(ben.app.say(id, "x".repeat(281)), Err(PartyError::NotSaid));
    anna.app.say(hosted.id, "Hello".into()).unwrap();
    ben.app.leave_seat(id, Seat::at(1)).unwrap();
    let heard = |machine: &mut Machine, id| {
        machine.until(id, |card| card.seats[1].name.is_empty());
        let said = std::mem::take(&mut machine.said).into_iter();
        let what = |told| match told {
            PartyTold::Said {
                what: Saying::Line { text },
                ..
            } => text,
            PartyTold::Said {
                what: Saying::Shout { shout },
                ..
            } => shout.to_string(),
            other => panic!("{other:?}"),
        };
        said.map(what).collect::<Vec<String>>()
    };
    assert_eq!(heard(&mut ben, id), ["Come on!", "1", "Hello"]);
    assert_eq!(heard(&mut anna, hosted.id), ["Come on!", "1", "Hello"]);
    let fast: Vec<_> = (0..6).map(|n| ben.app.say(id, n.to_string())).collect();
    assert!(fast.contains(&Err(PartyError::NotSaid)), "{fast:?}");
}
