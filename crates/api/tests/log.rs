//! The log tells what went wrong, and no secret.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../../lan/tests/apart/mod.rs"]
mod apart;
mod evening;

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use api::lan::{AwayChoice, HostOffer, PartyTold, Side};
use api::{App, GameName, Home, Level, Seated, Settings, Taste};
use evening::Evening;

const CODE: &str = "7K2MQ0";
const CANARY: &str = "canary";

/// All that the log of this home holds.
fn log(home: &Path) -> String {
    let files = fs::read_dir(home.join("log")).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    texts.collect()
}

#[test]
fn the_log_tells_what_went_wrong_and_no_secret() {
    if !apart::inside("the_log_tells_what_went_wrong_and_no_secret") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let home = Home::at(folder.path());
    api::log::start(&home).unwrap();
    let app = App::without_waiting(&home);

    let mut secrets = vec![CANARY.to_owned(), CODE.to_owned()];
    secrets.extend(tables_played());
    secrets.extend(table_hosted(&app));
    let hand = CANARY.to_owned();
    catch_unwind(|| panic!("the hand is {hand}")).unwrap_err();
    catch_unwind(|| panic!("words that were fixed before")).unwrap_err();
    // The settings cannot be kept where a folder is in their place.
    fs::create_dir(folder.path().join("settings.json")).unwrap();
    app.change_settings(Settings::default()).unwrap_err();

    let log = log(folder.path());
    assert!(log.contains(env!("CARGO_PKG_VERSION")), "{log}");
    assert!(
        log.contains("ERROR api::log: panic at crates/api/tests/log.rs"),
        "{log}"
    );
    assert!(log.contains("words that were fixed before"), "{log}");
    assert!(log.contains("WARN api::app: settings"), "{log}");
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log: {log}");
    }
    let said: Vec<String> = app
        .bug_details()
        .errors
        .into_iter()
        .map(|fault| fault.said)
        .collect();
    assert_eq!(said.len(), 3, "{said:?}");
}

/// Plays a table of each game, and gives what their records hold that is secret while they run.
fn tables_played() -> Vec<String> {
    let mut secrets = Vec::new();
    for game in GameName::ALL {
        let players = vec![Seated::Here, Seated::Here, Seated::Bot(Level::Random)];
        let evening = Evening::open(*game, players, |setup| {
            setup.pause = Some(0);
            for (n, seat) in setup.seats.iter_mut().enumerate() {
                seat.name = format!("{CANARY} {n}");
            }
        });
        evening.to_the_end();
        let record = fs::read_to_string(&evening.finished()[0]).unwrap();
        let seed = record.split('"').filter(|text| text.len() == 64);
        secrets.extend(seed.map(ToOwned::to_owned));
    }
    secrets
}

/// Hosts a table, and gives what lets others in there.
fn table_hosted(app: &App) -> Vec<String> {
    let (to, told) = std::sync::mpsc::channel();
    app.watch_parties(move |one| to.send(one).is_ok());
    let setup = app.surprise(Taste {
        game: GameName::Giro,
        players: Some(vec![Seated::Here, Seated::Guest]),
        names: Vec::new(),
        options: false,
    });
    let party = app
        .host_party(HostOffer {
            setup,
            name: CANARY.into(),
            code: Some(CODE.to_lowercase()),
            port: Some(0),
            away: AwayChoice::Wait,
        })
        .unwrap();
    let link = loop {
        let told = told.recv().unwrap();
        let PartyTold::Parties { parties } = told else {
            continue;
        };
        if let Some(Side::Host { link, .. }) = parties.first().map(|card| &card.side) {
            break link.clone();
        }
    };
    app.leave_party(party).unwrap();
    let long = link.split(['&', '=']).filter(|part| part.len() > 8);
    long.map(ToOwned::to_owned).collect()
}
