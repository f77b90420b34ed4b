//! Records on a real disk: appended by whole lines, cut where they are torn, written by one alone.

use std::fs;
use std::path::{Path, PathBuf};

use store::{Home, NotTakenUp, RecordName, Records, StoreError};
use tempfile::{TempDir, tempdir};

/// A record of three lines, one of them with letters of several bytes.
const TEXT: &str = "{\"racenight\":1}\n{\"name\":\"Zoë Żubr\"}\n{\"n\":1}\n";

fn records() -> (Records, TempDir) {
    let folder = tempdir().expect("a folder for the test");
    (Home::at(folder.path()).records(), folder)
}

fn path_in(folder: &TempDir, name: &RecordName) -> PathBuf {
    let file = format!("{}.racenight", name.as_str());
    folder.path().join("tables").join(file)
}

fn listed(names: &[RecordName]) -> Vec<&str> {
    names.iter().map(RecordName::as_str).collect()
}

#[test]
fn what_was_appended_is_there_when_it_is_taken_up() {
    let (records, _folder) = records();
    let mut file = records.begin("giro-1", TEXT).unwrap();
    file.append("{\"n\":2}\n").unwrap();
    file.append("{\"n\":3}\n{\"n\":4}\n").unwrap();
    let name = file.name().clone();
    drop(file);
    assert_eq!(records.going().unwrap(), std::slice::from_ref(&name));
    let taken = records.take_up(&name).unwrap();
    assert_eq!(
        taken.text,
        format!("{TEXT}{{\"n\":2}}\n{{\"n\":3}}\n{{\"n\":4}}\n")
    );
    assert_eq!(taken.torn, 0);
    assert_eq!(taken.file.name(), &name);
}

#[test]
fn a_line_torn_at_any_byte_is_cut_off_and_the_record_goes_on() {
    let (records, folder) = records();
    let name = records.begin("torn", TEXT).unwrap().name().clone();
    let path = path_in(&folder, &name);
    for cut in 0..=TEXT.len() {
        fs::write(&path, &TEXT.as_bytes()[..cut]).unwrap();
        let last = TEXT.as_bytes()[..cut]
            .iter()
            .rposition(|&byte| byte == b'\n');
        let whole = last.map_or(0, |end| end + 1);
        let mut taken = records.take_up(&name).unwrap();
        assert_eq!(taken.text, TEXT[..whole], "cut at {cut}");
        assert_eq!(taken.torn, (cut - whole) as u64);
        assert_eq!(fs::read(&path).unwrap(), TEXT.as_bytes()[..whole]);
        taken.file.append("{\"n\":9}\n").unwrap();
        let grown = fs::read_to_string(&path).unwrap();
        assert_eq!(grown, format!("{}{{\"n\":9}}\n", &TEXT[..whole]));
    }
}

#[test]
fn what_a_power_cut_leaves_behind_the_last_line_is_cut_off() {
    let (records, folder) = records();
    let name = records.begin("zeros", TEXT).unwrap().name().clone();
    let path = path_in(&folder, &name);
    for rest in [&[0; 700][..], b"{\"n\":\0\0\0", b"\xff\xfe", b"      "] {
        fs::write(&path, [TEXT.as_bytes(), rest].concat()).unwrap();
        let taken = records.take_up(&name).unwrap();
        assert_eq!((taken.text.as_str(), taken.torn), (TEXT, rest.len() as u64));
        assert_eq!(fs::read_to_string(&path).unwrap(), TEXT);
    }
}

#[test]
fn what_is_no_text_is_said_so_and_left_as_it_is() {
    let (records, folder) = records();
    let name = records.begin("noise", TEXT).unwrap().name().clone();
    let path = path_in(&folder, &name);
    fs::write(&path, b"\xff\xff\nmore").unwrap();
    let error = records.take_up(&name).unwrap_err();
    assert!(matches!(error, NotTakenUp::NoText { .. }), "{error}");
    assert_eq!(fs::read(&path).unwrap(), b"\xff\xff\nmore");
}

