//! A table between processes: one hosts, two bots join it, and all of them meet over sockets of this machine.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../../lan/tests/apart/mod.rs"]
mod apart;

use std::fs;
use std::io::{BufRead, BufReader, Read as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use tempfile::TempDir;

const CODE: &str = "7K2MQ0";
/// How long a whole game may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(150);

/// The program, at home in this folder.
fn racenight(home: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_racenight"));
    command
        .args(words)
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home)
        .stdout(Stdio::piped());
    command
}

/// A running host. It ends with the test.
struct Host {
    child: Child,
    out: BufReader<ChildStdout>,
    /// What it has said first.
    hosting: Value,
}

impl Host {
    fn start(home: &Path, words: &[&str]) -> Self {
        Self::announced(home, &[&["--quiet"], words].concat())
    }

    fn announced(home: &Path, words: &[&str]) -> Self {
        let words = [&["host", "--json"], words].concat();
        let mut child = racenight(home, &words).spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let hosting = hear(&mut out)["hosting"].clone();
        Self {
            child,
            out,
            hosting,
        }
    }

    fn new(home: &Path, game: &str) -> Self {
        let words = [game, "--code", CODE, "--port", "0", "--pause", "0"];
        Self::start(home, &words)
    }

    /// By this machine's own address, whatever others it has.
    fn address(&self) -> String {
        let address = self.hosting["addresses"][0].as_str().unwrap();
        let (_, port) = address.rsplit_once(':').unwrap();
        format!("127.0.0.1:{port}")
    }

    /// Waits until it ends by itself, and gives the name of the record that it leaves.
    fn finish(mut self) -> String {
        let mut record = None;
        for line in self.out.by_ref().lines() {
            let said: Value = serde_json::from_str(&line.unwrap()).unwrap();
            if let Some(name) = said["over"]["record"].as_str() {
                record = Some(name.to_owned());
            }
        }
        assert!(self.child.wait().unwrap().success());
        record.unwrap()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn hear(out: &mut impl BufRead) -> Value {
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line:?}"))
}

/// A bot that joins. It ends with the test.
struct Guest(Option<Child>);

impl Guest {
    fn join(home: &Path, target: &str, more: &[&str]) -> Self {
        Self::join_slowly(home, target, more, "0")
    }

    /// A bot that takes so many milliseconds for each act.
    fn join_slowly(home: &Path, target: &str, more: &[&str], wait: &str) -> Self {
        let words = [
            &["join", target, "--bot", "random", "--wait", wait, "--json"],
            more,
        ]
        .concat();
        Self(Some(racenight(home, &words).spawn().unwrap()))
    }

