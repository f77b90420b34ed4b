//! How fast somebody may be.

use crate::Time;

/// What one drop is counted in, so that a millisecond's worth is a whole number.
const DROP: u64 = 1000;

/// A bucket that fills with time and is drawn from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: u64,
    most: u64,
    level: u64,
    at: Time,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(per_second: u64, most: u64, now: Time) -> Self {
        Self {
            per_second,
            most: most * DROP,
            level: most * DROP,
            at: now,
        }
    }

    /// Draws once, where there is something left.
    pub(crate) fn draw(&mut self, now: Time) -> bool {
        let filled = now.since(self.at).saturating_mul(self.per_second);
        self.level = self.level.saturating_add(filled).min(self.most);
        self.at = self.at.max(now);
        let enough = self.level >= DROP;
        if enough {
            self.level -= DROP;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_gives_what_it_holds_and_then_as_much_as_comes_in() {
        let mut bucket = Bucket::new(2, 3, Time(0));
        let mut drawn = |at| bucket.draw(Time(at));
        assert_eq!([0, 0, 0, 0].map(&mut drawn), [true, true, true, false]);
        assert_eq!([499, 500, 501].map(&mut drawn), [false, true, false]);
        assert_eq!([90_000; 4].map(&mut drawn), [true, true, true, false]);
        // Time that runs backwards fills nothing.
        assert!(!drawn(80_000));
    }
}
