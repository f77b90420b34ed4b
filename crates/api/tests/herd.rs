//! A table of pigs as a client has it, and what is hidden at it.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::time::Duration;

use api::{ActError, GameEvent, GameMove, GameSetup, Level, OpenError, Seated, SetupError, Told};
use evening::{Evening, assert_gapless, assert_promise_kept, pick, pigs_in, states};
use pigs::{Event, Move, Pig, Rules, Stage};
use serde_json::Value;
use table::Seat;

fn with_food() -> Rules {
    Rules {
        track_food: true,
        ..Rules::default()
    }
}

fn events(told: &[Told]) -> Vec<Event> {
    let chapters = told.iter().filter_map(|told| match told {
        Told::Notice { chapter, .. } => Some(chapter),
        _ => None,
    });
    let events = chapters.flat_map(|chapter| chapter.events.clone());
    events
        .map(|event| match event {
            GameEvent::Pigs(event) => event,
            other => panic!("{other:?} of another game"),
        })
        .collect()
}

/// Every list of cards that is called a hand, however deep. (The edition has a `hand` too: a number.)
fn hands(value: &Value) -> Vec<&Value> {
    let deeper: Vec<&Value> = match value {
        Value::Array(list) => list.iter().collect(),
        Value::Object(map) => map.values().collect(),
        _ => Vec::new(),
    };
    let here = ["hand", "hands"]
        .into_iter()
        .filter_map(|key| value.get(key));
    here.filter(|hand| hand.is_array())
        .chain(deeper.into_iter().flat_map(hands))
        .collect()
}

/// Does a list of more than five pigs stand anywhere in it? Only a fresh hand is one.
fn holds_a_hand(value: &Value) -> bool {
    let is_pig = |one: &Value| Pig::ALL.iter().any(|pig| *one == serde_json::json!(pig));
    match value {
        Value::Array(list) => {
            list.len() > 5 && list.iter().all(is_pig) || list.iter().any(holds_a_hand)
        }
        Value::Object(map) => map.values().any(holds_a_hand),
        _ => false,
    }
}

#[test]
fn two_people_and_two_bots_play_three_rounds_to_the_end() {
    let evening = Evening::herd(2, 2, with_food());
    let told = evening.to_the_end();
    assert_gapless(&told);
    assert_promise_kept(&told);
    let view = pigs_in(&states(&told).last().unwrap().view).clone();
    assert_eq!((view.stage, view.round), (Stage::Over, 3));
    assert_eq!(view.banks.iter().map(Vec::len).collect::<Vec<_>>(), [3; 4]);
    assert!(view.result.is_some());
    let events = events(&told);
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert_eq!(count(|event| matches!(event, Event::Played { .. })), 3 * 28);
    assert_eq!(count(|event| matches!(event, Event::FoodPut { .. })), 12);
    assert_eq!(count(|event| matches!(event, Event::AllDealt { .. })), 3);
    assert_eq!(
        events.last(),
        Some(&Event::Over {
            banked: view.banked
        })
    );
}

