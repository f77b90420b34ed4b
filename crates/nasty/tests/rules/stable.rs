//! Meetings set up in one line, and played on in another. Moves and draws are in the words of records.

use nasty::{Book, Event, Fixed, Meeting, Rules, View};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Value, from_value, json, to_value};
use table::case::Posed as _;
use table::{Eye, Game as _, Playout as _, Refuses as _, Seat, Turn};

/// The rules of a table, from the options that differ.
pub(crate) fn rules(options: Value) -> Rules {
    from_value(options).expect("options that there are")
}

/// A fresh table.
pub(crate) fn fresh(options: Value, seats: usize) -> Meeting {
    Meeting::open(Book::printed(), &rules(options), &Fixed {}, seats).expect("a lawful table")
}

pub(crate) fn try_pose_by(options: Value, given: &Value) -> Result<Meeting, String> {
    Meeting::pose(Book::printed(), &rules(options), given, None)
}

pub(crate) fn pose_by(options: Value, given: &Value) -> Meeting {
    try_pose_by(options, given).expect("a position that can be")
}

pub(crate) fn pose(given: &Value) -> Meeting {
    pose_by(json!({}), given)
}

/// A horse of grade 3 that has rolled before.
pub(crate) fn horse(lane: u8, square: u8) -> Value {
    json!({"lane": lane, "square": square, "grade": 3, "moved": true})
}

/// A horse of grade 3 on its starting square.
pub(crate) fn fresh_horse(lane: u8) -> Value {
    json!({"lane": lane, "square": 0, "grade": 3})
}

/// Some value with one key set.
pub(crate) fn with(mut thing: Value, key: &str, value: Value) -> Value {
    thing[key] = value;
    thing
}

/// A race with these horses, hands and roller.
pub(crate) fn race(horses: &[Value], cards: Value, to_roll: usize) -> Meeting {
    let mut given = json!({"horses": horses, "to-roll": to_roll});
    if !cards.is_null() {
        given["cards"] = cards;
    }
    pose(&given)
}

pub(crate) fn happen(meeting: &mut Meeting, events: &[Event]) {
    for event in events {
        meeting.apply(event);
    }
}

/// Does what a seat does, and says what happened.
pub(crate) fn act(meeting: &mut Meeting, seat: usize, mv: Value) -> Vec<Event> {
    let told = mv.to_string();
    let mv = from_value(mv).expect("a move");
    let events = meeting
        .decide(Seat::at(seat), &mv)
        .unwrap_or_else(|refusal| panic!("{told} by {seat}: {refusal}"));
    happen(meeting, &events);
    events
}

/// Lets chance draw this.
pub(crate) fn draw(meeting: &mut Meeting, outcome: Value) -> Vec<Event> {
    let outcome = from_value(outcome).expect("an outcome");
    let events = meeting.settle(&outcome).expect("what can be drawn now");
    happen(meeting, &events);
    events
}

/// A seat rolls this number.
pub(crate) fn roll(meeting: &mut Meeting, seat: usize, die: u8) -> Vec<Event> {
    act(meeting, seat, json!({"roll": true}));
    draw(meeting, json!({"die": die}))
}

/// A seat moves there.
pub(crate) fn go(meeting: &mut Meeting, seat: usize, lane: u8, square: u8) -> Vec<Event> {
    act(
        meeting,
        seat,
        json!({"go": {"lane": lane, "square": square}}),
    )
}

/// A seat rolls this number and passes the post.
pub(crate) fn go_home(meeting: &mut Meeting, seat: usize, die: u8) -> Vec<Event> {
    roll(meeting, seat, die);
    act(meeting, seat, json!({"go": "finish"}))
}

/// A seat plays a card against these horses.
pub(crate) fn play(meeting: &mut Meeting, seat: usize, kind: &str, on: &[usize]) -> Vec<Event> {
    act(meeting, seat, card(kind, on))
}

