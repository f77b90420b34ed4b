//! A forger's tools.

use dealer::{Broken, Header};
use serde_json::Value;
use table::{Digest, Game};

use crate::tables::{Printed, rebuilt};

/// The first line of a record of a game.
pub(crate) type First<G> = Header<<G as Game>::Rules, <G as Game>::Fixed>;

/// The record with this line (from 1) rewritten.
pub(crate) fn with_line(record: &str, at: usize, rewrite: impl Fn(&str) -> String) -> String {
    let lines = record.lines().enumerate();
    lines
        .map(|(index, line)| {
            let line = if index + 1 == at {
                rewrite(line)
            } else {
                line.to_owned()
            };
            line + "\n"
        })
        .collect()
}

/// The record with keys of this line (from 1) changed.
pub(crate) fn edited(record: &str, at: usize, edit: impl Fn(&mut Value)) -> String {
    with_line(record, at, |line| {
        let mut value = serde_json::from_str(line).unwrap();
        edit(&mut value);
        value.to_string()
    })
}

/// The record with its first line edited by somebody who knows how to make a new digest for it.
pub(crate) fn resealed<G: Game>(record: &str, edit: impl Fn(&mut First<G>)) -> String {
    with_line(record, 1, |line| {
        let mut header = serde_json::from_str(line).unwrap();
        edit(&mut header);
        serde_json::to_string(&header.sealed()).unwrap()
    })
}

/// Asserts that a record breaks at a line, and how. The module says what `check` is.
macro_rules! broken {
    ($record:expr, $line:expr, $fault:pat) => {
        match check(&$record) {
            Err(Broken {
                line,
                fault: $fault,
            }) => assert_eq!(line, $line),
            other => panic!("{other:?}"),
        }
    };
}
pub(crate) use broken;

/// All that a record means, names apart.
pub(crate) fn meaning<G: Printed>(record: &str) -> Result<(First<G>, Digest, u32, bool), Broken> {
    let mut replayed = rebuilt::<G>(record)?;
    for entrant in &mut replayed.header.seats {
        entrant.name.clear();
        entrant.horse = entrant.horse.take().map(|_| String::new());
    }
    let digest = replayed.game.digest();
    Ok((replayed.header, digest, replayed.lines, replayed.finished))
}
