//! A second machine in a network of the test's own, at the other end of a cable.

use std::fs;
use std::path::PathBuf;
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

/// Its address; this machine has 10.9.0.1.
pub(crate) const ADDRESS: &str = "10.9.0.2";

/// The neighbour. He goes when this is dropped.
pub(crate) struct Neighbour(Child);

impl Neighbour {
    /// A new neighbour. Only where [`super::apart::inside`] has said that this network is the test's own.
    pub(crate) fn new() -> Self {
        let mut command = Command::new("unshare");
        let neighbour = Self(command.args(["-n", "sleep", "infinity"]).spawn().unwrap());
        let network = |pid: &str| fs::read_link(PathBuf::from("/proc").join(pid).join("ns/net"));
        let pid = neighbour.0.id().to_string();
        while network(&pid).ok() == network("self").ok() {
            thread::sleep(Duration::from_millis(2));
        }
        let cable = "link add lan0 type veth peer name lan0 netns";
        ip(Command::new("ip").args(cable.split(' ')).arg(&pid));
        ip(neighbour.command("ip").args(["link", "set", "lo", "up"]));
        for (address, machine) in [("10.9.0.1", None), (ADDRESS, Some(&neighbour))] {
            let command = || machine.map_or_else(|| Command::new("ip"), |one| one.command("ip"));
            let address = format!("{address}/24");
            ip(command().args(["address", "add", &address, "dev", "lan0"]));
            ip(command().args(["link", "set", "lan0", "up"]));
        }
        neighbour
    }

    /// A program that runs at his machine.
    pub(crate) fn command(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["-t", &self.0.id().to_string(), "-n", "--", program]);
        command
    }
}

impl Drop for Neighbour {
    fn drop(&mut self) {
        // He may have gone already.
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

fn ip(command: &mut Command) {
    assert!(command.status().unwrap().success(), "{command:?}");
}
