//! The bookie's board, with the table of the odds.

use nasty::{Grade, Lane, RaceName, Row};
use table::Money;

use super::Meeting;
use crate::form::{Cell, Column, Ruled, heading};
use crate::sheet::{Area, Line, Outline, Page, Part, Sheets, Style, Tone, Way};
use crate::words::fill;

/// The boards of all races that have had one, a page a race; before the first a board without a race.
pub fn board(meeting: &Meeting<'_>) -> Vec<u8> {
    let mut boards: Vec<Board> = meeting.view.past.iter().map(Board::of_past).collect();
    let next = usize::from(meeting.view.number) - 1;
    if meeting.is_on(next) {
        boards.push(Board::of_now(meeting, next));
    }
    if boards.is_empty() {
        boards.push(Board::default());
    }
    printed(meeting, &boards)
}

/// A board to be filled in by hand. Of the view only the printed figures are used.
pub fn blank_board(meeting: &Meeting<'_>) -> Vec<u8> {
    printed(meeting, &[Board::default()])
}

/// A board as it is filled in.
#[derive(Default)]
struct Board {
    race: Option<(usize, RaceName)>,
    rows: Vec<(Row, Option<Money>)>,
}

impl Board {
    fn of_past(race: &nasty::PastRace) -> Self {
        let staked = |row: &Row| race.bets[row.seat.index()].map_or(Money::NONE, |bet| bet.stake);
        let rows = race.rows.iter().map(|row| (*row, Some(staked(row))));
        Self {
            race: Some((usize::from(race.number), race.race)),
            rows: rows.collect(),
        }
    }

    fn of_now(meeting: &Meeting<'_>, nth: usize) -> Self {
        let stake = |row: &Row| meeting.view.stakes.get(row.seat.index()).copied();
        let rows = meeting.view.board.iter().map(|row| (*row, stake(row)));
        Self {
            race: meeting.view.races.get(nth).map(|&race| (nth + 1, race)),
            rows: rows.collect(),
        }
    }
}

fn printed(meeting: &Meeting<'_>, boards: &[Board]) -> Vec<u8> {
    let title = meeting.words().nasty.board.title;
    let mut sheets = Sheets::new(title, meeting.stationery.language.code());
    for (nth, board) in boards.iter().enumerate() {
        let page = sheets.page(meeting.stationery.paper, Way::Landscape);
        draw(page, meeting, board, nth == 0);
    }
    sheets.into_pdf()
}

fn draw(page: &mut Page, meeting: &Meeting<'_>, board: &Board, first: bool) {
    let words = &meeting.words().nasty;
    let area = page.sheet.inset(30.0, 30.0);
    // The wood around the slate.
    page.line(
        Outline::rect(area.inset(3.0, 3.0)),
        Line::of(7.0, Tone::INK),
    );
    page.line(
        Outline::rect(area.inset(10.0, 10.0)),
        Line::of(0.6, Tone::INK),
    );
    let mut room = area.inset(24.0, 20.0);
    let title = room.cut_top(46.0);
    let style = Style::bold(34.0).middle().tone(Tone::CLARET);
    let part = if first {
        Part::Title(words.board.title.to_owned())
    } else {
        Part::Paragraph
    };
    page.says(part, title, style, &words.board.title.to_uppercase());
    which(page, &mut room, meeting, board);
    let foot = room.cut_bottom(22.0);
    let style = Style::italic(10.5).middle().tone(Tone::QUIET);
    page.says(Part::Paragraph, foot, style, words.board.note);
    room.cut_top(8.0);
    room.cut_bottom(4.0);
    let odds = room.cut_right(room.width * 0.33);
    room.cut_right(18.0);
    runners(page, room, meeting, board);
    table(page, odds, meeting);
}

