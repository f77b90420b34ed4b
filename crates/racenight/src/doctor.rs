//! `doctor`: what stands between this machine and its neighbours.

use std::env::{self, consts::OS};
use std::io::{self, Write as _};
use std::process::ExitCode;

use api::doctor::{Checkup, Interface, Kind, PortState, examine};
use api::lan::PORT;
use clap::Args;

use crate::stop::{FAILED, Outcome};

/// Find out why tables are not seen on the local network.
///
/// Looks at the interfaces, announces something and listens whether it comes back, and tries whether a table could listen.
/// Prints it as text to be copied, with what a firewall has to let in.
#[derive(Args)]
#[command(after_help = "\
Exit codes: 0 all is well; 1 something is amiss.

Examples:
  racenight doctor
  racenight doctor --port 5000
  racenight doctor --json")]
pub(crate) struct Words {
    /// The port of the table
    #[arg(long, value_name = "P", default_value_t = PORT)]
    port: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Looks and tells.
pub(crate) fn run(words: &Words) -> Outcome {
    let checkup = tokio::runtime::Runtime::new()?.block_on(examine(words.port));
    let mut out = io::stdout().lock();
    if words.json {
        let told = serde_json::to_string(&checkup).map_err(io::Error::other)?;
        writeln!(out, "{told}")?;
    } else {
        for line in lines(&checkup) {
            writeln!(out, "{line}")?;
        }
    }
    out.flush()?;
    let code = if is_well(&checkup) { 0 } else { FAILED };
    Ok(ExitCode::from(code))
}

fn is_well(checkup: &Checkup) -> bool {
    checkup.heard && checkup.answered && checkup.port.state != PortState::Forbidden
}

fn lines(checkup: &Checkup) -> Vec<String> {
    let version = env!("CARGO_PKG_VERSION");
    let mut lines = vec![format!("Race Night {version} on {OS}")];
    lines.extend(checkup.interfaces.iter().map(interface));
    let port = checkup.port.number;
    let state = match checkup.port.state {
        PortState::Free => "can be listened at",
        PortState::Taken => "is taken: by a table of this machine, or by another program",
        PortState::Forbidden => "cannot be listened at: the system does not allow it",
    };
    lines.push(format!("port       {port} {state}"));
    let heard = if checkup.heard {
        "what this machine announces is heard at it"
    } else {
        "nothing that is announced is heard, not even from this machine: UDP port 5353 is not let in"
    };
    lines.push(format!("announced  {heard}"));
    let answered = if checkup.answered {
        "a question from another port is answered"
    } else {
        "a question from another port is not answered: others cannot hear of tables here either"
    };
    lines.push(format!("asked      {answered}"));
    if checkup.vpn {
        lines.push(
            "vpn        one is active: through it tables are joined by link or address alone, and it may hide the \
             neighbours"
                .into(),
        );
    }
    let complaints = checkup.complaints.iter();
    lines.extend(complaints.map(|why| format!("complaint  {why}")));
    if !is_well(checkup) {
        lines.push(String::new());
        lines.extend(hints(OS, port));
    }
    lines
}

fn interface(interface: &Interface) -> String {
    let leads = match interface.kind {
        Kind::Usable => "leads to others",
        Kind::Virtual => "of containers or virtual machines, left out",
        Kind::PointToPoint => "to one other machine, as of a VPN: nothing is announced there",
        Kind::Loopback => "this machine itself",
    };
    let addresses: Vec<String> = interface
        .addresses
        .iter()
        .map(ToString::to_string)
        .collect();
    format!(
        "interface  {} ({leads}): {}",
        interface.name,
        addresses.join(" ")
    )
}

/// What a firewall has to let in, in the words of this system.
fn hints(system: &str, port: u16) -> Vec<String> {
    let program =
        env::current_exe().map_or_else(|_| "racenight".into(), |own| own.display().to_string());
    let known = match system {
        "linux" => format!(
            "Where ufw is the firewall:\n  \
             sudo ufw allow {port}/tcp\n  \
             sudo ufw allow 5353/udp\n\
             Where firewalld is:\n  \
             sudo firewall-cmd --permanent --add-port={port}/tcp\n  \
             sudo firewall-cmd --permanent --add-service=mdns\n  \
             sudo firewall-cmd --reload"
        ),
        "windows" => format!(
            "In PowerShell as administrator. A prompt that was cancelled has left rules that block; they win, so they go first:\n  \
             Get-NetFirewallApplicationFilter -Program '{program}' | Get-NetFirewallRule | Where-Object Action -eq Block | Remove-NetFirewallRule\n  \
             New-NetFirewallRule -DisplayName 'Race Night table' -Direction Inbound -Program '{program}' -Protocol TCP -LocalPort {port} -Profile Private,Domain -RemoteAddress LocalSubnet -Action Allow\n  \
             New-NetFirewallRule -DisplayName 'Race Night nearby' -Direction Inbound -Program '{program}' -Protocol UDP -LocalPort 5353 -Profile Private,Domain -RemoteAddress LocalSubnet -Action Allow\n\
             The network has to be a private one: Settings, Network & internet, Properties."
        ),
        "macos" => format!(
            "System Settings, Privacy & Security, Local Network: Race Night (or the terminal that starts it) has to be on.\n\
             System Settings, Network, Firewall, Options: incoming connections allowed for\n  \
             {program}"
        ),
        _ => format!(
            "The firewall has to let in TCP port {port} and UDP port 5353 from the local network."
        ),
    };
    let always = "A guest network often keeps its machines apart: there nobody can host, whatever this machine allows.";
    known.lines().chain([always]).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use api::doctor::Port;

    use super::*;

    fn checkup() -> Checkup {
        Checkup {
            interfaces: vec![Interface {
                name: "wlan0".into(),
                addresses: vec!["192.168.1.7".parse().unwrap()],
                kind: Kind::Usable,
            }],
            vpn: false,
            port: Port {
                number: 47_223,
                state: PortState::Free,
            },
            heard: true,
            answered: true,
            complaints: Vec::new(),
        }
    }

    #[test]
    fn a_healthy_network_needs_no_hints() {
        let lines = lines(&checkup());
        assert_eq!(lines.len(), 5, "{lines:?}");
        assert_eq!(lines[1], "interface  wlan0 (leads to others): 192.168.1.7");
        assert_eq!(lines[2], "port       47223 can be listened at");
    }

    #[test]
    fn whatever_is_amiss_is_told_with_what_to_do() {
        for ill in [
            Checkup {
                heard: false,
                ..checkup()
            },
            Checkup {
                answered: false,
                ..checkup()
            },
            Checkup {
                port: Port {
                    number: 9,
                    state: PortState::Forbidden,
                },
                vpn: true,
                complaints: vec!["no route".into()],
                ..checkup()
            },
        ] {
            assert!(!is_well(&ill));
            assert!(lines(&ill).contains(&String::new()));
            let told = lines(&ill).join("\n");
            assert_eq!(told.contains("vpn  "), ill.vpn);
            assert_eq!(told.contains("no route"), ill.vpn);
        }
    }

    #[test]
    fn each_system_has_its_hints() {
        for (system, word) in [
            ("linux", "sudo ufw allow 9/tcp"),
            ("windows", "-LocalPort 9 "),
            ("macos", "Local Network"),
            ("freebsd", "TCP port 9 "),
        ] {
            assert!(hints(system, 9).join("\n").contains(word), "{system}");
        }
    }
}
