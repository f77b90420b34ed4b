//! The few words that are said outside the page.

use api::Language;

/// That somebody is awaited, in a language.
pub(crate) fn your_turn(language: Language, name: &str) -> String {
    match language {
        Language::En => format!("It is your turn, {name}."),
        Language::Es => format!("Te toca, {name}."),
        Language::De => format!("Du bist am Zug, {name}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_awaited_is_called_by_name_in_every_language() {
        for language in [Language::En, Language::Es, Language::De] {
            assert!(your_turn(language, "Ada").contains("Ada"));
        }
    }
}
