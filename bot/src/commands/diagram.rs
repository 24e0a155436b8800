//! `/pacru study diagram`: a picture of any position, for discussing it.

use super::lobby::Game;
use super::{Context, asker, begin};
use crate::Result;

/// See any position that is written as a position line
#[poise::command(slash_command)]
pub(super) async fn diagram(
    ctx: Context<'_>,
    #[description = "For example 4N43S5/9/N27N6/9/9/9/S27S6/9/N13S04 S"] position: String,
    #[description = "Of which game, if it is not Pacru or Pasang"] game: Option<Game>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let setup = view::setup_of(&position, game.map(|game| game.0))?;
    let bot = ctx.data();
    let display_options = bot.display_options(asker(ctx.interaction).user).await?;
    let post = bot
        .draw(move |renderer| view::diagram(answer.texts, renderer, &setup, display_options))
        .await??;
    Ok(answer.say(&post).await?)
}
