//! What waits to go out on one connection.

use std::collections::VecDeque;

/// The most frames that wait.
const MOST_FRAMES: usize = 256;
/// The most bytes that wait.
const MOST_BYTES: usize = 1024 * 1024;

/// Frames that wait to go out, in order and bounded.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    frames: VecDeque<Vec<u8>>,
    bytes: usize,
    /// Has nobody been told yet that there is something to take?
    news: bool,
}

/// No room: whoever reads is too slow.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl Outbox {
    /// Puts a frame at the end.
    pub(crate) fn push(&mut self, frame: Vec<u8>) -> Result<(), Full> {
        if self.frames.len() >= MOST_FRAMES || self.bytes + frame.len() > MOST_BYTES {
            return Err(Full);
        }
        self.bytes += frame.len();
        self.news |= self.frames.is_empty();
        self.frames.push_back(frame);
        Ok(())
    }

    /// Is there something to take of which nobody has been told? Each time it is told once.
    pub(crate) fn news(&mut self) -> bool {
        std::mem::take(&mut self.news)
    }

    /// Somebody came too early: he is told once more.
    pub(crate) fn tell_again(&mut self) {
        self.news = !self.frames.is_empty();
    }

    /// Takes the first frame.
    pub(crate) fn take(&mut self) -> Option<Vec<u8>> {
        let frame = self.frames.pop_front()?;
        self.bytes -= frame.len();
        Some(frame)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_come_out_in_order_and_have_an_end() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.push(vec![1]), Ok(()));
        for _ in 1..MOST_FRAMES {
            assert_eq!(outbox.push(vec![2]), Ok(()));
        }
        assert_eq!(outbox.push(vec![3]), Err(Full));
        assert_eq!(outbox.take(), Some(vec![1]));
        assert_eq!(outbox.push(vec![3]), Ok(()));
    }

    #[test]
    fn what_there_is_to_take_is_told_once() {
        let mut outbox = Outbox::default();
        assert!(!outbox.news());
        outbox.push(vec![1]).unwrap();
        outbox.push(vec![2]).unwrap();
        assert_eq!([outbox.news(), outbox.news()], [true, false]);
        outbox.take();
        outbox.push(vec![3]).unwrap();
        assert!(!outbox.news());
        outbox.tell_again();
        assert!(outbox.news());
        outbox.take();
        outbox.take();
        outbox.tell_again();
        assert!(!outbox.news());
        outbox.push(vec![4]).unwrap();
        assert!(outbox.news());
    }

    #[test]
    fn bytes_have_an_end() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.push(vec![0; MOST_BYTES]), Ok(()));
        assert_eq!(outbox.push(vec![0]), Err(Full));
        assert_eq!(outbox.take().map(|frame| frame.len()), Some(MOST_BYTES));
        assert_eq!(outbox.take(), None);
        assert_eq!(outbox.push(vec![0]), Ok(()));
    }
}
