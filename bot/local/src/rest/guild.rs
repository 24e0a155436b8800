//! The guild with its members, the bot itself, and the address of its gateway.

use serde_json::json;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::model::UserId;
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

    pub(super) fn get_application(&self) -> Outcome {
        Outcome::ok(self.world.application_json())
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
        let permissions = world.members.get(&world.bot).map(|bot| bot.permissions);
        let guild = |id| {
            json!({
                "id": id,
                "name": world.guild_name,
                "icon": null,
                "banner": null,
                "owner": false,
                "permissions": permissions.unwrap_or_default(),
                "features": [],
            })
        };
        Outcome::ok(world.guilds().map(guild).collect())
    }

    pub(super) fn get_guild_member(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        let member = self.world.member_json(request.id("user")?);
        member.map(Outcome::ok).ok_or(ApiError::UnknownMember)
    }

    /// The user in the path; `@me` is the bot.
    pub(super) fn user_of(&self, request: &Request<'_>) -> Result<UserId> {
        match request.param("user") {
            "@me" => Ok(self.world.bot),
            _ => request.id("user"),
        }
    }
}
