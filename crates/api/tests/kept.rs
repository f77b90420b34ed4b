//! Nothing is lost: what was told is on disk, and a table goes on from there.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::fs;
use std::sync::mpsc::channel;
use std::time::Duration;

use api::{App, CloseError, OpenError, State, StoreError, TableId, Told, Unknown};
use evening::{Evening, states};
use serde_json::Value;
use store::Home;
use table::Seat;

/// What a watcher is told first.
fn snapshot(evening: &Evening) -> (Vec<api::Chapter>, State) {
    match evening.watch().recv().unwrap() {
        Told::Snapshot { story, state, .. } => (story, state),
        other => panic!("{other:?}"),
    }
}

/// Plays both seats by turns; between two acts the machine stops, and the table is the same after it.
fn stays_the_same_through_crashes(mut evening: Evening, most: usize) {
    for _ in 0..most {
        let (story, state) = snapshot(&evening);
        let resumed = evening.after_a_crash();
        assert_eq!(resumed.setup, evening.setup);
        assert_eq!(snapshot(&resumed), (story, state.clone()));
        for seat in [0, 1].map(Seat::at) {
            assert_eq!(resumed.look(seat), evening.look(seat));
        }
        let Some(next) = evening::turn(&state.view).awaited().lowest() else {
            return;
        };
        // It goes on from there, and from there again.
        evening = resumed;
        evening.act(next);
    }
}

#[test]
fn a_race_is_the_same_after_each_crash() {
    stays_the_same_through_crashes(Evening::placing(2), 10);
    stays_the_same_through_crashes(Evening::here_and_bots(2, 0), 14);
}

#[test]
fn a_game_of_pigs_is_the_same_after_each_crash() {
    stays_the_same_through_crashes(Evening::with_pigs(2, 0), 20);
}

#[test]
fn bots_go_on_after_a_crash_and_the_game_ends() {
    for evening in [Evening::here_and_bots(1, 3), Evening::with_pigs(1, 2)] {
        evening.act(evening.awaited_here());
        let resumed = evening.after_a_crash();
        let told = resumed.to_the_end();
        evening::assert_promise_kept(&told);
        assert_eq!(states(&told)[0].commitment, snapshot(&evening).1.commitment);
        assert_eq!((resumed.records().len(), resumed.finished().len()), (0, 1));
        let record = fs::read(&resumed.finished()[0]).unwrap();
        api::verify::verify(&record).unwrap();
    }
}

#[test]
fn what_can_be_taken_back_can_be_after_a_crash() {
    let evening = Evening::placing(2);
    let before = evening.look(Seat::at(0));
    let placer = evening.awaited_here();
    evening.act(placer);
    let resumed = evening.after_a_crash();
    assert_eq!(snapshot(&resumed).1.may_undo, Some(placer));
    resumed.app.undo(resumed.table, placer).unwrap();
    assert_eq!(resumed.look(Seat::at(0)), before);
    let again = resumed.after_a_crash();
    assert_eq!(again.look(Seat::at(0)), before);
}

#[test]
fn a_table_that_was_left_in_order_is_told_from_one_that_was_picked_up() {
    let evening = Evening::here_and_bots(2, 0);
    let began = evening.app.tables()[0].began;
    let crashed = evening.after_a_crash();
    let card = &crashed.app.tables()[0];
    assert!(card.picked_up);
    assert_eq!((card.over, card.round, card.began), (false, 1, began));
    evening.app.rest();
    let rested = evening.after_a_crash();
    assert!(!rested.app.tables()[0].picked_up);
    // A table at rest takes no act any more.
    let act = evening
        .app
        .act(evening.table, Seat::at(0), 2, evening::pick(1));
    assert!(act.is_err());
    rested.act(Seat::at(0));
    let crashed = rested.after_a_crash();
    assert!(crashed.app.tables()[0].picked_up);
}

#[test]
fn a_table_is_listed_with_whose_turn_it_is_and_once_it_is_over_with_its_record() {
    let evening = Evening::with_pigs(2, 0);
    evening.act(Seat::at(0));
    let crashed = evening.after_a_crash();
    for app in [&evening.app, &crashed.app] {
        let card = &app.tables()[0];
        let awaited: Vec<Seat> = card.awaited.iter().collect();
        assert_eq!((awaited, &card.record), (vec![Seat::at(0)], &None));
    }
    let evening = Evening::here_and_bots(1, 1);
    evening.to_the_end();
    let card = evening.app.tables().remove(0);
    assert!(card.awaited.is_empty());
    evening.app.replay(card.record.unwrap()).unwrap();
}

