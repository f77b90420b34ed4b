//! Anna's table, as every test of the protocol lays it.

use std::sync::Arc;

use lan::bytes::{Fingerprint, JoinSecret, TableId, TableSecret};
use lan::host::{Hosting, Keys};
use lan::message::{AwayChoice, Holder};
use lan::proof::Exchange;
use rand_chacha::ChaCha20Rng;

pub(crate) const CODE: &str = "7K2MQ0";
pub(crate) const LINK: JoinSecret = JoinSecret([5; 16]);

/// The table, with so many free seats.
pub(crate) fn hosting(
    seats: usize,
    fingerprint: Fingerprint,
    exchange: Arc<dyn Exchange>,
    chance: ChaCha20Rng,
) -> Hosting {
    Hosting {
        table: TableId([7; 10]),
        name: "Anna's table".into(),
        game: "marks".into(),
        book: "b".into(),
        app: "0.1.0".into(),
        seats: vec![(Holder::Free, String::new()); seats],
        started: true,
        away: AwayChoice::Wait,
        fingerprint,
        secret: TableSecret([9; 32]),
        keys: Keys {
            code: Some(CODE.parse().unwrap()),
            link: Some(LINK),
            open: false,
        },
        exchange,
        chance,
    }
}
