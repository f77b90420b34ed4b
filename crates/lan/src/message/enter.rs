//! What is said at the door.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::bytes::{Mac, TableId, Token};

/// The version of the protocol that is described in `docs/protocol.md`.
pub const VERSION: u16 = 1;

/// Versions of the protocol that somebody speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Versions {
    /// The oldest.
    pub min: u16,
    /// The newest.
    pub max: u16,
}

impl Versions {
    /// What is spoken here.
    pub const OURS: Self = Self {
        min: VERSION,
        max: VERSION,
    };

    /// The newest version that both speak.
    pub fn common(self, other: Self) -> Option<u16> {
        let newest = self.max.min(other.max);
        (newest >= self.min.max(other.min)).then_some(newest)
    }
}

/// The first word of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The versions of the protocol that he speaks.
    pub pv: Versions,
    /// The version of his app.
    pub app: String,
    /// What else he can do; none so far.
    pub feats: Vec<String>,
    /// The fingerprint of his figures for each game that he knows.
    pub books: BTreeMap<String, String>,
    /// His language, such as `de`.
    pub language: String,
}

/// The first word of a host: they can play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version that is spoken from here on.
    pub pv: u16,
    /// The version of his app.
    pub app: String,
    /// What else he can do; none so far.
    pub feats: Vec<String>,
    /// The table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// The fingerprint of his figures.
    pub book: String,
}

/// How a guest shows that he may come in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Auth {
    /// He knows the room code: his half of the exchange.
    Code {
        /// His half, see [`crate::proof`].
        share: Share,
    },
    /// He knows the key that came of the exchange.
    Confirm {
        /// The proof.
        mac: Mac,
    },
    /// He knows the secret of the join link.
    Link {
        /// The proof.
        mac: Mac,
    },
    /// A seat is his.
    Seat {
        /// The seat's token.
        token: Token,
    },
    /// The table is open to everybody.
    Open {},
}

/// Half of an exchange of keys.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Share(#[serde(with = "share")] pub Vec<u8>);

mod share {
    use data_encoding::BASE64URL_NOPAD;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(bytes: &[u8], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&BASE64URL_NOPAD.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<u8>, D::Error> {
        let text = String::deserialize(from)?;
        BASE64URL_NOPAD
            .decode(text.as_bytes())
            .map_err(Error::custom)
    }
}

/// What a host answers to a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// His half of the exchange.
    Share {
        /// His half.
        share: Share,
    },
    /// The guest may come in, and this is the host's own proof.
    Host {
        /// The proof; none where the guest has shown a token or the table is open.
        mac: Option<Mac>,
    },
}
