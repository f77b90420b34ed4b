//! Why a guest cannot come in or stay, in words for the page.

use ::lan::Refused;
use ::lan::guest::Shut;
use ::lan::message::Versions;

use crate::lan::ShutWhy;

/// What has come of a connection.
pub(super) enum End {
    /// Its seat is not ours any more, or never was.
    SeatGone,
    /// There is nothing more for us at the table.
    Over(ShutWhy),
}

impl From<Shut> for End {
    fn from(shut: Shut) -> Self {
        match shut {
            Shut::Refused(refused) => refused.into(),
            Shut::NoPass => Self::SeatGone,
            Shut::OtherTable => Self::Over(ShutWhy::OtherTable),
            Shut::HostUnproven => Self::Over(ShutWhy::Unproven),
        }
    }
}

impl From<Refused> for End {
    fn from(refused: Refused) -> Self {
        Self::Over(match refused {
            Refused::Freed | Refused::Token | Refused::Taken { .. } | Refused::NoSeat { .. } => {
                return Self::SeatGone;
            }
            Refused::Version { host, app } => ShutWhy::Version {
                host: app,
                ours: env!("CARGO_PKG_VERSION").into(),
                is_ours_older: Versions::OURS.max < host.min,
            },
            Refused::Game { game } => ShutWhy::Game { game },
            Refused::Book { .. } => ShutWhy::Book,
            Refused::WrongCode => ShutWhy::WrongCode,
            Refused::TooMany { seconds } => ShutWhy::TooMany { seconds },
            Refused::NotOffered => ShutWhy::NotOffered,
            Refused::Full => ShutWhy::Full,
            Refused::Replaced => ShutWhy::Replaced,
            Refused::Closed => ShutWhy::Closed,
            Refused::OnlyWatching
            | Refused::BotPlays
            | Refused::Skipped
            | Refused::TooFast
            | Refused::Chat { .. }
            | Refused::NoVote { .. }
            | Refused::NotYet { .. }
            | Refused::Malformed
            | Refused::TooSlow
            | Refused::TooLong
            | Refused::Behind
            | Refused::Resting => ShutWhy::Malformed,
        })
    }
}
