//! `/pacru people block`: members whom somebody does not want to meet.

use serenity::all::User;

use super::{Context, actor, begin};
use crate::Result;

/// Keep a member away from your tables, or no longer; without a member: whom you have blocked
#[poise::command(slash_command)]
pub(super) async fn block(
    ctx: Context<'_>,
    #[description = "Who shall neither invite you nor sit down with you; again to lift it"]
    member: Option<User>,
) -> Result<()> {
    let answer = begin(ctx).await?;
    let t = answer.texts;
    let games = &ctx.data().games;
    let actor = actor(ctx.interaction);
    let post = match member {
        Some(member) => {
            let other = member.id.get().into();
            let blocked = games.block(&actor, other).await?;
            view::blocked(t, other, blocked)
        }
        None => view::blocks(t, &games.store().blocked_by(actor.person.id).await?),
    };
    Ok(answer.say(&post).await?)
}
