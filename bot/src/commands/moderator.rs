//! Who is a moderator. Discord hides their commands from others by default, but whoever manages the server can show them
//! to anybody.

use discord::Answer;
use play::{ActionError, Actor, Moderator, RoleId};
use serenity::all::{GuildId, Member};

use super::{Context, actor, begin};
use crate::Error;
use crate::outbox::roles::{Chooser, check_choice};

/// Acknowledges a command and checks that it comes from a moderator.
pub(super) async fn moderator_of<'a>(ctx: Context<'a>) -> Result<(Answer<'a>, Moderator), Error> {
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
) -> Result<(), Error> {
    let member = ctx.interaction.member.as_deref();
    let chooser = Chooser {
        user: moderator.actor.person.id,
        permissions: member.and_then(|it| it.permissions).unwrap_or_default(),
        roles: member
            .map_or_else(Vec::new, |it| it.roles.iter().map(|role| role.get().into()).collect()),
    };
    check_choice(&ctx.data().rest, (moderator.guild, role), &chooser).await
}

/// Whoever acts on a server, if they are its moderator.
pub(super) fn moderator(
    actor: Actor,
    guild: Option<GuildId>,
    member: Option<&Member>,
) -> Result<Moderator, ActionError> {
    let granted = member.and_then(|member| member.permissions);
    match (guild, granted) {
        (Some(guild), Some(granted)) if granted.manage_guild() || granted.administrator() => {
            Ok(Moderator { actor, guild: guild.get().into() })
        }
        _ => Err(ActionError::NotAManager),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};
    use serenity::all::Permissions;

    use super::*;
    use play::Person;

    fn member(permissions: Permissions) -> Member {
        let user = json!({ "id": "7", "username": "ana", "discriminator": "0", "avatar": null });
        from_value(json!({
            "user": user, "guild_id": "1", "roles": [], "deaf": false, "mute": false, "flags": 0, "joined_at": null,
            "permissions": permissions.bits().to_string(),
        }))
        .unwrap()
    }

    /// A moderator may have shown the command to everybody.
    #[test]
    fn only_who_manages_the_server_is_obeyed() {
        let actor = || Actor { person: Person::new(7_i64, "Ana"), interaction: 1_i64.into() };
        let obeyed =
            |guild, permissions| moderator(actor(), guild, Some(&member(permissions))).is_ok();
        let guild = Some(GuildId::new(1));
        assert!(obeyed(guild, Permissions::MANAGE_GUILD));
        assert!(obeyed(guild, Permissions::ADMINISTRATOR));
        assert!(!obeyed(
            guild,
            Permissions::all() - Permissions::MANAGE_GUILD - Permissions::ADMINISTRATOR
        ));
        assert!(!obeyed(None, Permissions::MANAGE_GUILD));
        assert!(moderator(actor(), guild, None).is_err());
    }
}
