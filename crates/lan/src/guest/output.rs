//! What comes out of the guest's end.

use table::Eye;

use super::Held;
use crate::chain::Place;
use crate::message::{Said, SeatList, Verdict, Welcome};
use crate::{Payload, Refused};

/// How it is with the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// On the way to a place.
    Coming,
    /// In place.
    Here,
    /// Nothing was heard for a while, or the connection is being renewed.
    Reconnecting,
    /// It is over; only [`super::Guest::renew`] tries again.
    Shut(Shut),
}

/// Why it is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shut {
    /// The host says so.
    Refused(Refused),
    /// The token is of no use any more, and there is nothing else to show.
    NoPass,
    /// There is another table now.
    OtherTable,
    /// The host could not prove that he knows the code: somebody stands in between.
    HostUnproven,
}

/// What is to be done, in order.
#[derive(Clone, Debug, PartialEq)]
pub enum Output {
    /// Open a connection, then say [`super::Guest::connected`] or [`super::Guest::lost`] with this number.
    Dial(u32),
    /// Close this connection, or give up opening it.
    Hang(u32),
    /// There are bytes to take.
    Wake,
    /// This is to be on disk before bytes are taken.
    Keep(Held),
    /// How it is with the table.
    State(State),
    /// What the host says of his table.
    Welcome(Welcome),
    /// The place is taken.
    Placed(Eye),
    /// The table as it stands.
    Snapshot {
        /// How far it has come.
        at: Place,
        /// What these eyes may know.
        body: Payload,
    },
    /// Something has happened.
    Event {
        /// The place in the chain after it.
        at: Place,
        /// What everybody may know.
        public: Payload,
        /// What these eyes alone may know.
        private: Option<Payload>,
    },
    /// How it stands beside its events: clocks.
    Now(Payload),
    /// What happened before he came, or some of it.
    Past(Payload),
    /// What became of the command.
    Answer(Verdict),
    /// Everybody at the table.
    Seats(SeatList),
    /// Somebody has said something.
    Said(Said),
    /// The host has turned something away.
    Refused(Refused),
}
