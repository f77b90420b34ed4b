//! The score sheet of Giro Galoppo.

mod course;

use giro::{CourseName, Event, View};
use table::Seat;

use crate::form::{Cell, Column, Ruled, masthead};
use crate::sheet::{Area, Page, Part, Sheets, Style, Tone, Way};
use crate::words::Words;
use crate::{Player, Stationery};

/// The fewest rounds that a sheet has room for, and the most on a page.
const FEWEST: usize = 14;
const ON_A_PAGE: usize = 18;
/// The riders that a sheet has room for.
const RIDERS: usize = 5;

/// A race as one eye sees it, and who rides: what the score sheet is made from.
#[derive(Clone, Copy, Debug)]
pub struct Race<'a> {
    /// What the eye may know.
    pub view: &'a View,
    /// Who rides, by seat; nobody where names are left free.
    pub players: &'a [Player],
    /// How to print it.
    pub stationery: Stationery,
}

/// The rounds that were run: what everybody saw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rounds {
    rounds: Vec<Round>,
    cards: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    cards: Vec<u8>,
    horses: Vec<u8>,
}

impl Rounds {
    /// Writes down what happened, if it belongs here. Events come in their order.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Revealed { cards } => self.cards.clone_from(cards),
            Event::RoundOver { horses, .. } => self.rounds.push(Round {
                cards: std::mem::take(&mut self.cards),
                horses: horses.clone(),
            }),
            _ => {}
        }
    }
}

/// The score sheet: the course with its hedges, and every round with each rider's card and space.
pub fn score_sheet(race: &Race<'_>, rounds: &Rounds) -> Vec<u8> {
    let words = race.stationery.language.words();
    let title = words.score.title;
    let mut sheets = Sheets::new(title, race.stationery.language.code());
    let count = rounds.rounds.len().max(FEWEST);
    for first in (0..count).step_by(ON_A_PAGE) {
        let page = sheets.page(race.stationery.paper, Way::Landscape);
        let mut room = page.frame(page.sheet.inset(26.0, 26.0), 1.0);
        let course = words.score.courses[course_nth(race.view.course.name)];
        masthead(page, &mut room, words.game.giro, title, course);
        let strip = room.cut_top(room.height * 0.42);
        course::draw(page, strip, race.view, words);
        room.cut_top(8.0);
        let last = count.min(first + ON_A_PAGE);
        table(page, room, race, rounds, first..last);
    }
    sheets.into_pdf()
}

const fn course_nth(name: CourseName) -> usize {
    match name {
        CourseName::Classic => 0,
        CourseName::Sprint => 1,
        CourseName::Grand => 2,
    }
}

fn table(
    page: &mut Page,
    area: Area,
    race: &Race<'_>,
    rounds: &Rounds,
    shown: std::ops::Range<usize>,
) {
    let words = race.stationery.language.words();
    let mut room = area;
    let foot = room.cut_bottom(15.0);
    let mut columns = vec![Column::left(words.score.player, 3.2)];
    columns.extend(
        shown
            .clone()
            .map(|nth| Column::middle((nth + 1).to_string(), 1.0)),
    );
    columns.push(Column::middle(words.score.place, 1.4));
    let riders = match race.players.len() {
        0 => RIDERS,
        some => some,
    };
    let rows: Vec<Vec<Cell>> = (0..riders)
        .map(|rider| row(race, words, rounds, rider, shown.clone()))
        .collect();
    let ruled = Ruled {
        size: 12.0,
        most: 40.0,
        words,
    };
    ruled.draw(page, room, &columns, &rows);
    let style = Style::italic(9.5).middle().tone(Tone::QUIET);
    page.says(Part::Paragraph, foot, style, words.score.card_and_space);
}

fn row(
    race: &Race<'_>,
    words: &Words,
    rounds: &Rounds,
    rider: usize,
    shown: std::ops::Range<usize>,
) -> Vec<Cell> {
    let name = race.players.get(rider).map_or(Cell::Free, |player| {
        Cell::Worn(player.silks, player.name.clone())
    });
    let round = |nth: usize| {
        let round = rounds.rounds.get(nth)?;
        let (card, space) = (round.cards.get(rider)?, round.horses.get(rider)?);
        Some(Cell::Two(card.to_string(), space.to_string()))
    };
    let mut place = race.view.result.iter();
    let place = place.position(|&seat| seat == Seat::at(rider.min(Seat::MOST - 1)));
    let place = place.filter(|_| !race.players.is_empty());
    let place = place.and_then(|place| words.ordinals.get(place));
    let mut row = vec![name];
    row.extend(shown.map(|nth| round(nth).unwrap_or(Cell::Free)));
    row.push(place.map_or(Cell::Free, |place| Cell::Bold((*place).to_owned())));
    row
}
