//! The course, drawn so that its grounds are told apart without any colour.

use giro::{Space, View};

use crate::sheet::{Area, Line, Outline, Page, Part, Style, Tone};
use crate::words::Words;

/// What a space of the drawing is.
#[derive(Clone, Copy, PartialEq)]
enum Ground {
    Grass,
    Sand,
    River,
    Moor,
    Hedge,
    RunOut,
}

impl Ground {
    const ALL: [Self; 6] = [
        Self::Grass,
        Self::Sand,
        Self::River,
        Self::Moor,
        Self::Hedge,
        Self::RunOut,
    ];

    fn of(view: &View, number: u8, space: Space) -> Self {
        match space {
            _ if number > view.course.length => Self::RunOut,
            Space::River => Self::River,
            Space::Moor => Self::Moor,
            Space::Sand if view.placed.contains(&number) => Self::Hedge,
            Space::Sand => Self::Sand,
            Space::Grass => Self::Grass,
        }
    }

    const fn name(self, words: &Words) -> &'static str {
        match self {
            Self::Grass => words.score.grass,
            Self::Sand => words.score.sand,
            Self::River => words.score.river,
            Self::Moor => words.score.moor,
            Self::Hedge => words.score.hedge,
            Self::RunOut => words.score.run_out,
        }
    }
}

/// Draws the course in rows, and what its grounds mean.
pub(super) fn draw(page: &mut Page, area: Area, view: &View, words: &Words) {
    let spaces: Vec<(u8, Ground)> = (1..)
        .map_while(|number| Some((number, view.course.space(number)?)))
        .map(|(number, space)| (number, Ground::of(view, number, space)))
        .collect();
    let rows: u16 = if spaces.len() > 48 { 3 } else { 2 };
    let along = spaces.len().div_ceil(rows.into());
    let across = u16::try_from(along).unwrap_or(u16::MAX);
    let mut room = area;
    let foot = room.cut_bottom(20.0);
    room.cut_bottom(6.0);
    let wide = f32::from(across);
    let side = (room.width / wide).min((room.height / f32::from(rows)) - 14.0);
    let whole = Area {
        x: room.x + (room.width - side * wide) / 2.0,
        width: side * wide,
        ..room
    };
    let places = whole.rows(rows).into_iter().flat_map(|row| {
        let row = Area {
            height: side,
            y: row.y + 12.0,
            ..row
        };
        row.columns(&vec![1.0; along])
    });
    for ((number, ground), place) in spaces.into_iter().zip(places) {
        draw_space(page, place, number, ground);
        if number == 1 {
            marked(page, place, words.score.start, 0.0);
        }
        if number == view.course.length {
            marked(page, place, words.score.finish, place.width);
        }
    }
    legend(page, foot, words);
}

fn draw_space(page: &mut Page, area: Area, number: u8, ground: Ground) {
    paint(page, area, ground);
    page.line(Outline::rect(area), Line::of(0.8, Tone::INK));
    let mut plate = area.inset(area.width * 0.24, 0.0);
    plate.y = area.bottom() - area.height * 0.36;
    plate.height = area.height * 0.3;
    page.fill(Outline::round(plate, 2.0), Tone::PAPER);
    let size = area.height * 0.3;
    page.says(
        Part::Paragraph,
        plate,
        Style::bold(size).middle(),
        &number.to_string(),
    );
}

fn paint(page: &mut Page, area: Area, ground: Ground) {
    let pen = Line::of(area.width * 0.03, Tone::INK);
    let drawn = |path| Outline::drawn(path, 48.0, area);
    match ground {
        Ground::Grass => {}
        Ground::RunOut => page.line(drawn("M0 0L48 48"), Line::of(0.4, Tone::RULE)),
        Ground::Sand => {
            page.fill(Outline::rect(area), Tone::PALE);
            for (across, down) in SANDS {
                let grain = Outline::circle(area.at(across, down), area.width * 0.025);
                page.fill(grain, Tone::QUIET);
            }
        }
        Ground::River => {
            page.line(
                drawn("M2 8Q8 3 14 8Q20 13 26 8Q32 3 38 8Q43 12 46 9"),
                pen.clone(),
            );
            page.line(
                drawn("M2 17Q8 12 14 17Q20 22 26 17Q32 12 38 17Q43 21 46 18"),
                pen.clone(),
            );
            page.line(
                drawn("M2 26Q8 21 14 26Q20 31 26 26Q32 21 38 26Q43 30 46 27"),
                pen,
            );
        }
        Ground::Moor => {
            let tufts = "M8 26V14M5 26L3 17M11 26L13 17M24 14V4M21 14L19 7M27 14L29 7M40 26V14M37 26L35 17M43 26L45 17";
            page.line(drawn(tufts), pen);
        }
        Ground::Hedge => {
            page.fill(Outline::rect(area), Tone::PALE);
            let hedge = drawn("M3 30V14Q8 6 13 13Q18 4 24 12Q30 4 35 13Q40 6 45 14V30Z");
            page.shape(hedge, Some(Tone::INK), None);
        }
    }
}

const SANDS: [(f32, f32); 8] = [
    (0.14, 0.16),
    (0.38, 0.1),
    (0.62, 0.2),
    (0.86, 0.12),
    (0.24, 0.38),
    (0.5, 0.42),
    (0.76, 0.36),
    (0.9, 0.52),
];

/// A thick line beside a space, and what it is.
fn marked(page: &mut Page, space: Area, word: &str, across: f32) {
    let x = space.x + across;
    let line = Outline::line((x, space.y - 3.0), (x, space.bottom() + 3.0));
    page.line(line, Line::of(2.6, Tone::CLARET));
    let wide = 60.0;
    let label = if across > 0.0 {
        Area::new(x - wide, space.y - 12.0, wide, 9.0)
    } else {
        Area::new(x, space.y - 12.0, wide, 9.0)
    };
    let style = Style::italic(8.5).tone(Tone::CLARET);
    let style = if across > 0.0 { style.right() } else { style };
    page.says(Part::Paragraph, label, style, word);
}

fn legend(page: &mut Page, area: Area, words: &Words) {
    for (ground, place) in Ground::ALL.into_iter().zip(area.columns(&[1.0; 6])) {
        let mut place = place.inset(6.0, 0.0);
        let sample = place.cut_left(area.height).inset(1.0, 1.0);
        paint(page, sample, ground);
        page.line(Outline::rect(sample), Line::of(0.6, Tone::INK));
        place.cut_left(5.0);
        let style = Style::roman(10.0);
        page.says(Part::Paragraph, place, style, ground.name(words));
    }
}
