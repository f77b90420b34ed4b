//! Frames: what a stream of bytes is cut into.
//!
//! `u32 length | u8 kind | JSON`, the length in network order and counting the kind and the JSON. Whatever is wrong with
//! a frame is found before anything is allocated for it; memory grows with bytes that have come, never with bytes that
//! were announced.

mod shape;

pub use shape::{MOST_DEEP, MOST_IN_STRING, MOST_MEMBERS};

/// The most that a guest may send in one frame before the host knows him.
pub const BEFORE_AUTH: usize = 4 * 1024;
/// The most that a guest may send in one frame.
pub const TO_HOST: usize = 16 * 1024;
/// The most that a host may send in one frame.
pub const TO_GUEST: usize = 256 * 1024;

/// The bytes before the JSON: the length and the kind.
const HEAD: usize = 5;

/// One frame. Its JSON has been looked over, see [`Malformed::Shape`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What kind of message it holds.
    pub kind: u8,
    /// The message.
    pub json: String,
}

/// What is wrong with a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Malformed {
    /// It announces more than may be sent now, or not even a kind.
    #[error("a frame of {0} bytes")]
    Length(usize),
    /// It is not UTF-8.
    #[error("not UTF-8")]
    Text,
    /// Its JSON is too deep, too long somewhere, or has a number that is not whole.
    #[error("JSON out of bounds")]
    Shape,
    /// There is no such kind.
    #[error("no such kind {0}")]
    Kind(u8),
    /// It is not what its kind says.
    #[error("not a message of its kind")]
    Message,
}

/// Cuts a stream into frames.
#[derive(Debug)]
pub struct Decoder {
    most: usize,
    head: [u8; HEAD],
    headed: usize,
    json: Vec<u8>,
}

impl Decoder {
    /// A decoder for a stream that begins, with the most bytes that a frame may announce.
    pub fn new(most: usize) -> Self {
        Self {
            most,
            head: [0; HEAD],
            headed: 0,
            json: Vec::new(),
        }
    }

    /// From the next frame on, so many bytes may be announced.
    pub fn allow(&mut self, most: usize) {
        self.most = most;
    }

    /// Takes bytes from the front until a frame is whole or none are left. After anything malformed the stream is of no
    /// use any more.
    pub fn next(&mut self, bytes: &mut &[u8]) -> Result<Option<Frame>, Malformed> {
        take(bytes, HEAD - self.headed, |part| {
            self.head[self.headed..self.headed + part.len()].copy_from_slice(part);
            self.headed += part.len();
        });
        if self.headed < 4 {
            return Ok(None);
        }
        let length = self.length()?;
        if self.headed < HEAD {
            return Ok(None);
        }
        take(bytes, length - 1 - self.json.len(), |part| {
            self.json.extend_from_slice(part);
        });
        if self.json.len() < length - 1 {
            return Ok(None);
        }
        self.headed = 0;
        let json = String::from_utf8(std::mem::take(&mut self.json));
        let json = json.map_err(|_| Malformed::Text)?;
        shape::check(json.as_bytes())?;
        let kind = self.head[4];
        Ok(Some(Frame { kind, json }))
    }

    fn length(&self) -> Result<usize, Malformed> {
        let [a, b, c, d, _] = self.head;
        let length = u32::from_be_bytes([a, b, c, d]) as usize;
        if length == 0 || length > self.most {
            return Err(Malformed::Length(length));
        }
        Ok(length)
    }
}

fn take(bytes: &mut &[u8], most: usize, to: impl FnOnce(&[u8])) {
    let (part, rest) = bytes.split_at(most.min(bytes.len()));
    *bytes = rest;
    to(part);
}

