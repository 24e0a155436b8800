//! `/pacru people block`: members whom somebody does not want to meet.

use serenity::all::User;

use super::{Context, actor, begin};
use crate::Result;

/// Keep a member away from your tables, or let them in again; without a member: whom you have blocked
#[poise::command(slash_command)]
pub(super) async fn block(
    ctx: Context<'_>,
    #[description = "Who can then neither invite you nor join your tables; name them again to unblock them"]
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
