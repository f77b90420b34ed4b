//! What people write, fit to be shown to others.

/// A line without what cannot be seen, no longer than so many characters.
pub fn clean(text: &str, most: usize) -> String {
    let shown: String = text.chars().filter(|c| !hidden(*c)).collect();
    let cut: String = shown.trim().chars().take(most).collect();
    cut.trim_end().to_owned()
}

/// Control characters, those without any width, and those that turn the direction of a text round. (What joins the parts of
/// a letter or a picture stays.)
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}' | '\u{2060}'..='\u{2064}')
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_goes_and_what_is_long_is_cut() {
        assert_eq!(clean(" An\u{202e}na\n\u{7} ", 40), "Anna");
        assert_eq!(clean("Zoë 🐎🐎", 5), "Zoë 🐎");
        assert_eq!(clean("one two", 4), "one");
        assert_eq!(clean("\u{0}\u{200b}", 4), "");
    }
}
