//! Worked cases: a position, what is played, and what must come of it.
//!
//! One runner serves all games; a game says how a position is [posed](Posed::pose) and which facts
//! it then [shows](Posed::facts), both in the words that cases and records share.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Game, Refuses, Seat, Turn};

/// A game whose positions can be set up by hand.
pub trait Posed: Game {
    /// The position that `given` describes, or why there cannot be one. `first` is what is played
    /// first, which tells whether play starts before the first draw.
    fn pose(
        book: &Self::Book,
        rules: &Self::Rules,
        given: &Value,
        first: Option<&Value>,
    ) -> Result<Self, String>;

    /// Everything about the position that a case may expect, by name.
    fn facts(&self) -> Map<String, Value>;

    /// What one play adds, and to which list among the facts: for what a case may expect of each play
    /// and no position shows.
    fn tale(_events: &[Self::Event]) -> Option<(&'static str, Value)> {
        None
    }
}

/// A case as it stands in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// Its title.
    pub case: String,
    /// The game it belongs to.
    pub game: String,
    #[serde(default = "empty")]
    rules: Value,
    #[serde(default = "empty")]
    given: Value,
    #[serde(default)]
    play: Vec<Value>,
    #[serde(default)]
    expect: Map<String, Value>,
}

fn empty() -> Value {
    Value::Object(Map::new())
}

/// Why a case does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub Vec<String>);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self(vec![reason])
    }
}

/// Why a file holds no cases.
#[derive(Debug, thiserror::Error)]
#[error("this is not a file of cases: {0}")]
pub struct Unreadable(#[from] serde_json::Error);

/// Reads a file that holds one case or a list of them.
pub fn read(text: &str) -> Result<Vec<Case>, Unreadable> {
    let value: Value = serde_json::from_str(text)?;
    let cases = if value.is_array() {
        value
    } else {
        Value::Array(vec![value])
    };
    Ok(serde_json::from_value(cases)?)
}

/// One entry of what is played.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act<M, O> {
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<M>,
    draw: Option<O>,
}

#[derive(Deserialize)]
struct Expected {
    at: usize,
    rule: String,
}

impl Case {
    /// Plays the case with the rules of `G` and compares.
    pub fn run<G: Posed>(&self, book: &G::Book) -> Result<(), Failure> {
        let rules = serde_json::from_value(self.rules.clone())
            .map_err(|error| format!("these rules cannot be: {error}"))?;
        let mut state = G::pose(book, &rules, &self.given, self.play.first())
            .map_err(|reason| format!("this position cannot be: {reason}"))?;
        let expected: Option<Expected> = match self.expect.get("refused") {
            None => None,
            Some(value) => Some(
                serde_json::from_value(value.clone())
                    .map_err(|error| format!("`refused` is {{\"at\", \"rule\"}}: {error}"))?,
            ),
        };
        let mut tales = Vec::new();
        for (at, entry) in self.play.iter().enumerate() {
            let refused = act::<G>(&mut state, &mut tales, entry)
                .map_err(|why| format!("play {at}: {why}"))?;
            match (refused, &expected) {
                (None, Some(expected)) if expected.at == at => {
                    let rule = &expected.rule;
                    return Err(
                        format!("play {at} was to be refused by {rule}, and was not").into(),
                    );
                }
                (None, _) => {}
                (Some(rule), Some(expected)) if expected.at == at && expected.rule == rule => break,
                (Some(rule), _) => {
                    return Err(format!("play {at} was refused by {rule}, unexpectedly").into());
                }
            }
        }
        if let Some(expected) = expected.filter(|expected| expected.at >= self.play.len()) {
            return Err(format!("there is no play {} to be refused", expected.at).into());
        }
        compare_facts(&self.expect, &state, tales)
    }
}

