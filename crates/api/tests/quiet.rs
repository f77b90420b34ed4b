//! The network is left alone until a table is hosted or joined.
//!
//! This file holds one test, so that whatever socket its process opens is the app's.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod evening;

use std::collections::BTreeSet;
use std::path::PathBuf;

use api::lan::{AwayChoice, HostOffer};
use api::{App, GameName, Home, Seated, Settings};
use evening::{Evening, players};
use store::Speed;

/// The sockets that this process holds.
fn sockets() -> BTreeSet<PathBuf> {
    let open = std::fs::read_dir("/proc/self/fd").unwrap();
    open.filter_map(|handle| std::fs::read_link(handle.unwrap().path()).ok())
        .filter(|to| to.to_string_lossy().starts_with("socket:"))
        .collect()
}

#[test]
fn a_newcomer_who_plays_a_race_alone_opens_no_socket() {
    let before = sockets();
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(&Home::at(folder.path()));
    let settings = app.hello().settings;
    assert!(!settings.welcomed);
    app.change_settings(Settings {
        welcomed: true,
        name: Some("Luis".into()),
        speed: Speed::Off,
        ..settings
    })
    .unwrap();
    assert_eq!(sockets(), before);

    let evening = Evening::open_with(app, folder, GameName::Pigs, players(1, 2), |_| {});
    let told = evening.to_the_end_seeing(|| assert_eq!(sockets(), before));
    assert!(told.len() > 10, "a game is longer: {}", told.len());
    assert_eq!(sockets(), before);

    // A socket would have been seen: here is one, of a table that is hosted.
    let folder = tempfile::tempdir().unwrap();
    let host = App::apart(&Home::at(folder.path()));
    let mut setup = evening.setup.clone();
    setup.seats[1].player = Seated::Guest;
    setup.seats[1].name.clear();
    host.host_party(HostOffer {
        setup,
        name: "Luis's table".into(),
        code: None,
        port: None,
        away: AwayChoice::Wait,
    })
    .unwrap();
    assert!(sockets().len() > before.len());
}
