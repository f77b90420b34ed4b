//! A small disk of a test's own. The test starts itself once more as a process that has one; where the
//! system grants no disk, with a limit to what it may write.

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::tempdir;

/// The folder that the inner process works in.
pub(crate) const PLACE: &str = "RACENIGHT_TEST_PLACE";

/// Runs a test of this file again, after the words of a shell, as one who may mount; answers whether
/// the system has granted that.
pub(crate) fn again(test: &str, words: &str, place: &Path) -> bool {
    let done = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", words, "sh"])
        .arg(env::current_exe().expect("a test knows its own file"))
        .args(["--exact", test])
        .env(PLACE, place)
        .output();
    let Ok(done) = done else { return false };
    let said = String::from_utf8_lossy(&done.stdout);
    let told = String::from_utf8_lossy(&done.stderr);
    let ran = said.contains("running 1 test");
    assert!(!ran || said.contains("1 passed"), "{said}{told}");
    ran
}

/// As [`again`], without a disk of its own: no file may become longer than 64 KiB.
fn again_with_a_limit(test: &str, place: &Path) {
    let words = "trap '' XFSZ; ulimit -S -f 64; exec \"$0\" --exact \"$1\"";
    let done = Command::new("bash")
        .args(["-c", words])
        .arg(env::current_exe().expect("a test knows its own file"))
        .arg(test)
        .env(PLACE, place)
        .output()
        .expect("there is a shell");
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(said.contains("1 passed"), "{said}");
}

/// Makes room: removes what fills the disk, or lifts the limit.
pub(crate) fn make_room(place: &Path) {
    if fs::remove_file(place.join("ballast")).is_err() {
        let me = std::process::id().to_string();
        let lifted = Command::new("prlimit")
            .args(["--pid", &me, "--fsize=unlimited"])
            .status();
        assert!(lifted.expect("the limit can be lifted").success());
    }
}

/// Does this with a disk of 256 KiB, of which a quarter is ballast, in a process of its own. `test` is
/// the test's own name.
pub(crate) fn on_a_small_disk(test: &str, inside: impl FnOnce(&Path)) {
    if let Ok(place) = env::var(PLACE) {
        return inside(Path::new(&place));
    }
    let place = tempdir().expect("a place for the disk");
    let words = format!(
        "mount -t tmpfs -o size=256k none \"${PLACE}\" && \
         head -c 65536 /dev/zero > \"${PLACE}\"/ballast && exec \"$@\""
    );
    if !again(test, &words, place.path()) {
        again_with_a_limit(test, place.path());
    }
}
