//! The levels' names, as records, the page and the command line write them.

use bots::{Level, NoSuchLevel};

#[test]
fn every_level_is_read_back_from_its_name() {
    for &level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert_eq!(Level::ALL.first(), Some(&Level::Random));
    assert_eq!(Level::Steady.to_string(), "steady");
}

#[test]
fn an_unknown_name_is_answered_with_those_that_there_are() {
    let wrong: NoSuchLevel = "Steady!".parse::<Level>().unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "there is no bot called \"Steady!\"; there are: random, steady"
    );
}
