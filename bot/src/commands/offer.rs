//! `/pacru offer` and `resign`: what a player can offer to the others, and giving up.

use play::{Offer, Wanted};
use view::custom_id::Action;

use super::choices::Choice;
use super::{Context, actor, begin, find, in_game, options};
use crate::Result;

#[poise::command(slash_command)]
pub(super) async fn offer(
    ctx: Context<'_>,
    what: Choice<Offer>,
    #[autocomplete = "options::my_games"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let (games, Choice(what)) = (&ctx.data().games, what);
    let game =
        find(ctx, game.as_deref(), Wanted::Resignation, |_| Some(Action::Offer(what))).await?;
    let actor = actor(ctx.interaction);
    let said = games.offer(&actor, &game.code, None, what).await?;
    Ok(answer.done(&said).await?)
}

#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[autocomplete = "options::my_games"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    in_game(ctx, answer, (game.as_deref(), Wanted::Resignation), Action::Resigning).await
}
