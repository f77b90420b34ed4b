//! The worked cases that Giro Galoppo shares with the outside world.

use giro::{Book, Race};
use table::case;

#[test]
fn every_worked_case_holds() {
    let cases = case::read(include_str!("cases/giro.json")).expect("a file of cases");
    assert!(cases.len() >= 47, "cases went missing");
    let broken: Vec<String> = cases
        .iter()
        .filter_map(|case| {
            let failure = case.run::<Race>(Book::printed()).err()?;
            Some(format!("{}: {failure}", case.case))
        })
        .collect();
    assert!(broken.is_empty(), "{broken:#?}");
}
