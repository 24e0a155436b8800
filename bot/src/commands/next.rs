//! The next game: a member can answer all games that wait, one after the other.

use play::move_builder::Choices;
use play::{Actor, Asker, TurnKey};
use view::{Permission, Post, Texts};

use super::composing::Composing;
use crate::{Bot, Error};

/// Opens the game after `after` among those that wait for a member, ready to move. If none waits, says when one is
/// expected. `missing` are the permissions that the bot lacks for posting in this channel.
pub(super) async fn next(
    t: &'static Texts,
    bot: &Bot,
    asker: Asker,
    actor: &Actor,
    missing: &[Permission],
    after: Option<TurnKey>,
) -> Result<Post, Error> {
    let waiting = bot.games.turns_waiting(asker.user, asker.guild).await?;
    let Some(game) = waiting.next(after) else {
        return Ok(view::nothing_waits(t, &waiting));
    };
    let key = TurnKey::of(game);
    let game =
        if missing.is_empty() { bot.games.bring(asker, game.clone()).await? } else { game.clone() };
    let composing =
        Composing { t, bot, actor, guild: asker.guild, game: &game, seen: game.seq, missing: &[] };
    let builder = composing.show(&Choices::default()).await?;
    Ok(view::with_next_game(t, builder, key, &waiting))
}
