//! What a party says of itself on the network.

use ::lan::link::{Multicast, News};
use ::lan::message::{Holder, Versions};
use ::lan::nearby::{Advert, LetsIn, Stage};

use super::{At, Party};

impl Party {
    /// Announces the table on the network from now on.
    pub(super) fn speak_up(&mut self) {
        match Multicast::open() {
            Ok(multicast) => self.multicast = Some(multicast),
            Err(why) => self.unheard = Some((why.to_string(), true)),
        }
        self.announce();
    }

    /// How far it is.
    pub(super) fn stage(&self) -> Stage {
        match (&self.at, self.is_over()) {
            (At::Lobby(_), _) => Stage::Lobby,
            (At::Table(..), false) => Stage::Run,
            (At::Table(..), true) => Stage::Over,
        }
    }

    /// Says of the table what is new.
    pub(super) fn announce(&mut self) {
        let seats = self.hosted.host().0.seats().seats;
        let taken = seats.iter().filter(|card| card.holder != Holder::Free);
        let few = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
        let advert = Advert {
            versions: Versions::OURS,
            table: self.identity.table,
            fingerprint: self.invitation.fingerprint,
            game: self.at.setup().game.name().to_string(),
            stage: self.stage(),
            taken: few(taken.count()),
            seats: few(seats.len()),
            lets_in: LetsIn::Code,
            app: env!("CARGO_PKG_VERSION").into(),
        };
        let port = self.hosted.addresses()[0].port();
        if let Some(multicast) = &mut self.multicast
            && let Err(why) = multicast.announce(&self.identity.name, &advert, port)
        {
            self.unheard = Some((why.to_string(), true));
        }
    }
}

/// What is wrong with the announcements, as soon as something is.
pub(super) async fn trouble(multicast: Option<&mut Multicast>) -> Option<String> {
    let Some(multicast) = multicast else {
        return std::future::pending().await;
    };
    match multicast.next().await {
        News::Trouble(why) => Some(why),
        News::Tables => None,
    }
}
