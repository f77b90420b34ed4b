//! Every command runs off the window's own thread, which has no time, and comes to an end: where it comes to grief, that is
//! its answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use serde::Serialize;
use tauri::ipc::Invoke;
use tauri::{Manager as _, Wry};

/// The answer of a command that came to grief. The log tells more.
#[derive(Serialize)]
#[serde(tag = "error", rename_all = "kebab-case")]
enum Grief {
    Broke,
}

/// How a command went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Answered,
    Unknown,
    Broke,
}

/// The commands of `handler`, guarded.
pub(crate) fn guarded(
    handler: impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static,
) -> impl Fn(Invoke<Wry>) -> bool + Send + Sync + 'static {
    let handler = Arc::new(handler);
    move |invoke| {
        let handler = Arc::clone(&handler);
        tauri::async_runtime::spawn_blocking(move || {
            let (window, answer) = (invoke.message.webview(), invoke.resolver.clone());
            match outcome(|| handler(invoke)) {
                Outcome::Answered => {}
                Outcome::Unknown => answer.reject("there is no such command"),
                Outcome::Broke => {
                    answer.reject(Grief::Broke);
                    window.state::<api::App>().broke();
                }
            }
        });
        true
    }
}

fn outcome(run: impl FnOnce() -> bool) -> Outcome {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(true) => Outcome::Answered,
        Ok(false) => Outcome::Unknown,
        Err(_) => Outcome::Broke,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_panics_has_an_outcome_as_every_other() {
        assert_eq!(outcome(|| true), Outcome::Answered);
        assert_eq!(outcome(|| false), Outcome::Unknown);
        assert_eq!(outcome(|| panic!("a test")), Outcome::Broke);
    }
}
