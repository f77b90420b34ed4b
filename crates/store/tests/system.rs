//! What the system says of its user. It says so to a process, so each test starts itself once
//! more as a process of its own and tells that one what to find.

#![cfg(target_os = "linux")]

use std::env;
use std::process::Command;

use store::{Home, Language};

const EXPECTED: &str = "RACENIGHT_TEST_EXPECTED";

/// Runs a test of this file in a process with these variables, to find what is expected.
fn again(test: &str, variables: &[(&str, &str)], expected: &str) {
    let this = env::current_exe().expect("a test knows its own file");
    let done = Command::new(this)
        .args(["--exact", test])
        .env(EXPECTED, expected)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANGUAGE")
        .envs(variables.iter().copied())
        .output()
        .expect("a test can be started");
    let said = String::from_utf8_lossy(&done.stdout);
    assert!(
        done.status.success() && said.contains("1 passed"),
        "{variables:?}: {said}"
    );
}

#[test]
fn settings_lie_in_the_users_config_folder() {
    if let Ok(expected) = env::var(EXPECTED) {
        let path = Home::of_this_user()
            .settings()
            .path()
            .expect("there is a home");
        assert_eq!(path.display().to_string(), expected);
        return;
    }
    let test = "settings_lie_in_the_users_config_folder";
    again(
        test,
        &[("HOME", "/home/ann"), ("XDG_CONFIG_HOME", "/etc/ann")],
        "/etc/ann/racenight/settings.json",
    );
    again(
        test,
        &[("HOME", "/home/ann"), ("XDG_CONFIG_HOME", "")],
        "/home/ann/.config/racenight/settings.json",
    );
}

#[test]
fn the_language_is_the_first_of_the_systems_that_is_spoken() {
    if let Ok(expected) = env::var(EXPECTED) {
        assert_eq!(format!("{:?}", Language::of_system()), expected);
        return;
    }
    let test = "the_language_is_the_first_of_the_systems_that_is_spoken";
    again(test, &[("LANG", "es_ES.UTF-8")], "Es");
    again(test, &[("LANG", "en_US.UTF-8"), ("LC_ALL", "de_DE")], "De");
    again(test, &[("LANG", "es_ES"), ("LANGUAGE", "fr:de:en")], "De");
    again(test, &[("LANG", "C")], "En");
}
