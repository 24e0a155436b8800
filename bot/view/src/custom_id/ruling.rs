//! The buttons below the question whether a moderator means what they want to do to a game.

use std::fmt;

use play::{Person, UserId};

use super::{ButtonData, member};

/// What a moderator wants to do to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// End it, for this reason.
    End(String),
    /// Put it on hold.
    Freeze,
    /// Give the seat of a player to somebody else, whose name the interaction of a button does not contain.
    Replace(UserId, Person),
}

/// The answer to the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingButton {
    /// The code of the game.
    pub code: String,
    /// What to do; `None` to do nothing.
    pub ruling: Option<Ruling>,
}

impl RulingButton {
    /// How long the reason for ending a game can be, in characters: it is part of the custom id.
    pub const LONGEST_REASON: usize = 75;
}

impl ButtonData for RulingButton {
    const PREFIX: &str = "v1:ruling:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.code)?;
        match &self.ruling {
            None => f.write_str("nothing"),
            Some(Ruling::End(reason)) => write!(f, "end:{reason}"),
            Some(Ruling::Freeze) => f.write_str("freeze"),
            Some(Ruling::Replace(leaver, by)) => {
                write!(f, "replace:{leaver}:{}:{}", by.id, by.name)
            }
        }
    }

    fn read(text: &str) -> Option<Self> {
        let (code, ruling) = text.split_once(':')?;
        // Reasons and names may contain colons.
        let ruling = match ruling.split_once(':') {
            None if ruling == "nothing" => None,
            None if ruling == "freeze" => Some(Ruling::Freeze),
            Some(("end", reason)) => Some(Ruling::End(reason.to_owned())),
            Some(("replace", members)) => {
                let mut parts = members.splitn(3, ':');
                let (leaver, by) = (member(parts.next()?)?, member(parts.next()?)?);
                Some(Ruling::Replace(leaver.into(), Person::new(by, parts.next()?)))
            }
            _ => return None,
        };
        Some(Self { code: code.to_owned(), ruling })
    }
}