#[test]
fn a_record_that_somebody_writes_is_nobody_elses() {
    let (records, _folder) = records();
    let mut file = records.begin("giro", TEXT).unwrap();
    let name = file.name().clone();
    for _ in 0..2 {
        let elsewhere = records.take_up(&name);
        assert!(matches!(elsewhere, Err(NotTakenUp::Elsewhere)));
    }
    file.append("{\"n\":2}\n").unwrap();
    drop(file);
    let taken = records.take_up(&name).unwrap();
    assert!(taken.text.ends_with("{\"n\":2}\n"));
    assert!(matches!(records.take_up(&name), Err(NotTakenUp::Elsewhere)));
}

#[test]
fn two_records_never_share_a_name_not_even_with_a_finished_one() {
    let (records, _folder) = records();
    let mut first = records.begin("giro", TEXT).unwrap();
    let second = records.begin("giro", TEXT).unwrap();
    records.finish(&mut first).unwrap();
    drop(first);
    let third = records.begin("giro", TEXT).unwrap();
    assert_eq!(second.name().as_str(), "giro-2");
    assert_eq!(third.name().as_str(), "giro-3");
    assert_eq!(listed(&records.going().unwrap()), ["giro-2", "giro-3"]);
    let finished = records.finished().unwrap();
    assert_eq!(listed(&finished), ["giro"]);
    let stamp = records.stamp(&finished[0]).unwrap().unwrap();
    assert!(stamp.size > 0 && stamp.written() > 1_700_000_000);
    let gone = RecordName::named("gone").unwrap();
    assert_eq!(records.stamp(&gone).unwrap(), None);
}

#[test]
fn a_finished_record_lies_among_the_finished_ones_whole() {
    let (records, _folder) = records();
    let mut file = records.begin("pigs", TEXT).unwrap();
    file.append("{\"n\":2}\n").unwrap();
    records.finish(&mut file).unwrap();
    // A remark that comes late still reaches it.
    file.append("{\"late\":1}\n").unwrap();
    let name = file.name().clone();
    assert_eq!(listed(&records.going().unwrap()), [""; 0]);
    let text = records.read_finished(&name).unwrap();
    assert_eq!(
        text,
        format!("{TEXT}{{\"n\":2}}\n{{\"late\":1}}\n").into_bytes()
    );
    assert!(records.take_up(&name).is_err(), "it is not on any more");
}

#[test]
fn a_record_that_is_thrown_away_is_gone_and_may_be_gone_already() {
    let (records, folder) = records();
    let file = records.begin("giro", TEXT).unwrap();
    records.throw_away(&file).unwrap();
    assert!(!path_in(&folder, file.name()).exists());
    records.throw_away(&file).unwrap();
    assert_eq!(listed(&records.going().unwrap()), [""; 0]);
}

#[test]
fn what_is_no_record_is_not_listed() {
    let (records, folder) = records();
    assert_eq!(listed(&records.going().unwrap()), [""; 0]);
    records.begin("giro", TEXT).unwrap();
    fs::write(folder.path().join("tables/notes.txt"), "x").unwrap();
    fs::write(folder.path().join("tables/.racenight"), "x").unwrap();
    assert_eq!(listed(&records.going().unwrap()), ["giro"]);
}

#[cfg(unix)]
#[test]
fn records_and_their_folders_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let (records, folder) = records();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut file = records.begin("giro", TEXT).unwrap();
    assert_eq!(mode(file.path()), 0o600);
    assert_eq!(mode(&folder.path().join("tables")), 0o700);
    records.finish(&mut file).unwrap();
    assert_eq!(mode(file.path()), 0o600);
    assert_eq!(mode(&folder.path().join("tables/finished")), 0o700);
}

#[test]
fn where_no_record_can_be_begun_the_reason_is_said_and_nothing_is_left() {
    let (records, folder) = records();
    fs::write(folder.path().join("tables"), "in the way").unwrap();
    let error = records.begin("giro", TEXT).unwrap_err();
    assert!(matches!(error, StoreError::Failed { .. }), "{error}");
    assert!(records.going().is_err());
    let kept = fs::read_to_string(folder.path().join("tables")).unwrap();
    assert_eq!(kept, "in the way");
}
