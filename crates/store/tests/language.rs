//! Which language the system speaks.

use store::Language;

#[test]
fn a_locale_is_read_however_a_system_writes_it() {
    for (locale, language) in [
        ("en", Language::En),
        ("en-GB", Language::En),
        ("es_ES.UTF-8", Language::Es),
        ("es-419", Language::Es),
        ("ES", Language::Es),
        ("de_AT@euro", Language::De),
        ("de.utf8", Language::De),
    ] {
        assert_eq!(Language::of_locale(locale), Some(language), "{locale}");
    }
}

#[test]
fn a_language_that_is_not_spoken_is_none() {
    for locale in ["", "C", "POSIX", "C.UTF-8", "fr-FR", "est", "deu", "_en"] {
        assert_eq!(Language::of_locale(locale), None, "{locale}");
    }
}

#[test]
fn languages_are_written_by_their_codes() {
    let written = serde_json::to_string(&[Language::En, Language::Es, Language::De]);
    assert_eq!(written.unwrap(), r#"["en","es","de"]"#);
}
