//! The chart of everybody's money.

use table::Money;

use super::Meeting;
use crate::Silks;
use crate::sheet::{Area, Line, Outline, Page, Part, Style, Tone};

/// The spaces between the level lines.
const STEPS: u16 = 4;
/// The side of the silks at the end of each line.
const BADGE: f32 = 20.0;

/// A line for each seat, told apart by its dashes, with the silks at its end.
pub(super) fn draw(page: &mut Page, area: Area, meeting: &Meeting<'_>, courses: &[Vec<Money>]) {
    let words = meeting.words();
    let most = courses.iter().flatten().copied().max();
    let most = rounded_up(most.unwrap_or_default());
    let mut plot = area;
    let labels = plot.cut_left(64.0);
    let foot = plot.cut_bottom(16.0);
    let badges = plot.cut_right(BADGE + 14.0);
    plot.cut_top(6.0);
    plot.cut_left(8.0);
    grid(page, labels, plot, meeting, most);
    let races = meeting.view.past.len();
    let alt = words.nasty.results.chart.to_owned();
    page.part(Part::Figure(alt), |page| {
        let mut ends: Vec<(f32, Silks)> = Vec::new();
        for (player, course) in meeting.players.iter().zip(courses) {
            let at =
                |(nth, &cash): (usize, &Money)| plot.at(part(nth, races), 1.0 - of(cash, most));
            let points: Vec<(f32, f32)> = course.iter().enumerate().map(at).collect();
            ends.extend(points.last().map(|&(_, y)| (y, player.silks)));
            page.line(Outline::through(points), line_of(player.silks));
        }
        page.line(Outline::rect(plot), Line::of(0.8, Tone::INK));
        for (from, badge, silks) in apart(ends, badges) {
            let level = (plot.right(), from);
            let to = badge.at(0.0, 0.5);
            page.line(Outline::line(level, to), Line::of(0.5, Tone::RULE));
            silks.emblem(page, badge);
        }
    });
    numbers(page, foot, plot, meeting, races);
}

/// The next sum at which every level line stands for a round one.
fn rounded_up(most: Money) -> Money {
    let steps = i64::from(STEPS);
    let tens = std::iter::successors(Some(1_000_i64), |ten| ten.checked_mul(10));
    let round = tens.flat_map(|ten| [ten, 2 * ten, 5 * ten].map(|step| step.saturating_mul(steps)));
    let mut enough = round.filter(|&sum| sum >= most.in_pounds());
    enough.next().map_or(most, Money::pounds)
}

/// Level lines and what they stand for.
fn grid(page: &mut Page, labels: Area, plot: Area, meeting: &Meeting<'_>, most: Money) {
    for step in 0..=STEPS {
        let part = f32::from(step) / f32::from(STEPS);
        let (x, y) = plot.at(0.0, 1.0 - part);
        let level = Outline::line((x, y), (plot.right(), y));
        page.line(level, Line::of(0.4, Tone::RULE));
        let pounds = most.in_pounds() / i64::from(STEPS) * i64::from(step);
        let label = Area {
            y: y - 6.0,
            height: 12.0,
            ..labels
        };
        let told = meeting.money(Money::pounds(pounds));
        page.says(Part::Paragraph, label, Style::roman(8.5).right(), &told);
    }
}

/// The number of each race below its point.
fn numbers(page: &mut Page, foot: Area, plot: Area, meeting: &Meeting<'_>, races: usize) {
    for nth in 0..=races {
        let (x, _) = plot.at(part(nth, races), 0.0);
        let place = Area {
            x: x - 18.0,
            width: 36.0,
            ..foot
        };
        let told = match nth {
            0 => meeting.words().nasty.results.start.to_owned(),
            _ => nth.to_string(),
        };
        page.says(Part::Paragraph, place, Style::roman(9.0).middle(), &told);
    }
}

/// How far across it is.
fn part(nth: usize, races: usize) -> f32 {
    let number = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
    number(nth) / number(races.max(1))
}

/// Which part of the most it is, to a thousandth.
fn of(cash: Money, most: Money) -> f32 {
    let thousandths = i128::from(cash.in_pounds()) * 1000 / i128::from(most.in_pounds());
    f32::from(u16::try_from(thousandths).unwrap_or(0)) / 1000.0
}

/// Silks beside the ends of their lines, none over another.
fn apart(mut ends: Vec<(f32, Silks)>, strip: Area) -> Vec<(f32, Area, Silks)> {
    ends.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let x = strip.right() - BADGE;
    let mut tops: Vec<f32> = ends.iter().map(|(y, _)| y - BADGE / 2.0).collect();
    for nth in 1..tops.len() {
        tops[nth] = tops[nth].max(tops[nth - 1] + BADGE);
    }
    let mut lowest = strip.bottom() - BADGE + 4.0;
    for top in tops.iter_mut().rev() {
        *top = top.min(lowest);
        lowest = *top - BADGE;
    }
    let placed = ends.into_iter().zip(tops);
    placed
        .map(|((y, silks), top)| (y, Area::new(x, top, BADGE, BADGE), silks))
        .collect()
}

fn line_of(silks: Silks) -> Line {
    let (tone, dashes): (Tone, &[f32]) = match silks {
        Silks::Plain => (Tone(0xc6, 0x2f, 0x26), &[]),
        Silks::Hoops => (Tone(0x1f, 0x55, 0xa5), &[8.0, 3.0]),
        Silks::Diamonds => (Tone(0xb0, 0x7a, 0x0c), &[2.0, 2.0]),
        Silks::Sash => (Tone(0x2c, 0x8a, 0x4b), &[10.0, 2.5, 2.0, 2.5]),
        Silks::Quarters => (Tone::INK, &[5.0, 5.0]),
        Silks::Spots => (Tone(0x2a, 0x2f, 0x4a), &[1.2, 3.6]),
    };
    Line::of(1.8, tone).dashed(dashes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_lines_stand_for_round_sums() {
        for (most, up) in [
            (0, 4_000),
            (8_000, 8_000),
            (226_000, 400_000),
            (20_001, 40_000),
        ] {
            assert_eq!(rounded_up(Money::pounds(most)), Money::pounds(up));
        }
    }

    #[test]
    fn silks_stand_apart_in_their_strip() {
        let strip = Area::new(0.0, 0.0, 34.0, 200.0);
        let ends = Silks::ALL.map(|silks| (198.0, silks)).to_vec();
        let placed = apart(ends, strip);
        for pair in placed.windows(2) {
            assert!(pair[1].1.y - pair[0].1.y >= BADGE - 0.01);
        }
        assert!(placed[0].1.y > 0.0 && placed[5].1.bottom() <= 205.0);
    }
}
