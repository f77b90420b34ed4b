//! What stands between this machine and its neighbours: a checkup for the page and the command line, which have the words.

use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use rand::SeedableRng as _;
use rand::rngs::SysRng;
use rand_chacha::ChaCha20Rng;
use serde::Serialize;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout_at};

use super::addresses::{interfaces, kind};
use super::multicast::{Multicast, News, NoMulticast};
use super::unicast;
use crate::bytes::{Fingerprint, TableId};
use crate::message::Versions;
use crate::nearby::{Advert, LetsIn, Stage};

pub use super::addresses::Kind;

/// What is announced to try it out, so that nobody takes it for a table.
const TRIAL: &str = "_racenight-try._tcp";
/// How long it may take to hear oneself: by then the announcement was made three times.
const PATIENCE: Duration = Duration::from_secs(6);

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Checkup {
    /// The interfaces.
    pub interfaces: Vec<Interface>,
    /// Is a VPN there? Nothing is announced or heard through it, and it may hide the neighbours.
    pub vpn: bool,
    /// Whether a table could listen.
    pub port: Port,
    /// Has a listener heard what was announced here?
    pub heard: bool,
    /// Has a question from a port of our own been answered?
    pub answered: bool,
    /// What the network has complained of meanwhile, in the words of the system.
    pub complaints: Vec<String>,
}

/// An interface.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Interface {
    /// What the system calls it.
    pub name: String,
    /// Its addresses.
    pub addresses: Vec<IpAddr>,
    /// What it leads to.
    pub kind: Kind,
}

/// The port of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Port {
    /// Its number.
    pub number: u16,
    /// Can it be listened at?
    pub state: PortState,
}

/// Can a port be listened at?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PortState {
    /// Yes.
    Free,
    /// Somebody does: it may be a table of this machine.
    Taken,
    /// The system does not allow it.
    Forbidden,
}

/// Looks at the network for some seconds. A table here would listen at this port.
pub async fn examine(port: u16) -> Checkup {
    let interfaces = all_interfaces();
    let mut checkup = Checkup {
        vpn: interfaces.iter().any(is_vpn),
        interfaces,
        port: Port {
            number: port,
            state: state_of(port).await,
        },
        heard: false,
        answered: false,
        complaints: Vec::new(),
    };
    if let Err(error) = checkup.speak_and_listen().await {
        checkup.complaints.push(error.to_string());
    }
    checkup
}

impl Checkup {
    async fn speak_and_listen(&mut self) -> Result<(), NoMulticast> {
        let advert = trial();
        let (mut speaker, mut listener) = (Multicast::of(TRIAL)?, Multicast::of(TRIAL)?);
        listener.hear()?;
        speaker.announce("Race Night", &advert, self.port.number)?;
        let (to, mut answers) = mpsc::channel(1);
        let mut ask = Instant::now();
        let end = ask + PATIENCE;
        while !(self.heard && self.answered) && Instant::now() < end {
            if !self.answered && ask <= Instant::now() {
                ask += Duration::from_secs(1);
                tokio::spawn(unicast::ask(TRIAL, [].into(), to.clone()));
            }
            tokio::select! {
                news = listener.next() => self.complain(news),
                news = speaker.next() => self.complain(news),
                Some(found) = answers.recv() => self.answered |= found.advert.table == advert.table,
                _ = timeout_at(ask, std::future::pending::<()>()) => {}
            }
            self.heard |= listener.nearby().has(advert.table, advert.fingerprint);
        }
        speaker.withdraw()
    }

    fn complain(&mut self, news: News) {
        if let News::Trouble(why) = news
            && !self.complaints.contains(&why)
        {
            self.complaints.push(why);
        }
    }
}

/// A table that nobody sits at, unlike any other on the network.
fn trial() -> Advert {
    // Where the system has no randomness to give, all machines try the same one out, and may hear each other.
    let chance = ChaCha20Rng::try_from_rng(&mut SysRng);
    let table = chance.map_or(TableId([0; 10]), |mut chance| TableId::draw(&mut chance));
    Advert {
        versions: Versions::OURS,
        table,
        fingerprint: Fingerprint([0; 32]),
        game: "none".into(),
        stage: Stage::Over,
        taken: 0,
        seats: 0,
        lets_in: LetsIn::Link,
        app: env!("CARGO_PKG_VERSION").into(),
    }
}

fn all_interfaces() -> Vec<Interface> {
    let mut all: Vec<Interface> = Vec::new();
    for one in interfaces() {
        match all.iter_mut().find(|other| other.name == one.name) {
            Some(known) => known.addresses.push(one.ip()),
            None => all.push(Interface {
                addresses: vec![one.ip()],
                kind: kind(&one),
                name: one.name,
            }),
        }
    }
    all
}

/// One that only has addresses that hold on its link is kept ready by the system, and leads nowhere.
fn is_vpn(interface: &Interface) -> bool {
    let holds = |ip: &IpAddr| !matches!(ip, IpAddr::V6(six) if six.is_unicast_link_local());
    interface.kind == Kind::PointToPoint && interface.addresses.iter().any(holds)
}

async fn state_of(port: u16) -> PortState {
    let mut state = PortState::Forbidden;
    for own in [
        IpAddr::from(Ipv6Addr::UNSPECIFIED),
        Ipv4Addr::UNSPECIFIED.into(),
    ] {
        match TcpListener::bind(SocketAddr::new(own, port)).await {
            Ok(_) => state = PortState::Free,
            Err(error) if error.kind() == ErrorKind::AddrInUse => return PortState::Taken,
            Err(_) => {}
        }
    }
    state
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_port_is_free_until_somebody_listens() {
        let listener = TcpListener::bind("0.0.0.0:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        assert_eq!(state_of(port).await, PortState::Taken);
        drop(listener);
        assert_eq!(state_of(port).await, PortState::Free);
    }

    #[test]
    fn a_vpn_is_one_that_leads_somewhere() {
        let at = |kind, address: &str| Interface {
            name: "utun0".into(),
            addresses: vec![address.parse().unwrap()],
            kind,
        };
        assert!(is_vpn(&at(Kind::PointToPoint, "10.8.0.2")));
        assert!(!is_vpn(&at(Kind::PointToPoint, "fe80::1")));
        assert!(!is_vpn(&at(Kind::Usable, "192.168.1.7")));
    }

    #[test]
    fn what_is_tried_out_fits_an_announcement() {
        assert!(trial().txt().is_some());
    }
}
