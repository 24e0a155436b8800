//! The daily puzzle of a server: which one is next, and who solved the previous one.
//!
//! ```
//! use play::daily_puzzle::choose;
//! use rules::Kind;
//!
//! let first = choose(1_i64.into(), None, 1).expect("a puzzle");
//! let second = choose(1_i64.into(), None, 2).expect("a puzzle");
//! assert_ne!(first.position.kind(), second.position.kind(), "the games take turns");
//! assert!(choose(1_i64.into(), Some(Kind::Pasang), 1).is_some());
//! ```

use ai::Puzzle;
use rules::Kind;

use crate::{ChannelId, GuildId, UserId};

/// The step from one puzzle to the next in the list of a game, which goes from easy to hard. A test
/// checks that it has no common factor with the length of any list, so every puzzle gets its turn,
/// and easy and hard ones alternate.
const STEP: u64 = 67;

/// The daily puzzle of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPuzzle {
    /// The server.
    pub guild: GuildId,
    /// The channel in which it is posted.
    pub channel: ChannelId,
    /// How many puzzles there have been, including today's.
    pub number: u32,
    /// The id of today's puzzle.
    pub puzzle: Option<u64>,
    /// The id of the previous puzzle.
    pub yesterday: Option<u64>,
    /// The nonce by which Discord recognises a second try to post it.
    pub nonce: String,
}

/// The results of a daily puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResults {
    /// Who solved it with their first answer, in the order of their answers, each with the length
    /// of their streak in days.
    pub solvers: Vec<(UserId, u32)>,
    /// How many have answered.
    pub answers: usize,
}

/// The puzzle with this number, from 1, on a server. No puzzle comes twice before all of its game
/// have come.
pub fn choose(guild: GuildId, kind: Option<Kind>, number: u32) -> Option<&'static Puzzle> {
    let number = u64::from(number);
    let (kind, turn) = match kind {
        Some(kind) => (kind, number),
        None => {
            let kinds = Kind::ALL.len() as u64;
            let kind = usize::try_from(number % kinds).ok()?;
            (Kind::ALL[kind], number / kinds)
        }
    };
    let all = Puzzle::all(kind);
    let start = guild.get().unsigned_abs() >> 22;
    let place = (start % 1009 + turn % all.len() as u64 * STEP) % all.len() as u64;
    all.get(usize::try_from(place).ok()?)
}

/// How many of these numbers, which come highest first, follow each other without a gap.
pub fn streak(solved: &[u32]) -> u32 {
    let gap = solved.windows(2).position(|pair| pair[0] != pair[1] + 1);
    let length = gap.map_or(solved.len(), |gap| gap + 1);
    u32::try_from(length).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn all_puzzles_of_a_game_have_their_turn() {
        for guild in [1, 1_028_347_561_902_374_912_i64] {
            for kind in Kind::ALL {
                let all = Puzzle::all(kind).len();
                let numbers = 1..=u32::try_from(all).unwrap();
                let chosen = numbers.map(|number| choose(guild.into(), Some(kind), number));
                let chosen: HashSet<u64> = chosen.map(|it| it.expect("a puzzle").id()).collect();
                assert_eq!(chosen.len(), all, "{kind}");
            }
        }
    }

    #[test]
    fn a_day_without_ends_a_streak() {
        assert_eq!(streak(&[]), 0);
        assert_eq!(streak(&[9]), 1);
        assert_eq!(streak(&[9, 8, 7, 5, 4]), 3);
        assert_eq!(streak(&[9, 7, 6]), 1);
    }
}
