//! The faces that are set, and how wide they run.

use std::sync::LazyLock;

use ttf_parser::Face as Parsed;

/// A face of type. No other goes into the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// For what is read.
    Roman,
    /// For names and headings.
    Bold,
    /// For what is only said beside it.
    Italic,
}

/// What stands for a character that the faces do not have.
const UNKNOWN: char = '\u{fffd}';
/// Pairs of letters may be set a hair wider than the sum of both.
const RESERVE: f32 = 1.015;

impl Face {
    pub(crate) const ALL: [Self; 3] = [Self::Roman, Self::Bold, Self::Italic];

    /// The file of the face.
    pub(crate) fn file(self) -> &'static [u8] {
        match self {
            Self::Roman => dejavu::serif_condensed::regular(),
            Self::Bold => dejavu::serif_condensed::bold(),
            Self::Italic => dejavu::serif_condensed::italic(),
        }
    }

    fn parsed(self) -> &'static Parsed<'static> {
        static PARSED: LazyLock<[Parsed<'static>; 3]> = LazyLock::new(|| {
            Face::ALL.map(|face| Parsed::parse(face.file(), 0).expect("a printed face is whole"))
        });
        &PARSED[self as usize]
    }

    /// The width of a line, in points.
    pub(crate) fn width(self, text: &str, size: f32) -> f32 {
        let face = self.parsed();
        let advance = |sign| {
            let glyph = face.glyph_index(sign).unwrap_or_default();
            f32::from(face.glyph_hor_advance(glyph).unwrap_or(0))
        };
        let units: f32 = text.chars().map(advance).sum();
        units * size * RESERVE / f32::from(face.units_per_em())
    }

    /// A text as this face can set it: one line, and a mark for each sign that it does not have.
    pub(crate) fn legible(self, text: &str) -> String {
        let signs = text.chars().filter(|sign| !is_unseen(*sign));
        let sign = |sign: char| match sign {
            _ if sign.is_whitespace() && sign != '\u{a0}' => ' ',
            '\u{e000}'..='\u{f8ff}' => UNKNOWN,
            _ if self.parsed().glyph_index(sign).is_none() => UNKNOWN,
            _ => sign,
        };
        signs.map(sign).collect()
    }
}

/// Signs that say how others are joined or turned, and nothing themselves.
fn is_unseen(sign: char) -> bool {
    (sign.is_control() && !sign.is_whitespace())
        || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_wide_as_its_signs() {
        let one = Face::Bold.width("n", 10.0);
        assert!(one > 4.0 && one < 7.0, "{one}");
        assert!((Face::Bold.width("nnnn", 20.0) - 8.0 * one).abs() < 0.01);
        assert!(Face::Bold.width("Grade", 10.0) > Face::Roman.width("Grade", 10.0));
    }

    #[test]
    fn what_cannot_be_set_has_a_mark() {
        assert_eq!(
            Face::Roman.legible("Zoë Größe ñandú £5"),
            "Zoë Größe ñandú £5"
        );
        assert_eq!(Face::Roman.legible("a\tb\nc"), "a b c");
        assert_eq!(Face::Roman.legible("馬\u{e000}"), "\u{fffd}\u{fffd}");
        assert_eq!(Face::Roman.legible("\u{202e}ab\u{feff}\u{7}"), "ab");
    }
}
