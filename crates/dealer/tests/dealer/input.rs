//! Whose input counts.

use dealer::{Input, Notice, Turned};
use giro::{Event, Move, Refusal};
use table::{Eye, Rule};

use crate::tables::{Table, people, seat};

const LAYOUT: [u8; 5] = [10, 20, 22, 30, 32];

#[test]
fn a_pick_can_be_changed_until_the_last_is_in() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT);
    for card in [3, 5, 2] {
        assert_eq!(table.act(0, Move::Pick(card)), Ok(()));
        assert_eq!(table.dealer.view(Eye::Seat(seat(0))).pick, Some(card));
        assert!(table.awaited().contains(seat(1)), "the other still thinks");
    }
    assert_eq!(table.act(1, Move::Pick(6)), Ok(()));
    let Some(Notice::Happened { events, .. }) = table.notices.last() else {
        panic!("the last pick is told");
    };
    assert!(events.contains(&Event::Revealed { cards: vec![2, 6] }));
    assert_eq!(table.dealer.view(Eye::Stand).round, 2);
}

#[test]
fn picks_at_the_same_time_do_not_make_each_other_stale() {
    let mut table = Table::open(people(3), "anna");
    table.place(&LAYOUT);
    let moment = table.dealer.moment();
    for number in [2, 0, 1] {
        let input = Input::Act {
            seat: seat(number),
            moment,
            mv: Move::Pick(4),
        };
        assert_eq!(table.handle(input), Ok(()));
    }
}

#[test]
fn stale_input_is_answered_and_changes_nothing() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT);
    let old = table.dealer.moment();
    table.pick(&[1, 2]);
    let before = table.snapshot();
    for moment in [old, old + 1, table.dealer.moment() + 1] {
        let input = Input::Act {
            seat: seat(0),
            moment,
            mv: Move::Pick(3),
        };
        let on = table.dealer.moment();
        assert_eq!(table.handle(input), Err(Turned::Stale { moment: on }));
        assert_eq!(table.snapshot(), before);
    }
}

#[test]
fn out_of_turn_input_is_answered_with_the_rule_and_changes_nothing() {
    let mut table = Table::open(people(2), "anna");
    let before = table.snapshot();
    let placing = Turned::Refused {
        rule: Rule::new('G', 6),
        refusal: Refusal::NotYourObstacle,
    };
    // The youngest begins, so seat 0 is not on; and nobody sits at the others.
    for number in [0, 2, 5] {
        assert_eq!(table.act(number, Move::Place(10)), Err(placing.clone()));
        assert_eq!(table.snapshot(), before);
    }
    let picking = Turned::Refused {
        rule: Rule::new('G', 11),
        refusal: Refusal::NoPickNow,
    };
    assert_eq!(table.act(1, Move::Pick(1)), Err(picking));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn refused_input_names_the_rule_and_changes_nothing() {
    let mut table = Table::open(people(2), "anna");
    table.place(&[10]);
    let before = table.snapshot();
    let refusals = [
        (9, 7, Refusal::NotSand { space: 9 }),
        (10, 7, Refusal::Taken { space: 10 }),
        (
            11,
            8,
            Refusal::TooClose {
                space: 11,
                neighbour: 10,
            },
        ),
    ];
    for (space, number, refusal) in refusals {
        let rule = Rule::new('G', number);
        let turned = Turned::Refused { rule, refusal };
        assert_eq!(table.act(0, Move::Place(space)), Err(turned));
        assert_eq!(table.snapshot(), before);
    }
}

#[test]
fn nothing_counts_once_the_race_is_over() {
    let mut table = Table::open(people(2), "anna");
    table.finish();
    let before = table.snapshot();
    assert!(table.act(0, Move::Pick(1)).is_err());
    assert!(table.act(1, Move::Place(10)).is_err());
    assert_eq!(table.undo(0), Err(Turned::NothingToUndo));
    assert_eq!(table.undo(1), Err(Turned::NothingToUndo));
    assert_eq!(table.handle(Input::Tick), Ok(()));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn an_accepted_act_is_one_line_and_then_one_notice_of_it() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT);
    assert_eq!(table.lines.len(), 5);
    let told: Vec<u32> = table
        .notices
        .iter()
        .map(|notice| match notice {
            Notice::Happened { line, .. } => *line,
            Notice::TakenBack { .. } => panic!("nothing was taken back"),
        })
        .collect();
    assert_eq!(told, [1, 2, 3, 4, 5]);
    assert_eq!(table.dealer.line(), 5);
}

#[test]
fn awaited_bots_are_the_bots_among_those_awaited() {
    let mut setting = people(3);
    setting.entrants[1].player = dealer::Player::Bot("random".into());
    let mut table = Table::open(setting, "anna");
    assert!(
        table.dealer.awaited_bots().is_empty(),
        "seat 2 places first"
    );
    table.place(&LAYOUT);
    let bots: Vec<_> = table.dealer.awaited_bots().iter().collect();
    assert_eq!(bots, [seat(1)]);
    assert_eq!(table.act(1, Move::Pick(1)), Ok(()));
    assert!(table.dealer.awaited_bots().is_empty());
}
