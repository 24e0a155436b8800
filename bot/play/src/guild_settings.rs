//! The settings of a server, and the games of a member there.

use crate::time::Pace;
use crate::{Boards, ChannelId, Language};

/// The settings of a server, which hold unless a table says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// Where tables are opened; none: anywhere.
    pub channel: Option<ChannelId>,
    /// The pace of a table that names none.
    pub pace: Option<Pace>,
    /// Whether a table that does not say so is rated.
    pub rated: Option<bool>,
    /// Whether the boards of a table of two turn to the player to move.
    pub turned: bool,
    /// Which boards stay in the channels where games are played.
    pub boards: Boards,
    /// Whether a table that does not say so is played in a thread of its own.
    pub threads: bool,
    /// The language of its channels; none: that of the server's locale.
    pub language: Option<Language>,
}

/// The games of a member on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberGames {
    /// Codes of the open tables at which they sit or to which they are invited.
    pub tables: Vec<String>,
    /// Codes of their games under way.
    pub playing: Vec<String>,
    /// How many games they have a seat in, whatever became of them.
    pub games: u32,
}
