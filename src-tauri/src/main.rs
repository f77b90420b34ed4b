//! The program that opens the window.
// On Windows a release build opens no console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use api::{App, Home};

fn main() -> tauri::Result<()> {
    racenight_app::start_anew_where_blank();
    let home = Home::of_this_user();
    // Without a log it runs all the same.
    drop(api::log::start(&home));
    racenight_app::open(move || App::new(&home))
}
