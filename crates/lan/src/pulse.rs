//! Whether the other end is still there.

use crate::Time;
use crate::message::Connection;

/// A ping is due so many milliseconds after the last answer, or after a ping that was not answered.
const PING: u64 = 2_500;
/// After so many milliseconds of silence people are told.
const QUIET: u64 = 4_000;
/// After so many milliseconds of silence the connection is given up.
const DEAD: u64 = 9_000;

/// The pulse of one connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pulse {
    heard: Time,
    asked: Time,
    number: u32,
}

impl Pulse {
    /// Of a connection that begins.
    pub(crate) fn new(now: Time) -> Self {
        Self {
            heard: now,
            asked: now,
            number: 0,
        }
    }

    /// Something has come.
    pub(crate) fn heard(&mut self, now: Time) {
        self.heard = now;
    }

    /// The answer to a ping has come.
    pub(crate) fn answered(&mut self, now: Time) {
        self.asked = now;
    }

    /// The number of the ping to send now, where one is due.
    pub(crate) fn beat(&mut self, now: Time) -> Option<u32> {
        (now >= self.asked.after(PING)).then(|| {
            self.asked = now;
            self.number = self.number.wrapping_add(1);
            self.number
        })
    }

    /// How it is; [`Connection::Away`] is one to be given up.
    pub(crate) fn state(&self, now: Time) -> Connection {
        match now.since(self.heard) {
            DEAD.. => Connection::Away,
            QUIET.. => Connection::Quiet,
            _ => Connection::Live,
        }
    }

    /// When it is to be given up, where nothing comes until then.
    pub(crate) fn end(&self) -> Time {
        self.heard.after(DEAD)
    }

    /// When to look again.
    pub(crate) fn next(&self, now: Time) -> Time {
        let silence = match self.state(now) {
            Connection::Live => QUIET,
            _ => DEAD,
        };
        self.asked.after(PING).min(self.heard.after(silence))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_asks_after_each_answer_and_again_without_one() {
        let mut pulse = Pulse::new(Time(0));
        assert_eq!(pulse.beat(Time(2_499)), None);
        assert_eq!(pulse.beat(Time(2_500)), Some(1));
        assert_eq!(pulse.beat(Time(4_999)), None);
        assert_eq!(pulse.beat(Time(5_000)), Some(2));
        pulse.answered(Time(6_000));
        assert_eq!(pulse.beat(Time(8_499)), None);
        assert_eq!(pulse.beat(Time(8_500)), Some(3));
    }

    #[test]
    fn silence_is_told_and_then_given_up() {
        let mut pulse = Pulse::new(Time(0));
        assert_eq!(pulse.next(Time(0)), Time(2_500));
        assert_eq!(pulse.state(Time(3_999)), Connection::Live);
        assert_eq!(pulse.state(Time(4_000)), Connection::Quiet);
        assert_eq!(pulse.state(Time(8_999)), Connection::Quiet);
        assert_eq!(pulse.state(Time(9_000)), Connection::Away);
        pulse.heard(Time(8_999));
        assert_eq!(pulse.state(Time(9_000)), Connection::Live);
        pulse.beat(Time(11_500));
        assert_eq!(pulse.next(Time(11_500)), Time(12_999));
    }
}
