//! `/pacru preferences`: what a member chooses for himself.

use super::{Context, asker, begin};
use crate::controls::Setting;
use crate::play;
use crate::store::{Preferences, UserId};
use crate::view::{self, Post};
use crate::{Bot, Error};

/// Choose how you confirm turns and see boards: side, marks, colours, text
#[poise::command(slash_command)]
pub(super) async fn preferences(ctx: Context<'_>) -> Result<(), Error> {
    let answer = begin(ctx).await?;
    let user = asker(ctx.interaction).user;
    let chosen = ctx.data().play.store().preferences(user).await?;
    Ok(answer.say(&menus(ctx.data(), chosen).await?).await?)
}

/// Sets one preference and shows all as they are then.
pub(super) async fn set(bot: &Bot, user: UserId, setting: Setting) -> Result<Post, Error> {
    let store = bot.play.store();
    let chosen = store.prefer(user, |preferences| setting.apply(preferences));
    menus(bot, chosen.await?).await
}

async fn menus(bot: &Bot, chosen: Preferences) -> Result<Post, Error> {
    let drawn = bot.draw(move |renderer| view::preferences(renderer, &chosen));
    Ok(drawn.await?.map_err(play::Error::from)?)
}
