//! The index of finished tables, on a real disk.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::path::Path;

use store::{Finished, History, Home, Ledger, Lots, Player, RecordName, Search, Stamp, Start};
use tempfile::{TempDir, tempdir};

const STAMP: Stamp = Stamp {
    size: 700,
    changed: 1_700_000_000_000_000_000,
};

fn home() -> (Home, TempDir) {
    let folder = tempdir().expect("a folder for the test");
    (Home::at(folder.path()), folder)
}

fn record(name: &str) -> RecordName {
    RecordName::named(name).expect("a plain name")
}

/// A table of these players, the first of them first; whose name has a star is a bot.
fn table(name: &str, game: &str, began: u32, players: &[&str]) -> Finished {
    let player = |(at, name): (u8, &&str)| Player {
        name: name.trim_end_matches('*').into(),
        bot: name.ends_with('*').then(|| "steady".into()),
        silks: "red".into(),
        place: Some(at),
        start: Some(at),
    };
    let start = |at: u8| Start {
        at,
        played: 1,
        won: u32::from(at == 1),
    };
    Finished {
        record: record(name),
        stamp: STAMP,
        game: game.into(),
        began,
        rounds: 3,
        players: (1..).zip(players).map(player).collect(),
        ledgers: Vec::new(),
        starts: (1..).take(players.len()).map(start).collect(),
        lots: vec![Lots {
            kind: "starter".into(),
            face: "0".into(),
            count: 1,
            mean: 0.5,
            variance: 0.25,
        }],
    }
}

fn filled(home: &Home) -> History {
    let mut history = History::open(home).unwrap();
    let tables = [
        table("a", "giro", 100, &["Ann", "Ben*"]),
        table("b", "pigs", 200, &["Ann", "Zoë", "Cleo"]),
        table("c", "giro", 300, &["Zoë", "Ann"]),
    ];
    history.add(&tables).unwrap();
    history
}

fn found(history: &History, search: &Search) -> Vec<String> {
    let (count, tables) = history.find(search, 0, 50).unwrap();
    assert_eq!(count as usize, tables.len());
    let names = tables.iter().map(|table| table.record.as_str().to_owned());
    names.collect()
}

#[test]
fn tables_are_found_by_game_player_and_date_the_newest_first() {
    let (home, _folder) = home();
    let history = filled(&home);
    let all = Search::default();
    assert_eq!(found(&history, &all), ["c", "b", "a"]);
    let giro = Search {
        game: Some("giro".into()),
        ..all.clone()
    };
    assert_eq!(found(&history, &giro), ["c", "a"]);
    let of = |player: &str| Search {
        player: Some(player.into()),
        ..Search::default()
    };
    assert_eq!(found(&history, &of("ZOË")), ["c", "b"]);
    assert_eq!(found(&history, &of("e")), ["b", "a"], "Ben and Cleo");
    assert!(found(&history, &of("%")).is_empty());
    let between = Search {
        since: Some(200),
        before: Some(300),
        ..all.clone()
    };
    assert_eq!(found(&history, &between), ["b"]);
    let (count, page) = history.find(&all, 1, 1).unwrap();
    assert_eq!((count, page.len()), (3, 1));
    assert_eq!(page[0].players[1].name, "Zoë");
}

#[test]
fn people_are_counted_by_name_and_bots_by_level() {
    let (home, _folder) = home();
    let history = filled(&home);
    let players = history.tally(&Search::default()).unwrap().players;
    let ann = &players[0];
    assert_eq!((ann.name.as_str(), ann.played, ann.won()), ("Ann", 3, 2));
    assert_eq!(ann.places, [2, 1]);
    assert_eq!((ann.streak, ann.best_streak), (0, 2));
    let bots = players.iter().find(|line| line.bot.is_some()).unwrap();
    assert_eq!((bots.name.as_str(), bots.played), ("", 1));
    assert_eq!(players.len(), 4);
}

#[test]
fn seats_and_lots_are_summed() {
    let (home, _folder) = home();
    let history = filled(&home);
    let tally = history.tally(&Search::default()).unwrap();
    let of_two = tally.seats.iter().filter(|seat| seat.seats == 2);
    let counts: Vec<_> = of_two
        .map(|seat| (seat.at, seat.played, seat.won))
        .collect();
    assert_eq!(counts, [(0, 2, 2), (1, 2, 0)]);
    assert_eq!(tally.starts.len(), 5);
    let sums: Vec<_> = tally
        .lots
        .iter()
        .map(|lot| (lot.game.as_str(), lot.count, lot.mean, lot.variance))
        .collect();
    assert_eq!(sums, [("giro", 2, 1.0, 0.5), ("pigs", 1, 0.5, 0.25)]);
}

