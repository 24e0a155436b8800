//! The levels: which skill each should have, and the tables that say how strong they are.

mod page;
mod tables;
mod tuning;

use std::path::PathBuf;

use ai::Level;
use clap::{Args, Subcommand};
use rules::Kind;

use crate::error::Error;
use crate::workshop::Workshop;

/// Tunes the levels, and measures them.
#[derive(Args, Clone, Debug)]
pub struct LevelsPlan {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Clone, Debug)]
enum What {
    /// Looks for the skill with which a level wins as often as it should against the level below
    Tune {
        /// The level
        level: Level,
        /// pacru, azacru, shacru or pasang
        kind: Kind,
        /// How often it should win, in per cent
        #[arg(long, default_value_t = 75)]
        aim: u32,
        /// Random openings of each match, each played with both seats
        #[arg(long, default_value_t = 60)]
        openings: u64,
        /// How many skills are tried
        #[arg(long, default_value_t = 6)]
        steps: u32,
    },
    /// Measures the tables of .github/docs/computers.md
    Tables {
        /// Only this table: neighbours, scale, among, yardstick, wins, hints or answers
        #[arg(long)]
        only: Option<String>,
        /// Only a part of the games, in per cent of those of the page
        #[arg(long, default_value_t = 100)]
        part: u64,
        /// The engine of the yardstick, as `.ci/engine` prints it; without it that table is left
        /// out
        #[arg(long)]
        yardstick: Option<PathBuf>,
        /// Writes the tables into the page instead of printing them
        #[arg(long)]
        write: bool,
    },
}

impl LevelsPlan {
    pub(crate) fn run(self, workshop: &Workshop) -> Result<(), Error> {
        match self.what {
            What::Tune { level, kind, aim, openings, steps } => {
                let aim = f64::from(aim) / 100.0;
                tuning::Tuning { level, kind, aim, openings, steps }.run(workshop)
            }
            What::Tables { only, part, yardstick, write } => {
                let tables = tables::Tables { workshop, part, yardstick };
                page::tables(&tables, only.as_deref(), write)
            }
        }
    }
}
