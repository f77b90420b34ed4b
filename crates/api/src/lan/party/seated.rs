//! Who sits where, between the set-up and the protocol.

use ::lan::message::Holder;

use crate::{SeatSetup, Seated, Setup};

/// Whose each seat is by the set-up, before a guest has taken any.
pub(super) fn holders(setup: &Setup) -> Vec<(Holder, String)> {
    setup.seats.iter().map(holder).collect()
}

fn holder(seat: &SeatSetup) -> (Holder, String) {
    match seat.player {
        Seated::Here => (Holder::Here, seat.name.clone()),
        Seated::Bot(_) => (Holder::Bot, seat.name.clone()),
        Seated::Guest => (Holder::Free, String::new()),
    }
}
