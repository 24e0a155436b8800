//! The buttons of a puzzle.

use std::fmt;

use rules::Kind;

use super::{ButtonData, Tap, fields};

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

impl ButtonData for PuzzleButton {
    const PREFIX: &str = "v1:puzzle:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}:{:x}:", self.puzzle, self.stage)?;
        match &self.action {
            PuzzleAction::Tap(Tap::Choose(choices)) => write!(f, "choose:{choices}"),
            PuzzleAction::Tap(Tap::Play(choices)) => write!(f, "play:{choices}"),
            PuzzleAction::Tap(Tap::Again) => f.write_str("again"),
            PuzzleAction::Retry => f.write_str("retry"),
            PuzzleAction::Solution => f.write_str("solution"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, ':');
        let puzzle = u64::from_str_radix(parts.next()?, 16).ok()?;
        let stage = u16::from_str_radix(parts.next()?, 16).ok()?;
        let action = match (parts.next()?, parts.next()) {
            ("choose", Some(choices)) => PuzzleAction::Tap(Tap::Choose(choices.parse().ok()?)),
            ("play", Some(choices)) => PuzzleAction::Tap(Tap::Play(choices.parse().ok()?)),
            ("again", _) => PuzzleAction::Tap(Tap::Again),
            ("retry", _) => PuzzleAction::Retry,
            ("solution", _) => PuzzleAction::Solution,
            _ => return None,
        };
        Some(Self { puzzle, stage, action })
    }
}

/// Opens the next puzzle of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextPuzzle {
    /// The game.
    pub kind: Kind,
}

fields!(NextPuzzle, "v1:puzzles:", kind);
