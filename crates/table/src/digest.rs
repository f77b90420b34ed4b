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
