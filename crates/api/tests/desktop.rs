//! What comes from the desktop, and what goes to it: things handed over, calls to whoever is awaited, the question at the
//! end.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;
mod records;

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use api::{
    App, DesktopTold, Errand, Frame, GameName, Handed, Home, Misfit, RecordError, Seated, TableId,
    Taste,
};
use evening::{Evening, until};
use records::{plan, played};
use tempfile::{TempDir, tempdir};

/// What a window is told.
#[derive(Clone, Default)]
struct Told(Arc<Mutex<Vec<String>>>);

impl Told {
    fn write(&self, what: impl Into<String>) {
        self.0.lock().unwrap().push(what.into());
    }

    /// Those who were called.
    fn called(&self) -> Vec<String> {
        let all = self.0.lock().unwrap();
        let called = all.iter().filter(|what| *what != "played");
        called.cloned().collect()
    }

    fn has_played(&self) -> bool {
        self.0.lock().unwrap().iter().any(|what| what == "played")
    }
}

impl Frame for Told {
    fn webview(&self) -> Option<String> {
        Some("1.2.3".into())
    }
    fn toggle_full_screen(&self) {
        self.write("toggled");
    }
    fn close(&self) {
        self.write("closed");
    }
    fn played(&self) {
        self.write("played");
    }
    fn awaits(&self, name: &str) {
        self.write(name);
    }
}

fn app() -> (App, TempDir) {
    let folder = tempdir().unwrap();
    (App::without_waiting(&Home::at(folder.path())), folder)
}

/// An app in a window.
fn framed() -> (App, Told, TempDir) {
    let (app, folder) = app();
    let told = Told::default();
    app.framed_by(Box::new(told.clone()));
    (app, told, folder)
}

/// What a page hears that watches from now on.
fn page(app: &App) -> Arc<Mutex<Vec<DesktopTold>>> {
    let heard = Arc::<Mutex<Vec<DesktopTold>>>::default();
    let page = Arc::clone(&heard);
    app.watch_desktop(move |told| {
        page.lock().unwrap().push(told);
        true
    });
    heard
}

fn errand(word: &str) -> Errand {
    Errand::of([word.to_owned()], Path::new("/"))
}

/// What is handed over for this word.
fn handed(app: &App, word: &str) -> Handed {
    let heard = page(app);
    app.run(errand(word));
    let heard = heard.lock().unwrap().pop();
    let Some(DesktopTold::Handed { what }) = heard else {
        panic!("nothing was handed over, but {heard:?}")
    };
    what
}

#[test]
fn what_is_handed_over_waits_for_the_page_and_is_told_once() {
    let (app, _folder) = app();
    app.run(errand("--join"));
    let first = page(&app);
    app.run(errand("--new-table"));
    let told = |what| DesktopTold::Handed { what };
    assert_eq!(
        *first.lock().unwrap(),
        [told(Handed::Join), told(Handed::NewTable)]
    );
    // The page is loaded anew.
    let second = page(&app);
    app.run(errand("--join"));
    assert_eq!(*second.lock().unwrap(), [told(Handed::Join)]);
    assert_eq!(
        first.lock().unwrap().len(),
        2,
        "nobody looks at it any more"
    );
}

#[test]
fn a_record_is_taken_in_and_one_that_is_there_is_shown() {
    let (app, folder) = app();
    let path = folder.path().join("of a friend.racenight");
    fs::write(&path, &played(&plan(2, 1))[0]).unwrap();
    let word = path.display().to_string();
    let Handed::Record { file } = handed(&app, &word) else {
        panic!("it holds")
    };
    assert!(app.replay(file.clone()).is_ok());
    assert_eq!(handed(&app, &word), Handed::Record { file });
}

