//! What comes into the house from elsewhere is what `deny.toml` lets in: by its licence, from one registry, in one version.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;

const HOUSE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// All that the lock file holds; where the lock file is not current, cargo says so.
static PACKAGES: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let told = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(HOUSE)
        .output()
        .unwrap();
    let complaint = String::from_utf8_lossy(&told.stderr);
    assert!(told.status.success(), "{complaint}");
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    told["packages"].as_array().unwrap().clone()
});

fn policy() -> toml::Table {
    let text = fs::read_to_string(Path::new(HOUSE).join("deny.toml")).unwrap();
    toml::from_str(&text).unwrap()
}

fn names(list: &toml::Value) -> BTreeSet<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|name| name.as_str().unwrap().to_owned()).collect()
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// Is a licence such as `(MIT OR Apache-2.0) AND Unicode-3.0` met by what is allowed?
fn is_met(licence: &str, allowed: &BTreeSet<String>) -> bool {
    // Some write their choice as it was written before there was a standard.
    let Ok(licence) = spdx::Expression::parse_mode(licence, spdx::ParseMode::LAX) else {
        return false;
    };
    licence.evaluate(|asked| allowed.contains(&asked.to_string()))
}

#[test]
fn a_choice_of_licences_needs_one_and_a_sum_needs_all() {
    let allowed = [
        "MIT".to_owned(),
        "Apache-2.0 WITH LLVM-exception".to_owned(),
    ]
    .into();
    for (licence, met) in [
        ("MIT", true),
        ("GPL-3.0-only OR MIT", true),
        ("MIT/Apache-2.0", true),
        ("MIT AND Apache-2.0", false),
        ("Apache-2.0", false),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("", false),
        ("All rights reserved", false),
    ] {
        assert_eq!(is_met(licence, &allowed), met, "{licence}");
    }
}

#[test]
fn every_licence_is_one_that_the_house_allows() {
    let allowed = names(&policy()["licenses"]["allow"]);
    let foreign: BTreeMap<&str, &str> = PACKAGES
        .iter()
        .map(|package| (text(package, "name"), text(package, "license")))
        .filter(|(_, licence)| !is_met(licence, &allowed))
        .collect();
    assert_eq!(foreign, BTreeMap::new());
}

#[test]
fn everything_that_is_not_ours_comes_from_the_one_registry() {
    let sources: BTreeSet<&str> = PACKAGES
        .iter()
        .filter_map(|package| package["source"].as_str())
        .collect();
    assert_eq!(sources.len(), 1, "{sources:?}");
    assert!(sources.iter().all(|source| source.starts_with("registry+")));
    let house = fs::canonicalize(HOUSE).unwrap();
    for package in PACKAGES
        .iter()
        .filter(|package| package["source"].is_null())
    {
        let manifest = Path::new(text(package, "manifest_path"));
        assert!(manifest.starts_with(&house), "{}", manifest.display());
    }
}

#[test]
fn nothing_comes_in_two_versions_but_what_is_known_to() {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in PACKAGES.iter() {
        let known = versions.entry(text(package, "name")).or_default();
        known.insert(text(package, "version"));
    }
    let twice: BTreeSet<String> = versions
        .into_iter()
        .filter(|(_, versions)| versions.len() > 1)
        .map(|(name, _)| name.to_owned())
        .collect();
    assert_eq!(
        twice,
        names(&policy()["bans"]["skip"]),
        "left: what comes in two versions"
    );
}
