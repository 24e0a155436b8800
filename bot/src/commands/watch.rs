//! `/pacru watch`: following a game of others.

use super::{Context, actor, asker, begin, options};
use crate::discord::Failure;
use crate::error::chain;
use crate::play::Wanted;
use crate::store::{Game, UserId};
use crate::{Error, view};

/// Follow a game of others: in its thread, or with a message to you when it is over; again to stop
#[poise::command(slash_command)]
pub(super) async fn watch(
    ctx: Context<'_>,
    #[description = "The game's code; needed when several fit"]
    #[autocomplete = "options::games_to_watch"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let play = &ctx.data().play;
    let actor = actor(ctx.interaction);
    let game = play
        .find(asker(ctx.interaction), game.as_deref(), Wanted::Watch)
        .await?;
    play.check_watch(&actor, &game)?;
    let post = if added(ctx, &game, actor.person.id).await? {
        view::watched_in(&game)
    } else {
        view::watched(&game, play.watch(&actor, &game.code).await?)
    };
    Ok(answer.say(&post).await?)
}

/// Adds somebody to the thread of a game; false if it has none of its own, or does not take them.
async fn added(ctx: Context<'_>, game: &Game, user: UserId) -> Result<bool, Error> {
    if !ctx.data().play.store().is_own_thread(game.channel).await? {
        return Ok(false);
    }
    let rest = &ctx.data().rest;
    match rest.add_thread_member(game.channel, user).await {
        Ok(()) => Ok(true),
        Err(error) if Failure::of(&error) == Failure::Passing => Err(error.into()),
        Err(error) => {
            tracing::info!(game = %game.code, error = %chain(&error), "not added to the thread");
            Ok(false)
        }
    }
}
