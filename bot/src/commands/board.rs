//! `/pacru board` and `games`, `/pacru study history` and `diagram`: commands that only show.

use play::{Show, Wanted};
use view::custom_id::Action;

use super::choices::choices;
use super::lobby::Game;
use super::{Context, asker, begin, find, options};
use crate::Result;

choices! {
    /// How a board can be shown, as Discord offers it.
    pub(super) enum View for Show {
        Picture,
        Text,
        Both,
    }
}

#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
    ply: Option<u32>,
    view: Option<View>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let asker = asker(ctx.interaction);
    let show = view.map(Show::from);
    let game =
        find(ctx, game.as_deref(), Wanted::View, |_| Some(Action::View((ply, show)))).await?;
    let post = ctx.data().private_board(answer.texts, &game, asker.user, ply, show).await?;
    Ok(answer.say(&post).await?)
}

#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<()> {
    let answer = begin(ctx).await?;
    let asker = asker(ctx.interaction);
    let overview = ctx.data().games.overview(asker).await?;
    let shown = view::games(answer.texts, asker.user, &overview);
    Ok(answer.say(&shown).await?)
}

#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let game = find(ctx, game.as_deref(), Wanted::View, |_| Some(Action::History)).await?;
    let replay = games.replay(&game, 1, game.seq).await?;
    let shown = view::history(answer.texts, &game, &replay);
    Ok(answer.say(&shown).await?)
}

#[poise::command(slash_command)]
pub(super) async fn diagram(ctx: Context<'_>, position: String, game: Option<Game>) -> Result<()> {
    let answer = begin(ctx).await?;
    let setup = view::setup_of(&position, game.map(|game| game.0))?;
    let bot = ctx.data();
    let display_options = bot.display_options(asker(ctx.interaction).user).await?;
    let post = bot
        .draw(move |renderer| view::diagram(answer.texts, renderer, &setup, display_options))
        .await??;
    Ok(answer.say(&post).await?)
}
