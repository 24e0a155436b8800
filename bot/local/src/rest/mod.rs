//! The REST API, version 10: <https://discord.com/developers/docs/reference>.

mod answers;
mod body;
mod channels;
mod commands;
mod error;
mod messages;
mod route;

use serde_json::{Value, json};

pub(crate) use body::{Body, read_multipart};
pub(crate) use error::ApiError;
pub(crate) use route::{NoRoute, Route};

use crate::fault::Fault;
use crate::form::{Errors, Item};
use crate::ids::{ChannelId, GuildId, UserId};
use crate::permissions::Permissions;
use crate::state::State;

/// What is answered to a request that is carried out.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// 200 with JSON.
    Json(Value),
    /// 201 with JSON.
    Created(Value),
    /// 204.
    Empty,
}

impl State {
    /// Carries out a request.
    pub(crate) fn answer(
        &mut self,
        route: &Route,
        query: &str,
        body: &Body,
    ) -> Result<Outcome, ApiError> {
        match route {
            Route::Gateway => Ok(Outcome::Json(json!({ "url": self.gateway_url() }))),
            Route::GatewayBot => Ok(Outcome::Json(json!({
                "url": self.gateway_url(),
                "shards": 1,
                "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1 },
            }))),
            Route::CurrentUser => Ok(Outcome::Json(self.world.user_json(self.world.bot))),
            Route::User(user) => self.user(*user),
            Route::CurrentApplication => Ok(Outcome::Json(self.world.application_json())),
            Route::OpenDirect => self.open_direct(body),
            Route::Guild(guild) => {
                self.check_guild(*guild)?;
                Ok(Outcome::Json(self.world.guild_json()))
            }
            Route::GuildChannels(guild) => self.guild_channels(*guild),
            Route::ActiveThreads(guild) => self.active_threads(*guild),
            Route::Member(guild, user) => {
                self.check_guild(*guild)?;
                self.world
                    .member_json(*user)
                    .map(Outcome::Json)
                    .ok_or(ApiError::UnknownMember)
            }
            Route::ListCommands(scope) => self.list_commands(*scope),
            Route::CreateCommand(scope) => self.create_command(*scope, body),
            Route::ReplaceCommands(scope) => self.replace_commands(*scope, body),
            Route::GetCommand(scope, id) => self.get_command(*scope, *id),
            Route::EditCommand(scope, id) => self.edit_command(*scope, *id, body),
            Route::DeleteCommand(scope, id) => self.delete_command(*scope, *id),
            Route::Callback(id, token) => self.call_back(*id, token, query, body),
            Route::FollowUp(application, token) => self.follow_up(*application, token, body),
            Route::GetAnswer(application, token, which) => {
                self.get_answer(*application, token, *which)
            }
            Route::EditAnswer(application, token, which) => {
                self.edit_answer(*application, token, *which, body)
            }
            Route::DeleteAnswer(application, token, which) => {
                self.delete_answer(*application, token, *which)
            }
            Route::GetChannel(channel) => self.get_channel(*channel),
            Route::EditChannel(channel) => self.edit_channel(*channel, body),
            Route::DeleteChannel(channel) => self.delete_thread(*channel),
            Route::Typing(channel) => self.typing(*channel),
            Route::ListMessages(channel) => self.list_messages(*channel, query),
            Route::PostMessage(channel) => self.post_message(*channel, body),
            Route::GetMessage(channel, id) => self.get_message(*channel, *id),
            Route::EditMessage(channel, id) => self.edit_message(*channel, *id, body),
            Route::DeleteMessage(channel, id) => self.delete_message(*channel, *id),
            Route::StartThread(channel) => self.start_thread(*channel, None, body),
            Route::StartThreadFrom(channel, message) => {
                self.start_thread(*channel, Some(*message), body)
            }
            Route::JoinThread(channel) => self.add_to_thread(*channel, self.world.bot),
            Route::AddToThread(channel, user) => {
                self.check_may(*channel, Permissions::SEND_MESSAGES_IN_THREADS)?;
                self.add_to_thread(*channel, *user)
            }
        }
    }

    /// The first fault that fits, with one turn less.
    pub(crate) fn take_fault(&mut self, route: &Route) -> Option<Fault> {
        self.faults.retain(|fault| fault.times > 0);
        let fault = self
            .faults
            .iter_mut()
            .find(|fault| fault.endpoint.includes(route.endpoint()))?;
        fault.times -= 1;
        Some(fault.clone())
    }

    fn gateway_url(&self) -> String {
        format!("{}/gateway", self.url.replacen("http", "ws", 1))
    }

    fn user(&self, user: UserId) -> Result<Outcome, ApiError> {
        let known = self.world.members.contains_key(&user);
        known
            .then(|| Outcome::Json(self.world.user_json(user)))
            .ok_or(ApiError::UnknownUser)
    }

    /// A guild that the bot is not in does not exist for it.
    fn check_guild(&self, guild: GuildId) -> Result<(), ApiError> {
        if guild == self.world.guild {
            Ok(())
        } else {
            Err(ApiError::UnknownGuild)
        }
    }

    /// Checks that the channel exists and the bot sees it.
    fn check_sees(&self, channel: ChannelId) -> Result<(), ApiError> {
        if !self.world.channels.contains_key(&channel) {
            return Err(ApiError::UnknownChannel);
        }
        if self.world.sees(self.world.bot, channel) {
            Ok(())
        } else {
            Err(ApiError::MissingAccess)
        }
    }

    /// Checks that the bot has these permissions in the channel.
    fn check_may(&self, channel: ChannelId, needed: Permissions) -> Result<(), ApiError> {
        if self.bot_may(channel, needed) {
            Ok(())
        } else {
            Err(ApiError::MissingPermissions)
        }
    }

    fn bot_may(&self, channel: ChannelId, needed: Permissions) -> bool {
        self.world
            .permissions(self.world.bot, channel)
            .contains(needed)
    }
}

/// Reads a body; everything that is wrong with it is one error.
fn read<T>(body: &Value, read: impl FnOnce(&Item<'_, '_>) -> Option<T>) -> Result<T, ApiError> {
    let errors = Errors::default();
    let value = read(&Item::root(body, &errors));
    match (errors.into_tree(), value) {
        (None, Some(value)) => Ok(value),
        (tree, _) => Err(ApiError::InvalidForm(tree.unwrap_or_else(|| json!({})))),
    }
}
