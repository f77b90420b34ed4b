//! Views that were tampered with: nothing that is made of one takes the app down.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use serde_json::{Value, json};
use table::case::Posed;
use table::{Eye, Turn};

use super::*;
use crate::GameView;
use crate::lan::view::{check, choose, outlook, standings};
use crate::named::Task;
use crate::offered::Offered;

const SEATS: usize = 3;

/// Views of a seat in a game that is played at random.
struct Views(SmallRng);

impl Task for Views {
    type Done = Vec<GameView>;

    fn with<G: Offered + Posed>(mut self) -> Vec<GameView> {
        let (rules, fixed) = (G::Rules::default(), G::Fixed::default());
        let mut game = G::open(G::book(), &rules, &fixed, SEATS).unwrap();
        let mut views = Vec::new();
        for step in 0..600 {
            match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.chance(&mut self.0),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.lowest().unwrap();
                    let mv = game.sample(seat, &mut self.0);
                    game.play(seat, &mv);
                }
            }
            if step % 7 == 0 {
                views.push(G::shown(game.view(Eye::Seat(Seat::at(0)))));
            }
        }
        views
    }
}

/// The paths of all parts of a view but its printed figures.
fn paths(view: &Value, path: &str, all: &mut Vec<String>) {
    let parts: Vec<(String, &Value)> = match view {
        Value::Array(parts) => (0..)
            .zip(parts)
            .map(|(n, part): (u32, _)| (n.to_string(), part))
            .collect(),
        Value::Object(parts) => parts
            .iter()
            .map(|(key, part)| (key.clone(), part))
            .collect(),
        _ => Vec::new(),
    };
    for (key, part) in parts
        .into_iter()
        .filter(|(key, _)| !["book", "course", "edition"].contains(&key.as_str()))
    {
        let path = format!("{path}/{key}");
        all.push(path.clone());
        paths(part, &path, all);
    }
}

fn tamper(part: &mut Value, rng: &mut SmallRng) {
    match part {
        Value::Number(number) => {
            let was = number.as_i64().unwrap_or(0);
            let next = [0, 1, was + 1, was - 1, was * 2, 5, 64, 255, 65_535, -1];
            *part = json!(next.choose(rng));
        }
        Value::Bool(was) => *was = !*was,
        Value::Array(parts) => match rng.random_range(0..4) {
            0 => parts.clear(),
            1 => drop(parts.pop()),
            2 => parts.extend(parts.first().cloned()),
            _ => parts.reverse(),
        },
        _ => *part = Value::Null,
    }
}

#[test]
fn a_view_that_was_tampered_with_takes_nothing_down() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mutants: u32 = std::env::var("RACENIGHT_VIEWS").map_or(400, |many| many.parse().unwrap());
    let mut nonsense = 0;
    for game in GameName::ALL {
        let views = game.with(Views(rng.clone()));
        let (mut read, mut sound) = (0, 0);
        for _ in 0..mutants {
            let mut view = serde_json::to_value(views.choose(&mut rng).unwrap()).unwrap();
            let mut all = Vec::new();
            paths(&view["view"], "/view", &mut all);
            for _ in 0..rng.random_range(1..4) {
                if let Some(part) = all.choose(&mut rng).and_then(|path| view.pointer_mut(path)) {
                    tamper(part, &mut rng);
                }
            }
            let Ok(view) = serde_json::from_value::<GameView>(view) else {
                continue;
            };
            read += 1;
            let began = Instant::now();
            let eye = Eye::Seat(Seat::at(0));
            if check(&view, *game, eye, SEATS).is_err() {
                continue;
            }
            let taken = outlook(&view, Seat::at(0)).map(drop);
            let chosen = choose(Level::Random, &view, Seat::at(0), &mut rng).map(drop);
            let over = standings(&view, &mut rng).map(drop);
            let is_sound = taken.and(chosen).and(over).is_ok();
            *(if is_sound { &mut sound } else { &mut nonsense }) += 1;
            assert!(began.elapsed() < SOON, "{view:?}");
        }
        assert!(
            read > mutants / 10 && sound > 0,
            "{game}: {sound} of {read} made sense"
        );
    }
    assert!(nonsense > 0, "nothing came to the one door");
}
