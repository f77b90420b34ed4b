//! Names, keys and hashes: bytes of a fixed length, written as text.

use std::fmt;
use std::str::FromStr;

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD, Encoding};
use rand::Rng;
use sha2::{Digest as _, Sha256};

/// A text that is not what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {length} bytes as text")]
pub struct NotBytes {
    /// How many bytes were expected.
    pub length: usize,
}

fn read<const N: usize>(encoding: &Encoding, text: &str) -> Result<[u8; N], NotBytes> {
    let bad = NotBytes { length: N };
    let bytes = encoding.decode(text.as_bytes()).map_err(|_| bad)?;
    bytes.try_into().map_err(|_| bad)
}

macro_rules! fixed {
    ($(#[$doc:meta])* $name:ident[$length:literal] $encoding:ident $shown:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $length]);

        impl $name {
            /// One that nobody can foresee, as far as the generator is one of that kind.
            pub fn draw(chance: &mut impl Rng) -> Self {
                let mut bytes = [0; $length];
                chance.fill_bytes(&mut bytes);
                Self(bytes)
            }

            /// As it is written.
            pub fn text(&self) -> String {
                $encoding.encode(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotBytes;

            fn from_str(text: &str) -> Result<Self, NotBytes> {
                read(&$encoding, text).map(Self)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fixed!(@$shown self f)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.text())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
    (@open $self:ident $f:ident) => { $f.write_str(&$self.text()) };
    (@secret $self:ident $f:ident) => {{ let _ = $self; $f.write_str("(secret)") }};
}

fixed! {
    /// What a table is called among machines: 16 letters and digits.
    TableId[10] BASE32_NOPAD open
}
fixed! {
    /// The SHA-256 of a host's public key, by which his guests know him again.
    Fingerprint[32] BASE64URL_NOPAD open
}
fixed! {
    /// The secret of a join link.
    JoinSecret[16] BASE64URL_NOPAD secret
}
fixed! {
    /// What lets the owner of a seat come back. The host keeps its hash alone.
    Token[32] BASE64URL_NOPAD secret
}
fixed! {
    /// The SHA-256 of a [`Token`].
    TokenHash[32] BASE64URL_NOPAD open
}
fixed! {
    /// What only the two ends of one TLS connection can compute.
    Exporter[32] BASE64URL_NOPAD secret
}
fixed! {
    /// What a table makes its salts from.
    TableSecret[32] BASE64URL_NOPAD secret
}
fixed! {
    /// What hides a private part from guessing.
    Salt[16] BASE64URL_NOPAD secret
}
fixed! {
    /// A link of the chain of events, or what ties a private part to it.
    Hash[16] BASE64URL_NOPAD open
}
fixed! {
    /// A proof that somebody knows a key.
    Mac[32] BASE64URL_NOPAD open
}

impl Token {
    /// What the host keeps of it.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha20Rng;

    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut chance = ChaCha20Rng::seed_from_u64(1);
        let id = TableId::draw(&mut chance);
        assert_eq!(id.text().len(), 16);
        assert_eq!(id.text().parse(), Ok(id));
        let fingerprint = Fingerprint::draw(&mut chance);
        assert_eq!(fingerprint.text().len(), 43);
        assert_eq!(fingerprint.text().parse(), Ok(fingerprint));
        let json = serde_json::to_string(&fingerprint).unwrap();
        assert_eq!(
            serde_json::from_str::<Fingerprint>(&json).unwrap(),
            fingerprint
        );
    }

    #[test]
    fn another_length_or_letter_is_refused() {
        assert!("AAAA".parse::<TableId>().is_err());
        assert!("AAAAAAAAAAAAAAA1".parse::<TableId>().is_err());
        assert!("".parse::<Fingerprint>().is_err());
        assert_eq!(
            "A".repeat(42).parse::<Fingerprint>(),
            Err(NotBytes { length: 32 })
        );
    }

    #[test]
    fn a_secret_is_not_printed() {
        let token = Token([7; 32]);
        assert_eq!(format!("{token:?}"), "(secret)");
        assert!(!format!("{:?}", Some(Salt([9; 16]))).contains(&Salt([9; 16]).text()));
        assert_eq!(format!("{:?}", Hash([0; 16])), "AAAAAAAAAAAAAAAAAAAAAA");
    }
}
