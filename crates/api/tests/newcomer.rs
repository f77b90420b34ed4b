//! Somebody who starts the app for the first time: what is offered to him, and that it stays on his machine.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use api::{App, GameName, Home, Level, Seated, Setup, Taste};
use store::Settings;
use table::Silks;
use tempfile::TempDir;

const BOT: Seated = Seated::Bot(Level::Steady);

/// The app of somebody who is called so and wears this.
fn app_of(name: &str, silks: Silks) -> (App, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let app = App::new(&Home::at(folder.path()));
    app.change_settings(Settings {
        welcomed: true,
        name: Some(name.into()),
        silks: Some(silks),
        ..Settings::default()
    })
    .unwrap();
    (app, folder)
}

fn surprise(app: &App, game: GameName, players: &[Seated], names: &[&str]) -> Setup {
    let setup = app.surprise(Taste {
        game,
        players: Some(players.to_vec()),
        names: names.iter().map(|name| (*name).into()).collect(),
        options: false,
    });
    assert_eq!(app.check(setup.clone()), []);
    setup
}

#[test]
fn name_and_silks_are_offered_at_the_first_seat_that_is_played_here() {
    let (app, _folder) = app_of("Luis", Silks::Green);
    for game in GameName::ALL {
        // Chance may give them to him; not twenty times.
        for _ in 0..20 {
            let setup = surprise(&app, *game, &[BOT, Seated::Here, Seated::Here, BOT], &[]);
            let own: Vec<_> = (setup.seats.iter().map(|seat| seat.name == "Luis")).collect();
            assert_eq!(own, [false, true, false, false]);
            assert_eq!(setup.seats[1].silks, Silks::Green);
        }
    }
}

#[test]
fn whoever_is_written_in_there_stays_and_so_does_chance() {
    let (app, _folder) = app_of("Luis", Silks::Green);
    let players = [Seated::Here, Seated::Here];
    let setups: Vec<_> = (0..50)
        .map(|_| surprise(&app, GameName::Pigs, &players, &["Anna"]))
        .collect();
    assert!(setups.iter().all(|setup| setup.seats[0].name == "Anna"));
    assert!(setups.iter().all(|setup| setup.seats[1].name != "Luis"));
    assert!((setups.iter()).any(|setup| setup.seats[0].silks != Silks::Green));
}

#[test]
fn whoever_sits_elsewhere_already_does_not_sit_twice() {
    let (app, _folder) = app_of("Luis", Silks::Green);
    let players = [Seated::Here, Seated::Here];
    let setup = surprise(&app, GameName::Pigs, &players, &["", "Luis"]);
    assert_ne!(setup.seats[0].name, "Luis");
}

#[test]
fn a_game_without_these_silks_offers_others() {
    let (app, _folder) = app_of("Luis", Silks::White);
    let setup = surprise(&app, GameName::Giro, &[Seated::Here, BOT], &[]);
    assert_eq!(setup.seats[0].name, "Luis");
    assert_ne!(setup.seats[0].silks, Silks::White);
}
