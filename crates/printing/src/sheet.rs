//! Sheets of paper: areas, type that fits, lines and shapes, and the file that they become.
//!
//! A document lays marks on pages; a mark knows nothing of the file. Only `pdf` knows the library that
//! writes it.

mod area;
mod face;
mod fit;
mod outline;
mod page;
mod paper;
mod pdf;

pub(crate) use area::Area;
pub(crate) use face::Face;
pub(crate) use outline::Outline;
pub(crate) use page::{Across, Line, Page, Part, Style, Tone};
pub use paper::Paper;
pub(crate) use paper::Way;
pub(crate) use pdf::Sheets;
