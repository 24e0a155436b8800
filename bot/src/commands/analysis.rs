//! `/pacru study analyse`: a computer's analysis of a finished game.

use background::in_progress::Task;
use std::time::Duration;

use discord::Answer;
use play::{ActionError, Game, GameStatus, UserId, seat_of};
use serenity::all::CreateAutocompleteResponse;
use view::{Post, Texts};

use super::options::{MOST, choices, found};
use super::{Context, asker, begin};
use crate::{Bot, Result};

/// The analysis must end before the token of the interaction does, after fifteen minutes.
const PATIENCE: Duration = Duration::from_mins(12);

#[poise::command(slash_command)]
pub(super) async fn analyse(
    ctx: Context<'_>,
    #[autocomplete = "finished_games"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let bot = ctx.data();
    let asker = asker(ctx.interaction);
    let game = match game {
        Some(code) => bot.games.named(asker, &code).await?,
        None => {
            let last = bot.games.finished_of(asker, 1).await?;
            last.into_iter().next().ok_or(ActionError::NoneFinished)?
        }
    };
    Ok(answer.say(&analysis(bot, answer.texts, Some(answer), game, asker.user).await?).await?)
}

/// The analysis of a finished game for one member. If it takes long, they are told in their `answer` that it is coming.
pub(super) async fn analysis(
    bot: &Bot,
    t: &'static Texts,
    answer: Option<Answer<'_>>,
    game: Game,
    user: UserId,
) -> Result<Post> {
    if game.status != GameStatus::Finished && game.imported.is_none() {
        return Err(ActionError::AnalysedLater(game.code).into());
    }
    if game.ply == 0 {
        return Err(ActionError::NothingPlayed(game.code).into());
    }
    let _one_at_a_time = bot.in_progress.begin(user, Task::Analysis)?;
    let replay = bot.games.replay(&game, 1, game.seq).await?;
    let preferences = bot.games.store().preferences(user).await?;
    let game = bot.for_pictures(&game).await?;
    if let Some(answer) = answer {
        answer.say(&view::analysing(t, &game)).await?;
    }
    let own = game.player_of(user).and_then(|player| seat_of(&game, player));
    let analysis = background::analysis::analyse(&bot.engine_worker, game.guild, &replay, own);
    let Ok(analysis) = tokio::time::timeout(PATIENCE, analysis).await else {
        return Err(ActionError::Engine.into());
    };
    let analysis = analysis?;
    bot.draw(move |renderer| {
        view::analysis(t, renderer, &game, &replay, &analysis, user, &preferences)
    })
    .await
}

/// The member's finished games.
async fn finished_games(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let asker = asker(ctx.interaction);
    let most = i64::try_from(MOST).unwrap_or(i64::MAX);
    let games = found(ctx.data().games.finished_of(asker, most).await);
    choices(ctx, asker.audience(), games, asker.user, partial).await
}
