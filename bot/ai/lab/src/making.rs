//! The options that all commands have that make a file.

use std::path::PathBuf;

use clap::Args;

/// How a file is made, or checked.
#[derive(Args, Clone, Debug)]
pub(crate) struct Making {
    /// Decides everything that is random
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// The file to write, by default in target/lab; with --check the file to look at, by default
    /// the one in the tree
    #[arg(long)]
    pub(crate) file: Option<PathBuf>,
    /// Checks what a file promises, and makes a small part of it again, instead of making it
    #[arg(long)]
    pub(crate) check: bool,
}
