//! What a record says, and that it is enough to have the table again.

use dealer::Player;
use giro::{Move, Race};
use serde_json::{Value, json};
use table::{Eye, Game as _};

use crate::tables::{Table, all_drawn, people, read, seat, whole_record};

const LAYOUT: [u8; 5] = [10, 20, 22, 30, 32];

fn first_line(table: &Table<Race>) -> Value {
    serde_json::from_str(table.record().lines().next().unwrap()).unwrap()
}

/// The line without its digest, which is 16 hex digits.
fn bare(line: &str) -> Value {
    let mut line: Value = serde_json::from_str(line).unwrap();
    let digest = line.as_object_mut().unwrap().remove("digest").unwrap();
    let digits = digest.as_str().unwrap();
    assert!(digits.len() == 16 && digits.chars().all(|c| c.is_ascii_hexdigit()));
    line
}

#[test]
fn the_first_line_is_the_table() {
    let mut setting = people(2);
    setting.clock = Some(30);
    setting.entrants[1].player = Player::Bot("steady".into());
    let table = Table::open(setting, "anna");
    let mut first = bare(table.record().lines().next().unwrap());
    let commitment = first["commitment"].take();
    assert_eq!(commitment, table.dealer.commitment().to_string());
    let expected = json!({
        "racenight": 1,
        "game": "giro",
        "rules": {
            "course": "classic", "obstacles": "placed", "ties": "rear-first",
            "cards-left": "remember",
        },
        "seats": [
            {"name": "Ann", "colour": "red", "horse": "Comet", "coat": "bay", "player": "here"},
            {"name": "Ben", "colour": "blue", "horse": "Dolly", "coat": "grey",
             "player": {"bot": "steady"}},
        ],
        "book": giro::Book::printed().hash(),
        "clock": 30,
        "commitment": null,
        "seniority": [0, 1],
    });
    assert_eq!(first, expected);
}

#[test]
fn what_the_table_did_not_fix_is_not_in_the_first_line() {
    let first = first_line(&Table::open(all_drawn(2), "anna"));
    assert_eq!(first.get("clock"), None);
    assert_eq!(first.get("seniority"), None);
}

#[test]
fn a_line_is_a_move_a_draw_or_an_undo() {
    let mut table = Table::open(people(2), "anna");
    table.place(&[10]);
    table.undo(1).unwrap();
    table.place(&LAYOUT);
    table.pick(&[4]);
    let lines: Vec<Value> = table.lines.iter().map(|line| bare(line)).collect();
    assert_eq!(lines[0], json!({"n": 1, "seat": 1, "move": {"place": 10}}));
    assert_eq!(lines[1], json!({"n": 2, "undo": 1}));
    assert_eq!(lines[2], json!({"n": 3, "seat": 1, "move": {"place": 10}}));
    assert_eq!(lines[7], json!({"n": 8, "seat": 0, "move": {"pick": 4}}));

    let drawn = Table::open(all_drawn(2), "anna");
    let lines: Vec<Value> = drawn.lines.iter().map(|line| bare(line)).collect();
    let view = drawn.dealer.view(Eye::Stand);
    let seniority = json!({"n": 1, "draw": {"seniority": view.seniority}});
    let obstacles = json!({"n": 2, "draw": {"obstacles": view.placed}});
    assert_eq!(lines, [seniority, obstacles]);
}

#[test]
fn the_last_line_of_a_finished_table_has_the_result_and_the_seed() {
    let mut table = Table::open(all_drawn(2), "anna");
    table.finish();
    let view = table.dealer.view(Eye::Stand);
    let mut last = bare(table.lines.last().unwrap());
    for key in ["seed", "salt"] {
        assert_eq!(last[key].take().as_str().unwrap().len(), 64);
    }
    let over = json!({"standings": view.result, "horses": view.horses});
    let n = table.lines.len();
    let expected = json!({"n": n, "over": over, "seed": null, "salt": null});
    assert_eq!(last, expected);
}

#[test]
fn names_stand_in_the_first_line_only_and_change_no_digest() {
    let mut renamed = all_drawn(2);
    renamed.entrants[0].name = "Zoë \"Zulu\"\n".into();
    renamed.entrants[1].horse = Some("Żubr".into());
    let (mut one, mut other) = (
        Table::open(all_drawn(2), "anna"),
        Table::open(renamed, "anna"),
    );
    one.finish();
    other.finish();
    assert_eq!(one.lines, other.lines);
    let mut first = first_line(&other);
    first["seats"][0]["name"] = "Ann".into();
    first["seats"][1]["horse"] = "Dolly".into();
    assert_eq!(first, first_line(&one));
    assert!(read(&other.record()).unwrap().finished);
    let later = other.lines.concat();
    assert!(!later.contains("Zulu") && !later.contains("Ben"));
}

#[test]
fn from_a_record_alone_the_table_is_rebuilt() {
    let mut table = Table::open(all_drawn(3), "anna");
    table.finish();
    let replayed = read(&table.record()).unwrap();
    assert!(replayed.finished);
    assert_eq!(replayed.lines, table.dealer.line());
    assert_eq!(replayed.header, table.dealer.header(replayed.header.book));
    assert_eq!(
        table.last_line()["digest"],
        replayed.game.digest().to_string()
    );
    for eye in [Eye::Seat(seat(0)), Eye::Seat(seat(2)), Eye::Stand] {
        assert_eq!(replayed.game.view(eye), table.dealer.view(eye));
    }
}

#[test]
fn a_record_that_stops_early_is_read_up_to_there() {
    let mut table = Table::open(people(2), "anna");
    table.place(&LAYOUT);
    assert_eq!(table.act(0, Move::Pick(3)), Ok(()));
    let replayed = read(&table.record()).unwrap();
    assert!(!replayed.finished);
    assert_eq!(replayed.lines, 6);
    // Also what is still hidden is there again.
    let ann = Eye::Seat(seat(0));
    assert_eq!(replayed.game.view(ann), table.dealer.view(ann));
    let just_opened = Table::open(people(2), "anna").record();
    assert_eq!(read(&just_opened).unwrap().lines, 0);
}

#[test]
fn remarks_are_skipped_wherever_they_stand() {
    let record = whole_record("anna");
    let remark = "{\"remark\":\"Ann is late\",\"seat\":1}";
    let remarked: String = record
        .lines()
        .flat_map(|line| [line, "\n", remark, "\n"])
        .collect();
    let (plain, remarked) = (read(&record).unwrap(), read(&remarked).unwrap());
    assert!(remarked.finished);
    assert_eq!(remarked.lines, plain.lines);
    assert_eq!(remarked.game, plain.game);
}

#[test]
fn more_keys_on_a_line_do_no_harm() {
    let record = whole_record("anna").replace("\"n\":", "\"at\":\"20:15\",\"n\":");
    assert!(read(&record).unwrap().finished);
}

#[test]
fn lines_may_end_as_windows_ends_them_and_the_last_not_at_all() {
    let record = whole_record("anna");
    assert!(read(&record.replace('\n', "\r\n")).unwrap().finished);
    assert!(read(record.trim_end()).unwrap().finished);
}
