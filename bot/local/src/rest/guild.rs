//! The guild with its members, the bot itself, and the address of its gateway.

use serde_json::json;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{Permissions, Role, UserId};
use crate::state::State;

impl State {
    pub(super) fn gateway(&self) -> Outcome {
        Outcome::ok(json!({ "url": self.gateway_url() }))
    }

    pub(super) fn gateway_bot(&mut self) -> Outcome {
        let now = self.now();
        Outcome::ok(json!({
            "url": self.gateway_url(),
            "shards": self.config.shards,
            "session_start_limit": self.starts.json(now),
        }))
    }

    pub(super) fn get_user(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let user = self.user_of(request)?;
        if !self.world.members.contains_key(&user) {
            return Err(ApiError::UnknownUser);
        }
        Ok(Outcome::ok(self.world.user_json(user)))
    }

    pub(super) fn get_guild(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        Ok(Outcome::ok(self.world.guild_json()))
    }

    /// The guilds of the bot.
    pub(super) fn get_own_guilds(&self) -> Outcome {
        let world = &self.world;
        let permissions = world.members[&world.bot].permissions;
        let guild = |id| {
            json!({
                "id": id,
                "name": world.guild_name,
                "permissions": permissions,
            })
        };
        Outcome::ok(world.guilds().map(guild).collect())
    }

    pub(super) fn get_guild_member(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let (guild, user) = (request.id("guild")?, request.id("user")?);
        self.check_guild(guild)?;
        if self.world.gone.contains(&(guild, user)) {
            return Err(ApiError::UnknownMember);
        }
        self.world.member_json(user).map(Outcome::ok).ok_or(ApiError::UnknownMember)
    }

    pub(super) fn get_roles(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let guild = request.id("guild")?;
        self.check_guild(guild)?;
        Ok(Outcome::ok(json!(self.world.roles_json(guild))))
    }

    /// Gives a member a role, or takes it away. A bot does that with roles below its own, if it may
    /// manage roles.
    pub(super) fn give_role(&mut self, request: &Request<'_>, given: bool) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        let (user, role) = (request.id("user")?, request.id("role")?);
        let world = &mut self.world;
        let may = world.members[&world.bot].permissions.allows(Permissions::MANAGE_ROLES);
        let position = world.roles.get(&role).map(|role| role.position);
        let position = position.ok_or(ApiError::UnknownRole)?;
        if !may || position >= Role::OF_THE_BOT {
            return Err(ApiError::MissingPermissions);
        }
        let member = world.members.get_mut(&user);
        let roles = &mut member.ok_or(ApiError::UnknownMember)?.roles;
        if given {
            roles.insert(role);
        } else {
            roles.remove(&role);
        }
        self.emit(Event::WorldChanged);
        Ok(Outcome::no_content())
    }

    /// The user in the path; `@me` is the bot.
    pub(super) fn user_of(&self, request: &Request<'_>) -> Result<UserId> {
        match request.param("user") {
            "@me" => Ok(self.world.bot),
            _ => request.id("user"),
        }
    }
}
