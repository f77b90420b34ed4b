//! The worked cases that the Really Nasty Horse Racing Game shares with the outside world.

use nasty::{Book, Meeting};
use table::case;

#[test]
fn every_worked_case_holds() {
    let cases = case::read(include_str!("cases/nasty.json")).expect("a file of cases");
    assert!(cases.len() >= 67, "cases went missing");
    let broken: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let failure = case.run::<Meeting>(Book::printed()).err()?;
            Some(format!("{}: {failure}", case.case))
        })
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}
