//! Who sits where.

use lan::Refused;
use lan::host::{MOST_ON_STAND, Output};
use lan::message::{Attach, Connection, Holder, Nothing, Ready, SeatCard, ToGuest, ToHost};
use table::{Eye, Seat};

use crate::room::{Room, SEATS, refused, token};

const ANNA: Seat = Seat::at(0);

fn card(room: &Room, seat: Seat) -> SeatCard {
    let mut lists = room.outputs.iter().rev().filter_map(|output| match output {
        Output::Seats(list) => Some(list),
        _ => None,
    });
    lists.next().unwrap().seats[seat.index()].clone()
}

#[test]
fn a_seat_has_one_owner_until_it_is_freed() {
    let mut room = Room::new();
    let (owner, first) = room.seated(0);
    let other = room.inside();
    let told = room.attach(other, Eye::Seat(ANNA));
    assert_eq!(refused(&told), Some(&Refused::Taken { seat: ANNA }));
    let told = room.attach(other, Eye::Seat(Seat::at(SEATS)));
    assert_eq!(
        refused(&told),
        Some(&Refused::NoSeat {
            seat: Seat::at(SEATS)
        })
    );
    room.host.free(room.now, ANNA);
    room.work();
    assert_eq!(refused(&room.read(owner)), Some(&Refused::Freed));
    let told = room.attach(other, Eye::Seat(ANNA));
    assert_eq!(refused(&told), None);
    let (_, told) = room.back(first);
    assert_eq!(refused(&told), Some(&Refused::Token));
}

#[test]
fn the_newest_connection_of_an_owner_wins_and_his_token_changes() {
    let mut room = Room::new();
    let (old, first) = room.seated(0);
    let (new, told) = room.back(first);
    assert_eq!(refused(&told), None);
    let second = token(&room.attach(new, Eye::Seat(ANNA)));
    assert_ne!(first, second);
    assert_eq!(refused(&room.read(old)), Some(&Refused::Replaced));
    assert!(room.lives(new) && !room.lives(old));
    // Until it is known to be kept, both are good: one of them is lost with the connection.
    let (newer, told) = room.back(first);
    assert_eq!(refused(&told), None);
    room.attach(newer, Eye::Seat(ANNA));
    let (newest, told) = room.back(second);
    assert_eq!(refused(&told), None);
    assert_eq!(refused(&room.back(first).1), Some(&Refused::Token));
    room.attach(newest, Eye::Seat(ANNA));
    assert!(room.lives(newest));
}

#[test]
fn a_late_connection_of_before_does_not_lock_the_owner_out() {
    let mut room = Room::new();
    let (_, first) = room.seated(0);
    let (late, _) = room.back(first);
    let (new, _) = room.back(first);
    // The owner has the token from here on disk; that he has, did not come through.
    let kept = token(&room.attach(new, Eye::Seat(ANNA)));
    room.attach(late, Eye::Seat(ANNA));
    let (back, told) = room.back(kept);
    assert_eq!(refused(&told), None);
    assert_eq!(refused(&room.attach(back, Eye::Seat(ANNA))), None);
}

#[test]
fn tokens_outlive_the_hosts_machine_and_are_not_in_what_he_keeps() {
    let mut room = Room::new();
    let (_, first) = room.seated(0);
    let (conn, _) = room.back(first);
    let second = token(&room.attach(conn, Eye::Seat(ANNA)));
    let notes = serde_json::to_string(&room.notes).unwrap();
    assert!(!notes.contains(&first.text()) && !notes.contains(&second.text()));
    for token in [second, first] {
        room.restart();
        let (_, told) = room.back(token);
        let known = token == second;
        assert_eq!(
            refused(&told).is_none(),
            known,
            "once the newer is used the older is not good any more"
        );
    }
}

#[test]
fn a_seat_that_nobody_could_come_back_to_is_free_again() {
    let mut room = Room::new();
    let conn = room.inside();
    room.attach(conn, Eye::Seat(ANNA));
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
    room.lose(conn);
    assert_eq!(card(&room, ANNA).holder, Holder::Free);
    let (conn, _) = room.seated(0);
    room.lose(conn);
    room.pass(500);
    assert_eq!(card(&room, ANNA).holder, Holder::Guest);
    assert_eq!(card(&room, ANNA).line, Connection::Away);
    assert_eq!(room.host.away(room.now, ANNA), Some(500));
    assert_eq!(room.host.away(room.now, Seat::at(1)), None);
}

