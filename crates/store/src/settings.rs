//! What a user has set.

use serde::{Deserialize, Serialize};
use specta::Type;
use table::Silks;

use crate::Language;

/// What a user has set. What a file does not name is as at first; what only a newer version knows
/// is passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(rename_all = "camelCase", default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own in the settings"
)]
pub struct Settings {
    /// Is there nothing more to welcome the user with? A file that does not say so was written by one
    /// who had started before.
    #[serde(default = "started_before")]
    pub welcomed: bool,
    /// Under what name the user plays; nothing where he has not said.
    pub name: Option<String>,
    /// What the user likes to wear.
    pub silks: Option<Silks>,
    /// The language; nothing for that of the system.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Theme,
    /// The size of all text.
    pub text_scale: TextScale,
    /// How fast things move.
    pub speed: Speed,
    /// Are sounds played?
    pub sound: bool,
    /// Is somebody who looks elsewhere called when he is awaited?
    pub notify: bool,
    /// Do new tables list what others still hold (G-27)?
    pub cards_left: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            welcomed: false,
            name: None,
            silks: None,
            language: None,
            theme: Theme::default(),
            text_scale: TextScale::default(),
            speed: Speed::default(),
            sound: true,
            notify: true,
            cards_left: false,
        }
    }
}

fn started_before() -> bool {
    true
}

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Dark ink on light paper.
    Light,
    /// Light ink on a dark ground.
    Dark,
    /// The strongest contrast.
    Contrast,
}

/// How fast things move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// They are where they belong at once.
    Off,
    /// At half the pace.
    Half,
    /// At the pace they were drawn for.
    #[default]
    Normal,
    /// At twice the pace.
    Double,
    /// At four times the pace.
    Quadruple,
}

/// The size of all text, in per cent of what it was drawn for: [`TextScale::LEAST`] to
/// [`TextScale::MOST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Type)]
#[serde(try_from = "u16", into = "u16")]
#[specta(type = u16)]
pub struct TextScale(u16);

impl TextScale {
    /// The smallest, in per cent.
    pub const LEAST: u16 = 80;
    /// The greatest, in per cent.
    pub const MOST: u16 = 200;
}

impl Default for TextScale {
    fn default() -> Self {
        Self(100)
    }
}

impl TryFrom<u16> for TextScale {
    type Error = NoSuchScale;

    fn try_from(percent: u16) -> Result<Self, NoSuchScale> {
        if (Self::LEAST..=Self::MOST).contains(&percent) {
            Ok(Self(percent))
        } else {
            Err(NoSuchScale(percent))
        }
    }
}

impl From<TextScale> for u16 {
    fn from(scale: TextScale) -> Self {
        scale.0
    }
}

/// A text size that cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("text can be {least} to {most} per cent of its size, not {0}", least = TextScale::LEAST, most = TextScale::MOST)]
pub struct NoSuchScale(pub u16);
