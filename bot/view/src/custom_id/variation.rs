//! The buttons of variations.

use std::fmt;

use play::variations::Point;

use super::{ButtonData, Tap, is_code};

/// A button under a position that a member looks at. It works as long as the game exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationButton {
    /// The game's code.
    pub code: String,
    /// The point at which it acts, or to which it leads.
    pub at: Point,
    /// The action.
    pub action: VariationAction,
}

/// The action of a variation's button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationAction {
    /// Continue the turn that is being built.
    Tap(Tap),
    /// See the point one turn back. It has an action of its own because all ids of a message must differ.
    Back,
    /// See the point one turn forward.
    Forward,
    /// See the point at which lines branch.
    Branch,
    /// Save the line as a note.
    Note,
    /// Plan the line.
    Plan,
    /// See the line in a form that can be shared.
    Share,
}

impl VariationAction {
    /// The actions without further data.
    pub(super) const PLAIN: [Self; 6] =
        [Self::Back, Self::Forward, Self::Branch, Self::Note, Self::Plan, Self::Share];

    fn word(&self) -> &'static str {
        match self {
            // Short, since the longest choices leave little room.
            Self::Tap(Tap::Choose(_)) => "tap",
            Self::Tap(Tap::Play(_)) => "do",
            Self::Tap(Tap::Again) => "again",
            Self::Back => "back",
            Self::Forward => "forward",
            Self::Branch => "branch",
            Self::Note => "note",
            Self::Plan => "plan",
            Self::Share => "share",
        }
    }
}

impl ButtonData for VariationButton {
    const PREFIX: &str = "v1:try:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.code, self.at, self.action.word())?;
        match &self.action {
            VariationAction::Tap(Tap::Choose(choices) | Tap::Play(choices)) => {
                write!(f, ":{choices}")
            }
            _ => Ok(()),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(4, ':');
        let code = parts.next().filter(|code| is_code(code))?.to_owned();
        let at = parts.next()?.parse().ok()?;
        let action = match (parts.next()?, parts.next()) {
            ("tap", Some(choices)) => VariationAction::Tap(Tap::Choose(choices.parse().ok()?)),
            ("do", Some(choices)) => VariationAction::Tap(Tap::Play(choices.parse().ok()?)),
            ("again", None) => VariationAction::Tap(Tap::Again),
            (word, None) => {
                VariationAction::PLAIN.into_iter().find(|action| action.word() == word)?
            }
            (_, Some(_)) => return None,
        };
        Some(Self { code, at, action })
    }
}
