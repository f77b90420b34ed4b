//! Games set up in one line, and played on in another.

use pigs::{Book, Event, Fixed, Gallop, LineUp, Move, Outcome, Pig, Refusal, Rules, View};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use serde_json::{Value, json};
use table::case::Posed as _;
use table::{Eye, Game as _, Playout as _, Refuses as _, Seat, Turn};

pub(crate) use pigs::Pig::{Black, Blue, Red, White, Yellow};

/// The rules of a table, from the options that differ.
pub(crate) fn rules(options: Value) -> Rules {
    serde_json::from_value(options).expect("options that there are")
}

/// A fresh table where seat 0 starts.
pub(crate) fn fresh(rules: &Rules, seats: usize) -> Gallop {
    let fixed = Fixed {
        starter: Some(Seat::at(0)),
    };
    Gallop::open(Book::printed(), rules, &fixed, seats).expect("a lawful table")
}

pub(crate) fn try_pose(rules: &Rules, given: &Value) -> Result<Gallop, String> {
    Gallop::pose(Book::printed(), rules, given, None)
}

pub(crate) fn pose(rules: &Rules, given: &Value) -> Gallop {
    try_pose(rules, given).expect("a position that can be")
}

/// Pigs by their distances, in the order of [`Pig::ALL`].
pub(crate) fn pigs(at: [i16; 5]) -> Value {
    let [red, white, yellow, black, blue] = at;
    json!({"red": red, "white": white, "yellow": yellow, "black": black, "blue": blue})
}

/// The pigs as they line up in most worked positions.
pub(crate) const LINE: [i16; 5] = [0, -1, -2, -3, -4];

/// A seat whose last card comes next, and one that plays after it.
pub(crate) fn last_cards(rules: &Rules, card: &str, given: &Value) -> Gallop {
    let mut given = given.clone();
    given["hands"] = json!([[card], ["blue"]]);
    if given["pigs"].is_null() {
        given["pigs"] = pigs([3, -1, -2, -3, -4]);
    }
    pose(rules, &given)
}

pub(crate) fn happen(gallop: &mut Gallop, events: &[Event]) {
    for event in events {
        gallop.apply(event);
    }
}

/// Does what a seat does, and says what happened.
pub(crate) fn act(gallop: &mut Gallop, seat: usize, mv: Move) -> Vec<Event> {
    let events = gallop
        .decide(Seat::at(seat), &mv)
        .unwrap_or_else(|refusal| panic!("{mv:?} by {seat}: {refusal}"));
    happen(gallop, &events);
    events
}

pub(crate) fn play(gallop: &mut Gallop, seat: usize, card: Pig) -> Vec<Event> {
    act(gallop, seat, Move::Play(card))
}

pub(crate) fn line_up(gallop: &mut Gallop, seat: usize) -> Vec<Event> {
    act(gallop, seat, Move::LineUp(LineUp::from(Pig::ALL)))
}

/// Seven cards for each seat: those of one pig.
pub(crate) fn deal(gallop: &mut Gallop, hands: &[Pig]) -> Vec<Event> {
    let hands = hands.iter().map(|&pig| vec![pig; 7]).collect();
    let events = gallop
        .settle(&Outcome::Hands(hands))
        .expect("hands that can be dealt");
    happen(gallop, &events);
    events
}

/// Plays a round whose seats hold cards of one pig each.
pub(crate) fn run_round(gallop: &mut Gallop, hands: &[Pig]) -> Vec<Event> {
    let starter = to_play(gallop);
    line_up(gallop, starter);
    deal(gallop, hands);
    let mut events = Vec::new();
    for _ in 0..7 * hands.len() {
        let seat = to_play(gallop);
        events = play(gallop, seat, hands[seat]);
    }
    events
}

/// The only seat that is awaited.
pub(crate) fn to_play(gallop: &Gallop) -> usize {
    let turn = gallop.turn();
    assert_eq!((turn.may(), turn.awaited().len()), (turn.awaited(), 1));
    turn.awaited().lowest().expect("one seat").index()
}

/// What everybody sees.
pub(crate) fn view(gallop: &Gallop) -> View {
    gallop.view(Eye::Stand)
}

/// Where the pigs stand, in the order of [`Pig::ALL`].
pub(crate) fn standing(gallop: &Gallop) -> [i16; 5] {
    let runners = view(gallop).pigs;
    Pig::ALL.map(|pig| runners.iter().find(|one| one.pig == pig).expect("five").at)
}

/// The refusal of a move, and its rule.
pub(crate) fn refused(gallop: &Gallop, seat: usize, mv: Move) -> (Refusal, String) {
    let refusal = gallop
        .decide(Seat::at(seat), &mv)
        .expect_err("a move to be refused");
    (refusal, refusal.rule().to_string())
}

/// The refusal with the rule that it has to name.
pub(crate) fn by(refusal: Refusal, rule: &str) -> (Refusal, String) {
    (refusal, rule.to_owned())
}

pub(crate) fn rng() -> SmallRng {
    SmallRng::seed_from_u64(23)
}

/// Plays a table at random, and shows it before each act.
pub(crate) fn watch(mut gallop: Gallop, rng: &mut SmallRng, mut look: impl FnMut(&Gallop)) {
    loop {
        look(&gallop);
        match gallop.turn() {
            Turn::Seats { awaited, .. } => {
                let seat = awaited.lowest().expect("one seat");
                let mv = gallop.sample(seat, rng);
                gallop.play(seat, &mv);
            }
            Turn::Chance => gallop.chance(rng),
            Turn::Over => return,
        }
    }
}
