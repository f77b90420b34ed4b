//! How guest and host prove to each other that they know the room code, or the secret of a join link.
//!
//! A code of six characters is too short for a key. Both put it into an exchange (SPAKE2) from which nobody who listens or
//! guesses learns more than whether one guess was right, and both then confirm that they have the same key. What is
//! confirmed names the TLS connection, the table and the host's key, so that nobody can stand in between and pass it on. The guest goes first:
//! a host who does not know the code learns nothing that he could try others with.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac as _};
use sha2::Sha256;
use spake2::{Ed25519Group, Identity, Password, Spake2};

use crate::bytes::{Exporter, Fingerprint, JoinSecret, Mac, TableId};
use crate::code::RoomCode;

/// Who proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The one who comes.
    Guest,
    /// The one who is come to.
    Host,
}

/// What a proof is bound to: it is worth nothing anywhere else.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// The TLS connection.
    pub exporter: Exporter,
    /// The table.
    pub table: TableId,
    /// The host's key.
    pub fingerprint: Fingerprint,
}

/// A key that both have, if both knew the same.
pub struct Key(Vec<u8>);

impl Key {
    /// The key of an exchange that has come to its end.
    pub fn exchanged(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// The proof that one knows the key.
    pub fn prove(&self, role: Role, bound: &Bound) -> Mac {
        Mac(self.mac(role, bound).finalize().into_bytes().into())
    }

    /// Is this the other's proof?
    pub fn holds(&self, role: Role, bound: &Bound, proof: &Mac) -> bool {
        self.mac(role, bound).verify_slice(&proof.0).is_ok()
    }

    fn mac(&self, role: Role, bound: &Bound) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.0).expect("any length will do");
        mac.update(match role {
            Role::Guest => b"racenight/1 guest",
            Role::Host => b"racenight/1 host.",
        });
        mac.update(&bound.exporter.0);
        mac.update(&bound.table.0);
        mac.update(&bound.fingerprint.0);
        mac
    }
}

impl From<&JoinSecret> for Key {
    /// The secret of a link is long enough to be a key as it is.
    fn from(secret: &JoinSecret) -> Self {
        Self(secret.0.to_vec())
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// An exchange of keys by a password. The one that is used is not audited, so it can be exchanged itself.
pub trait Exchange: fmt::Debug + Send + Sync {
    /// Begins: what is kept, and the share for the other side.
    fn begin(&self, role: Role, code: &RoomCode) -> (Box<dyn Begun>, Vec<u8>);
}

/// An exchange that waits for the other side's share.
pub trait Begun: Send {
    /// The key; none where the share is none.
    fn finish(self: Box<Self>, share: &[u8]) -> Option<Key>;
}

/// SPAKE2 on the group of Ed25519.
#[derive(Clone, Copy, Debug, Default)]
pub struct OnEd25519;

impl Exchange for OnEd25519 {
    fn begin(&self, role: Role, code: &RoomCode) -> (Box<dyn Begun>, Vec<u8>) {
        let password = Password::new(code.password());
        let guest = Identity::new(b"racenight guest");
        let host = Identity::new(b"racenight host");
        let (begun, share) = match role {
            Role::Guest => Spake2::<Ed25519Group>::start_a(&password, &guest, &host),
            Role::Host => Spake2::<Ed25519Group>::start_b(&password, &guest, &host),
        };
        (Box::new(begun), share)
    }
}

impl Begun for Spake2<Ed25519Group> {
    fn finish(self: Box<Self>, share: &[u8]) -> Option<Key> {
        Spake2::finish(*self, share).ok().map(Key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUND: Bound = Bound {
        exporter: Exporter([1; 32]),
        table: TableId([2; 10]),
        fingerprint: Fingerprint([3; 32]),
    };

    fn exchange(guest: &str, host: &str) -> (Key, Key) {
        let (guest, share) = OnEd25519.begin(Role::Guest, &guest.parse().unwrap());
        let (host, answer) = OnEd25519.begin(Role::Host, &host.parse().unwrap());
        (guest.finish(&answer).unwrap(), host.finish(&share).unwrap())
    }

    #[test]
    fn the_same_code_gives_the_same_key_and_another_does_not() {
        let (guest, host) = exchange("7K2MQ0", "7k2mqo");
        let proof = guest.prove(Role::Guest, &BOUND);
        assert!(host.holds(Role::Guest, &BOUND, &proof));
        let (guest, host) = exchange("7K2MQ0", "7K2MQ1");
        let proof = guest.prove(Role::Guest, &BOUND);
        assert!(!host.holds(Role::Guest, &BOUND, &proof));
    }

    #[test]
    fn a_proof_is_worth_nothing_anywhere_else() {
        let key = Key::from(&JoinSecret([9; 16]));
        let proof = key.prove(Role::Guest, &BOUND);
        assert!(key.holds(Role::Guest, &BOUND, &proof));
        assert!(!key.holds(Role::Host, &BOUND, &proof));
        for other in [
            Bound {
                exporter: Exporter([0; 32]),
                ..BOUND
            },
            Bound {
                table: TableId([0; 10]),
                ..BOUND
            },
            Bound {
                fingerprint: Fingerprint([0; 32]),
                ..BOUND
            },
        ] {
            assert!(!key.holds(Role::Guest, &other, &proof));
        }
    }

    #[test]
    fn a_share_that_is_none_gives_no_key() {
        for share in [&[][..], &[0; 33], &[255; 33], b"A"] {
            let (host, _) = OnEd25519.begin(Role::Host, &"7K2MQ0".parse().unwrap());
            assert!(host.finish(share).is_none());
        }
    }
}
