//! Whom a member has blocked, and which games they follow; shown only to them.

use crate::limits::whole_lines;
use crate::messages as m;
use crate::texts::Texts;
use play::{Game, UserId};

use super::people::title;
use super::{Post, said};

/// Whether a member is blocked now.
pub fn blocked(t: &Texts, member: UserId, blocked: bool) -> Post {
    let member = format!("<@{member}>");
    said(if blocked {
        t.say(m::BlocksBlocked { member })
    } else {
        t.say(m::BlocksLifted { member })
    })
}

/// Everybody whom a member has blocked.
pub fn blocks(t: &Texts, members: &[UserId]) -> Post {
    if members.is_empty() {
        return said(t.say(m::BlocksNobody));
    }
    let mut lines = vec![t.say(m::BlocksEverybody)];
    lines.extend(members.iter().map(|id| format!("- <@{id}>")));
    said(whole_lines(t, lines))
}

/// Whether a member follows a game now.
pub fn watched(t: &Texts, game: &Game, watched: bool) -> Post {
    let game = title(game);
    said(if watched {
        t.say(m::BlocksFollowed { game })
    } else {
        t.say(m::BlocksNotFollowed { game })
    })
}

/// A member was added to the thread of a game.
pub fn watched_in(t: &Texts, game: &Game) -> Post {
    said(t.say(m::BlocksFollowedInThread {
        game: title(game),
        thread: format!("<#{}>", game.channel),
    }))
}
