//! A page, and the marks on it.

use super::fit::{CAP, LEADING, fit};
use super::{Area, Face, Outline};

/// A page that is being laid out.
#[derive(Debug)]
pub(crate) struct Page {
    /// The whole sheet.
    pub(crate) sheet: Area,
    pub(crate) marks: Vec<Mark>,
}

/// What stands on a page, in the order in which it is read.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Mark {
    /// A part of the document begins.
    Open(Part),
    /// The part that began last ends.
    Close,
    /// A line of type: where it begins on its base line.
    Type {
        at: (f32, f32),
        face: Face,
        size: f32,
        tone: Tone,
        text: String,
    },
    /// A shape.
    Shape {
        outline: Outline,
        fill: Option<Tone>,
        line: Option<Line>,
    },
    /// From here on only what lies inside this shape is seen.
    Clip(Outline),
    /// The last clip ends.
    Unclip,
}

/// A part of a document, for whoever has it read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The title of the document.
    Title(String),
    /// A heading below it.
    Heading(String),
    Paragraph,
    Table,
    Row,
    /// A cell that names its column.
    Head,
    Cell,
    /// A picture, and what it says.
    Figure(String),
}

/// An ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tone(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl Tone {
    pub(crate) const INK: Self = Self(0x1d, 0x17, 0x12);
    pub(crate) const QUIET: Self = Self(0x5a, 0x4a, 0x38);
    pub(crate) const RULE: Self = Self(0x8d, 0x7c, 0x64);
    pub(crate) const PALE: Self = Self(0xee, 0xe8, 0xdb);
    pub(crate) const PAPER: Self = Self(0xff, 0xff, 0xff);
    pub(crate) const CLARET: Self = Self(0x8f, 0x26, 0x20);
}

/// A line that a pen draws.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub(crate) width: f32,
    pub(crate) tone: Tone,
    /// Drawn, left out, drawn …; nothing is a whole line.
    pub(crate) dashes: Vec<f32>,
}

impl Line {
    pub(crate) const fn of(width: f32, tone: Tone) -> Self {
        Self {
            width,
            tone,
            dashes: Vec::new(),
        }
    }

    pub(crate) fn dashed(self, dashes: &[f32]) -> Self {
        Self {
            dashes: dashes.to_vec(),
            ..self
        }
    }
}

/// Where type stands in its area, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Across {
    Left,
    Middle,
    Right,
}

/// How type is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Style {
    pub(crate) face: Face,
    /// The size that it has where there is room.
    pub(crate) size: f32,
    pub(crate) tone: Tone,
    pub(crate) across: Across,
    /// Whether it is broken into lines before it is made smaller.
    pub(crate) is_prose: bool,
}

impl Style {
    const fn of(face: Face, size: f32) -> Self {
        Self {
            face,
            size,
            tone: Tone::INK,
            across: Across::Left,
            is_prose: false,
        }
    }

    pub(crate) const fn roman(size: f32) -> Self {
        Self::of(Face::Roman, size)
    }

    pub(crate) const fn bold(size: f32) -> Self {
        Self::of(Face::Bold, size)
    }

    pub(crate) const fn italic(size: f32) -> Self {
        Self::of(Face::Italic, size)
    }

    pub(crate) const fn middle(self) -> Self {
        self.across(Across::Middle)
    }

    pub(crate) const fn right(self) -> Self {
        self.across(Across::Right)
    }

    pub(crate) const fn across(self, across: Across) -> Self {
        Self { across, ..self }
    }

    pub(crate) const fn prose(self) -> Self {
        Self {
            is_prose: true,
            ..self
        }
    }

    pub(crate) const fn tone(self, tone: Tone) -> Self {
        Self { tone, ..self }
    }
}

impl Page {
    pub(crate) const fn blank(sheet: Area) -> Self {
        Self {
            sheet,
            marks: Vec::new(),
        }
    }

    /// A part of the document, and what is in it.
    pub(crate) fn part(&mut self, part: Part, lay: impl FnOnce(&mut Self)) {
        self.marks.push(Mark::Open(part));
        lay(self);
        self.marks.push(Mark::Close);
    }

    /// Sets a text so that it fits its area.
    pub(crate) fn text(&mut self, area: Area, style: Style, text: &str) {
        let set = fit(text, style, area);
        let top = area.y + (area.height - set.height()) / 2.0;
        let mut base = top + set.size * CAP;
        for text in set.lines.into_iter().filter(|line| !line.is_empty()) {
            let free = area.width - style.face.width(&text, set.size);
            let x = match style.across {
                Across::Left => area.x,
                Across::Middle => area.x + free / 2.0,
                Across::Right => area.x + free,
            };
            self.marks.push(Mark::Type {
                at: (x, base),
                face: style.face,
                size: set.size,
                tone: style.tone,
                text,
            });
            base += set.size * LEADING;
        }
    }

    /// Sets a text that is a part of its own.
    pub(crate) fn says(&mut self, part: Part, area: Area, style: Style, text: &str) {
        self.part(part, |page| page.text(area, style, text));
    }

    pub(crate) fn fill(&mut self, outline: Outline, tone: Tone) {
        self.shape(outline, Some(tone), None);
    }

    pub(crate) fn line(&mut self, outline: Outline, line: Line) {
        self.shape(outline, None, Some(line));
    }

    pub(crate) fn shape(&mut self, outline: Outline, fill: Option<Tone>, line: Option<Line>) {
        self.marks.push(Mark::Shape {
            outline,
            fill,
            line,
        });
    }

    /// Shows of what is laid only what lies inside the shape.
    pub(crate) fn clipped(&mut self, outline: Outline, lay: impl FnOnce(&mut Self)) {
        self.marks.push(Mark::Clip(outline));
        lay(self);
        self.marks.push(Mark::Unclip);
    }

    /// A level line from one side of an area to the other, along its top.
    pub(crate) fn rule(&mut self, area: Area, width: f32, tone: Tone) {
        let line = Outline::line((area.x, area.y), (area.right(), area.y));
        self.line(line, Line::of(width, tone));
    }

    /// Two frames, one inside the other, as on an old form. What is left inside.
    pub(crate) fn frame(&mut self, area: Area, unit: f32) -> Area {
        self.line(Outline::rect(area), Line::of(1.6 * unit, Tone::INK));
        let inner = area.inset(3.2 * unit, 3.2 * unit);
        self.line(Outline::rect(inner), Line::of(0.5 * unit, Tone::INK));
        inner.inset(9.0 * unit, 8.0 * unit)
    }
}
