//! Makes the data of the computer players again, and measures how they play. `README.md` lists the
//! files and commands.
//!
//! Every command follows from its words: a [`Recipe`] is the command with its seeds and, where the
//! engine takes part, the engine's [`signature()`]. What it makes consists of numbered pieces, such
//! as games, each of which follows from its number alone. So pieces are made on several threads,
//! kept in a checkpoint as they are finished, and put together in order: the file is the same on
//! any number of threads, and after any number of interruptions.
//!
//! No other crate depends on this one.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "chances, and counts of a few million"
)]

mod arena;
mod blunders;
mod checkpoint;
mod designs;
mod error;
mod games;
mod judge;
mod levels;
mod making;
mod nets;
mod openings;
mod progress;
mod proof;
mod puzzles;
mod recipe;
mod signature;
mod wins;
mod workshop;

use std::num::NonZeroUsize;

use clap::{Parser, Subcommand};

pub use arena::{AnswersPlan, MatchPlan};
pub use designs::DesignsPlan;
pub use error::Error;
pub use games::GamesPlan;
pub use judge::JudgePlan;
pub use levels::LevelsPlan;
pub use nets::NetsPlan;
pub use openings::OpeningsPlan;
pub use proof::forced_win;
pub use puzzles::PuzzlesPlan;
pub use recipe::Recipe;
pub use signature::signature;
pub use wins::WinsPlan;
pub use workshop::Workshop;

/// The command line.
#[derive(Parser, Debug)]
#[command(
    name = "lab",
    about = "Makes the data of the computer players again, and measures how they play"
)]
pub struct Command {
    #[command(subcommand)]
    what: What,
    /// How many games or searches go on at once; by default one for each core
    #[arg(long, global = true)]
    threads: Option<NonZeroUsize>,
    /// Begins again instead of going on where the same command was interrupted
    #[arg(long, global = true)]
    fresh: bool,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Trains a net from nothing, on games of the player against itself
    Nets(NetsPlan),
    /// Makes puzzles: positions in which exactly one turn wins or saves much
    Puzzles(PuzzlesPlan),
    /// Makes openings: the good turns of the most likely early positions
    Openings(OpeningsPlan),
    /// Searches the schedules of tournaments at tables of three or four
    Designs(DesignsPlan),
    /// Finds short example games for the lessons
    Games(GamesPlan),
    /// Tunes the levels, and measures the tables of computers.md
    Levels(LevelsPlan),
    /// Judges hints or mistakes by deeper searches
    Judge(JudgePlan),
    /// Plays one player against another
    Match(MatchPlan),
    /// Makes positions that are won within a few turns, with a proof
    Wins(WinsPlan),
    /// Measures the processor time of a level's answers
    Answers(AnswersPlan),
    /// Prints the signature of the engine
    Signature,
}

/// Carries out a command in `target/lab`, on a thread for each core unless it says otherwise.
///
/// # Errors
/// If a file cannot be used, a player of a match fails, or a check finds something wrong.
pub fn run(command: Command) -> Result<(), Error> {
    run_in(command, &Workshop::default())
}

/// The same in another workshop.
///
/// # Errors
/// As [`run`].
pub fn run_in(command: Command, workshop: &Workshop) -> Result<(), Error> {
    let Command { what, threads, fresh } = command;
    let threads = threads.unwrap_or(workshop.threads);
    let workshop = &Workshop { threads, fresh: fresh || workshop.fresh, ..workshop.clone() };
    match what {
        What::Nets(plan) => plan.run(workshop),
        What::Puzzles(plan) => plan.run(workshop),
        What::Openings(plan) => plan.run(workshop),
        What::Wins(plan) => plan.run(workshop),
        What::Designs(plan) => plan.run(workshop),
        What::Games(plan) => plan.run(workshop),
        What::Levels(plan) => plan.run(workshop),
        What::Judge(plan) => plan.run(workshop),
        What::Match(plan) => plan.run(workshop),
        What::Answers(plan) => {
            plan.run();
            Ok(())
        }
        What::Signature => {
            println!("{:08x}", signature());
            Ok(())
        }
    }
}
