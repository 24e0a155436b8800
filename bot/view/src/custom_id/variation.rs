//! The buttons of variations.

use std::fmt;
use std::str::FromStr;

use play::move_builder::Choices;
use play::variations::Point;

use super::{Tap, UnknownCustomId};

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

impl VariationButton {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:try:";
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

impl fmt::Display for VariationButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (prefix, word) = (Self::PREFIX, self.action.word());
        write!(f, "{prefix}{}:{}:{word}", self.code, self.at)?;
        match &self.action {
            VariationAction::Tap(Tap::Choose(choices) | Tap::Play(choices)) => {
                write!(f, ":{choices}")
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for VariationButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        let mut parts = button.splitn(4, ':');
        let (Some(code), Some(at), Some(word), choices) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(UnknownCustomId);
        };
        let readable = !code.is_empty()
            && code.len() <= 8
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let choices =
            choices.map(|choices| choices.parse::<Choices>().map_err(|_| UnknownCustomId));
        let action = match (word, choices.transpose()?) {
            ("tap", Some(choices)) => VariationAction::Tap(Tap::Choose(choices)),
            ("do", Some(choices)) => VariationAction::Tap(Tap::Play(choices)),
            ("again", None) => VariationAction::Tap(Tap::Again),
            (word, None) => {
                let mut plain = VariationAction::PLAIN.into_iter();
                let action = plain.find(|action| action.word() == word);
                action.ok_or(UnknownCustomId)?
            }
            (_, Some(_)) => return Err(UnknownCustomId),
        };
        if !readable {
            return Err(UnknownCustomId);
        }
        Ok(Self { code: code.to_owned(), at: at.parse().map_err(|_| UnknownCustomId)?, action })
    }
}
