//! The tables on the network that this app hosts or sits at: who runs each, and who is told of them.
//!
//! Each is run by a task of its own, which owns its sockets, takes [`Order`]s one after the other and publishes
//! its card after every change. Nothing is opened before a table is hosted or joined, or tables are looked for.

use std::collections::BTreeMap;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use ::lan::message::AwayChoice;
use bots::Level;
use table::Seat;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::card::{PartyCard, PartyId, PartyTold, Saying, SeatFor};
use super::ears::Ears;
use super::error::PartyError;
use crate::TableId;

/// Where messages of the stream of parties go; answers whether somebody is still there.
pub(crate) type PartySink = Box<dyn Fn(PartyTold) -> bool + Send>;

/// What people here want of a party. Each is answered when it is done, or known not to be.
pub(super) enum Order {
    /// A host lets somebody else play a seat.
    Give { seat: Seat, to: SeatFor },
    /// A host chooses what becomes of seats whose players are away.
    Away(AwayChoice),
    /// A host starts; free seats go to bots of this level.
    Start { fill: Level },
    /// A guest takes a seat.
    Take { seat: Seat, name: String },
    /// A guest gives a seat up, and watches.
    Rise { seat: Seat },
    /// Somebody here is ready, or not any more.
    Ready { seat: Seat, on: bool },
    /// Those here are for a bot that plays for somebody who is away, or not any more.
    Vote { seat: Seat, on: bool },
    /// Somebody here says something.
    Say(String),
    /// Somebody here shouts.
    Shout(u8),
    /// A guest tries again.
    ComeBack,
    /// The end, for this app.
    Leave,
}

/// What became of an order; a start answers with the table.
pub(super) type Answer = Result<Option<TableId>, PartyError>;

/// An order, and where its answer goes.
pub(super) struct Asked {
    pub(super) order: Order,
    pub(super) answer: SyncSender<Answer>,
}

/// The parties of an app.
pub(crate) struct Network {
    /// Are tables of ours announced, and others listened for?
    is_open: bool,
    runtime: OnceLock<Runtime>,
    parties: Mutex<Parties>,
    ears: Ears,
}

#[derive(Default)]
struct Parties {
    last: u32,
    all: BTreeMap<PartyId, Party>,
    /// The tables of ours among them, as they are called among machines.
    ours: BTreeMap<PartyId, ::lan::TableId>,
    watchers: Vec<PartySink>,
}

struct Party {
    /// None while its task has not published any.
    card: Option<PartyCard>,
    orders: UnboundedSender<Asked>,
}

impl Network {
    /// Of an app whose tables are announced to the neighbours, and that listens for theirs; or not.
    pub(crate) fn new(is_open: bool) -> Self {
        Self {
            is_open,
            runtime: OnceLock::new(),
            parties: Mutex::default(),
            ears: Ears::default(),
        }
    }

    /// Are tables of ours announced, and others listened for?
    pub(super) fn is_open(&self) -> bool {
        self.is_open
    }

    /// What the tasks run on.
    pub(super) fn runtime(&self) -> Result<&Runtime, PartyError> {
        if let Some(runtime) = self.runtime.get() {
            return Ok(runtime);
        }
        let made = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("network")
            .enable_all()
            .build()
            .map_err(|error| PartyError::System {
                cause: error.to_string(),
            })?;
        Ok(self.runtime.get_or_init(|| made))
    }

    /// A party that is about to be run by a task, which gets its orders there.
    pub(super) fn enter(&self) -> (PartyId, UnboundedReceiver<Asked>) {
        let (orders, asked) = unbounded_channel();
        let mut parties = self.parties();
        parties.last += 1;
        let id = PartyId(parties.last);
        parties.all.insert(id, Party { card: None, orders });
        (id, asked)
    }

    /// How a party stands now: whoever watches is told, where that is new.
    pub(super) fn publish(&self, card: PartyCard) {
        let mut parties = self.parties();
        let Some(party) = parties.all.get_mut(&card.id) else {
            return;
        };
        if party.card.as_ref() != Some(&card) {
            party.card = Some(card);
            parties.tell_all();
        }
    }

    /// Those who listen for tables nearby.
    pub(super) fn ears(&self) -> &Ears {
        &self.ears
    }

    /// A party is at a table of ours.
    pub(super) fn host(&self, party: PartyId, table: ::lan::TableId) {
        self.parties().ours.insert(party, table);
    }

    /// Is there a table of ours?
    pub(super) fn is_hosting(&self) -> bool {
        !self.parties().ours.is_empty()
    }

    /// Is this table one of ours?
    pub(super) fn is_ours(&self, table: ::lan::TableId) -> bool {
        self.parties().ours.values().any(|ours| *ours == table)
    }

    /// Somebody has said something at a party.
    pub(super) fn said(&self, party: PartyId, seat: Option<Seat>, name: String, what: Saying) {
        self.parties().tell(&PartyTold::Said {
            party,
            seat,
            name,
            what,
        });
    }

    /// A party has ended because something was wrong.
    pub(super) fn ended(&self, party: PartyId, why: PartyError) {
        tracing::warn!("party {} has ended: {why}", party.0);
        self.parties().tell(&PartyTold::Ended { party, why });
    }

    /// A party is over for this app.
    pub(super) fn forget(&self, party: PartyId) {
        let mut parties = self.parties();
        parties.ours.remove(&party);
        if parties.all.remove(&party).is_some() {
            parties.tell_all();
        }
    }

    /// Has a party done something, and says what became of it.
    pub(super) fn ask(&self, party: PartyId, order: Order) -> Answer {
        let (answer, answered) = sync_channel(1);
        let gone = PartyError::NoSuchParty { party };
        let sent = match self.parties().all.get(&party) {
            Some(party) => party.orders.send(Asked { order, answer }).is_ok(),
            None => false,
        };
        if !sent {
            return Err(gone);
        }
        answered.recv().unwrap_or(Err(gone))
    }

    /// The party at which a table is played.
    pub(super) fn at(&self, table: TableId) -> Option<PartyCard> {
        let cards = self.cards();
        cards.into_iter().find(|card| card.table == Some(table))
    }

    pub(crate) fn cards(&self) -> Vec<PartyCard> {
        self.parties().cards()
    }

    /// Tells the parties as they stand, and from then on all that changes.
    pub(super) fn watch(&self, sink: PartySink) {
        let mut parties = self.parties();
        let cards = parties.cards();
        if sink(PartyTold::Parties { parties: cards }) {
            parties.watchers.push(sink);
        }
    }

    /// Leaves every party, and waits until its task has said good-bye.
    pub(crate) fn leave_all(&self) {
        for card in self.cards() {
            // One that has ended meanwhile has nothing to leave.
            drop(self.ask(card.id, Order::Leave));
        }
    }

    fn parties(&self) -> MutexGuard<'_, Parties> {
        // A panic elsewhere has been reported there; the list is whole between changes.
        self.parties.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Parties {
    fn cards(&self) -> Vec<PartyCard> {
        let cards = self.all.values();
        cards.filter_map(|party| party.card.clone()).collect()
    }

    fn tell_all(&mut self) {
        let parties = self.cards();
        self.tell(&PartyTold::Parties { parties });
    }

    fn tell(&mut self, told: &PartyTold) {
        self.watchers.retain(|sink| sink(told.clone()));
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        // It may be dropped where nothing may wait.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
