//! A table of somebody else's, for those who watch it and play at it here.

use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::Seat;
use tokio::sync::mpsc::UnboundedSender;

use super::account::Account;
use crate::host::Sink;
use crate::lan::PartyId;
use crate::{ActError, GameMove, Look, TableCard, TableId};

/// How long an act waits for its host's answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody here acts.
pub(super) struct Act {
    pub(super) seat: Seat,
    /// The number of the last line that he has seen.
    pub(super) seen: u32,
    pub(super) mv: GameMove,
    pub(super) answer: SyncSender<Result<(), ActError>>,
}

/// A table of somebody else's. Its party keeps it up to date.
pub(crate) struct Elsewhere {
    party: PartyId,
    /// When we came, in seconds since 1970.
    began: u32,
    account: Mutex<Account>,
    acts: UnboundedSender<Act>,
}

impl Elsewhere {
    pub(super) fn new(
        party: PartyId,
        began: u32,
        account: Account,
        acts: UnboundedSender<Act>,
    ) -> Self {
        Self {
            party,
            began,
            account: Mutex::new(account),
            acts,
        }
    }

    /// The party at which it is played.
    pub(crate) fn party(&self) -> PartyId {
        self.party
    }

    pub(crate) fn card(&self, id: TableId) -> TableCard {
        self.account().card(id, self.began)
    }

    /// Tells the table as it stands, and from then on all that happens.
    pub(crate) fn watch(&self, sink: Sink) {
        self.account().watch(sink);
    }

    pub(crate) fn look(&self, seat: Seat) -> Result<Look, ActError> {
        let account = self.account();
        account.look(seat).ok_or(ActError::NotYours { seat })
    }

    /// Acts for a seat that is played here, and waits for the host's answer.
    pub(crate) fn act(
        &self,
        table: TableId,
        seat: Seat,
        seen: u32,
        mv: GameMove,
    ) -> Result<(), ActError> {
        let gone = ActError::NoSuchTable { table };
        let (answer, answered) = sync_channel(1);
        let act = Act {
            seat,
            seen,
            mv,
            answer,
        };
        self.acts.send(act).map_err(|_| gone.clone())?;
        match answered.recv_timeout(PATIENCE + Duration::from_secs(1)) {
            // The host has another number for it.
            Ok(Err(ActError::NoSuchTable { .. } | ActError::OpenElsewhere { .. })) => Err(gone),
            Ok(answer) => answer,
            Err(_) => Err(ActError::HostAway),
        }
    }

    pub(super) fn account(&self) -> MutexGuard<'_, Account> {
        // A panic elsewhere has been reported there; what is known is whole between messages.
        self.account.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
