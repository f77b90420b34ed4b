//! Finished tables: found, counted, taken in and out, forgotten.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;
mod records;

use std::fs;
use std::path::Path;

use api::{App, ForgetError, GameName, HistoryPage, HistoryQuery, Level, RecordError};
use evening::Evening;
use records::{plan_of, played};
use store::Home;
use tempfile::{TempDir, tempdir};

fn app() -> (App, TempDir) {
    let folder = tempdir().unwrap();
    (App::without_waiting(&Home::at(folder.path())), folder)
}

/// An app with so many games that random bots have played of each game.
fn with_games(each: u32) -> (App, TempDir) {
    let (app, folder) = app();
    for game in GameName::ALL {
        for seats in [2, 3] {
            let mut plan = plan_of(&game.to_string(), seats, each);
            plan.bots = vec![Level::Random];
            for record in played(&plan) {
                app.import_record(record).unwrap();
            }
        }
    }
    (app, folder)
}

fn all(app: &App) -> HistoryPage {
    app.history(HistoryQuery::default(), 0, 1000).unwrap()
}

#[test]
fn a_table_that_is_over_is_in_the_history_with_its_places() {
    for evening in [Evening::here_and_bots(1, 2), Evening::with_pigs(1, 1)] {
        assert_eq!(all(&evening.app).found, 0);
        let began = evening.app.tables()[0].began;
        evening.to_the_end();
        let page = all(&evening.app);
        assert_eq!((page.found, page.tables.len()), (1, 1));
        let table = &page.tables[0];
        assert_eq!(
            (table.began, table.seats.len()),
            (began, evening.setup.seats.len())
        );
        assert!(table.rounds >= 1);
        for (seat, set_up) in table.seats.iter().zip(&evening.setup.seats) {
            assert_eq!((&seat.name, seat.silks), (&set_up.name, set_up.silks));
        }
        assert_eq!(table.seats[0].bot, None);
        assert_eq!(table.seats[1].bot, Some(Level::Random));
        let mut starts: Vec<_> = table.seats.iter().map(|seat| seat.start.unwrap()).collect();
        starts.sort_unstable();
        assert_eq!(
            starts,
            (1..=u8::try_from(starts.len()).unwrap()).collect::<Vec<_>>()
        );
    }
}

#[test]
fn what_is_taken_in_is_checked_line_by_line() {
    let (app, _folder) = app();
    let record = played(&plan_of("pigs", 2, 1)).remove(0);
    let file = app.import_record(record.clone()).unwrap();
    assert!(file.starts_with("pigs-"), "{file}");
    let again = app.import_record(record.clone());
    assert_eq!(again, Err(RecordError::ThereAlready { file }));
    let lines = record.lines().count();
    let cut: String = record
        .lines()
        .take(lines - 1)
        .flat_map(|line| [line, "\n"])
        .collect();
    let (last, bent) = (
        u32::try_from(lines - 1).unwrap(),
        record.replacen("\"seat\":0", "\"seat\":1", 1),
    );
    for (text, expected) in [
        (cut, Some(last)),
        (bent, None),
        ("no record".into(), Some(1)),
    ] {
        let Err(RecordError::Flawed { line, why }) = app.import_record(text) else {
            panic!("taken in")
        };
        assert!(
            expected.is_none_or(|expected| line == expected),
            "{line}: {why}"
        );
    }
    assert_eq!(all(&app).found, 1);
}

#[test]
fn a_picture_lies_beside_what_is_exported() {
    let (app, folder) = with_games(1);
    let table = all(&app).tables.remove(0);
    let draw = |picture: &str| app.export_picture(table.file.clone(), picture.into());
    let path = draw("<svg>one</svg>").unwrap();
    assert!(Path::new(&path).starts_with(folder.path().join("exports")));
    assert_eq!(fs::read_to_string(&path).unwrap(), "<svg>one</svg>");
    let next = draw("<svg>two</svg>").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "<svg>one</svg>");
    assert_eq!(fs::read_to_string(&next).unwrap(), "<svg>two</svg>");
    assert_eq!(draw("a text"), Err(RecordError::NoPicture));
    let other = app.export_picture("no-such".into(), "<svg/>".into());
    assert!(matches!(other, Err(RecordError::NoSuchRecord { .. })));
}

