//! What a table says of itself, as the TXT record of a service: nothing personal, nothing secret.

use crate::bytes::{Fingerprint, TableId};
use crate::message::Versions;
use crate::words::clean;

/// The most bytes of a record.
const MOST_BYTES: usize = 200;
/// The most bytes of an instance's name.
const MOST_NAME: usize = 63;
/// The most bytes of a game's name, and of a version.
const MOST_WORD: usize = 24;
/// The form of the record.
const FORM: &str = "1";

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People sit down.
    Lobby,
    /// They play.
    Run,
    /// They have played.
    Over,
}

/// What lets one in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetsIn {
    /// The room code.
    Code,
    /// The join link alone.
    Link,
    /// Nothing is needed.
    Open,
}

/// What a table says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advert {
    /// The versions of the protocol that its host speaks.
    pub versions: Versions,
    /// The table.
    pub table: TableId,
    /// The host's key. Anybody can write it here: it is a hint, and proven only by TLS.
    pub fingerprint: Fingerprint,
    /// The game.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// How many seats are taken …
    pub taken: u8,
    /// … of how many.
    pub seats: u8,
    /// What lets one in.
    pub lets_in: LetsIn,
    /// The version of the host's app.
    pub app: String,
}

/// Do the two speak a common version of the protocol?
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fit {
    /// They do.
    Fits,
    /// Only newer ones are spoken there: this app has to be updated.
    Newer,
    /// Only older ones are spoken there: the host's app has to be updated.
    Older,
}

