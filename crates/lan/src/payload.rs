//! JSON that passes through.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A piece of JSON that somebody else has made for the eyes it goes to. It is carried byte for byte and never looked
/// into. What it says may be a secret of its reader's, so it is not printed either.
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Payload(Arc<RawValue>);

impl Payload {
    /// What serialises, as JSON.
    pub fn of(value: &impl Serialize) -> Result<Self, serde_json::Error> {
        Ok(Self(serde_json::value::to_raw_value(value)?.into()))
    }

    /// The JSON.
    pub fn json(&self) -> &str {
        self.0.get()
    }

    /// Reads the JSON.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.json())
    }
}

impl PartialEq for Payload {
    fn eq(&self, other: &Self) -> bool {
        self.json() == other.json()
    }
}

impl fmt::Debug for Payload {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Payload({} bytes)", self.json().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_passes_byte_for_byte_and_is_not_printed() {
        let text = r#"{"b":1, "a":[2,  3]}"#;
        let payload: Payload = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&payload).unwrap(), text);
        assert_eq!(format!("{payload:?}"), "Payload(20 bytes)");
        assert_eq!(Payload::of(&[1, 2]).unwrap().json(), "[1,2]");
        assert_eq!(
            Payload::of(&[1, 2]).unwrap().read::<[u8; 2]>().unwrap(),
            [1, 2]
        );
    }
}
