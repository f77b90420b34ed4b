//! What is kept on disk for this user.
//!
//! Here live the [`Settings`], the file they are kept in ([`SettingsFile`]) and what can be wrong
//! with it ([`Trouble`], [`StoreError`]). A file is written beside the old one and put in its place
//! when it is whole, so that a crash leaves the one or the other; a file that makes no sense is set
//! aside, never thrown away.
//!
//! What does not live here: what the settings bring about, and any game.

mod file;
mod language;
mod settings;
mod trouble;

pub use file::{Loaded, SettingsFile};
pub use language::Language;
pub use settings::{NoSuchScale, Settings, Speed, TextScale, Theme};
pub use trouble::{StoreError, Trouble};
