//! The seats of a table as the host keeps them.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use super::Conn;
use crate::Time;
use crate::bytes::{Token, TokenHash};
use crate::message::{Answer, Connection, Holder, Poll, SeatCard, Verdict};

/// The most tokens that are offered for a seat before one of them is kept.
const MOST_OFFERED: usize = 8;

/// What has to outlive the host's machine, to be on disk before anybody is told what follows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "note", rename_all = "kebab-case")]
pub enum Note {
    /// A token was offered for a seat that has its owner.
    Offered {
        /// The seat.
        seat: Seat,
        /// The token's hash.
        hash: TokenHash,
    },
    /// A seat has its owner, who has kept his token: no other is good any more.
    Seated {
        /// The seat.
        seat: Seat,
        /// His name.
        name: String,
        /// The token's hash.
        hash: TokenHash,
    },
    /// A seat has no owner any more.
    Freed {
        /// The seat.
        seat: Seat,
    },
    /// A bot plays for the owner of a seat, or not any more.
    StandIn {
        /// The seat.
        seat: Seat,
        /// Does it?
        on: bool,
    },
    /// A command was played. It belongs into one write with what the table keeps of it.
    Done {
        /// The seat.
        seat: Seat,
        /// The command.
        cid: u32,
        /// The last event that it brought about.
        idx: u32,
    },
}

/// One seat.
#[derive(Debug)]
pub(super) struct Chair {
    pub(super) holder: Holder,
    pub(super) name: String,
    pub(super) ready: bool,
    /// The connection of its owner.
    pub(super) conn: Option<Conn>,
    /// Since when he has none.
    pub(super) away: Option<Time>,
    /// The number of the last command, whatever became of it.
    pub(super) cid: u32,
    /// The command that is being judged.
    pub(super) pending: Option<u32>,
    pub(super) answered: Option<Answer>,
    /// Who is for a bot that plays for him.
    pub(super) votes: Seats,
    kept: Option<TokenHash>,
    offered: Vec<TokenHash>,
}

impl Chair {
    pub(super) fn new(holder: Holder, name: String) -> Self {
        Self {
            holder,
            name,
            ready: false,
            conn: None,
            away: None,
            cid: 0,
            pending: None,
            answered: None,
            votes: Seats::default(),
            kept: None,
            offered: Vec::new(),
        }
    }

    /// Brings back what a note says.
    pub(super) fn recall(&mut self, note: &Note, now: Time) {
        match note {
            Note::Offered { hash, .. } => self.offer_hash(*hash),
            Note::Seated { name, hash, .. } => {
                if self.kept.is_none() {
                    self.holder = Holder::Guest;
                    self.away = Some(now);
                }
                self.name.clone_from(name);
                self.keep(*hash);
            }
            Note::Freed { .. } => self.free(),
            Note::StandIn { on, .. } => self.stand_in(*on),
            Note::Done { cid, idx, .. } => {
                self.cid = self.cid.max(*cid);
                let verdict = Verdict::Done { idx: *idx };
                self.answered = Some(Answer { cid: *cid, verdict });
            }
        }
    }

    /// Is this one of its tokens?
    pub(super) fn is_of(&self, token: &Token) -> bool {
        let hash = token.hash();
        // Of hashes nothing can be learned by how long it takes to compare them.
        self.kept == Some(hash) || self.offered.contains(&hash)
    }

    /// Can anybody take it? A seat at which a bot stands in for nobody is as good as free.
    pub(super) fn is_open(&self) -> bool {
        match self.holder {
            Holder::Free => true,
            Holder::StandIn => !self.is_kept() && self.conn.is_none(),
            Holder::Here | Holder::Bot | Holder::Guest => false,
        }
    }

    /// Has its owner a token that he is known to have kept?
    pub(super) fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    pub(super) fn offer(&mut self, token: &Token) {
        self.offer_hash(token.hash());
    }

    fn offer_hash(&mut self, hash: TokenHash) {
        if self.offered.len() >= MOST_OFFERED {
            self.offered.remove(0);
        }
        self.offered.push(hash);
    }

    /// A token is known to be kept; tells whether that is news. Only then are the others of no use any more: the one
    /// from before may come in late, when its owner has the next one already.
    pub(super) fn keep(&mut self, hash: TokenHash) -> bool {
        let news = self.kept != Some(hash);
        if news {
            self.kept = Some(hash);
            self.offered.clear();
        }
        news
    }

    /// Nobody's any more. Its commands go on counting.
    pub(super) fn free(&mut self) {
        let cid = self.cid;
        *self = Self::new(Holder::Free, String::new());
        self.cid = cid;
    }

    /// What brings it back as it is.
    pub(super) fn notes(&self, seat: Seat) -> Vec<Note> {
        let name = self.name.clone();
        let kept = self.kept.map(|hash| Note::Seated { seat, name, hash });
        let offered = self.offered.iter().filter(|_| self.is_kept());
        let offered = offered.map(|hash| Note::Offered { seat, hash: *hash });
        let on = true;
        let stands_in = (self.holder == Holder::StandIn).then_some(Note::StandIn { seat, on });
        kept.into_iter().chain(offered).chain(stands_in).collect()
    }

    pub(super) fn stand_in(&mut self, on: bool) {
        self.votes = Seats::default();
        self.holder = match (self.holder, on) {
            (Holder::Guest | Holder::Free | Holder::StandIn, true) => Holder::StandIn,
            (Holder::StandIn, false) if self.is_kept() || self.conn.is_some() => Holder::Guest,
            (Holder::StandIn, false) => Holder::Free,
            (other, _) => other,
        };
    }

    pub(super) fn card(&self, seat: Seat, line: Connection, poll: Option<Poll>) -> SeatCard {
        SeatCard {
            seat,
            holder: self.holder,
            name: self.name.clone(),
            ready: self.ready,
            line,
            poll,
        }
    }
}

impl Note {
    /// The seat that it is about.
    pub fn seat(&self) -> Seat {
        match self {
            Self::Offered { seat, .. }
            | Self::Seated { seat, .. }
            | Self::Freed { seat }
            | Self::StandIn { seat, .. }
            | Self::Done { seat, .. } => *seat,
        }
    }
}
