//! Meetings of the boxed game: written down, taken back, kept, and printed.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::path::Path;

use api::print::{Form, Kind, Pad};
use api::{
    App, Language, MeetingError, MeetingPlayer, MeetingSetup, PaperMeeting, PaperSize, SetupError,
    Source, Wanted, Written,
};
use dealer::Silks;
use nasty::{Amiss, Bet, Fate, Grade, Lane, Lost, RaceName, Refusal, Stage, Starter};
use store::Home;
use table::{Money, Seat};

fn app(folder: &Path) -> App {
    App::without_waiting(&Home::at(folder))
}

fn setup(names: &[&str]) -> MeetingSetup {
    let players = names.iter().zip(Silks::ALL);
    MeetingSetup {
        players: players
            .map(|(name, silks)| MeetingPlayer {
                name: (*name).into(),
                silks: *silks,
            })
            .collect(),
        lanes: nasty::LaneCards::All,
        bet_limit: None,
        book: None,
    }
}

fn order() -> Written {
    Written::Order {
        races: RaceName::ALL.to_vec(),
    }
}

fn field(of: &[(usize, usize)]) -> Written {
    let starter = |&(grade, lane): &(usize, usize)| Starter {
        grade: Grade::ALL[grade - 1],
        lane: Lane::ALL[lane - 1],
    };
    Written::Field {
        starters: of.iter().map(starter).collect(),
    }
}

fn bet(seat: usize, bet: Option<(usize, i64)>) -> Written {
    Written::Bet {
        seat: Seat::at(seat),
        bet: bet.map(|(on, stake)| Bet {
            on: Seat::at(on),
            stake: Money::pounds(stake),
        }),
    }
}

fn post(home: &[usize]) -> Written {
    Written::Post {
        home: home.iter().copied().map(Seat::at).collect(),
        out: Vec::new(),
    }
}

/// Two players, up to the settlement of the first race.
fn first_race() -> Vec<Written> {
    vec![
        order(),
        field(&[(1, 1), (6, 6)]),
        bet(0, Some((1, 1_000))),
        bet(1, None),
        Written::Post {
            home: vec![Seat::at(1)],
            out: vec![Lost {
                seat: Seat::at(0),
                fate: Fate::Fallen,
            }],
        },
        Written::Settled,
    ]
}

fn opened(app: &App) -> String {
    app.open_meeting(setup(&["Ann", "Ben"])).unwrap().meeting
}

fn written(app: &App, meeting: &str, lines: Vec<Written>) -> PaperMeeting {
    let mut told = app.paper_meeting(meeting.into()).unwrap();
    for line in lines {
        told = app.write_down(meeting.into(), line).unwrap();
    }
    told
}

#[test]
fn a_bet_at_fifty_to_one_pays_and_the_book_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path());
    let meeting = opened(&app);
    let told = written(&app, &meeting, first_race());
    assert_eq!(told.view.stage, Stage::Lanes);
    let cash = [70_000, 40_000].map(Money::pounds);
    assert_eq!(told.view.past[0].cash, cash);
    let card = &app.paper_meetings().unwrap().meetings[0];
    assert_eq!((card.race, card.over), (2, false));
}

#[test]
fn everything_is_taken_back_and_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path());
    let meeting = opened(&app);
    let lines = first_race();
    let mut states = vec![app.paper_meeting(meeting.clone()).unwrap()];
    for line in &lines {
        states.push(app.write_down(meeting.clone(), line.clone()).unwrap());
    }
    for (undone, line) in states.iter().zip(&lines).rev() {
        let told = app.take_back(meeting.clone()).unwrap();
        assert_eq!((&told.view, &told.looks), (&undone.view, &undone.looks));
        assert_eq!(told.heard, undone.heard);
        assert_eq!(told.redo.as_ref(), Some(line));
    }
    let more = app.take_back(meeting.clone());
    assert_eq!(more, Err(MeetingError::NothingMore));
    for (line, redone) in lines.iter().zip(&states[1..]) {
        let told = app.write_again(meeting.clone()).unwrap();
        assert_eq!(told.view, redone.view);
        assert_eq!(told.undo.as_ref(), Some(line));
    }
    let more = app.write_again(meeting.clone());
    assert_eq!(more, Err(MeetingError::NothingMore));
    // What is written after something was taken back takes its place.
    app.take_back(meeting.clone()).unwrap();
    app.take_back(meeting.clone()).unwrap();
    let told = app.write_down(meeting.clone(), post(&[0, 1])).unwrap();
    assert_eq!(told.redo, None);
    assert_eq!(app.write_again(meeting), Err(MeetingError::NothingMore));
}

#[test]
fn what_is_refused_changes_nothing_and_names_its_rule() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path());
    let meeting = opened(&app);
    let before = written(&app, &meeting, vec![order(), field(&[(1, 1), (6, 6)])]);
    let file = folder.path().join(format!("paper/{meeting}.json"));
    let kept = fs::read(&file).unwrap();
    let refused = app.write_down(meeting.clone(), bet(0, Some((1, 21_000))));
    let cash = Money::pounds(20_000);
    let refusal = Amiss::Rule {
        refusal: Refusal::BeyondCash { cash },
    };
    let told = serde_json::to_value(refused.clone().unwrap_err()).unwrap();
    assert_eq!(told["rule"], "N-14");
    assert!(matches!(refused, Err(MeetingError::Refused { refusal: why, .. }) if why == refusal));
    assert_eq!(app.paper_meeting(meeting).unwrap(), before);
    assert_eq!(fs::read(&file).unwrap(), kept);
}