#[test]
fn a_file_that_is_no_record_is_told_with_what_is_wrong() {
    let (app, folder) = app();
    let path = folder.path().join("list.racenight");
    fs::write(&path, "bread, cheese\n").unwrap();
    let Handed::Wrong {
        why: Misfit::Record { why, .. },
    } = handed(&app, &path.display().to_string())
    else {
        panic!("it is none")
    };
    assert!(
        matches!(why, RecordError::Flawed { line: 1, .. }),
        "{why:?}"
    );
}

#[test]
fn a_file_that_cannot_be_read_is_told_with_what_the_system_says() {
    let (app, folder) = app();
    for path in [folder.path().join("none.racenight"), folder.path().into()] {
        let handed = handed(&app, &path.display().to_string());
        let path = path.display().to_string();
        assert!(
            matches!(&handed, Handed::Wrong { why: Misfit::Unreadable { path: of, .. } } if *of == path),
            "{handed:?}"
        );
    }
}

/// Plays a table to its end.
fn play_out(app: App, table: TableId, folder: TempDir) {
    let setup = app.tables()[0].setup.clone();
    let evening = Evening {
        app,
        table,
        setup,
        folder,
    };
    evening.to_the_end();
}

/// Opens a game of pigs in which these sit, the first of them starts, and gives it with its first name.
fn pigs(app: &App, players: &[Seated]) -> (TableId, String) {
    let mut setup = app.surprise(Taste {
        game: GameName::Pigs,
        players: Some(players.to_vec()),
        names: Vec::new(),
        options: false,
    });
    setup.game = api::GameSetup::Pigs {
        rules: pigs::Rules::default(),
        fixed: pigs::Fixed {
            starter: Some(api::Seat::at(0)),
        },
    };
    let name = setup.seats[0].name.clone();
    (app.open(setup, Some("a test".into())).unwrap(), name)
}

#[test]
fn whoever_is_awaited_here_is_called_and_called_again_when_others_have_played() {
    let (app, told, folder) = framed();
    let bot = Seated::Bot(api::Level::Random);
    let (table, name) = pigs(&app, &[Seated::Here, bot]);
    until(|| told.called() == [name.clone()]);
    assert!(told.has_played());
    play_out(app, table, folder);
    let calls = told.called();
    assert!(calls.len() > 1, "{calls:?}");
    assert!(calls.iter().all(|call| *call == name), "{calls:?}");
}

#[test]
fn where_only_bots_play_nobody_is_called_and_no_screen_kept_awake() {
    let (app, told, folder) = framed();
    let bot = Seated::Bot(api::Level::Random);
    let (table, _) = pigs(&app, &[bot, bot]);
    play_out(app, table, folder);
    assert_eq!((told.called(), told.has_played()), (Vec::new(), false));
}

#[test]
fn at_a_table_of_our_own_the_window_closes_without_a_question() {
    let (app, _told, _folder) = framed();
    let heard = page(&app);
    pigs(&app, &[Seated::Here, Seated::Here]);
    assert!(app.may_close());
    assert_eq!(*heard.lock().unwrap(), []);
}

#[test]
fn the_page_is_told_that_a_command_came_to_grief() {
    let (app, _folder) = app();
    app.broke();
    let heard = page(&app);
    app.broke();
    assert_eq!(*heard.lock().unwrap(), [DesktopTold::Broke]);
}

#[test]
fn a_report_names_the_versions_and_the_record_of_the_table_that_was_looked_at_last() {
    let (app, _told, _folder) = framed();
    let details = app.bug_details();
    assert_eq!(details.version, env!("CARGO_PKG_VERSION"));
    assert_eq!(details.webview.as_deref(), Some("1.2.3"));
    assert!(
        details.system.contains(std::env::consts::ARCH),
        "{}",
        details.system
    );
    assert_eq!((details.errors, details.record), (Vec::new(), None));
    let (table, _) = pigs(&app, &[Seated::Here, Seated::Here]);
    app.watch(table, |_| true).unwrap();
    let record = app.bug_details().record.expect("it has a record");
    assert!(record.starts_with("pigs-"), "{record}");
}
