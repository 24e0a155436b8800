//! Links to the messages of games.

use play::{Game, Post as Posted};

/// The code of a game, which is a link to its message if there is one.
pub(super) fn linked(game: &Game, post: Option<&Posted>) -> String {
    let code = format!("`{}`", game.code);
    post.map_or_else(|| code.clone(), |post| format!("[{code}]({})", address(game, post)))
}

/// The URL of a game's message, for the end of a line.
pub(super) fn link(game: &Game, post: Option<&Posted>) -> String {
    post.map_or_else(String::new, |post| format!(" · {}", address(game, post)))
}

/// The URL of a game's message.
pub(super) fn address(game: &Game, post: &Posted) -> String {
    let guild = game.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", post.channel, post.message)
}
