//! The book's figures and its rules of movement, read off as plainly as can be.

use pigs::{EditionName, Pig, Runner};

/// The row of an edition on the page (P-3).
pub(crate) struct Printed {
    pub(crate) name: EditionName,
    pub(crate) spaces: i16,
    pub(crate) of_each: u8,
    pub(crate) pile: u16,
    pub(crate) rounds: u8,
}

pub(crate) const EDITIONS: [Printed; 2] = [
    Printed {
        name: EditionName::Cards,
        spaces: 22,
        of_each: 7,
        pile: 55,
        rounds: 3,
    },
    Printed {
        name: EditionName::Tiles,
        spaces: 27,
        of_each: 8,
        pile: 35,
        rounds: 1,
    },
];

/// One step at a time, until nobody stands there (P-4, P-8).
pub(crate) fn lands(pigs: &[Runner], pig: Pig, spaces: i16) -> (i16, Vec<Pig>) {
    let mut at = at(pigs, pig);
    let mut leapt = Vec::new();
    loop {
        at += 1;
        let here = |one: &&Runner| (one.at - at).rem_euclid(spaces) == 0;
        match pigs.iter().find(here) {
            Some(other) => leapt.push(other.pig),
            None => return (at, leapt),
        }
    }
}

pub(crate) fn at(pigs: &[Runner], pig: Pig) -> i16 {
    let mut one = pigs.iter().filter(|one| one.pig == pig);
    one.next().expect("five pigs").at
}

/// Further than each of the others (P-9).
pub(crate) fn is_ahead(pigs: &[Runner], pig: Pig, at: i16) -> bool {
    pigs.iter().all(|one| one.pig == pig || one.at < at)
}
