//! Lane cards, to cut out (N-12).

use nasty::Lane;

use super::Meeting;
use crate::form::cut_marks;
use crate::sheet::{Area, Line, Outline, Page, Part, Sheets, Style, Tone, Way};

/// The six lane cards on a page, with marks to cut along.
pub fn lane_cards(meeting: &Meeting<'_>) -> Vec<u8> {
    let words = meeting.words();
    let mut sheets = Sheets::new(words.cards.lanes, meeting.stationery.language.code());
    let page = sheets.page(meeting.stationery.paper, Way::Portrait);
    let mut room = page.sheet.inset(24.0, 18.0);
    let title = room.cut_top(16.0);
    let style = Style::italic(10.0).middle().tone(Tone::QUIET);
    let part = Part::Title(words.cards.lanes.to_owned());
    page.says(part, title, style, words.cards.lanes);
    let cells = room.inset(6.0, 8.0).cells(2, 3, 16.0);
    for (lane, cell) in Lane::ALL.into_iter().zip(cells) {
        let card = cell.middle(1.08);
        cut_marks(page, card);
        draw(page, card.inset(9.0, 9.0), meeting, lane);
    }
    sheets.into_pdf()
}

fn draw(page: &mut Page, card: Area, meeting: &Meeting<'_>, lane: Lane) {
    let words = meeting.words();
    let mut room = page.frame(card, 1.0);
    let label = room.cut_top(20.0);
    let style = Style::italic(13.0).middle().tone(Tone::QUIET);
    let number = u8::from(lane).to_string();
    page.says(Part::Paragraph, label, style, words.nasty.lane);
    let foot = room.cut_bottom(16.0);
    let mut picture = room.cut_bottom(room.height * 0.36);
    picture.cut_bottom(4.0);
    let style = Style::bold(110.0).middle();
    page.says(Part::Heading(number.clone()), room, style, &number);
    lanes(page, picture, lane);
    let style = Style::italic(9.0).middle().tone(Tone::QUIET);
    page.says(Part::Paragraph, foot, style, words.cards.lane_note);
}

/// A bend of the course from above, this lane filled in.
fn lanes(page: &mut Page, area: Area, lane: Lane) {
    let step = (area.width / 2.0).min(area.height) / 9.0;
    let centre = area.at(0.5, 1.0);
    let bow = |radius: f32| {
        let points = (0..=24_u16).map(move |nth| {
            let turn = std::f32::consts::PI * f32::from(nth) / 24.0;
            (
                centre.0 - radius * turn.cos(),
                centre.1 - radius * turn.sin(),
            )
        });
        points.collect::<Vec<_>>()
    };
    let radius = |nth: u8| step * (3.0 + f32::from(nth));
    let inner = u8::from(lane) - 1;
    let (mut ring, back) = (bow(radius(inner)), bow(radius(inner + 1)));
    ring.extend(back.into_iter().rev());
    page.fill(Outline::polygon(ring), Tone::CLARET);
    for nth in 0..=6 {
        let width = if nth == 0 || nth == 6 { 1.6 } else { 0.5 };
        page.line(
            Outline::through(bow(radius(nth))),
            Line::of(width, Tone::INK),
        );
    }
}
