//! Whom somebody has blocked, and which games they follow: for them alone.

use crate::texts::Texts;
use play::{Game, UserId};

use super::people::title;
use super::{LONGEST_TEXT, Post, fit, said};

/// Whether somebody is blocked now.
#[must_use]
pub fn blocked(t: &Texts, member: UserId, blocked: bool) -> Post {
    said(if blocked {
        format!(
            "<@{member}> can neither invite you nor join a table where you sit, and is not told why. Games under way go on. Say it again to lift it."
        )
    } else {
        format!("<@{member}> may play with you again.")
    })
}

/// Everybody whom somebody has blocked.
#[must_use]
pub fn blocks(t: &Texts, members: &[UserId]) -> Post {
    if members.is_empty() {
        return said("You have blocked nobody.".to_owned());
    }
    let names: Vec<String> = members.iter().map(|id| format!("<@{id}>")).collect();
    said(fit(
        format!("You have blocked {}.", t.and(&names)),
        LONGEST_TEXT,
    ))
}

/// Whether somebody follows a game now.
#[must_use]
pub fn watched(t: &Texts, game: &Game, watched: bool) -> Post {
    said(if watched {
        format!(
            "You follow {}: I write to you when it is over, and `/pacru board` shows it until then. Say it again to stop.",
            title(game)
        )
    } else {
        format!("You no longer follow {}.", title(game))
    })
}

/// Somebody was added to the thread of a game.
#[must_use]
pub fn watched_in(t: &Texts, game: &Game) -> Post {
    said(format!(
        "You follow {} in its thread <#{}>; to stop, leave the thread.",
        title(game),
        game.channel
    ))
}