/// A frame as it goes over the wire; none where the other end would not have it.
pub fn encode(kind: u8, json: &[u8], most: usize) -> Option<Vec<u8>> {
    let length = u32::try_from(json.len() + 1).ok()?;
    if length as usize > most || shape::check(json).is_err() {
        return None;
    }
    let mut bytes = Vec::with_capacity(json.len() + HEAD);
    bytes.extend_from_slice(&length.to_be_bytes());
    bytes.push(kind);
    bytes.extend_from_slice(json);
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all(decoder: &mut Decoder, mut bytes: &[u8]) -> Result<Vec<Frame>, Malformed> {
        let mut frames = Vec::new();
        while let Some(frame) = decoder.next(&mut bytes)? {
            frames.push(frame);
        }
        assert!(bytes.is_empty());
        Ok(frames)
    }

    fn framed(length: u32, kind: u8, json: &[u8]) -> Vec<u8> {
        [&length.to_be_bytes()[..], &[kind], json].concat()
    }

    #[test]
    fn the_length_counts_the_kind_and_the_json() {
        assert_eq!(encode(7, b"[1]", TO_HOST).unwrap(), b"\0\0\0\x04\x07[1]");
        assert_eq!(
            all(&mut Decoder::new(4), b"\0\0\0\x04\x07[1]").unwrap()[0],
            Frame {
                kind: 7,
                json: "[1]".into()
            }
        );
    }

    #[test]
    fn what_is_too_long_is_not_sent_and_not_read() {
        let json = format!("[{}1]", " ".repeat(20));
        assert!(encode(7, json.as_bytes(), 23).is_none());
        let bytes = encode(7, json.as_bytes(), 24).unwrap();
        assert_eq!(all(&mut Decoder::new(24), &bytes).unwrap().len(), 1);
        let refused = all(&mut Decoder::new(23), &bytes);
        assert_eq!(refused, Err(Malformed::Length(24)));
        // Refused by the length alone, before a byte of the rest is there.
        let refused = all(&mut Decoder::new(TO_GUEST), &[255; 4]);
        assert_eq!(refused, Err(Malformed::Length(u32::MAX as usize)));
        assert_eq!(
            all(&mut Decoder::new(9), &[0; 4]),
            Err(Malformed::Length(0))
        );
    }

    #[test]
    fn an_announced_length_reserves_nothing() {
        let mut decoder = Decoder::new(TO_GUEST);
        let mut bytes = &framed(200_000, 1, b"[")[..];
        assert_eq!(decoder.next(&mut bytes), Ok(None));
        assert!(decoder.json.capacity() < 64);
    }

    #[test]
    fn a_frame_that_is_no_text_or_out_of_shape_is_refused() {
        let frame = |json: &[u8]| framed(u32::try_from(json.len()).unwrap() + 1, 1, json);
        let read = |json: &[u8]| all(&mut Decoder::new(TO_HOST), &frame(json));
        assert_eq!(encode(1, b"1.5", TO_HOST), None);
        assert_eq!(read(b"\"\xff\""), Err(Malformed::Text));
        assert_eq!(read(b"1.5"), Err(Malformed::Shape));
    }

    proptest! {
        #[test]
        fn any_split_gives_the_same_frames(
            jsons in proptest::collection::vec("\\[[0-9]{0,9}\\]", 0..6),
            cuts in proptest::collection::vec(0usize..16, 0..40),
        ) {
            let bytes: Vec<u8> = (0..).zip(&jsons)
                .flat_map(|(kind, json)| encode(kind, json.as_bytes(), TO_HOST).unwrap())
                .collect();
            let mut decoder = Decoder::new(TO_HOST);
            let mut frames = Vec::new();
            let mut rest = &bytes[..];
            for cut in cuts {
                let (part, later) = rest.split_at(cut.min(rest.len()));
                frames.extend(all(&mut decoder, part).unwrap());
                rest = later;
            }
            frames.extend(all(&mut decoder, rest).unwrap());
            let expected: Vec<Frame> = (0..).zip(jsons).map(|(kind, json)| Frame { kind, json }).collect();
            prop_assert_eq!(frames, expected);
        }

        #[test]
        fn garbage_is_refused_or_waits_for_more(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let mut decoder = Decoder::new(BEFORE_AUTH);
            let mut rest = &bytes[..];
            while let Ok(Some(_)) = decoder.next(&mut rest) {}
            prop_assert!(decoder.json.len() <= BEFORE_AUTH);
        }
    }
}