#[test]
fn what_is_exported_can_be_taken_in_elsewhere() {
    let (one, folder) = with_games(1);
    let (other, _elsewhere) = app();
    for table in all(&one).tables {
        let path = one.export_record(table.file.clone()).unwrap();
        assert!(Path::new(&path).starts_with(folder.path().join("exports")));
        let text = fs::read_to_string(&path).unwrap();
        other.import_record(text.clone()).unwrap();
        let again = one.import_record(text);
        assert!(matches!(again, Err(RecordError::ThereAlready { .. })));
        let twice = one.export_record(table.file).unwrap();
        assert_ne!(twice, path);
    }
    assert_eq!(all(&other).found, all(&one).found);
}

#[test]
fn tables_are_found_and_counted_by_game_and_player() {
    let (app, _folder) = with_games(4);
    let everything = all(&app);
    assert_eq!(everything.found as usize, 8 * GameName::ALL.len());
    for &game in GameName::ALL {
        let query = HistoryQuery {
            game: Some(game),
            ..HistoryQuery::default()
        };
        let page = app.history(query.clone(), 2, 3).unwrap();
        assert_eq!((page.found, page.tables.len()), (8, 3));
        assert!(page.tables.iter().all(|table| table.game == game));
        let statistics = app.statistics(query).unwrap();
        let bots = &statistics.players[0];
        assert_eq!((bots.bot, bots.played), (Some(Level::Random), 20));
        assert!(bots.won >= 8, "each game is won");
        let sums = |lines: &[api::SeatLine]| {
            let played: u32 = lines.iter().map(|line| line.played).sum();
            let won: u32 = lines.iter().map(|line| line.won.count).sum();
            (lines.len(), played, won)
        };
        assert_eq!(sums(&statistics.seats), (5, 20, bots.won));
        if game == GameName::Nasty {
            // Lanes are drawn anew for each of six races, of which some have nobody in the enclosure.
            let (lanes, played, won) = sums(&statistics.starts);
            assert_eq!((lanes, played), (12, 120));
            assert!((30..=48).contains(&won), "{won}");
        } else {
            assert_eq!(sums(&statistics.starts), (5, 20, bots.won));
        }
        assert_eq!(bots.bets.is_some(), game == GameName::Nasty);
        assert_eq!(bots.nastiest.is_some(), game == GameName::Nasty);
        assert!(!statistics.lots.is_empty());
    }
    let nobody = HistoryQuery {
        player: Some("nobody at all".into()),
        ..HistoryQuery::default()
    };
    assert_eq!(app.history(nobody, 0, 9).unwrap().found, 0);
}

#[test]
fn what_chance_brought_adds_up_and_lies_about_where_it_should() {
    let (app, _folder) = with_games(6);
    let statistics = app.statistics(HistoryQuery::default()).unwrap();
    for chart in &statistics.lots {
        let count: u32 = chart.faces.iter().map(|face| face.spread.count).sum();
        let expected: u32 = chart.faces.iter().map(|face| face.spread.expected).sum();
        assert!(expected.abs_diff(count * 100) <= 5, "{chart:?}");
        let outside = chart.faces.iter().filter(|face| {
            let spread = face.spread;
            !(spread.low..=spread.high).contains(&spread.count)
        });
        assert!(outside.count() <= 1, "{chart:?}");
    }
}

