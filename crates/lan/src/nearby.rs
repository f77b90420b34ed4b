//! Tables nearby: what a table says of itself on the network ([`Advert`]), and the list of those that were heard
//! ([`Nearby`]). Neither has a socket: whoever listens and pings tells them.

mod advert;
mod list;
mod remembered;

#[cfg(test)]
pub(crate) use advert::tests::advert_of as an_advert;
pub use advert::{Advert, BadAdvert, Fit, LetsIn, Stage, instance};
pub use list::{Listed, Nearby, Ping};
pub use remembered::Remembered;

/// What our tables are looked for by.
pub const SERVICE: &str = "_racenight._tcp";
