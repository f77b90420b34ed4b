//! The program is killed, over and over, while people play: whatever was told is there when it starts
//! again, and the table goes on.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod server;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::Duration;

use api::GameName;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use server::{Client, Server};
use tempfile::TempDir;

/// How often the program is killed at a random instant, all games together.
const SUDDEN: usize = 180;
/// How often it is killed in the middle of a line.
const TORN: usize = 120;
/// How many evenings are besieged at once for each game.
const EVENINGS: usize = 3;

#[test]
fn whatever_was_told_is_there_after_a_crash_and_the_table_goes_on() {
    let evenings = GameName::ALL.len() * EVENINGS;
    let share = |all: usize| all.div_ceil(evenings);
    let mut sum = Deaths::default();
    thread::scope(|scope| {
        let sieges: Vec<_> = GameName::ALL
            .iter()
            .flat_map(|game| (0..EVENINGS).map(move |evening| (*game, evening)))
            .map(|(game, evening)| {
                scope.spawn(move || Siege::new(game, evening).until(share(SUDDEN), share(TORN)))
            })
            .collect();
        for siege in sieges {
            let deaths = siege.join().unwrap();
            sum.sudden += deaths.sudden;
            sum.torn += deaths.torn;
            sum.untold += deaths.untold;
            sum.finished += deaths.finished;
        }
    });
    assert!(sum.sudden >= SUDDEN && sum.torn >= TORN, "{sum:?}");
    // Some died with a line on disk that nobody had been told of yet.
    assert!(sum.untold > 0 && sum.finished > 0, "{sum:?}");
}

/// How the program has died.
#[derive(Debug, Default)]
struct Deaths {
    /// At a random instant.
    sudden: usize,
    /// In the middle of a line.
    torn: usize,
    /// After a line was written, before anybody was told.
    untold: usize,
    /// Tables that were played to their end nevertheless.
    finished: usize,
}

/// One home in which tables of one game are played, one after the other.
struct Siege {
    game: GameName,
    home: TempDir,
    rng: SmallRng,
    deaths: Deaths,
    /// What has been told of the table that is on.
    told: Vec<Value>,
    /// The acts at it that were accepted.
    accepted: usize,
    /// Its result has been told.
    over: bool,
}

impl Siege {
    fn new(game: GameName, evening: usize) -> Self {
        Self {
            game,
            home: tempfile::tempdir().unwrap(),
            rng: SmallRng::seed_from_u64(evening as u64),
            deaths: Deaths::default(),
            told: Vec::new(),
            accepted: 0,
            over: false,
        }
    }

    fn until(mut self, sudden: usize, torn: usize) -> Deaths {
        while self.deaths.sudden < sudden || self.deaths.torn < torn {
            let mut server = Server::start_in(self.home.path());
            if self.rng.random_ratio(1, 8) {
                // It may die while it takes the table up, too.
                thread::sleep(Duration::from_micros(self.rng.random_range(0..8_000)));
                drop(server);
                self.look_at_the_disk();
                continue;
            }
            let mut client = server.client();
            let table = self.find_or_open(&mut client);
            if self.deaths.torn < torn && self.rng.random() {
                self.limit(&server);
                self.play(&mut client, &table);
            } else {
                let patience = Duration::from_micros(self.rng.random_range(0..60_000));
                thread::scope(|scope| {
                    scope.spawn(|| {
                        thread::sleep(patience);
                        server.child.kill().unwrap();
                    });
                    self.play(&mut client, &table);
                });
            }
            drop(server);
            self.look_at_the_disk();
        }
        self.deaths
    }

    /// The table that was on, as it was told; else a new one.
    fn find_or_open(&mut self, client: &mut Client) -> Value {
        let tables = client.done("tables", &json!({}));
        assert_eq!(client.done("broken_tables", &json!({})), json!([]));
        let table = match tables.as_array().unwrap().as_slice() {
            [] if self.told.is_empty() => self.open(client),
            [] => {
                // Its end was on disk, whether anybody was told or not.
                self.look_at_the_end();
                self.open(client)
            }
            [card] => {
                assert_eq!(card["pickedUp"], true);
                card["id"].clone()
            }
            other => panic!("one table was on, found {other:?}"),
        };
        client.done("watch", &json!({"table": table}));
        let snapshot = client.hear()["told"].clone();
        let story = snapshot["story"].as_array().unwrap();
        assert!(
            story.starts_with(&self.told),
            "told: {:?}\nfound: {story:?}",
            self.told
        );
        self.told.clone_from(story);
        self.hear_state(&snapshot["state"]);
        table
    }

    fn open(&mut self, client: &mut Client) -> Value {
        (self.told, self.accepted, self.over) = (Vec::new(), 0, false);
        let players = [json!("here"), json!("here"), json!({"bot": "random"})];
        let bots = usize::from(self.rng.random_ratio(1, 4));
        let taste = json!({
            "game": self.game, "players": players[..2 + bots], "names": [], "options": true,
        });
        let mut settings = client.done("hello", &json!({}))["settings"].clone();
        settings["speed"] = "off".into();
        client.done("change_settings", &json!({"settings": settings}));
        let mut setup = client.done("surprise", &json!({"taste": taste}));
        setup["pause"] = json!(0);
        client.done("open", &json!({"setup": setup, "seed": null}))
    }

