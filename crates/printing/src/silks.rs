//! Silks, drawn so that they are told apart without any colour.

use serde::{Deserialize, Serialize};

use crate::sheet::{Area, Line, Outline, Page, Part, Tone};
use crate::words::Words;

/// A jockey's silks, by their pattern: a printer may have no colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Silks {
    /// Plain red.
    Plain,
    /// Blue with hoops.
    Hoops,
    /// Yellow with diamonds.
    Diamonds,
    /// Green with a sash.
    Sash,
    /// Black with quarters.
    Quarters,
    /// White with spots.
    Spots,
}

const SIDE: f32 = 48.0;
const JACKET: &str = "M14 15.5L19 13.5Q24 16.5 29 13.5L34 15.5L42 24.5L36.8 29.5L33.5 26.5V43.5H14.5V26.5L11.2 29.5L6 24.5Z";
const CAP: &str = "M17.2 10.5Q17.2 3 24 3Q30.8 3 30.8 10.5Z";
const BRIM: &str = "M15.5 10.6H32.5";
const SEAMS: &str = "M14.5 26.5V18.5M33.5 26.5V18.5";

impl Silks {
    /// All there are.
    pub const ALL: [Self; 6] = [
        Self::Plain,
        Self::Hoops,
        Self::Diamonds,
        Self::Sash,
        Self::Quarters,
        Self::Spots,
    ];

    /// What they look like, in words.
    pub(crate) fn told(self, words: &Words) -> &'static str {
        words.silks[self as usize]
    }

    /// The inks of the ground and of the mark on it.
    const fn inks(self) -> (Tone, Tone) {
        const CREAM: Tone = Tone(0xf6, 0xef, 0xdc);
        match self {
            Self::Plain => (Tone(0xc6, 0x2f, 0x26), Tone(0xc6, 0x2f, 0x26)),
            Self::Hoops => (Tone(0x1f, 0x55, 0xa5), CREAM),
            Self::Diamonds => (Tone(0xf2, 0xb7, 0x2c), Tone(0x3a, 0x2a, 0x12)),
            Self::Sash => (Tone(0x2c, 0x8a, 0x4b), CREAM),
            Self::Quarters => (Tone(0x21, 0x1f, 0x20), CREAM),
            Self::Spots => (Tone(0xfb, 0xf7, 0xea), Tone(0x2a, 0x2f, 0x4a)),
        }
    }

    /// Draws the jacket and the cap, as large as the area allows.
    pub(crate) fn draw(self, page: &mut Page, area: Area, words: &Words) {
        let area = area.middle(1.0);
        page.part(Part::Figure(self.told(words).to_owned()), |page| {
            self.emblem(page, area);
        });
    }

    /// Draws them inside a picture that says what they are.
    pub(crate) fn emblem(self, page: &mut Page, area: Area) {
        let drawn = |path| Outline::drawn(path, SIDE, area);
        let unit = area.width / SIDE;
        let (ground, mark) = self.inks();
        let body = Area::new(
            area.x + 14.5 * unit,
            area.y + 13.0 * unit,
            19.0 * unit,
            30.5 * unit,
        );
        page.clipped(drawn(JACKET), |page| {
            page.fill(Outline::rect(area), ground);
            page.clipped(Outline::rect(body), |page| self.pattern(page, body, mark));
        });
        let line = |width: f32| Line::of(width * unit, Tone::INK);
        page.line(drawn(JACKET), line(1.7));
        let cap = if self == Self::Hoops { mark } else { ground };
        page.shape(drawn(CAP), Some(cap), Some(line(1.7)));
        page.line(drawn(BRIM), line(2.2));
        page.line(drawn(SEAMS), line(1.1));
    }

    fn pattern(self, page: &mut Page, body: Area, mark: Tone) {
        match self {
            Self::Plain => {}
            Self::Hoops => page.fill(hoops(body), mark),
            Self::Diamonds => page.fill(diamonds(body), mark),
            Self::Sash => {
                let line = Outline::line(body.at(0.0, 1.0), body.at(1.0, 0.0));
                page.line(line, Line::of(body.width * 0.27, mark));
            }
            Self::Quarters => {
                let quarter = |across, down| {
                    let (x, y) = body.at(across, down);
                    Outline::rect(Area::new(x, y, body.width / 2.0, body.height / 2.0))
                };
                page.fill(quarter(0.5, 0.0).and(quarter(0.0, 0.5)), mark);
            }
            Self::Spots => page.fill(spots(body), mark),
        }
    }
}

fn hoops(body: Area) -> Outline {
    let step = body.height / 6.0;
    let hoop = |nth: f32| {
        let y = body.y + step * (2.0 * nth + 0.7);
        Outline::rect(Area::new(body.x, y, body.width, step * 0.95))
    };
    [0.0, 1.0, 2.0]
        .map(hoop)
        .into_iter()
        .fold(Outline::default(), Outline::and)
}

fn diamonds(body: Area) -> Outline {
    const CENTRES: [(f32, f32); 7] = [
        (0.25, 0.27),
        (0.75, 0.27),
        (0.5, 0.6),
        (0.0, 0.6),
        (1.0, 0.6),
        (0.25, 0.93),
        (0.75, 0.93),
    ];
    let wide = body.width * 0.19;
    let tall = (body.height * 0.2).min(wide * 1.35);
    let diamond = |(across, down)| {
        let (x, y) = body.at(across, down);
        Outline::polygon([(x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)])
    };
    CENTRES
        .map(diamond)
        .into_iter()
        .fold(Outline::default(), Outline::and)
}

fn spots(body: Area) -> Outline {
    const CENTRES: [(f32, f32); 5] = [
        (0.22, 0.2),
        (0.78, 0.2),
        (0.5, 0.5),
        (0.22, 0.8),
        (0.78, 0.8),
    ];
    let spot = |(across, down)| Outline::circle(body.at(across, down), body.width * 0.135);
    CENTRES
        .map(spot)
        .into_iter()
        .fold(Outline::default(), Outline::and)
}
