//! How strong the computer players are: matches between them.
//!
//! ```text
//! cargo run --release -p ai --example arena -- match pacru 2 master strong --openings 50
//! cargo run --release -p ai --example arena -- match azacru 2 nodes:3000@azacru2.net nodes:3000 --sprt
//! cargo run --release -p ai --example arena -- match pacru 2 time:20 time:20@process:$(.ci/engine) --openings 100
//! cargo run --release -p ai --example arena -- answers master --positions 100
//! ```
//!
//! Games begin with two random turns of each seat, or as many as `--random` says, and every opening is played with
//! all orders of the players. The result depends only on seeds: the same command plays the same games, unless a
//! player is limited by time. The score after each opening goes to standard error.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "statistics of a few thousand games"
)]

mod answers;
#[path = "../engine/go.rs"]
mod go;
mod matches;
mod player;
mod process;
mod statistics;

use std::process::ExitCode;

use ai::Level;
use clap::{Parser, Subcommand};
use rules::Kind;

use crate::matches::Match;
use crate::player::Player;

#[derive(Parser)]
#[command(about = "Matches between computer players")]
struct Command {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Plays one player against another.
    Match {
        /// pacru, azacru, shacru or pasang.
        kind: Kind,
        /// How many play.
        players: usize,
        /// A level, random, nodes:N or time:MILLISECONDS; nodes and time, which is processor time, may have
        /// @FILE of a net, or @process:PATH of a program that searches instead
        a: Player,
        /// The same.
        b: Player,
        /// Random openings, each played once for every order of seats.
        #[arg(long, default_value_t = 50)]
        openings: u64,
        /// The first of the openings.
        #[arg(long, default_value_t = 0)]
        from: u64,
        /// Stops as soon as it is clear whether A is 20 Elo better or not better at all.
        #[arg(long)]
        sprt: bool,
        /// The number of random turns of each seat at the beginning.
        #[arg(long, default_value_t = matches::OPENING)]
        random: u64,
        /// Only an A alone among B's, in every seat.
        #[arg(long, conflicts_with = "sprt")]
        alone: bool,
    },
    /// Measures the processor time of a level's answers.
    Answers {
        /// The level.
        level: Level,
        /// The number of positions of each game and number of players.
        #[arg(long, default_value_t = 100)]
        positions: usize,
        /// Only this game.
        #[arg(long)]
        game: Option<Kind>,
    },
}

fn main() -> ExitCode {
    match run(Command::parse().what) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The error is a sentence.
fn run(what: What) -> Result<(), String> {
    match what {
        What::Match { kind, players, a, b, openings, from, sprt, random, alone } => {
            let mut played = Match::new(kind, players, [a, b], random)?;
            for opening in from..from + openings {
                if alone {
                    played.play_alone(0, opening)?;
                } else {
                    played.play(opening)?;
                }
                eprintln!("{played}");
                if sprt && played.tally().is_settled() {
                    break;
                }
            }
            println!("{played}");
        }
        What::Answers { level, positions, game } => answers::print(level, positions, game),
    }
    Ok(())
}
