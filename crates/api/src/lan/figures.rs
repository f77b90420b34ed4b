//! The fingerprints of our printed figures, by which two machines know that they play the same game.

use std::collections::BTreeMap;

use table::case::Posed;

use crate::GameName;
use crate::named::Task;
use crate::offered::Offered;

/// That of a game.
pub(super) fn printed(game: GameName) -> String {
    struct Fingerprint;
    impl Task for Fingerprint {
        type Done = String;

        fn with<G: Offered + Posed>(self) -> String {
            G::hash_of(G::book()).to_string()
        }
    }
    game.with(Fingerprint)
}

/// Those of all games, by their names.
pub(super) fn all() -> BTreeMap<String, String> {
    let all = GameName::ALL.iter();
    all.map(|game| (game.to_string(), printed(*game))).collect()
}
