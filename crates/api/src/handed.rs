//! What is handed over from outside: by the words that the program is started with, by a second start of it, by the
//! system when a link or a file is opened.

use std::fs;
use std::path::{Path, PathBuf};

use ::lan::invitation::{Invitation, NoInvitation};
use serde::Serialize;
use specta::Type;
use url::Url;

use crate::{App, RecordError};

/// The word that has a second start open a window of its own.
const NEW_INSTANCE: &str = "--new-instance";
/// The longest record that is taken in, in bytes: many times that of the longest evening.
const LONGEST: u64 = 64 * 1024 * 1024;

/// What was handed over, for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "handed", rename_all = "kebab-case")]
pub enum Handed {
    /// A join link. Nobody is joined by it before somebody here says so.
    Link {
        /// The link.
        link: String,
    },
    /// The record of a finished table, which is among ours now, or has been before.
    Record {
        /// Its name among ours.
        file: String,
    },
    /// The wish for a new table.
    NewTable,
    /// The wish to join one.
    Join,
    /// Something that made no sense. Nothing has changed.
    Wrong {
        /// What is wrong.
        why: Misfit,
    },
}

/// Why nothing could be done with what was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Type)]
#[serde(tag = "misfit", rename_all = "kebab-case")]
pub enum Misfit {
    /// The program knows no such word.
    Word {
        /// The word.
        word: String,
    },
    /// There is more than one thing to do.
    TooMuch,
    /// A link that is no join link.
    Link,
    /// A join link of a later version of the app.
    LaterLink,
    /// A file that cannot be read.
    Unreadable {
        /// The file.
        path: String,
        /// What the system says.
        cause: String,
    },
    /// A file that is no record, or one that does not hold.
    Record {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: RecordError,
    },
}

/// What the program was started for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// Does it open a window of its own, whether there is one already or not?
    pub is_apart: bool,
    wish: Option<Wish>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    Link(String),
    File(PathBuf),
    NewTable,
    Join,
    Wrong(Misfit),
}

impl Errand {
    /// What these words mean, without the program's own name, said in this folder:
    /// `[--new-instance] [--new-table | --join] [LINK-OR-FILE]`.
    pub fn of(words: impl IntoIterator<Item = String>, folder: &Path) -> Self {
        let words: Vec<String> = words.into_iter().collect();
        let is_apart = words.iter().any(|word| word == NEW_INSTANCE);
        // The Finder names its window so.
        let is_meant = |word: &&String| *word != NEW_INSTANCE && !word.starts_with("-psn_");
        let mut wishes = words
            .iter()
            .filter(is_meant)
            .map(|word| Wish::of(word, folder));
        let wish = wishes.next();
        let wish = match wishes.next() {
            None => wish,
            Some(_) => Some(Wish::Wrong(Misfit::TooMuch)),
        };
        Self { is_apart, wish }
    }
}

impl Wish {
    fn of(word: &str, folder: &Path) -> Self {
        match word {
            "--new-table" => Self::NewTable,
            "--join" => Self::Join,
            _ if word.starts_with('-') => Self::Wrong(Misfit::Word { word: word.into() }),
            _ if word.starts_with("racenight:") => Self::link(word),
            _ => match Url::parse(word).ok().filter(|url| url.scheme() == "file") {
                Some(url) => url.to_file_path().map_or_else(
                    |()| Self::Wrong(Misfit::Word { word: word.into() }),
                    Self::File,
                ),
                None => Self::File(folder.join(word)),
            },
        }
    }

    fn link(word: &str) -> Self {
        match word.parse::<Invitation>() {
            Ok(_) => Self::Link(word.trim().into()),
            Err(NoInvitation::Version) => Self::Wrong(Misfit::LaterLink),
            Err(_) => Self::Wrong(Misfit::Link),
        }
    }
}

impl App {
    /// Does what the program was started for: the page is told, now or as soon as it is there.
    pub fn run(&self, errand: Errand) {
        let handed = match errand.wish {
            None => return,
            Some(Wish::Link(link)) => Handed::Link { link },
            Some(Wish::NewTable) => Handed::NewTable,
            Some(Wish::Join) => Handed::Join,
            Some(Wish::Wrong(why)) => Handed::Wrong { why },
            Some(Wish::File(path)) => self
                .take_in(&path)
                .map_or_else(|why| Handed::Wrong { why }, |file| Handed::Record { file }),
        };
        self.desktop().hand(handed);
    }

    /// Takes the record in that this file holds, and gives its name among ours.
    fn take_in(&self, path: &Path) -> Result<String, Misfit> {
        let text = read(path).map_err(|cause| Misfit::Unreadable {
            path: path.display().to_string(),
            cause,
        })?;
        match self.import_record(text) {
            // It was taken in before: what is wanted is to see it.
            Ok(file) | Err(RecordError::ThereAlready { file }) => Ok(file),
            Err(why) => Err(Misfit::Record {
                path: path.display().to_string(),
                why,
            }),
        }
    }
}

/// The text of a file, or what the system says.
fn read(path: &Path) -> Result<String, String> {
    let known = fs::metadata(path).map_err(|error| error.to_string())?;
    if !known.is_file() {
        return Err("not a file".into());
    }
    if known.len() > LONGEST {
        return Err(std::io::Error::from(std::io::ErrorKind::FileTooLarge).to_string());
    }
    fs::read_to_string(path).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINK: &str = "racenight://join?v=1";

    fn wish(words: &[&str]) -> Option<Wish> {
        Errand::of(
            words.iter().map(ToString::to_string),
            Path::new("/home/ada"),
        )
        .wish
    }

    #[test]
    fn without_words_there_is_nothing_to_do() {
        assert_eq!(wish(&[]), None);
    }

    #[test]
    fn a_start_of_its_own_is_no_errand() {
        let errand = Errand::of(["--new-instance".to_owned()], Path::new("/"));
        assert!(errand.is_apart);
        assert_eq!(errand.wish, None);
        assert!(!Errand::of(["--join".to_owned()], Path::new("/")).is_apart);
    }

    #[test]
    fn the_two_wishes_are_known() {
        assert_eq!(wish(&["--new-table"]), Some(Wish::NewTable));
        assert_eq!(wish(&["--new-instance", "--join"]), Some(Wish::Join));
    }

    #[test]
    fn a_word_that_is_not_known_is_told() {
        let word = "--fast".to_owned();
        assert_eq!(wish(&["--fast"]), Some(Wish::Wrong(Misfit::Word { word })));
    }

    #[test]
    fn one_thing_is_done_at_a_time() {
        assert_eq!(
            wish(&["--join", "race.racenight"]),
            Some(Wish::Wrong(Misfit::TooMuch))
        );
    }

    #[test]
    fn a_file_is_looked_for_in_the_folder_where_it_was_named() {
        let file = |path: &str| Some(Wish::File(path.into()));
        assert_eq!(wish(&["race.racenight"]), file("/home/ada/race.racenight"));
        assert_eq!(wish(&["/tmp/race.racenight"]), file("/tmp/race.racenight"));
        assert_eq!(
            wish(&["file:///tmp/a%20race.racenight"]),
            file("/tmp/a race.racenight")
        );
    }

    #[test]
    fn what_is_called_a_link_and_is_none_is_told() {
        assert_eq!(
            wish(&["racenight://dance"]),
            Some(Wish::Wrong(Misfit::Link))
        );
        assert_eq!(wish(&[LINK]), Some(Wish::Wrong(Misfit::Link)));
        assert_eq!(
            wish(&["racenight://join?v=2"]),
            Some(Wish::Wrong(Misfit::LaterLink))
        );
    }
}
