//! What printed forms have in common: a masthead, ruled tables, marks to cut along.

use crate::sheet::{Across, Area, Line, Outline, Page, Part, Style, Tone};
use crate::silks::Silks;
use crate::words::Words;

/// A column of a ruled table.
pub(crate) struct Column {
    pub(crate) head: String,
    pub(crate) share: f32,
    pub(crate) across: Across,
}

/// What stands in a cell.
#[derive(Clone)]
pub(crate) enum Cell {
    /// Left free, to be written in.
    Free,
    Text(String),
    Bold(String),
    /// As if it were stamped there.
    Stamp(String),
    /// Something that matters less.
    Quiet(String),
    /// Two lines, the second one less.
    Two(String, String),
    /// Silks, and whose they are.
    Worn(Silks, String),
}

/// A ruled table: its measures, in points.
#[derive(Clone, Copy)]
pub(crate) struct Ruled<'a> {
    /// The size of what stands in cells; all the rest follows from it.
    pub(crate) size: f32,
    /// Rows grow no higher.
    pub(crate) most: f32,
    pub(crate) words: &'a Words,
}

impl Column {
    pub(crate) fn left(head: impl Into<String>, share: f32) -> Self {
        Self::of(head, share, Across::Left)
    }

    pub(crate) fn middle(head: impl Into<String>, share: f32) -> Self {
        Self::of(head, share, Across::Middle)
    }

    pub(crate) fn right(head: impl Into<String>, share: f32) -> Self {
        Self::of(head, share, Across::Right)
    }

    fn of(head: impl Into<String>, share: f32, across: Across) -> Self {
        Self {
            head: head.into(),
            share,
            across,
        }
    }
}

impl Ruled<'_> {
    /// Draws the table at the top of an area. What it took.
    pub(crate) fn draw(
        self,
        page: &mut Page,
        area: Area,
        columns: &[Column],
        rows: &[Vec<Cell>],
    ) -> Area {
        let shares: Vec<f32> = columns.iter().map(|column| column.share).collect();
        let mut left = area;
        let head = left.cut_top(self.head());
        let count = u16::try_from(rows.len().max(1)).unwrap_or(u16::MAX);
        let height = (left.height / f32::from(count)).min(self.most);
        let body = left.cut_top(height * f32::from(count));
        let whole = Area {
            height: head.height + body.height,
            ..area
        };
        page.fill(Outline::rect(head), Tone::PALE);
        page.part(Part::Table, |page| {
            page.part(Part::Row, |page| {
                for (column, cell) in columns.iter().zip(head.columns(&shares)) {
                    let style = Style::bold(self.size * 0.8).across(column.across);
                    let room = cell.inset(self.size * 0.35, 0.5);
                    page.says(Part::Head, room, style, &column.head);
                }
            });
            for (row, strip) in rows.iter().zip(body.rows(count)) {
                page.part(Part::Row, |page| {
                    let cells = strip.columns(&shares).into_iter();
                    for ((cell, column), area) in row.iter().zip(columns).zip(cells) {
                        page.part(Part::Cell, |page| self.cell(page, area, column, cell));
                    }
                });
            }
        });
        self.lines(page, whole, body.rows(count), &shares);
        whole
    }

    fn head(self) -> f32 {
        self.size * 1.45
    }

    fn lines(self, page: &mut Page, whole: Area, rows: Vec<Area>, shares: &[f32]) {
        let thin = self.size * 0.05;
        for column in whole.columns(shares).into_iter().skip(1) {
            let line = Outline::line((column.x, column.y), (column.x, column.bottom()));
            page.line(line, Line::of(thin, Tone::RULE));
        }
        for (nth, row) in rows.into_iter().enumerate() {
            let width = if nth == 0 { self.size * 0.1 } else { thin };
            let tone = if nth == 0 { Tone::INK } else { Tone::RULE };
            page.rule(row, width, tone);
        }
        page.line(Outline::rect(whole), Line::of(self.size * 0.1, Tone::INK));
    }

    fn cell(self, page: &mut Page, area: Area, column: &Column, cell: &Cell) {
        let size = self.size;
        let area = area.inset(size * 0.35, size * 0.08);
        let across = column.across;
        match cell {
            Cell::Free => {}
            Cell::Text(text) => page.text(area, Style::roman(size).across(across), text),
            Cell::Bold(text) => page.text(area, Style::bold(size).across(across), text),
            Cell::Stamp(text) => {
                let height = area.height.min(size * 1.8);
                let stamp = Area {
                    y: area.y + (area.height - height) / 2.0,
                    height,
                    ..area
                };
                let round = Outline::round(stamp, size * 0.25);
                page.line(round, Line::of(size * 0.1, Tone::CLARET));
                let style = Style::bold(size).tone(Tone::CLARET).middle();
                page.text(stamp.inset(size * 0.2, 0.0), style, text);
            }
            Cell::Quiet(text) => {
                let style = Style::italic(size * 0.85).tone(Tone::QUIET);
                page.text(area, style.across(across), text);
            }
            Cell::Two(first, second) => {
                let height = area.height.min(size * 2.5);
                let mut both = Area {
                    y: area.y + (area.height - height) / 2.0,
                    height,
                    ..area
                };
                let top = both.cut_top(height * 0.56);
                page.text(top, Style::bold(size).across(across), first);
                let style = Style::roman(size * 0.72).tone(Tone::QUIET);
                page.text(both, style.across(across), second);
            }
            Cell::Worn(silks, text) => {
                let mut rest = area;
                let badge = area.height.min(size * 1.7).min(area.width * 0.3);
                silks.draw(page, rest.cut_left(badge), self.words);
                rest.cut_left(size * 0.3);
                page.text(rest, Style::bold(size), text);
            }
        }
    }
}

