//! `/pacru people watch` and `block`: following a game of other members, and members whom somebody
//! does not want to meet.

use discord::Failure;
use play::{Game, UserId, Wanted, may_watch};
use serenity::all::User;
use tasks::chain;
use view::Post;
use view::custom_id::Action;

use super::{Asking, Context, actor, begin, in_game, options};
use crate::{Bot, Result};

#[poise::command(slash_command)]
pub(super) async fn watch(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_watch"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    in_game(ctx, answer, (game.as_deref(), Wanted::Watch), Action::Watch).await
}

/// Makes a member follow a game of others, or stop following it.
pub(super) async fn followed(by: &Asking<'_>, game: &Game) -> Result<Post> {
    may_watch(game, by.asker.user)?;
    Ok(if added(by.bot, game, by.asker.user).await? {
        view::watched_in(by.t, game)
    } else {
        view::watched(by.t, game, by.bot.games.watch(&by.actor, &game.code).await?)
    })
}

/// Adds a member to the thread of a game; false if the game has no thread, or the thread does not
/// accept them.
async fn added(bot: &Bot, game: &Game, user: UserId) -> Result<bool> {
    if !bot.games.store().is_own_thread(game.channel).await? {
        return Ok(false);
    }
    match bot.rest.add_thread_member(game.channel, user).await {
        Ok(()) => Ok(true),
        Err(error) if Failure::of(&error) == Failure::Passing => Err(error.into()),
        Err(error) => {
            tracing::info!(game = %game.code, error = %chain(&error), "a member could not be added to a thread");
            Ok(false)
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn block(ctx: Context<'_>, member: Option<User>) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let games = &ctx.data().games;
    let actor = actor(ctx.interaction);
    let post = match member {
        Some(member) => {
            let other = member.id.get().into();
            let blocked = games.block(&actor, other).await?;
            view::blocked(t, other, blocked)
        }
        None => view::blocks(t, &games.store().blocked_by(actor.person.id).await?),
    };
    Ok(answer.say(&post).await?)
}