/// A record that is none of ours: what is missing or makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the record's {0} is missing or wrong")]
pub struct BadAdvert(pub &'static str);

impl Stage {
    const ALL: [(Self, &str); 3] = [
        (Self::Lobby, "lobby"),
        (Self::Run, "run"),
        (Self::Over, "over"),
    ];
}

impl LetsIn {
    const ALL: [(Self, &str); 3] = [
        (Self::Code, "code"),
        (Self::Link, "link"),
        (Self::Open, "open"),
    ];
}

fn word<T: Copy + PartialEq>(all: &[(T, &'static str)], one: T) -> &'static str {
    let mut words = all.iter().filter(|(other, _)| *other == one);
    words.next().map_or("", |(_, word)| word)
}

fn meant<T: Copy>(all: &[(T, &str)], said: &str) -> Option<T> {
    all.iter()
        .find(|(_, word)| *word == said)
        .map(|(one, _)| *one)
}

impl Advert {
    /// Can somebody from here play there, as far as the protocol goes?
    pub fn fit(&self) -> Fit {
        let ours = Versions::OURS;
        match self.versions.common(ours) {
            Some(_) => Fit::Fits,
            None if self.versions.min > ours.max => Fit::Newer,
            None => Fit::Older,
        }
    }

    /// The record, key by key; none where a text in it is longer than it may be.
    pub fn txt(&self) -> Option<Vec<(&'static str, String)>> {
        let Versions { min, max } = self.versions;
        let txt = vec![
            ("txtvers", FORM.to_owned()),
            ("pv", format!("{min}-{max}")),
            ("id", self.table.text()),
            ("fp", self.fingerprint.text()),
            ("g", self.game.clone()),
            ("st", word(&Stage::ALL, self.stage).to_owned()),
            ("n", format!("{}/{}", self.taken, self.seats)),
            ("auth", word(&LetsIn::ALL, self.lets_in).to_owned()),
            ("av", self.app.clone()),
        ];
        // Each has its length before it, and an equals sign within.
        let bytes: usize = txt
            .iter()
            .map(|(key, value)| key.len() + value.len() + 2)
            .sum();
        let fits = bytes <= MOST_BYTES && plain(&self.game) && plain(&self.app);
        fits.then_some(txt)
    }

    /// Reads a record. Keys that are not known are passed over; of one that is there twice the first counts.
    pub fn read(txt: &[(&str, &str)]) -> Result<Self, BadAdvert> {
        let value = |key: &'static str| {
            let mut values = txt.iter();
            let found = values.find(|(name, _)| name.eq_ignore_ascii_case(key));
            found.map(|(_, value)| *value).ok_or(BadAdvert(key))
        };
        let bad = |key: &'static str| move || BadAdvert(key);
        if value("txtvers")? != FORM {
            return Err(BadAdvert("txtvers"));
        }
        let (min, max) = numbers(value("pv")?, '-').ok_or_else(bad("pv"))?;
        let (taken, seats) = numbers(value("n")?, '/').ok_or_else(bad("n"))?;
        let texts = |key| {
            value(key)
                .ok()
                .filter(|text| plain(text))
                .map(str::to_owned)
        };
        let advert = Self {
            versions: Versions { min, max },
            table: value("id")?.parse().map_err(|_| BadAdvert("id"))?,
            fingerprint: value("fp")?.parse().map_err(|_| BadAdvert("fp"))?,
            game: texts("g").ok_or_else(bad("g"))?,
            stage: meant(&Stage::ALL, value("st")?).ok_or_else(bad("st"))?,
            taken,
            seats,
            lets_in: meant(&LetsIn::ALL, value("auth")?).ok_or_else(bad("auth"))?,
            app: texts("av").ok_or_else(bad("av"))?,
        };
        if min > max {
            return Err(BadAdvert("pv"));
        }
        let most = u8::try_from(table::Seat::MOST).unwrap_or(u8::MAX);
        if taken > seats || seats > most {
            return Err(BadAdvert("n"));
        }
        Ok(advert)
    }
}

/// Two numbers with a sign between them.
fn numbers<T: std::str::FromStr>(text: &str, sign: char) -> Option<(T, T)> {
    let (one, other) = text.split_once(sign)?;
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits(one) && digits(other);
    plain.then(|| Some((one.parse().ok()?, other.parse().ok()?)))?
}

/// A word that can be shown as it is.
fn plain(text: &str) -> bool {
    (1..=MOST_WORD).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic())
}

/// The name of a table among its neighbours, in any language: no longer than it may be, and with a number where others are called the
/// same.
pub fn instance(name: &str, number: u32) -> String {
    let name = clean(name, MOST_NAME);
    let name = if name.is_empty() { "Race Night" } else { &name };
    let suffix = if number > 1 {
        format!(" ({number})")
    } else {
        String::new()
    };
    let most = MOST_NAME - suffix.len();
    let mut ends = (0..=most).rev().filter(|end| name.is_char_boundary(*end));
    let room = ends.next().unwrap_or(0);
    format!("{}{suffix}", name[..room].trim_end())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    fn advert() -> Advert {
        advert_of(1)
    }

    /// A table that is announced, of this id.
    pub(crate) fn advert_of(id: u8) -> Advert {
        Advert {
            versions: Versions::OURS,
            table: TableId([id; 10]),
            fingerprint: Fingerprint([2; 32]),
            game: "giro".into(),
            stage: Stage::Lobby,
            taken: 3,
            seats: 5,
            lets_in: LetsIn::Code,
            app: "0.1.0".into(),
        }
    }

    fn with(key: &str, value: &str) -> Result<Advert, BadAdvert> {
        let txt = advert().txt().unwrap();
        let txt: Vec<(&str, &str)> = txt
            .iter()
            .map(|(name, old)| (*name, if *name == key { value } else { old }))
            .collect();
        Advert::read(&txt)
    }

    #[test]
    fn it_is_read_as_it_was_written() {
        let txt = advert().txt().unwrap();
        assert_eq!(txt[0], ("txtvers", "1".into()));
        let written: Vec<String> = txt
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        let written = written.join(" ");
        assert!(written.starts_with("txtvers=1 pv=1-1 id=AEAQ"), "{written}");
        assert!(
            written.ends_with("g=giro st=lobby n=3/5 auth=code av=0.1.0"),
            "{written}"
        );
        assert!(written.len() < MOST_BYTES);
        assert_eq!(with("", ""), Ok(advert()));
        for (stage, word) in Stage::ALL {
            assert_eq!(with("st", word), Ok(Advert { stage, ..advert() }));
        }
        for (lets_in, word) in LetsIn::ALL {
            assert_eq!(
                with("auth", word),
                Ok(Advert {
                    lets_in,
                    ..advert()
                })
            );
        }
    }

    #[test]
    fn what_is_not_known_is_passed_over_and_the_first_counts() {
        let txt = advert().txt().unwrap();
        let known = || txt.iter().map(|(key, value)| (*key, value.as_str()));
        let more: Vec<(&str, &str)> = known().chain([("colour", "red"), ("n", "9/9")]).collect();
        assert_eq!(Advert::read(&more), Ok(advert()));
        let large: Vec<(String, &str)> = known()
            .map(|(key, value)| (key.to_uppercase(), value))
            .collect();
        let large: Vec<(&str, &str)> = large
            .iter()
            .map(|(key, value)| (key.as_str(), *value))
            .collect();
        assert_eq!(Advert::read(&large), Ok(advert()));
    }

    #[test]
    fn what_makes_no_sense_drops_the_entry() {
        for (key, values) in [
            ("txtvers", &["2", ""][..]),
            ("pv", &["", "1", "2-1", "a-b", "1-+2", "-1-2", "1-99999999"]),
            ("id", &["", "AAAA", "!"]),
            ("fp", &["", "AAAA"]),
            (
                "g",
                &["", "giro galoppo", "ünder", "a-very-long-name-of-a-game"],
            ),
            ("st", &["", "LOBBY", "lobby "]),
            ("n", &["", "3", "6/5", "3/7", "-1/5", "300/300"]),
            ("auth", &["", "none"]),
            ("av", &["", "1.0\u{7}"]),
        ] {
            for value in values {
                assert_eq!(with(key, value), Err(BadAdvert(key)), "{key}={value}");
            }
            let txt = advert().txt().unwrap();
            let rest = txt.iter().map(|(name, value)| (*name, value.as_str()));
            let without: Vec<(&str, &str)> = rest.filter(|(name, _)| *name != key).collect();
            assert_eq!(Advert::read(&without), Err(BadAdvert(key)));
        }
    }

    #[test]
    fn it_shows_who_has_to_update() {
        for (pv, fit) in [
            ("1-1", Fit::Fits),
            ("1-9", Fit::Fits),
            ("7-9", Fit::Newer),
            ("0-0", Fit::Older),
        ] {
            assert_eq!(with("pv", pv).unwrap().fit(), fit, "{pv}");
        }
    }

    #[test]
    fn a_text_that_does_not_fit_is_not_announced() {
        let app = "0.1.0-with-a-very-long-suffix".into();
        assert_eq!(Advert { app, ..advert() }.txt(), None);
    }

    #[test]
    fn an_instance_has_a_name_that_fits() {
        assert_eq!(instance("Anna's table", 1), "Anna's table");
        assert_eq!(instance("Anna's table", 2), "Anna's table (2)");
        assert_eq!(instance(" \n", 1), "Race Night");
        let long = "ü".repeat(40);
        assert_eq!(instance(&long, 1), "ü".repeat(31));
        assert_eq!(instance(&long, 12), format!("{} (12)", "ü".repeat(29)));
        assert_eq!(instance(&"🐎".repeat(20), 1).len(), 60);
    }
}