    /// Lets the system kill the program once its record is some bytes longer than now.
    fn limit(&mut self, server: &Server) {
        let record = self.record().expect("the table is on");
        let bytes = fs::metadata(record).unwrap().len() + self.rng.random_range(1..60);
        let limited = Command::new("prlimit")
            .args(["--core=0", &format!("--fsize={bytes}")])
            .args(["--pid", &server.child.id().to_string()])
            .status();
        assert!(limited.unwrap().success());
    }

    /// Plays for the people here until the program dies or the game is over.
    fn play(&mut self, client: &mut Client, table: &Value) -> Option<()> {
        loop {
            let mut acted = false;
            for seat in [0, 1] {
                let asked = json!({"table": table, "seat": seat});
                let look = self.answer(client, "look", &asked)?["done"].clone();
                let Some(mv) = self.choose(&look["outlook"]["outlook"]) else {
                    continue;
                };
                let mv = json!({"game": self.game, "move": mv});
                let act = json!({"table": table, "seat": seat, "moment": look["moment"], "mv": mv});
                acted = self.answer(client, "act", &act)?.get("done").is_some();
                self.accepted += usize::from(acted);
            }
            if self.over {
                return Some(());
            }
            if !acted {
                // A bot is about to act.
                let heard = client.hear_if_alive()?;
                self.hear(&heard);
            }
        }
    }

    /// Something that the seat may do.
    fn choose(&mut self, outlook: &Value) -> Option<Value> {
        let lawful = |list: &str, key: &str| -> Vec<Value> {
            let list = outlook[list].as_array().unwrap().iter();
            let free = list.filter(|one| one["refusal"].is_null());
            free.map(|one| one[key].clone()).collect()
        };
        let (name, choices) = match outlook["kind"].as_str().unwrap() {
            "wait" => return None,
            "pick" => ("pick", lawful("cards", "card")),
            "place" => ("place", lawful("spaces", "space")),
            "line-up" => ("line-up", vec![outlook["pigs"].clone()]),
            "food" => ("food", lawful("spaces", "at")),
            "play" => ("play", lawful("cards", "pig")),
            "entries" => ("entries", vec![outlook["grades"].clone()]),
            "bet" => ("bet", vec![Value::Null]),
            "moment" if outlook["turn"].is_null() => return None,
            "moment" => ("roll", vec![json!(true)]),
            "go" => ("go", lawful("goals", "goal")),
            "double" => ("double", vec![json!(true), json!(false)]),
            "called" if outlook["asked"] == json!(false) => return None,
            "called" => ("ready", vec![json!(true)]),
            other => panic!("nobody has taught this test to {other} at {}", self.game),
        };
        Some(json!({name: choices.choose(&mut self.rng)?}))
    }

    fn answer(&mut self, client: &mut Client, command: &str, arguments: &Value) -> Option<Value> {
        let id = client.say_if_alive(command, arguments)?;
        loop {
            let heard = client.hear_if_alive()?;
            if heard["id"] == id {
                return Some(heard);
            }
            self.hear(&heard);
        }
    }

    fn hear(&mut self, heard: &Value) {
        let told = &heard["told"];
        if told["told"] == "notice" {
            let chapter = &told["chapter"];
            if chapter["events"] != json!([]) {
                self.told.push(chapter.clone());
            }
            self.hear_state(&told["state"]);
        }
    }

    fn hear_state(&mut self, state: &Value) {
        self.over |= !state["revealed"].is_null();
    }

    fn record(&self) -> Option<PathBuf> {
        files(&self.home.path().join("racenight/tables")).pop()
    }

    /// How has it died, and is everything that was accepted on disk?
    fn look_at_the_disk(&mut self) {
        let Some(record) = self.record().or_else(|| self.finished()) else {
            return;
        };
        let bytes = fs::read(record).unwrap();
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
        let torn = whole < bytes.len();
        self.deaths.torn += usize::from(torn);
        self.deaths.sudden += usize::from(!torn);
        let text = std::str::from_utf8(&bytes[..whole]).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
        let lines: Vec<Value> = lines.collect();
        let last = lines.iter().filter_map(|line| line["n"].as_u64()).max();
        let told = self.told.last().and_then(|told| told["line"].as_u64());
        self.deaths.untold += usize::from(!self.over && last > told);
        let by_people =
            |line: &&Value| line.get("move").is_some() && line["seat"].as_u64() < Some(2);
        assert!(lines.iter().filter(by_people).count() >= self.accepted);
    }

    /// The record of a table that was finished holds, and has all that was told of it.
    fn look_at_the_end(&mut self) {
        let record = fs::read(self.finished().expect("it is among the finished ones")).unwrap();
        let whole = api::verify::verify(&record).unwrap();
        let told = self.told.last().unwrap()["line"].as_u64().unwrap();
        assert!(whole.lines as u64 > told);
        self.deaths.finished += 1;
    }

    /// The record of the table that was finished last.
    fn finished(&self) -> Option<PathBuf> {
        let finished = files(&self.home.path().join("racenight/tables/finished")).into_iter();
        finished.max_by_key(|path| fs::metadata(path).unwrap().modified().unwrap())
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths.filter(|path| path.is_file()).collect()
}
