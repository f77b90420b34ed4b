//! The laws that every game keeps, as one battery.
//!
//! A game's `tests/laws.rs` calls [`hold`] with a way to open tables, a way to think up moves
//! (lawful or not) and a census of what is conserved; the battery plays whole games at random and
//! checks each law at each step.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::{Eye, Game, Lot, Seat, Seen, Turn};

/// What the battery must know of a game.
pub struct Subject<G: Game> {
    /// Quantities that no event changes (cards held and spent, money): compared at every step.
    pub census: fn(&G) -> Vec<u64>,
    /// The greatest number of moves and draws a game may take.
    pub longest: usize,
    /// How many random games are played.
    pub games: u32,
    /// At one step in so many all eyes look: at each in a short game, now and then in a long one.
    pub looks: u32,
}

/// One input of a record.
#[derive(Clone, Debug)]
enum Input<M> {
    Move(Seat, M),
    Lot(Lot),
}

/// Plays random games from tables that `openings` gives and checks all laws. `odd_moves` gives
/// moves of any kind, most of them unlawful.
pub fn hold<G: Game>(
    subject: &Subject<G>,
    openings: impl Strategy<Value = G>,
    odd_moves: impl Strategy<Value = Vec<G::Move>>,
) {
    let config = Config {
        cases: subject.games,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new(config)
        .run(
            &(openings, odd_moves, proptest::num::u64::ANY),
            |(opening, odd, seed)| {
                let mut rng = SmallRng::seed_from_u64(seed);
                let inputs = play_checked(subject, opening.clone(), &odd, &mut rng);
                replays(&opening, &inputs);
                Ok(())
            },
        )
        .unwrap_or_else(|broken| panic!("{} breaks a law: {broken}", G::NAME));
}

fn play_checked<G: Game>(
    subject: &Subject<G>,
    opening: G,
    odd: &[G::Move],
    rng: &mut SmallRng,
) -> Vec<Input<G::Move>> {
    let census = (subject.census)(&opening);
    let mut state = opening;
    let mut inputs = Vec::new();
    while state.turn() != Turn::Over {
        assert!(inputs.len() < subject.longest, "the game does not end");
        moves_and_decide_agree(&state, odd);
        let input = random_input(&state, rng);
        if rng.random_range(0..subject.looks) == 0 {
            guesses_fit(&state, rng);
            equal_to_the_eye(&state, &input, rng);
        }
        state = step(&state, &input);
        assert_eq!(
            (subject.census)(&state),
            census,
            "something was gained or lost"
        );
        inputs.push(input);
    }
    assert!(
        state.standings().is_some(),
        "a game that is over has a result"
    );
    assert!(Seat::first(Seat::MOST).all(|seat| state.moves(seat).next().is_none()));
    guesses_fit(&state, rng);
    inputs
}

fn random_input<G: Game>(state: &G, rng: &mut SmallRng) -> Input<G::Move> {
    match state.turn() {
        Turn::Chance => Input::Lot(state.draw().expect("a draw is awaited").cast(rng)),
        turn => {
            // Now and then somebody acts who might as well not: a change of mind, a card.
            let seats = if rng.random_range(0..4) == 0 {
                let has_any = |seat: &Seat| state.moves(*seat).next().is_some();
                turn.may().iter().filter(has_any).collect()
            } else {
                turn.awaited()
            };
            let nth = rng.random_range(0..seats.len());
            let seat = seats
                .iter()
                .nth(nth)
                .expect("nth is below the number of seats");
            Input::Move(seat, state.sample(seat, rng))
        }
    }
}

/// One step through both doors, which must lead to the same room.
fn step<G: Game>(state: &G, input: &Input<G::Move>) -> G {
    let events = events_of(state, input).expect("a lawful input");
    let (mut told, mut fast) = (state.clone(), state.clone());
    for event in &events {
        told.apply(event);
    }
    match input {
        Input::Move(seat, mv) => fast.play(*seat, mv),
        Input::Lot(lot) => fast.fall(lot),
    }
    assert_eq!(
        told.digest(),
        fast.digest(),
        "the fast path went elsewhere: {input:?}"
    );
    told
}

fn events_of<G: Game>(state: &G, input: &Input<G::Move>) -> Option<Vec<G::Event>> {
    match input {
        Input::Move(seat, mv) => state.decide(*seat, mv).ok(),
        Input::Lot(lot) => state.settle(&state.outcome(lot)),
    }
}

/// Longer lists of moves (stable entries, the bets of the rich) are looked at up to here only.
const LISTED: usize = 250;

/// `moves` lists exactly what `decide` accepts, each once: something for all who are awaited, nothing
/// for those who may not act.
fn moves_and_decide_agree<G: Game>(state: &G, odd: &[G::Move]) {
    for seat in Seat::first(Seat::MOST) {
        let lawful: Vec<_> = state.moves(seat).take(LISTED).collect();
        let turn = state.turn();
        assert!(
            !lawful.is_empty() || !turn.awaited().contains(seat),
            "{seat:?} is awaited and has no move"
        );
        assert!(
            lawful.is_empty() || turn.may().contains(seat),
            "{seat:?} may not act: {lawful:?}"
        );
        for (i, mv) in lawful.iter().enumerate() {
            assert!(state.decide(seat, mv).is_ok(), "listed and refused: {mv:?}");
            assert!(!lawful[..i].contains(mv), "listed twice: {mv:?}");
        }
        for mv in odd {
            let is_lawful = state.decide(seat, mv).is_ok();
            let is_listed = lawful.contains(mv);
            assert!(is_lawful || !is_listed, "{seat:?} {mv:?}");
            let may_be_further_on = lawful.len() == LISTED;
            assert!(
                !is_lawful || is_listed || may_be_further_on,
                "{seat:?} {mv:?}"
            );
        }
        for mv in state.out_of_time(seat) {
            assert!(
                state.decide(seat, &mv).is_ok(),
                "out of time, unlawful: {mv:?}"
            );
        }
    }
    for seat in state.turn().awaited().iter() {
        assert!(
            !state.out_of_time(seat).is_empty(),
            "no move for {seat:?} out of time"
        );
    }
}

fn eyes() -> impl Iterator<Item = Eye> {
    Seat::first(Seat::MOST).map(Eye::Seat).chain([Eye::Stand])
}

/// A guess looks like what it was guessed from.
fn guesses_fit<G: Game>(state: &G, rng: &mut SmallRng) {
    for eye in eyes() {
        let view = state.view(eye);
        let twin: G = G::guess(&view, rng).into();
        assert_eq!(twin.view(eye), view, "a guess of {eye:?} does not fit");
        assert_eq!(twin.turn(), state.turn());
    }
}

/// Two states that look the same to an eye go on looking the same to it, where the same is done in
/// both and nothing comes to light.
fn equal_to_the_eye<G: Game>(state: &G, input: &Input<G::Move>, rng: &mut SmallRng) {
    for eye in eyes() {
        let twin: G = G::guess(&state.view(eye), rng).into();
        let (Some(here), Some(there)) = (events_of(state, input), events_of(&twin, input)) else {
            continue;
        };
        if here.iter().any(G::reveals) {
            continue;
        }
        let visible = |events: &[G::Event]| -> Vec<G::Event> {
            events
                .iter()
                .filter(|event| event.seen_by(eye))
                .cloned()
                .collect()
        };
        assert_eq!(visible(&here), visible(&there), "{eye:?} sees a difference");
        let (here, there) = (step(state, input), step(&twin, input));
        assert_eq!(here.view(eye), there.view(eye), "{eye:?} sees a difference");
    }
}

/// A record replays to the same digest.
fn replays<G: Game>(opening: &G, inputs: &[Input<G::Move>]) {
    let play = || {
        inputs
            .iter()
            .fold(opening.clone(), |state, input| step(&state, input))
    };
    let once = play();
    let mut again = opening.clone();
    for input in inputs {
        let events = events_of(&again, input).expect("what was lawful once is lawful again");
        for event in &events {
            again.apply(event);
        }
    }
    assert_eq!(once.digest(), again.digest());
}
