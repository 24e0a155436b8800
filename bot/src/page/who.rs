//! Who looks at the page: what they are called, what they see.

use play::{Asker, DisplayName, Game, GuildId, Membership, UserId, no_such_game, normal_code};

use crate::{Bot, Result};

/// The game with this code, with who asks about it and where, if they
/// [see it in a browser](service::Games::sees_in_browser). Fails with [`ActionError::NoSuchGame`](play::ActionError::NoSuchGame).
pub(super) async fn seen(bot: &Bot, user: UserId, code: &str) -> Result<(Game, Asker)> {
    let game = bot.games.store().game(&normal_code(code)).await?;
    let game = game.ok_or_else(|| no_such_game(code))?;
    let guild = match game.guild {
        Some(guild) => is_member(bot, user, guild).await.then_some(guild),
        None => None,
    };
    let asker = Asker { user, guild, channel: game.channel };
    if bot.games.sees_in_browser(asker, &game).await? {
        Ok((game, asker))
    } else {
        Err(no_such_game(code).into())
    }
}

/// The server on which somebody says that they are, if they are there. Discord is only asked about
/// servers that the bot knows.
pub(super) async fn own_server(
    bot: &Bot,
    user: UserId,
    guild: Option<GuildId>,
) -> Result<Option<GuildId>> {
    let Some(guild) = guild else { return Ok(None) };
    let known = bot.games.store().knows_server(guild).await?;
    Ok((known && is_member(bot, user, guild).await).then_some(guild))
}

async fn is_member(bot: &Bot, user: UserId, guild: GuildId) -> bool {
    matches!(bot.games.membership(guild, user).await, Membership::Member(_))
}

/// What somebody is called: in this game, on this server, in another game of theirs, or outside of
/// servers.
pub(super) async fn name(
    bot: &Bot,
    user: UserId,
    game: Option<&Game>,
    guild: Option<GuildId>,
) -> Result<DisplayName> {
    let player = game.and_then(|game| game.players.get(game.player_of(user)?));
    if let Some(name) = player.and_then(|player| DisplayName::new(&player.person.name)) {
        return Ok(name);
    }
    if guild.is_some()
        && let Some(name) = bot.members.name(guild, user).await
    {
        return Ok(name);
    }
    if let Some(name) = bot.games.store().last_name_of(user).await?.and_then(DisplayName::new) {
        return Ok(name);
    }
    Ok(bot.members.name(None, user).await.unwrap_or_else(|| user.into()))
}