    /// Waits until it ends by itself.
    fn finish(mut self) -> Output {
        let began = Instant::now();
        let mut child = self.0.take().unwrap();
        while child.try_wait().unwrap().is_none() {
            if began.elapsed() > PATIENCE {
                child.kill().unwrap();
                panic!("{:?}", child.wait_with_output());
            }
            thread::sleep(Duration::from_millis(20));
        }
        child.wait_with_output().unwrap()
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            // It may have ended already.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What it has said, line by line.
fn said(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A folder for each machine.
fn machine(all: &TempDir, name: &str) -> PathBuf {
    let home = all.path().join(name);
    fs::create_dir_all(&home).unwrap();
    home
}

fn tables(home: &Path) -> PathBuf {
    home.join("racenight/tables")
}

/// The record holds, and says how the game has ended.
fn check_record(home: &Path, name: &str) {
    let record = tables(home)
        .join("finished")
        .join(format!("{name}.racenight"));
    let verified = racenight(home, &["verify", record.to_str().unwrap()]).output();
    let verified = verified.unwrap();
    assert!(verified.status.success(), "{verified:?}");
    // What was noted of guests has gone.
    let notes = tables(home).join(format!("{name}.notes"));
    assert!(!notes.exists());
}

fn play(game: &str) {
    let all = tempfile::tempdir().unwrap();
    let (anna, ben, carl) = (
        machine(&all, "anna"),
        machine(&all, "ben"),
        machine(&all, "carl"),
    );
    let host = Host::new(&anna, game);
    let link = host.hosting["link"].as_str().unwrap();
    let by_code = Guest::join(&ben, &host.address(), &["--code", CODE]);
    let by_link = Guest::join(&carl, link, &[]);
    let ends = [by_code, by_link].map(|guest| {
        let output = guest.finish();
        assert!(output.status.success(), "{output:?}");
        said(&output).last().unwrap()["over"].clone()
    });
    // Both have seen the same end.
    assert!(ends[0].is_array(), "{ends:?}");
    assert_eq!(ends[0], ends[1]);
    let record = host.finish();
    check_record(&anna, &record);
    let key = fs::metadata(anna.join("racenight/host.key")).unwrap();
    assert_eq!(key.permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_race_of_giro_is_played_between_machines() {
    play("giro");
}

#[test]
fn a_game_of_pigs_is_played_between_machines() {
    play("pigs");
}

#[test]
fn a_meeting_of_nasty_is_played_between_machines() {
    play("nasty");
}

#[test]
fn a_table_is_heard_and_joined_by_its_name() {
    if !apart::inside("a_table_is_heard_and_joined_by_its_name") {
        return;
    }
    let all = tempfile::tempdir().unwrap();
    let (anna, ben) = (machine(&all, "anna"), machine(&all, "ben"));
    let name = format!("Anna's table {}", std::process::id());
    let words = [
        "giro", "--bots", "random", "--code", CODE, "--port", "0", "--name", &name,
    ];
    let host = Host::announced(&anna, &words);
    let guest = Guest::join(&ben, &name, &["--code", CODE, "--seat", "0"]);
    let heard = racenight(&ben, &["discover", "--json"]).output().unwrap();
    let heard: Value = serde_json::from_slice(&heard.stdout).unwrap();
    let table = heard
        .as_array()
        .unwrap()
        .iter()
        .find(|table| table["name"] == name);
    assert_eq!(table.unwrap()["seats"], 2, "{heard}");
    let output = guest.finish();
    assert!(output.status.success(), "{output:?}");
    check_record(&anna, &host.finish());
}

#[test]
fn a_wrong_code_and_a_seat_that_is_taken_are_refused() {
    let all = tempfile::tempdir().unwrap();
    let (anna, ben, carl) = (
        machine(&all, "anna"),
        machine(&all, "ben"),
        machine(&all, "carl"),
    );
    let host = Host::new(&anna, "giro");
    let address = host.address();
    let wrong = Guest::join(&ben, &address, &["--code", "7K2MQ1"]).finish();
    assert_eq!(wrong.status.code(), Some(1));
    assert_eq!(said(&wrong)[0]["shut"]["refused"], "wrong-code");
    let mut there = Guest::join(&ben, &address, &["--code", CODE, "--seat", "1"]);
    let out = there.0.as_mut().unwrap().stdout.take().unwrap();
    assert_eq!(hear(&mut BufReader::new(out))["seated"]["seat"], 1);
    let words = ["--code", CODE, "--seat", "1"];
    let late = Guest::join(&carl, &address, &words).finish();
    assert_eq!(said(&late)[0]["shut"]["refused"], "taken");
    // Whose seat it was comes back into it, with what he has kept.
    drop(there);
    let mut back = Guest::join(&ben, &address, &words);
    let out = back.0.as_mut().unwrap().stdout.take().unwrap();
    assert_eq!(hear(&mut BufReader::new(out))["seated"]["seat"], 1);
}

#[test]
fn a_host_that_dies_goes_on_and_everybody_comes_back() {
    for (game, lines) in [("giro", 20), ("pigs", 30), ("nasty", 200)] {
        let all = tempfile::tempdir().unwrap();
        let (anna, ben, carl) = (
            machine(&all, "anna"),
            machine(&all, "ben"),
            machine(&all, "carl"),
        );
        let host = Host::new(&anna, game);
        let address = host.address();
        let guests =
            [&ben, &carl].map(|home| Guest::join_slowly(home, &address, &["--code", CODE], "15"));
        let record = wait_for(&tables(&anna), lines);
        drop(host);
        let before = fs::read_to_string(&record).unwrap();
        assert!(!before.contains("\"over\""), "it was over before it died");
        let host = Host::start(&anna, &[]);
        assert_eq!(host.address(), address);
        for guest in guests {
            let output = guest.finish();
            assert!(output.status.success(), "{output:?}");
            let told = said(&output);
            assert!(told.iter().any(|line| line["reconnecting"] == true));
            assert!(
                told.iter().all(|line| line.get("turned-away").is_none()),
                "{told:?}"
            );
        }
        check_record(&anna, &host.finish());
    }
}

/// Waits until the one record of a folder has so many lines.
fn wait_for(tables: &Path, lines: usize) -> PathBuf {
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < PATIENCE);
        let entries = fs::read_dir(tables).into_iter().flatten();
        let paths = entries.map(|entry| entry.unwrap().path());
        let is_record = |path: &PathBuf| path.extension().is_some_and(|end| end == "racenight");
        if let Some(record) = paths.into_iter().find(is_record) {
            let text = fs::read_to_string(&record).unwrap_or_default();
            if text.lines().count() >= lines {
                return record;
            }
        }
        thread::sleep(Duration::from_millis(2));
    }
}