#[test]
fn silence_is_told_and_then_the_connection_is_given_up() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    room.pass(3_999);
    assert_eq!(card(&room, ANNA).line, Connection::Live);
    assert!(matches!(room.read(conn)[..], [ToGuest::Ping(_)]));
    room.pass(1);
    assert_eq!(card(&room, ANNA).line, Connection::Quiet);
    room.pass(4_999);
    assert_eq!(card(&room, ANNA).line, Connection::Quiet);
    room.pass(1);
    assert_eq!(card(&room, ANNA).line, Connection::Away);
    assert_eq!(room.closed, [conn]);
}

#[test]
fn who_is_heard_stays() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    for _ in 0..20 {
        room.pass(2_500);
        let pings = room.read(conn);
        for ping in pings {
            if let ToGuest::Ping(beat) = ping {
                room.say(conn, &ToHost::Pong(beat));
            }
        }
    }
    assert_eq!(card(&room, ANNA).line, Connection::Live);
    assert!(room.host.next_tick(room.now).unwrap() <= room.now.after(2_500));
}

#[test]
fn the_stand_has_sixty_four_places_and_sees_what_everybody_sees() {
    let mut room = Room::new();
    for _ in 0..MOST_ON_STAND {
        let conn = room.inside();
        assert_eq!(refused(&room.attach(conn, Eye::Stand)), None);
    }
    let conn = room.inside();
    assert_eq!(
        refused(&room.attach(conn, Eye::Stand)),
        Some(&Refused::Full)
    );
    assert_eq!(refused(&room.attach(conn, Eye::Seat(ANNA))), None);
}

#[test]
fn a_guest_changes_his_seat_or_gives_it_up() {
    let mut room = Room::new();
    let (conn, _) = room.seated(0);
    assert_eq!(refused(&room.attach(conn, Eye::Seat(Seat::at(2)))), None);
    assert_eq!(card(&room, ANNA).holder, Holder::Free);
    assert_eq!(card(&room, Seat::at(2)).holder, Holder::Guest);
    room.say(conn, &ToHost::Leave(Nothing {}));
    assert_eq!(card(&room, Seat::at(2)).holder, Holder::Free);
    let told = room.say(conn, &ToHost::Ready(Ready { on: true }));
    assert_eq!(refused(&told), Some(&Refused::OnlyWatching));
    assert!(room.lives(conn));
}

#[test]
fn ready_marks_and_names_are_for_everybody_to_see() {
    let mut room = Room::new();
    let conn = room.inside();
    let name = "  Zo\u{202e}ë\n".into();
    room.say(
        conn,
        &ToHost::Attach(Attach {
            eye: Eye::Seat(ANNA),
            name,
            at: None,
        }),
    );
    room.say(conn, &ToHost::Ready(Ready { on: true }));
    let shown = card(&room, ANNA);
    assert_eq!((shown.name.as_str(), shown.ready), ("Zoë", true));
}

#[test]
fn a_bot_stands_in_until_the_seat_is_given_back() {
    let mut room = Room::new();
    let (conn, token) = room.seated(0);
    room.host.stand_in(room.now, ANNA, true);
    room.work();
    assert_eq!(refused(&room.command(conn, 1)), Some(&Refused::BotPlays));
    room.host.stand_in(room.now, ANNA, false);
    room.work();
    assert_eq!(refused(&room.command(conn, 1)), None);
    room.host.stand_in(room.now, ANNA, true);
    room.work();
    room.restart();
    assert_eq!(room.host.seats().seats[0].holder, Holder::StandIn);
    let (conn, _) = room.back(token);
    room.attach(conn, Eye::Seat(ANNA));
    assert_eq!(refused(&room.command(conn, 2)), None, "who is back plays");
}

#[test]
fn a_seat_at_the_hosts_machine_is_not_to_be_had() {
    let mut room = Room::new();
    room.host.give(room.now, ANNA, Holder::Here, "Anna".into());
    room.work();
    let conn = room.inside();
    let told = room.attach(conn, Eye::Seat(ANNA));
    assert_eq!(refused(&told), Some(&Refused::Taken { seat: ANNA }));
    assert_eq!(
        (card(&room, ANNA).name, card(&room, ANNA).line),
        ("Anna".into(), Connection::Live)
    );
}
