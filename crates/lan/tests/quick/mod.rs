//! An exchange that takes no time: those that are timed and audited have tests of their own.

use lan::code::RoomCode;
use lan::proof::{Begun, Exchange, Key, Role};

#[derive(Debug)]
pub(crate) struct Quick;

struct Quickly(String);

impl Exchange for Quick {
    fn begin(&self, _role: Role, code: &RoomCode) -> (Box<dyn Begun>, Vec<u8>) {
        (Box::new(Quickly(code.to_string())), vec![1; 33])
    }
}

impl Begun for Quickly {
    fn finish(self: Box<Self>, share: &[u8]) -> Option<Key> {
        (share.len() == 33).then(|| Key::exchanged(self.0.into_bytes()))
    }
}