#[test]
fn nothing_is_told_before_it_is_on_disk() {
    for evening in [Evening::here_and_bots(0, 4), Evening::with_pigs(0, 3)] {
        let folder = evening.folder.path().join("tables");
        let (tell, told) = channel();
        let sink = move |told: Told| {
            let at = match &told {
                Told::Notice { chapter, .. } => chapter.line,
                _ => 0,
            };
            let files = ["", "finished"].map(|place| evening::files(&folder.join(place)));
            let record = fs::read_to_string(&files.concat()[0]).unwrap();
            let numbers = record.lines().filter_map(|line| {
                let line: Value = serde_json::from_str(line).unwrap();
                line["n"].as_u64()
            });
            let kept = at == 0 || numbers.max().unwrap() >= u64::from(at);
            tell.send((at, kept, record.contains("\"over\":"))).is_ok()
        };
        evening.app.watch(evening.table, sink).unwrap();
        loop {
            let (line, kept, over) = told.recv_timeout(Duration::from_secs(20)).unwrap();
            assert!(kept, "line {line}");
            if over {
                break;
            }
        }
    }
}

#[test]
fn closing_a_table_throws_its_record_away_unless_it_is_over() {
    let evening = Evening::here_and_bots(2, 0);
    assert_eq!(evening.records().len(), 1);
    evening.app.close(evening.table).unwrap();
    assert!(evening.records().is_empty());
    let gone = CloseError::NoSuchTable {
        table: evening.table,
    };
    assert_eq!(evening.app.close(evening.table), Err(gone));

    let evening = Evening::here_and_bots(1, 1);
    evening.to_the_end();
    assert!(evening.records().is_empty());
    evening.app.close(evening.table).unwrap();
    assert_eq!(evening.finished().len(), 1);
    assert!(evening.app.tables().is_empty());
}

#[test]
fn one_that_rests_can_be_closed_without_being_woken() {
    let resumed = Evening::here_and_bots(2, 0).after_a_crash();
    resumed.app.close(resumed.table).unwrap();
    assert!(resumed.records().is_empty());
    assert!(resumed.app.tables().is_empty());
}

#[test]
fn a_table_is_played_in_one_app_at_a_time() {
    let evening = Evening::here_and_bots(2, 0);
    let home = Home::at(evening.folder.path());
    // What another one plays is not ours.
    assert!(App::without_waiting(&home).tables().is_empty());
    let (one, copy) = {
        let resumed = evening.after_a_crash();
        let home = Home::at(resumed.folder.path());
        (App::without_waiting(&home), resumed)
    };
    let table = one.tables()[0].id;
    copy.act(Seat::at(0));
    assert_eq!(
        one.watch(table, |_| true),
        Err(Unknown::OpenElsewhere { table })
    );
    assert_eq!(one.close(table), Err(CloseError::OpenElsewhere { table }));
    assert_eq!(copy.records().len(), 1);
    copy.app.close(copy.table).unwrap();
    assert_eq!(
        one.watch(table, |_| true),
        Err(Unknown::NoSuchTable { table })
    );
    assert!(one.tables().is_empty());
}

#[test]
fn a_record_that_does_not_hold_is_named_and_left_and_the_others_go_on() {
    let evening = Evening::here_and_bots(2, 0);
    let good = fs::read_to_string(&evening.records()[0]).unwrap();
    let broken = [
        (
            "digest.racenight",
            good.replacen("\"digest\":\"", "\"digest\":\"0", 2),
            1,
        ),
        (
            "form.racenight",
            good.replace("\"racenight\":1", "\"racenight\":9"),
            1,
        ),
        (
            "seedless.racenight",
            good.replace("\"dealer\"", "\"reader\""),
            2,
        ),
        (
            "ludo.racenight",
            good.replace("\"game\":\"giro\"", "\"game\":\"ludo\""),
            1,
        ),
    ];
    let folder = evening.folder.path().join("tables");
    for (name, text, _) in &broken {
        fs::write(folder.join(name), text).unwrap();
    }
    let resumed = evening.after_a_crash();
    for (name, text, line) in broken {
        let file = name.trim_end_matches(".racenight");
        let named = resumed.app.broken_tables();
        let found = named.iter().find(|broken| broken.file == file).unwrap();
        assert_eq!(found.line, line, "{name}: {}", found.why);
        assert!(!found.why.is_empty());
        let kept = fs::read_to_string(resumed.folder.path().join("tables").join(name)).unwrap();
        assert_eq!(kept, text);
    }
    resumed.act(Seat::at(0));
    // What is no text is one, too, and each can be thrown away.
    fs::write(
        evening.folder.path().join("tables/noise.racenight"),
        b"\xff\n\xff\n",
    )
    .unwrap();
    let resumed = evening.after_a_crash();
    let named = resumed.app.broken_tables();
    assert_eq!(named.len(), 5);
    for broken in named {
        resumed.app.delete_table(broken.file).unwrap();
    }
    assert!(resumed.app.broken_tables().is_empty());
    assert_eq!(resumed.records().len(), 1);
}

