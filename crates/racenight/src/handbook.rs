//! `handbook`: what an installed command line brings along, made of the words it understands.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Command};
use clap_complete::Shell;

use crate::stop::Outcome;

/// Write the man pages, and what lets shells complete the words, into a folder.
///
/// Packages are made with this, so nobody is told of it.
#[derive(Args)]
#[command(hide = true)]
pub(crate) struct Words {
    /// Where to; the folder is made
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

/// The shells that packages serve.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// Writes a man page for the program and for each subcommand, and a file for each shell.
pub(crate) fn run(words: &Words, mut line: Command) -> Outcome {
    fs::create_dir_all(&words.folder)?;
    // First, of the line as it is written: what completes it adds a subcommand for help, which would get pages, too.
    clap_mangen::generate_to(line.clone(), &words.folder)?;
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut line, "racenight", &words.folder)?;
    }
    Ok(ExitCode::SUCCESS)
}
