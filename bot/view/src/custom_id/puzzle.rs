//! The buttons of puzzles, tasks and mistakes.

use super::{Tap, Words, part, value, worded, words};

/// A button of a puzzle, a task or a mistake. It works as long as that exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleButton {
    /// The number of the puzzle, the task or the mistake.
    pub puzzle: u64,
    /// The proof of its stage: 0 until the first turn of the solution is found, and for all others.
    pub stage: u16,
    /// The action.
    pub action: PuzzleAction,
}

worded! {
    /// The action of a puzzle's button.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PuzzleAction {
        /// Continue the turn that is being built.
        Tap(Tap) = ["choose" choices] => (Self::Tap(Tap::Choose(choices)))
            | ["play" choices] => (Self::Tap(Tap::Play(choices)))
            | ["again"] => (Self::Tap(Tap::Again)),
        /// Try again from the original position.
        Retry = ["retry"],
        /// See the solution.
        Solution = ["solution"],
    }
}

impl Words for PuzzleButton {
    fn write(&self) -> String {
        format!("{:x}:{:x}:{}", self.puzzle, self.stage, self.action.write())
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ':');
        let puzzle = u64::from_str_radix(parts.next()?, 16).ok()?;
        let stage = u16::from_str_radix(parts.next()?, 16).ok()?;
        Some(Self { puzzle, stage, action: Words::read(parts.next()?)? })
    }
}
