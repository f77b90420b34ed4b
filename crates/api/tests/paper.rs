//! Documents in the app: who may have which, and that they hold nothing of what others alone know.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::path::PathBuf;

use api::print::{CourseName, Form, Kind, Pad};
use api::{
    App, GameMove, GameName, GameView, Language, PaperError, PaperSize, Seated, Source, TableId,
    Taste, Wanted,
};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use nasty::{Bet, Entries, Move};
use rand::rngs::SmallRng;
use rand::seq::SliceRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use store::Home;
use table::{Money, Seat};

use evening::{Evening, turn, until};

fn wanted(source: Source, kind: Kind) -> Wanted {
    Wanted {
        source,
        kind,
        form: Form::Pdf,
        seat: None,
        pad: Pad::Two,
        paper: PaperSize::A4,
        language: Language::En,
    }
}

fn slip(table: TableId, seat: Seat, form: Form) -> Wanted {
    Wanted {
        seat: Some(seat),
        form,
        ..wanted(Source::Table { table }, Kind::Slip)
    }
}

/// What is saved, byte for byte.
fn saved(app: &App, wanted: Wanted) -> Result<Vec<u8>, PaperError> {
    let path = app.save_document(wanted)?.unwrap();
    let bytes = std::fs::read(&path).unwrap();
    std::fs::remove_file(path).unwrap();
    Ok(bytes)
}

fn kinds(app: &App, source: Source) -> Vec<Kind> {
    let documents = app.documents(source).unwrap();
    documents.iter().map(|document| document.kind).collect()
}

#[test]
fn while_a_meeting_is_on_only_who_plays_here_has_a_slip() {
    let evening = Evening::open(
        GameName::Nasty,
        vec![Seated::Here, Seated::Bot(api::Level::Random)],
        |_| {},
    );
    let Evening { app, table, .. } = &evening;
    let source = || Source::Table { table: *table };
    let documents = app.documents(source()).unwrap();
    let first = &documents[0];
    assert_eq!(
        (first.kind, &first.seats[..]),
        (Kind::Slip, &[Seat::at(0)][..])
    );
    assert!(!kinds(app, source()).contains(&Kind::Slips));
    for form in [Form::Pdf, Form::Csv, Form::Json] {
        assert!(
            app.preview_document(slip(*table, Seat::at(0), form))
                .is_ok()
        );
        let theirs = slip(*table, Seat::at(1), form);
        let refused = PaperError::NotYours { seat: Seat::at(1) };
        assert_eq!(app.preview_document(theirs.clone()), Err(refused.clone()));
        assert_eq!(app.save_document(theirs.clone()), Err(refused.clone()));
        assert_eq!(app.view_document(theirs.clone()), Err(refused.clone()));
        assert_eq!(app.send_to_printer(theirs), Err(refused));
    }
    let nobody = app.preview_document(slip(*table, Seat::at(4), Form::Pdf));
    assert!(matches!(nobody, Err(PaperError::NotPrinted { .. })));
    evening.to_the_end();
    assert!(
        app.preview_document(slip(*table, Seat::at(1), Form::Pdf))
            .is_ok()
    );
    assert!(kinds(app, source()).contains(&Kind::Slips));
    until(|| app.tables()[0].record.is_some());
    let file = app.tables()[0].record.clone().unwrap();
    let past = wanted(Source::Past { file: file.clone() }, Kind::Slips);
    let now = wanted(source(), Kind::Slips);
    assert_eq!(saved(app, past).unwrap(), saved(app, now).unwrap());
    assert_eq!(kinds(app, Source::Past { file }), kinds(app, source()));
}

/// A table of so many people here, the same in every world.
fn laid(seats: usize, seed: u64) -> (App, TableId, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let app = App::without_waiting(&Home::at(folder.path()));
    let mut setup = app.surprise(Taste {
        game: GameName::Nasty,
        players: Some(vec![Seated::Here; seats]),
        names: Vec::new(),
        options: false,
    });
    for (seat, name) in setup
        .seats
        .iter_mut()
        .zip(["Ann", "Ben", "Cat", "Dan", "Eve", "Flo"])
    {
        seat.name = name.into();
    }
    for (seat, silks) in setup.seats.iter_mut().zip(dealer::Silks::ALL) {
        seat.silks = *silks;
    }
    setup.pause = Some(0);
    let table = app.open(setup, Some(seed.to_string())).unwrap();
    (app, table, folder)
}

