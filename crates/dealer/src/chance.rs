//! Where lots come from, and the promise that nobody chose them.

use rand::Rng;
use rand::rand_core::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use table::{Draw, Lot};

/// The one door through which all chance reaches a table.
pub trait Chance {
    /// Draws for the record line of this number.
    fn draw(&mut self, line: u32, draw: Draw) -> Lot;
}

/// 256 bits from which every lot of a table follows, and the salt that hides them until the end.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed {
    seed: [u8; 32],
    salt: [u8; 32],
}

/// A salted hash of a [`Seed`]: published before the first draw, it binds the table to its seed
/// without telling it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl std::fmt::Debug for Seed {
    /// Tells nothing: a seed in a log would give every lot away.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl Seed {
    /// A seed that nobody knows, from the operating system.
    ///
    /// # Errors
    /// Where the system has no randomness to give.
    pub fn from_system() -> Result<Self, rand::rngs::SysError> {
        use rand::TryRng as _;
        let mut seed = Self {
            seed: [0; 32],
            salt: [0; 32],
        };
        rand::rngs::SysRng.try_fill_bytes(&mut seed.seed)?;
        rand::rngs::SysRng.try_fill_bytes(&mut seed.salt)?;
        Ok(seed)
    }

    /// The seed that a text stands for: the same text, the same lots, on every machine.
    pub fn from_text(text: &str) -> Self {
        let hash = |purpose: &str| {
            Sha256::new_with_prefix(purpose)
                .chain_update(text)
                .finalize()
        };
        Self {
            seed: hash("racenight seed\n").into(),
            salt: hash("racenight salt\n").into(),
        }
    }

    /// The promise to publish before the first draw: SHA-256 of a fixed prefix, salt and seed.
    pub fn commitment(&self) -> Commitment {
        let hash = Sha256::new_with_prefix("racenight commitment\n")
            .chain_update(self.salt)
            .chain_update(self.seed);
        Commitment(hash.finalize().into())
    }
}

/// Chance that follows from a seed: `ChaCha20` keyed with it, the number of the record line as the
/// stream, numbers below n by rejection. `docs/record.md` tells strangers how to check it.
#[derive(Clone, Debug)]
pub struct Seeded(Seed);

impl Seeded {
    /// Chance from this seed.
    pub fn new(seed: Seed) -> Self {
        Self(seed)
    }

    /// The seed, to be revealed when the table is over.
    pub fn seed(&self) -> &Seed {
        &self.0
    }
}

impl Chance for Seeded {
    fn draw(&mut self, line: u32, draw: Draw) -> Lot {
        let mut stream = ChaCha20Rng::from_seed(self.0.seed);
        stream.set_stream(line.into());
        draw.by(|of| below(of, || stream.next_u32()))
    }
}

/// A number below `of`, each equally likely: numbers from the incomplete last run of `of` are
/// thrown away.
fn below(of: u32, mut next: impl FnMut() -> u32) -> u32 {
    let runs = u32::MAX / of;
    loop {
        let number = next();
        if number / of < runs {
            return number % of;
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Revealed {
    seed: String,
    salt: String,
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Revealed {
            seed: hex::encode(self.seed),
            salt: hex::encode(self.salt),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Revealed { seed, salt } = Revealed::deserialize(deserializer)?;
        Ok(Self {
            seed: from_hex(&seed)?,
            salt: from_hex(&salt)?,
        })
    }
}

impl Serialize for Commitment {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&hex::encode(self.0))
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        from_hex(&String::deserialize(deserializer)?).map(Self)
    }
}

impl std::fmt::Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

fn from_hex<E: serde::de::Error>(text: &str) -> Result<[u8; 32], E> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| E::custom("expected 64 hex digits"))?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_binds_the_seed_and_its_salt() {
        let seed = Seed::from_text("anna");
        let mut other = seed.clone();
        other.salt[0] ^= 1;
        assert_ne!(seed.commitment(), other.commitment());
        other = seed.clone();
        other.seed[31] ^= 1;
        assert_ne!(seed.commitment(), other.commitment());
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(
            serde_json::from_str::<Seed>(&text).unwrap().commitment(),
            seed.commitment()
        );
    }

    #[test]
    fn seeds_from_the_system_differ_and_do_not_show_in_logs() {
        let (one, two) = (Seed::from_system().unwrap(), Seed::from_system().unwrap());
        assert!(one != two);
        assert_eq!(format!("{one:?}"), "Seed(hidden)");
    }

    #[test]
    fn numbers_of_the_incomplete_run_are_thrown_away() {
        // Of the numbers up to 4294967295, the last that belongs to a whole run of ten is ...89.
        let mut numbers = [u32::MAX, 4_294_967_290, 4_294_967_289].into_iter();
        assert_eq!(below(10, || numbers.next().unwrap()), 9);
        assert_eq!(numbers.next(), None);
        assert_eq!(below(1, || 12), 0);
    }
}
