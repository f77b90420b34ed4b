//! The languages that the app speaks.

use serde::{Deserialize, Serialize};
use specta::Type;

/// A language that the app speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
    /// German.
    De,
}

impl Language {
    /// The first of the system's languages that the app speaks, else English.
    pub fn of_system() -> Self {
        sys_locale::get_locales()
            .find_map(|locale| Self::of_locale(&locale))
            .unwrap_or(Self::En)
    }

    /// The language of a locale, written as systems write it: `es`, `es-MX`, `es_ES.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['-', '_', '.', '@']).next()?;
        match language.to_ascii_lowercase().as_str() {
            "en" => Some(Self::En),
            "es" => Some(Self::Es),
            "de" => Some(Self::De),
            _ => None,
        }
    }
}
