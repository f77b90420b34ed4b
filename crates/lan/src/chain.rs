//! The chain of events: by the running index and the hash everybody sees that he has heard the same.

use hmac::{Hmac, KeyInit, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use table::Seat;

use crate::Payload;
use crate::bytes::{Hash, Salt, TableSecret};

/// A place in the chain: how many events there have been, and the hash of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// How many events there have been.
    pub idx: u32,
    /// The hash of the last one.
    pub h: Hash,
}

impl Place {
    /// Before the first event.
    pub const START: Self = Self {
        idx: 0,
        h: Hash([0; 16]),
    };

    /// The place after an event with this public part and these ties.
    #[must_use]
    pub fn then(self, public: &Payload, ties: &[Hash]) -> Self {
        let mut hash = Sha256::new_with_prefix(self.h.0);
        hash.update(Sha256::digest(public.json()));
        for tie in ties {
            hash.update(tie.0);
        }
        Self {
            // A host can claim any index; it is only ever compared.
            idx: self.idx.saturating_add(1),
            h: first(&hash.finalize()),
        }
    }
}

/// What ties a private part to an event. It tells nothing to those who do not know the salt.
pub fn tie(salt: &Salt, private: Option<&Payload>) -> Hash {
    let mut hash = Sha256::new_with_prefix(salt.0);
    hash.update(private.map_or("", Payload::json));
    first(&hash.finalize())
}

/// The salt of a seat's private part of an event, the same each time it is asked for.
pub fn salt(secret: &TableSecret, idx: u32, seat: Seat) -> Salt {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("any length will do");
    mac.update(b"salt");
    mac.update(&idx.to_be_bytes());
    mac.update(&[u8::from(seat)]);
    Salt(first(&mac.finalize().into_bytes()).0)
}

fn first(hash: &[u8]) -> Hash {
    Hash(std::array::from_fn(|i| hash[i]))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn says(what: &str) -> Payload {
        Payload::of(&json!({ "says": what })).unwrap()
    }

    #[test]
    fn the_hash_is_that_of_the_docs() {
        // python3: sha256(bytes(16) + sha256(b'{"says":"off"}').digest() + bytes([1]*16)).digest()[:16]
        let place = Place::START.then(&says("off"), &[Hash([1; 16])]);
        assert_eq!(
            (place.idx, place.h.text().as_str()),
            (1, "1q5S-mp4ydqsufp71ofhCw")
        );
    }

    #[test]
    fn every_part_counts() {
        let place = Place::START.then(&says("off"), &[Hash([1; 16])]);
        for other in [
            Place::START.then(&says("on"), &[Hash([1; 16])]),
            Place::START.then(&says("off"), &[Hash([2; 16])]),
            Place::START.then(&says("off"), &[]),
            place.then(&says("off"), &[Hash([1; 16])]),
        ] {
            assert_ne!(place.h, other.h);
        }
    }

    #[test]
    fn a_tie_hides_what_it_ties() {
        let secret = TableSecret([3; 32]);
        let salts = |idx, seat| salt(&secret, idx, Seat::at(seat));
        assert_eq!(salts(1, 0), salts(1, 0));
        assert_ne!(salts(1, 0), salts(1, 1));
        assert_ne!(salts(1, 0), salts(2, 0));
        assert_ne!(salts(1, 0), salt(&TableSecret([4; 32]), 1, Seat::at(0)));
        let hand = says("seven");
        assert_ne!(
            tie(&salts(1, 0), Some(&hand)),
            tie(&salts(2, 0), Some(&hand))
        );
        assert_ne!(tie(&salts(1, 0), Some(&hand)), tie(&salts(1, 0), None));
    }
}