/// What the plays have added to lists among the facts.
type Tales = Vec<(&'static str, Value)>;

/// Plays one entry; the rule's id where it was refused.
fn act<G: Posed>(
    state: &mut G,
    tales: &mut Tales,
    entry: &Value,
) -> Result<Option<String>, String> {
    let act: Act<G::Move, G::Outcome> =
        serde_json::from_value(entry.clone()).map_err(|error| error.to_string())?;
    let events = match (act.seat, act.mv, act.draw) {
        (Some(seat), Some(mv), None) => match state.decide(seat, &mv) {
            Ok(events) => events,
            Err(refusal) => return Ok(Some(refusal.rule().to_string())),
        },
        (None, None, Some(outcome)) => state.settle(&outcome).ok_or("this cannot be drawn here")?,
        _ => return Err("an entry is a seat with its move, or a draw".into()),
    };
    for event in &events {
        state.apply(event);
    }
    tales.extend(G::tale(&events));
    Ok(None)
}

fn compare_facts<G: Posed>(
    expect: &Map<String, Value>,
    state: &G,
    tales: Tales,
) -> Result<(), Failure> {
    let mut facts = state.facts();
    for (name, told) in tales {
        if let Some(Value::Array(list)) = facts.get_mut(name) {
            list.push(told);
        }
    }
    let standings = state.standings();
    facts.insert("over".into(), Value::Bool(state.turn() == Turn::Over));
    facts.insert("standings".into(), to_value(&standings));
    if let Some(of) = expect.get("of") {
        let seat: Seat = serde_json::from_value(of.clone()).map_err(|e| e.to_string())?;
        facts.insert("of".into(), of.clone());
        facts.insert(
            "moves".into(),
            state.moves(seat).map(|mv| to_value(&mv)).collect(),
        );
    }
    let mut wrong = Vec::new();
    for (name, expected) in expect.iter().filter(|(name, _)| *name != "refused") {
        match facts.get(name) {
            None => wrong.push(format!("{} has no fact named `{name}`", G::NAME)),
            Some(found) if matches(expected, found, Order::of(name)) => {}
            Some(found) => wrong.push(format!("{name}: expected {expected}, found {found}")),
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(Failure(wrong))
    }
}

fn to_value(thing: &impl Serialize) -> Value {
    serde_json::to_value(thing).expect("moves and standings serialise")
}

/// Whether the order inside a list counts.
#[derive(Clone, Copy)]
enum Order {
    Counts,
    /// Not here, but in the lists inside.
    Free,
    /// Not in the lists inside (a hand), but here (seat by seat).
    FreeInside,
}

impl Order {
    fn of(name: &str) -> Self {
        match name {
            "obstacles" | "track-food" | "moves" => Self::Free,
            "hands" | "cards" => Self::FreeInside,
            _ => Self::Counts,
        }
    }

    fn inside(self) -> Self {
        match self {
            Self::FreeInside => Self::Free,
            Self::Counts | Self::Free => Self::Counts,
        }
    }
}

/// Objects are compared on the keys that are expected; a null is null or absent.
fn matches(expected: &Value, found: &Value, order: Order) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(key, expected)| {
                matches(
                    expected,
                    found.get(key).unwrap_or(&Value::Null),
                    Order::of(key),
                )
            })
        }
        (Value::Array(expected), Value::Array(found)) => {
            expected.len() == found.len()
                && match order {
                    Order::Free => same_things(expected, found),
                    Order::Counts | Order::FreeInside => expected
                        .iter()
                        .zip(found)
                        .all(|(expected, found)| matches(expected, found, order.inside())),
                }
        }
        _ => expected == found,
    }
}

fn same_things(expected: &[Value], found: &[Value]) -> bool {
    let mut left: Vec<&Value> = found.iter().collect();
    expected.iter().all(|expected| {
        let place = left
            .iter()
            .position(|found| matches(expected, found, Order::Counts));
        place.map(|place| left.swap_remove(place)).is_some()
    })
}

#[cfg(test)]
mod tests;
