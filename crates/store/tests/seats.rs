//! What is kept of seats: those of guests at tables of this user, and those of this user at other machines.

use std::fs;
use std::path::Path;

use store::{Home, NotTakenUp};
use tempfile::tempdir;

#[cfg(unix)]
fn is_private(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path)
        .expect("it is there")
        .permissions()
        .mode()
        & 0o777
        == 0o600
}

/// Elsewhere the folders of a user are his alone.
#[cfg(not(unix))]
fn is_private(path: &Path) -> bool {
    path.exists()
}

#[test]
fn the_key_is_made_once() {
    let folder = tempdir().unwrap();
    let home = Home::at(&folder.path().join("new"));
    assert_eq!(home.host_key(b"first").unwrap(), b"first");
    assert_eq!(home.host_key(b"second").unwrap(), b"first");
    assert!(is_private(&folder.path().join("new/host.key")));
}

#[test]
fn a_seat_is_held_until_it_is_given_up() {
    let folder = tempdir().unwrap();
    let seats = Home::at(folder.path()).held_seats();
    assert_eq!(seats.held("AEAQ", 1), None);
    seats.keep("AEAQ", 1, "old").unwrap();
    seats.keep("AEAQ", 1, "new").unwrap();
    seats.keep("AEAQ", 2, "another").unwrap();
    assert!(is_private(&folder.path().join("seats/AEAQ-1.json")));
    seats.give_up("AEAQ", 2).unwrap();
    assert_eq!(seats.held("AEAQ", 1).as_deref(), Some("new"));
    assert_eq!(seats.held("AEAQ", 2), None);
    seats.give_up("AEAQ", 2).unwrap();
}

#[test]
fn notes_grow_beside_the_record_and_a_torn_line_is_cut_off() {
    let folder = tempdir().unwrap();
    let records = Home::at(folder.path()).records();
    let record = records.begin("giro-1", "{}\n").unwrap();
    let mut notes = records.notes(&record).unwrap();
    assert_eq!(notes.text, "");
    notes.file.append("one\n").unwrap();
    assert!(matches!(records.notes(&record), Err(NotTakenUp::Elsewhere)));
    drop(notes);
    let path = folder.path().join("tables/giro-1.notes");
    assert!(is_private(&path));
    fs::write(&path, "one\ntw").unwrap();
    let notes = records.notes(&record).unwrap();
    assert_eq!((notes.text.as_str(), notes.torn), ("one\n", 2));
    // They are no table.
    assert_eq!(records.going().unwrap().len(), 1);
}

#[test]
fn notes_go_when_the_table_does() {
    let folder = tempdir().unwrap();
    let records = Home::at(folder.path()).records();
    let ends: [fn(&store::Records, store::RecordFile); 2] = [
        |records, mut record| records.finish(&mut record).unwrap(),
        |records, record| records.throw_away(&record).unwrap(),
    ];
    for (stem, end) in ["finished", "closed"].into_iter().zip(ends) {
        let record = records.begin(stem, "{}\n").unwrap();
        records.notes(&record).unwrap();
        let path = folder.path().join(format!("tables/{stem}.notes"));
        assert!(path.exists());
        end(&records, record);
        assert!(!path.exists());
    }
}
