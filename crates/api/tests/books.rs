//! Figures of somebody's own: which files can be chosen, and what is played by them.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;
mod records;

use std::fs;

use api::cases;
use api::simulate::{Unplayable, Watchers, run};
use api::verify::{verify, verify_by};
use api::{
    App, BookError, GameName, GameSetup, GameView, HistoryQuery, Home, OpenError, OwnBook, Setup,
    SetupError,
};
use evening::Evening;
use nasty::{Book, Flaw};
use serde_json::json;
use table::Seat;

const PRINTED: &str = include_str!("../../nasty/book/nasty.toml");

/// A shorter back straight and a dearer first race.
fn own_text() -> String {
    let text = PRINTED.replace("back = 20", "back = 19");
    text.replace("[20_000, 10_000, 5_000]", "[25_000, 10_000, 5_000]")
}

fn own() -> OwnBook {
    OwnBook::read("box.toml", own_text().as_bytes()).unwrap()
}

fn meeting(view: &GameView) -> &nasty::View {
    let GameView::Nasty(view) = view else {
        panic!("a meeting was opened")
    };
    view
}

fn names_the_box(setup: &Setup) -> bool {
    matches!(&setup.game, GameSetup::Nasty { book: Some(book), .. } if book == "box.toml")
}

/// An app without tables, with these files of figures.
fn app_with(files: &[(&str, &str)]) -> (App, tempfile::TempDir) {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir(home.path().join("books")).unwrap();
    for (file, text) in files {
        fs::write(home.path().join("books").join(file), text).unwrap();
    }
    (App::without_waiting(&Home::at(home.path())), home)
}

/// A set-up that names this file.
fn setup_by(app: &App, file: &str) -> Setup {
    let mut setup = app.surprise(api::Taste {
        game: GameName::Nasty,
        players: None,
        names: Vec::new(),
        options: false,
    });
    let GameSetup::Nasty { book, .. } = &mut setup.game else {
        panic!("a meeting was asked for")
    };
    *book = Some(file.into());
    setup
}

#[test]
fn files_are_listed_with_their_course_or_with_what_is_amiss() {
    let twice = PRINTED.replace("members = \"H14\"", "members = \"H8\"");
    let (app, home) = app_with(&[("box.toml", &own_text()), ("twice.toml", &twice)]);
    let bookcase = app.books();
    let folder = home.path().join("books").display().to_string();
    assert_eq!(bookcase.folder, Some(folder));
    let [good, bad] = &bookcase.books[..] else {
        panic!("{bookcase:?}")
    };
    assert_eq!((good.file.as_str(), &good.flaw), ("box.toml", &None));
    assert_eq!(good.plan.as_ref().unwrap().back, 19);
    assert_eq!((bad.file.as_str(), &bad.plan), ("twice.toml", &None));
    let line = PRINTED
        .lines()
        .position(|line| line.starts_with("members"))
        .unwrap()
        + 1;
    assert_eq!(
        bad.flaw,
        Some(BookError::Unprintable {
            line: u32::try_from(line).unwrap(),
            flaw: Flaw::FenceThere {
                other: nasty::Fence::Grandstand
            }
        })
    );
}

#[test]
fn a_file_that_cannot_be_used_opens_no_table() {
    let (app, home) = app_with(&[("short.toml", "[course]\nhome = 0\n")]);
    fs::write(home.path().join("books/bytes.toml"), b"# fine\n\xff").unwrap();
    for (file, said) in [
        ("short.toml", "line 1: this has not the form of a book"),
        ("bytes.toml", "line 2: this is not text"),
        ("gone.toml", "cannot be read: "),
        ("../settings.json", "cannot be read: "),
    ] {
        let setup = setup_by(&app, file);
        let wrong = app.check(setup.clone());
        let [SetupError::Book { file: named, flaw }] = &wrong[..] else {
            panic!("{wrong:?}")
        };
        assert_eq!(named, file);
        assert!(flaw.to_string().starts_with(said), "{flaw}");
        assert_eq!(app.open(setup, None), Err(OpenError::Setup { wrong }));
    }
    assert_eq!(app.tables(), []);
}

#[test]
fn a_table_is_played_by_the_file_and_goes_on_by_it_when_the_file_is_gone() {
    let evening = Evening::meeting_by(&own_text(), 2, 0);
    let look = evening.look(Seat::at(0));
    assert_eq!(meeting(&look.view).book, Book::read(&own_text()).unwrap());
    assert_ne!(meeting(&look.view).book, *Book::printed());
    fs::remove_dir_all(evening.folder.path().join("books")).unwrap();
    let resumed = evening.after_a_crash();
    assert!(names_the_box(&resumed.setup));
    assert_eq!(resumed.look(Seat::at(0)), look);
    // Only a new table needs the file.
    let again = resumed.app.rematch(resumed.table);
    assert!(matches!(again, Err(OpenError::Setup { .. })), "{again:?}");
}

