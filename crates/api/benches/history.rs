//! Ten thousand finished tables asked for, and the longest of many records played back.

#![allow(
    missing_docs,
    reason = "criterion's macros write undocumented functions"
)]
#![allow(clippy::print_stdout, reason = "a bench tells its figures")]

use std::fs;
use std::hint::black_box;
use std::num::NonZeroU32;
use std::sync::Mutex;

use api::replay::replay;
use api::simulate::{Plan, Watchers, run};
use api::{App, GameName, HistoryQuery, Level};
use criterion::{Criterion, criterion_group, criterion_main};
use store::{Finished, History, Home, Ledger, Lots, RecordName, Stamp, Start};

const TABLES: usize = 10_000;

/// The records of games that random bots have played, as many as can play.
fn played(game: GameName, games: u32) -> Vec<String> {
    let plan = Plan {
        game: game.to_string(),
        seats: 5,
        games: NonZeroU32::new(games).expect("some games"),
        bots: vec![Level::Random],
        seed: Some("a bench".into()),
        options: Vec::new(),
        book: None,
        threads: None,
    };
    let records = Mutex::new(Vec::new());
    let watchers = Watchers {
        progress: &|_| {},
        keep: Some(&|_, record| {
            records
                .lock()
                .expect("nobody panics")
                .push(record.to_owned());
            Ok(())
        }),
    };
    run(&plan, watchers).expect("it can be played");
    records.into_inner().expect("nobody panics")
}

/// A home whose index knows ten thousand tables. Their records are empty, for nobody reads them.
fn full_home(folder: &std::path::Path) -> Home {
    let home = Home::at(folder);
    let finished = folder.join("tables/finished");
    fs::create_dir_all(&finished).expect("there is room");
    for number in 0..TABLES {
        let file = format!("{}-{number:012}.racenight", game_of(number));
        fs::write(finished.join(file), "").expect("there is room");
    }
    let mut history = History::open(&home).expect("there is room");
    let records = home.records();
    let shelved = records.finished().expect("it can be looked at");
    let tables = shelved.into_iter().map(|name| {
        let stamp = records.stamp(&name).expect("it can be looked at");
        (name, stamp.expect("it is there"))
    });
    let tables = tables.enumerate();
    let tables: Vec<Finished> = tables.map(table).collect();
    history.add(&tables).expect("there is room");
    home
}

fn game_of(number: usize) -> GameName {
    GameName::ALL[number % GameName::ALL.len()]
}

fn table((number, (record, stamp)): (usize, (RecordName, Stamp))) -> Finished {
    let small = |number: usize| u8::try_from(number).expect("few sit at a table");
    let seats = 2 + number % 4;
    let player = |seat: usize| store::Player {
        name: format!("Player {}", (number * 7 + seat) % 40),
        bot: (seat > 1).then(|| "steady".to_owned()),
        silks: "red".into(),
        place: Some(small((seat + number) % seats + 1)),
        start: Some(small((seat + number / 3) % seats + 1)),
    };
    let lots = |face: usize| Lots {
        kind: format!("draw {}", face / 8),
        face: face.to_string(),
        count: u32::from(face == number % 10),
        mean: 0.2,
        variance: 0.16,
    };
    let (game, _) = record.as_str().split_once('-').expect("its game's name");
    let is_nasty = game == "nasty";
    let ledger = |seat: usize| Ledger {
        gained: 4_000,
        lost: 3_000,
        hits: (0..4)
            .map(|card| (format!("card {card}"), small(seat).into()))
            .collect(),
    };
    let start = |at: usize| Start {
        at: small(at + 1),
        played: 1,
        won: u32::from(at == 0),
    };
    Finished {
        game: game.into(),
        record,
        stamp,
        began: 1_700_000_000 + u32::try_from(number).expect("few tables"),
        rounds: 3,
        players: (0..seats).map(player).collect(),
        ledgers: (0..seats).filter(|_| is_nasty).map(ledger).collect(),
        starts: (0..seats).map(start).collect(),
        // As many as there are in a meeting: a deck, two kinds of dice, races and lanes.
        lots: (0..if is_nasty { 40 } else { 20 }).map(lots).collect(),
    }
}

fn queries(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder for the home");
    let app = App::without_waiting(&full_home(folder.path()));
    let all = HistoryQuery::default();
    let of_one = HistoryQuery {
        game: Some(GameName::Pigs),
        player: Some("player 17".into()),
        ..all.clone()
    };
    let found = app.history(of_one.clone(), 0, 1).expect("it answers").found;
    println!("{found} of {TABLES} tables are found");
    for (name, query) in [("all", &all), ("of one player", &of_one)] {
        criterion.bench_function(&format!("api/a page of 10,000 tables, {name}"), |bench| {
            bench.iter(|| app.history(query.clone(), 100, 50).expect("it answers"));
        });
        criterion.bench_function(
            &format!("api/statistics of 10,000 tables, {name}"),
            |bench| {
                bench.iter(|| app.statistics(query.clone()).expect("it answers"));
            },
        );
    }
}

fn replays(criterion: &mut Criterion) {
    for &game in GameName::ALL {
        let mut records = played(game, 2000);
        records.sort_by_key(String::len);
        let size = |percent: usize| records[(records.len() - 1) * percent / 100].len();
        let longest = records.last().expect("some games").as_bytes();
        let frames = replay(longest).expect("it holds");
        let told = serde_json::to_string(&frames).expect("it serialises").len();
        println!(
            "a record of {game} with five seats: p50 {} bytes, p99 {}, longest {}; {} frames, told in {told} bytes",
            size(50),
            size(99),
            longest.len(),
            frames.frames.len(),
        );
        criterion.bench_function(
            &format!("api/play the longest record of {game} back"),
            |bench| {
                bench.iter(|| replay(black_box(longest)).expect("it holds"));
            },
        );
        criterion.bench_function(
            &format!("api/check the longest record of {game}"),
            |bench| {
                bench.iter(|| api::verify::verify(black_box(longest)).expect("it holds"));
            },
        );
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = queries, replays
}
criterion_main!(benches);
