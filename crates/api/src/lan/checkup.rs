//! What stands between this machine and its neighbours, for the page.

use ::lan::link::doctor::{self, Kind, PortState};
use serde::Serialize;
use specta::Type;

use super::{PORT, PartyError};
use crate::App;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_excessive_bools, reason = "each was tried by itself")]
pub struct Checkup {
    /// The ways of this machine to others.
    pub interfaces: Vec<NetworkInterface>,
    /// Was our own announcement heard?
    pub heard_ourselves: bool,
    /// Was a question from a port of our own answered?
    pub unicast_answered: bool,
    /// Can a table listen at its port? While one of ours does, it can.
    pub port_free: bool,
    /// The port.
    pub port: u16,
    /// Does a VPN take what is sent?
    pub vpn: bool,
    /// How many tables were heard last.
    pub tables: u32,
    /// What was in the way, in the words of the system.
    pub trouble: Option<String>,
    /// The system: its firewall is another on each.
    pub system: System,
}

/// A way of this machine to others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
pub struct NetworkInterface {
    /// What the system calls it.
    pub name: String,
    /// Its addresses.
    pub addresses: Vec<String>,
    /// What it leads to.
    pub kind: InterfaceKind,
}

/// What an interface leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum InterfaceKind {
    /// To others.
    Usable,
    /// To containers or virtual machines.
    Virtual,
    /// To one machine at its other end, as a VPN does.
    PointToPoint,
    /// To the machine itself.
    Loopback,
}

/// A kind of system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// Linux.
    Linux,
    /// Windows.
    Windows,
    /// macOS.
    Mac,
    /// Another one.
    Other,
}

impl App {
    /// Looks at the network for some seconds, and says what was found.
    ///
    /// # Errors
    /// Where the system gives no network.
    pub fn checkup(&self) -> Result<Checkup, PartyError> {
        if !self.network().is_open() {
            return Err(PartyError::System {
                cause: "this Race Night keeps off the network".into(),
            });
        }
        let (to, found) = std::sync::mpsc::sync_channel(1);
        let examine = async move {
            // Who has asked may be gone.
            drop(to.send(doctor::examine(PORT).await));
        };
        self.network().runtime()?.spawn(examine);
        let found = found.recv().map_err(|gone| PartyError::System {
            cause: gone.to_string(),
        })?;
        let is_ours = self.network().is_hosting();
        Ok(Checkup {
            interfaces: found.interfaces.into_iter().map(interface).collect(),
            heard_ourselves: found.heard,
            unicast_answered: found.answered,
            port_free: match found.port.state {
                PortState::Free => true,
                PortState::Taken => is_ours,
                PortState::Forbidden => false,
            },
            port: found.port.number,
            vpn: found.vpn,
            tables: self.network().ears().heard(),
            trouble: (!found.complaints.is_empty()).then(|| found.complaints.join("; ")),
            system: match std::env::consts::OS {
                "linux" => System::Linux,
                "windows" => System::Windows,
                "macos" => System::Mac,
                _ => System::Other,
            },
        })
    }
}

fn interface(found: doctor::Interface) -> NetworkInterface {
    NetworkInterface {
        name: found.name,
        addresses: found.addresses.iter().map(ToString::to_string).collect(),
        kind: match found.kind {
            Kind::Usable => InterfaceKind::Usable,
            Kind::Virtual => InterfaceKind::Virtual,
            Kind::PointToPoint => InterfaceKind::PointToPoint,
            Kind::Loopback => InterfaceKind::Loopback,
        },
    }
}
