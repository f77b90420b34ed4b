//! Every text that is printed, in each language: one field a text, so that none can be missing.
//!
//! A word in curly brackets stands for something that [`fill`] puts there. No sentence is built from
//! pieces.

mod de;
mod en;
mod es;

use serde::{Deserialize, Serialize};
use table::Money;

/// A language that is printed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
}

impl Language {
    /// All there are.
    pub const ALL: [Self; 3] = [Self::English, Self::Spanish, Self::German];

    /// Its code, as documents name their language.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en-GB",
            Self::Spanish => "es",
            Self::German => "de",
        }
    }

    pub(crate) const fn words(self) -> &'static Words {
        match self {
            Self::English => &en::WORDS,
            Self::Spanish => &es::WORDS,
            Self::German => &de::WORDS,
        }
    }

    /// A sum of money with its sign and its thousands.
    pub(crate) fn money(self, money: Money) -> String {
        let told = money.to_string();
        if self == Self::English {
            return told;
        }
        let digits = told.replace('£', "").replace(',', ".");
        // Spanish writes four digits in one.
        let is_short = self == Self::Spanish && digits.trim_start_matches('-').len() == 5;
        let digits = if is_short {
            digits.replace('.', "")
        } else {
            digits
        };
        format!("{digits}\u{a0}£")
    }
}

/// Puts what they stand for in the place of the words in curly brackets.
pub(crate) fn fill(text: &str, words: &[(&str, &str)]) -> String {
    // In one pass, so that what is put in is never read again.
    let mut filled = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        let (word, after) = after.split_once('}').unwrap_or((after, ""));
        let with = words.iter().find(|(key, _)| *key == word);
        filled.push_str(before);
        filled.push_str(with.map_or("", |(_, with)| with));
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// All texts. Lists stand in the order of what they name.
pub(crate) struct Words {
    pub(crate) game: GameNames,
    /// Silks: plain, hoops, diamonds, sash, quarters, spots.
    pub(crate) silks: [&'static str; 6],
    /// First, second, third and so on.
    pub(crate) ordinals: [&'static str; 6],
    pub(crate) nasty: Nasty,
    pub(crate) cards: Cards,
    pub(crate) score: Score,
}

pub(crate) struct GameNames {
    pub(crate) giro: &'static str,
    pub(crate) pigs: &'static str,
    pub(crate) nasty: &'static str,
}

pub(crate) struct Nasty {
    /// By [`nasty::RaceName`].
    pub(crate) races: [&'static str; 6],
    /// With the number of the race and its name.
    pub(crate) race_of: &'static str,
    pub(crate) race: &'static str,
    pub(crate) prizes: &'static str,
    pub(crate) owner: &'static str,
    pub(crate) horse: &'static str,
    pub(crate) grade: &'static str,
    pub(crate) lane: &'static str,
    pub(crate) odds: &'static str,
    /// With the odds.
    pub(crate) to_one: &'static str,
    pub(crate) stake: &'static str,
    pub(crate) slip: Slip,
    pub(crate) board: Board,
    pub(crate) race_card: RaceCard,
    pub(crate) results: Results,
}

pub(crate) struct Slip {
    pub(crate) title: &'static str,
    /// The title of all of them.
    pub(crate) all: &'static str,
    pub(crate) blank: &'static str,
    /// With the player.
    pub(crate) of: &'static str,
    pub(crate) entry: &'static str,
    pub(crate) backed: &'static str,
    pub(crate) paid: &'static str,
    pub(crate) prize: &'static str,
    pub(crate) purse: &'static str,
    pub(crate) no_bet: &'static str,
    pub(crate) lost: &'static str,
    pub(crate) rules: &'static str,
    pub(crate) secret: &'static str,
}

pub(crate) struct Board {
    pub(crate) title: &'static str,
    pub(crate) table: &'static str,
    pub(crate) note: &'static str,
}

pub(crate) struct RaceCard {
    pub(crate) title: &'static str,
    pub(crate) subtitle: &'static str,
    pub(crate) note: &'static str,
}

pub(crate) struct Results {
    pub(crate) title: &'static str,
    pub(crate) placings: &'static str,
    pub(crate) also_ran: &'static str,
    pub(crate) none_home: &'static str,
    pub(crate) disqualified: &'static str,
    pub(crate) bets: &'static str,
    pub(crate) no_bets: &'static str,
    pub(crate) hearings: &'static str,
    pub(crate) no_hearings: &'static str,
    /// With who objects, whose horse, and both dice.
    pub(crate) objection_sustained: &'static str,
    pub(crate) objection_dismissed: &'static str,
    pub(crate) enquiry_sustained: &'static str,
    pub(crate) enquiry_dismissed: &'static str,
    pub(crate) money: &'static str,
    pub(crate) start: &'static str,
    pub(crate) chart: &'static str,
    pub(crate) standings: &'static str,
    pub(crate) running: &'static str,
}

pub(crate) struct Cards {
    pub(crate) lanes: &'static str,
    pub(crate) lane_note: &'static str,
    pub(crate) events: &'static str,
    /// By [`nasty::CardKind`].
    pub(crate) kinds: [&'static str; 9],
    /// By [`nasty::CardKind`]; with the deposit.
    pub(crate) rules: [&'static str; 9],
    /// By [`nasty::Fence`].
    pub(crate) fences: [&'static str; 6],
    pub(crate) veer_in: &'static str,
    pub(crate) veer_out: &'static str,
}

pub(crate) struct Score {
    pub(crate) title: &'static str,
    /// By `giro::CourseName`.
    pub(crate) courses: [&'static str; 3],
    pub(crate) grass: &'static str,
    pub(crate) sand: &'static str,
    pub(crate) river: &'static str,
    pub(crate) moor: &'static str,
    pub(crate) hedge: &'static str,
    pub(crate) run_out: &'static str,
    pub(crate) finish: &'static str,
    pub(crate) player: &'static str,
    pub(crate) round: &'static str,
    pub(crate) place: &'static str,
    pub(crate) card_and_space: &'static str,
    pub(crate) total: &'static str,
    pub(crate) start: &'static str,
    /// With the number of spaces.
    pub(crate) spaces: &'static str,
    pub(crate) food: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_written_as_each_language_does() {
        let told = |pounds| Language::ALL.map(|language| language.money(Money::pounds(pounds)));
        assert_eq!(told(20_000), ["£20,000", "20.000\u{a0}£", "20.000\u{a0}£"]);
        assert_eq!(told(-1_000), ["-£1,000", "-1000\u{a0}£", "-1.000\u{a0}£"]);
        assert_eq!(told(0), ["£0", "0\u{a0}£", "0\u{a0}£"]);
    }

    #[test]
    fn what_is_put_in_is_not_read_again() {
        let filled = fill("{one} and {two}", &[("one", "{two}"), ("two", "2")]);
        assert_eq!(filled, "{two} and 2");
    }
}