#[test]
fn what_bets_and_cards_came_to_is_what_the_record_says() {
    let (app, _folder) = app();
    let mut plan = plan_of("nasty", 2, 1);
    plan.bots = vec![Level::Steady];
    let record = played(&plan).remove(0);
    let told = api::replay::replay(record.as_bytes()).unwrap();
    app.import_record(record).unwrap();
    let (mut won, mut lost, mut hits) = (0, 0, [0; 15]);
    let chapters = told.frames.iter().flat_map(|frame| &frame.chapter.events);
    for event in chapters {
        match event {
            api::GameEvent::Nasty(nasty::Event::BetSettled { stake, paid, .. }) => {
                won += (paid.in_pounds() - stake.in_pounds()).max(0);
                lost += (stake.in_pounds() - paid.in_pounds()).max(0);
            }
            api::GameEvent::Nasty(nasty::Event::CardPlayed { seat, play }) => {
                let others = play.on.iter().filter(|on| on != seat);
                hits[play.card.index()] += u32::try_from(others.count()).unwrap();
            }
            _ => {}
        }
    }
    let players = app.statistics(HistoryQuery::default()).unwrap().players;
    let came_to = players[0].bets.unwrap();
    assert_eq!(
        (came_to.won.in_pounds(), came_to.lost.in_pounds()),
        (won, lost)
    );
    assert!(won > 0 && lost > 0, "steady bots bet");
    hits[nasty::Card::Remount.index()] = 0;
    let nastiest = players[0].nastiest.unwrap();
    assert_eq!(hits[nastiest.card.index()], nastiest.horses);
    assert_eq!(hits.iter().max(), Some(&nastiest.horses));
}

#[test]
fn a_record_that_is_replaced_under_its_name_is_read_again() {
    let (app, folder) = with_games(1);
    let page = all(&app);
    let (one, other) = (&page.tables[0], &page.tables[1]);
    let path = |file: &str| {
        folder
            .path()
            .join(format!("tables/finished/{file}.racenight"))
    };
    let text = fs::read_to_string(path(&other.file)).unwrap();
    fs::write(path(&one.file), &text).unwrap();
    let seats = |app: &App, file: &str| {
        let tables = all(app).tables;
        let found = tables.into_iter().find(|table| table.file == file);
        found.map(|table| table.seats)
    };
    assert_ne!(one.seats, other.seats);
    assert_eq!(seats(&app, &one.file).as_ref(), Some(&other.seats));
    // One that does not hold is in no list, until it is mended.
    fs::write(path(&one.file), &text[..text.len() - 9]).unwrap();
    assert_eq!(seats(&app, &one.file), None);
    assert_eq!(all(&app).flawed.len(), 1);
    fs::write(path(&one.file), &text).unwrap();
    assert_eq!(seats(&app, &one.file).as_ref(), Some(&other.seats));
    assert!(all(&app).flawed.is_empty());
}

#[test]
fn a_table_can_be_deleted_and_names_lead_out_of_no_folder() {
    let (app, folder) = with_games(1);
    let page = all(&app);
    let file = page.tables[0].file.clone();
    app.delete_table(file.clone()).unwrap();
    let gone = Err(RecordError::NoSuchRecord { file: file.clone() });
    assert_eq!(app.delete_table(file.clone()), gone);
    assert!(app.replay(file).is_err());
    assert_eq!(all(&app).found, page.found - 1);
    fs::write(folder.path().join("tables/secret.racenight"), "x").unwrap();
    for outside in ["../secret", "..", "", "/etc/passwd", "finished/x"] {
        let file = outside.to_owned();
        let no_such = RecordError::NoSuchRecord { file: file.clone() };
        assert_eq!(app.delete_table(file.clone()), Err(no_such.clone()));
        assert_eq!(app.export_record(file), Err(no_such));
    }
}

/// The files under a folder in which this stands.
fn files_holding(folder: &Path, name: &str) -> Vec<String> {
    let mut holding = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            holding.extend(files_holding(&path, name));
        } else {
            let bytes = fs::read(&path).unwrap().to_ascii_lowercase();
            let name = name.to_ascii_lowercase();
            if bytes
                .windows(name.len())
                .any(|some| some == name.as_bytes())
            {
                holding.push(path.display().to_string());
            }
        }
    }
    holding
}

