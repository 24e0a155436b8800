//! The buttons of a club board.

use std::fmt;

use rules::Kind;

use super::ButtonData;

/// A button of a club board, or of the messages that it opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClubButton {
    /// See one's own games.
    Games,
    /// Ask which table to open.
    Choose,
    /// Open a table of this game for this many players.
    Open(Kind, u8),
    /// Open a game against the weakest computer.
    Practise(Kind),
    /// Ask which table to join.
    Join,
    /// See the seeks.
    Seeks,
    /// Take the role that is called for new tables.
    Call,
    /// Have it no longer.
    DoNotCall,
}

impl ButtonData for ClubButton {
    const PREFIX: &str = "v1:club:";

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Games => f.write_str("games"),
            Self::Choose => f.write_str("choose"),
            Self::Open(kind, players) => write!(f, "open:{kind}:{players}"),
            Self::Practise(kind) => write!(f, "practise:{kind}"),
            Self::Join => f.write_str("join"),
            Self::Seeks => f.write_str("seeks"),
            Self::Call => f.write_str("call"),
            Self::DoNotCall => f.write_str("quiet"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(':').collect();
        Some(match parts.as_slice() {
            ["games"] => Self::Games,
            ["choose"] => Self::Choose,
            ["open", kind, players] => Self::Open(kind.parse().ok()?, players.parse().ok()?),
            ["practise", kind] => Self::Practise(kind.parse().ok()?),
            ["join"] => Self::Join,
            ["seeks"] => Self::Seeks,
            ["call"] => Self::Call,
            ["quiet"] => Self::DoNotCall,
            _ => return None,
        })
    }
}
