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
        Picture = "picture",
        Text = "text",
        Both = "both",
    }
}

/// See the newest board or an earlier one, from your own side; only you see it
#[poise::command(slash_command)]
pub(super) async fn board(
    ctx: Context<'_>,
    #[description = "Which game, if there are several"]
    #[autocomplete = "options::games_to_see"]
    game: Option<String>,
    #[description = "After which turn; 0 is the start; the newest if you do not choose"]
    ply: Option<u32>,
    #[description = "As a picture, as text or both; usually as you prefer"] view: Option<View>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let asker = asker(ctx.interaction);
    let show = view.map(Show::from);
    let game =
        find(ctx, game.as_deref(), Wanted::View, |_| Some(Action::View((ply, show)))).await?;
    let post = ctx.data().private_board(answer.texts, &game, asker.user, ply, show).await?;
    Ok(answer.say(&post).await?)
}

/// See your games, whose turn it is, and the open tables here
#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<()> {
    let answer = begin(ctx).await?;
    let asker = asker(ctx.interaction);
    let overview = ctx.data().games.overview(asker).await?;
    let shown = view::games(answer.texts, asker.user, &overview);
    Ok(answer.say(&shown).await?)
}

/// See the record of a game, as text and as a file
#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    #[description = "Which game, if there are several"]
    #[autocomplete = "options::games_to_see"]
    game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let game = find(ctx, game.as_deref(), Wanted::View, |_| Some(Action::History)).await?;
    let replay = games.replay(&game, 1, game.seq).await?;
    let shown = view::history(answer.texts, &game, &replay);
    Ok(answer.say(&shown).await?)
}

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
