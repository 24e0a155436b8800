//! The totals of the month.

use std::fmt;

/// The totals of the month.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    pub(crate) turns: usize,
    pub(crate) finished: usize,
    pub(crate) timeouts: usize,
    pub(crate) substitutes: usize,
    pub(crate) crashes: usize,
    pub(crate) posts: usize,
    pub(crate) repeated: usize,
    pub(crate) rounds: usize,
    pub(crate) tournament_games: usize,
    pub(crate) rulings: usize,
    pub(crate) challenges: usize,
    pub(crate) sittings: usize,
    pub(crate) notes: usize,
    pub(crate) tried: usize,
    pub(crate) answers: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} turns, {} games finished, {} lost on time, {} substitutes, {} crashes, {} posts, {} repeated interactions; \
             tournaments: {} rounds, {} games, {} rulings, {} challenges; \
             {} times on to the next game, {} notes, {} turns tried out, {} answers to puzzles of the day",
            self.turns,
            self.finished,
            self.timeouts,
            self.substitutes,
            self.crashes,
            self.posts,
            self.repeated,
            self.rounds,
            self.tournament_games,
            self.rulings,
            self.challenges,
            self.sittings,
            self.notes,
            self.tried,
            self.answers
        )
    }
}
