//! The arguments of the programs that make data files. The first line of a file repeats them.

use clap::Parser;
use rules::Kind;

/// What a data file is made from. `COUNT` is the usual number of its positions.
#[derive(Parser, Clone, Debug)]
pub(crate) struct Recipe<const COUNT: usize> {
    /// The game: pacru, azacru, shacru or pasang.
    pub(crate) kind: Kind,
    /// The seed of everything random.
    pub(crate) seed: u64,
    /// The number of positions, or of positions of each sort.
    #[arg(long, default_value_t = COUNT)]
    pub(crate) count: usize,
    /// The date, for the first line of the file.
    #[arg(long)]
    date: String,
}

impl<const COUNT: usize> Recipe<COUNT> {
    /// The first line of the file: the program with its arguments, of which `more` are its own.
    pub(crate) fn first_line(&self, program: &str, more: &str) -> String {
        let Recipe { kind, seed, count, date } = self;
        format!("# {program} {kind} {seed} --count {count}{more} --date {date}")
    }
}
