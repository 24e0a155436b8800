//! How strong a computer player is.

use std::fmt;
use std::str::FromStr;

use crate::budget::Budget;

/// How strong a computer player is, weakest first.
///
/// The three upper levels are numbers of positions looked at, not seconds: the same position gives
/// the same turn on a busy machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Takes what it sees, and often forgets to look.
    Novice,
    /// Takes what looks best after its own turn.
    Casual,
    /// Looks a few turns ahead.
    Club,
    /// Looks further ahead.
    Strong,
    /// Looks as far ahead as a moment allows.
    Master,
}

/// A name that is no level's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("The levels are Novice, Casual, Club, Strong and Master.")]
pub struct NoSuchLevel;

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Novice,
        Level::Casual,
        Level::Club,
        Level::Strong,
        Level::Master,
    ];

    /// The name, as it is shown and stored.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "Novice",
            Level::Casual => "Casual",
            Level::Club => "Club",
            Level::Strong => "Strong",
            Level::Master => "Master",
        }
    }

    /// How much the level thinks about a turn at a table of so many players; nothing for those that
    /// do not look ahead.
    ///
    /// A node takes between 0.4 and 1.3 microseconds, so that a Master needs 0.1 to 0.4 s of
    /// processor time against one opponent, and 0.4 to 0.9 s against several: three answers and a turn
    /// of its own are the least it must see there. It is the same in all games: they differ by less
    /// than a factor of three.
    #[must_use]
    pub const fn budget(self, players: usize) -> Budget {
        Budget::nodes(match self {
            Level::Novice | Level::Casual => 0,
            Level::Club => 3_000,
            Level::Strong => 30_000,
            Level::Master if players > 2 => 1_000_000,
            Level::Master => 300_000,
        })
    }

    /// The share of the turns in which the level plays just any turn.
    pub(crate) const fn blunder_rate(self) -> f64 {
        match self {
            Level::Novice => 0.3,
            _ => 0.0,
        }
    }

    /// A seed for [`crate::Engine::choose`], the same whenever the same level is at the same turn
    /// of the same game. `game` is any number that stands for the game.
    #[must_use]
    pub fn seed(self, game: u64, turns_played: usize) -> u64 {
        let mut rng = fastrand::Rng::with_seed(game);
        let game = rng.u64(..);
        let mut rng = fastrand::Rng::with_seed(game ^ (turns_played as u64) << 8 ^ self as u64);
        rng.u64(..)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// In capitals or not.
impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(text))
            .ok_or(NoSuchLevel)
    }
}