fn act(app: &App, table: TableId, seat: usize, mv: Move) {
    let moment = app.look(table, Seat::at(seat)).unwrap().moment;
    app.act(table, Seat::at(seat), moment, GameMove::Nasty(mv))
        .unwrap();
}

/// Everything that the player of seat 0 can have.
fn of_the_first(app: &App, table: TableId) -> Vec<Vec<u8>> {
    let source = || Source::Table { table };
    let mut all = Vec::new();
    for document in app.documents(source()).unwrap() {
        for form in document.forms {
            let seat = (document.kind == Kind::Slip).then_some(Seat::at(0));
            let wanted = Wanted {
                form,
                seat,
                ..wanted(source(), document.kind)
            };
            all.push(saved(app, wanted).unwrap());
        }
    }
    assert_eq!(all.len(), 10);
    all
}

/// In two worlds that differ only in what the second player alone knows, the documents of the first
/// are the same, byte for byte.
#[test]
fn no_document_holds_what_only_another_knows() {
    for seed in 0..10 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let seats = rng.random_range(2..=6);
        let mut worlds = [laid(seats, seed), laid(seats, seed)];
        let mut entries: Vec<[u8; 6]> = (0..seats)
            .map(|_| {
                let mut grades = [1, 2, 3, 4, 5, 6];
                grades.shuffle(&mut rng);
                grades
            })
            .collect();
        let stakes: Vec<i64> = (0..seats)
            .map(|_| rng.random_range(1..=20) * 1000)
            .collect();
        let hidden = rng.random_range(0..seats);
        for (world, (app, table, _folder)) in worlds.iter_mut().enumerate() {
            // What runs first is called out; what comes later is his secret.
            entries[1][1..].rotate_left(world);
            for (seat, entries) in entries.iter().enumerate() {
                act(app, *table, seat, Move::Entries(Entries(*entries)));
            }
        }
        assert_same(&worlds, seed);
        for (world, (app, table, _folder)) in worlds.iter().enumerate() {
            for (seat, &stake) in stakes.iter().enumerate() {
                let on = if seat == 1 {
                    (hidden + world) % seats
                } else {
                    0
                };
                let stake = Money::pounds(stake);
                let bet = Bet {
                    on: Seat::at(on),
                    stake,
                };
                act(app, *table, seat, Move::Bet(Some(bet)));
                if seat == 1 {
                    assert_ne!(stakes[1], 0);
                }
            }
        }
        assert_same(&worlds, seed);
        for _ in 0..rng.random_range(0..12) {
            for (app, table, _folder) in &worlds {
                gallop(app, *table);
            }
        }
        assert_same(&worlds, seed);
    }
}

/// Whoever is awaited rolls, or goes where the least is left.
fn gallop(app: &App, table: TableId) {
    let stand = app.look(table, Seat::at(0)).unwrap().view;
    let GameView::Nasty(view) = &stand else {
        panic!("a meeting was opened")
    };
    if view.stage == nasty::Stage::Called {
        return;
    }
    let seat = turn(&stand).awaited().lowest().unwrap();
    let api::GameOutlook::Nasty(outlook) = app.look(table, seat).unwrap().outlook else {
        panic!("a meeting was opened")
    };
    let mv = match outlook {
        nasty::Outlook::Moment { .. } => Move::Roll(nasty::Done),
        nasty::Outlook::Go { goals, .. } => Move::Go(goals[0].goal),
        nasty::Outlook::Double { .. } => Move::Double(true),
        other => panic!("{other:?}"),
    };
    act(app, table, seat.index(), mv);
}

fn assert_same(worlds: &[(App, TableId, tempfile::TempDir); 2], seed: u64) {
    let [one, other] = worlds;
    let documents = of_the_first(&one.0, one.1);
    assert_eq!(documents, of_the_first(&other.0, other.1), "seed {seed}");
    // The two worlds do differ: his own slip tells him so.
    let second = |(app, table, _): &(App, TableId, _)| {
        saved(app, slip(*table, Seat::at(1), Form::Csv)).unwrap()
    };
    assert_ne!(second(one), second(other), "seed {seed}");
}

