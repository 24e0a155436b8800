//! `/pacru resign`, which asks for confirmation.

use play::Wanted;
use view::custom_id::Action;

use super::{Context, asker, begin, find, options};
use crate::Result;

/// Resign a game, after being asked once more
#[poise::command(slash_command)]
pub(super) async fn resign(
    ctx: Context<'_>,
    #[description = "Which game, if you play several"]
    #[autocomplete = "options::my_games"]
    game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let asker = asker(ctx.interaction);
    let games = &ctx.data().games;
    let game = find(ctx, game.as_deref(), Wanted::Resignation, |_| Some(Action::Resigning)).await?;
    games.may_resign(&game.code, asker.user).await?;
    let shown = view::confirm_resignation(answer.texts, &game);
    Ok(answer.say(&shown).await?)
}
