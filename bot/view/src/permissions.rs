//! What the bot must be allowed to post and to start threads.

use play::{Done, Game};

use crate::messages as m;
use crate::texts::Texts;
use crate::{Post, said};

/// What a bot can be allowed in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// To know that it is there.
    ViewChannel,
    /// To post in it.
    SendMessages,
    /// To post pictures.
    AttachFiles,
    /// To start threads in it.
    CreatePublicThreads,
    /// To post in its threads.
    SendMessagesInThreads,
}

impl Permission {
    /// As the settings of Discord call it.
    fn name(self, t: &Texts) -> String {
        match self {
            Self::ViewChannel => t.say(m::PermissionsViewChannel),
            Self::SendMessages => t.say(m::PermissionsSendMessages),
            Self::AttachFiles => t.say(m::PermissionsAttachFiles),
            Self::CreatePublicThreads => t.say(m::PermissionsCreatePublicThreads),
            Self::SendMessagesInThreads => t.say(m::PermissionsSendMessagesInThreads),
        }
    }
}

/// What the bot must be allowed before a table makes sense here.
#[must_use]
pub fn missing_permissions(t: &Texts, missing: &[Permission]) -> Post {
    said(t.say(m::PermissionsMissing {
        permissions: bold(t, missing),
    }))
}

/// What the bot must be allowed before a game can be played in a thread here.
#[must_use]
pub fn missing_for_thread(t: &Texts, missing: &[Permission]) -> Post {
    said(t.say(m::PermissionsMissingForThread {
        permissions: bold(t, missing),
    }))
}

/// A turn was saved but its board cannot be posted.
#[must_use]
pub fn not_posted(t: &Texts, done: &Done, missing: &[Permission]) -> Post {
    let done = crate::done::done(t, done).text;
    let saved = t.say(m::PermissionsNotPosted {
        permissions: bold(t, missing),
    });
    said(format!("{done} {saved}"))
}

/// What a member reads outside of a server whose turn is saved, while the channel of the game takes no messages.
#[must_use]
pub fn told_later(t: &Texts, done: &Done, game: &Game) -> Post {
    let done = crate::done::done(t, done).text;
    let why = match game.guild {
        Some(_) => t.say(m::PermissionsToldLater),
        None => t.say(m::PermissionsClosed),
    };
    said(done + " " + &why)
}

fn bold(t: &Texts, permissions: &[Permission]) -> String {
    let names = permissions
        .iter()
        .map(|permission| format!("**{}**", permission.name(t)));
    t.and(&names.collect::<Vec<_>>())
}
