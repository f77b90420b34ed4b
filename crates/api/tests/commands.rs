//! The commands by name, as a browser sends them.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use api::{App, COMMANDS, Turn, dispatch};
use serde_json::{Value, json};
use store::Home;

fn app() -> (App, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (App::without_waiting(&Home::at(folder.path())), folder)
}

fn say(app: &App, command: &str, arguments: Value) -> Turn {
    dispatch(app, command, arguments, |_| true)
}

fn done(turn: Turn) -> Value {
    match turn {
        Turn::Done(value) => value,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_can_be_opened_watched_and_closed_by_name() {
    for game in ["giro", "pigs"] {
        can_be_opened_watched_and_closed(game);
    }
}

fn can_be_opened_watched_and_closed(game: &str) {
    let (app, _folder) = app();
    let taste = json!({"taste": {"game": game, "players": null, "names": [], "options": false}});
    let setup = done(say(&app, "surprise", taste));
    assert_eq!(done(say(&app, "check", json!({"setup": setup}))), json!([]));
    let table = done(say(&app, "open", json!({"setup": setup, "seed": null})));
    done(say(&app, "watch", json!({"table": table})));
    assert_eq!(
        done(say(&app, "tables", json!({})))
            .as_array()
            .unwrap()
            .len(),
        1
    );
    done(say(&app, "close", json!({"table": table})));
    assert_eq!(done(say(&app, "tables", json!({}))), json!([]));
}

#[test]
fn an_error_is_a_value_with_a_code_and_its_parameters() {
    let (app, _folder) = app();
    let Turn::Turned(error) = say(&app, "look", json!({"table": 7, "seat": 0})) else {
        panic!()
    };
    assert_eq!(error, json!({"error": "no-such-table", "table": 7}));
}

#[test]
fn unknown_commands_and_wrong_arguments_are_told_apart_from_errors() {
    let (app, _folder) = app();
    assert!(matches!(
        say(&app, "format-disk", json!({})),
        Turn::Misspoken(_)
    ));
    assert!(matches!(
        say(&app, "look", json!({"table": "one"})),
        Turn::Misspoken(_)
    ));
    assert!(matches!(say(&app, "look", json!([])), Turn::Misspoken(_)));
    // To listen takes no argument, and is not for a test that is at home on everybody's network; nor is a folder of the log
    // to be shown on anybody's screen.
    for command in COMMANDS
        .iter()
        .filter(|&&command| !["listen", "open_log"].contains(&command))
    {
        let nonsense = json!({"setup": 1, "table": "x", "settings": 3, "taste": false});
        let turn = say(&app, command, nonsense);
        let without_arguments = [
            "hello",
            "books",
            "tables",
            "broken_tables",
            "watch_parties",
            "checkup",
            "outlets",
            "paper_meetings",
            "bug_details",
            "watch_desktop",
            "toggle_full_screen",
        ]
        .contains(command);
        assert_eq!(
            matches!(turn, Turn::Misspoken(_)),
            !without_arguments,
            "{command}"
        );
    }
}
