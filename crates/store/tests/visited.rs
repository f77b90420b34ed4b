//! The tables of other machines where a user was.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;

use store::{Home, StoreError, Visited};
use tempfile::TempDir;

fn home() -> (TempDir, Visited) {
    let folder = tempfile::tempdir().unwrap();
    let visited = Home::at(folder.path()).visited();
    (folder, visited)
}

#[test]
fn a_table_is_remembered_until_it_is_forgotten() {
    let (_folder, visited) = home();
    assert_eq!(visited.all(), Ok(Vec::new()));
    visited.keep("AAAA", "one").unwrap();
    visited.keep("BBBB", "two").unwrap();
    visited.keep("AAAA", "three").unwrap();
    drop(visited.diary("AAAA").unwrap());
    let mut all = visited.all().unwrap();
    all.sort();
    assert_eq!(all, ["three", "two"]);
    visited.forget("AAAA").unwrap();
    visited.forget("AAAA").unwrap();
    assert_eq!(visited.all().unwrap(), ["two"]);
    let (_, text) = visited.diary("AAAA").unwrap();
    assert_eq!(text, "");
}

#[test]
fn where_a_player_sat_is_forgotten_with_his_name() {
    let (folder, visited) = home();
    visited.forget_player("Ben").unwrap();
    visited.keep("AAAA", r#"{"seats":["Anna","Ben"]}"#).unwrap();
    visited
        .keep("BBBB", r#"{"seats":["Anna","Benno"]}"#)
        .unwrap();
    visited.keep("CCCC", r#"{"seats":["Anna"]}"#).unwrap();
    for (table, line) in [("BBBB", "{}\n"), ("CCCC", "{\"said\":\"Ben\"}\n")] {
        visited.diary(table).unwrap().0.write(line).unwrap();
    }
    visited.forget_player("Ben").unwrap();
    let left = fs::read_dir(folder.path().join("visited")).unwrap();
    let mut left: Vec<_> = left.map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["BBBB.json", "BBBB.jsonl"]);
}

#[test]
fn a_diary_goes_on_with_its_whole_lines() {
    let (folder, visited) = home();
    let (mut diary, text) = visited.diary("AAAA").unwrap();
    assert_eq!(text, "");
    diary.write("one\ntwo\n").unwrap();
    drop(diary);
    let path = folder.path().join("visited/AAAA.jsonl");
    fs::write(&path, "one\ntwo\nthr").unwrap();
    let (mut diary, text) = visited.diary("AAAA").unwrap();
    assert_eq!(text, "one\ntwo\n");
    diary.write("three\n").unwrap();
    assert_eq!(fs::read_to_string(path).unwrap(), "one\ntwo\nthree\n");
}

#[test]
fn a_diary_has_an_end() {
    let (folder, visited) = home();
    let (mut diary, _) = visited.diary("AAAA").unwrap();
    let page = "x".repeat(16 * 1024 * 1024);
    for _ in 0..4 {
        diary.write(&page).unwrap();
    }
    assert!(matches!(diary.write("x"), Err(StoreError::Full { .. })));
    let length = fs::metadata(folder.path().join("visited/AAAA.jsonl"))
        .unwrap()
        .len();
    assert_eq!(length, 4 * page.len() as u64);
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_them() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, visited) = home();
    visited.keep("AAAA", "one").unwrap();
    drop(visited.diary("AAAA").unwrap());
    let mode = |name: &str| {
        let path = folder.path().join(name);
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    };
    assert_eq!(mode("visited"), 0o700);
    assert_eq!(
        [mode("visited/AAAA.json"), mode("visited/AAAA.jsonl")],
        [0o600; 2]
    );
}
