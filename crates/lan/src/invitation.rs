//! The join link, and whatever else people type to come to a table.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use url::Url;

use crate::bytes::{Fingerprint, JoinSecret, TableId};

/// The port where a table listens unless it is told another.
pub const PORT: u16 = 47_223;
/// The most addresses of a link.
const MOST_ADDRESSES: usize = 8;
/// The most characters of a link.
const MOST_LENGTH: usize = 1024;

/// What a join link says: where the table is, how its host is known, and what lets one in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// The host's key.
    pub fingerprint: Fingerprint,
    /// What lets one in.
    pub secret: JoinSecret,
    /// Where the host listens, one to eight.
    pub addresses: Vec<SocketAddr>,
}

/// A text that is no join link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoInvitation {
    /// It is not `racenight://join?…`, or much too long.
    #[error("not a join link")]
    Link,
    /// It is a link of a later version of the app.
    #[error("a join link of a later version")]
    Version,
    /// One of its parts is missing, doubled or no such thing.
    #[error("the join link's {0} is missing or wrong")]
    Part(&'static str),
}

impl FromStr for Invitation {
    type Err = NoInvitation;

    fn from_str(text: &str) -> Result<Self, NoInvitation> {
        let link = Some(text.trim()).filter(|text| text.len() <= MOST_LENGTH);
        let link = link.and_then(|text| Url::parse(text).ok());
        let link = link
            .filter(|link| link.scheme() == "racenight" && link.host_str() == Some("join"))
            .ok_or(NoInvitation::Link)?;
        let part = |key: &'static str| {
            let mut values = link.query_pairs().filter(|(name, _)| name == key);
            let first = values.next().map(|(_, value)| value.into_owned());
            first
                .filter(|_| values.next().is_none())
                .ok_or(NoInvitation::Part(key))
        };
        if part("v")? != "1" {
            return Err(NoInvitation::Version);
        }
        let addresses = link.query_pairs().filter(|(name, _)| name == "a");
        let addresses: Result<Vec<SocketAddr>, _> =
            addresses.map(|(_, value)| value.parse()).collect();
        Ok(Self {
            table: part("id")?.parse().map_err(|_| NoInvitation::Part("id"))?,
            fingerprint: part("fp")?.parse().map_err(|_| NoInvitation::Part("fp"))?,
            secret: part("s")?.parse().map_err(|_| NoInvitation::Part("s"))?,
            addresses: addresses
                .ok()
                .filter(|all| (1..=MOST_ADDRESSES).contains(&all.len()))
                .ok_or(NoInvitation::Part("a"))?,
        })
    }
}

impl fmt::Display for Invitation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            table,
            fingerprint,
            secret,
            addresses,
        } = self;
        let (id, fp, s) = (table.text(), fingerprint.text(), secret.text());
        write!(f, "racenight://join?v=1&id={id}&fp={fp}&s={s}")?;
        addresses
            .iter()
            .try_for_each(|address| write!(f, "&a={address}"))
    }
}

/// What somebody typed to come to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A join link.
    Link(Invitation),
    /// An address, with the usual port where none was said.
    Address(SocketAddr),
    /// The name of a table that is to be looked for.
    Name(String),
}

impl FromStr for Target {
    type Err = NoInvitation;

    fn from_str(text: &str) -> Result<Self, NoInvitation> {
        let text = text.trim();
        if text.starts_with("racenight:") {
            return text.parse().map(Self::Link);
        }
        let bare = text.trim_start_matches('[').trim_end_matches(']');
        let alone = bare.parse::<IpAddr>().map(|ip| SocketAddr::new(ip, PORT));
        match text.parse().or(alone) {
            Ok(address) => Ok(Self::Address(address)),
            Err(_) if text.is_empty() => Err(NoInvitation::Link),
            Err(_) => Ok(Self::Name(text.into())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invitation() -> Invitation {
        Invitation {
            table: TableId([1; 10]),
            fingerprint: Fingerprint([2; 32]),
            secret: JoinSecret([3; 16]),
            addresses: vec![
                "192.168.1.5:47223".parse().unwrap(),
                "[fe80::1]:4000".parse().unwrap(),
            ],
        }
    }

    #[test]
    fn a_link_is_read_as_it_was_written() {
        let text = invitation().to_string();
        assert!(text.starts_with("racenight://join?v=1&id=AEAQ"));
        assert_eq!(text.parse(), Ok(invitation()));
        assert_eq!(format!(" {text}\n").parse(), Ok(invitation()));
    }

    #[test]
    fn what_is_no_link_says_why() {
        let read = |text: &str| text.parse::<Invitation>().unwrap_err();
        let link = invitation().to_string();
        assert_eq!(read("https://example.org"), NoInvitation::Link);
        assert_eq!(read("racenight://leave?v=1"), NoInvitation::Link);
        assert_eq!(
            read(&format!("{link}{}", "&x=1".repeat(300))),
            NoInvitation::Link
        );
        assert_eq!(read(&link.replace("v=1", "v=2")), NoInvitation::Version);
        for key in ["id", "fp", "s"] {
            let value = format!("&{key}=");
            assert_eq!(read(&link.replace(&value, "&q=")), NoInvitation::Part(key));
            assert_eq!(
                read(&link.replace(&value, &format!("{value}!"))),
                NoInvitation::Part(key)
            );
            assert_eq!(read(&format!("{link}{value}AA")), NoInvitation::Part(key));
        }
        assert_eq!(read(&link.replace("&a=", "&b=")), NoInvitation::Part("a"));
        assert_eq!(read(&format!("{link}&a=nowhere")), NoInvitation::Part("a"));
        assert_eq!(
            read(&format!("{link}{}", "&a=1.2.3.4:5".repeat(7))),
            NoInvitation::Part("a")
        );
    }

    #[test]
    fn a_target_is_a_link_an_address_or_a_name() {
        let read = |text: &str| text.parse::<Target>();
        let address = |text: &str| Ok(Target::Address(text.parse().unwrap()));
        assert_eq!(
            read(&invitation().to_string()),
            Ok(Target::Link(invitation()))
        );
        assert_eq!(read("10.0.0.2:99"), address("10.0.0.2:99"));
        assert_eq!(read(" 10.0.0.2 "), address("10.0.0.2:47223"));
        assert_eq!(read("[fe80::2]"), address("[fe80::2]:47223"));
        assert_eq!(read("fe80::2"), address("[fe80::2]:47223"));
        assert_eq!(
            read("Anna's table"),
            Ok(Target::Name("Anna's table".into()))
        );
        assert_eq!(read(" "), Err(NoInvitation::Link));
        assert_eq!(read("racenight://join"), Err(NoInvitation::Part("v")));
    }
}