#[test]
fn no_notice_and_no_snapshot_ever_holds_a_hand() {
    let evening = Evening::with_pigs(2, 2);
    let mut told = evening.to_the_end();
    told.extend(evening.watch().try_iter());
    let snapshots = told
        .iter()
        .filter(|told| matches!(told, Told::Snapshot { .. }));
    assert_eq!(snapshots.count(), 2, "the last has the whole story");
    for told in &told {
        let text = serde_json::to_value(told).unwrap();
        assert!(!holds_a_hand(&text), "{text}");
        assert!(!hands(&text).is_empty());
        for hand in hands(&text) {
            assert_eq!(*hand, Value::Array(Vec::new()), "{text}");
        }
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_no_other() {
    let evening = Evening::with_pigs(2, 1);
    evening.act(Seat::at(0));
    let looks = Seat::first(2).map(|seat| serde_json::to_value(evening.look(seat)).unwrap());
    let looks: Vec<Value> = looks.collect();
    let own: Vec<&Value> = looks.iter().map(|look| hands(look)[0]).collect();
    assert_ne!(own[0], own[1]);
    for (look, hand) in looks.iter().zip(&own) {
        assert_eq!(hand.as_array().unwrap().len(), 7);
        assert_eq!(hands(look).len(), 1);
        let mut without = look.clone();
        without["view"]["view"]["hand"] = Value::Null;
        assert!(!holds_a_hand(&without), "{without}");
    }
    // What a card would bring is told to the seat whose turn it is, of its own cards alone.
    let cards = |look: &Value| look["outlook"]["outlook"]["cards"].clone();
    for card in cards(&looks[0]).as_array().unwrap() {
        assert!(own[0].as_array().unwrap().contains(&card["pig"]));
    }
    assert_eq!(cards(&looks[1]), Value::Null);
    let bot = Seat::at(2);
    assert_eq!(
        evening.app.look(evening.table, bot),
        Err(ActError::NotYours { seat: bot })
    );
}

#[test]
fn a_line_up_can_be_taken_back_and_a_card_cannot() {
    let evening = Evening::herd(2, 0, with_food());
    let told = evening.watch();
    let heard = || -> Vec<Told> { told.try_iter().collect() };
    let undo = |seat| evening.app.undo(evening.table, Seat::at(seat));
    evening.act(Seat::at(0));
    assert_eq!(states(&heard()).last().unwrap().may_undo, Some(Seat::at(0)));
    assert_eq!(undo(1), Err(ActError::NothingToUndo));
    assert_eq!(undo(0), Ok(()));
    let heard_undo = heard();
    let Some(Told::Snapshot { state, story, .. }) = heard_undo.last() else {
        panic!("after an undo the table is told anew")
    };
    assert!(story.is_empty() && pigs_in(&state.view).pigs.is_empty());
    // The line-up, the food of both, and the deal.
    for seat in [0, 0, 1] {
        evening.act(Seat::at(seat));
    }
    assert_eq!(
        pigs_in(&states(&heard()).last().unwrap().view).stage,
        Stage::Play
    );
    assert_eq!(undo(1), Err(ActError::NothingToUndo));
    evening.act(Seat::at(0));
    assert_eq!(states(&heard()).last().unwrap().may_undo, None);
    assert_eq!(undo(0), Err(ActError::NothingToUndo));
}

#[test]
fn nothing_of_a_bots_is_taken_back() {
    let evening = Evening::open(
        api::GameName::Pigs,
        vec![Seated::Bot(Level::Random), Seated::Here],
        |setup| {
            let fixed = pigs::Fixed {
                starter: Some(Seat::at(0)),
            };
            setup.game = GameSetup::Pigs {
                rules: with_food(),
                fixed,
            };
        },
    );
    let told = evening.watch();
    let waited = std::iter::from_fn(|| told.recv_timeout(Duration::from_secs(20)).ok());
    let mut waited = waited.filter_map(|told| states(&[told]).pop().cloned());
    let mine = waited.find(|state| pigs_in(&state.view).turn.awaited().contains(Seat::at(1)));
    assert_eq!(mine.expect("my turn comes").may_undo, None);
    for seat in [0, 1].map(Seat::at) {
        assert!(evening.app.undo(evening.table, seat).is_err());
    }
}

#[test]
fn out_of_time_the_table_acts_for_who_is_awaited() {
    let evening = Evening::open(api::GameName::Pigs, vec![Seated::Here; 2], |setup| {
        setup.clock = Some(5);
    });
    let told = evening.watch();
    let heard: Vec<Told> = std::iter::from_fn(|| told.recv_timeout(Duration::from_secs(20)).ok())
        .take(3)
        .collect();
    let left = states(&heard).first().unwrap().time_left.unwrap();
    assert!(left <= 5000, "{left}");
    let starter = pigs_in(&states(&heard).first().unwrap().view).starter;
    let events = events(&heard);
    assert!(
        matches!(&events[..], [Event::LinedUp { seat, .. }, Event::AllDealt { .. }] if Some(*seat) == starter),
        "{events:?}"
    );
    assert_eq!(states(&heard).last().unwrap().may_undo, None);
}

#[test]
fn a_rematch_is_a_new_game_with_the_same_set_up() {
    let evening = Evening::herd(1, 1, with_food());
    let next = evening.app.rematch(evening.table).unwrap();
    let tables = evening.app.tables();
    assert_eq!(tables.len(), 1);
    assert_eq!((tables[0].id, &tables[0].setup), (next, &evening.setup));
    let look = evening.app.look(next, Seat::at(0)).unwrap();
    assert_eq!(pigs_in(&look.view).stage, Stage::LineUp);
    assert_eq!(pigs_in(&look.view).rules, with_food());
}

#[test]
fn a_move_of_another_game_is_turned_away() {
    let (pigs, race) = (Evening::with_pigs(2, 0), Evening::here_and_bots(2, 0));
    let play = GameMove::Pigs(Move::Play(Pig::Red));
    for (evening, mv) in [(pigs, pick(1)), (race, play)] {
        let before = evening.look(Seat::at(0));
        let act = evening
            .app
            .act(evening.table, Seat::at(0), before.moment, mv);
        assert_eq!(act, Err(ActError::OtherGame));
        assert_eq!(evening.look(Seat::at(0)), before);
    }
}

#[test]
fn an_unlawful_act_is_answered_with_the_rule_and_changes_nothing() {
    let evening = Evening::herd(2, 0, with_food());
    let me = Seat::at(0);
    let refused = |mv| {
        let before = evening.look(me);
        let answer = evening
            .app
            .act(evening.table, me, before.moment, GameMove::Pigs(mv));
        assert_eq!(evening.look(me), before);
        match answer {
            Err(ActError::Refused { rule, .. }) => rule.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(refused(Move::Play(Pig::Red)), "P-8");
    assert_eq!(refused(Move::Food(9)), "P-17");
    evening.act(me);
    assert_eq!(refused(Move::Food(3)), "P-18");
}

#[test]
fn a_set_up_is_refused_with_all_that_is_amiss() {
    let evening = Evening::with_pigs(3, 0);
    let mut setup = evening.setup.clone();
    setup.seats[1].name = "  ".into();
    setup.seats[2].silks = setup.seats[0].silks;
    let GameSetup::Pigs { fixed, .. } = &mut setup.game else {
        panic!("the pigs were let out")
    };
    fixed.starter = Some(Seat::at(3));
    let wrong = vec![
        SetupError::Starter,
        SetupError::NoName { seat: Seat::at(1) },
        SetupError::SameSilks {
            seat: Seat::at(0),
            other: Seat::at(2),
        },
    ];
    assert_eq!(evening.app.check(setup.clone()), wrong);
    assert_eq!(
        evening.app.open(setup, None),
        Err(OpenError::Setup { wrong })
    );
    for seats in [1, 6] {
        let mut setup = evening.setup.clone();
        setup.seats = vec![setup.seats[0].clone(); seats];
        assert_eq!(
            evening.app.check(setup),
            [SetupError::Seats { least: 2, most: 5 }]
        );
    }
}

#[test]
fn nobody_has_a_horse_and_anybody_may_wear_white() {
    let evening = Evening::with_pigs(2, 0);
    let mut setup = evening.setup.clone();
    assert!(setup.seats.iter().all(|seat| seat.horse.is_none()));
    setup.seats[0].silks = dealer::Silks::White;
    setup.seats[1].silks = dealer::Silks::Green;
    assert_eq!(evening.app.check(setup), []);
}
