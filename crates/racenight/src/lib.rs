//! The command line.
//!
//! Here live the words that people type, what is printed to them and with which code the program
//! ends, a module a subcommand; and the one socket that `serve` opens, for browsers on this machine.
//!
//! What does not live here: anything the app can do. All of that is behind `api`.
//!
//! It is a library as well as a program, for on Linux the packages carry one program that is both the window and this:
//! two would hold the games twice.

mod book;
mod case;
mod discover;
mod doctor;
mod handbook;
mod history;
mod host;
mod join;
mod print;
mod replay;
mod serve;
mod simulate;
mod stop;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

/// Race Night on the command line.
#[derive(Parser)]
#[command(
    version,
    arg_required_else_help = true,
    after_help = "\
Exit codes: 0 all is well; 1 a case fails or a record does not hold; 2 it was called wrongly, or a \
file cannot be read.

`racenight COMMAND --help` tells more, with examples."
)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Case(case::Words),
    Simulate(simulate::Words),
    Verify(verify::Words),
    Replay(replay::Words),
    Print(print::Words),
    History(history::Words),
    Serve(serve::Words),
    Host(host::Words),
    Join(join::Words),
    Discover(discover::Words),
    Doctor(doctor::Words),
    Handbook(handbook::Words),
}

/// Does what these words say, the program's own name first, and gives the code to end with.
pub fn run(words: impl IntoIterator<Item = OsString>) -> ExitCode {
    let outcome = match Line::parse_from(words).command {
        Command::Case(words) => case::run(&words),
        Command::Simulate(words) => simulate::run(&words),
        Command::Verify(words) => verify::run(&words),
        Command::Replay(words) => replay::run(&words),
        Command::Print(words) => print::run(&words),
        Command::History(words) => history::run(&words),
        Command::Serve(words) => serve::run(&words),
        Command::Host(words) => host::run(&words),
        Command::Join(words) => join::run(&words),
        Command::Discover(words) => discover::run(&words),
        Command::Doctor(words) => doctor::run(&words),
        Command::Handbook(words) => handbook::run(&words, Line::command()),
    };
    outcome.unwrap_or_else(|stop| {
        stop.tell();
        ExitCode::from(stop::UNUSABLE)
    })
}