#[test]
fn a_preview_shows_the_pages() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::without_waiting(&Home::at(folder.path()));
    let blank = |course| Source::Blank {
        game: GameName::Giro,
        course,
    };
    let page_of = |source| {
        let preview = app
            .preview_document(wanted(source, Kind::BlankScoreSheet))
            .unwrap();
        assert!(preview.name.starts_with("race-night-blank-score-sheet-20"));
        assert_eq!(preview.name.rsplit_once('.').unwrap().1, "pdf");
        assert_eq!((preview.pages.len(), preview.text), (1, None));
        BASE64_STANDARD.decode(&preview.pages[0]).unwrap()
    };
    let classic = page_of(blank(None));
    assert!(classic.starts_with(b"\x89PNG"));
    // As wide as the longer side of a sheet is drawn.
    assert_eq!(classic[16..20], 1600u32.to_be_bytes());
    assert_eq!(classic, page_of(blank(Some(CourseName::Classic))));
    assert_ne!(classic, page_of(blank(Some(CourseName::Grand))));
}

#[test]
fn rows_are_shown_as_they_are() {
    let (app, table, _folder) = laid(2, 1);
    let rows = Wanted {
        form: Form::Json,
        ..wanted(Source::Table { table }, Kind::Money)
    };
    let preview = app.preview_document(rows.clone()).unwrap();
    assert!(preview.pages.is_empty());
    let text = preview.text.unwrap();
    assert_eq!(text.as_bytes(), saved(&app, rows).unwrap());
    assert!(text.contains("\"purse\""), "{text}");
}

#[test]
fn it_is_saved_where_the_user_wants_it() {
    let (app, table, folder) = laid(2, 1);
    let found = app
        .save_document(slip(table, Seat::at(0), Form::Pdf))
        .unwrap()
        .unwrap();
    let found = PathBuf::from(found);
    assert!(found.starts_with(folder.path().join("exports")));
    let name = found.file_name().unwrap().to_str().unwrap().to_owned();
    assert!(name.starts_with("race-night-slip-ann-20"), "{name}");
    assert!(!app.outlets().asks);

    let (app, table, folder) = laid(2, 1);
    let here = folder.path().join("here.pdf");
    let told = here.clone();
    app.ask_where(Box::new(move |suggested, ending| {
        assert_eq!((suggested, ending), (name.as_str(), "pdf"));
        Some(told.clone())
    }));
    assert!(app.outlets().asks);
    let saved = app
        .save_document(slip(table, Seat::at(0), Form::Pdf))
        .unwrap();
    assert_eq!(saved, Some(here.display().to_string()));
    assert_eq!(
        std::fs::read(here).unwrap(),
        std::fs::read(found).unwrap_or_default()
    );
}

#[test]
fn who_thinks_better_of_it_saves_nothing() {
    let (app, table, folder) = laid(2, 1);
    app.ask_where(Box::new(|_, _| None));
    assert_eq!(
        app.save_document(slip(table, Seat::at(0), Form::Csv)),
        Ok(None)
    );
    assert!(!folder.path().join("exports").exists());
}

#[test]
fn what_is_not_there_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::without_waiting(&Home::at(folder.path()));
    let table = TableId(7);
    let missing = [
        (Source::Table { table }, PaperError::NoSuchTable { table }),
        (
            Source::Past {
                file: "gone".into(),
            },
            PaperError::NoSuchRecord {
                file: "gone".into(),
            },
        ),
        (
            Source::Meeting {
                meeting: "gone".into(),
            },
            PaperError::NoSuchMeeting {
                meeting: "gone".into(),
            },
        ),
    ];
    for (source, error) in missing {
        assert_eq!(app.documents(source.clone()), Err(error.clone()));
        let refused = app.preview_document(wanted(source, Kind::Results));
        assert_eq!(refused, Err(error));
    }
    let blank = Source::Blank {
        game: GameName::Nasty,
        course: None,
    };
    assert_eq!(
        kinds(&app, blank),
        [
            Kind::BlankSlips,
            Kind::BlankBoard,
            Kind::LaneCards,
            Kind::EventCards
        ]
    );
}
