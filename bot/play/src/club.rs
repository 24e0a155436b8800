//! How the games of a server stand, and the message that always shows it.

use std::collections::HashMap;

use crate::audience::Visible;
use crate::seeks::Seek;
use crate::time::Millis;
use crate::tournament::Snapshot;
use crate::{ChannelId, Game, GameId, GuildId, MessageId, Posted, RoleId, Shown};

/// How the games of a server stand.
#[derive(Clone, Debug, Default)]
pub struct Club {
    /// Games under way, that which has waited longest first, each with its newest board.
    pub playing: Visible<Shown>,
    /// When something last happened in them.
    pub last_event_at: HashMap<GameId, Millis>,
    /// How many more there are than these and those that the board must not name.
    pub more: usize,
    /// Open tables, the newest first, each with its message.
    pub tables: Visible<Shown>,
    /// Seeks, the oldest first.
    pub seeks: Vec<Seek>,
    /// Tournaments that are not over, each with its message.
    pub tournaments: Visible<(Snapshot, Option<Posted>)>,
    /// The role that is called for new tables, if there is one.
    pub call_role: Option<RoleId>,
    /// Games that were over last, the newest first.
    pub results: Visible<Game>,
}

/// The message of a server that always shows its [`Club`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubBoard {
    /// The server.
    pub guild: GuildId,
    /// Where it stands.
    pub channel: ChannelId,
    /// The message; none before it is posted.
    pub message: Option<MessageId>,
    /// What Discord recognises a second try to post it by.
    pub nonce: String,
    /// How many changes it shows once it is brought up to date.
    pub changes: i64,
}
