//! The buttons of a club board.

use rules::Kind;

use super::{Words, part, words};

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

words! { ClubButton:
    ["games"] => (Self::Games),
    ["choose"] => (Self::Choose),
    ["open" kind players] => (Self::Open(kind, players)),
    ["practise" kind] => (Self::Practise(kind)),
    ["join"] => (Self::Join),
    ["seeks"] => (Self::Seeks),
    ["call"] => (Self::Call),
    ["quiet"] => (Self::DoNotCall),
}
