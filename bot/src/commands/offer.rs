//! `/pacru offer`: what a player can offer to the others.

use play::Wanted;
use view::custom_id::Action;

use super::{Context, actor, begin, find, options};
use crate::Error;

/// The possible offers, as Discord shows them.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Offer {
    #[name = "a draw"]
    Draw,
    #[name = "to take my last turn back; within a minute I need not ask"]
    Takeback,
    #[name = "to call the game off, before everybody has moved"]
    Abort,
    #[name = "to pause: the clocks are stopped until a player presses Resume"]
    Pause,
    #[name = "my seat, to anybody who wants to play on for me"]
    Substitute,
}

impl From<Offer> for play::Offer {
    fn from(offer: Offer) -> Self {
        match offer {
            Offer::Draw => Self::Draw,
            Offer::Takeback => Self::Takeback,
            Offer::Abort => Self::Abort,
            Offer::Pause => Self::Pause,
            Offer::Substitute => Self::Substitute,
        }
    }
}

/// Offer the others a draw, a takeback, a pause, an early end, or your seat
#[poise::command(slash_command)]
pub(super) async fn offer(
    ctx: Context<'_>,
    #[description = "What you offer; the others answer with a button"] what: Offer,
    #[description = "Which game, if you play several"]
    #[autocomplete = "options::my_games"]
    game: Option<String>,
) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let games = &ctx.data().games;
    let game =
        find(ctx, game.as_deref(), Wanted::Resignation, |_| Some(Action::Offer(what.into())))
            .await?;
    let actor = actor(ctx.interaction);
    let said = games.offer(&actor, &game.code, None, what.into()).await?;
    Ok(answer.done(&said).await?)
}
