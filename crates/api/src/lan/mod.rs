//! Tables over the local network: one of ours that others join ([`Party`]), one of somebody else's that people here
//! sit at (`visiting`) or that a bot sits down at ([`Visitor`]), and those that are heard nearby ([`discover`]).
//!
//! The crate `lan` carries it and decides who comes in; the table decides what counts. Here the two meet: what a
//! guest does goes through the same door as what people do at the page, and what he is told is what a watcher with
//! his eyes may see.

mod card;
mod checkup;
mod commands;
mod ears;
mod error;
mod figures;
mod hosting;
mod nearby;
mod network;
mod notes;
mod party;
#[cfg(test)]
mod tests;
mod told;
mod view;
mod visiting;
mod visitor;

use ::lan::host::Note;
use rand::SeedableRng as _;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use store::{NotTakenUp, StoreError};

use crate::{SetupError, Unknown};

pub use ::lan::code::NoCode;
pub use ::lan::guest::Shut;
pub use ::lan::invitation::{NoInvitation, PORT};
pub use ::lan::message::{AwayChoice, Connection, Holder, SeatCard, SeatList};
pub use ::lan::nearby::{Advert, LetsIn, Listed, Stage};
pub use ::lan::{Invitation, Refused, RoomCode, Target};
pub use card::{
    GuestLine, HostOffer, JoinBy, NearbyTable, NearbyTold, Older, PartyCard, PartyId, PartySeat,
    PartyStage, PartyTold, Poll, Saying, SeatFor, ShutWhy, Side,
};
pub use checkup::{Checkup, InterfaceKind, NetworkInterface, System};
pub use error::PartyError;
pub use nearby::{discover, find};
pub use party::{Offer, Party, PartyNews};
pub use visitor::{Visitor, VisitorNews, Way};

pub(crate) use network::Network;
pub(crate) use told::{Afar, Now, Past, Shown, payload};
pub(crate) use visiting::Elsewhere;
pub use visiting::{Remembered, forget, remembered};

/// Why a table is not there on the network (any more), or nobody can go there.
#[derive(Debug, thiserror::Error)]
pub enum LanError {
    /// There is no such table.
    #[error(transparent)]
    Unknown(#[from] Unknown),
    /// The set-up does not do.
    #[error("{} things are amiss with the set-up", .0.len())]
    Setup(Vec<SetupError>),
    /// Its figures are somebody's own, and no guest has them.
    #[error("guests have the printed figures alone")]
    OwnFigures,
    /// It has no seat for a guest.
    #[error("the table has no seat for a guest")]
    NoSeat,
    /// Something could not be kept on disk, so nobody was told of it.
    #[error("not kept: {0}")]
    NotKept(#[from] StoreError),
    /// What was noted of its guests cannot be gone on with.
    #[error("what was noted of guests: {0}")]
    Notes(#[from] NotTakenUp),
    /// The notes make no sense, or the host's key.
    #[error("{0} makes no sense")]
    Broken(&'static str),
    /// The port is not to be had.
    #[error("cannot listen: {0}")]
    Listen(#[from] std::io::Error),
    /// The system gave no randomness.
    #[error("the system has no randomness to give")]
    NoChance,
    /// Nothing can be heard.
    #[error(transparent)]
    Multicast(#[from] ::lan::link::NoMulticast),
    /// The host's game, or what he tells of it, is not known here.
    #[error("the host plays what is not known here")]
    OtherGame,
}

/// Chance that nobody can foresee.
fn chance() -> Result<ChaCha20Rng, LanError> {
    ChaCha20Rng::try_from_rng(&mut SysRng).map_err(|_| LanError::NoChance)
}