/// A card by its name in a hand, played against these horses.
pub(crate) fn card(name: &str, on: &[usize]) -> Value {
    let (kind, detail) = name.split_once(':').unwrap_or((name, ""));
    let mut card = json!({"kind": kind});
    match kind {
        "faller" => card["fence"] = json!(detail),
        "under-pressure" => card["veer"] = json!(detail),
        _ => {}
    }
    if !on.is_empty() {
        card["on"] = json!(on);
    }
    json!({"card": card})
}

/// Everybody is ready.
pub(crate) fn all_ready(meeting: &mut Meeting) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in meeting.turn().awaited().iter() {
        events.extend(act(meeting, seat.index(), json!({"ready": true})));
    }
    events
}

/// The rule that refuses a move.
pub(crate) fn refused(meeting: &Meeting, seat: usize, mv: Value) -> String {
    let told = mv.to_string();
    let mv = from_value(mv).expect("a move");
    match meeting.decide(Seat::at(seat), &mv) {
        Ok(_) => panic!("{told} by {seat} was to be refused"),
        Err(refusal) => {
            let words = refusal.to_string();
            assert!(!words.is_empty() && !words.ends_with('.'), "{words}");
            refusal.rule().to_string()
        }
    }
}

/// Everything that a seat may do.
pub(crate) fn moves(meeting: &Meeting, seat: usize) -> Vec<Value> {
    let moves = meeting.moves(Seat::at(seat));
    moves.map(|mv| to_value(mv).expect("a move")).collect()
}

/// A fact about the position.
pub(crate) fn fact(meeting: &Meeting, name: &str) -> Value {
    meeting.facts()[name].clone()
}

/// A fact about a horse.
pub(crate) fn of_horse(meeting: &Meeting, seat: usize, name: &str) -> Value {
    fact(meeting, "horses")[seat][name].clone()
}

/// Where a horse stands: its lane and square.
pub(crate) fn at(meeting: &Meeting, seat: usize) -> Value {
    json!([
        of_horse(meeting, seat, "lane"),
        of_horse(meeting, seat, "square")
    ])
}

/// The names of events, in order.
pub(crate) fn names(events: &[Event]) -> Vec<String> {
    let name = |event: &Event| to_value(event).expect("an event")["event"].clone();
    let names = events.iter().map(name);
    names
        .map(|name| name.as_str().expect("a name").to_owned())
        .collect()
}

/// The first event of this name, as it is written.
pub(crate) fn event(events: &[Event], name: &str) -> Value {
    let told = events
        .iter()
        .map(|event| to_value(event).expect("an event"));
    let mut found = told.filter(|event| event["event"] == name);
    found
        .next()
        .unwrap_or_else(|| panic!("no {name} in {events:?}"))
}

/// What a seat sees.
pub(crate) fn view(meeting: &Meeting, seat: usize) -> View {
    meeting.view(Eye::Seat(Seat::at(seat)))
}

/// What everybody sees.
pub(crate) fn stand(meeting: &Meeting) -> View {
    meeting.view(Eye::Stand)
}

/// What is going on, in the words of records.
pub(crate) fn stage(meeting: &Meeting) -> Value {
    to_value(meeting.stage()).expect("a stage")
}

pub(crate) fn rng() -> SmallRng {
    SmallRng::seed_from_u64(23)
}

/// Plays a table at random, and shows it before each act.
pub(crate) fn watch(mut meeting: Meeting, rng: &mut SmallRng, mut look: impl FnMut(&Meeting)) {
    loop {
        look(&meeting);
        match meeting.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("one seat");
                let mv = meeting.sample(seat, rng);
                meeting.play(seat, &mv);
            }
            Turn::Chance => meeting.chance(rng),
            Turn::Over => return,
        }
    }
}

/// Plays a table at random up to a stage.
pub(crate) fn up_to(meeting: &mut Meeting, named: &str, rng: &mut SmallRng) {
    while stage(meeting) != named {
        match meeting.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("one seat");
                let mv = meeting.sample(seat, rng);
                meeting.play(seat, &mv);
            }
            Turn::Chance => meeting.chance(rng),
            Turn::Over => panic!("the meeting ended before {named}"),
        }
    }
}
