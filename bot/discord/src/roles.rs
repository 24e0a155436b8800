//! What members may do on their server, and which roles the bot gives them: none with which they
//! could do more to the server or to others than everybody can. A moderator who may change the
//! settings of the server must not raise themselves or others through the bot.

use std::cmp::Reverse;

use play::{ActionError, Actor, GuildId, Moderator, RoleId, UserId};
use serenity::all::{Member, Permissions};

use crate::{GuildRole, Rest, RestError};

/// The permissions over the server and over others. Discord gives a new role those of everybody, so
/// a role may have whatever everybody has.
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

/// Checks that the bot may give a role of the server, which has these `roles`. One that is gone is
/// left to Discord.
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

/// Why a role is not given.
#[derive(Debug, thiserror::Error, derive_more::From)]
pub enum RoleError {
    /// It must not be.
    #[error("refused: {0:?}")]
    #[from(ActionError)]
    Refused(ActionError),
    /// Discord refused it, or could not be asked.
    #[error(transparent)]
    Discord(#[from] RestError),
}

/// Whoever chooses a role that the bot shall give.
pub struct Chooser {
    /// Who they are.
    pub user: UserId,
    /// What they may do.
    pub permissions: Permissions,
    /// Their roles beside that of everybody.
    pub roles: Vec<RoleId>,
}

impl Chooser {
    /// Checks that Discord would let them give roles.
    fn may_give_roles(&self) -> Result<(), ActionError> {
        let sufficient = Permissions::ADMINISTRATOR | Permissions::MANAGE_ROLES;
        if self.permissions.intersects(sufficient) {
            Ok(())
        } else {
            Err(ActionError::MayNotGiveRoles)
        }
    }

    /// Checks that a role stands below theirs: as in Discord, only the owner of a server gives
    /// roles that do not.
    fn stands_above(
        &self,
        role: RoleId,
        roles: &[GuildRole],
        owner: UserId,
    ) -> Result<(), ActionError> {
        let height = |role: RoleId| {
            let found = roles.iter().find(|it| it.id == u64::from(role));
            found.map(|it| (it.position, Reverse(it.id)))
        };
        let own = self.roles.iter().filter_map(|it| height(*it)).max();
        if self.user == owner || own > height(role) {
            Ok(())
        } else {
            Err(ActionError::RoleTooHigh(role))
        }
    }
}

/// Checks that a member may choose a role that the bot shall give.
pub async fn check_choice(
    rest: &Rest,
    (guild, role): (GuildId, RoleId),
    chooser: &Chooser,
) -> Result<(), RoleError> {
    chooser.may_give_roles()?;
    let about = rest.guild(guild).await?;
    givable(guild, &about.roles, role)?;
    Ok(chooser.stands_above(role, &about.roles, about.owner())?)
}

/// Gives a member a role, or takes it away. Before a role is given it is checked again, since its
/// permissions may have been raised after it was chosen.
pub async fn give(
    rest: &Rest,
    (guild, role): (GuildId, RoleId),
    user: UserId,
    given: bool,
) -> Result<(), RoleError> {
    if given {
        givable(guild, &rest.roles(guild).await?, role)?;
    }
    Ok(rest.give_role(guild, user, role, given).await?)
}

/// Whoever acts on a server, if they are its moderator.
pub fn moderator(
    actor: Actor,
    guild: Option<serenity::all::GuildId>,
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
    use play::Person;
    use serde_json::{from_value, json};

    use super::*;

    const GUILD: u64 = 1;

    fn role(id: u64, permissions: Permissions) -> GuildRole {
        GuildRole { id, name: id.to_string(), position: 1, permissions, managed: false }
    }

    fn refusal(roles: &[GuildRole], role: u64) -> Option<&'static str> {
        givable(GUILD.into(), roles, role.into()).err().map(|refusal| (&refusal).into())
    }

    /// A moderator with no more than *Manage Server* had the bot give Admin to whoever pressed a
    /// button.
    #[test]
    fn no_role_with_power_is_given() {
        let everybody = role(GUILD, Permissions::VIEW_CHANNEL | Permissions::SEND_POLLS);
        for power in ELEVATED.iter() {
            let roles = [everybody.clone(), role(2, Permissions::SEND_MESSAGES | power)];
            assert_eq!(refusal(&roles, 2), Some("elevated_role"), "{power}");
        }
        let harmless = Permissions::all() - ELEVATED;
        assert_eq!(refusal(&[everybody.clone(), role(2, harmless)], 2), None);
        // Even if Discord says nothing about everybody.
        assert_eq!(refusal(&[role(2, Permissions::KICK_MEMBERS)], 2), Some("elevated_role"));
    }

    /// In a new server everybody may mention everyone, and a new role may do what everybody may.
    #[test]
    fn what_everybody_may_do_is_no_power() {
        let everybody = role(GUILD, Permissions::VIEW_CHANNEL | Permissions::MENTION_EVERYONE);
        let players = role(2, everybody.permissions);
        let callers = role(3, everybody.permissions | Permissions::MANAGE_EVENTS);
        let roles = [everybody, players, callers];
        assert_eq!(refusal(&roles, 2), None);
        assert_eq!(refusal(&roles, 3), Some("elevated_role"));
    }

    #[test]
    fn roles_that_discord_gives_are_left_to_discord() {
        let boosters = GuildRole { managed: true, ..role(2, Permissions::empty()) };
        let roles = [role(GUILD, Permissions::empty()), boosters];
        assert_eq!(refusal(&roles, 2), Some("managed_role"));
        assert_eq!(refusal(&roles, GUILD), Some("everybodys_role"));
        assert_eq!(refusal(&roles, 9), None, "it is gone");
    }

    const OWNER: u64 = 7;

    fn chooser(user: u64, permissions: Permissions, roles: &[u64]) -> Chooser {
        Chooser {
            user: user.into(),
            permissions,
            roles: roles.iter().map(|it| (*it).into()).collect(),
        }
    }

    #[test]
    fn only_who_may_give_roles_chooses_them() {
        let may = |permissions| chooser(OWNER, permissions, &[]).may_give_roles().is_ok();
        assert!(may(Permissions::MANAGE_ROLES));
        assert!(may(Permissions::ADMINISTRATOR));
        assert!(!may(Permissions::all() - Permissions::MANAGE_ROLES - Permissions::ADMINISTRATOR));
    }

    /// As in Discord: of two roles as high the older one stands above, and the owner may choose
    /// every role.
    #[test]
    fn only_lower_roles_can_be_chosen() {
        let at = |id, position| GuildRole { position, ..role(id, Permissions::empty()) };
        let roles = [at(GUILD, 0), at(2, 1), at(3, 1), at(4, 2)];
        let may = |user, own: &[u64], chosen: u64| {
            let chooser = chooser(user, Permissions::MANAGE_ROLES, own);
            chooser.stands_above(chosen.into(), &roles, OWNER.into()).is_ok()
        };
        assert!(may(8, &[2, 4], 3));
        assert!(may(8, &[2], 3));
        assert!(!may(8, &[3], 2));
        assert!(!may(8, &[4], 4));
        assert!(!may(8, &[], 2));
        assert!(may(OWNER, &[], 4));
    }

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
        let actor = || Actor::of(&Person::new(7_i64, "Ana"), 1_i64).expect("a name");
        let obeyed =
            |guild, permissions| moderator(actor(), guild, Some(&member(permissions))).is_ok();
        let guild = Some(serenity::all::GuildId::new(1));
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
