//! The time that bots leave people to put a card in, shown with a meeting of one person and a bot.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::time::{Duration, Instant};

use api::{GameEvent, GameView, State, Told};
use evening::Evening;
use nasty::{Event, Stage};
use table::{Seat, Seats};

const ME: Seat = Seat::at(0);
const BOT: Seat = Seat::at(1);

/// Is the bot to roll, and may I put a card in before?
fn may_step_in(state: &State) -> bool {
    let GameView::Nasty(view) = &state.view else {
        panic!("a meeting was opened")
    };
    let awaited = view.turn.awaited() == Seats::only(BOT);
    view.stage == Stage::Moment && awaited && view.turn.may().contains(ME)
}

fn is_roll(event: &GameEvent) -> bool {
    matches!(event, GameEvent::Nasty(Event::RollCalled { .. }))
}

/// How long the bot waits before it closes the first moment in which I may put a card in.
fn wait_of_the_bot(evening: &Evening) -> Duration {
    let told = evening.watch();
    let mut open: Option<Instant> = None;
    loop {
        let next = told.recv_timeout(Duration::from_secs(20)).unwrap();
        let (state, rolls) = match next {
            Told::Snapshot { state, .. } => (state, false),
            Told::Notice { state, chapter, .. } => (state, chapter.events.iter().any(is_roll)),
            Told::Closed { .. } => panic!("nobody closes the table"),
        };
        if let Some(opened) = open.filter(|_| rolls) {
            return opened.elapsed();
        }
        open = may_step_in(&state).then(Instant::now);
        evening.act_if_awaited(ME);
    }
}

#[test]
fn a_bot_leaves_a_person_time_to_put_a_card_in_before_it_rolls() {
    let waited = wait_of_the_bot(&Evening::unhurried_meeting(None));
    assert!(waited > Duration::from_millis(1_900), "{waited:?}");
}

#[test]
fn at_a_table_without_a_pause_a_bot_rolls_at_its_own_pace() {
    let waited = wait_of_the_bot(&Evening::unhurried_meeting(Some(0)));
    assert!(waited < Duration::from_millis(1_900), "{waited:?}");
}
