//! Betting slips.

use table::{Money, Seat};

use super::Meeting;
use super::filled::{Backed, Filled, Settled, Slip};
use crate::form::{Cell, Column, Ruled, cut_marks};
use crate::sheet::{Area, Line, Outline, Page, Part, Sheets, Style, Tone, Way};
use crate::words::fill;

/// How many blank slips are on a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pad {
    /// Two, one above the other.
    #[default]
    Two,
    /// Four.
    Four,
}

/// The width of a slip by its height.
const SHAPE: f32 = 1.42;

/// The slip of these eyes' own seat, filled in as far as it is; nothing for the stand.
pub fn own_slip(meeting: &Meeting<'_>) -> Option<Vec<u8>> {
    let seat = meeting.seats().find(|&seat| meeting.view.eye.is(seat))?;
    let title = title_of(meeting, seat);
    let mut sheets = Sheets::new(&title, meeting.stationery.language.code());
    let page = sheets.page(meeting.stationery.paper, Way::Landscape);
    let area = page.sheet.inset(30.0, 30.0).middle(SHAPE);
    draw(page, area, meeting, &Slip::of(meeting, seat));
    Some(sheets.into_pdf())
}

/// Everybody's slips, once the meeting is over; nothing before.
pub fn slips(meeting: &Meeting<'_>) -> Option<Vec<u8>> {
    meeting.view.result.as_ref()?;
    let words = &meeting.words().nasty.slip;
    let mut sheets = Sheets::new(words.all, meeting.stationery.language.code());
    let seats: Vec<Seat> = meeting.seats().collect();
    for pair in seats.chunks(2) {
        let page = sheets.page(meeting.stationery.paper, Way::Portrait);
        for (&seat, area) in pair.iter().zip(places(page.sheet, Pad::Two)) {
            draw(page, area, meeting, &Slip::of(meeting, seat));
        }
    }
    Some(sheets.into_pdf())
}

/// A page of blank slips, with marks to cut along. Of the view only the printed figures are used.
pub fn blank_slips(meeting: &Meeting<'_>, pad: Pad) -> Vec<u8> {
    let words = &meeting.words().nasty.slip;
    let mut sheets = Sheets::new(words.blank, meeting.stationery.language.code());
    let way = match pad {
        Pad::Two => Way::Portrait,
        Pad::Four => Way::Landscape,
    };
    let page = sheets.page(meeting.stationery.paper, way);
    for area in places(page.sheet, pad) {
        cut_marks(page, area);
        draw(page, area.inset(6.0, 6.0), meeting, &Slip::BLANK);
    }
    sheets.into_pdf()
}

fn places(sheet: Area, pad: Pad) -> Vec<Area> {
    let across = match pad {
        Pad::Two => 1,
        Pad::Four => 2,
    };
    let cells = sheet.inset(18.0, 18.0).cells(across, 2, 10.0);
    cells
        .into_iter()
        .map(|cell| cell.inset(4.0, 4.0).middle(SHAPE))
        .collect()
}

fn title_of(meeting: &Meeting<'_>, seat: Seat) -> String {
    let player = meeting.player(seat).name.as_str();
    fill(meeting.words().nasty.slip.of, &[("player", player)])
}

fn draw(page: &mut Page, area: Area, meeting: &Meeting<'_>, slip: &Slip) {
    let unit = area.width / 780.0;
    let words = meeting.words();
    let mut room = page.frame(area, unit);
    head(page, room.cut_top(74.0 * unit), meeting, slip);
    let foot = room.cut_bottom(34.0 * unit);
    room.cut_bottom(6.0 * unit);
    let w = &words.nasty;
    let columns = [
        Column::middle("", 0.4),
        Column::left(w.race, 2.4),
        Column::middle(w.slip.entry, 1.1),
        Column::left(w.slip.backed, 2.25),
        Column::middle(w.odds, 1.0),
        Column::right(w.stake, 1.35),
        Column::right(w.slip.paid, 1.35),
        Column::right(w.slip.prize, 1.2),
        Column::right(w.slip.purse, 1.5),
    ];
    let lines = (1..).zip(&slip.lines);
    let rows: Vec<Vec<Cell>> = lines
        .map(|(number, line)| row(meeting, number, line))
        .collect();
    let ruled = Ruled {
        size: 14.5 * unit,
        most: f32::MAX,
        words,
    };
    ruled.draw(page, room, &columns, &rows);
    let mut foot = foot;
    let style = Style::italic(11.5 * unit).middle().tone(Tone::QUIET);
    let upper = foot.cut_top(foot.height / 2.0);
    page.says(Part::Paragraph, upper, style, w.slip.rules);
    page.says(Part::Paragraph, foot, style, w.slip.secret);
}

