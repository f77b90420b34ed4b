//! Lots that nobody chose, and that anybody can check.

use std::collections::HashMap;

use dealer::{Chance as _, Seed, Seeded};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use table::{Draw, Lot};

use crate::tables::{Table, all_drawn, whole_record};

fn lines(record: &str) -> Vec<Value> {
    record
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn bytes(hex_digits: &Value) -> Vec<u8> {
    hex::decode(hex_digits.as_str().unwrap()).unwrap()
}

#[test]
fn the_same_seed_setting_and_inputs_give_the_same_record_byte_for_byte() {
    assert_eq!(whole_record("anna"), whole_record("anna"));
    assert_ne!(whole_record("anna"), whole_record("bruno"));
}

#[test]
fn the_first_line_promises_the_seed_that_the_last_reveals() {
    let record = lines(&whole_record("anna"));
    let (first, last) = (&record[0], record.last().unwrap());
    let hash = Sha256::new_with_prefix("racenight commitment\n")
        .chain_update(bytes(&last["salt"]))
        .chain_update(bytes(&last["seed"]))
        .finalize();
    assert_eq!(bytes(&first["commitment"]), hash.to_vec());
    let seed = Sha256::digest("racenight seed\nanna");
    assert_eq!(bytes(&last["seed"]), seed.to_vec());
    for line in &record[..record.len() - 1] {
        assert!(line.get("seed").is_none() && line.get("salt").is_none());
    }
}

#[test]
fn a_running_table_does_not_show_its_seed() {
    let table = Table::open(all_drawn(2), "anna");
    let seed = hex::encode(Sha256::digest("racenight seed\nanna"));
    assert!(!table.record().contains(&seed));
    let bytes = format!("{:?}", &Sha256::digest("racenight seed\nanna")[..]);
    assert!(!format!("{:?}", table.dealer).contains(bytes.trim_matches(['[', ']'])));
}

#[test]
fn draws_are_what_the_seed_gives_for_their_line() {
    let table = Table::open(all_drawn(3), "anna");
    let mut chance = Seeded::new(Seed::from_text("anna"));
    let Lot::Order(order) = chance.draw(1, Draw::Order(3)) else {
        panic!("an order was drawn");
    };
    let drawn = &lines(&table.record())[1];
    assert_eq!(drawn["draw"]["seniority"], Value::from(order));
}

#[test]
fn lots_depend_on_seed_and_line_alone() {
    let mut anna = Seeded::new(Seed::from_text("anna"));
    let wide = Draw::One(1 << 30);
    let third = anna.draw(3, wide);
    assert_ne!(anna.draw(4, wide), third);
    assert_eq!(anna.draw(3, wide), third);
    assert_eq!(Seeded::new(Seed::from_text("anna")).draw(3, wide), third);
    assert_ne!(Seeded::new(Seed::from_text("bruno")).draw(3, wide), third);
}

/// The sum of the squared deviations from an even spread over so many kinds of lot.
fn chi_square(draw: Draw, kinds: u32, lots: u32) -> f64 {
    let mut chance = Seeded::new(Seed::from_text("chi-square"));
    let mut counts: HashMap<String, u32> = HashMap::new();
    for line in 1..=lots {
        *counts
            .entry(format!("{:?}", chance.draw(line, draw)))
            .or_default() += 1;
    }
    assert_eq!(counts.len(), kinds as usize, "each kind falls now and then");
    let even = f64::from(lots) / f64::from(kinds);
    let deviation = |count: &u32| (f64::from(*count) - even).powi(2) / even;
    counts.values().map(deviation).sum()
}

#[test]
fn orders_and_numbers_are_unbiased() {
    // Of a fair source one in a thousand exceeds these, for 23 and for 9 degrees of freedom.
    assert!(chi_square(Draw::Order(4), 24, 12_000) < 49.7);
    assert!(chi_square(Draw::One(10), 10, 10_000) < 27.9);
}

#[test]
fn golden_lots_fall_for_ever() {
    let mut chance = Seeded::new(Seed::from_text("anna"));
    let drawn = [
        chance.draw(1, Draw::Order(5)),
        chance.draw(2, Draw::One(1_000_000)),
        chance.draw(3, Draw::One(6)),
        chance.draw(4_000_000_000, Draw::One(u32::MAX)),
    ];
    let golden = [
        Lot::Order(vec![0, 4, 1, 2, 3]),
        Lot::One(948_738),
        Lot::One(1),
        Lot::One(4_177_239_032),
    ];
    assert_eq!(drawn, golden);
}
