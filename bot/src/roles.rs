//! Which roles the bot gives to members: none with which they could do more to the server or to others than everybody
//! can. A moderator who may change the settings of the server must not raise themselves or others through the bot.

use play::{ActionError, GuildId, RoleId, UserId};
use serenity::all::Permissions;

use crate::Error;
use crate::discord::{GuildRole, Rest};

/// The permissions over the server and over others. Discord gives a new role those of everybody, so a role may have
/// whatever everybody has.
const ELEVATED: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS)
    .union(Permissions::MENTION_EVERYONE)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::VIEW_GUILD_INSIGHTS)
    .union(Permissions::VIEW_CREATOR_MONETIZATION_ANALYTICS);

/// Checks that the bot may give a role of the server, which has these `roles`. One that is gone is left to Discord.
fn givable(guild: GuildId, roles: &[GuildRole], role: RoleId) -> Result<(), ActionError> {
    let find = |id: u64| roles.iter().find(|it| it.id == id);
    // Discord gives the role of everybody the number of the server.
    let everybody = u64::from(guild);
    if u64::from(role) == everybody {
        return Err(ActionError::EverybodysRole);
    }
    let Some(found) = find(role.into()) else {
        return Ok(());
    };
    if found.managed {
        return Err(ActionError::ManagedRole(role));
    }
    let everybody = find(everybody).map_or(Permissions::empty(), |it| it.permissions);
    if ((found.permissions - everybody) & ELEVATED).is_empty() {
        Ok(())
    } else {
        Err(ActionError::ElevatedRole(role))
    }
}

/// Checks that a member with these permissions may choose roles that the bot gives.
fn may_choose(chooser: Permissions) -> Result<(), ActionError> {
    if chooser.intersects(Permissions::ADMINISTRATOR | Permissions::MANAGE_ROLES) {
        Ok(())
    } else {
        Err(ActionError::MayNotGiveRoles)
    }
}

/// Checks that a member with the permissions `chooser` may choose a role that the bot shall give.
pub(crate) async fn check_choice(
    rest: &Rest,
    (guild, role): (GuildId, RoleId),
    chooser: Permissions,
) -> Result<(), Error> {
    may_choose(chooser)?;
    Ok(givable(guild, &rest.roles(guild).await?, role)?)
}

/// Gives a member a role, or takes it away. Before a role is given it is checked again, since its permissions may
/// have been raised after it was chosen.
pub(crate) async fn give(
    rest: &Rest,
    (guild, role): (GuildId, RoleId),
    user: UserId,
    given: bool,
) -> Result<(), Error> {
    if given {
        givable(guild, &rest.roles(guild).await?, role)?;
    }
    Ok(rest.give_role(guild, user, role, given).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUILD: u64 = 1;

    fn role(id: u64, permissions: Permissions) -> GuildRole {
        GuildRole {
            id,
            name: id.to_string(),
            permissions,
            managed: false,
        }
    }

    fn refusal(roles: &[GuildRole], role: u64) -> Option<&'static str> {
        let given = givable(GUILD.into(), roles, role.into());
        given.err().map(|refusal| (&refusal).into())
    }

    /// A moderator with no more than *Manage Server* had the bot give Admin to whoever pressed a button.
    #[test]
    fn no_role_with_power_is_given() {
        let everybody = role(GUILD, Permissions::VIEW_CHANNEL | Permissions::SEND_POLLS);
        for power in ELEVATED.iter() {
            let roles = [
                everybody.clone(),
                role(2, Permissions::SEND_MESSAGES | power),
            ];
            assert_eq!(refusal(&roles, 2), Some("elevated_role"), "{power}");
        }
        let harmless = Permissions::all() - ELEVATED;
        assert_eq!(refusal(&[everybody.clone(), role(2, harmless)], 2), None);
        // Even if Discord says nothing about everybody.
        assert_eq!(
            refusal(&[role(2, Permissions::KICK_MEMBERS)], 2),
            Some("elevated_role")
        );
    }

    /// In a new server everybody may mention everyone, and a new role may do what everybody may.
    #[test]
    fn what_everybody_may_do_is_no_power() {
        let everybody = role(
            GUILD,
            Permissions::VIEW_CHANNEL | Permissions::MENTION_EVERYONE,
        );
        let players = role(2, everybody.permissions);
        let callers = role(3, everybody.permissions | Permissions::MANAGE_EVENTS);
        let roles = [everybody, players, callers];
        assert_eq!(refusal(&roles, 2), None);
        assert_eq!(refusal(&roles, 3), Some("elevated_role"));
    }

    #[test]
    fn roles_that_discord_gives_are_left_to_discord() {
        let boosters = GuildRole {
            managed: true,
            ..role(2, Permissions::empty())
        };
        let roles = [role(GUILD, Permissions::empty()), boosters];
        assert_eq!(refusal(&roles, 2), Some("managed_role"));
        assert_eq!(refusal(&roles, GUILD), Some("everybodys_role"));
        assert_eq!(refusal(&roles, 9), None, "it is gone");
    }

    #[test]
    fn only_who_may_give_roles_chooses_them() {
        assert!(may_choose(Permissions::MANAGE_ROLES).is_ok());
        assert!(may_choose(Permissions::ADMINISTRATOR).is_ok());
        let others = Permissions::all() - Permissions::MANAGE_ROLES - Permissions::ADMINISTRATOR;
        assert!(may_choose(others).is_err());
    }
}
