//! The interfaces of this machine: where others can reach it, and what leads to nobody.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use if_addrs::{IfAddr, Interface, get_if_addrs};
use serde::Serialize;

/// Interfaces of containers and virtual machines: nobody is there.
const VIRTUAL: [&str; 6] = ["docker", "br-", "veth", "virbr", "vmnet", "vEthernet"];
/// Interfaces of which not every system says that there is one machine alone at their other end.
const TUNNELS: [&str; 5] = ["tun", "utun", "wg", "ppp", "tailscale"];
/// So many addresses fit a join link.
const MOST: usize = 8;

/// What kind of interface it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// One that leads to others.
    Usable,
    /// One of containers or virtual machines: it is left out.
    Virtual,
    /// One with one machine at its other end, as a VPN makes it: nothing is announced or heard there.
    PointToPoint,
    /// The machine itself.
    Loopback,
}

/// What kind of interface this is.
pub(super) fn kind(interface: &Interface) -> Kind {
    let is_tunnel = || TUNNELS.iter().any(|name| interface.name.starts_with(name));
    if interface.is_loopback() {
        Kind::Loopback
    } else if is_virtual(&interface.name) {
        Kind::Virtual
    } else if interface.is_p2p || is_tunnel() {
        Kind::PointToPoint
    } else {
        Kind::Usable
    }
}

/// The interfaces of this machine; none where the system does not say.
pub(super) fn interfaces() -> Vec<Interface> {
    get_if_addrs().unwrap_or_default()
}

/// The addresses of the older kind at interfaces that lead to others; of a machine without a network, its own.
pub(super) fn usable_fours() -> Vec<Ipv4Addr> {
    let interfaces = interfaces();
    let of = |wanted: Kind| {
        let of_kind = interfaces.iter().filter(move |one| kind(one) == wanted);
        of_kind.filter_map(|one| match one.ip() {
            IpAddr::V4(four) => Some(four),
            IpAddr::V6(_) => None,
        })
    };
    let usable: Vec<Ipv4Addr> = of(Kind::Usable).collect();
    if usable.is_empty() {
        of(Kind::Loopback).collect()
    } else {
        usable
    }
}

/// Does an interface of this name lead to nobody?
pub(super) fn is_virtual(name: &str) -> bool {
    VIRTUAL.iter().any(|beginning| name.starts_with(beginning))
}

/// The addresses by which others reach what listens here: one of the network's before one that holds on its
/// link alone. A machine without a network is reached by itself.
pub fn own_addresses(listening: &[SocketAddr]) -> Vec<SocketAddr> {
    reachable(listening, &interfaces())
}

fn reachable(listening: &[SocketAddr], interfaces: &[Interface]) -> Vec<SocketAddr> {
    let mut found = Vec::new();
    for listens in listening {
        if !listens.ip().is_unspecified() {
            found.push(*listens);
            continue;
        }
        // Where both kinds come in by one door, it is the one of the newer kind.
        let fits = |one: &&Interface| listens.is_ipv6() || one.ip().is_ipv4();
        let there = interfaces.iter().filter(|one| !is_virtual(&one.name));
        let all = there.filter(fits);
        found.extend(all.filter_map(|one| dialled(one, listens.port())));
    }
    if found.iter().any(|address| !address.ip().is_loopback()) {
        found.retain(|address| !address.ip().is_loopback());
    }
    found.sort_by_key(SocketAddr::is_ipv6);
    found.dedup();
    found.truncate(MOST);
    found
}

/// An address that means the same at other machines: one that holds on its link alone does not.
fn dialled(interface: &Interface, port: u16) -> Option<SocketAddr> {
    let ip = interface.ip();
    let on_its_link = matches!(&interface.addr, IfAddr::V6(six) if six.ip.is_unicast_link_local());
    (!on_its_link).then_some(SocketAddr::new(ip, port))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use if_addrs::{IfOperStatus, Ifv4Addr, Ifv6Addr};

    use super::*;

    fn interface(name: &str, ip: IpAddr) -> Interface {
        let addr = match ip {
            IpAddr::V4(ip) => IfAddr::V4(Ifv4Addr {
                ip,
                netmask: Ipv4Addr::UNSPECIFIED,
                prefixlen: 0,
                broadcast: None,
            }),
            IpAddr::V6(ip) => IfAddr::V6(Ifv6Addr {
                ip,
                netmask: Ipv6Addr::UNSPECIFIED,
                prefixlen: 0,
                broadcast: None,
            }),
        };
        Interface {
            name: name.into(),
            addr,
            index: None,
            oper_status: IfOperStatus::Up,
            is_p2p: false,
        }
    }

    fn told(listening: &str, interfaces: &[(&str, &str)]) -> Vec<String> {
        let interfaces: Vec<Interface> = interfaces
            .iter()
            .map(|(name, ip)| interface(name, ip.parse().unwrap()))
            .collect();
        let found = reachable(&[listening.parse().unwrap()], &interfaces);
        found.iter().map(SocketAddr::to_string).collect()
    }

    #[test]
    fn others_are_told_what_reaches_the_machine() {
        let all = [
            ("lo", "127.0.0.1"),
            ("eth0", "fd00::7"),
            ("eth0", "192.168.1.7"),
            ("eth0", "fe80::7"),
            ("docker0", "172.17.0.1"),
        ];
        assert_eq!(told("0.0.0.0:9", &all), ["192.168.1.7:9"]);
        assert_eq!(told("[::]:9", &all), ["192.168.1.7:9", "[fd00::7]:9"]);
    }

    #[test]
    fn each_interface_is_of_a_kind() {
        let of = |name: &str, ip: &str| kind(&interface(name, ip.parse().unwrap()));
        assert_eq!(of("lo", "127.0.0.1"), Kind::Loopback);
        assert_eq!(of("docker0", "172.17.0.1"), Kind::Virtual);
        assert_eq!(of("wg0", "10.8.0.2"), Kind::PointToPoint);
        let far = Interface {
            is_p2p: true,
            ..interface("nordlynx", IpAddr::from([10, 5, 0, 2]))
        };
        assert_eq!(kind(&far), Kind::PointToPoint);
        assert_eq!(of("wlan0", "192.168.1.7"), Kind::Usable);
    }

    #[test]
    fn a_machine_without_a_network_is_reached_by_itself() {
        let alone = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1")];
        assert_eq!(told("0.0.0.0:9", &alone), ["127.0.0.1:9"]);
        assert_eq!(told("10.0.0.3:9", &alone), ["10.0.0.3:9"]);
    }
}
