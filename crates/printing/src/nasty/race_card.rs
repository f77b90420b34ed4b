//! The race card of the meeting.

use nasty::{Grade, RaceName};
use table::Seat;

use super::{Meeting, past};
use crate::form::{Cell, Column, Ruled, masthead};
use crate::sheet::{Area, Outline, Page, Part, Sheets, Style, Tone, Way};
use crate::words::fill;

/// The six races in their order, with their prizes and their runners, as far as these eyes know them.
pub fn race_card(meeting: &Meeting<'_>) -> Vec<u8> {
    let words = &meeting.words().nasty.race_card;
    let mut sheets = Sheets::new(words.title, meeting.stationery.language.code());
    let page = sheets.page(meeting.stationery.paper, Way::Portrait);
    let mut room = page.frame(page.sheet.inset(26.0, 26.0), 1.0);
    let over = meeting.words().game.nasty;
    masthead(page, &mut room, over, words.title, words.subtitle);
    let foot = room.cut_bottom(16.0);
    let style = Style::italic(9.0).middle().tone(Tone::QUIET);
    room.cut_top(4.0);
    room.cut_bottom(6.0);
    let blocks = room.cells(2, 3, 14.0);
    for (nth, (race, block)) in meeting.races().into_iter().zip(blocks).enumerate() {
        draw(page, block, meeting, nth, race);
    }
    page.says(Part::Paragraph, foot, style, words.note);
    sheets.into_pdf()
}

fn draw(page: &mut Page, area: Area, meeting: &Meeting<'_>, nth: usize, race: RaceName) {
    let words = meeting.words();
    let mut room = area;
    let mut head = room.cut_top(44.0);
    page.fill(Outline::rect(head), Tone::PALE);
    page.rule(head, 1.4, Tone::INK);
    let number = head.cut_left(38.0);
    let style = Style::bold(30.0).middle().tone(Tone::CLARET);
    let name = meeting.race_name(race);
    let told = (nth + 1).to_string();
    let heading = fill(words.nasty.race_of, &[("number", &told), ("race", name)]);
    page.part(Part::Heading(heading), |page| {
        page.text(number, style, &told);
        let strip = head.cut_top(26.0);
        page.text(strip.inset(2.0, 2.0), Style::bold(16.0), name);
    });
    let style = Style::roman(9.5);
    page.says(
        Part::Paragraph,
        head.inset(2.0, 0.0),
        style,
        &prizes(meeting, race),
    );
    let columns = [
        Column::left(words.nasty.owner, 3.2),
        Column::middle(words.nasty.grade, 1.0),
        Column::middle(words.nasty.lane, 0.9),
        Column::middle(words.nasty.odds, 1.5),
    ];
    let rows: Vec<Vec<Cell>> = meeting
        .seats()
        .map(|seat| runner(meeting, nth, seat))
        .collect();
    let ruled = Ruled {
        size: 11.0,
        most: 28.0,
        words,
    };
    ruled.draw(page, room, &columns, &rows);
}

/// The prizes, each with its place.
fn prizes(meeting: &Meeting<'_>, race: RaceName) -> String {
    let prizes = meeting.view.prizes[race.index()].iter();
    let places = prizes.zip(meeting.words().ordinals);
    let told = places.map(|(&prize, place)| format!("{place} {}", meeting.money(prize)));
    told.collect::<Vec<_>>().join("   ")
}

fn runner(meeting: &Meeting<'_>, nth: usize, seat: Seat) -> Vec<Cell> {
    let player = meeting.player(seat);
    let view = meeting.view;
    let row = match view.past.get(nth) {
        Some(race) => past::row(race, seat).copied(),
        None if meeting.is_on(nth) => view.board.iter().find(|row| row.seat == seat).copied(),
        None => None,
    };
    let entry = view.entries[seat.index()].get(nth).copied().flatten();
    let number =
        |number: Option<u8>| number.map_or(Cell::Free, |number| Cell::Bold(number.to_string()));
    vec![
        Cell::Worn(player.silks, player.name.clone()),
        number(row.map(|row| row.grade).or(entry).map(Grade::into)),
        number(row.map(|row| row.lane.into())),
        row.map_or(Cell::Free, |row| Cell::Text(meeting.odds(row.odds))),
    ]
}
