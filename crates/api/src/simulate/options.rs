//! The options of a game, as people type them.

use serde_json::{Map, Value};

use super::Unplayable;
use crate::offered::Offered;

/// The rules with these options; what is not named has its default.
pub(super) fn rules<G: Offered>(options: &[(String, String)]) -> Result<G::Rules, Unplayable> {
    let mut all = Map::new();
    for (key, value) in options {
        let amiss = |error: serde_json::Error| Unplayable::Option {
            option: format!("{key}={value}"),
            why: error.to_string(),
        };
        // Read alone first, so that what is amiss is told of the option that it is amiss with.
        let alone = Map::from_iter([(key.clone(), typed(value))]);
        serde_json::from_value::<G::Rules>(alone.clone().into()).map_err(amiss)?;
        all.extend(alone);
    }
    Ok(serde_json::from_value(all.into()).expect("each was read alone"))
}

/// A number, `true`, `false` and `null` stand for themselves, all else for its letters.
fn typed(value: &str) -> Value {
    match serde_json::from_str(value) {
        Ok(plain @ (Value::Null | Value::Bool(_) | Value::Number(_))) => plain,
        _ => value.into(),
    }
}