#[test]
fn a_meeting_is_gone_on_with_after_the_app_was_closed() {
    let folder = tempfile::tempdir().unwrap();
    let before = {
        let app = app(folder.path());
        let meeting = opened(&app);
        written(&app, &meeting, first_race());
        app.take_back(meeting).unwrap()
    };
    let app = app(folder.path());
    let shelf = app.paper_meetings().unwrap();
    assert_eq!((shelf.meetings.len(), shelf.broken.len()), (1, 0));
    let told = app.paper_meeting(before.meeting.clone()).unwrap();
    assert_eq!(told, before);
    assert_eq!(told.redo, Some(Written::Settled));
    let other = app.open_meeting(setup(&["Cat", "Dan", "Eve"])).unwrap();
    assert_ne!(other.meeting, told.meeting);
    assert_eq!(app.paper_meetings().unwrap().meetings.len(), 2);
    app.delete_meeting(told.meeting.clone()).unwrap();
    let gone = app.paper_meeting(told.meeting);
    assert!(matches!(gone, Err(MeetingError::NoSuchMeeting { .. })));
    assert_eq!(app.paper_meetings().unwrap().meetings.len(), 1);
}

#[test]
fn a_file_that_makes_no_sense_is_set_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let paper = folder.path().join("paper");
    {
        let app = app(folder.path());
        let meeting = opened(&app);
        written(&app, &meeting, first_race());
    }
    let file = fs::read_dir(&paper)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let whole = fs::read_to_string(&file).unwrap();
    let broken = [
        whole[..whole.len() / 2].to_owned(),
        whole.replace("\"version\": 1", "\"version\": 9"),
        whole.replace("\"holds\": 6", "\"holds\": 60"),
        // Somebody stakes more than he has.
        whole.replace("\"stake\": 1000", "\"stake\": 99000"),
    ];
    for text in broken {
        assert_ne!(text, whole);
        fs::write(&file, &text).unwrap();
        let app = app(folder.path());
        let shelf = app.paper_meetings().unwrap();
        assert_eq!(shelf.meetings, []);
        let [told] = &shelf.broken[..] else {
            panic!("{shelf:?}")
        };
        assert_eq!(
            fs::read_to_string(told.kept.clone().unwrap()).unwrap(),
            text
        );
        assert!(!file.exists());
    }
}

#[test]
fn what_is_amiss_with_the_players_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path());
    let wrong = |setup| match app.open_meeting(setup) {
        Err(MeetingError::Setup { wrong }) => wrong,
        other => panic!("{other:?}"),
    };
    let (least, most) = (2, 6);
    assert_eq!(wrong(setup(&["Ann"])), [SetupError::Seats { least, most }]);
    let seat = Seat::at(1);
    assert_eq!(wrong(setup(&["Ann", " "])), [SetupError::NoName { seat }]);
    let mut twins = setup(&["Ann", "Ben"]);
    twins.players[1].silks = twins.players[0].silks;
    assert!(matches!(wrong(twins)[..], [SetupError::SameSilks { .. }]));
    let limited = MeetingSetup {
        bet_limit: Some(Money::pounds(5)),
        ..setup(&["Ann", "Ben"])
    };
    assert!(matches!(wrong(limited)[..], [SetupError::BetLimit { .. }]));
    assert_eq!(app.paper_meetings().unwrap().meetings, []);
}

#[test]
fn it_prints_as_a_table_does() {
    let folder = tempfile::tempdir().unwrap();
    let app = app(folder.path());
    let meeting = opened(&app);
    written(&app, &meeting, first_race());
    let source = Source::Meeting { meeting };
    let documents = app.documents(source.clone()).unwrap();
    assert_eq!(documents[0].seats, [Seat::at(0), Seat::at(1)]);
    let wanted = |kind, form, seat| Wanted {
        source: source.clone(),
        kind,
        form,
        seat,
        pad: Pad::Two,
        paper: PaperSize::Letter,
        language: Language::De,
    };
    for document in documents {
        for form in document.forms {
            let seat = document.seats.first().copied();
            let preview = app
                .preview_document(wanted(document.kind, form, seat))
                .unwrap();
            assert!(preview.text.is_some() != (form == Form::Pdf));
            assert_eq!(preview.pages.is_empty(), form != Form::Pdf);
        }
    }
    let slip = app
        .preview_document(wanted(Kind::Slip, Form::Csv, Some(Seat::at(0))))
        .unwrap();
    let text = slip.text.unwrap();
    assert!(
        text.contains("ladys-purse,0,Ann,1,horse,1,Ben,50,1000,51000"),
        "{text}"
    );
    assert!(slip.name.starts_with("race-night-slip-ann-"));
    let rest = text.lines().nth(2).unwrap();
    assert!(
        rest.contains("Ann,,,"),
        "nothing is known of a race to come: {rest}"
    );
}
