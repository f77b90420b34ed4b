//! The sizes of paper.

use serde::{Deserialize, Serialize};

use super::Area;

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

/// Which way round a sheet lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Upright.
    Portrait,
    /// On its side.
    Landscape,
}

impl Paper {
    /// The whole sheet.
    pub(crate) fn sheet(self, way: Way) -> Area {
        let (short, long) = match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        };
        match way {
            Way::Portrait => Area::new(0.0, 0.0, short, long),
            Way::Landscape => Area::new(0.0, 0.0, long, short),
        }
    }
}
