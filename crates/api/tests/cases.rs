//! Cases by the name of their game.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::sync::LazyLock;

use api::cases::{Failure, read, run};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The shared cases of each game.
const FILES: [&[u8]; 2] = [
    include_bytes!("../../giro/tests/cases/giro.json"),
    include_bytes!("../../pigs/tests/cases/pigs.json"),
];

static SHARED: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let cases = FILES.map(|file| serde_json::from_slice::<Vec<Value>>(file).unwrap());
    cases.concat()
});

fn of(case: &Value) -> Result<(), Failure> {
    let cases = read(case.to_string().as_bytes()).unwrap();
    run(&cases[0], None)
}

fn swap() -> Value {
    json!({
        "case": "G-18", "game": "giro",
        "given": {"obstacles": [11, 22, 31, 34, 38], "horses": [12, 13]},
        "play": [{"seat": 0, "move": {"pick": 1}}, {"seat": 1, "move": {"pick": 6}}],
        "expect": {"horses": [13, 12]}
    })
}

#[test]
fn the_shared_cases_hold() {
    for file in FILES {
        for case in &read(file).unwrap() {
            assert_eq!(run(case, None), Ok(()), "{}", case.case);
        }
    }
}

#[test]
fn one_case_alone_is_a_file_too() {
    assert_eq!(of(&swap()), Ok(()));
}

#[test]
fn what_does_not_hold_is_told_with_its_reason() {
    let failing = [
        (
            "game",
            json!("ludo"),
            "there is no game called \"ludo\"; there are: giro, pigs",
        ),
        ("rules", json!({"course": "long"}), "these rules cannot be"),
        ("rules", json!({"corse": "grand"}), "these rules cannot be"),
        (
            "given",
            json!({"horses": [12, 12], "obstacles": [11, 22, 31, 34, 38]}),
            "this position cannot be",
        ),
        ("given", json!({"horses": []}), "this position cannot be"),
        ("given", json!(null), "this position cannot be"),
        ("play", json!([{"seat": 9, "move": {"pick": 1}}]), "play 0"),
        (
            "expect",
            json!({"horses": [12, 13]}),
            "expected [12,13], found [13,12]",
        ),
        ("expect", json!({"wind": "north"}), "no fact named `wind`"),
        (
            "expect",
            json!({"refused": {"at": 0, "rule": "G-11"}}),
            "was not",
        ),
        ("expect", json!({"refused": 3}), "refused"),
    ];
    for (key, value, reason) in failing {
        let mut case = swap();
        case[key] = value;
        let failure = of(&case).unwrap_err().to_string();
        assert!(failure.contains(reason), "{case}: {failure}");
    }
}

#[test]
fn what_is_no_file_of_cases_is_said_so() {
    for bytes in [
        &b""[..],
        b"{",
        b"[1]",
        b"{\"case\": 1}",
        b"\xff\xfe",
        b"[[[[",
    ] {
        assert!(read(bytes).is_err(), "{bytes:?}");
    }
    let deep = "[".repeat(100_000);
    assert!(read(deep.as_bytes()).is_err());
}

/// Some words that cases have.
const WORDS: &[&str] = &[
    "seats",
    "horses",
    "obstacles",
    "seniority",
    "hands",
    "pick",
    "place",
    "draw",
    "seat",
    "move",
    "course",
    "of",
    "refused",
    "at",
    "rule",
    "pigs",
    "red",
    "banks",
    "track-food",
    "play",
    "food",
    "line-up",
];

/// Any JSON, leaning towards those words.
fn any_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2i64..70).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        proptest::sample::select(WORDS).prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        let key = proptest::sample::select(WORDS).prop_map(str::to_owned);
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            proptest::collection::vec((-1i64..70).prop_map(Value::from), 0..7)
                .prop_map(Value::from),
            proptest::collection::vec((key, inner), 0..5)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

proptest! {
    #[test]
    fn no_case_whatever_it_says_brings_the_runner_down(
        which in any::<proptest::sample::Index>(),
        part in proptest::sample::select(vec!["rules", "given", "play", "expect"]),
        key in any::<proptest::sample::Index>(),
        value in any_value(),
        whole: bool,
    ) {
        let mut case = which.get(&SHARED).clone();
        match &mut case[part] {
            Value::Object(inside) if !whole && !inside.is_empty() => {
                let key = inside.keys().nth(key.index(inside.len())).unwrap().clone();
                inside.insert(key, value);
            }
            Value::Array(inside) if !whole && !inside.is_empty() => {
                let at = key.index(inside.len());
                inside[at] = value;
            }
            place => *place = value,
        }
        // It may hold or not, or not even be a case.
        if let Ok(cases) = read(case.to_string().as_bytes()) {
            let _ = run(&cases[0], None);
        }
    }
}
