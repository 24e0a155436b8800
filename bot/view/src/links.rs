//! Links to messages.

use play::{Game, GuildId, Posted};

/// The code of a game, which is a link to its message if there is one.
pub(super) fn linked(game: &Game, post: Option<&Posted>) -> String {
    let code = format!("`{}`", game.code);
    post.map_or_else(|| code.clone(), |post| format!("[{code}]({})", address(game.guild, post)))
}

/// The name and the code of a game; the code is a link to its message if there is one.
pub(super) fn title_linked(game: &Game, post: Option<&Posted>) -> String {
    format!("**{}** {}", game.setup.kind.name(), linked(game, post))
}

/// The URL of a message.
pub(super) fn address(guild: Option<GuildId>, post: &Posted) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", post.channel, post.message)
}
