//! No sleep for the screen while a race is on: people watch longer than they touch the mouse.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use keepawake::KeepAwake;

/// How long after the last thing that happened the screen may sleep again.
const LONG: Duration = Duration::from_mins(10);

/// What keeps the screen awake, in a thread of its own: the system takes its time to answer.
pub(crate) struct Awake(Sender<()>);

impl Awake {
    /// Where nothing has happened yet. `is_seen` says whether the window can be seen.
    pub(crate) fn new(is_seen: impl Fn() -> bool + Send + 'static) -> Self {
        let (tell, told) = channel();
        // Without a thread the screen may sleep, and nothing else is different.
        drop(
            thread::Builder::new()
                .name("awake".into())
                .spawn(move || tend(&told, is_seen, keep_awake)),
        );
        Self(tell)
    }

    /// Something has happened at a table.
    pub(crate) fn happened(&self) {
        // Without its thread the screen may sleep.
        let _ = self.0.send(());
    }
}

/// Asks the system to keep the screen awake for as long as what it gives is held.
fn keep_awake() -> Option<KeepAwake> {
    keepawake::Builder::default()
        .display(true)
        .reason("A race is on")
        .app_name("Race Night")
        .app_reverse_domain("night.race.app")
        .create()
        .ok()
}

/// Holds what keeps the screen awake while something happens that can be seen, and for a while after.
fn tend<K>(told: &Receiver<()>, is_seen: impl Fn() -> bool, take: impl Fn() -> Option<K>) {
    let mut held: Option<K> = None;
    // Where the system has none to give, it is not asked at every move.
    let mut is_asked = false;
    loop {
        // With nothing held there is nothing to wake up for.
        let heard = if is_asked {
            told.recv_timeout(LONG)
        } else {
            told.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match heard {
            Ok(()) if is_seen() => {
                if !is_asked {
                    held = take();
                }
                is_asked = true;
            }
            Ok(()) | Err(RecvTimeoutError::Timeout) => {
                is_asked = false;
                give_back(&mut held);
            }
            Err(RecvTimeoutError::Disconnected) => return give_back(&mut held),
        }
    }
}

/// Gives back what was held. Where the system has forgotten it meanwhile, that is as well.
fn give_back<K>(held: &mut Option<K>) {
    drop(catch_unwind(AssertUnwindSafe(|| drop(held.take()))));
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    /// What is held writes down when it is given back.
    struct Held<'a>(&'a RefCell<Vec<&'static str>>);

    impl Drop for Held<'_> {
        fn drop(&mut self) {
            self.0.borrow_mut().push("given back");
        }
    }

    /// What becomes of so many things that happen, of which each is seen or not.
    fn written(seen: &[bool], has_any: bool) -> Vec<&'static str> {
        let (tell, told) = channel();
        for _ in seen {
            tell.send(()).expect("somebody hears");
        }
        drop(tell);
        let written = RefCell::new(Vec::new());
        let at = Cell::new(0);
        let is_seen = || seen[at.replace(at.get() + 1)];
        tend(&told, is_seen, || {
            written.borrow_mut().push("taken");
            has_any.then(|| Held(&written))
        });
        written.into_inner()
    }

    #[test]
    fn it_is_taken_once_however_much_happens_and_given_back_at_the_end() {
        assert_eq!(written(&[true, true, true], true), ["taken", "given back"]);
    }

    #[test]
    fn it_is_given_back_when_the_window_is_not_seen_and_taken_again_when_it_is() {
        assert_eq!(
            written(&[true, false, false, true], true),
            ["taken", "given back", "taken", "given back"]
        );
    }

    #[test]
    fn for_a_window_that_is_not_seen_nothing_is_taken() {
        assert_eq!(written(&[false, false], true), [""; 0]);
    }

    #[test]
    fn where_the_system_has_none_it_is_asked_once() {
        assert_eq!(written(&[true, true, true], false), ["taken"]);
    }
}
