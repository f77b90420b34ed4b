//! Where somebody wants to go, and where he was before.

use std::net::SocketAddr;

use ::lan::bytes::Fingerprint;
use ::lan::guest::{Held, Pass};
use ::lan::invitation::NoInvitation;
use ::lan::{Invitation, RoomCode, Target};
use serde::{Deserialize, Serialize};
use table::{Eye, Seat};

use crate::lan::ears::id_of;
use crate::lan::{JoinBy, LetsIn, PartyError};
use crate::{App, StoreError};

/// Where somebody wants to go, and what he shows there.
pub(super) struct Goal {
    /// The table, where it is known beforehand.
    pub(super) table: Option<::lan::TableId>,
    pub(super) addresses: Vec<SocketAddr>,
    /// The key that its host is known by, where he is.
    pub(super) known: Option<Fingerprint>,
    pub(super) pass: Option<Pass>,
}

/// A table of another machine where we were before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remembered {
    /// The table.
    pub table: ::lan::TableId,
    /// What it is called.
    pub name: String,
    /// The game.
    pub game: String,
    /// The key that its host is known by.
    pub key: Fingerprint,
    /// Where he listened.
    pub addresses: Vec<SocketAddr>,
    /// When we were last there, in seconds since 1970.
    pub last: u32,
}

/// A table of the list.
struct Listed {
    table: ::lan::TableId,
    addresses: Vec<SocketAddr>,
    is_open: bool,
}

impl Remembered {
    /// Its id in the list.
    pub fn id(&self) -> String {
        id_of(self.table, self.key)
    }
}

impl Goal {
    /// Reads what was typed or chosen.
    pub(super) fn read(app: &App, to: JoinBy) -> Result<Self, PartyError> {
        match to {
            JoinBy::Listed { id, code } => Self::listed(app, &id, code.as_deref()),
            JoinBy::Address { address, code } => Self::at(app, &address, code.as_deref()),
            JoinBy::Link { link } => Self::by_link(app, &link),
        }
    }

    fn listed(app: &App, id: &str, code: Option<&str>) -> Result<Self, PartyError> {
        let listed = listed(app, id).ok_or(PartyError::NotListed)?;
        let is_held = !held(app, listed.table).is_empty();
        let pass = match code {
            Some(code) => Some(Pass::Code(read_code(code)?)),
            // Who holds a seat shows that; the stand may be closed to him.
            None => (listed.is_open || !is_held).then_some(Pass::Open),
        };
        Ok(Self {
            table: Some(listed.table),
            addresses: listed.addresses,
            known: pinned(app, listed.table),
            pass,
        })
    }

    fn at(app: &App, address: &str, code: Option<&str>) -> Result<Self, PartyError> {
        let Ok(Target::Address(address)) = address.parse() else {
            return Err(PartyError::Address);
        };
        let code = code.map(read_code).transpose()?;
        let is_there = |before: &Remembered| before.addresses.contains(&address);
        let mut before = remembered(app).into_iter().filter(is_there);
        // Without a code only a table counts where a seat is ours: another may be at its address by now.
        let ours = before.find(|before| code.is_none() && !held(app, before.table).is_empty());
        let addresses = vec![address];
        Ok(match ours {
            Some(before) => Self {
                table: Some(before.table),
                addresses,
                known: Some(before.key),
                pass: None,
            },
            None => Self {
                table: None,
                addresses,
                known: None,
                pass: Some(code.map_or(Pass::Open, Pass::Code)),
            },
        })
    }

    fn by_link(app: &App, link: &str) -> Result<Self, PartyError> {
        let invitation: Invitation = link.parse().map_err(|why| match why {
            NoInvitation::Version => PartyError::LaterLink,
            NoInvitation::Link | NoInvitation::Part(_) => PartyError::Link,
        })?;
        // A host that we know is not somebody else because a link says so.
        let known = pinned(app, invitation.table).unwrap_or(invitation.fingerprint);
        Ok(Self {
            table: Some(invitation.table),
            addresses: invitation.addresses,
            known: Some(known),
            pass: Some(Pass::Link(invitation.secret)),
        })
    }
}

/// Where we were before, the last table first.
pub fn remembered(app: &App) -> Vec<Remembered> {
    // Where the files cannot be read nothing is remembered.
    let all = app.home().visited().all().unwrap_or_default();
    let mut all: Vec<Remembered> = all
        .iter()
        .filter_map(|text| serde_json::from_str(text).ok())
        .collect();
    all.sort_by_key(|before| std::cmp::Reverse(before.last));
    all
}

/// Forgets a table, and the seats that are ours there: who answers there next may have any key.
///
/// # Errors
/// Where it cannot be.
pub fn forget(app: &App, table: ::lan::TableId) -> Result<(), StoreError> {
    for seat in Seat::first(Seat::MOST) {
        app.home()
            .held_seats()
            .give_up(&table.text(), seat.into())?;
    }
    app.home().visited().forget(&table.text())
}

/// The seats that are ours at a table.
pub(super) fn held(app: &App, table: ::lan::TableId) -> Vec<Held> {
    let files = app.home().held_seats();
    let of = |seat: Seat| {
        let text = files.held(&table.text(), seat.into())?;
        let held: Held = serde_json::from_str(&text).ok()?;
        let is_of = held.table == table && held.eye == Eye::Seat(seat) && held.token.is_some();
        is_of.then_some(held)
    };
    Seat::first(Seat::MOST).filter_map(of).collect()
}

/// The key that the host of a table is known by from before.
pub(super) fn pinned(app: &App, table: ::lan::TableId) -> Option<Fingerprint> {
    let of = |before: Remembered| (before.table == table).then_some(before.key);
    remembered(app).into_iter().find_map(of)
}

/// Where a table with this key is heard now.
pub(super) fn found(app: &App, table: ::lan::TableId, key: Fingerprint) -> Vec<SocketAddr> {
    let heard = app.network().ears().find(&id_of(table, key));
    heard.map_or_else(Vec::new, |heard| heard.addresses)
}

/// A table of the list: one that is heard now, or one where we were before.
fn listed(app: &App, id: &str) -> Option<Listed> {
    if let Some(heard) = app.network().ears().find(id) {
        return Some(Listed {
            table: heard.advert.table,
            addresses: heard.addresses,
            is_open: heard.advert.lets_in == LetsIn::Open,
        });
    }
    let before = remembered(app)
        .into_iter()
        .find(|before| before.id() == id)?;
    Some(Listed {
        table: before.table,
        addresses: before.addresses,
        is_open: false,
    })
}

fn read_code(code: &str) -> Result<RoomCode, PartyError> {
    code.parse().map_err(|_| PartyError::Code)
}
