//! A table as a client has it: opened, watched, played, closed; shown with a race.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use api::{ActError, GameEvent, GameMove, GameName, OpenError, Seated, SetupError, TableId, Told};
use evening::{Evening, assert_gapless, assert_promise_kept, pick, states, view};
use table::{Seat, Turn};

#[test]
fn a_watcher_is_told_the_table_as_it_stands_and_then_all_that_happens_without_a_gap() {
    let evening = Evening::here_and_bots(1, 1);
    let told = evening.to_the_end();
    assert_gapless(&told);
    assert_eq!(view(states(&told).last().unwrap()).turn, Turn::Over);
}

#[test]
fn two_watchers_see_the_same() {
    let evening = Evening::here_and_bots(2, 0);
    let (one, two) = (evening.watch(), evening.watch());
    evening.act(Seat::at(0));
    evening.act(Seat::at(1));
    let hear = |told: &std::sync::mpsc::Receiver<Told>| -> Vec<Told> { told.try_iter().collect() };
    let heard = hear(&one);
    assert_eq!(heard, hear(&two));
    assert!(heard.len() >= 3);
}

#[test]
fn the_stand_is_never_told_a_pick_before_the_reveal() {
    let evening = Evening::here_and_bots(2, 0);
    let told = evening.watch();
    evening.act(Seat::at(0));
    for told in told.try_iter() {
        let text = serde_json::to_string(&told).unwrap();
        assert!(!text.contains("\"event\":\"picked\""), "{text}");
        assert!(text.contains("\"pick\":null"), "{text}");
    }
}

#[test]
fn the_seed_is_promised_at_first_and_revealed_at_the_end() {
    assert_promise_kept(&Evening::here_and_bots(1, 1).to_the_end());
}

#[test]
fn only_those_who_sit_here_may_be_looked_at_and_act() {
    let evening = Evening::here_and_bots(1, 1);
    let bot = Seat::at(1);
    assert_eq!(
        evening.app.look(evening.table, bot),
        Err(ActError::NotYours { seat: bot })
    );
    let act = evening.app.act(evening.table, bot, 0, pick(1));
    assert_eq!(act, Err(ActError::NotYours { seat: bot }));
    let nobody = Seat::at(5);
    assert_eq!(
        evening.app.look(evening.table, nobody),
        Err(ActError::NotYours { seat: nobody })
    );
}

#[test]
fn stale_and_unlawful_acts_are_answered_and_change_nothing() {
    let evening = Evening::here_and_bots(2, 0);
    let me = Seat::at(0);
    let before = evening.app.look(evening.table, me).unwrap();
    let stale = evening
        .app
        .act(evening.table, me, before.moment + 1, pick(1));
    assert_eq!(
        stale,
        Err(ActError::Stale {
            moment: before.moment
        })
    );
    let unlawful = evening.app.act(evening.table, me, before.moment, pick(9));
    assert!(matches!(&unlawful, Err(ActError::Refused { rule, .. }) if rule.to_string() == "G-11"));
    assert_eq!(evening.app.look(evening.table, me).unwrap(), before);
}

#[test]
fn what_one_has_placed_can_be_taken_back_until_somebody_else_acts() {
    let evening = Evening::placing(2);
    let told = evening.watch();
    let Some(Told::Snapshot { state, .. }) = told.try_iter().next() else {
        panic!()
    };
    let youngest = view(&state).turn.awaited().lowest().unwrap();
    let place = GameMove::Giro(giro::Move::Place(10));
    evening
        .app
        .act(evening.table, youngest, state.moment, place)
        .unwrap();
    let Some(Told::Notice { state, .. }) = told.try_iter().last() else {
        panic!()
    };
    assert_eq!(state.may_undo, Some(youngest));
    let other = youngest.clockwise(2);
    assert_eq!(
        evening.app.undo(evening.table, other),
        Err(ActError::NothingToUndo)
    );
    evening.app.undo(evening.table, youngest).unwrap();
    let Some(Told::Snapshot { state, story, .. }) = told.try_iter().last() else {
        panic!()
    };
    assert!(view(&state).placed.is_empty());
    let placed = |event: &GameEvent| matches!(event, GameEvent::Giro(giro::Event::Placed { .. }));
    assert!(
        !story
            .iter()
            .any(|chapter| chapter.events.iter().any(placed))
    );
}

#[test]
fn a_rematch_is_a_new_table_with_the_same_set_up() {
    let evening = Evening::here_and_bots(1, 1);
    let next = evening.app.rematch(evening.table).unwrap();
    assert_ne!(next, evening.table);
    let tables = evening.app.tables();
    assert_eq!(tables.len(), 1);
    assert_eq!(tables[0].id, next);
    assert_eq!(tables[0].setup, evening.setup);
}

#[test]
fn a_closed_table_says_goodbye_and_is_gone() {
    let evening = Evening::here_and_bots(1, 1);
    let told = evening.watch();
    evening.app.close(evening.table).unwrap();
    assert!(matches!(told.try_iter().last(), Some(Told::Closed { .. })));
    let gone = ActError::NoSuchTable {
        table: evening.table,
    };
    assert_eq!(evening.app.look(evening.table, Seat::at(0)), Err(gone));
    assert!(evening.app.watch(TableId(999), |_| true).is_err());
}

#[test]
fn a_set_up_is_refused_with_all_that_is_amiss() {
    let evening = Evening::here_and_bots(2, 1);
    let mut setup = evening.setup.clone();
    setup.seats[0].name = "  ".into();
    setup.seats[1].horse.as_mut().unwrap().name = "x".repeat(25);
    setup.seats[2].silks = setup.seats[0].silks;
    setup.clock = Some(1);
    let wrong = vec![
        SetupError::NoName { seat: Seat::at(0) },
        SetupError::TooLong {
            seat: Seat::at(1),
            most: 24,
        },
        SetupError::SameSilks {
            seat: Seat::at(0),
            other: Seat::at(2),
        },
        SetupError::Clock {
            least: 5,
            most: 600,
        },
    ];
    assert_eq!(
        evening.app.open(setup, None),
        Err(OpenError::Setup { wrong })
    );
    let mut alone = evening.setup.clone();
    alone.seats.truncate(1);
    let wrong = vec![SetupError::Seats { least: 2, most: 5 }];
    assert_eq!(
        evening.app.open(alone, None),
        Err(OpenError::Setup { wrong })
    );
}

#[test]
fn a_surprise_is_always_a_set_up_that_will_do() {
    let evening = Evening::here_and_bots(1, 1);
    let tables = GameName::ALL
        .iter()
        .flat_map(|&game| (2..=5).map(move |seats| (game, seats)));
    for (game, seats) in tables {
        for _ in 0..50 {
            let players = vec![Seated::Bot(api::Level::Random); seats];
            let taste = api::Taste {
                game,
                players: Some(players.clone()),
                names: vec!["Anna".into()],
                options: true,
            };
            let setup = evening.app.surprise(taste);
            assert_eq!(evening.app.check(setup.clone()), []);
            assert_eq!(setup.seats[0].name, "Anna");
            assert!(setup.seats[1..].iter().all(|seat| seat.name != "Anna"));
            assert_eq!(
                setup
                    .seats
                    .iter()
                    .map(|seat| seat.player)
                    .collect::<Vec<_>>(),
                players
            );
        }
    }
}
