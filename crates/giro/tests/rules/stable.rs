//! Races led out in one line, and run in another.

use giro::{Book, CourseName, Event, Fixed, Move, Race, Refusal, Rules, View};
use serde_json::{Value, json};
use table::case::Posed as _;
use table::{Eye, Game as _, Refuses as _, Seat};

/// The obstacles of the worked positions.
pub(crate) const OBSTACLES: [u8; 5] = [11, 22, 31, 34, 38];

pub(crate) fn seats<const N: usize>(numbers: [usize; N]) -> Vec<Seat> {
    numbers.map(Seat::at).to_vec()
}

/// A fresh table whose seniority is the order of the seats, so that the last places first.
pub(crate) fn fresh(rules: &Rules, count: usize) -> Race {
    let fixed = Fixed {
        seniority: Some(Seat::first(count).collect()),
    };
    Race::open(Book::printed(), rules, &fixed, count).expect("a lawful table")
}

pub(crate) fn on(course: CourseName) -> Rules {
    Rules {
        course,
        ..Rules::default()
    }
}

pub(crate) fn try_pose(rules: &Rules, given: &Value) -> Result<Race, String> {
    Race::pose(Book::printed(), rules, given, None)
}

pub(crate) fn pose(rules: &Rules, given: &Value) -> Race {
    try_pose(rules, given).expect("a position that can be")
}

/// A worked position: the classic course, its obstacles, everybody with six cards.
pub(crate) fn race(horses: &[u8]) -> Race {
    race_by(&Rules::default(), horses)
}

pub(crate) fn race_by(rules: &Rules, horses: &[u8]) -> Race {
    pose(rules, &json!({"obstacles": OBSTACLES, "horses": horses}))
}

/// Does what a seat does, and says what happened.
pub(crate) fn act(race: &mut Race, seat: usize, mv: Move) -> Vec<Event> {
    let events = race
        .decide(Seat::at(seat), &mv)
        .unwrap_or_else(|refusal| panic!("{mv:?} by {seat}: {refusal}"));
    for event in &events {
        race.apply(event);
    }
    events
}

pub(crate) fn pick(race: &mut Race, seat: usize, card: u8) -> Vec<Event> {
    act(race, seat, Move::Pick(card))
}

/// Everybody picks in turn; what the last pick brought about, from the reveal on.
pub(crate) fn run(race: &mut Race, cards: &[u8]) -> Vec<Event> {
    let mut events = Vec::new();
    for (seat, &card) in cards.iter().enumerate() {
        events = pick(race, seat, card);
    }
    let reveal = events
        .iter()
        .position(|event| matches!(event, Event::Revealed { .. }));
    events.split_off(reveal.expect("all have picked"))
}

/// Where the horses of a worked position stand after a round.
pub(crate) fn after(horses: &[u8], cards: &[u8]) -> Vec<u8> {
    after_by(&Rules::default(), horses, cards)
}

pub(crate) fn after_by(rules: &Rules, horses: &[u8], cards: &[u8]) -> Vec<u8> {
    let mut race = race_by(rules, horses);
    run(&mut race, cards);
    view(&race).horses
}

/// What everybody sees.
pub(crate) fn view(race: &Race) -> View {
    race.view(Eye::Stand)
}

/// The refusal of a move, and its rule.
pub(crate) fn refused(race: &Race, seat: usize, mv: Move) -> (Refusal, String) {
    let refusal = race
        .decide(Seat::at(seat), &mv)
        .expect_err("a move to be refused");
    (refusal, refusal.rule().to_string())
}

/// The refusal with the rule that it has to name.
pub(crate) fn by(refusal: Refusal, rule: &str) -> (Refusal, String) {
    (refusal, rule.to_owned())
}
