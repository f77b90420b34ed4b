//! Avahi, which speaks DNS-SD as others do, at a machine of a test.

use std::process::Command;

/// A machine on which avahi runs, as the root of a test may start it: with a bus, a folder and users of its own.
const BEGIN: &str = r#"
set -e
mount -t tmpfs tmpfs /run
mkdir -p /run/dbus /run/avahi-daemon
printf 'root:x:0:0::/:/bin/sh\navahi:x:0:0::/:/bin/sh\n' > /run/passwd
printf 'root:x:0:\navahi:x:0:\nnetdev:x:0:\n' > /run/group
mount --bind /run/passwd /etc/passwd
mount --bind /run/group /etc/group
cat > /run/bus.conf <<'END'
<busconfig>
  <type>system</type>
  <listen>unix:path=/run/dbus/system_bus_socket</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow user="*"/><allow own="*"/><allow eavesdrop="true"/>
    <allow send_destination="*" eavesdrop="true"/>
  </policy>
</busconfig>
END
dbus-daemon --config-file=/run/bus.conf --fork
printf '[server]\nhost-name=foreign\n' > /run/avahi.conf
avahi-daemon --no-drop-root --no-chroot --no-rlimits --file=/run/avahi.conf > /dev/null 2>&1 &
until test -S /run/avahi-daemon/socket; do sleep 0.05; done
exec "$0" "$@"
"#;

/// A program at a machine where avahi runs.
pub(crate) fn beside_avahi(mut machine: Command, words: &[&str]) -> Command {
    machine.args(["--mount", "sh", "-c", BEGIN]).args(words);
    machine
}
