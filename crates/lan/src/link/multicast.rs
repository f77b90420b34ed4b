//! Tables that announce themselves on the network, and are heard there: mDNS, and the pings that show who is still there. Where nothing
//! is let in at the port of mDNS, those answer that are asked by [`super::unicast`].
//!
//! All that is known of the crate `mdns-sd` is known here, its fault with it: an announcement that is lost is not repeated
//! where the name has a capital letter. So a table is announced again after 1.5 s and 4 s, and looked for afresh every 10 s.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, SocketAddr, SocketAddrV6};
use std::time::Duration;

use mdns_sd::{
    DaemonEvent, Error, IfKind, IfPredicate, Receiver, ResolvedService, ScopedIp, ServiceDaemon,
    ServiceEvent, ServiceInfo,
};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::Clock;
use super::addresses::is_virtual;
use super::probe::knock;
use super::unicast::{self, Found};
use crate::Time;
use crate::bytes::{Fingerprint, TableId};
use crate::nearby::{Advert, Nearby, Ping, SERVICE, instance};

/// When a table is announced again after the first time, in milliseconds.
const AGAIN: [u64; 2] = [1_500, 4_000];
/// Tables are looked for afresh every so many milliseconds.
const AFRESH: u64 = 10_000;
/// How long a host may take to answer a ping.
const PATIENCE: Duration = Duration::from_secs(1);
/// So many answers wait to be read.
const UNREAD: usize = 64;
/// How long a table that does not answer has to speak up.
const SPEAK_UP: Duration = Duration::from_secs(2);

/// What is news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The list of tables may be another.
    Tables,
    /// Something is wrong, in the words of the system: for the page that helps to find out what.
    Trouble(String),
}

/// Why nothing is announced.
#[derive(Debug, thiserror::Error)]
pub enum NoMulticast {
    /// The system does not allow it.
    #[error("the network does not take announcements")]
    System(#[from] Error),
    /// What the table says of itself is too long.
    #[error("what the table says of itself is too long")]
    TooLong,
}

struct Announced {
    info: ServiceInfo,
    again: Vec<Time>,
}

/// Announces a table, and listens for others.
pub struct Multicast {
    service: &'static str,
    daemon: ServiceDaemon,
    events: Receiver<DaemonEvent>,
    heard: Option<Receiver<ServiceEvent>>,
    afresh: Time,
    announced: Option<Announced>,
    clock: Clock,
    nearby: Nearby,
    /// Which table a service is.
    names: BTreeMap<String, (TableId, Fingerprint)>,
    pinging: JoinSet<(Ping, bool)>,
    asking: JoinSet<()>,
    answers: mpsc::Receiver<Found>,
    to: mpsc::Sender<Found>,
}

impl Multicast {
    /// Opens the sockets.
    pub fn open() -> Result<Self, NoMulticast> {
        Self::of(SERVICE)
    }

    /// For tables of another kind than ours.
    pub(super) fn of(service: &'static str) -> Result<Self, NoMulticast> {
        let daemon = ServiceDaemon::new()?;
        daemon.disable_interface(IfKind::Predicate(IfPredicate::new(|one| {
            is_virtual(&one.name)
        })))?;
        daemon.set_ip_check_interval(2)?;
        let (to, answers) = mpsc::channel(UNREAD);
        Ok(Self {
            service,
            events: daemon.monitor()?,
            daemon,
            heard: None,
            afresh: Time(0),
            announced: None,
            clock: Clock::new(),
            nearby: Nearby::default(),
            names: BTreeMap::new(),
            pinging: JoinSet::new(),
            asking: JoinSet::new(),
            answers,
            to,
        })
    }

    /// Announces a table that listens on this port, or says of it what is new.
    pub fn announce(&mut self, name: &str, advert: &Advert, port: u16) -> Result<(), NoMulticast> {
        let txt = advert.txt().ok_or(NoMulticast::TooLong)?;
        let id = advert.table.text().to_lowercase();
        // Not the machine's own name: that is nobody's business.
        let host = format!("rn-{}.local.", &id[..8]);
        let info = ServiceInfo::new(&self.kind(), &instance(name, 1), &host, (), port, &txt[..])?;
        let info = info.enable_addr_auto();
        self.daemon.register(info.clone())?;
        let now = self.clock.now();
        let again = AGAIN
            .iter()
            .rev()
            .map(|millis| now.after(*millis))
            .collect();
        self.announced = Some(Announced { info, again });
        Ok(())
    }

