//! Who came where.

use serde::{Deserialize, Serialize};
use specta::Type;

use crate::Seat;

/// The result of a game: places from the first down. Who is not placed is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Type)]
pub struct Standings(pub Vec<Place>);

/// One place of the result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Type)]
#[serde(untagged)]
pub enum Place {
    /// Held by one seat.
    One(Seat),
    /// Shared by several.
    Shared(Vec<Seat>),
}

impl Standings {
    /// Places that nobody shares.
    pub fn of(seats: impl IntoIterator<Item = Seat>) -> Self {
        Self(seats.into_iter().map(Place::One).collect())
    }

    /// The seats that hold the first place; none where nobody is placed.
    pub fn winners(&self) -> &[Seat] {
        self.0.first().map_or(&[], Place::seats)
    }
}

impl Place {
    /// The seats that hold this place.
    pub fn seats(&self) -> &[Seat] {
        match self {
            Self::One(seat) => std::slice::from_ref(seat),
            Self::Shared(seats) => seats,
        }
    }
}
