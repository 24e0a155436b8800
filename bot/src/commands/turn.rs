//! `/pacru move`.

use serenity::all::CreateAutocompleteResponse;

use super::options::{MOST, choice, typed};
use super::{Context, actor, asker, begin, missing, options};
use crate::Error;
use crate::play::Wanted;
use crate::view;

/// Take your turn
#[poise::command(slash_command, rename = "move")]
pub(super) async fn turn(
    ctx: Context<'_>,
    #[rename = "move"]
    #[description = "For example e1-e2 or g9-f8(f8): type a piece, then choose"]
    #[autocomplete = "turns"]
    text: String,
    #[description = "The game's code; needed when it is your turn in several"]
    #[autocomplete = "options::my_turns"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let play = &ctx.data().play;
    let game = play
        .find(asker(ctx.interaction), game.as_deref(), Wanted::Turn)
        .await?;
    let said = play
        .take_turn(&actor(ctx.interaction), &game.code, None, &text)
        .await?;
    let missing = missing(ctx.interaction);
    if game.channel == asker(ctx.interaction).channel && !missing.is_empty() {
        return Ok(answer.say(&view::not_posted(&said, &missing)).await?);
    }
    Ok(answer.say(&view::said(said)).await?)
}

/// Offers turns, or the beginnings of turns, that go on from what was typed.
async fn turns(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let play = &ctx.data().play;
    let offered = async {
        let game = play
            .find(asker(ctx.interaction), typed(ctx, "game"), Wanted::Turn)
            .await?;
        if game
            .mover()
            .is_none_or(|mover| mover.id != ctx.interaction.user.id.get().into())
        {
            return Ok(Vec::new());
        }
        let table = play.replay(&game, game.seq, game.seq).await?.table;
        Ok::<_, crate::play::Error>(table.complete(partial, MOST))
    };
    // Autocomplete never fails: the command itself says what is wrong.
    let offered = offered.await.unwrap_or_else(|error| {
        tracing::debug!(%error, "nothing to offer");
        Vec::new()
    });
    let choices = offered
        .iter()
        .map(|offer| choice(&view::completion(offer), &offer.text))
        .collect();
    CreateAutocompleteResponse::new().set_choices(choices)
}
