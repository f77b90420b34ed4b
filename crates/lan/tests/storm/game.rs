//! A game that is only there to be followed: who acts leaves a mark, and everybody gets a new secret.

use lan::host::Happening;
use lan::{Payload, Time};
use serde_json::{Value, json};
use table::{Eye, Seat};

/// What marks a secret of a seat's in any stream of bytes.
pub(crate) fn mark(seat: Seat) -> String {
    format!("§{}§", seat.index())
}

/// What happens when a seat acts, or when time does (no seat).
pub(crate) fn happening(seat: Option<Seat>, nonce: u64, seats: usize) -> Happening {
    let by = seat.map(Seat::index);
    let secret = |seat: Seat| Payload::of(&json!({ "secret": format!("{}{nonce}", mark(seat)) }));
    Happening {
        public: Payload::of(&json!({ "by": by, "nonce": nonce })).unwrap(),
        private: Seat::first(seats)
            .map(|seat| (seat, secret(seat).unwrap()))
            .collect(),
    }
}

/// The table as these eyes see it.
pub(crate) fn view(happenings: &[Happening], eye: Eye) -> Payload {
    let own = match eye {
        Eye::Seat(seat) => happenings.last().and_then(|last| {
            let mut parts = last.private.iter();
            parts
                .find(|(owner, _)| *owner == seat)
                .map(|(_, part)| part.read::<Value>().unwrap())
        }),
        Eye::Stand => None,
    };
    Payload::of(&json!({ "events": happenings.len(), "own": own })).unwrap()
}

/// So many milliseconds from the beginning.
pub(crate) fn at(millis: u64) -> Time {
    Time(millis)
}
