//! What is drawn on a race event card: our own drawings, in boxes of 48 by 48.

use nasty::{Card, CardKind, Veer};

use crate::sheet::{Area, Line, Outline, Page, Tone};

const SIDE: f32 = 48.0;

/// A shoe, open below.
const SHOE: &str =
    "M15 40L11 38C6 28 6 8 24 6C42 8 42 28 37 38L33 40L30 36C36 26 34 14 24 13C14 14 12 26 18 36Z";
/// The same, turned over: luck has run out.
const SHOE_OVER: &str =
    "M15 8L11 10C6 20 6 40 24 42C42 40 42 20 37 10L33 8L30 12C36 22 34 34 24 35C14 34 12 22 18 12Z";
/// Nails in a shoe that stands open below, and in one turned over.
const NAILS: [(f32, f32); 6] = [
    (13.0, 29.0),
    (12.6, 21.0),
    (16.5, 13.0),
    (31.5, 13.0),
    (35.4, 21.0),
    (35.0, 29.0),
];
const HEDGE: &str =
    "M4 44V30Q8 24 12 29Q15 22 19 28Q22 21 26 28Q30 22 33 28Q37 23 40 29Q43 26 44 30V44Z";
const TWIGS: &str = "M9 44V33M14 44L17 32M21 44V31M27 44L25 32M32 44V31M38 44L36 32";
const WATER: &str = "M4 46Q8 42 12 46Q16 42 20 46Q24 42 28 46Q32 42 36 46Q40 42 44 46";
const RAIL: &str = "M4 12H44M8 12V20M20 12V20M32 12V20M44 12V20";

/// Draws what the card does.
pub(super) fn draw(page: &mut Page, area: Area, card: Card) {
    let area = area.middle(1.0);
    let art = Art { area };
    match card.kind() {
        CardKind::Faller => art.faller(page, card),
        CardKind::WhippedRound => art.whipped(page),
        CardKind::FalseStart => art.false_start(page),
        CardKind::SlippedUp => art.slipped(page),
        CardKind::Remount => art.remount(page),
        CardKind::UnderPressure => art.pressure(page, card.veer()),
        CardKind::Objection => art.objection(page),
        CardKind::StewardsEnquiry => art.enquiry(page),
        CardKind::PhotoFinish => art.photo(page),
    }
}

struct Art {
    area: Area,
}

impl Art {
    fn drawn(&self, path: &str) -> Outline {
        Outline::drawn(path, SIDE, self.area)
    }

