//! Files of printed figures in a folder of their own.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::fs;
use std::io::ErrorKind;

use store::{Books, Home};
use tempfile::{TempDir, tempdir};

fn books() -> (Books, TempDir) {
    let folder = tempdir().expect("a folder for the test");
    (Home::at(folder.path()).books(), folder)
}

#[test]
fn the_folder_is_made_so_that_the_user_finds_it() {
    let (books, home) = books();
    assert_eq!(books.files().unwrap(), [""; 0]);
    assert_eq!(books.folder(), Some(home.path().join("books").as_path()));
    assert!(home.path().join("books").is_dir());
}

#[test]
fn only_files_of_figures_are_listed_in_order_of_name() {
    let (books, home) = books();
    let folder = home.path().join("books");
    fs::create_dir_all(folder.join("folder.toml")).unwrap();
    for file in ["old.toml", "Box.toml", "notes.txt", "toml"] {
        fs::write(folder.join(file), "a = 1").unwrap();
    }
    assert_eq!(books.files().unwrap(), ["Box.toml", "old.toml"]);
    assert_eq!(books.read("old.toml").unwrap(), b"a = 1");
}

#[test]
fn no_name_leads_out_of_the_folder() {
    let (books, home) = books();
    books.files().unwrap();
    fs::write(home.path().join("outside.toml"), "secret").unwrap();
    let outside = home.path().join("outside.toml");
    for name in [
        "../outside.toml",
        outside.to_str().unwrap(),
        "",
        ".",
        "gone.toml",
    ] {
        let error = books.read(name).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::NotFound, "{name}");
    }
}

#[test]
fn a_file_too_large_to_be_one_is_not_read() {
    let (books, home) = books();
    books.files().unwrap();
    let write = |bytes| fs::write(home.path().join("books/long.toml"), vec![b'#'; bytes]).unwrap();
    write(64 * 1024);
    assert_eq!(books.read("long.toml").unwrap().len(), 64 * 1024);
    write(64 * 1024 + 1);
    let error = books.read("long.toml").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::FileTooLarge);
}
