//! The program of the command line.

use std::process::ExitCode;

fn main() -> ExitCode {
    racenight::run(std::env::args_os())
}
