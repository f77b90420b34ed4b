//! Disks that are full or closed to writing.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod small_disk;

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use small_disk::{PLACE, again, make_room, on_a_small_disk};
use store::{Home, StoreError};
use tempfile::tempdir;

const LINE: &str = "{\"n\":1,\"draw\":\"a line that takes some room on the disk\"}\n";

#[test]
fn a_full_disk_is_said_so_and_the_record_goes_on_where_it_was_once_there_is_room() {
    let test = "a_full_disk_is_said_so_and_the_record_goes_on_where_it_was_once_there_is_room";
    on_a_small_disk(test, fill);
}

fn fill(place: &Path) {
    let records = Home::at(place).records();
    let mut file = records.begin("giro", LINE).unwrap();
    let mut lines = 1;
    let error = loop {
        match file.append(LINE) {
            Ok(()) => lines += 1,
            Err(error) => break error,
        }
    };
    let path = file.path().display().to_string();
    assert_eq!(error, StoreError::Full { path });
    assert!(lines > 100, "{lines}");
    // Whatever had been written of the line is gone, and nothing else is.
    assert_eq!(fs::read_to_string(file.path()).unwrap(), LINE.repeat(lines));
    assert!(file.try_room(8192).is_err());
    assert!(matches!(file.append(LINE), Err(StoreError::Full { .. })));
    assert_eq!(fs::read_to_string(file.path()).unwrap(), LINE.repeat(lines));
    make_room(place);
    file.try_room(8192).unwrap();
    assert_eq!(fs::read_to_string(file.path()).unwrap(), LINE.repeat(lines));
    file.append(LINE).unwrap();
    let name = file.name().clone();
    drop(file);
    let taken = records.take_up(&name).unwrap();
    assert_eq!(taken.text, LINE.repeat(lines + 1));
}

#[test]
fn a_disk_that_is_closed_to_writing_is_said_so() {
    let test = "a_disk_that_is_closed_to_writing_is_said_so";
    if let Ok(place) = env::var(PLACE) {
        let home = Home::at(Path::new(&place));
        let closed = home.records().begin("giro", LINE).unwrap_err();
        assert!(matches!(closed, StoreError::Forbidden { .. }), "{closed}");
        assert_eq!(home.records().going().unwrap(), []);
        let closed = home.settings().save(&store::Settings::default());
        assert!(matches!(closed, Err(StoreError::Forbidden { .. })));
        return;
    }
    let place = tempdir().unwrap();
    let words = format!("mount -t tmpfs -o ro none \"${PLACE}\" && exec \"$@\"");
    if !again(test, &words, place.path()) {
        // No disk of its own means no power over the system: then the folder's mode holds.
        let closed = std::os::unix::fs::PermissionsExt::from_mode(0o500);
        fs::set_permissions(place.path(), closed).unwrap();
        let done = Command::new(env::current_exe().unwrap())
            .args(["--exact", test])
            .env(PLACE, place.path())
            .output()
            .unwrap();
        assert!(String::from_utf8_lossy(&done.stdout).contains("1 passed"));
    }
}