#[test]
fn a_player_who_is_forgotten_stands_in_no_file_and_the_records_still_hold() {
    let evening = Evening::here_and_bots(1, 2);
    evening.to_the_end();
    let me = &evening.setup.seats[0];
    let name = me.name.clone();
    let at_a_table = evening.app.forget_player(name.clone());
    let tables = vec![evening.table];
    assert_eq!(at_a_table, Err(ForgetError::StillPlaying { tables }));
    evening.app.close(evening.table).unwrap();
    let (folder, horse) = (evening.folder.path(), &me.horse.as_ref().unwrap().name);
    assert_eq!(all(&evening.app).found, 1);
    assert!(files_holding(folder, &name).len() >= 2);
    let forgotten = evening.app.forget_player(name.clone()).unwrap();
    assert_eq!((forgotten.records, forgotten.left.len()), (1, 0));
    assert_eq!(files_holding(folder, &name), [""; 0]);
    assert_eq!(files_holding(folder, horse), [""; 0]);
    let page = all(&evening.app);
    assert_eq!(page.tables[0].seats[0].name, "");
    assert_eq!(page.tables[0].seats[1].name, evening.setup.seats[1].name);
    let record = fs::read(&evening.finished()[0]).unwrap();
    api::verify::verify(&record).unwrap();
    assert_eq!(evening.app.forget_player(name).unwrap().records, 0);
}

#[test]
fn a_flawed_record_is_named_and_said_to_hold_a_forgotten_name_still() {
    let (app, folder) = with_games(1);
    let finished = folder.path().join("tables/finished");
    let flawed = "{\"racenight\":9,\"game\":\"giro\",\"seats\":[{\"name\":\"Ottilie\"}]}\n";
    fs::write(finished.join("old.racenight"), flawed).unwrap();
    let page = all(&app);
    assert_eq!(page.flawed.len(), 1);
    assert_eq!(
        (page.flawed[0].file.as_str(), page.flawed[0].line),
        ("old", 1)
    );
    assert!(
        page.flawed[0].why.contains("form 9"),
        "{}",
        page.flawed[0].why
    );
    assert_eq!(app.forget_player("Ottilie".into()).unwrap().left, ["old"]);
    app.delete_table("old".into()).unwrap();
    assert!(all(&app).flawed.is_empty());
    assert!(app.forget_player("Ottilie".into()).unwrap().left.is_empty());
    // So is one among those that are on.
    fs::write(folder.path().join("tables/old.racenight"), flawed.repeat(2)).unwrap();
    let app = App::without_waiting(&Home::at(folder.path()));
    assert_eq!(app.broken_tables().len(), 1);
    assert_eq!(app.forget_player("Ottilie".into()).unwrap().left, ["old"]);
    app.delete_table("old".into()).unwrap();
    assert!(app.broken_tables().is_empty());
    assert!(app.forget_player("Ottilie".into()).unwrap().left.is_empty());
}

#[test]
fn an_index_that_is_lost_is_built_anew_from_the_records() {
    let (app, folder) = with_games(2);
    let before = (all(&app), app.statistics(HistoryQuery::default()).unwrap());
    drop(app);
    let index = folder.path().join("history.sqlite");
    for spoilt in [None, Some("nonsense")] {
        fs::remove_file(&index).unwrap();
        if let Some(nonsense) = spoilt {
            fs::write(&index, nonsense.repeat(999)).unwrap();
        }
        let app = App::without_waiting(&Home::at(folder.path()));
        let mut page = all(&app);
        let key = |table: &api::PastTable| table.file.clone();
        page.tables.sort_by_key(key);
        let mut expected = before.0.clone();
        expected.tables.sort_by_key(key);
        assert_eq!(page, expected);
        let statistics = app.statistics(HistoryQuery::default()).unwrap();
        assert_eq!(statistics.lots, before.1.lots);
        assert_eq!(statistics.seats, before.1.seats);
    }
}
