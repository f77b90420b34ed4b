//! The names of rules, and refusals that carry them.

use std::fmt;

use serde::{Serialize, Serializer};
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

/// A reason why something was refused, which names the rule that says so.
pub trait Refuses {
    /// The rule that refuses.
    fn rule(&self) -> Rule;
}

#[cfg(test)]
mod tests {
    use serde_json::{json, to_value};

    use super::*;

    #[test]
    fn a_rule_is_told_by_its_book_and_number() {
        let rule = Rule::new('G', 12);
        assert_eq!(rule.to_string(), "G-12");
        assert_eq!(to_value(rule).unwrap(), json!("G-12"));
        assert_ne!(rule, Rule::new('P', 12));
    }
}
