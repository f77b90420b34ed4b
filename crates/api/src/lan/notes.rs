//! What a host must know again when he begins anew: the notes beside a record, a line of JSON each.

use ::lan::bytes::{JoinSecret, TableSecret};
use ::lan::message::AwayChoice;
use ::lan::{RoomCode, TableId};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

use super::{LanError, Note};

/// A line of the notes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    /// The first one: what the table is on the network.
    Table(Identity),
    /// The code is another from now on.
    Code(String),
    /// What becomes of seats whose players are away, from now on.
    Away(AwayChoice),
    /// What the host's end of the protocol has to know again.
    Note(Note),
}

/// What a table is on the network, as long as it lasts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Identity {
    /// What it is called among machines.
    pub(super) table: TableId,
    /// What it is called among people.
    pub(super) name: String,
    /// What salts are made from.
    pub(super) secret: TableSecret,
    /// The room code.
    pub(super) code: String,
    /// The secret of the join link.
    pub(super) link: JoinSecret,
    /// Where its host listens.
    pub(super) port: u16,
}

/// All that was noted.
pub(super) struct Noted {
    pub(super) identity: Identity,
    pub(super) code: RoomCode,
    pub(super) away: AwayChoice,
    pub(super) notes: Vec<Note>,
}

impl Identity {
    /// That of a table that was not on the network before.
    pub(super) fn new(name: String, code: &RoomCode, port: u16, chance: &mut ChaCha20Rng) -> Self {
        Self {
            table: TableId::draw(chance),
            name,
            secret: TableSecret::draw(chance),
            code: code.to_string(),
            link: JoinSecret::draw(chance),
            port,
        }
    }
}

impl Noted {
    /// Reads the notes; nothing where there are none yet.
    pub(super) fn read(text: &str) -> Result<Option<Self>, LanError> {
        let broken = || LanError::Broken("what was noted of guests");
        let mut lines = text.lines().map(serde_json::from_str::<Line>);
        let identity = match lines.next() {
            None => return Ok(None),
            Some(Ok(Line::Table(identity))) => identity,
            Some(_) => return Err(broken()),
        };
        let (mut code, mut away) = (identity.code.clone(), AwayChoice::default());
        let mut notes = Vec::new();
        for line in lines {
            match line.map_err(|_| broken())? {
                Line::Table(_) => return Err(broken()),
                Line::Code(new) => code = new,
                Line::Away(new) => away = new,
                Line::Note(note) => notes.push(note),
            }
        }
        Ok(Some(Self {
            identity,
            code: code.parse().map_err(|_| broken())?,
            away,
            notes,
        }))
    }
}
