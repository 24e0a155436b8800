//! `/pacru move`.

use play::{Asker, Wanted};
use serenity::all::CreateAutocompleteResponse;
use view::custom_id::Action;

use super::next::next;
use super::options::{MOST, completed, typed};
use super::{Context, asker, asking, begin, in_game, missing_for, options};
use crate::{Bot, Result};

#[poise::command(slash_command, rename = "move")]
pub(super) async fn turn(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "turns"]
    text: Option<String>,
    #[autocomplete = "options::my_turns"] game: Option<String>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let bot = ctx.data();
    let text = text.unwrap_or_default();
    let asker = asker(ctx.interaction);
    if game.is_none() && text.trim().is_empty() && goes_through_all(bot, asker).await? {
        let missing = missing_for(ctx.interaction);
        let post = next(&asking(ctx, answer), &missing, |waiting| waiting.at(None)).await?;
        return Ok(answer.say(&post).await?);
    }
    let action = match text.trim() {
        "" => Action::Move,
        text => Action::Typed(text.to_owned()),
    };
    in_game(ctx, answer, (game.as_deref(), Wanted::Turn), action).await
}

/// Whether a member who names neither a game nor a turn is led through all games that wait. They
/// are not if the channel shows which game they mean, nor if only one game is under way, whose
/// board says more.
async fn goes_through_all(bot: &Bot, asker: Asker) -> Result<bool> {
    let fitting = bot.games.fitting(asker, Wanted::Turn).await?;
    match fitting.len() {
        0 => Ok(bot.games.fitting(asker, Wanted::Resignation).await?.len() > 1),
        1 => Ok(false),
        _ => {
            let here = fitting.iter().filter(|game| game.channel == asker.channel);
            Ok(here.count() != 1)
        }
    }
}

/// Offers turns, or beginnings of turns, that continue what was typed.
async fn turns(ctx: Context<'_>, partial: &str) -> CreateAutocompleteResponse {
    let games = &ctx.data().games;
    let offered = async {
        let game = games.find(asker(ctx.interaction), typed(ctx, "game"), Wanted::Turn).await?;
        if game.mover().is_none_or(|mover| mover.id != ctx.interaction.user.id.get().into()) {
            return Ok(Vec::new());
        }
        Ok(games.replay(&game, game.seq, game.seq).await?.position.complete(partial, MOST))
    };
    completed(ctx, offered.await).await
}
