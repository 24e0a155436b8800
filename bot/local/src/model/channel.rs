//! Channels, forums, threads and conversations of two.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::{ChannelId, UserId};
use super::permissions::Permissions;
use jiff::Timestamp;

/// A channel of any kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    /// Its number.
    pub id: ChannelId,
    /// Its name, without `#`.
    pub name: String,
    /// What it is.
    pub kind: ChannelKind,
    /// What the bot may not do here (and in the threads of this channel).
    pub denied: Permissions,
}

/// What a channel is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChannelKind {
    /// A text channel of the server.
    Text,
    /// A forum: holds posts (threads), no messages of its own.
    Forum,
    /// A public thread, or a post of a forum.
    Thread(Thread),
    /// A conversation of the bot with one member.
    Direct {
        /// The member.
        with: UserId,
    },
}

/// What a thread has that a channel has not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    /// The channel or forum that it belongs to.
    pub parent: ChannelId,
    /// Who started it.
    pub owner: UserId,
    /// Whether it is archived; a message brings it back unless it is locked.
    pub archived: bool,
    /// Only somebody with [`Permissions::MANAGE_THREADS`] can bring it back.
    pub locked: bool,
    /// Minutes without a message after which it is archived: 60, 1440, 4320 or 10080.
    pub archive_after: u32,
    /// When `archived` last changed.
    #[serde(with = "jiff::fmt::serde::timestamp::millisecond::required")]
    pub archive_changed: Timestamp,
    /// Who was added to it, and so sees it among their channels.
    #[serde(default)]
    pub members: BTreeSet<UserId>,
}

impl Channel {
    /// Discord's number for the kind.
    #[must_use]
    pub fn type_number(&self) -> u8 {
        match self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Thread(_) => 11,
            ChannelKind::Forum => 15,
        }
    }

    /// What makes it a thread, if it is one.
    #[must_use]
    pub fn thread(&self) -> Option<&Thread> {
        match &self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }

    pub(crate) fn thread_mut(&mut self) -> Option<&mut Thread> {
        match &mut self.kind {
            ChannelKind::Thread(thread) => Some(thread),
            _ => None,
        }
    }
}
