//! What the file of a document is called.

use jiff::civil::Date;

use crate::print::{Form, Kind};

/// `race-night-slip-anna-2026-12-01`: without its ending, and in signs that every disk takes.
pub(super) fn stem(kind: Kind, player: Option<&str>, day: Date) -> String {
    let kind = kind.to_string();
    let player = player.map(plain).filter(|name| !name.is_empty());
    let day = day.to_string();
    let parts = ["race-night", &kind]
        .into_iter()
        .chain(player.as_deref())
        .chain([day.as_str()]);
    parts.collect::<Vec<_>>().join("-")
}

/// What the file's name ends with.
pub(super) fn ending(form: Form) -> String {
    form.to_string()
}

/// Letters and digits, in small; a stroke for the rest.
fn plain(name: &str) -> String {
    let small = name.to_lowercase();
    let words = small.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-").chars().take(LONGEST).collect()
}

/// The most letters of a player's name: some disks take 255 bytes in all.
const LONGEST: usize = 40;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_says_what_whose_and_when() {
        let day = Date::new(2026, 12, 1).unwrap();
        let slip = |player| stem(Kind::Slip, Some(player), day);
        assert_eq!(slip("Anna"), "race-night-slip-anna-2026-12-01");
        assert_eq!(
            slip("Zoë O'Hara / 2"),
            "race-night-slip-zoë-o-hara-2-2026-12-01"
        );
        assert_eq!(slip("../.."), "race-night-slip-2026-12-01");
        assert_eq!(
            stem(Kind::RaceCard, None, day),
            "race-night-race-card-2026-12-01"
        );
        assert!(slip(&"馬".repeat(300)).len() < 200);
        assert_eq!(ending(Form::Csv), "csv");
    }
}
