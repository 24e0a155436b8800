//! `/pacru hint`, and the levels of computers.

use ai::{Explanation, Level};
use background::engine_worker::Urgency;
use background::in_progress::Task;
use play::computers::{Strength, may_have_hints};
use play::{ActionError, Game, UserId, Wanted};
use serenity::all::CreateAutocompleteResponse;
use view::custom_id::Action;
use view::{Post, Texts};

use super::options::{self, suggest};
use super::{Context, begin, in_game, texts};
use crate::{Bot, Result};

/// How many turns a hint names.
const CANDIDATES: usize = 3;

/// Reads the name of a strength, or the choice that was offered for it.
pub(super) fn strength(t: &Texts, text: &str) -> Result<Strength, ActionError> {
    let name = text.split(':').next().unwrap_or_default().trim();
    view::read_strength(t, name).ok_or(ActionError::Level)
}

/// The levels, each with a line about it.
pub(super) async fn levels(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let t = texts(ctx).await;
    let partial = partial.to_lowercase();
    let levels =
        Strength::all().map(|strength| (view::strength_choice(t, strength), strength.to_string()));
    suggest(levels.filter(|(label, _)| label.to_lowercase().contains(&partial)))
}

#[poise::command(slash_command)]
pub(super) async fn hint(
    ctx: Context<'_>,
    #[autocomplete = "options::my_turns"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    in_game(ctx, answer, (game.as_deref(), Wanted::Turn), Action::Hint).await
}

/// Good turns for a player who is to move.
pub(super) async fn hints(t: &'static Texts, bot: &Bot, game: Game, user: UserId) -> Result<Post> {
    may_have_hints(&game, user)?;
    let _one_at_a_time = bot.in_progress.begin(user, Task::Hint)?;
    let replay = bot.games.replay(&game, 1, game.seq).await?;
    let position = replay.position.clone();
    let thoughts = bot.engine_worker.think(game.guild, Urgency::Now, move |engine, cap, stop| {
        let budget = Level::Strong.budget(&position).within(cap);
        let found = engine.best_moves(&position, CANDIDATES, budget, 0, stop);
        let explained = found.into_iter().map(|hint| {
            let reasons = Explanation::of(engine, &position, &hint.turn);
            (hint, reasons)
        });
        explained.collect::<Vec<_>>()
    });
    let thoughts = thoughts.await?;
    let preferences = bot.games.store().preferences(user).await?;
    let game = bot.for_pictures(&game).await?;
    bot.draw(move |renderer| view::hints(t, renderer, &game, &replay, &thoughts, &preferences))
        .await
}
