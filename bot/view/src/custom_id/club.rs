//! The buttons of a club board.

use std::fmt;
use std::str::FromStr;

use rules::Kind;

use super::UnknownCustomId;

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

impl ClubButton {
    /// The prefix of the custom ids; it cannot be the code of a game.
    pub(super) const PREFIX: &str = "v1:club:";
}

impl fmt::Display for ClubButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::PREFIX)?;
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
}

impl FromStr for ClubButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let button = id.strip_prefix(Self::PREFIX).ok_or(UnknownCustomId)?;
        let parts: Vec<&str> = button.split(':').collect();
        match parts.as_slice() {
            ["games"] => Ok(Self::Games),
            ["choose"] => Ok(Self::Choose),
            ["join"] => Ok(Self::Join),
            ["practise", kind] => kind.parse().map(Self::Practise).map_err(|_| UnknownCustomId),
            ["seeks"] => Ok(Self::Seeks),
            ["call"] => Ok(Self::Call),
            ["quiet"] => Ok(Self::DoNotCall),
            ["open", kind, players] => match (kind.parse(), players.parse()) {
                (Ok(kind), Ok(players)) => Ok(Self::Open(kind, players)),
                _ => Err(UnknownCustomId),
            },
            _ => Err(UnknownCustomId),
        }
    }
}
