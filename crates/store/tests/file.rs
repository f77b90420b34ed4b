//! The file of settings, on a real disk.

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::{Value, json};
use store::{Language, Loaded, Settings, SettingsFile, StoreError, Theme, Trouble};
use tempfile::{TempDir, tempdir};

fn folder() -> TempDir {
    tempdir().expect("a folder for the test")
}

fn german() -> Settings {
    Settings {
        language: Some(Language::De),
        ..Settings::default()
    }
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let name = entry.expect("an entry can be read").file_name();
            name.into_string().expect("our names are plain")
        })
        .collect();
    names.sort();
    names
}

fn at_first(trouble: Option<Trouble>) -> Loaded {
    Loaded {
        settings: Settings::default(),
        trouble,
    }
}

#[test]
fn a_missing_file_is_no_trouble() {
    let folder = folder();
    assert_eq!(SettingsFile::at(folder.path()).load(), at_first(None));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn settings_are_kept_in_a_folder_that_is_made_for_them() {
    let folder = folder();
    let deep = folder.path().join("config/racenight");
    SettingsFile::at(&deep).save(&german()).unwrap();
    let loaded = SettingsFile::at(&deep).load();
    assert_eq!(loaded.settings, german());
    assert_eq!(loaded.trouble, None);
    assert_eq!(names(&deep), ["settings.json"]);
}

#[cfg(unix)]
#[test]
fn the_file_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    file.save(&german()).unwrap();
    let path = file.path().expect("the folder is known");
    let mode = fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_half_written_file_is_set_aside_and_said_so() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    file.save(&german()).unwrap();
    let path = file.path().expect("the folder is known");
    let whole = fs::read(&path).unwrap();
    let half = &whole[..whole.len() / 2];
    fs::write(&path, half).unwrap();

    let Loaded { settings, trouble } = file.load();
    assert_eq!(settings, Settings::default());
    let Some(Trouble::Broken {
        path: named,
        kept,
        cause,
    }) = trouble
    else {
        panic!("{trouble:?}");
    };
    let aside = folder.path().join("settings.broken-1.json");
    assert_eq!(named, path.display().to_string());
    assert_eq!(kept, Some(aside.display().to_string()));
    assert!(cause.contains("line"), "{cause}");
    assert_eq!(fs::read(aside).unwrap(), half);
    assert_eq!(file.load(), at_first(None));
}

#[test]
fn each_broken_file_is_kept() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let path = file.path().expect("the folder is known");
    let broken: [&[u8]; 4] = [b"", b"\xff\xfe", b"\"dark\"", br#"{"textScale": 300}"#];
    for text in broken {
        fs::write(&path, text).unwrap();
        assert!(matches!(
            file.load().trouble,
            Some(Trouble::Broken { kept: Some(_), .. })
        ));
    }
    for (number, text) in (1..).zip(broken) {
        let aside = folder.path().join(format!("settings.broken-{number}.json"));
        assert_eq!(fs::read(aside).unwrap(), text);
    }
    file.save(&german()).unwrap();
    assert_eq!(names(folder.path()).len(), 5);
}

#[test]
fn a_file_that_cannot_be_read_stays_where_it_is() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let path = file.path().expect("the folder is known");
    fs::create_dir(&path).unwrap();
    let trouble = file.load().trouble;
    assert!(
        matches!(&trouble, Some(Trouble::Unreadable { path: named, .. }) if *named == path.display().to_string()),
        "{trouble:?}"
    );
    assert!(path.is_dir());
    let refused = file.save(&german());
    assert!(
        matches!(refused, Err(StoreError::Failed { .. })),
        "{refused:?}"
    );
    assert_eq!(names(folder.path()), ["settings.json"]);
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error_with_the_path() {
    let folder = folder();
    let in_the_way = folder.path().join("racenight");
    fs::write(&in_the_way, "a file").unwrap();
    let refused = SettingsFile::at(&in_the_way).save(&german()).unwrap_err();
    let path = in_the_way.join("settings.json").display().to_string();
    assert!(refused.to_string().starts_with(&path), "{refused}");
}

