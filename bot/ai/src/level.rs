//! The levels of computer players.

use std::str::FromStr;
use std::time::Duration;

use crate::budget::Budget;
use crate::glance::Attention;

/// The strength of a computer player, weakest first.
///
/// The four upper levels are limited by the number of positions, not by seconds: the same position leads to the same
/// turn on a busy machine.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::Display, strum::IntoStaticStr,
)]
pub enum Level {
    /// Takes what it can take, and overlooks much of the rest.
    Novice,
    /// Chooses the turn after which the position looks best, or nearly so; does not think of the answer.
    Casual,
    /// Looks a few turns ahead.
    Club,
    /// Looks further ahead.
    Strong,
    /// Looks as far ahead as possible in a moment.
    Master,
    /// Takes its time, as long as nobody else waits.
    Grandmaster,
}

/// The text names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such level")]
pub struct NoSuchLevel;

/// The time that a Grandmaster may take while nobody else waits. Players wait no longer for it, also where other
/// programs keep the machine busy: see [`Stop::at`](crate::Stop::at).
pub const PATIENCE: Duration = Duration::from_secs(20);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 6] = [
        Level::Novice,
        Level::Casual,
        Level::Club,
        Level::Strong,
        Level::Master,
        Level::Grandmaster,
    ];

    /// The name, as it is shown and stored.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The search budget of the level for a turn at a table of this many players; `None` for levels that do not look
    /// ahead.
    ///
    /// A node takes between 0.4 and 1.3 microseconds, so a Master needs 0.1 to 0.4 s of processor time against one
    /// opponent, and 0.4 to 0.9 s against several: there it must at least see three answers and another turn of its
    /// own. The budget is the same in all games, since they differ by less than a factor of three.
    #[must_use]
    pub const fn budget(self, players: usize) -> Budget {
        Budget::nodes(match self {
            Level::Novice | Level::Casual => 0,
            Level::Club => 3_000,
            Level::Strong => 30_000,
            Level::Master if players > 2 => 1_000_000,
            Level::Master => 300_000,
            Level::Grandmaster => 20_000_000,
        })
    }

    /// The same with a cap, whose time applies to a Grandmaster only while somebody else waits.
    pub(crate) fn budget_within(self, players: usize, cap: Budget) -> Budget {
        let budget = self.budget(players);
        let budget = Budget { nodes: budget.nodes.min(cap.nodes), ..budget };
        match (self, cap.time) {
            (Level::Grandmaster, hurried) => Budget { hurried, ..budget.within(PATIENCE) },
            (_, Some(time)) => budget.within(time),
            (_, None) => budget,
        }
    }

    /// What a level that does not look ahead sees of its turns; `None` for levels that look ahead.
    pub(crate) const fn attention(self) -> Option<Attention> {
        match self {
            Level::Novice => {
                Some(Attention { temptation: 0.5, misjudgement: 0.4, quiet: 0.3, sacrifices: 0.04 })
            }
            Level::Casual => Some(Attention {
                temptation: 0.1,
                misjudgement: 0.08,
                quiet: 0.9,
                sacrifices: 0.25,
            }),
            _ => None,
        }
    }

    /// A seed for [`crate::Engine::choose`], the same whenever the same level is at the same turn of the same game.
    /// `game` is any number that identifies the game.
    #[must_use]
    pub fn seed(self, game: u64, turns_played: usize) -> u64 {
        let mut rng = fastrand::Rng::with_seed(game);
        let game = rng.u64(..);
        let mut rng = fastrand::Rng::with_seed(game ^ (turns_played as u64) << 8 ^ self as u64);
        rng.u64(..)
    }
}

/// Upper and lower case are the same.
impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.name().eq_ignore_ascii_case(text))
            .ok_or(NoSuchLevel)
    }
}
