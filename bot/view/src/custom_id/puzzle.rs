//! The buttons of a puzzle.

use std::fmt;
use std::str::FromStr;

use play::move_builder::Choices;

use super::{Tap, UnknownCustomId};

/// A button of a puzzle. It works as long as the puzzle exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleButton {
    /// The number of the puzzle.
    pub puzzle: u64,
    /// The proof of its stage: 0 until the first turn of the solution is found.
    pub stage: u16,
    /// The action.
    pub action: PuzzleAction,
}

/// The action of a puzzle's button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Continue the turn that is being built.
    Tap(Tap),
    /// Try again from the original position.
    Retry,
    /// See the solution.
    Solution,
}

impl PuzzleButton {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:puzzle:";
}

impl fmt::Display for PuzzleButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:x}:{:x}:", Self::PREFIX, self.puzzle, self.stage)?;
        match &self.action {
            PuzzleAction::Tap(Tap::Choose(choices)) => write!(f, "choose:{choices}"),
            PuzzleAction::Tap(Tap::Play(choices)) => write!(f, "play:{choices}"),
            PuzzleAction::Tap(Tap::Again) => f.write_str("again"),
            PuzzleAction::Retry => f.write_str("retry"),
            PuzzleAction::Solution => f.write_str("solution"),
        }
    }
}

impl FromStr for PuzzleButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        let mut parts = button.splitn(4, ':');
        let (Some(puzzle), Some(stage), Some(word), choices) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(UnknownCustomId);
        };
        let choices = || {
            let choices = choices.and_then(|choices| choices.parse::<Choices>().ok());
            choices.ok_or(UnknownCustomId)
        };
        let action = match word {
            "choose" => PuzzleAction::Tap(Tap::Choose(choices()?)),
            "play" => PuzzleAction::Tap(Tap::Play(choices()?)),
            "again" => PuzzleAction::Tap(Tap::Again),
            "retry" => PuzzleAction::Retry,
            "solution" => PuzzleAction::Solution,
            _ => return Err(UnknownCustomId),
        };
        Ok(Self {
            puzzle: u64::from_str_radix(puzzle, 16).map_err(|_| UnknownCustomId)?,
            stage: u16::from_str_radix(stage, 16).map_err(|_| UnknownCustomId)?,
            action,
        })
    }
}
