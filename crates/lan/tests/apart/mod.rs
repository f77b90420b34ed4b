//! A network for one test alone: there is nothing in it but its own loopback.

use std::env;
use std::process::Command;

const INSIDE: &str = "RACENIGHT_TEST_APART";

/// Brings the loopback up, and goes on with the test.
const BEGIN: &str =
    r#"ip link set lo up multicast on && ip route add 224.0.0.0/4 dev lo && exec "$0" "$@""#;

/// Runs the test of this name in such a network; true inside of it, where the test has to be made. Where
/// none may be made it is passed over, and says so.
#[allow(clippy::print_stderr, reason = "whoever runs the tests is to know")]
pub(crate) fn inside(test: &str) -> bool {
    if env::var_os(INSIDE).is_some() {
        return true;
    }
    let apart = |program: &[&str]| {
        let mut command = Command::new("unshare");
        // Whatever is started in it ends with it.
        let own = ["-Urn", "--pid", "--fork", "--kill-child", "--mount-proc"];
        command.args(own).args(program);
        command
    };
    let may = apart(&["ip", "link", "set", "lo", "up"]).status();
    if !may.is_ok_and(|status| status.success()) {
        eprintln!("passed over: no network of its own can be made here");
        return false;
    }
    let this = env::current_exe().expect("a test is a program");
    let status = apart(&["sh", "-c", BEGIN])
        .arg(this)
        .args(["--exact", "--nocapture", test])
        .env(INSIDE, "")
        .status()
        .expect("it was there a moment ago");
    assert!(status.success(), "{status}");
    false
}