    fn line(&self, width: f32) -> Line {
        Line::of(width * self.area.width / SIDE, Tone::INK)
    }

    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        self.area.at(x / SIDE, y / SIDE)
    }

    fn ink(&self, page: &mut Page, path: &str, width: f32) {
        page.line(self.drawn(path), self.line(width));
    }

    fn solid(&self, page: &mut Page, path: &str, tone: Tone) {
        page.shape(self.drawn(path), Some(tone), Some(self.line(1.0)));
    }

    fn dot(&self, page: &mut Page, x: f32, y: f32, radius: f32, tone: Tone) {
        let radius = radius * self.area.width / SIDE;
        page.fill(Outline::circle(self.at(x, y), radius), tone);
    }

    /// A shoe, its nails in it, in a part of the drawing.
    fn shoe(&self, page: &mut Page, (x, y): (f32, f32), side: f32, is_over: bool) {
        let (left, top) = self.at(x, y);
        let side = side * self.area.width / SIDE;
        let inner = Self {
            area: Area::new(left, top, side, side),
        };
        inner.solid(page, if is_over { SHOE_OVER } else { SHOE }, Tone::RULE);
        for (x, y) in NAILS {
            let y = if is_over { SIDE - y } else { y };
            inner.dot(page, x, y, 1.1, Tone::INK);
        }
    }

    /// A hedge, the shoe over it turned over; at the brook the water before it.
    fn faller(&self, page: &mut Page, card: Card) {
        self.shoe(page, (11.0, 0.0), 26.0, true);
        self.solid(page, HEDGE, Tone::PALE);
        self.ink(page, TWIGS, 0.7);
        if card.fence() == Some(nasty::Fence::BriarsBrook) {
            self.ink(page, WATER, 1.4);
        } else {
            self.ink(page, "M2 44H46", 1.4);
        }
    }

    fn whipped(&self, page: &mut Page) {
        self.ink(page, "M24 7C38 7 44 20 40 29C36 40 20 44 11 35", 3.0);
        self.solid(page, "M4 33L16 28L15 42Z", Tone::INK);
        self.shoe(page, (14.0, 13.0), 20.0, false);
    }

    /// A flag that goes up twice.
    fn false_start(&self, page: &mut Page) {
        self.ink(page, "M12 4V46", 2.2);
        self.solid(
            page,
            "M12 6Q22 1 30 7Q36 11 42 7V25Q36 29 30 25Q22 19 12 24Z",
            Tone::CLARET,
        );
        self.ink(page, "M6 46H20", 2.2);
        self.ink(page, "M24 42H42M24 42L29 37M24 42L29 47", 1.8);
    }

    /// A skid, and a shoe that lies on its side of it.
    fn slipped(&self, page: &mut Page) {
        self.shoe(page, (18.0, 6.0), 26.0, true);
        self.ink(
            page,
            "M3 40Q14 34 30 36M6 45Q20 39 42 41M2 34Q8 31 14 31",
            1.6,
        );
        self.ink(page, "M8 8L14 14M4 16L12 19M18 3L20 11", 1.4);
    }

    fn remount(&self, page: &mut Page) {
        self.shoe(page, (12.0, 20.0), 26.0, false);
        self.solid(page, "M24 1L34 12H28V22H20V12H14Z", Tone::CLARET);
    }

    /// The rail, and the way to go: in is to the left.
    fn pressure(&self, page: &mut Page, veer: Option<Veer>) {
        let (path, head, rail) = match veer {
            Some(Veer::In) => ("M34 46V34Q34 26 26 26H16", "M18 18V34L6 26Z", "M3 6V46"),
            _ => ("M14 46V34Q14 26 22 26H32", "M30 18V34L42 26Z", "M45 6V46"),
        };
        self.ink(page, path, 4.0);
        self.solid(page, head, Tone::INK);
        self.ink(page, rail, 2.0);
        self.ink(page, RAIL, 1.0);
    }

    /// Two dice over a pile of notes.
    fn objection(&self, page: &mut Page) {
        for note in ["M8 30H40V42H8Z", "M6 34H38V46H6Z"] {
            self.solid(page, note, Tone::PALE);
        }
        let ring = Outline::circle(self.at(22.0, 40.0), 3.6 * self.area.width / SIDE);
        page.line(ring, self.line(0.9));
        self.dice(page);
    }

    /// Two dice under a glass.
    fn enquiry(&self, page: &mut Page) {
        self.dice(page);
        let ring = Outline::circle(self.at(24.0, 17.0), 15.5 * self.area.width / SIDE);
        page.line(ring, self.line(2.0));
        self.ink(page, "M34 29L44 45", 4.0);
    }

    /// A double.
    fn dice(&self, page: &mut Page) {
        for (left, path) in [(13.0, "M12 11H23V22H12Z"), (26.0, "M25 11H36V22H25Z")] {
            self.solid(page, path, Tone::PAPER);
            for (x, y) in [(1.2, 2.4), (4.5, 5.5), (7.8, 8.6)] {
                self.dot(page, left + x, 11.0 + y, 1.2, Tone::INK);
            }
        }
    }

    /// A camera that looks at the post.
    fn photo(&self, page: &mut Page) {
        self.solid(page, "M4 16H12L15 11H27L30 16H38V38H4Z", Tone::PALE);
        let ring =
            |radius: f32| Outline::circle(self.at(21.0, 27.0), radius * self.area.width / SIDE);
        page.shape(ring(8.0), Some(Tone::PAPER), Some(self.line(1.6)));
        page.shape(ring(4.0), Some(Tone::INK), None);
        self.dot(page, 33.0, 20.0, 1.4, Tone::CLARET);
        self.ink(page, "M44 6V46", 2.0);
        self.solid(page, "M44 6H38V12H44Z", Tone::CLARET);
    }
}