/// Which race it is, and its prizes.
fn which(page: &mut Page, room: &mut Area, meeting: &Meeting<'_>, board: &Board) {
    let words = &meeting.words().nasty;
    let strip = room.cut_top(40.0);
    if let Some((number, race)) = board.race {
        let mut strip = strip;
        let told = fill(
            words.race_of,
            &[
                ("number", &number.to_string()),
                ("race", meeting.race_name(race)),
            ],
        );
        let name = strip.cut_top(24.0);
        let part = Part::Heading(told.clone());
        page.says(part, name, Style::bold(18.0).middle(), &told);
        let style = Style::roman(12.0).middle();
        page.says(Part::Paragraph, strip, style, &meeting.prizes(race));
    } else {
        let [race, prizes] = strip.columns(&[1.0, 1.0])[..] else {
            unreachable!("two shares make two columns")
        };
        blank(page, race.inset(8.0, 4.0), words.race);
        blank(page, prizes.inset(8.0, 4.0), words.prizes);
    }
}

/// A word, and a line to write on.
fn blank(page: &mut Page, area: Area, word: &str) {
    let mut room = area;
    let label = room.cut_left(room.width * 0.17);
    let style = Style::italic(12.0).right().tone(Tone::QUIET);
    page.says(Part::Paragraph, label, style, word);
    room.cut_left(6.0);
    let line = Outline::line((room.x, room.bottom()), (room.right(), room.bottom()));
    page.line(line, Line::of(0.8, Tone::INK).dashed(&[1.2, 1.8]));
}

fn runners(page: &mut Page, area: Area, meeting: &Meeting<'_>, board: &Board) {
    let words = meeting.words();
    let w = &words.nasty;
    let columns = [
        Column::left(w.horse, 3.2),
        Column::middle(w.grade, 1.0),
        Column::middle(w.lane, 1.0),
        Column::middle(w.odds, 1.5),
        Column::right(w.stake, 2.0),
    ];
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    for (row, stake) in &board.rows {
        let player = meeting.player(row.seat);
        rows.push(vec![
            Cell::Worn(player.silks, player.name.clone()),
            Cell::Bold(u8::from(row.grade).to_string()),
            Cell::Bold(u8::from(row.lane).to_string()),
            Cell::Bold(meeting.odds(row.odds)),
            stake.map_or(Cell::Free, |stake| Cell::Text(meeting.money(stake))),
        ]);
    }
    rows.resize(6, vec![Cell::Free; columns.len()]);
    let ruled = Ruled {
        size: 17.0,
        most: f32::MAX,
        words,
    };
    ruled.draw(page, area, &columns, &rows);
}

/// The odds by grade and lane (N-6).
fn table(page: &mut Page, area: Area, meeting: &Meeting<'_>) {
    let words = &meeting.words().nasty;
    let mut room = area;
    heading(page, &mut room, 12.0, words.board.table);
    let shares = [1.75, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
    let lines = room.cells(1, 7, 0.0);
    page.part(Part::Table, |page| {
        for (nth, (line, grade)) in lines
            .into_iter()
            .zip([None].into_iter().chain(Grade::ALL.map(Some)))
            .enumerate()
        {
            if nth % 2 == 0 {
                page.fill(Outline::rect(line), Tone::PALE);
            }
            page.part(Part::Row, |page| {
                odds_row(page, &line.columns(&shares), meeting, grade);
            });
        }
    });
    page.line(Outline::rect(room), Line::of(1.4, Tone::INK));
}

/// A row of the table of odds; without a grade the one that names the lanes.
fn odds_row(page: &mut Page, cells: &[Area], meeting: &Meeting<'_>, grade: Option<Grade>) {
    let words = &meeting.words().nasty;
    let [label, lanes @ ..] = cells else {
        unreachable!("the row begins with a label")
    };
    let (part, says) = match grade {
        None => (Part::Head, words.lane.to_owned()),
        Some(grade) => (
            Part::Cell,
            format!("{}\u{a0}{}", words.grade, u8::from(grade)),
        ),
    };
    let style = Style::italic(11.5).tone(Tone::QUIET);
    page.says(part.clone(), label.inset(4.0, 1.0), style, &says);
    for (lane, cell) in Lane::ALL.into_iter().zip(lanes) {
        let number = match grade {
            None => u8::from(lane).into(),
            Some(grade) => meeting.view.book.odds(grade, lane),
        };
        let style = match grade {
            None => Style::italic(12.0).middle().tone(Tone::QUIET),
            Some(_) => Style::bold(14.0).middle(),
        };
        page.says(part.clone(), *cell, style, &number.to_string());
    }
}
