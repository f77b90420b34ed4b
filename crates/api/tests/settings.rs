//! Settings as a client has them.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use api::{App, Language, Settings};
use store::Home;

#[test]
fn settings_are_kept_across_starts() {
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        language: Some(Language::De),
        ..Settings::default()
    };
    App::new(&Home::at(folder.path()))
        .change_settings(settings.clone())
        .unwrap();
    assert_eq!(
        App::new(&Home::at(folder.path())).hello().settings,
        settings
    );
}

#[test]
fn a_broken_file_is_told_and_the_app_starts_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(&Home::at(folder.path()));
    app.change_settings(Settings::default()).unwrap();
    let file = std::fs::read_dir(folder.path())
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    std::fs::write(file, "not settings").unwrap();
    let hello = App::new(&Home::at(folder.path())).hello();
    assert!(hello.trouble.is_some());
    assert_eq!(hello.settings, Settings::default());
}
