//! The score sheet of Galloping Pigs.

use pigs::View;
use table::Seat;

use crate::form::{Cell, Column, Ruled, masthead};
use crate::sheet::{Area, Line, Outline, Page, Part, Sheets, Style, Tone, Way};
use crate::words::{Words, fill};
use crate::{Player, Stationery};

/// The players that a sheet has room for.
const PLAYERS: usize = 5;

/// A game as one eye sees it, and who plays: what the score sheet is made from.
#[derive(Clone, Copy, Debug)]
pub struct Gallop<'a> {
    /// What the eye may know.
    pub view: &'a View,
    /// Who plays, by seat; nobody where names are left free.
    pub players: &'a [Player],
    /// How to print it.
    pub stationery: Stationery,
}

/// The score sheet: the oval, and what everybody has banked in each round.
pub fn score_sheet(gallop: &Gallop<'_>) -> Vec<u8> {
    let words = gallop.stationery.language.words();
    let title = words.score.title;
    let mut sheets = Sheets::new(title, gallop.stationery.language.code());
    let page = sheets.page(gallop.stationery.paper, Way::Portrait);
    let mut room = page.frame(page.sheet.inset(26.0, 26.0), 1.0);
    let spaces = gallop.view.edition.spaces;
    let under = fill(words.score.spaces, &[("count", &spaces.to_string())]);
    masthead(page, &mut room, words.game.pigs, title, &under);
    let track = room.cut_top(room.height * 0.44);
    oval(page, track.inset(6.0, 10.0), spaces, words);
    room.cut_top(8.0);
    table(page, room, gallop, words);
    sheets.into_pdf()
}

/// The spaces of the oval, the first one behind the start line at the foot.
fn oval(page: &mut Page, area: Area, spaces: u8, words: &Words) {
    let area = area.middle(1.55);
    let side = area.width * 0.08;
    let track = area.inset(side / 2.0 + 4.0, side / 2.0 + 4.0);
    let radius = track.height / 2.0;
    let straight = track.width - track.height;
    let round = 2.0 * straight + 2.0 * std::f32::consts::PI * radius;
    for number in 1..=spaces {
        let along = round * (f32::from(number) - 0.5) / f32::from(spaces);
        let (x, y) = on_oval(track, radius, straight, along);
        let place = Area::new(x - side / 2.0, y - side / 2.0, side, side);
        let line = Line::of(0.9, Tone::INK);
        let fill = if number % 2 == 0 {
            Tone::PALE
        } else {
            Tone::PAPER
        };
        page.shape(Outline::round(place, side * 0.2), Some(fill), Some(line));
        let style = Style::bold(side * 0.4).middle();
        page.says(Part::Paragraph, place, style, &number.to_string());
    }
    let (x, y) = on_oval(track, radius, straight, 0.0);
    let line = Outline::line((x, y - side * 0.85), (x, y + side * 0.85));
    page.line(line, Line::of(2.6, Tone::CLARET));
    let label = Area::new(x - 50.0, y - side * 1.5, 100.0, 12.0);
    let style = Style::italic(11.0).middle().tone(Tone::CLARET);
    page.says(Part::Paragraph, label, style, words.score.start);
}

/// Where one is after so much of the way: from the middle of the lower straight, to the left.
fn on_oval(track: Area, radius: f32, straight: f32, along: f32) -> (f32, f32) {
    let bend = std::f32::consts::PI * radius;
    let (left, right) = (track.x + radius, track.right() - radius);
    let middle = f32::midpoint(left, right);
    let half = straight / 2.0;
    let centre = track.y + radius;
    if along < half {
        (middle - along, track.bottom())
    } else if along < half + bend {
        let turn = (along - half) / radius;
        (left - radius * turn.sin(), centre + radius * turn.cos())
    } else if along < half + bend + straight {
        (left + along - half - bend, track.y)
    } else if along < half + 2.0 * bend + straight {
        let turn = (along - half - bend - straight) / radius;
        (right + radius * turn.sin(), centre - radius * turn.cos())
    } else {
        let rest = along - half - 2.0 * bend - straight;
        (right - rest, track.bottom())
    }
}

fn table(page: &mut Page, area: Area, gallop: &Gallop<'_>, words: &Words) {
    let mut room = area;
    let foot = room.cut_bottom(16.0);
    let rounds = usize::from(gallop.view.rounds.max(1));
    let mut columns = vec![Column::left(words.score.player, 2.6)];
    columns.extend(
        (1..=rounds).map(|nth| Column::middle(format!("{}\u{a0}{nth}", words.score.round), 1.6)),
    );
    columns.push(Column::middle(words.score.total, 1.2));
    columns.push(Column::middle(words.score.place, 1.0));
    let players = match gallop.players.len() {
        0 => PLAYERS,
        some => some,
    };
    let rows: Vec<Vec<Cell>> = (0..players)
        .map(|player| row(gallop, words, player, rounds))
        .collect();
    let ruled = Ruled {
        size: 14.0,
        most: 66.0,
        words,
    };
    ruled.draw(page, room, &columns, &rows);
    let style = Style::italic(9.5).middle().tone(Tone::QUIET);
    page.says(Part::Paragraph, foot, style, words.score.food);
}

fn row(gallop: &Gallop<'_>, words: &Words, nth: usize, rounds: usize) -> Vec<Cell> {
    let Some(player) = gallop.players.get(nth) else {
        return vec![Cell::Free; rounds + 3];
    };
    let view = gallop.view;
    let banked = |round: usize| {
        let food = view.banks.get(nth)?.get(round)?;
        Some(Cell::Bold(food.to_string()))
    };
    let mut row = vec![Cell::Worn(player.silks, player.name.clone())];
    row.extend((0..rounds).map(|round| banked(round).unwrap_or(Cell::Free)));
    let result = view.result.as_ref();
    row.push(result.map_or(Cell::Free, |_| Cell::Bold(view.banked[nth].to_string())));
    row.push(place(gallop, words, nth).map_or(Cell::Free, |place| Cell::Bold(place.to_owned())));
    row
}

/// The place of a seat, once the game is over; those who share it have the same.
fn place(gallop: &Gallop<'_>, words: &Words, nth: usize) -> Option<&'static str> {
    let mut before = 0;
    for place in &gallop.view.result.as_ref()?.0 {
        if place.seats().contains(&Seat::at(nth)) {
            return words.ordinals.get(before).copied();
        }
        before += place.seats().len();
    }
    None
}