#[test]
fn a_table_that_was_only_being_begun_is_none() {
    let evening = Evening::here_and_bots(2, 0);
    let good = fs::read_to_string(&evening.records()[0]).unwrap();
    let first = good.find('\n').unwrap() + 1;
    let folder = evening.folder.path().join("tables");
    for (name, text) in [("a", ""), ("b", &good[..90]), ("c", &good[..first + 20])] {
        fs::write(folder.join(name).with_extension("racenight"), text).unwrap();
    }
    let resumed = evening.after_a_crash();
    assert!(resumed.app.broken_tables().is_empty());
    assert_eq!(resumed.records().len(), 1);
}

#[test]
fn a_finished_table_whose_record_could_not_be_moved_is_moved_at_the_next_start() {
    let evening = Evening::here_and_bots(1, 1);
    evening.to_the_end();
    let record = &evening.finished()[0];
    let back = evening.folder.path().join("tables");
    fs::rename(record, back.join(record.file_name().unwrap())).unwrap();
    let app = App::without_waiting(&Home::at(evening.folder.path()));
    // The first app still holds the file, so it is not anybody else's to move.
    assert_eq!(evening.records().len(), 1);
    drop(app);
    evening.app.close(evening.table).unwrap();
    evening::until(|| {
        drop(App::without_waiting(&Home::at(evening.folder.path())));
        evening.records().is_empty()
    });
    assert_eq!(evening.finished().len(), 1);
}

#[test]
fn where_no_record_can_be_kept_no_table_is_opened() {
    let evening = Evening::here_and_bots(2, 0);
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("tables"), "in the way").unwrap();
    let app = App::without_waiting(&Home::at(folder.path()));
    let refused = app.open(evening.setup.clone(), None);
    assert!(matches!(refused, Err(OpenError::NotKept { .. })));
    assert!(app.tables().is_empty());
    assert!(app.watch(TableId(1), |_| true).is_err());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_stops_play_and_it_goes_on_where_it_was_once_there_is_room() {
    let test = "a_full_disk_stops_play_and_it_goes_on_where_it_was_once_there_is_room";
    small_disk::on_a_small_disk(test, stops_and_goes_on);
}

#[cfg(target_os = "linux")]
#[path = "../../store/tests/small_disk/mod.rs"]
mod small_disk;

#[cfg(target_os = "linux")]
fn stops_and_goes_on(place: &std::path::Path) {
    let evening = Evening::on_disk(place, 2);
    let me = Seat::at(0);
    let told = evening.watch();
    let (mut before, mut card) = (evening.look(me), 1);
    // Changing one's mind costs a line each time.
    let error = loop {
        let act = evening
            .app
            .act(evening.table, me, before.moment, evening::pick(card));
        if let Err(error) = act {
            break error;
        }
        before = evening.look(me);
        card = card % 6 + 1;
    };
    let api::ActError::NotKept { cause } = error else {
        panic!("{error}")
    };
    assert!(matches!(cause, StoreError::Full { .. }), "{cause}");
    assert_eq!(evening.look(me), before, "it has not happened");
    let Some(Told::Snapshot { state, .. }) = told.try_iter().last() else {
        panic!("nobody was told")
    };
    assert_eq!(state.stuck, Some(cause));
    small_disk::make_room(place);
    loop {
        let next = told.recv_timeout(Duration::from_secs(20)).unwrap();
        if states(&[next])[0].stuck.is_none() {
            break;
        }
    }
    assert_eq!(evening.look(me), before);
    let act = evening
        .app
        .act(evening.table, me, before.moment, evening::pick(card));
    act.unwrap();
    evening.to_the_end();
    let record = fs::read(&evening.finished()[0]).unwrap();
    api::verify::verify(&record).unwrap();
}
