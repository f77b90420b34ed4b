//! Type that fits where it stands: made smaller, broken into lines, made smaller still.

use super::{Area, Face, Style};

/// From one line to the next, of the size.
pub(crate) const LEADING: f32 = 1.18;
/// The height of a capital, of the size.
pub(crate) const CAP: f32 = 0.73;
/// What one line takes, with the accent on a capital and what hangs below: of the size.
const LINE: f32 = 1.16;
/// A text may shrink so far before it is broken into lines.
const BEFORE_BREAKING: f32 = 0.72;
/// Below this size, in points, nobody reads gladly: words are broken, too, before a text gets there.
const LEGIBLE: f32 = 6.0;
/// Below this size nothing is broken into lines any more.
const SMALLEST: f32 = 4.0;
/// Sizes are tried in such steps, in points.
const STEP: f32 = 0.25;

/// A text as it is set.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Set {
    pub(crate) size: f32,
    pub(crate) lines: Vec<String>,
}

impl Set {
    /// From the top of the first capital to the foot of the last line.
    pub(crate) fn height(&self) -> f32 {
        let more = self.lines.len().saturating_sub(1);
        self.size * (CAP + LEADING * f32::from(u16::try_from(more).unwrap_or(u16::MAX)))
    }
}

/// Sets a text in an area, at most in the size of its style. Whatever it is, it fits.
pub(crate) fn fit(text: &str, style: Style, area: Area) -> Set {
    let Style { face, size, .. } = style;
    let size = size.max(LEGIBLE);
    let before_breaking = if style.is_prose { 1.0 } else { BEFORE_BREAKING };
    let text = face.legible(text);
    let one = one_line(&text, face, size, area);
    if one.size >= (size * before_breaking).max(LEGIBLE) {
        return one;
    }
    let between_words = |size| broken(text.split(' '), face, size, area.width, " ");
    let anywhere = |size| {
        let signs: Vec<String> = text.chars().map(String::from).collect();
        broken(signs.iter().map(String::as_str), face, size, area.width, "")
    };
    let set = largest(size, one.size, face, area, between_words).unwrap_or(one);
    // A sum of money is never broken: half a number is another number.
    if set.size >= LEGIBLE || !text.chars().any(char::is_alphabetic) {
        return set;
    }
    largest(size, set.size, face, area, anywhere).unwrap_or(set)
}

/// The largest size at which the lines fit that a text is broken into.
fn largest(
    size: f32,
    least: f32,
    face: Face,
    area: Area,
    lines_at: impl Fn(f32) -> Vec<String>,
) -> Option<Set> {
    let least = least.max(SMALLEST);
    let sizes = std::iter::successors(Some(size), |size| Some(size - STEP));
    let set = |size: f32| Set {
        size,
        lines: lines_at(size),
    };
    let fits = |set: &Set| {
        let count = u16::try_from(set.lines.len()).unwrap_or(u16::MAX);
        let more = f32::from(count.max(1) - 1);
        let is_narrow = |line: &String| face.width(line, set.size) <= area.width;
        let is_low = set.size * (LINE + LEADING * more) <= area.height;
        is_low && count > 0 && set.lines.iter().all(is_narrow)
    };
    sizes.take_while(|&size| size > least).map(set).find(fits)
}

fn one_line(text: &str, face: Face, size: f32, area: Area) -> Set {
    let width = face.width(text, 1.0);
    let by_width = if width > 0.0 {
        area.width / width
    } else {
        size
    };
    Set {
        size: size.min(by_width).min(area.height / LINE).max(0.0),
        lines: vec![text.to_owned()],
    }
}

/// Broken between its parts, each line as full as it can be.
fn broken<'a>(
    parts: impl Iterator<Item = &'a str>,
    face: Face,
    size: f32,
    width: f32,
    joint: &str,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts.filter(|part| !part.is_empty()) {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line}{joint}{part}");
            if face.width(&longer, size) <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(part.to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn set(text: &str, width: f32, height: f32) -> Set {
        fit(text, Style::roman(12.0), Area::new(0.0, 0.0, width, height))
    }

    #[test]
    fn what_has_room_stays_as_it_is() {
        let ann = set("Ann", 100.0, 20.0);
        assert_eq!((ann.size, ann.lines), (12.0, vec!["Ann".to_owned()]));
    }

    #[test]
    fn it_shrinks_a_little_then_breaks_then_shrinks() {
        let text = "Maximiliana von Hohenstein";
        assert_eq!(set(text, 140.0, 40.0).lines.len(), 1);
        let prose = fit(
            text,
            Style::roman(12.0).prose(),
            Area::new(0.0, 0.0, 140.0, 40.0),
        );
        assert_eq!((prose.lines.len(), prose.size), (2, 12.0));
        assert_eq!(set(text, 90.0, 40.0).lines.len(), 2);
        let low = set(text, 60.0, 8.0);
        assert_eq!(low.lines.len(), 1);
        assert_eq!(set(&"W".repeat(30), 100.0, 60.0).lines.len(), 4);
        assert_eq!(set("£350,123,456,789,000", 30.0, 60.0).lines.len(), 1);
        assert!(low.size < 5.0);
    }

    proptest! {
        #[test]
        fn whatever_it_is_it_fits(text in "\\PC{0,60}", width in 3.0f32..300.0, height in 3.0f32..80.0) {
            let set = set(&text, width, height);
            for line in &set.lines {
                prop_assert!(Face::Roman.width(line, set.size) <= width * 1.001);
            }
            prop_assert!(set.height() <= height);
            let words: String = set.lines.concat();
            prop_assert_eq!(words.replace(' ', ""), Face::Roman.legible(&text).replace(' ', ""));
        }
    }
}
