//! Permissions that the bot needs for posting and for creating threads.

use play::{Done, Game};

use crate::messages as m;
use crate::texts::Texts;
use crate::{Post, said};

/// A permission of the bot in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    /// To see the channel.
    ViewChannel,
    /// To post in the channel.
    SendMessages,
    /// To post pictures.
    AttachFiles,
    /// To create threads in the channel.
    CreatePublicThreads,
    /// To post in its threads.
    SendMessagesInThreads,
}

/// The permissions that the bot lacks for a table in this channel.
pub fn missing_permissions(t: &Texts, missing: &[Permission]) -> Post {
    said(t.say(m::PermissionsMissing { permissions: bold(t, missing) }))
}

/// The permissions that the bot lacks for a game in a thread of this channel.
pub fn missing_for_thread(t: &Texts, missing: &[Permission]) -> Post {
    said(t.say(m::PermissionsMissingForThread { permissions: bold(t, missing) }))
}

/// A turn was saved, but its board cannot be posted.
pub fn not_posted(t: &Texts, done: &Done, missing: &[Permission]) -> Post {
    let done = crate::done::done(t, done).text;
    let saved = t.say(m::PermissionsNotPosted { permissions: bold(t, missing) });
    said(format!("{done} {saved}"))
}

/// The answer, outside of servers, to a member whose turn was saved while messages cannot be
/// delivered to the game's channel.
pub fn posted_later(t: &Texts, done: &Done, game: &Game) -> Post {
    let done = crate::done::done(t, done).text;
    let why = match game.guild {
        Some(_) => t.say(m::PermissionsPostedLater),
        None => t.say(m::PermissionsClosed),
    };
    said(done + " " + &why)
}

/// Their names in Discord's settings.
fn bold(t: &Texts, permissions: &[Permission]) -> String {
    let name = |permission: &Permission| match permission {
        Permission::ViewChannel => t.say(m::PermissionsViewChannel),
        Permission::SendMessages => t.say(m::PermissionsSendMessages),
        Permission::AttachFiles => t.say(m::PermissionsAttachFiles),
        Permission::CreatePublicThreads => t.say(m::PermissionsCreatePublicThreads),
        Permission::SendMessagesInThreads => t.say(m::PermissionsSendMessagesInThreads),
    };
    let names = permissions.iter().map(|permission| format!("**{}**", name(permission)));
    t.and(&names.collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use play::Language;

    use super::*;
    use crate::texts::{described, texts, texts_on};

    #[test]
    fn what_discord_shows_has_the_names_of_the_client() {
        let t = texts_on(Language::Malay, Language::Spanish);
        let missing = missing_permissions(t, &[Permission::SendMessages]).text;
        assert!(
            missing.starts_with("Saya ") && missing.contains("**Enviar mensajes**"),
            "{missing}"
        );
        let menu = crate::no_board(texts_on(Language::Spanish, Language::English)).text;
        assert!(menu.starts_with("Ese mensaje ") && menu.contains("**Show as text**"), "{menu}");
        for t in [Language::Spanish, Language::Czech].map(texts) {
            let menu = described(t, "show_as_text", None).unwrap();
            assert!(crate::no_board(t).text.contains(&format!("**{menu}**")), "{menu}");
        }
    }
}
