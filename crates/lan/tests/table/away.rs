//! Seats whose players are away, and bots that stand in for them; the start of a game, and what is told beside it.

use lan::bytes::TableSecret;
use lan::chain::Place;
use lan::host::{Host, Hosting, Note, Output};
use lan::message::{
    Attach, AwayChoice, Holder, Nothing, Past, Poll, Ready, SeatCard, ToGuest, ToHost, Vote,
};
use lan::{Payload, Refused, Token};
use serde_json::json;
use table::{Eye, Seat, Seats};

use crate::room::{Room, happening, hosting, refused, token};

const ANNA: Seat = Seat::at(0);
/// Two people at the host's machine.
const CEM: Seat = Seat::at(1);
const DORA: Seat = Seat::at(2);
/// Two minutes.
const LONG: u64 = 120_000;

fn offered(away: AwayChoice) -> Hosting {
    let here = |name: &str| (Holder::Here, name.to_owned());
    Hosting {
        seats: vec![(Holder::Free, String::new()), here("Cem"), here("Dora")],
        away,
        ..hosting()
    }
}

/// Anna has sat down and lost her connection.
fn without_anna(away: AwayChoice) -> (Room, Token) {
    let mut room = Room::open(offered(away));
    let (conn, token) = room.seated(0);
    room.lose(conn);
    (room, token)
}

fn card(room: &Room, seat: Seat) -> SeatCard {
    room.host.seats().seats[seat.index()].clone()
}

fn back(room: &mut Room, token: Token) -> Vec<ToGuest> {
    let (conn, _) = room.back(token);
    room.attach(conn, Eye::Seat(ANNA))
}

#[test]
fn a_table_that_waits_waits() {
    let (mut room, _) = without_anna(AwayChoice::Wait);
    room.pass(10 * LONG);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
}

#[test]
fn a_bot_stands_in_after_two_minutes_until_she_is_back() {
    let (mut room, token) = without_anna(AwayChoice::Bot);
    room.pass(LONG - 1);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
    assert_eq!(room.host.next_tick(room.now), Some(room.now.after(1)));
    room.pass(1);
    assert_eq!(card(&room, ANNA).holder, Holder::StandIn);
    let stands_in = |on| Note::StandIn { seat: ANNA, on };
    assert_eq!(room.notes.last(), Some(&stands_in(true)));
    let told = back(&mut room, token);
    assert_eq!(refused(&told), None);
    assert!(room.notes.contains(&stands_in(false)));
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
}

#[test]
fn more_than_half_of_those_who_are_there_vote_a_bot_in() {
    let (mut room, _) = without_anna(AwayChoice::Vote);
    let yes = Vote {
        seat: ANNA,
        on: true,
    };
    let no_vote = Err(Refused::NoVote { seat: ANNA });
    assert_eq!(room.host.vote(room.now, CEM, yes), no_vote);
    room.pass(LONG);
    let poll = |votes| Some(Poll { votes, needed: 2 });
    assert_eq!(card(&room, ANNA).poll, poll(Seats::NONE));
    assert_eq!(room.host.vote(room.now, CEM, yes), Ok(()));
    assert_eq!(room.host.vote(room.now, CEM, yes), Ok(()));
    assert_eq!(card(&room, ANNA).poll, poll(Seats::only(CEM)));
    let no = Vote { on: false, ..yes };
    assert_eq!(room.host.vote(room.now, CEM, no), Ok(()));
    assert_eq!(card(&room, ANNA).poll, poll(Seats::NONE));
    for voter in [CEM, DORA] {
        assert_eq!(room.host.vote(room.now, voter, yes), Ok(()));
    }
    assert_eq!(card(&room, ANNA).holder, Holder::StandIn);
    assert_eq!(room.host.vote(room.now, CEM, yes), no_vote);
}

