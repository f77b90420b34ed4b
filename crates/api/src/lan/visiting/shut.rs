//! Why a guest cannot come in or stay, in words for the page.

use std::cmp::Ordering;

use ::lan::Refused;
use ::lan::guest::Shut;
use ::lan::message::Versions;

use crate::lan::{Older, ShutWhy};

/// Our version.
const OURS: &str = env!("CARGO_PKG_VERSION");

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
                ours: OURS.into(),
                is_ours_older: Versions::OURS.max < host.min,
            },
            Refused::Game { game } => ShutWhy::Game { game },
            Refused::Book { game, app, .. } => ShutWhy::Book {
                game,
                older: older(&app, OURS),
                host: app,
                ours: OURS.into(),
            },
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

/// Which of two versions is older. What follows the three numbers of a version counts for nothing.
fn older(host: &str, ours: &str) -> Option<Older> {
    let numbers = |version: &str| -> Vec<u32> {
        let plain = version.split(['-', '+']).next().unwrap_or_default();
        plain.split('.').map_while(|n| n.parse().ok()).collect()
    };
    match numbers(host).cmp(&numbers(ours)) {
        Ordering::Less => Some(Older::Host),
        Ordering::Equal => None,
        Ordering::Greater => Some(Older::Ours),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_set_beside_each_other_number_by_number() {
        assert_eq!(older("0.9.0", "0.10.0"), Some(Older::Host));
        assert_eq!(older("1.0.1", "1.0.0"), Some(Older::Ours));
        assert_eq!(older("1.2.0-rc.1", "1.2.0"), None);
        assert_eq!(older("nonsense", "0.1.0"), Some(Older::Host));
    }
}