#[test]
fn the_record_alone_tells_all_of_a_table_that_is_over() {
    let evening = Evening::meeting_by(&own_text(), 1, 1);
    evening.to_the_end();
    evening::until(|| evening.finished().len() == 1);
    let record = fs::read(&evening.finished()[0]).unwrap();
    verify(&record).unwrap();
    let (app, _home) = app_with(&[]);
    let text = String::from_utf8(record).unwrap();
    let file = app.import_record(text.clone()).unwrap();
    let page = app.history(HistoryQuery::default(), 0, 9).unwrap();
    assert_eq!((page.found, page.flawed), (1, vec![]));
    let replay = app.replay(file.clone()).unwrap();
    assert!(names_the_box(&replay.setup));
    assert_eq!(
        meeting(&replay.frames[0].view).book.course().plan().back,
        19
    );
    assert_eq!(app.lay_open(file.clone(), u32::MAX).unwrap(), replay.open);
    let name = replay.setup.seats[0].name.clone();
    app.forget_player(name.clone()).unwrap();
    let blotted = app.replay(file).unwrap();
    assert_ne!(blotted.setup.seats[0].name, name);
    assert!(names_the_box(&blotted.setup));
}

#[test]
fn figures_that_a_record_carries_must_be_those_that_it_was_played_by() {
    let evening = Evening::meeting_by(&own_text(), 2, 0);
    let text = fs::read_to_string(&evening.records()[0]).unwrap();
    for (from, to, line, said) in [
        ("back = 19", "back = 20", 1, "played by another book"),
        (
            "back = 19",
            "back = 99",
            2,
            "its figures cannot be: box.toml: line ",
        ),
        ("\"book\":{", "\"kook\":{", 1, "played by another book"),
    ] {
        let changed = text.replace(from, to);
        assert_ne!(changed, text);
        let flaw = verify(changed.as_bytes()).unwrap_err();
        assert_eq!(flaw.line, line, "{flaw}");
        assert!(flaw.why.contains(said), "{flaw}");
    }
}

#[test]
fn simulations_are_played_by_own_figures_and_their_records_checked_by_them() {
    let mut plan = records::plan_of("nasty", 2, 2);
    plan.bots = vec![api::Level::Random];
    plan.book = Some(own());
    for record in records::played(&plan) {
        assert!(verify_by(record.as_bytes(), &own()).unwrap().is_ok());
        let flaw = verify(record.as_bytes()).unwrap_err();
        assert!(flaw.why.contains("played by another book"), "{flaw}");
    }
    plan.book = None;
    let printed = &records::played(&plan)[0];
    assert!(verify_by(printed.as_bytes(), &own()).unwrap().is_err());
}

#[test]
fn games_of_printed_figures_alone_say_so() {
    let mut plan = records::plan(2, 1);
    let record = &records::played(&plan)[0];
    plan.book = Some(own());
    let watchers = Watchers {
        progress: &|_| {},
        keep: None,
    };
    let said = "giro is played by its printed figures alone: leave out the file of figures";
    let unplayable = run(&plan, watchers).unwrap_err();
    assert!(matches!(unplayable, Unplayable::Book(_)));
    assert_eq!(unplayable.to_string(), said);
    let unchecked = verify_by(record.as_bytes(), &own()).unwrap_err();
    assert_eq!(unchecked.to_string(), said);
    let case = json!({"case": "any", "game": "giro"});
    let case = &cases::read(case.to_string().as_bytes()).unwrap()[0];
    assert_eq!(cases::run(case, Some(&own())).unwrap_err().0, [said]);
}

#[test]
fn cases_are_played_by_own_figures() {
    // The last race of a meeting: who passes the post first wins the first prize, and nobody has bet.
    let case = json!({
        "case": "the first prize", "game": "nasty",
        "given": {
            "horses": [
                {"lane": 1, "square": 78, "grade": 3, "moved": true},
                {"lane": 6, "square": 10, "grade": 6, "moved": true, "out": "fallen"},
            ],
            "race": {"number": 6, "name": "ladys-purse"},
            "cash": [0, 0], "cards": [[], []], "to-roll": 0,
        },
        "play": [
            {"seat": 0, "move": {"roll": true}}, {"draw": {"die": 3}},
            {"seat": 0, "move": {"go": "finish"}},
            {"seat": 0, "move": {"ready": true}}, {"seat": 1, "move": {"ready": true}},
        ],
        "expect": {"cash": [25_000, 0]},
    });
    let case = &cases::read(case.to_string().as_bytes()).unwrap()[0];
    assert_eq!(cases::run(case, Some(&own())), Ok(()));
    assert!(cases::run(case, None).is_err());
}