#[test]
fn the_stand_has_no_vote() {
    let (mut room, _) = without_anna(AwayChoice::Vote);
    room.pass(LONG);
    let conn = room.inside();
    room.attach(conn, Eye::Stand);
    let told = room.say(
        conn,
        &ToHost::Vote(Vote {
            seat: ANNA,
            on: true,
        }),
    );
    assert_eq!(refused(&told), Some(&Refused::OnlyWatching));
}

#[test]
fn a_seat_at_which_a_bot_stands_in_for_nobody_can_be_taken() {
    let mut room = Room::open(offered(AwayChoice::Bot));
    let (_, token) = room.seated(0);
    room.host.free(room.now, ANNA);
    room.work();
    room.pass(LONG);
    assert_eq!(card(&room, ANNA).holder, Holder::StandIn);
    let (_, told) = room.back(token);
    assert_eq!(refused(&told), Some(&Refused::Token));
    let (_, _) = room.seated(0);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
}

#[test]
fn seats_are_again_as_they_were() {
    let (mut room, token) = without_anna(AwayChoice::Bot);
    room.pass(LONG);
    let notes = room.host.notes();
    room.host = Host::open(room.now, offered(AwayChoice::Bot), &notes);
    assert_eq!(card(&room, ANNA).holder, Holder::StandIn);
    assert_eq!(refused(&back(&mut room, token)), None);
}

#[test]
fn at_the_start_everybody_is_shown_the_table_and_a_new_chain_begins() {
    let mut room = Room::open(Hosting {
        started: false,
        ..offered(AwayChoice::Bot)
    });
    let (conn, _) = room.seated(0);
    room.say(conn, &ToHost::Ready(Ready { on: true }));
    room.host.happened(room.now, happening(1, "seven"));
    room.work();
    room.read(conn);
    let secret = TableSecret([3; 32]);
    let seats = offered(AwayChoice::Bot).seats;
    room.host.begin(room.now, secret, &seats);
    assert_eq!(room.host.at(), Place::START);
    room.work();
    let told = room.read(conn);
    let is_shown = |told: &ToGuest| matches!(told, ToGuest::Snapshot(shown) if shown.at.idx == 0);
    assert!(told.iter().any(is_shown), "{told:?}");
    assert!(!card(&room, ANNA).ready);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
}

#[test]
fn nobody_is_away_for_long_before_the_start() {
    let mut room = Room::open(Hosting {
        started: false,
        ..offered(AwayChoice::Bot)
    });
    let (conn, _) = room.seated(0);
    room.lose(conn);
    room.pass(2 * LONG);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
}

#[test]
fn clocks_and_the_past_are_told_beside_the_chain() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    let body = || Payload::of(&json!({ "timeLeft": 3 })).unwrap();
    room.host.now(room.now, body());
    room.work();
    assert!(matches!(room.read(conn)[..], [ToGuest::Now(_)]));
    room.say(conn, &ToHost::Past(Past { after: 7 }));
    let asked = |output: &Output| matches!(output, Output::Past { after: 7, .. });
    assert!(room.outputs.iter().any(asked));
    room.host.past(room.now, conn, body());
    room.work();
    assert!(matches!(room.read(conn)[..], [ToGuest::Past(_)]));
    assert_eq!(room.host.at(), Place::START);
}

#[test]
fn from_the_stand_one_goes_to_a_seat() {
    let mut room = Room::new();
    let conn = room.inside();
    room.attach(conn, Eye::Stand);
    let told = room.say(
        conn,
        &ToHost::Attach(Attach {
            eye: Eye::Seat(ANNA),
            name: "Anna".into(),
            at: None,
        }),
    );
    let _ = token(&told);
    let is_shown = |told: &ToGuest| matches!(told, ToGuest::Snapshot(_));
    assert!(told.iter().any(is_shown), "she sees what she may see now");
    room.say(conn, &ToHost::Kept(Nothing {}));
    assert_eq!(card(&room, ANNA).name, "Anna");
}
