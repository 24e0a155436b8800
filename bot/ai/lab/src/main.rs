//! The command line of the lab; `README.md` beside it says what each command makes.

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match lab::run(lab::Command::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
