//! A host's machine that goes down a hundred times in the middle of the game: how soon it is there again with everybody in his seat.

#![allow(missing_docs, reason = "a bench is called by nobody")]
#![allow(clippy::unwrap_used, reason = "a bench that panics has failed")]

#[path = "../../lan/benches/figures/mod.rs"]
mod figures;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use figures::Figures;
use serde_json::Value;
use tempfile::TempDir;

const KILLS: u64 = 100;
const CODE: &str = "7K2MQ0";
/// How many milliseconds a guest takes for each act.
const WAIT: &str = "700";

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

/// A program that ends with this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already.
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

struct Host {
    running: Running,
    out: BufReader<ChildStdout>,
    port: String,
}

impl Host {
    fn start(home: &Path, words: &[&str]) -> Self {
        let words = [&["host", "--json", "--quiet"], words].concat();
        let mut child = racenight(home, &words).spawn().unwrap();
        let mut host = Self {
            out: BufReader::new(child.stdout.take().unwrap()),
            running: Running(child),
            port: String::new(),
        };
        let hosting = host.hear().unwrap();
        let address = hosting["hosting"]["addresses"][0].as_str().unwrap();
        host.port = address.rsplit_once(':').unwrap().1.into();
        host
    }

    fn hear(&mut self) -> Option<Value> {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        serde_json::from_str(&line).ok()
    }

    /// Waits until both are in their seats; false where the game is over.
    fn is_whole(&mut self) -> bool {
        while let Some(said) = self.hear() {
            if said.get("over").is_some() {
                return false;
            }
            let is_here = |seat: &Value| seat["holder"] == "guest" && seat["line"] == "live";
            let seats = said["seats"]["seats"].as_array();
            if seats.is_some_and(|seats| seats.iter().all(is_here)) {
                return true;
            }
        }
        false
    }
}

/// A game between two machines, and a third one that hosts it.
struct Evening {
    _all: TempDir,
    home: PathBuf,
    host: Host,
    _guests: Vec<Running>,
}

impl Evening {
    fn new() -> Self {
        let all = tempfile::tempdir().unwrap();
        let [home, ben, carl] = ["anna", "ben", "carl"].map(|name| {
            let home = all.path().join(name);
            fs::create_dir(&home).unwrap();
            home
        });
        let words = ["giro", "--code", CODE, "--port", "0"];
        let mut host = Host::start(&home, &words);
        let address = format!("127.0.0.1:{}", host.port);
        let words = [
            "join", &address, "--code", CODE, "--bot", "random", "--wait", WAIT, "--json",
        ];
        let guests = [ben, carl].map(|home| {
            let mut guest = racenight(&home, &words);
            Running(guest.stdout(Stdio::null()).spawn().unwrap())
        });
        assert!(host.is_whole());
        Self {
            _all: all,
            home,
            host,
            _guests: guests.into(),
        }
    }

    /// The machine goes down and up again. How long it takes until all is as before; none where the game is over.
    fn kill(&mut self) -> Option<Duration> {
        let began = Instant::now();
        self.host.running.0.kill().unwrap();
        self.host.running.0.wait().unwrap();
        self.host = Host::start(&self.home, &[]);
        self.host.is_whole().then(|| began.elapsed())
    }

    fn is_over(&self) -> bool {
        fs::exists(self.home.join("racenight/tables/finished")).unwrap()
    }
}

fn main() -> ExitCode {
    let mut back = Figures::new("a host is killed until all are back in their seats");
    let mut evening = Evening::new();
    for number in 0..KILLS {
        // Each time at another moment of the game.
        thread::sleep(Duration::from_millis(number * 37 % 300));
        if evening.is_over() {
            evening = Evening::new();
        }
        match evening.kill() {
            Some(took) => back.add(took),
            None => evening = Evening::new(),
        }
    }
    ExitCode::from(u8::from(!back.hold(100, Duration::from_secs(3))))
}
