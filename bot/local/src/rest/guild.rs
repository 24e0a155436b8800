//! The guild with its members, the bot itself, and where its gateway is.

use serde_json::json;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::model::UserId;
use crate::state::State;

impl State {
    pub(super) fn gateway(&self) -> Outcome {
        Outcome::ok(json!({ "url": self.gateway_url() }))
    }

    pub(super) fn gateway_bot(&self) -> Outcome {
        Outcome::ok(json!({
            "url": self.gateway_url(),
            "shards": 1,
            "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
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
