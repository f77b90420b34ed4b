//! The room code: six characters that are said across the room.

use std::fmt;
use std::str::FromStr;

use rand::{Rng, RngExt};

/// Crockford's characters: no I, L, O and U.
const CHARACTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// A room code. It is only ever used to prove that one knows it, see [`crate::proof`].
#[derive(Clone, PartialEq, Eq)]
pub struct RoomCode([u8; RoomCode::LENGTH]);

/// A text that is no room code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCode {
    /// A code has six characters.
    #[error("a code has six characters, not {0}")]
    Length(usize),
    /// No code has this character.
    #[error("no code has the character {0:?}")]
    Character(char),
}

impl RoomCode {
    /// The characters of a code.
    pub const LENGTH: usize = 6;

    /// A new one.
    pub fn draw(chance: &mut impl Rng) -> Self {
        Self(std::array::from_fn(|_| {
            CHARACTERS[chance.random_range(0..CHARACTERS.len())]
        }))
    }

    /// What both ends of the exchange put in.
    pub(crate) fn password(&self) -> &[u8] {
        &self.0
    }
}

impl FromStr for RoomCode {
    type Err = NoCode;

    /// As people write it: small letters, gaps, hyphens, O for 0, I and L for 1.
    fn from_str(text: &str) -> Result<Self, NoCode> {
        let said = text.chars().filter(|c| !c.is_whitespace() && *c != '-');
        let characters = said.map(meant).collect::<Result<Vec<u8>, NoCode>>()?;
        let length = characters.len();
        characters
            .try_into()
            .map(Self)
            .map_err(|_| NoCode::Length(length))
    }
}

fn meant(said: char) -> Result<u8, NoCode> {
    let character = match said.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    u8::try_from(character)
        .ok()
        .filter(|byte| CHARACTERS.contains(byte))
        .ok_or(NoCode::Character(said))
}

impl fmt::Display for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&byte| write!(f, "{}", byte as char))
    }
}

impl fmt::Debug for RoomCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha20Rng;

    use super::*;

    fn read(text: &str) -> Result<String, NoCode> {
        text.parse::<RoomCode>().map(|code| code.to_string())
    }

    #[test]
    fn a_code_is_read_as_people_write_it() {
        assert_eq!(read("7K2MQ0"), Ok("7K2MQ0".into()));
        assert_eq!(read(" 7k2-mqo "), Ok("7K2MQ0".into()));
        assert_eq!(read("iIlL11"), Ok("111111".into()));
    }

    #[test]
    fn what_is_no_code_says_why() {
        assert_eq!(read("7K2MQ"), Err(NoCode::Length(5)));
        assert_eq!(read("7K2MQ00"), Err(NoCode::Length(7)));
        assert_eq!(read(""), Err(NoCode::Length(0)));
        assert_eq!(read("7K2MQU"), Err(NoCode::Character('U')));
        assert_eq!(read("7K2MQé"), Err(NoCode::Character('é')));
    }

    #[test]
    fn a_drawn_code_is_read_again_and_not_printed() {
        let mut chance = ChaCha20Rng::seed_from_u64(5);
        for _ in 0..50 {
            let code = RoomCode::draw(&mut chance);
            assert_eq!(read(&code.to_string()), Ok(code.to_string()));
            assert_eq!(format!("{code:?}"), "(secret)");
        }
    }
}
