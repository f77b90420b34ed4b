//! What guest and host say to each other.

mod enter;
mod seats;

use serde::{Deserialize, Serialize};
use table::{Eye, Seat};

use crate::bytes::{Hash, Salt, Token};
use crate::chain::Place;
use crate::frame::{self, Frame, Malformed};
use crate::{Payload, Refused};

pub use enter::{Auth, Hello, Proof, Share, VERSION, Versions, Welcome};
pub use seats::{AwayChoice, Connection, Holder, Poll, SeatCard, SeatList};

/// Kinds that are kept for dice which everybody checks.
pub const FAIR_DICE: std::ops::RangeInclusive<u8> = 0x40..=0x4f;

/// Kinds that are kept for choices which not even the host can read early.
pub const SEALED_CHOICES: std::ops::RangeInclusive<u8> = 0x50..=0x5f;

/// The most characters of a line of chat.
pub const MOST_CHAT: usize = 280;

/// The most characters of a name.
pub const MOST_NAME: usize = 40;

/// A guest takes his place: a seat or the stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attach {
    /// The place.
    #[serde(rename = "as")]
    pub eye: Eye,
    /// His name.
    pub name: String,
    /// How far he has followed the table.
    pub at: Option<Place>,
}

/// A guest has his place. Events or a snapshot follow where he is behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attached {
    /// The place.
    #[serde(rename = "as")]
    pub eye: Eye,
    /// What to come back with; none for the stand.
    pub token: Option<Token>,
    /// The number of the seat's last command.
    pub cid: u32,
}

/// A guest acts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Command {
    /// The number of the command: it grows.
    pub cid: u32,
    /// It only counts at this place in the chain.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub expect: Option<u32>,
    /// What he does.
    pub body: Payload,
}

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the command.
    pub cid: u32,
    /// What became of it.
    pub verdict: Verdict,
}

/// What becomes of a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is done.
    Done {
        /// The number of the last event that it brought about.
        idx: u32,
    },
    /// The chain was further on than the command expected.
    Stale {
        /// How many events there have been.
        idx: u32,
    },
    /// The game says no.
    Refused {
        /// What it says.
        why: Payload,
    },
    /// A later command of this seat was answered already.
    Old {},
}

/// Something has happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// How many events there have been with it.
    pub idx: u32,
    /// Its hash, see [`crate::chain`].
    pub h: Hash,
    /// What everybody may know.
    #[serde(rename = "pub")]
    pub public: Payload,
    /// What ties each seat's private part, seat by seat, whether there is one or not.
    pub ties: Vec<Hash>,
    /// What the reader alone may know.
    #[serde(rename = "priv", skip_serializing_if = "Option::is_none", default)]
    pub private: Option<Private>,
}

/// A private part of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Private {
    /// What hides it from others.
    pub salt: Salt,
    /// What it says.
    pub body: Payload,
}

/// The table as it stands for its reader.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// How far it has come.
    pub at: Place,
    /// What the reader may know.
    pub body: Payload,
}

/// A guest has lost the thread: events from there, or a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Resume {
    /// How far he has followed; none for a snapshot.
    pub at: Option<Place>,
}

/// Nothing but its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nothing {}

/// A guest is ready to start, or not any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ready {
    /// Is he?
    pub on: bool,
}

/// A guest is for a bot that plays for somebody who is away, or not any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Vote {
    /// Who is away.
    pub seat: Seat,
    /// Is he for it?
    pub on: bool,
}

/// A guest asks for what happened before he came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Past {
    /// After this line.
    pub after: u32,
}

/// Something of a table that is told beside its events, and is not part of the chain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Aside {
    /// What everybody may know.
    pub body: Payload,
}

/// Are you there? I am.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// Comes back as it was sent.
    pub n: u32,
}

/// A line of chat on its way to the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chat {
    /// The line.
    pub text: String,
}

/// A shout on its way to the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shout {
    /// Which one; the words are the page's.
    pub shout: u8,
}

/// Who has said something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Speaker {
    /// His seat or the stand.
    #[serde(rename = "as")]
    pub eye: Eye,
    /// His name.
    pub name: String,
}

/// What somebody has said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Who.
    pub by: Speaker,
    /// What.
    pub what: Line,
}

/// A line of chat or a shout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A line of chat.
    Chat(String),
    /// A shout.
    Shout(u8),
}

macro_rules! messages {
    ($(#[$doc:meta])* $name:ident up to $most:expr; $($kind:literal $variant:ident($body:ty),)*) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each says what its body says")]
        pub enum $name {
            $($variant($body),)*
        }

        impl $name {
            /// Reads the message of a frame.
            pub fn read(frame: &Frame) -> Result<Self, Malformed> {
                match frame.kind {
                    $($kind => serde_json::from_str(&frame.json)
                        .map(Self::$variant)
                        .map_err(|_| Malformed::Message),)*
                    kind => Err(Malformed::Kind(kind)),
                }
            }

            /// The message as a frame for the wire; none where it is longer than a frame may be.
            pub fn frame(&self) -> Option<Vec<u8>> {
                let (kind, json) = match self {
                    $(Self::$variant(body) => ($kind, serde_json::to_vec(body)),)*
                };
                frame::encode(kind, &json.expect("messages serialise: string keys, no failing parts"), $most)
            }
        }
    };
}

messages! {
    /// What a guest says.
    ToHost up to frame::TO_HOST;
    1 Hello(Hello),
    2 Auth(Auth),
    3 Attach(Attach),
    4 Command(Command),
    5 Resume(Resume),
    6 Kept(Nothing),
    7 Leave(Nothing),
    8 Ready(Ready),
    9 Chat(Chat),
    10 Shout(Shout),
    11 Ping(Beat),
    12 Pong(Beat),
    13 Vote(Vote),
    14 Past(Past),
}

messages! {
    /// What a host says.
    ToGuest up to frame::TO_GUEST;
    129 Welcome(Welcome),
    130 Proof(Proof),
    131 Attached(Attached),
    132 Event(Event),
    133 Snapshot(Snapshot),
    134 Answer(Answer),
    135 Seats(SeatList),
    136 Said(Said),
    137 Ping(Beat),
    138 Pong(Beat),
    139 Refused(Refused),
    140 Now(Aside),
    141 Past(Aside),
}
