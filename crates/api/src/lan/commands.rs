//! What people at this machine can do about tables on the network.

use ::lan::message::AwayChoice;
use bots::Level;
use table::Seat;

use super::card::{HostOffer, JoinBy, NearbyTold, PartyId, PartyTold, SeatFor};
use super::error::PartyError;
use super::network::Order;
use crate::{App, OpenError, TableId};

impl App {
    /// Tells the parties as they stand, and from then on all that changes there and is said, until `sink`
    /// answers `false`.
    pub fn watch_parties(&self, sink: impl Fn(PartyTold) -> bool + Send + 'static) {
        self.network().watch(Box::new(sink));
    }

    /// Listens for tables nearby until [`App::stop_listening`], or until `sink` answers `false`.
    ///
    /// # Errors
    /// Where the system gives no network.
    pub fn listen(
        &self,
        sink: impl Fn(NearbyTold) -> bool + Send + 'static,
    ) -> Result<(), PartyError> {
        super::ears::listen(self, Box::new(sink))
    }

    /// An ear is not needed any more.
    pub fn stop_listening(&self, ear: u32) {
        self.network().ears().stop(ear);
    }

    /// Opens a lobby: a table of ours that others can find and sit down at, before the game starts.
    ///
    /// # Errors
    /// Why it is not there.
    pub fn host_party(&self, offer: HostOffer) -> Result<PartyId, PartyError> {
        super::hosting::host(self, offer)
    }

    /// Lets others join a table again that was on the network before and has rested on disk.
    ///
    /// # Errors
    /// Why it is not there.
    pub fn host_again(&self, table: TableId) -> Result<PartyId, PartyError> {
        super::hosting::host_again(self, table)
    }

    /// The host lets somebody else play a seat.
    ///
    /// # Errors
    /// Where it is not for us, or not now.
    pub fn give_seat(&self, party: PartyId, seat: Seat, to: SeatFor) -> Result<(), PartyError> {
        self.order(party, Order::Give { seat, to })
    }

    /// The host chooses what becomes of seats whose players are away.
    ///
    /// # Errors
    /// Where it is not for us.
    pub fn choose_away(&self, party: PartyId, away: AwayChoice) -> Result<(), PartyError> {
        self.order(party, Order::Away(away))
    }

    /// The host starts the game. Seats that are free go to bots of this level.
    ///
    /// # Errors
    /// Where it is not for us, or the game has started.
    pub fn start_party(&self, party: PartyId, fill: Level) -> Result<TableId, PartyError> {
        let started = self.network().ask(party, Order::Start { fill })?;
        started.ok_or(PartyError::Stage)
    }

    /// Goes to a table of somebody else's: into the seats that are ours there, or to the stand. How that
    /// goes is told by the stream of parties. Who comes back into his seat needs no name.
    ///
    /// # Errors
    /// Where what was typed makes no sense.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "commands own their arguments"
    )]
    pub fn join_party(&self, to: JoinBy, name: String) -> Result<PartyId, PartyError> {
        super::visiting::join(self, to, &name)
    }

    /// Takes a seat at somebody else's table for a person here. Several may be taken.
    ///
    /// # Errors
    /// Where it is not free.
    pub fn take_seat(&self, party: PartyId, seat: Seat, name: String) -> Result<(), PartyError> {
        self.order(party, Order::Take { seat, name })
    }

    /// Gives a seat at somebody else's table up.
    ///
    /// # Errors
    /// Where it is not ours.
    pub fn leave_seat(&self, party: PartyId, seat: Seat) -> Result<(), PartyError> {
        self.order(party, Order::Rise { seat })
    }

    /// Somebody here is ready to start, or not any more.
    ///
    /// # Errors
    /// Where the seat is not played here.
    pub fn set_ready(&self, party: PartyId, seat: Seat, ready: bool) -> Result<(), PartyError> {
        self.order(party, Order::Ready { seat, on: ready })
    }

    /// Those who play here are for a bot that plays for somebody who is away, or not any more.
    ///
    /// # Errors
    /// Where nobody here has a vote, or there is none.
    pub fn vote(&self, party: PartyId, seat: Seat, bot: bool) -> Result<(), PartyError> {
        self.order(party, Order::Vote { seat, on: bot })
    }

    /// Says a line to everybody at a party.
    ///
    /// # Errors
    /// Where it was not said.
    pub fn say(&self, party: PartyId, text: String) -> Result<(), PartyError> {
        self.order(party, Order::Say(text))
    }

    /// Shouts.
    ///
    /// # Errors
    /// Where it was not said.
    pub fn shout(&self, party: PartyId, shout: u8) -> Result<(), PartyError> {
        self.order(party, Order::Shout(shout))
    }

    /// A guest tries once more to come in.
    ///
    /// # Errors
    /// Where it is a table of ours.
    pub fn come_back(&self, party: PartyId) -> Result<(), PartyError> {
        self.order(party, Order::ComeBack)
    }

    /// Leaves a party. A table of ours rests on disk, and so do the seats that are ours elsewhere: both can
    /// be gone on with.
    ///
    /// # Errors
    /// Where there is no such party.
    pub fn leave_party(&self, party: PartyId) -> Result<(), PartyError> {
        self.order(party, Order::Leave)
    }

    /// Another game at the party where this table is played, with everybody where he sits; nothing where
    /// it is at no party.
    pub(crate) fn party_rematch(&self, table: TableId) -> Option<Result<TableId, OpenError>> {
        let party = self.network().at(table)?;
        let started = self.start_party(party.id, Level::Steady);
        Some(started.map_err(|why| match why {
            PartyError::Setup { wrong } => OpenError::Setup { wrong },
            PartyError::NotKept { cause } => OpenError::NotKept { cause },
            _ => OpenError::NoSuchTable { table },
        }))
    }

    fn order(&self, party: PartyId, order: Order) -> Result<(), PartyError> {
        self.network().ask(party, order).map(|_| ())
    }
}
