//! The arena: matches between players, and how long they take.

pub(crate) mod answers;
#[path = "../../../examples/engine/go.rs"]
pub(crate) mod go;
pub(crate) mod matches;
pub(crate) mod player;
mod process;
pub(crate) mod statistics;

use ai::Level;
use clap::Args;
use rules::Kind;

use crate::error::Error;
use crate::workshop::Workshop;
use matches::{Length, Pairing};
use player::Player;

/// Plays one player against another.
///
/// Games begin with two random turns of each seat, or as many as `--random` says, and every opening
/// is played with all orders of the players. The result depends only on seeds, unless a player is
/// limited by time.
#[derive(Args, Clone, Debug)]
pub struct MatchPlan {
    /// pacru, azacru, shacru or pasang
    kind: Kind,
    /// How many play
    players: usize,
    /// A level; random; nodes:N or time:MILLISECONDS of processor time, for a search, which may
    /// have @FILE of a net, or @process:PATH of a program that searches instead; sight:S or
    /// plays:N, for what lies between the levels
    a: Player,
    /// The same
    b: Player,
    /// Random openings, each played once for every order of seats
    #[arg(long, default_value_t = 50)]
    openings: u64,
    /// The first of the openings
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// Stops as soon as it is clear whether A is 20 Elo better or not better at all
    #[arg(long)]
    sprt: bool,
    /// The number of random turns of each seat at the beginning
    #[arg(long, default_value_t = matches::OPENING)]
    random: u64,
    /// Only an A alone among B's, in every seat
    #[arg(long, conflicts_with = "sprt")]
    alone: bool,
}

impl MatchPlan {
    pub(crate) fn run(self, workshop: &Workshop) -> Result<(), Error> {
        let MatchPlan { kind, players, a, b, openings, from, sprt, random, alone } = self;
        let pairing = Pairing { kind, seats: players, players: [a, b], random, alone };
        let played = pairing.play(workshop, Length { from, openings, sprt })?;
        println!("{played}");
        Ok(())
    }
}

/// Measures the processor time of a level's answers.
#[derive(Args, Clone, Debug)]
pub struct AnswersPlan {
    /// The level
    level: Level,
    /// The number of positions of each game and number of players
    #[arg(long, default_value_t = 100)]
    positions: u64,
    /// Only this game
    #[arg(long)]
    game: Option<Kind>,
}

impl AnswersPlan {
    pub(crate) fn run(&self) {
        answers::print(self.level, self.positions, self.game);
    }
}
