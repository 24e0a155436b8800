//! How strong the computer players are: matches between them, and the fitting of their weights.
//!
//! ```text
//! cargo run --release -p ai --example arena -- match pacru 2 master greedy --openings 50
//! cargo run --release -p ai --example arena -- match azacru 2 nodes:3000@100,0,22,0,0,0,0/400 nodes:3000 --sprt
//! cargo run --release -p ai --example arena -- match pacru 2 time:20 classic-time:20 --openings 100
//! cargo run --release -p ai --example arena -- match pacru 2 time:50x2 time:50 --openings 20
//! cargo run --release -p ai --example arena -- fit shacru 2 --games 200 --nodes 3000
//! cargo run --release -p ai --example arena -- selfplay pacru 2 --games 6000 --nodes 800 > pacru2.txt
//! cargo run --release -p ai --example arena -- train pacru 2 pacru2.txt --epochs 8 --out pacru2.net
//! cargo run --release -p ai --example arena -- answers master --positions 100
//! cargo run --release -p ai --example arena -- table --openings 50 --several 10 --master 50
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
mod classic;
mod fit;
mod matches;
mod player;
mod selfplay;
mod statistics;
mod table;
mod train;
mod uct;

use std::io;
use std::path::PathBuf;

use ai::Level;
use clap::{Args, Parser, Subcommand};
use rules::Kind;

use crate::matches::Match;
use crate::player::Player;
use crate::table::Openings;
use crate::train::Plan;

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
        #[command(flatten)]
        game: Game,
        /// A level, random, greedy, nodes:N, time:MILLISECONDS, classic-nodes:N, classic-time:MILLISECONDS or
        /// uct:PLAYOUTS. Nodes and time of today may be followed by xTHREADS, as in time:50x2, and are those of one
        /// thread; those of today that search may have @WEIGHTS or @FILE of a net
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
    /// Lets a player play against itself and fits the weights of the features to the results.
    Fit {
        #[command(flatten)]
        game: Game,
        /// Games to play.
        #[arg(long, default_value_t = 200)]
        games: u64,
        /// Nodes a turn.
        #[arg(long, default_value_t = 3_000)]
        nodes: u64,
    },
    /// Lets a player play against itself and writes the positions with their results.
    Selfplay {
        #[command(flatten)]
        game: Game,
        /// Games to play.
        #[arg(long, default_value_t = 1_000)]
        games: u64,
        /// The first of them.
        #[arg(long, default_value_t = 0)]
        from: u64,
        /// Nodes a turn.
        #[arg(long, default_value_t = 1_000)]
        nodes: u64,
    },
    /// Trains a net on the output of `selfplay`.
    Train {
        #[command(flatten)]
        game: Game,
        /// Files written by `selfplay`.
        data: Vec<PathBuf>,
        /// How often every position is used.
        #[arg(long, default_value_t = 20)]
        epochs: u32,
        /// The weight of the game's result in the target, 0 to 1; the rest is the win probability that the search estimated.
        #[arg(long, default_value_t = 0.5)]
        result: f32,
        /// The initial learning rate.
        #[arg(long, default_value_t = 0.002)]
        rate: f32,
        /// The weight decay in a step, relative to the rate.
        #[arg(long, default_value_t = 0.5)]
        decay: f32,
        /// Decides everything that is random.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The file to write the net to.
        #[arg(long)]
        out: PathBuf,
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
    /// Prints the tables of `.github/docs/computers.md`.
    Table {
        /// Openings of each match of two.
        #[arg(long, default_value_t = 50)]
        openings: u64,
        /// Openings with three and four players.
        #[arg(long, default_value_t = 10)]
        several: u64,
        /// Openings of each match of two with a Master, which take minutes each.
        #[arg(long, default_value_t = 50)]
        master: u64,
        /// Only this game.
        #[arg(long)]
        game: Option<Kind>,
    },
}

/// A game and its number of players.
#[derive(Args, Clone, Copy)]
struct Game {
    /// pacru, azacru, shacru or pasang.
    kind: Kind,
    /// How many play.
    players: usize,
}

fn main() {
    match Command::parse().what {
        What::Match { game, a, b, openings, from, sprt, random, alone } => {
            let mut played = Match::new(game.kind, game.players, a, b).after(random);
            if alone {
                for opening in from..from + openings {
                    played.play_alone(opening);
                    eprintln!("{}", played.alone_line());
                }
                return println!("{}", played.alone_line());
            }
            for opening in from..from + openings {
                played.play(opening);
                eprintln!("{played}");
                if sprt && played.tally().is_settled() {
                    break;
                }
            }
            println!("{played}");
        }
        What::Fit { game, games, nodes } => fit::fit(game.kind, game.players, games, nodes),
        What::Selfplay { game: Game { kind, players }, games, from, nodes } => {
            let mut out = io::BufWriter::new(io::stdout().lock());
            let written = selfplay::selfplay(kind, players, from..from + games, nodes, &mut out);
            written.expect("somewhere to write to");
        }
        What::Train {
            game: Game { kind, players },
            data,
            epochs,
            result,
            rate,
            decay,
            seed,
            out,
        } => {
            let plan = Plan { kind, players, data, epochs, result, rate, decay, seed, out };
            train::train(&plan).expect("files to read and write");
        }
        What::Answers { level, positions, game } => answers::print(level, positions, game),
        What::Table { openings, several, master, game } => {
            let openings = Openings { two: openings, several, master };
            table::print(openings, game);
        }
    }
}
