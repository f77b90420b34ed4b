//! A table played back from its record: what the stand saw, line by line, and what everybody held.

use dealer::{Heard, Setting, retell};
use serde::Serialize;
use specta::Type;
use table::case::Posed;
use table::{Eye, Seat, Seen as _, Standings};

use crate::books::{OwnBook, PrintedAlone, carried, figures, figures_of};
use crate::named::Task;
use crate::offered::Offered;
use crate::verify::{Flaw, game_of, text_of};
use crate::{Chapter, GameView, Setup};

/// A table played back, without what was taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct Replay {
    /// How it was set up. The name of a player that was blotted out is empty.
    pub setup: Setup,
    /// The table before the first line and after each that stands.
    pub frames: Vec<Frame>,
    /// The first frame of each round.
    pub rounds: Vec<Mark>,
    /// How things stood, for a chart that is a way to jump.
    pub charts: Vec<Chart>,
    /// What every seat saw at the end: nothing is hidden any more.
    pub open: Vec<GameView>,
    /// Who came where; nothing where the record stops before the end.
    pub standings: Option<Standings>,
}

/// The table after a line.
#[derive(Clone, Debug, PartialEq, Serialize, Type)]
pub struct Frame {
    /// What happened with the line; its number is 0 before the first.
    pub chapter: Chapter,
    /// What the stand saw after it.
    pub view: GameView,
}

/// The beginning of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Mark {
    /// The round, from 1.
    pub round: u32,
    /// The index of its first frame.
    pub frame: u32,
}

/// Lines in a chart: one for each that is measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Chart {
    /// What is measured.
    pub measure: Measure,
    /// The values at the frames where one of them changed, and at the last.
    pub points: Vec<Point>,
}

/// What a chart measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The spaces of the horses, by seat.
    Horses,
    /// The distances of the pigs, in the order red, white, yellow, black, blue.
    Pigs,
    /// The food that each seat has, banked or at risk.
    Food,
    /// The squares that each horse has left to run, by seat.
    ToRun,
    /// The money of each seat, in thousands of pounds.
    Money,
}

/// The values of a chart at a frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct Point {
    /// The frame's index.
    pub frame: u32,
    /// A value for each line of the chart.
    pub values: Vec<i32>,
}

/// Plays a record back, as far as it goes.
///
/// # Errors
/// At which line it does not hold, and why.
pub fn replay(record: &[u8]) -> Result<Replay, Flaw> {
    let text = text_of(record)?;
    game_of(text)?.with(Play(text))
}

/// Plays back a record that was played by these figures and does not carry them itself: one of a
/// simulation.
///
/// # Errors
/// Where its game is played by the printed figures alone. The inner error says at which line it does
/// not hold, and why.
pub fn replay_by(record: &[u8], own: &OwnBook) -> Result<Result<Replay, Flaw>, PrintedAlone> {
    let read = text_of(record).and_then(|text| Ok((text, game_of(text)?)));
    match read {
        Ok((text, game)) => game.with(PlayBy { text, own }),
        Err(flaw) => Ok(Err(flaw)),
    }
}

/// What every seat saw after a line, by seat: what they all held. After a line that is not there it
/// is what they saw after the last one before it.
pub(crate) fn lay_open(record: &[u8], line: u32) -> Result<Vec<GameView>, Flaw> {
    let text = text_of(record)?;
    game_of(text)?.with(LayOpen { text, line })
}

struct Play<'a>(&'a str);

impl Task for Play<'_> {
    type Done = Result<Replay, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let file = carried(self.0).map(|book| book.file);
        play::<G>(&figures_of::<G>(self.0)?, file, self.0)
    }
}

struct PlayBy<'a> {
    text: &'a str,
    own: &'a OwnBook,
}

impl Task for PlayBy<'_> {
    type Done = Result<Result<Replay, Flaw>, PrintedAlone>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let book = figures::<G>(Some(self.own))?;
        Ok(play::<G>(&book, Some(self.own.file().file), self.text))
    }
}

/// Plays a record back by these figures, which lie in this file where they are somebody's own.
fn play<G: Offered>(book: &G::Book, file: Option<String>, text: &str) -> Result<Replay, Flaw> {
    let mut frames: Vec<(Chapter, G::View)> = Vec::new();
    let replayed = retell::<G>(book, G::hash_of(book), text, |heard| {
        if let Some(from) = heard.taken_back {
            frames.retain(|(chapter, _)| chapter.line < from);
        } else if heard.line == 0 || !heard.events.is_empty() {
            frames.push((chapter::<G>(&heard), heard.game.view(Eye::Stand)));
        }
    })?;
    let setting: Setting<G> = replayed.header.into();
    Ok(Replay {
        setup: Setup::of(&setting, file),
        rounds: rounds::<G>(&frames),
        charts: charts::<G>(&frames),
        open: views(&replayed.game, setting.entrants.len()),
        standings: replayed.game.standings(),
        frames: frames
            .into_iter()
            .map(|(chapter, view)| Frame {
                chapter,
                view: G::shown(view),
            })
            .collect(),
    })
}

struct LayOpen<'a> {
    text: &'a str,
    line: u32,
}

impl Task for LayOpen<'_> {
    type Done = Result<Vec<GameView>, Flaw>;

    fn with<G: Offered + Posed>(self) -> Self::Done {
        let mut open = Vec::new();
        let book = figures_of::<G>(self.text)?;
        retell::<G>(&book, G::hash_of(&book), self.text, |heard| {
            if heard.line <= self.line && heard.taken_back.is_none() {
                open = views(heard.game, heard.seats);
            }
        })?;
        Ok(open)
    }
}

fn chapter<G: Offered>(heard: &Heard<'_, G>) -> Chapter {
    let seen = heard
        .events
        .iter()
        .filter(|event| event.seen_by(Eye::Stand));
    Chapter {
        line: heard.line,
        events: seen.cloned().map(G::event).collect(),
    }
}

fn views<G: Offered>(game: &G, seats: usize) -> Vec<GameView> {
    let eyes = Seat::first(seats).map(Eye::Seat);
    eyes.map(|eye| G::shown(game.view(eye))).collect()
}

fn rounds<G: Offered>(frames: &[(Chapter, G::View)]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::new();
    for (frame, (_, view)) in (0..).zip(frames) {
        let round = G::round(view);
        if marks.last().is_none_or(|last| last.round != round) {
            marks.push(Mark { round, frame });
        }
    }
    marks
}

fn charts<G: Offered>(frames: &[(Chapter, G::View)]) -> Vec<Chart> {
    let mut charts: Vec<Chart> = Vec::new();
    let last = frames.len().saturating_sub(1);
    for (at, (_, view)) in frames.iter().enumerate() {
        let frame = u32::try_from(at).unwrap_or(u32::MAX);
        for (measure, values) in G::chart(view) {
            let point = Point { frame, values };
            match charts.iter_mut().find(|chart| chart.measure == measure) {
                None => charts.push(Chart {
                    measure,
                    points: vec![point],
                }),
                Some(chart) => {
                    let before = chart.points.last();
                    if at == last || before.is_none_or(|before| before.values != point.values) {
                        chart.points.push(point);
                    }
                }
            }
        }
    }
    charts
}
