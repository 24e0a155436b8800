//! The levels of computer players.

use std::time::Duration;

use rules::{Kind, Position};

use crate::budget::Budget;
use crate::glance::Attention;

/// The strength of a computer player, weakest first.
///
/// Levels that look ahead are limited by the number of positions, not by seconds: the same position leads to the same
/// turn on a busy machine. In text, upper and lower case are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[derive(strum::Display, strum::EnumString, strum::IntoStaticStr)]
#[strum(ascii_case_insensitive, parse_err_ty = NoSuchLevel, parse_err_fn = no_such_level)]
pub enum Level {
    /// Takes what it can take, and overlooks much of the rest.
    Novice,
    /// Overlooks less.
    Learner,
    /// Chooses the turn after which the position looks best, or nearly so; rarely thinks of the answer.
    Casual,
    /// Sees most of what a turn changes at once.
    Regular,
    /// Thinks of the likeliest answers.
    Skilled,
    /// Thinks of most answers.
    Experienced,
    /// Looks a few turns ahead. Members read *Advanced*, which they can type as well; stored and in records it is *Club*.
    #[strum(to_string = "Club", serialize = "Advanced")]
    Club,
    /// Looks further ahead.
    Strong,
    /// Looks as far ahead as possible in a moment.
    Master,
    /// Takes its time, as long as nobody else waits.
    Grandmaster,
}

/// How a level chooses its turns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Skill {
    /// It does not look ahead, and sees its turns less or more as they are: 0 as a Novice, 1 entirely.
    Sight(f64),
    /// It searches this many positions and partly chosen turns.
    Nodes(u64),
}

impl Skill {
    /// What a player who does not look ahead sees of their turns; `None` for those who look ahead.
    pub(crate) fn attention(self) -> Option<Attention> {
        match self {
            Skill::Sight(share) => Some(Attention::NOVICE.towards(Attention::FULL, share)),
            Skill::Nodes(_) => None,
        }
    }
}

/// The text names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no such level")]
pub struct NoSuchLevel;

fn no_such_level(_: &str) -> NoSuchLevel {
    NoSuchLevel
}

/// The time that a Grandmaster may take while nobody else waits. Players wait no longer for it, also where other
/// programs keep the machine busy: see [`Stop::at`](crate::Stop::at).
pub const PATIENCE: Duration = Duration::from_secs(20);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 10] = [
        Level::Novice,
        Level::Learner,
        Level::Casual,
        Level::Regular,
        Level::Skilled,
        Level::Experienced,
        Level::Club,
        Level::Strong,
        Level::Master,
        Level::Grandmaster,
    ];

    /// The name, as it is shown and stored.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// About how strong the level is in a game for two, in the points of the Elo rating system: 400 more win ten games of
    /// eleven. A Novice has 800 in each game; the others follow from the games between neighbours that
    /// `.github/docs/computers.md` lists.
    pub const fn elo(self, kind: Kind) -> u16 {
        let elo: [u16; Level::ALL.len()] = match kind {
            Kind::Pacru => [800, 1080, 1370, 1630, 1960, 2290, 2550, 2790, 3090, 3290],
            Kind::Azacru => [800, 1060, 1290, 1460, 1690, 1910, 2160, 2380, 2640, 2840],
            Kind::Shacru => [800, 910, 1090, 1270, 1530, 1710, 1850, 2140, 2370, 2570],
            Kind::Pasang => [800, 910, 1070, 1210, 1340, 1470, 1630, 1840, 2050, 2250],
        };
        elo[self as usize]
    }

    /// The search budget of the level for a turn in a position; without any nodes for levels that do not look ahead.
    ///
    /// A node takes between 0.4 and 1.3 microseconds, so a Master needs 0.1 to 0.4 s of processor time against one
    /// opponent, and 0.4 to 0.9 s against several: there it must at least see three answers and another turn of its
    /// own. The budget of the three upper levels is the same in all games, since they differ by less than a factor of three.
    #[must_use]
    pub fn budget(self, position: &Position) -> Budget {
        Budget::nodes(match self.skill(position.kind()) {
            Skill::Sight(_) => 0,
            Skill::Nodes(_) if self == Level::Master && position.seats().len() > 2 => 1_000_000,
            Skill::Nodes(nodes) => nodes,
        })
    }

    /// The same with a cap, whose time applies to a Grandmaster only while somebody else waits.
    pub(crate) fn budget_within(self, position: &Position, cap: Budget) -> Budget {
        let budget = self.budget(position);
        let budget = Budget { nodes: budget.nodes.min(cap.nodes), ..budget };
        match (self, cap.time) {
            (Level::Grandmaster, hurried) => Budget { hurried, ..budget.within(PATIENCE) },
            (_, Some(time)) => budget.within(time),
            (_, None) => budget,
        }
    }

    /// How the level chooses its turns: so that each wins about equally often against the one below it, by the table of
    /// `.github/docs/computers.md`.
    pub fn skill(self, kind: Kind) -> Skill {
        use Skill::{Nodes, Sight};
        let [pacru, azacru, shacru, pasang] = match self {
            Level::Novice => [Sight(0.0); 4],
            Level::Learner => [Sight(0.56), Sight(0.55), Sight(0.25), Sight(0.75)],
            Level::Casual => [Sight(0.78), Sight(0.76), Sight(0.6), Nodes(45)],
            Level::Regular => [Sight(0.925), Sight(0.88), Sight(0.83), Nodes(140)],
            Level::Skilled => [Nodes(165), Nodes(200), Nodes(200), Nodes(450)],
            Level::Experienced => [Nodes(1_400), Nodes(900), Nodes(750), Nodes(1_200)],
            Level::Club => [Nodes(9_000), Nodes(3_000), Nodes(3_000), Nodes(3_000)],
            Level::Strong => [Nodes(30_000); 4],
            Level::Master => [Nodes(300_000); 4],
            Level::Grandmaster => [Nodes(20_000_000); 4],
        };
        match kind {
            Kind::Pacru => pacru,
            Kind::Azacru => azacru,
            Kind::Shacru => shacru,
            Kind::Pasang => pasang,
        }
    }

    /// A seed for [`crate::Engine::choose`], the same whenever the same level is at the same turn of the same game.
    /// `game` is any number that identifies the game.
    pub fn seed(self, game: u64, turns_played: usize) -> u64 {
        let mut rng = fastrand::Rng::with_seed(game);
        let game = rng.u64(..);
        // Those that came later have later numbers, so that the turns of the others stay the same.
        let number = [0, 6, 1, 7, 8, 9, 2, 3, 4, 5][self as usize];
        let mut rng = fastrand::Rng::with_seed(game ^ (turns_played as u64) << 8 ^ number);
        rng.u64(..)
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    /// Members read another name since *Club* was taken for the computer of the club.
    #[test]
    fn the_level_club_is_stored_as_before_and_answers_to_both_names() {
        assert_eq!(Level::Club.to_string(), "Club");
        assert_eq!(<&str>::from(Level::Club), "Club");
        for name in ["Club", "club", "Advanced", "advanced"] {
            assert_eq!(name.parse(), Ok(Level::Club), "{name}");
        }
    }
}
