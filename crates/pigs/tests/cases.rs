//! The worked cases that Galloping Pigs shares with the outside world.

use pigs::{Book, Gallop};
use table::case;

#[test]
fn every_worked_case_holds() {
    let cases = case::read(include_str!("cases/pigs.json")).expect("a file of cases");
    assert!(cases.len() >= 35, "cases went missing");
    let broken: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let failure = case.run::<Gallop>(Book::printed()).err()?;
            Some(format!("{}: {failure}", case.case))
        })
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}
