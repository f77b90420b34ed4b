//! A short fingerprint of a state, by which two machines see that they agree.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The first 8 bytes of the SHA-256 of a state's canonical JSON, written as 16 hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Digest([u8; 8]);

impl Digest {
    /// The digest of anything that serialises; fields count in the order of their declaration.
    pub fn of(state: &impl Serialize) -> Self {
        let json =
            serde_json::to_vec(state).expect("states serialise: string keys, no failing parts");
        let hash = Sha256::digest(json);
        Self(std::array::from_fn(|i| hash[i]))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl Serialize for Digest {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut bytes = [0; 8];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| serde::de::Error::custom("a digest is 16 hex digits"))?;
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    #[test]
    fn it_is_the_beginning_of_the_sha_256_of_the_json() {
        // `printf '[1,2,3]' | sha256sum`
        assert_eq!(Digest::of(&[1, 2, 3]).to_string(), "a615eeaee21de517");
    }

    #[test]
    fn equal_states_have_equal_digests_and_others_have_not() {
        assert_eq!(Digest::of(&json!({"at": 1})), Digest::of(&json!({"at": 1})));
        assert_ne!(Digest::of(&json!({"at": 1})), Digest::of(&json!({"at": 2})));
    }

    #[test]
    fn what_is_written_can_be_read() {
        let digest = Digest::of(&"a state");
        let written = to_value(digest).unwrap();
        assert_eq!(written, json!(digest.to_string()));
        assert_eq!(from_value::<Digest>(written).unwrap(), digest);
    }

    #[test]
    fn nothing_but_16_hex_digits_is_read() {
        for text in ["", "0011223344556", "00112233445566778", "001122334455667g"] {
            let error = from_value::<Digest>(json!(text)).unwrap_err();
            assert_eq!(error.to_string(), "a digest is 16 hex digits", "{text}");
        }
        assert!(from_value::<Digest>(json!(16)).is_err());
        assert!(from_value::<Digest>(json!("0011223344556677")).is_ok());
    }
}
