//! The program that opens the window.
// On Windows a release build opens no console beside the window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::env::args_os;
use std::iter;
use std::process::ExitCode;

use api::{App, Home};

/// What the `racenight` of the packages says first: they carry one program for the window and the command line.
const COMMAND_LINE: &str = "--command-line";

fn main() -> tauri::Result<ExitCode> {
    if args_os().nth(1).is_some_and(|word| word == COMMAND_LINE) {
        let words = args_os().skip(2);
        return Ok(racenight::run(iter::once("racenight".into()).chain(words)));
    }
    racenight_app::start_anew_where_blank();
    let home = Home::of_this_user();
    // Without a log it runs all the same.
    drop(api::log::start(&home));
    racenight_app::open(move || App::new(&home))?;
    Ok(ExitCode::SUCCESS)
}
