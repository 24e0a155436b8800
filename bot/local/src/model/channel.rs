//! Channels, forums, threads and direct-message channels.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::{ChannelId, UserId};
use super::permissions::Permissions;
use jiff::Timestamp;

/// A channel of any kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Channel {
    /// Its id.
    pub id: ChannelId,
    /// Its name, without `#`.
    pub name: String,
    /// Its kind.
    pub kind: ChannelKind,
    /// The permissions that the bot is denied here and in the threads of this channel.
    pub denied: Permissions,
    /// The people who can see it, if it is hidden from everyone else. The bot can.
    #[serde(default)]
    pub only: Option<BTreeSet<UserId>>,
}

/// The kind of a channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChannelKind {
    /// A text channel of the server.
    Text,
    /// A forum: holds posts (threads), no messages of its own.
    Forum,
    /// A thread, or a post of a forum.
    Thread(Thread),
    /// The direct-message channel of the bot with one member.
    Direct {
        /// The member.
        with: UserId,
    },
}

/// What a thread has besides its channel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thread {
    /// The channel or forum that it belongs to.
    pub parent: ChannelId,
    /// Who started it.
    pub owner: UserId,
    /// Whether only its members can see it.
    #[serde(default)]
    pub private: bool,
    /// Whether it is archived. A message unarchives it unless it is locked.
    pub archived: bool,
    /// Whether only somebody with [`Permissions::MANAGE_THREADS`] can unarchive it.
    pub locked: bool,
    /// Minutes without a message after which it is archived: 60, 1440, 4320 or 10080.
    pub archive_after: u32,
    /// When `archived` last changed.
    #[serde(with = "jiff::fmt::serde::timestamp::millisecond::required")]
    pub archive_changed: Timestamp,
    /// The users who were added to it and so see it among their channels.
    #[serde(default)]
    pub members: BTreeSet<UserId>,
}

impl Channel {
    /// Discord's number for the kind.
    pub fn type_number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Thread(thread) if thread.private => 12,
            ChannelKind::Thread(_) => 11,
            ChannelKind::Forum => 15,
        }
    }

    /// The thread, if it is one.
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
