//! The buttons of somebody who tries turns out in a game.

use std::fmt;
use std::str::FromStr;

use play::move_builder::Choices;
use play::variations::Point;

use super::{Tap, UnknownCustomId};

/// A button under a position that somebody looks at. It works for as long as the game is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VariationButton {
    /// The game's code.
    pub code: String,
    /// Where it acts, or where it leads.
    pub at: Point,
    /// What it asks for.
    pub action: VariationAction,
}

/// What a button of a variation asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationAction {
    /// Go on with the turn that is being made.
    Tap(Tap),
    /// See the point, one turn before. The words differ since a message has no two equal ids.
    Back,
    /// See the point, one turn further on.
    Forward,
    /// See the point, where lines part.
    Branch,
    /// Keep the line as a note.
    Note,
    /// Plan the line.
    Plan,
    /// See the line as it can be shared.
    Share,
}

impl VariationButton {
    /// What the custom ids begin with; no game has such a code.
    pub(super) const PREFIX: &str = "v1:try:";
}

impl VariationAction {
    /// Those that are only a word.
    pub(super) const PLAIN: [Self; 6] = [
        Self::Back,
        Self::Forward,
        Self::Branch,
        Self::Note,
        Self::Plan,
        Self::Share,
    ];

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
        Ok(Self {
            code: code.to_owned(),
            at: at.parse().map_err(|_| UnknownCustomId)?,
            action,
        })
    }
}
