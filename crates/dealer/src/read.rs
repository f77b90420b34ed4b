//! The lines of a record, one at a time: what each says, not yet whether it is true.

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Digest, Game};

use crate::{Broken, FORM, Fault, Going, Header, Line, Remark, Seed};

/// Reads the first line, by the book of this hash.
pub(crate) fn read_header<G: Game>(
    line: &str,
    hash: Digest,
) -> Result<Header<G::Rules, G::Fixed>, Fault> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| Fault::Line(error.to_string()))?;
    let wrong = |why: String| Fault::Header { game: G::NAME, why };
    match value.get("racenight").and_then(Value::as_u64) {
        Some(form) if form == u64::from(FORM) => {}
        Some(found) => return Err(Fault::Form { found }),
        None => return Err(wrong("it does not say `\"racenight\": 1`".into())),
    }
    if value.get("game").and_then(Value::as_str) != Some(G::NAME) {
        return Err(wrong(format!("its game is {}", value["game"])));
    }
    let header: Header<G::Rules, G::Fixed> =
        serde_json::from_value(value).map_err(|error| wrong(error.to_string()))?;
    if header.book != hash {
        return Err(Fault::Book {
            found: header.book,
            ours: hash,
        });
    }
    let claimed = header
        .digest
        .ok_or_else(|| wrong("it has no digest".into()))?;
    let header = header.sealed();
    match header.digest {
        Some(found) if found != claimed => Err(Fault::Digest { found, claimed }),
        _ => Ok(header),
    }
}

/// The record with a player's name blotted out; nothing where it does not stand there. No digest
/// depends on names, so the record holds as before.
///
/// # Errors
/// Where the first line is none that this program reads.
pub fn blot<G: Game>(hash: Digest, record: &str, name: &str) -> Result<Option<String>, Broken> {
    let (first, rest) = record.split_once('\n').unwrap_or((record, ""));
    let mut header = read_header::<G>(first, hash).map_err(|fault| Broken { line: 1, fault })?;
    if !header.blot(name) {
        return Ok(None);
    }
    let first = serde_json::to_string(&header).expect("lines serialise");
    Ok(Some(format!("{first}\n{rest}")))
}

/// The seed that a line reveals, if it is the end.
pub(crate) fn revealed_seed(line: &str) -> Option<Seed> {
    let value: Value = serde_json::from_str(line).ok()?;
    value.get("over")?;
    serde_json::from_value(value).ok()
}

/// What a record says to the machine that deals, in the line after the first.
pub fn going(record: &str) -> Option<Going> {
    serde_json::from_str(record.lines().nth(1)?)
        .ok()
        .map(|Remark { dealer }| dealer)
}

/// What a line may record, by its key.
const BODIES: [&str; 4] = ["move", "draw", "undo", "over"];

/// Reads a line after the first; `None` is a remark.
pub(crate) fn read_line<M: DeserializeOwned, O: DeserializeOwned>(
    text: &str,
) -> Result<Option<Line<M, O>>, Fault> {
    let no_line = |why: String| Fault::Line(why);
    let value: Value = serde_json::from_str(text).map_err(|error| no_line(error.to_string()))?;
    let Some(keys) = value.as_object() else {
        return Err(no_line("it is no object".into()));
    };
    let bodies: Vec<&str> = BODIES
        .into_iter()
        .filter(|body| keys.contains_key(*body))
        .collect();
    match bodies[..] {
        [] if !keys.contains_key("n") => Ok(None),
        [] => Err(no_line("it has a number and records nothing".into())),
        [body] => serde_json::from_value(value)
            .map(Some)
            .map_err(|_| no_line(format!("its `{body}` or what belongs to it is amiss"))),
        _ => Err(no_line(format!(
            "it records {} at once",
            bodies.join(" and ")
        ))),
    }
}