/// The title between the owner's silks and name, and the game's name.
fn head(page: &mut Page, area: Area, meeting: &Meeting<'_>, slip: &Slip) {
    let words = meeting.words();
    let unit = area.height / 74.0;
    let mut room = area;
    room.cut_bottom(8.0 * unit);
    let parts = room.columns(&[2.4, 3.0, 2.4]);
    let [owner, title, game] = parts[..] else {
        unreachable!("three shares make three columns")
    };
    let style = Style::bold(35.0 * unit).middle().tone(Tone::CLARET);
    let says = words.nasty.slip.title;
    let part = match slip.owner {
        Some(seat) => Part::Title(title_of(meeting, seat)),
        None => Part::Title(says.to_owned()),
    };
    page.says(
        part,
        title.inset(8.0 * unit, 0.0),
        style,
        &says.to_uppercase(),
    );
    whose(page, owner, meeting, slip.owner);
    let style = Style::italic(13.0 * unit).right().tone(Tone::QUIET);
    page.says(Part::Paragraph, game, style, words.game.nasty);
}

fn whose(page: &mut Page, area: Area, meeting: &Meeting<'_>, owner: Option<Seat>) {
    let unit = area.height / 66.0;
    let words = meeting.words();
    let mut room = area;
    let badge = room.cut_left(58.0 * unit).inset(2.0 * unit, 4.0 * unit);
    room.cut_left(6.0 * unit);
    let label = room.cut_top(18.0 * unit);
    let style = Style::italic(11.5 * unit).tone(Tone::QUIET);
    page.says(Part::Paragraph, label, style, words.nasty.owner);
    let name = room.cut_top(34.0 * unit);
    let line = Outline::line((name.x, name.bottom()), (name.right(), name.bottom()));
    page.line(
        line,
        Line::of(0.9 * unit, Tone::INK).dashed(&[1.2 * unit, 1.8 * unit]),
    );
    match owner {
        Some(seat) => {
            let player = meeting.player(seat);
            player.silks.draw(page, badge, words);
            let style = Style::bold(20.0 * unit);
            page.says(
                Part::Paragraph,
                name.inset(0.0, 2.5 * unit),
                style,
                &player.name,
            );
        }
        None => page.line(
            Outline::round(badge.middle(1.0), 5.0 * unit),
            Line::of(0.7 * unit, Tone::RULE).dashed(&[3.0 * unit, 2.0 * unit]),
        ),
    }
}

fn row(meeting: &Meeting<'_>, number: u8, line: &Filled) -> Vec<Cell> {
    let words = &meeting.words().nasty.slip;
    let money = |sum: Option<Money>| match sum {
        Some(sum) if sum != Money::NONE => Cell::Text(meeting.money(sum)),
        _ => Cell::Free,
    };
    let settled = line.settled;
    let has_bet = matches!(line.bet, Backed::Horse(_));
    let paid = match settled {
        Some(Settled { paid, .. }) if paid != Money::NONE => Cell::Stamp(meeting.money(paid)),
        Some(_) if has_bet => Cell::Quiet(words.lost.to_owned()),
        _ => Cell::Free,
    };
    vec![
        Cell::Bold(number.to_string()),
        line.race.map_or(Cell::Free, |race| {
            Cell::Two(meeting.race_name(race).to_owned(), meeting.prizes(race))
        }),
        line.entry
            .map_or(Cell::Free, |grade| Cell::Bold(u8::from(grade).to_string())),
        match line.bet {
            Backed::Unknown => Cell::Free,
            Backed::Nothing => Cell::Quiet(words.no_bet.to_owned()),
            Backed::Horse(seat) => {
                let player = meeting.player(seat);
                Cell::Worn(player.silks, player.name.clone())
            }
        },
        line.odds
            .map_or(Cell::Free, |odds| Cell::Text(meeting.odds(odds))),
        money(line.stake),
        paid,
        money(settled.map(|settled| settled.prize)),
        settled.map_or(Cell::Free, |settled| {
            Cell::Bold(meeting.money(settled.purse))
        }),
    ]
}