    /// The table is not announced any more, and says good-bye.
    pub fn withdraw(&mut self) -> Result<(), NoMulticast> {
        if let Some(Announced { info, .. }) = self.announced.take() {
            self.daemon.unregister(info.get_fullname())?;
        }
        Ok(())
    }

    fn kind(&self) -> String {
        format!("{}.local.", self.service)
    }

    /// Listens for tables from now on, or afresh: when the list is opened, and after a sleep.
    pub fn listen(&mut self) -> Result<(), NoMulticast> {
        self.hear()?;
        let remembered = self.nearby.remembered();
        let machines = remembered.flat_map(|one| one.addresses.iter().map(SocketAddr::ip));
        let machines: BTreeSet<IpAddr> = machines.collect();
        self.asking
            .spawn(unicast::ask(self.service, machines, self.to.clone()));
        while self.asking.try_join_next().is_some() {}
        Ok(())
    }

    /// Listens without asking.
    pub(super) fn hear(&mut self) -> Result<(), NoMulticast> {
        self.heard = Some(self.daemon.browse(&self.kind())?);
        self.afresh = self.clock.now().after(AFRESH);
        Ok(())
    }

    /// Remembers a table where somebody was before. While we listen it is pinged and asked as if it had been heard.
    pub fn remember(
        &mut self,
        table: TableId,
        fingerprint: Fingerprint,
        name: String,
        addresses: &[SocketAddr],
    ) {
        let now = self.clock.now();
        self.nearby
            .remember(now, table, fingerprint, name, addresses);
    }

    /// Does not listen any more.
    pub fn rest(&mut self) -> Result<(), NoMulticast> {
        if self.heard.take().is_some() {
            self.asking.abort_all();
            self.daemon.stop_browse(&self.kind())?;
        }
        Ok(())
    }

    /// The tables that were heard.
    pub fn nearby(&self) -> &Nearby {
        &self.nearby
    }

    /// Waits for news. It may be dropped while it waits.
    pub async fn next(&mut self) -> News {
        loop {
            let due = self.due();
            tokio::select! {
                event = heard(self.heard.as_ref()) => match event {
                    Some(event) => if self.take_in(event) { return News::Tables },
                    // It was closed because nobody read it for too long.
                    None => self.afresh = Time(0),
                },
                Some(Found { name, advert, addresses }) = self.answers.recv() => {
                    self.nearby.heard(self.clock.now(), name, advert, &addresses);
                    return News::Tables;
                }
                Ok(event) = self.events.recv_async() => if let DaemonEvent::Error(error) = event {
                    return News::Trouble(error.to_string());
                },
                Some(Ok((ping, answered))) = self.pinging.join_next() => {
                    self.pinged(&ping, answered);
                    return News::Tables;
                }
                () = self.clock.until(due) => if let Err(error) = self.work() {
                    return News::Trouble(error.to_string());
                },
            }
        }
    }

    /// When there is something to do.
    fn due(&self) -> Option<Time> {
        let again = self
            .announced
            .as_ref()
            .and_then(|announced| announced.again.last());
        let listening = self.heard.as_ref();
        let afresh = listening.map(|_| self.afresh);
        let ping = listening.and_then(|_| self.nearby.next());
        [again.copied(), afresh, ping].into_iter().flatten().min()
    }

    fn work(&mut self) -> Result<(), NoMulticast> {
        let now = self.clock.now();
        if self.clock.has_slept() {
            self.afresh = now;
            if let Some(announced) = &mut self.announced {
                announced.again.push(now);
            }
        }
        if let Some(announced) = &mut self.announced
            && announced.again.pop_if(|time| *time <= now).is_some()
        {
            self.daemon.register(announced.info.clone())?;
        }
        if self.heard.is_some() {
            if self.afresh <= now {
                self.listen()?;
            }
            for ping in self.nearby.pings(now) {
                self.pinging.spawn(answers(ping));
            }
        }
        Ok(())
    }

    fn take_in(&mut self, event: ServiceEvent) -> bool {
        match event {
            ServiceEvent::ServiceResolved(service) => self.resolved(&service),
            ServiceEvent::ServiceRemoved(_, name) => match self.names.remove(&name) {
                Some((table, fingerprint)) => {
                    self.nearby.gone(table, fingerprint);
                    true
                }
                None => false,
            },
            _ => false,
        }
    }

