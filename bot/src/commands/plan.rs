//! `/pacru plan`: answers to turns that have not been played yet.

use play::{Game, Wanted};
use serenity::all::CreateAutocompleteResponse;
use view::Post;
use view::custom_id::Action;

use super::options::{MOST, completed, typed};
use super::{Asking, Context, asker, begin, in_game, options};
use crate::Result;

#[poise::command(slash_command)]
pub(super) async fn plan(
    ctx: Context<'_>,
    #[autocomplete = "lines"] line: Option<String>,
    #[autocomplete = "options::my_plans"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let line = line.unwrap_or_default().trim().to_owned();
    in_game(ctx, answer, (game.as_deref(), Wanted::Plan), Action::Plan(line)).await
}

/// Adds a line to the plan; without one, shows the plan.
pub(super) async fn planned(by: &Asking<'_>, game: &Game, line: &str) -> Result<Post> {
    let games = &by.bot.games;
    let planned = match line {
        "" => games.planned(by.asker.user, &game.code).await?,
        line => games.plan(&by.actor, &game.code, line).await?,
    };
    Ok(view::planned(by.t, &planned))
}

/// Offers continuations of the line.
async fn lines(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let games = &ctx.data().games;
    let asker = asker(ctx.interaction);
    let offered = async {
        let game = games.find(asker, typed(ctx, "game"), Wanted::Plan).await?;
        games.complete_plan(asker.user, &game.code, partial, MOST).await
    };
    completed(ctx, offered.await).await
}
