//! The names of rules, and refusals that carry them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use specta::Type;

/// The id of a rule in the rule book, such as `G-12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Type)]
#[specta(type = String)]
pub struct Rule {
    book: char,
    number: u16,
}

impl Rule {
    /// The rule with this number in the book with this letter.
    pub const fn new(book: char, number: u16) -> Self {
        Self { book, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book, self.number)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Rule {
    type Err = NoRule;

    fn from_str(text: &str) -> Result<Self, NoRule> {
        let (book, number) = text.split_once('-').ok_or(NoRule)?;
        let mut letters = book.chars();
        match (letters.next(), letters.next(), number.parse()) {
            (Some(book), None, Ok(number)) => Ok(Self { book, number }),
            _ => Err(NoRule),
        }
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

/// A text that is no rule's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a rule's id is a letter, a hyphen and a number")]
pub struct NoRule;

/// A reason why something was refused, which names the rule that says so.
pub trait Refuses {
    /// The rule that refuses.
    fn rule(&self) -> Rule;
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json, to_value};

    use super::*;

    #[test]
    fn a_rule_is_told_by_its_book_and_number() {
        let rule = Rule::new('G', 12);
        assert_eq!(rule.to_string(), "G-12");
        assert_eq!(to_value(rule).unwrap(), json!("G-12"));
        assert_ne!(rule, Rule::new('P', 12));
    }

    #[test]
    fn a_rule_is_read_as_it_was_told() {
        assert_eq!(from_value::<Rule>(json!("N-7")).unwrap(), Rule::new('N', 7));
        for no_rule in ["", "N", "N-", "-7", "NN-7", "N-x", "N-99999"] {
            assert_eq!(no_rule.parse::<Rule>(), Err(NoRule), "{no_rule}");
        }
    }
}
