//! Who listens at the port of tables on the networks of this machine? Asked where somebody wants to know: it knocks at every door.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::addresses::usable_fours;
use super::{tls, visit};
use crate::bytes::Fingerprint;

/// At so many doors at once.
const AT_ONCE: usize = 64;
/// How long somebody may take to open.
const PATIENCE: Duration = Duration::from_secs(1);
/// On so many networks.
const MOST_NETWORKS: usize = 4;

/// Somebody who listens and speaks as a host does. Whether he is one, and of what, is known once he was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Candidate {
    /// Where.
    pub address: SocketAddr,
    /// The key that he has.
    pub fingerprint: Fingerprint,
}

/// Knocks at this port of all machines of the own networks of 256 addresses.
pub async fn probe(port: u16) -> Vec<Candidate> {
    let doors = Arc::new(Semaphore::new(AT_ONCE));
    let mut knocking = JoinSet::new();
    for four in neighbours(usable_fours()) {
        let doors = Arc::clone(&doors);
        let address = SocketAddr::from((four, port));
        knocking.spawn(async move {
            let _one_of_them = doors.acquire().await.ok()?;
            let fingerprint = timeout(PATIENCE, knock(address, None)).await.ok()??;
            Some(Candidate {
                address,
                fingerprint,
            })
        });
    }
    let mut found: Vec<Candidate> = knocking.join_all().await.into_iter().flatten().collect();
    found.sort();
    found
}

/// The key of who opens, if he speaks as a host does; where one is asked for, it has to be that.
pub(super) async fn knock(address: SocketAddr, key: Option<Fingerprint>) -> Option<Fingerprint> {
    let stream = visit::connect(address, tls::guest(key).ok()?).await.ok()?;
    let (_, connection) = stream.get_ref();
    tls::is_ours(connection).then(|| tls::other_key(connection))?
}

/// All whose address begins as one of these does.
fn neighbours(own: Vec<Ipv4Addr>) -> impl Iterator<Item = Ipv4Addr> {
    let networks = own.into_iter().map(|four| {
        let [a, b, c, _] = four.octets();
        [a, b, c]
    });
    let networks: BTreeSet<[u8; 3]> = networks.collect();
    let networks = networks.into_iter().take(MOST_NETWORKS);
    networks.flat_map(|[a, b, c]| (1..=254).map(move |d| Ipv4Addr::new(a, b, c, d)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_those_of_the_same_network() {
        let own = ["10.0.0.7", "10.0.0.8", "192.168.1.7"].map(|ip| ip.parse().unwrap());
        let all: Vec<Ipv4Addr> = neighbours(own.to_vec()).collect();
        assert_eq!(all.len(), 2 * 254);
        assert_eq!(all[0], Ipv4Addr::new(10, 0, 0, 1));
        assert_eq!(all[507], Ipv4Addr::new(192, 168, 1, 254));
        let many = (0..9).map(|c| Ipv4Addr::new(10, 0, c, 1)).collect();
        assert_eq!(neighbours(many).count(), MOST_NETWORKS * 254);
    }
}
