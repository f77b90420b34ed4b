//! What can be taken back, and what cannot.

use dealer::{Notice, Player, Turned};
use giro::Move;
use table::{Eye, Game as _};

use crate::tables::{Table, all_drawn, people, read, seat};

const LAYOUT: [u8; 5] = [10, 20, 22, 30, 32];

#[test]
fn an_own_placing_can_be_taken_back_while_nobody_else_has_acted() {
    let mut table = Table::open(people(2), "anna");
    let before = table.views();
    let moment = table.dealer.moment();
    table.place(&[10]);
    assert_eq!(table.dealer.may_undo(), Some(seat(1)));
    assert_eq!(table.undo(1), Ok(()));
    assert_eq!(table.views(), before);
    assert_eq!(
        table.dealer.moment(),
        moment,
        "it is the same decision again"
    );
    assert_eq!(table.notices.last(), Some(&Notice::TakenBack { from: 1 }));
}

#[test]
fn only_who_acted_last_can_take_back() {
    let mut table = Table::open(people(2), "anna");
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
    table.place(&[10]);
    let before = table.snapshot();
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn nothing_is_taken_back_past_another_players_act() {
    let mut table = Table::open(people(2), "anna");
    table.place(&[10, 20]);
    let before = table.snapshot();
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
    assert_eq!(table.snapshot(), before);
    assert_eq!(table.undo(0), Ok(()));
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
    assert_eq!(
        table.undo(1),
        Err(Turned::NothingToUndo),
        "it had been answered"
    );
}

#[test]
fn several_own_acts_in_a_row_can_be_taken_back_one_by_one() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT[..4]);
    let mut stations = vec![table.views()];
    for mv in [Move::Place(32), Move::Pick(3), Move::Pick(5)] {
        assert_eq!(table.act(1, mv), Ok(()));
        stations.push(table.views());
    }
    stations.pop();
    for (undo, station) in [7, 6, 5].into_iter().zip(stations.into_iter().rev()) {
        assert_eq!(table.undo(1), Ok(()));
        assert_eq!(table.last_line()["undo"], undo);
        assert_eq!(table.views(), station);
    }
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
}

#[test]
fn nothing_is_taken_back_past_a_reveal() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT);
    table.pick(&[1, 2]);
    let before = table.snapshot();
    assert_eq!(table.dealer.may_undo(), None);
    for number in [0, 1] {
        assert_eq!(table.undo(number), Err(Turned::NothingToUndo));
    }
    assert_eq!(table.snapshot(), before);
}

#[test]
fn nothing_is_taken_back_past_a_draw() {
    let mut table = Table::open(all_drawn(2), "anna");
    assert_eq!(table.lines.len(), 2, "seniority and obstacles were drawn");
    for number in [0, 1] {
        assert_eq!(table.undo(number), Err(Turned::NothingToUndo));
    }
}

#[test]
fn what_was_done_for_a_late_seat_stays_done() {
    let mut setting = people(2);
    setting.clock = Some(30);
    let mut table = Table::open(setting, "anna");
    table.wait(30);
    assert_eq!(table.last_line()["late"], true);
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));

    let mut setting = people(2);
    setting.clock = Some(30);
    let mut table = Table::open(setting, "anna");
    table.place(&LAYOUT);
    assert_eq!(table.dealer.may_undo(), Some(seat(1)));
    assert_eq!(table.act(0, Move::Pick(2)), Ok(()));
    table.wait(30);
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
}

#[test]
fn nothing_is_taken_back_where_a_seat_plays_elsewhere() {
    let mut setting = people(2);
    setting.entrants[0].player = Player::Elsewhere;
    let mut table = Table::open(setting, "anna");
    table.place(&[10]);
    let before = table.snapshot();
    assert_eq!(table.dealer.may_undo(), None);
    assert_eq!(table.undo(1), Err(Turned::NoUndoElsewhere));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn what_a_bot_did_is_not_taken_back_and_ends_what_could_be() {
    let mut setting = people(2);
    setting.entrants[0].player = Player::Bot("random".into());
    let mut table = Table::open(setting, "anna");
    table.place(&[10]);
    assert_eq!(table.dealer.may_undo(), Some(seat(1)));
    table.place(&[20]);
    assert_eq!(table.dealer.may_undo(), None);
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
}

#[test]
fn a_pick_taken_back_is_awaited_again_and_the_others_stay() {
    let mut table = Table::open(people(3), "anna");
    table.place(&LAYOUT);
    assert_eq!(table.act(0, Move::Pick(1)), Ok(()));
    assert_eq!(table.act(2, Move::Pick(6)), Ok(()));
    assert_eq!(table.undo(2), Ok(()));
    let awaited: Vec<_> = table.awaited().iter().collect();
    assert_eq!(awaited, [seat(1), seat(2)]);
    assert_eq!(table.dealer.view(Eye::Seat(seat(0))).pick, Some(1));
    assert_eq!(table.dealer.view(Eye::Seat(seat(2))).pick, None);
}

#[test]
fn the_record_says_which_lines_are_taken_back_and_replays_to_the_same_table() {
    let mut table = Table::open(people(2), "anna");
    table.place(&[10]);
    let after = table.last_line();
    assert_eq!(table.undo(1), Ok(()));
    let undo = table.last_line();
    assert_eq!((&undo["n"], &undo["undo"]), (&2.into(), &1.into()));
    assert_eq!(undo.as_object().unwrap().len(), 3, "n, undo, digest");
    assert_ne!(undo["digest"], after["digest"]);
    // The same can be done again, and leads to the same.
    table.place(&[10]);
    let again = table.last_line();
    assert_eq!(again["n"], 3);
    assert_eq!(again["digest"], after["digest"]);

    table.place(&LAYOUT[1..]);
    assert_eq!(table.act(1, Move::Pick(1)), Ok(()));
    assert_eq!(table.undo(1), Ok(()));
    table.finish();
    let replayed = read(&table.record()).unwrap();
    assert!(replayed.finished);
    assert_eq!(replayed.lines, table.dealer.line());
    assert_eq!(
        replayed.game.digest().to_string(),
        table.last_line()["digest"]
    );
}
