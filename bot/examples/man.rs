//! Writes the manual pages of the program into a folder:
//! `cargo run -p bot --example man -- FOLDER`. A release brings them along.

use std::path::PathBuf;

use bot::config::Config;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).unwrap_or_else(|| ".".into()));
    std::fs::create_dir_all(&folder)?;
    clap_mangen::generate_to(Config::with_help(), &folder)
}
