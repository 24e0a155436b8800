//! Messages that say where a game is played.

use crate::messages as m;
use crate::texts::Texts;
use play::{Game, Posted, Replay};

use super::links::address;
use super::people::{name, others, title};
use super::{LONGEST_TEXT, Post, fit, game_log, said};

/// The message of a table whose game is played in a thread of its own.
pub fn begun_in(t: &Texts, game: &Game) -> Post {
    let mut post = super::lobby(t, game);
    post.text += " ";
    post.text += &t.say(m::RepliesPlayedIn { thread: format!("<#{}>", game.channel) });
    post
}

/// The name of a game's thread: at most 100 characters, without markdown.
pub fn thread_name(t: &Texts, game: &Game) -> String {
    let names: Vec<String> = others(game, None).map(|it| name(t, &it)).collect();
    let name = format!("{} {}: {}", game.setup.kind.name(), game.code, names.join(", "));
    fit(name.chars().filter(|c| !c.is_control()).collect(), 100)
}

/// The board of a game whose channel was deleted, in its new channel.
pub fn here(t: &Texts, board: Post) -> Post {
    let text = format!("{}\n{}", t.say(m::RepliesChannelGone), board.text);
    Post { text: fit(text, LONGEST_TEXT), ..board }
}

/// Tells a follower of a game how it ended.
pub fn farewell(t: &Texts, game: &Game, replay: &Replay, last: Option<&Posted>) -> Post {
    let over = t.say(m::RepliesFollowedOver { game: title(game) });
    let link = last.map_or_else(String::new, |post| format!("\n{}", address(game.guild, post)));
    said(format!("{over} {}{link}", game_log::text(t, game, replay)))
}
