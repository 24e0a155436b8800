//! What a turn lost, compared with the best one.

use rules::{Position, Status};

use crate::budget::{Budget, Stop};
use crate::engine::Engine;

/// A turn after which its player's win probability is lower than after another one.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    /// The better turn.
    pub better: String,
    /// The player's win probability after the better turn, from 0 to 1.
    pub best: f64,
    /// The same after the turn that was played.
    pub left: f64,
    /// The best answer to the turn that was played; none if that ended the game.
    pub refutation: Option<String>,
}

/// The time or the flag ended a search before its nodes were used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the search was cut short")]
pub struct CutShort;

impl Mistake {
    /// How much win probability the turn lost.
    pub fn lost(&self) -> f64 {
        self.best - self.left
    }
}

impl Engine {
    /// What a turn lost; `None` if none is better. It takes three searches with this budget each:
    /// for the best turn, and after either turn, so that both are looked into equally far.
    ///
    /// # Errors
    /// [`CutShort`], since what was found until then may be wrong.
    pub fn mistake(
        &mut self,
        position: &Position,
        played: &str,
        budget: Budget,
        stop: &Stop,
    ) -> Result<Option<Mistake>, CutShort> {
        let mut look = |position: &Position| {
            let seen = self.evaluate(position, budget, stop);
            if seen.cut_short { Err(CutShort) } else { Ok(seen) }
        };
        let (Status::Turn(own), Some(better)) = (position.status(), look(position)?.best) else {
            return Ok(None);
        };
        // Both are legal: one was found here, and the other one was played.
        let (Ok(best), Ok(after)) = (position.play(&better), position.play(played)) else {
            return Ok(None);
        };
        if best.turn == after.turn {
            return Ok(None);
        }
        let (best, after) = (look(&best.position)?, look(&after.position)?);
        let (best, left) = (best.win_probability[own], after.win_probability[own]);
        let mistake = Mistake { better, best, left, refutation: after.best };
        Ok(Some(mistake).filter(|mistake| mistake.lost() > 0.0))
    }
}
