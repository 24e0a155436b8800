//! `/pacru board` and `games`, `/pacru study history` and `diagram`: commands that only show.

use play::{Show, Wanted};
use rules::Kind;
use view::custom_id::Action;

use super::choices::Choice;
use super::{Context, asker, begin, find, in_game, options};
use crate::Result;

#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[autocomplete = "options::games_to_see"] game: Option<String>,
    ply: Option<u32>,
    view: Option<Choice<Show>>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let action = Action::View((ply, view.map(|view| view.0)));
    in_game(ctx, answer, (game.as_deref(), Wanted::View), action).await
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
    report: Option<bool>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    if report != Some(true) {
        return in_game(ctx, answer, (game.as_deref(), Wanted::View), Action::History).await;
    }
    let bot = ctx.data();
    let game = find(ctx, game.as_deref(), Wanted::View, |_| None).await?;
    let replay = bot.games.replay(&game, 1, game.seq).await?;
    let written = view::report(answer.texts, &game, &replay, bot.games.now());
    Ok(answer.say(&written).await?)
}

#[poise::command(slash_command)]
pub(super) async fn diagram(
    ctx: Context<'_>,
    position: String,
    game: Option<Choice<Kind>>,
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
