//! What a guest wants, and what he has.

use std::collections::BTreeMap;
use std::sync::Arc;

use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use table::Eye;

use crate::RoomCode;
use crate::bytes::{Fingerprint, JoinSecret, TableId, Token};
use crate::proof::Exchange;

/// What a guest shows to be let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pass {
    /// The room code.
    Code(RoomCode),
    /// The secret of a join link.
    Link(JoinSecret),
    /// Nothing: the table is open.
    Open,
}

/// What brings a guest back into his seat. It is kept on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// The table.
    pub table: TableId,
    /// The host's key.
    pub fingerprint: Fingerprint,
    /// The place.
    #[serde(rename = "as")]
    pub eye: Eye,
    /// The seat's token; none for the stand.
    pub token: Option<Token>,
}

/// What a guest wants and has.
#[derive(Debug)]
pub struct Visiting {
    /// The place that he wants.
    pub eye: Eye,
    /// His name.
    pub name: String,
    /// What lets him in where he has no token.
    pub pass: Option<Pass>,
    /// What he holds from before.
    pub held: Option<Held>,
    /// The version of his app.
    pub app: String,
    /// The fingerprint of his figures for each game.
    pub books: BTreeMap<String, String>,
    /// His language.
    pub language: String,
    /// How a code is proven.
    pub exchange: Arc<dyn Exchange>,
    /// What spreads his attempts to come back.
    pub chance: ChaCha20Rng,
}
