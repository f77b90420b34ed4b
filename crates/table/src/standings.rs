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

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    #[test]
    fn a_shared_place_is_written_as_a_list() {
        let shared = Place::Shared(vec![Seat::at(0), Seat::at(3)]);
        let standings = Standings(vec![Place::One(Seat::at(2)), shared]);
        let written = to_value(&standings).unwrap();
        assert_eq!(written, json!([2, [0, 3]]));
        assert_eq!(from_value::<Standings>(written).unwrap(), standings);
        assert_eq!(to_value(Standings::default()).unwrap(), json!([]));
    }

    #[test]
    fn places_that_nobody_shares() {
        let standings = Standings::of([Seat::at(1), Seat::at(0)]);
        assert_eq!(to_value(standings).unwrap(), json!([1, 0]));
    }

    #[test]
    fn the_winners_hold_the_first_place() {
        let seats = [Seat::at(1), Seat::at(2)];
        assert_eq!(Standings::of(seats).winners(), &seats[..1]);
        let shared = Standings(vec![Place::Shared(seats.to_vec()), Place::One(Seat::at(0))]);
        assert_eq!(shared.winners(), seats);
        assert!(Standings::default().winners().is_empty());
    }
}
