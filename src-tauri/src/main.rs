//! The program that opens the window.
// On Windows a release build opens no console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> tauri::Result<()> {
    racenight_app::open(api::App::default())
}