/// The masthead of a document: cut off the top of the area, with a double rule below it.
pub(crate) fn masthead(page: &mut Page, area: &mut Area, over: &str, title: &str, under: &str) {
    let unit = area.width / 500.0;
    let mut head = area.cut_top(unit.min(1.1) * 62.0);
    let small = head.cut_top(head.height * 0.22);
    let style = Style::italic(small.height * 0.72).middle();
    page.says(Part::Paragraph, small, style.tone(Tone::QUIET), over);
    let large = head.cut_top(head.height * 0.58);
    let style = Style::bold(large.height * 0.86).middle().tone(Tone::CLARET);
    let heading = Part::Title(title.to_owned());
    page.says(heading, large, style, &title.to_uppercase());
    let low = head.cut_top(head.height * 0.62);
    let style = Style::roman(low.height * 0.78).middle();
    page.says(Part::Paragraph, low, style, under);
    let mut rules = head;
    rules.cut_top(head.height * 0.35);
    page.rule(rules, 1.8, Tone::INK);
    rules.cut_top(2.8);
    page.rule(rules, 0.5, Tone::INK);
    area.cut_top(6.0);
}

/// A heading below the title, cut off the top of the area.
pub(crate) fn heading(page: &mut Page, area: &mut Area, size: f32, text: &str) {
    let strip = area.cut_top(size * 1.5);
    page.says(
        Part::Heading(text.to_owned()),
        strip,
        Style::bold(size),
        text,
    );
}

/// Marks at the corners of an area, to cut along.
pub(crate) fn cut_marks(page: &mut Page, area: Area) {
    const LONG: f32 = 9.0;
    const OFF: f32 = 2.0;
    let line = Line::of(0.4, Tone::INK);
    for (x, out) in [(area.x, -1.0), (area.right(), 1.0)] {
        for (y, up) in [(area.y, -1.0), (area.bottom(), 1.0)] {
            let level = Outline::line((x + out * OFF, y), (x + out * LONG, y));
            let upright = Outline::line((x, y + up * OFF), (x, y + up * LONG));
            page.line(level.and(upright), line.clone());
        }
    }
}
