//! The settings of a server, and the games of a member there.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use crate::time::Pace;
use crate::{Boards, ChannelId, Language, RoleId};

/// The settings of a server, which apply unless a table says otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GuildSettings {
    /// The only channel in which tables may be opened; none: every channel.
    pub channel: Option<ChannelId>,
    /// The pace of a table that names none.
    pub pace: Option<Pace>,
    /// Whether a table is rated by default.
    pub rated: Option<bool>,
    /// Whether the boards of a game of two turn to the player to move.
    pub turned: bool,
    /// Which boards stay in the channels of games; none: nobody has chosen.
    pub boards: Option<Boards>,
    /// Whether a table is played in a thread of its own by default.
    pub threads: bool,
    /// The role that is called for new tables; none: nobody is called.
    pub call_role: Option<RoleId>,
    /// The language of its channels; none: that of the server's locale.
    pub language: Option<Language>,
}

impl GuildSettings {
    /// A number by which a form knows whether these are still the settings that it showed.
    pub fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        format!("{self:?}").hash(&mut hasher);
        hasher.finish()
    }
}

/// The games of a member on a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MemberGames {
    /// Codes of the open tables at which they sit or to which they are invited.
    pub tables: Vec<String>,
    /// Codes of their games under way.
    pub playing: Vec<String>,
    /// How many games they have a seat in, whatever their status.
    pub games: u32,
}