    fn resolved(&mut self, service: &ResolvedService) -> bool {
        let txt = service.get_properties().iter();
        let txt: Vec<(&str, &str)> = txt
            .map(|property| (property.key(), property.val_str()))
            .collect();
        let Ok(advert) = Advert::read(&txt) else {
            return false;
        };
        let port = service.get_port();
        let addresses = service
            .get_addresses()
            .iter()
            .map(|address| socket(address, port));
        let addresses: Vec<SocketAddr> = addresses.collect();
        let full = service.get_fullname();
        self.names
            .insert(full.to_owned(), (advert.table, advert.fingerprint));
        let name = called(full, self.service);
        self.nearby
            .heard(self.clock.now(), name, advert, &addresses);
        let listed = &self.nearby;
        self.names
            .retain(|_, (table, fingerprint)| listed.has(*table, *fingerprint));
        true
    }

    fn pinged(&mut self, ping: &Ping, answered: bool) {
        if self.nearby.pinged(ping.table, ping.fingerprint, answered) {
            let is = |named: &&(TableId, Fingerprint)| **named == (ping.table, ping.fingerprint);
            let mut names = self.names.iter().filter(|(_, named)| is(named));
            if let Some((name, _)) = names.next() {
                // Where that cannot be asked for now, the next ping finds out as well.
                let _later = self.daemon.verify(name.clone(), SPEAK_UP);
            }
        }
    }
}

impl std::fmt::Debug for Multicast {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Multicast")
            .field("nearby", &self.nearby)
            .finish_non_exhaustive()
    }
}

impl Drop for Multicast {
    fn drop(&mut self) {
        // The sockets' thread ends by itself; nothing can be done where it does not.
        let _ended = self.daemon.shutdown();
    }
}

/// The next event; none where there will be no more; waits for ever where nobody listens.
async fn heard(events: Option<&Receiver<ServiceEvent>>) -> Option<ServiceEvent> {
    match events {
        Some(events) => events.recv_async().await.ok(),
        None => std::future::pending().await,
    }
}

/// Does one of the addresses answer?
async fn answers(ping: Ping) -> (Ping, bool) {
    let mut trials = JoinSet::new();
    for address in ping.addresses.clone() {
        let key = (!ping.heard).then_some(ping.fingerprint);
        trials.spawn(tokio::time::timeout(PATIENCE, is_there(address, key)));
    }
    while let Some(trial) = trials.join_next().await {
        if let Ok(Ok(true)) = trial {
            return (ping, true);
        }
    }
    (ping, false)
}

/// Does somebody listen there? Where a key is asked for, one who has it?
async fn is_there(address: SocketAddr, key: Option<Fingerprint>) -> bool {
    match key {
        Some(_) => knock(address, key).await.is_some(),
        None => TcpStream::connect(address).await.is_ok(),
    }
}

/// An address to dial: one that only holds on its link names the link.
fn socket(address: &ScopedIp, port: u16) -> SocketAddr {
    match address {
        ScopedIp::V6(scoped) if scoped.addr().is_unicast_link_local() => {
            SocketAddrV6::new(*scoped.addr(), port, 0, scoped.scope_id().index).into()
        }
        other => SocketAddr::new(other.to_ip_addr(), port),
    }
}

/// What a table is called, from the full name of its service, where dots are escaped.
fn called(full: &str, service: &str) -> String {
    let name = full
        .strip_suffix(".local.")
        .and_then(|name| name.strip_suffix(service));
    let name = name.and_then(|name| name.strip_suffix('.')).unwrap_or(full);
    let mut plain = String::new();
    let mut characters = name.chars();
    while let Some(character) = characters.next() {
        match character {
            '\\' => plain.extend(characters.next()),
            other => plain.push(other),
        }
    }
    instance(&plain, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_called_as_its_service_without_escapes() {
        assert_eq!(
            called("Anna's table._racenight._tcp.local.", SERVICE),
            "Anna's table"
        );
        assert_eq!(
            called(r"St\. Moritz \\ 2._racenight._tcp.local.", SERVICE),
            r"St. Moritz \ 2"
        );
        assert_eq!(called("._racenight._tcp.local.", SERVICE), "Race Night");
    }
}