/// Nobody makes folders there, not even an administrator.
#[cfg(target_os = "linux")]
#[test]
fn a_place_where_nothing_may_be_written_is_forbidden() {
    let refused = SettingsFile::at(Path::new("/sys/racenight")).save(&german());
    let path = "/sys/racenight/settings.json".to_owned();
    assert_eq!(refused, Err(StoreError::Forbidden { path }));
}

/// An administrator may write into a read-only folder, so the test first looks who runs it.
#[cfg(unix)]
#[test]
fn in_a_read_only_folder_nothing_is_lost_and_nothing_hidden() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let path = file.path().expect("the folder is known");
    fs::write(&path, "nonsense").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o500)).unwrap();
    let may_write = fs::write(folder.path().join("probe"), "").is_ok();

    let Some(Trouble::Broken { kept, .. }) = file.load().trouble else {
        panic!("nonsense was read");
    };
    assert_eq!(kept.is_some(), may_write);
    assert_eq!(path.exists(), !may_write);
    let forbidden = StoreError::Forbidden {
        path: path.display().to_string(),
    };
    let saved = file.save(&german());
    assert_eq!(saved, if may_write { Ok(()) } else { Err(forbidden) });
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn two_who_save_at_once_never_tear_the_file() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let dark = Settings {
        theme: Theme::Dark,
        ..Settings::default()
    };
    file.save(&dark).unwrap();
    thread::scope(|scope| {
        for settings in [&dark, &german()].map(Settings::clone) {
            let file = &file;
            scope.spawn(move || {
                for _ in 0..50 {
                    file.save(&settings).expect("a save beside another");
                }
            });
        }
        for _ in 0..500 {
            let Loaded { settings, trouble } = file.load();
            assert_eq!(trouble, None);
            assert!(settings == dark || settings == german(), "{settings:?}");
        }
    });
    file.save(&german()).unwrap();
    assert_eq!(file.load().settings, german());
    assert_eq!(names(folder.path()), ["settings.json"]);
}

/// Saves over a file that says this; what it says then.
fn saved_over(text: &str) -> String {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let path = file.path().expect("the folder is known");
    fs::write(&path, text).expect("the folder can be written");
    let Loaded { settings, trouble } = file.load();
    assert_eq!(trouble, None);
    file.save(&settings).expect("there is room");
    fs::read_to_string(path).expect("it was written")
}

#[test]
fn a_file_can_be_read_by_people_and_says_its_version_first() {
    let written = saved_over(r#"{"language":"de","sound":false}"#);
    let lines: Vec<&str> = written.lines().collect();
    assert_eq!(lines[..2], ["{", r#"  "version": 1,"#]);
    assert!(lines.contains(&r#"  "language": "de","#), "{written}");
    assert!(lines.contains(&r#"  "sound": false,"#), "{written}");
}

#[test]
fn a_file_without_a_version_is_read_as_it_is() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    let path = file.path().expect("the folder is known");
    fs::write(&path, r#"{"language":"de"}"#).unwrap();
    let welcomed = Settings {
        welcomed: true,
        ..german()
    };
    let loaded = file.load();
    assert_eq!((loaded.settings, loaded.trouble), (welcomed, None));
}

#[test]
fn what_only_a_newer_version_knows_is_still_there_after_a_change() {
    let newer = r#"{"version":7,"perfume":{"hay":[3]},"sound":false,"hats":null}"#;
    let written: Value = serde_json::from_str(&saved_over(newer)).unwrap();
    assert_eq!(written["perfume"], json!({ "hay": [3] }));
    assert_eq!(written["sound"], json!(false));
    assert_eq!(written.get("hats"), Some(&Value::Null));
    assert_eq!(written["version"], json!(1), "the form is ours now");
}

#[test]
fn what_was_broken_since_the_start_is_set_aside_before_it_is_written_over() {
    let folder = folder();
    let file = SettingsFile::at(folder.path());
    file.save(&german()).unwrap();
    fs::write(file.path().expect("the folder is known"), "{ half").unwrap();
    file.save(&german()).unwrap();
    let kept = fs::read(folder.path().join("settings.broken-1.json")).unwrap();
    assert_eq!(kept, b"{ half");
    assert_eq!(file.load().settings, german());
}
