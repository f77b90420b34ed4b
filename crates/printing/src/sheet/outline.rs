//! Shapes: what a pen goes round.

use krilla::geom::{Path, PathBuilder};

use super::Area;

/// A round quarter, of the radius.
const ROUND: f32 = 0.552_285;

/// A shape.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Outline(Vec<Step>);

#[derive(Clone, Copy, Debug, PartialEq)]
enum Step {
    Move(f32, f32),
    Line(f32, f32),
    Curve([(f32, f32); 3]),
    Close,
}

impl Outline {
    pub(crate) fn rect(area: Area) -> Self {
        let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        Self::polygon(corners.map(|(across, down)| area.at(across, down)))
    }

    pub(crate) fn line(from: (f32, f32), to: (f32, f32)) -> Self {
        Self(vec![Step::Move(from.0, from.1), Step::Line(to.0, to.1)])
    }

    /// From point to point.
    pub(crate) fn through(points: impl IntoIterator<Item = (f32, f32)>) -> Self {
        let mut points = points.into_iter();
        let first = points.next().map(|(x, y)| Step::Move(x, y));
        let rest = points.map(|(x, y)| Step::Line(x, y));
        Self(first.into_iter().chain(rest).collect())
    }

    /// From point to point and back to the first.
    pub(crate) fn polygon(points: impl IntoIterator<Item = (f32, f32)>) -> Self {
        let mut outline = Self::through(points);
        outline.0.push(Step::Close);
        outline
    }

    pub(crate) fn circle((x, y): (f32, f32), radius: f32) -> Self {
        Self::round(
            Area::new(x - radius, y - radius, 2.0 * radius, 2.0 * radius),
            radius,
        )
    }

    /// A rectangle with round corners.
    pub(crate) fn round(area: Area, radius: f32) -> Self {
        let (left, top, right, bottom) = (area.x, area.y, area.right(), area.bottom());
        let by = radius * (1.0 - ROUND);
        let curve = |one, two, end| Step::Curve([one, two, end]);
        Self(vec![
            Step::Move(left + radius, top),
            Step::Line(right - radius, top),
            curve((right - by, top), (right, top + by), (right, top + radius)),
            Step::Line(right, bottom - radius),
            curve(
                (right, bottom - by),
                (right - by, bottom),
                (right - radius, bottom),
            ),
            Step::Line(left + radius, bottom),
            curve(
                (left + by, bottom),
                (left, bottom - by),
                (left, bottom - radius),
            ),
            Step::Line(left, top + radius),
            curve((left, top + by), (left + by, top), (left + radius, top)),
            Step::Close,
        ])
    }

    /// A drawing in the words of SVG (`M`, `L`, `H`, `V`, `C`, `Q`, `Z`, each with its letter), out of a box of
    /// `side` by `side` units.
    pub(crate) fn drawn(path: &str, side: f32, area: Area) -> Self {
        let scale = area.width.min(area.height) / side;
        let to = |x: f32, y: f32| (area.x + x * scale, area.y + y * scale);
        let mut outline = Self::default();
        let mut pen = (0.0, 0.0);
        let starts: Vec<usize> = path
            .match_indices(|sign: char| sign.is_ascii_alphabetic())
            .map(|(at, _)| at)
            .chain([path.len()])
            .collect();
        for part in starts.windows(2) {
            let (letter, numbers) = path[part[0]..part[1]].split_at(1);
            let numbers: Vec<f32> = numbers
                .split([' ', ','])
                .filter_map(|number| number.parse().ok())
                .collect();
            pen = outline.step(letter, &numbers, pen, to);
        }
        outline
    }

    /// Goes a step, and says where the pen then is.
    fn step(
        &mut self,
        letter: &str,
        numbers: &[f32],
        pen: (f32, f32),
        to: impl Fn(f32, f32) -> (f32, f32),
    ) -> (f32, f32) {
        let (step, pen) = match (letter, numbers) {
            ("M", &[x, y]) => (Step::Move(to(x, y).0, to(x, y).1), (x, y)),
            ("L", &[x, y]) => (Step::Line(to(x, y).0, to(x, y).1), (x, y)),
            ("H", &[x]) => (Step::Line(to(x, pen.1).0, to(x, pen.1).1), (x, pen.1)),
            ("V", &[y]) => (Step::Line(to(pen.0, y).0, to(pen.0, y).1), (pen.0, y)),
            ("C", &[one, one_down, two, two_down, x, y]) => {
                let bends = [to(one, one_down), to(two, two_down), to(x, y)];
                (Step::Curve(bends), (x, y))
            }
            ("Q", &[over, down, x, y]) => {
                let near = |end: (f32, f32)| {
                    let part = 2.0 / 3.0;
                    to(end.0 + (over - end.0) * part, end.1 + (down - end.1) * part)
                };
                (Step::Curve([near(pen), near((x, y)), to(x, y)]), (x, y))
            }
            ("Z", &[]) => (Step::Close, pen),
            _ => panic!("no step of a drawing: {letter} {numbers:?}"),
        };
        self.0.push(step);
        pen
    }

    /// With another shape.
    pub(crate) fn and(mut self, other: Self) -> Self {
        self.0.extend(other.0);
        self
    }

    /// As the library that writes the file wants it; nothing where there is nothing to draw.
    pub(crate) fn path(&self) -> Option<Path> {
        let mut path = PathBuilder::new();
        for step in &self.0 {
            match *step {
                Step::Move(x, y) => path.move_to(rounded(x), rounded(y)),
                Step::Line(x, y) => path.line_to(rounded(x), rounded(y)),
                Step::Curve(bends) => {
                    let [one, two, end] = bends.map(|(x, y)| (rounded(x), rounded(y)));
                    path.cubic_to(one.0, one.1, two.0, two.1, end.0, end.1);
                }
                Step::Close => path.close(),
            }
        }
        path.finish()
    }
}

/// To a hundredth of a point: finer is not seen, and differs from machine to machine.
pub(crate) fn rounded(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_set_into_its_area() {
        let area = Area::new(10.0, 20.0, 24.0, 24.0);
        let drawn = Outline::drawn("M0 0H48V48L24 24Z", 48.0, area);
        let by_hand = Outline::polygon([(10.0, 20.0), (34.0, 20.0), (34.0, 44.0), (22.0, 32.0)]);
        assert_eq!(drawn, by_hand);
    }

    #[test]
    fn a_bow_ends_where_it_should() {
        let area = Area::new(0.0, 0.0, 48.0, 48.0);
        let bow = Outline::drawn("M0 0Q24 48 48 0", 48.0, area);
        assert_eq!(
            bow.0[1],
            Step::Curve([(16.0, 32.0), (32.0, 32.0), (48.0, 0.0)])
        );
        assert!(bow.path().is_some());
        assert!(Outline::default().path().is_none());
    }
}
