//! What a bench has seen, and what is promised.

use std::time::Duration;

/// How long something took, each time.
pub(crate) struct Figures {
    what: &'static str,
    times: Vec<Duration>,
}

impl Figures {
    pub(crate) fn new(what: &'static str) -> Self {
        Self {
            what,
            times: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, time: Duration) {
        self.times.push(time);
    }

    /// Says what was seen; true where so many of a hundred took no longer than that.
    pub(crate) fn hold(mut self, percent: usize, most: Duration) -> bool {
        self.times.sort_unstable();
        let holds = self.at(percent) <= most;
        let word = if holds { "" } else { ", NOT KEPT" };
        self.say(&format!(" (promised: p{percent} {most:?}{word})"));
        holds
    }

    #[allow(clippy::print_stdout, reason = "a bench tells its figures")]
    fn say(&self, promised: &str) {
        println!(
            "{:<58} p50 {:>8.1?}, p95 {:>8.1?}, p99 {:>8.1?}, worst {:>8.1?} of {}{promised}",
            self.what,
            self.at(50),
            self.at(95),
            self.at(99),
            self.at(100),
            self.times.len(),
        );
    }

    fn at(&self, percent: usize) -> Duration {
        let last = self.times.len() - 1;
        self.times[(last * percent).div_ceil(100)]
    }
}
