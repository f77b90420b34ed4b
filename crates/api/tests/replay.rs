//! A finished table played back.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use api::replay::{Frame, Measure, Replay};
use api::{GameView, HistoryQuery, RecordError, Told};
use evening::{Evening, pigs_in, states};
use table::{Eye, Seat, Turn};

/// Plays to the end, and plays that back.
fn played_back(evening: &Evening) -> (Vec<Told>, Replay, String) {
    let told = evening.to_the_end();
    let page = evening.app.history(HistoryQuery::default(), 0, 1).unwrap();
    let file = page.tables[0].file.clone();
    let replay = evening.app.replay(file.clone()).unwrap();
    (told, replay, file)
}

/// What was told live, line by line, is what the frames show.
fn shows_what_was_told(told: &[Told], frames: &[Frame]) {
    for told in told {
        let Told::Notice { chapter, state, .. } = told else {
            continue;
        };
        let frame = frames
            .iter()
            .find(|frame| frame.chapter.line == chapter.line);
        let frame = frame.unwrap_or_else(|| panic!("no frame for {chapter:?}"));
        assert_eq!(&frame.chapter, chapter);
        // Live, nobody sees a table at which chance is still to draw.
        if evening::turn(&frame.view) != Turn::Chance {
            assert_eq!(frame.view, state.view);
        }
    }
    let last = frames.last().unwrap();
    assert_eq!(last.view, states(told).last().unwrap().view);
}

fn eye(view: &GameView) -> Eye {
    match view {
        GameView::Giro(view) => view.eye,
        GameView::Pigs(view) => view.eye,
        GameView::Nasty(view) => view.eye,
    }
}

#[test]
fn a_race_is_played_back_as_it_was_told() {
    let evening = Evening::here_and_bots(1, 2);
    let (told, replay, _) = played_back(&evening);
    shows_what_was_told(&told, &replay.frames);
    assert_eq!(replay.setup, evening.setup);
    assert_eq!(replay.frames[0].chapter.line, 0);
    assert_eq!(evening::turn(&replay.frames[0].view), Turn::Chance);
    let eyes: Vec<Eye> = replay.open.iter().map(eye).collect();
    assert_eq!(eyes, [0, 1, 2].map(|seat| Eye::Seat(Seat::at(seat))));
    assert!(replay.standings.is_some());
    let rounds: Vec<u32> = replay.rounds.iter().map(|mark| mark.round).collect();
    let all = u32::try_from(rounds.len()).unwrap();
    assert_eq!(rounds, (1..=all).collect::<Vec<_>>());
    let [chart] = &replay.charts[..] else {
        panic!("one chart")
    };
    assert_eq!(chart.measure, Measure::Horses);
    assert_eq!(chart.points[0].values, [0, 0, 0]);
    let last = chart.points.last().unwrap();
    assert_eq!(last.frame as usize, replay.frames.len() - 1);
}

#[test]
fn a_game_of_pigs_is_played_back_as_it_was_told_with_two_charts() {
    let evening = Evening::with_pigs(1, 2);
    let (told, replay, file) = played_back(&evening);
    shows_what_was_told(&told, &replay.frames);
    let measures: Vec<Measure> = replay.charts.iter().map(|chart| chart.measure).collect();
    assert_eq!(
        replay.rounds.len(),
        usize::from(pigs_in(&replay.open[0]).rounds)
    );
    assert!(measures.contains(&Measure::Pigs) && measures.contains(&Measure::Food));
    let food = replay
        .charts
        .iter()
        .find(|chart| chart.measure == Measure::Food);
    let banked: Vec<i32> = pigs_in(&replay.open[0])
        .banked
        .iter()
        .map(|&food| food.into())
        .collect();
    assert_eq!(food.unwrap().points.last().unwrap().values, banked);

    // What did they all hold? Right after the deal every hand is there.
    let dealt = replay.frames.iter().find(|frame| {
        let view = pigs_in(&frame.view);
        view.held.iter().all(|&held| held > 0)
    });
    let line = dealt.unwrap().chapter.line;
    let open = evening.app.lay_open(file, line).unwrap();
    for (seat, view) in open.iter().enumerate() {
        let view = pigs_in(view);
        assert_eq!(view.hand.len(), usize::from(view.held[seat]));
        assert!(!view.hand.is_empty());
    }
}

#[test]
fn what_was_taken_back_is_not_played_back() {
    let evening = Evening::placing(2);
    let placer = evening.awaited_here();
    evening.act(placer);
    evening.app.undo(evening.table, placer).unwrap();
    let (_, replay, _) = played_back(&evening);
    let lines: Vec<u32> = replay
        .frames
        .iter()
        .map(|frame| frame.chapter.line)
        .collect();
    assert!(lines.is_sorted());
    let is_placing = |frame: &&Frame| {
        let text = serde_json::to_string(&frame.chapter.events).unwrap();
        text.contains("\"event\":\"placed\"")
    };
    assert_eq!(replay.frames.iter().filter(is_placing).count(), 5);
}

#[test]
fn a_table_that_is_on_cannot_be_looked_into() {
    let evening = Evening::here_and_bots(2, 0);
    let file = evening.records()[0]
        .file_stem()
        .unwrap()
        .to_str()
        .unwrap()
        .to_owned();
    let no_such = RecordError::NoSuchRecord { file: file.clone() };
    assert_eq!(evening.app.replay(file.clone()), Err(no_such.clone()));
    assert_eq!(evening.app.lay_open(file, 1), Err(no_such));
}
