//! Who is a moderator. Discord hides their commands from others by default, but whoever manages the server can show them
//! to anybody.

use discord::Answer;
use discord::roles::{Chooser, check_choice, moderator};
use play::{Moderator, RoleId};

use super::{Context, actor, begin};
use crate::Result;

/// Acknowledges a command and checks that it comes from a moderator.
pub(super) async fn moderator_of<'a>(ctx: Context<'a>) -> Result<(Answer<'a>, Moderator)> {
    let answer = begin(ctx).await?;
    let interaction = ctx.interaction;
    let member = interaction.member.as_deref();
    let moderator = moderator(actor(interaction), interaction.guild_id, member)?;
    Ok((answer, moderator))
}

/// Checks that a moderator may choose a role that the bot shall give.
pub(super) async fn check_role(
    ctx: Context<'_>,
    moderator: &Moderator,
    role: RoleId,
) -> Result<()> {
    let member = ctx.interaction.member.as_deref();
    let chooser = Chooser {
        user: moderator.actor.person.id,
        permissions: member.and_then(|it| it.permissions).unwrap_or_default(),
        roles: member
            .map_or_else(Vec::new, |it| it.roles.iter().map(|role| role.get().into()).collect()),
    };
    Ok(check_choice(&ctx.data().rest, (moderator.guild, role), &chooser).await?)
}