/// A table with bets: each seat's gain and loss, and the horses that each has felled with one card.
fn nasty(name: &str, ledgers: [(i64, i64, &str, u32); 2]) -> Finished {
    let ledger = |(gained, lost, card, horses): (_, _, &str, _)| Ledger {
        gained,
        lost,
        hits: vec![("slipped-up".into(), 2), (card.to_owned(), horses)],
    };
    Finished {
        ledgers: ledgers.map(ledger).into(),
        ..table(name, "nasty", 400, &["Ann", "Ben*"])
    }
}

#[test]
fn bets_and_cards_are_summed_by_player_and_lots_of_cards_are_none() {
    let (home, _folder) = home();
    let mut history = filled(&home);
    let tables = [
        nasty(
            "d",
            [(5_000, 0, "remount", 1), (0, 20_000_000_000, "remount", 1)],
        ),
        nasty(
            "e",
            [(0, 3_000, "photo-finish", 3), (1_000, 1_000, "remount", 4)],
        ),
    ];
    history.add(&tables).unwrap();
    let tally = history.tally(&Search::default()).unwrap();
    let of = |name: &str| tally.players.iter().find(|line| line.name == name).unwrap();
    assert_eq!(of("Ann").bets, Some((5_000, 3_000)));
    assert_eq!(of("").bets, Some((1_000, 20_000_001_000)));
    assert_eq!(of("Zoë").bets, None);
    let hits = [("photo-finish", 3), ("remount", 1), ("slipped-up", 4)];
    assert_eq!(
        of("Ann").hits,
        hits.map(|(card, horses)| (card.to_owned(), horses))
    );
    assert_eq!(
        tally.lots.len(),
        3,
        "one for each game, and no card among them"
    );
}

#[test]
fn it_is_there_the_next_time_and_a_table_is_never_there_twice() {
    let (home, _folder) = home();
    drop(filled(&home));
    let mut history = filled(&home);
    assert_eq!(found(&history, &Search::default()).len(), 3);
    let known = history.known().unwrap();
    assert_eq!(known, ["a", "b", "c"].map(|name| (record(name), STAMP)));
    history.remove(&[record("b"), record("x")]).unwrap();
    assert_eq!(found(&history, &Search::default()), ["c", "a"]);
    assert_eq!(history.tally(&Search::default()).unwrap().lots.len(), 1);
}

#[test]
fn what_is_no_index_or_another_versions_begins_anew() {
    let (home, folder) = home();
    let path = folder.path().join("history.sqlite");
    for spoil in [garbage, other_version, cut_short] {
        drop(filled(&home));
        spoil(&path);
        let mut history = History::open(&home).unwrap();
        assert!(history.known().unwrap().is_empty());
        history.add(&[table("d", "giro", 1, &["Ann"])]).unwrap();
        history.remove(&[record("d")]).unwrap();
    }
}

fn garbage(path: &Path) {
    fs::write(path, "no index".repeat(1000)).unwrap();
}

fn other_version(path: &Path) {
    // The version stands at byte 60 of the file.
    let mut bytes = fs::read(path).unwrap();
    bytes[63] = 200;
    fs::write(path, bytes).unwrap();
}

fn cut_short(path: &Path) {
    let bytes = fs::read(path).unwrap();
    fs::write(path, &bytes[..50]).unwrap();
}

#[test]
fn a_name_that_was_taken_out_is_in_no_byte_of_it() {
    let (home, folder) = home();
    let mut history = filled(&home);
    let path = folder.path().join("history.sqlite");
    let holds = |name: &str| {
        let bytes = fs::read(&path).unwrap();
        bytes
            .windows(name.len())
            .any(|some| some == name.as_bytes())
    };
    assert!(holds("Cleo"));
    assert_eq!(history.records_of("Cleo").unwrap(), [record("b")]);
    history.remove(&[record("b")]).unwrap();
    assert!(!holds("Cleo") && !holds("cleo"));
    assert!(holds("Ann"));
}

#[cfg(unix)]
#[test]
fn it_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let (home, folder) = home();
    drop(filled(&home));
    let path = folder.path().join("history.sqlite");
    let mode = fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
