//! Race event cards, to cut out (N-4).

mod picture;

use nasty::{Card, Veer};

use super::Meeting;
use crate::form::cut_marks;
use crate::sheet::{Area, Page, Part, Sheets, Style, Tone, Way};
use crate::words::fill;

/// The cards on a page, and their size in points: that of playing cards.
const ACROSS: u16 = 3;
const DOWN: u16 = 3;
const WIDTH: f32 = 178.6;
const HEIGHT: f32 = 249.4;

/// The deck of the table's rules, with marks to cut along.
pub fn event_cards(meeting: &Meeting<'_>) -> Vec<u8> {
    let title = meeting.words().cards.events;
    let mut sheets = Sheets::new(title, meeting.stationery.language.code());
    let deck = meeting.view.book.deck(meeting.view.rules.deck);
    let cards = Card::ALL.into_iter().zip(deck);
    let cards: Vec<Card> = cards
        .flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
        .collect();
    for some in cards.chunks(usize::from(ACROSS * DOWN)) {
        let page = sheets.page(meeting.stationery.paper, Way::Portrait);
        let all = Area {
            width: WIDTH * f32::from(ACROSS),
            height: HEIGHT * f32::from(DOWN),
            ..page.sheet
        };
        let all = Area {
            x: (page.sheet.width - all.width) / 2.0,
            y: (page.sheet.height - all.height) / 2.0,
            ..all
        };
        for (&card, place) in some.iter().zip(all.cells(ACROSS, DOWN, 0.0)) {
            cut_marks(page, place);
            draw(page, place.inset(9.0, 9.0), meeting, card);
        }
    }
    sheets.into_pdf()
}

fn draw(page: &mut Page, area: Area, meeting: &Meeting<'_>, card: Card) {
    let words = &meeting.words().cards;
    let kind = card.kind() as usize;
    let mut room = page.frame(area, 0.8);
    let name = words.kinds[kind];
    let title = room.cut_top(25.0);
    let style = Style::bold(17.0).middle().tone(Tone::CLARET);
    page.says(Part::Title(name.to_owned()), title, style, name);
    if let Some(told) = which_one(meeting, card) {
        let which = room.cut_top(15.0);
        page.says(Part::Paragraph, which, Style::bold(11.0).middle(), told);
    }
    let mut text = room.cut_bottom(84.0);
    picture::draw(page, room.inset(0.0, 3.0), card);
    page.rule(text, 0.6, Tone::RULE);
    text.cut_top(3.0);
    let deposit = meeting.money(meeting.view.deposit);
    let rule = fill(words.rules[kind], &[("deposit", &deposit)]);
    page.says(
        Part::Paragraph,
        text,
        Style::roman(10.5).middle().prose(),
        &rule,
    );
}

/// The fence that the card names, or the way in which the horse must veer.
fn which_one(meeting: &Meeting<'_>, card: Card) -> Option<&'static str> {
    let words = &meeting.words().cards;
    match (card.fence(), card.veer()) {
        (Some(fence), _) => Some(words.fences[fence.index()]),
        (None, Some(Veer::In)) => Some(words.veer_in),
        (None, Some(Veer::Out)) => Some(words.veer_out),
        (None, None) => None,
    }
}
