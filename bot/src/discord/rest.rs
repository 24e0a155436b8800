//! Requests to Discord's REST API.
//!
//! serenity reads every response as a whole, so a field that it does not know makes a message that was posted look like
//! a failure; it waits for a response for as long as the connection lives; and behind a proxy it does not see
//! `Retry-After`. The requests of this bot go through here instead: no more is read of a response than is needed, none
//! is waited for longer than [`TIME_LIMIT`], and rate limits are obeyed wherever Discord is reached.

mod error;
mod message;
mod send;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::Timestamp;
use play::{ChannelId, GuildId, MessageId, UserId};
use reqwest::Client;
use reqwest::header::DATE;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CreateInteractionResponse, EditInteractionResponse, EditMessage, Http,
    HttpBuilder, InteractionId, Permissions,
};
use serenity::http::{LightMethod, Ratelimit, RatelimitingBucket, Route};
use view::File;

use self::error::{Refusal, malformed, unreached};
use self::send::{Body, form, parse, value, with_files};
use crate::config::Token;

pub use self::error::{RateLimit, RestError};
pub use self::message::Seen;

/// No request takes longer, the upload of its files included. Whether Discord has carried it out is not known then.
const TIME_LIMIT: Duration = Duration::from_secs(30);

/// A connection is there sooner, or not at all.
const CONNECT_LIMIT: Duration = Duration::from_secs(10);

/// Discord's host, which a proxy stands in for.
const DISCORD: &str = "https://discord.com";

/// Messages of one page of a channel's history, the most that Discord gives at once.
pub const PAGE: usize = 100;

/// Servers of one page of those that the bot was invited to, the most that Discord gives at once.
const GUILDS: usize = 200;

/// The state of one rate limit; locked while the requests that it applies to have to wait.
type Limit = Arc<tokio::sync::Mutex<Ratelimit>>;

/// Discord's REST API, for one bot. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Rest(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    client: Client,
    token: Token,
    proxy: Option<String>,
    /// What is known of the rate limits, by what they apply to.
    limits: Mutex<HashMap<RatelimitingBucket, Limit>>,
    /// Held while the whole bot has to wait.
    pause: tokio::sync::RwLock<()>,
}

/// What a bot must know before it connects with the gateway.
#[derive(Clone, Debug, Deserialize)]
pub struct GatewayInfo {
    /// Its address.
    pub url: String,
    /// The number of shards that Discord recommends.
    pub shards: u32,
    /// How many sessions the bot may start.
    pub session_start_limit: SessionStartLimit,
}

/// <https://discord.com/developers/docs/events/gateway#session-start-limit-object>
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct SessionStartLimit {
    /// Until the limit is reset.
    pub total: u64,
    /// What is left of them.
    pub remaining: u64,
    /// Milliseconds until the limit is reset.
    pub reset_after: u64,
    /// So many shards may start a session within five seconds.
    pub max_concurrency: u64,
}

/// A server that the bot was invited to, and what it is allowed there before channels say otherwise.
#[derive(Clone, Debug, Deserialize)]
pub struct Membership {
    /// Its name.
    pub name: String,
    /// What the bot may do.
    pub permissions: Permissions,
}

/// Something that has a name.
#[derive(Clone, Debug, Deserialize)]
pub struct Named {
    /// The name.
    pub name: String,
}

#[derive(Debug, thiserror::Error)]
#[error("the response does not say when it was made")]
struct MissingDate;

impl Rest {
    /// Speaks to Discord, or to a `proxy` that stands in for it, with the token of the bot.
    ///
    /// # Errors
    /// When the system has no trusted certificates, or the client cannot be made for another reason.
    pub fn new(token: &Token, proxy: Option<&str>) -> Result<Self, reqwest::Error> {
        Ok(Self(Arc::new(Inner {
            client: Client::builder()
                .timeout(TIME_LIMIT)
                .connect_timeout(CONNECT_LIMIT)
                .build()?,
            token: token.clone(),
            proxy: proxy.map(|proxy| proxy.trim_end_matches('/').to_owned()),
            limits: Mutex::default(),
            pause: tokio::sync::RwLock::default(),
        })))
    }

    /// serenity's client of the same account, for what it does by itself.
    #[must_use]
    pub fn http(&self) -> Http {
        let http = HttpBuilder::new(self.0.token.secret()).client(self.0.client.clone());
        match &self.0.proxy {
            // serenity ignores the proxy while its rate limiter is on.
            Some(proxy) => http.proxy(proxy).ratelimiter_disabled(true).build(),
            None => http.build(),
        }
    }

    /// Where the gateway is, how many shards Discord wants, and how many sessions the bot may still start.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn gateway(&self) -> Result<GatewayInfo, RestError> {
        let read = self.request(LightMethod::Get, Route::GatewayBot, Body::Empty);
        parse(&read.await?)
    }

    /// The application that the token belongs to.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn application(&self) -> Result<ApplicationId, RestError> {
        let application = Route::Oauth2ApplicationCurrent;
        self.make::<u64>(LightMethod::Get, application, Body::Empty)
            .await
            .and_then(id)
    }

    /// The servers that the bot was invited to: the first 200 of them.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn guilds(&self) -> Result<Vec<Membership>, RestError> {
        let page = format!("?limit={GUILDS}");
        let read = self.request_with(LightMethod::Get, Route::UserMeGuilds, &page, Body::Empty);
        parse(&read.await?)
    }

    /// What Discord's clock says, to the second. Needs no token.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn time(&self) -> Result<Timestamp, RestError> {
        let discord = self.0.proxy.as_deref().unwrap_or(DISCORD);
        let request = self.0.client.get(format!("{discord}/api/v10/gateway"));
        let response = request.send().await.map_err(unreached)?;
        let date = response.headers().get(DATE);
        let date = date.ok_or_else(|| malformed(MissingDate))?;
        let date = date.to_str().map_err(malformed)?;
        let date = jiff::fmt::rfc2822::parse(date).map_err(malformed)?;
        Ok(date.timestamp())
    }

    /// The names of the commands that are registered everywhere.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn commands(&self, application: ApplicationId) -> Result<Vec<Named>, RestError> {
        let route = Route::Commands {
            application_id: application,
        };
        parse(&self.request(LightMethod::Get, route, Body::Empty).await?)
    }

    /// Registers the commands of the application, in place of those that it has: everywhere, or for one server.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn set_commands(
        &self,
        application: ApplicationId,
        guild: Option<GuildId>,
        commands: &Value,
    ) -> Result<(), RestError> {
        let route = match guild {
            None => Route::Commands {
                application_id: application,
            },
            Some(guild) => Route::GuildCommands {
                application_id: application,
                guild_id: id(guild)?,
            },
        };
        self.request(LightMethod::Put, route, Body::Json(commands))
            .await?;
        Ok(())
    }

    /// Posts a message.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn create_message(
        &self,
        channel: ChannelId,
        message: &impl Serialize,
        files: &[&File],
    ) -> Result<MessageId, RestError> {
        let route = Route::ChannelMessages {
            channel_id: id(channel)?,
        };
        let json = with_files(message, files)?;
        self.make(LightMethod::Post, route, form(&json, files))
            .await
    }

    /// Edits a message. Files replace those that it has; without files it keeps them.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &EditMessage,
        files: &[&File],
    ) -> Result<(), RestError> {
        let route = Route::ChannelMessage {
            channel_id: id(channel)?,
            message_id: id(message)?,
        };
        let json = if files.is_empty() {
            value(edit)?
        } else {
            with_files(edit, files)?
        };
        let _same: MessageId = self
            .make(LightMethod::Patch, route, form(&json, files))
            .await?;
        Ok(())
    }

    /// Deletes a message of the bot.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn delete_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), RestError> {
        let route = Route::ChannelMessage {
            channel_id: id(channel)?,
            message_id: id(message)?,
        };
        self.request(LightMethod::Delete, route, Body::Empty)
            .await?;
        Ok(())
    }

    /// The newest messages of a channel, or the newest before one of them: a [`PAGE`] at most, newest first.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn messages(
        &self,
        channel: ChannelId,
        before: Option<MessageId>,
    ) -> Result<Vec<Seen>, RestError> {
        let route = Route::ChannelMessages {
            channel_id: id(channel)?,
        };
        let before = before.map_or_else(String::new, |id| format!("&before={id}"));
        let query = format!("?limit={PAGE}{before}");
        let read = self.request_with(LightMethod::Get, route, &query, Body::Empty);
        parse(&read.await?)
    }

    /// The conversation with one user.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn direct_channel(&self, user: UserId) -> Result<ChannelId, RestError> {
        let json = json!({ "recipient_id": u64::from(user).to_string() });
        self.make(
            LightMethod::Post,
            Route::UserMeDmChannels,
            Body::Json(&json),
        )
        .await
    }

    /// Starts a thread from a message.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        thread: &impl Serialize,
    ) -> Result<ChannelId, RestError> {
        let route = Route::ChannelMessageThreads {
            channel_id: id(channel)?,
            message_id: id(message)?,
        };
        let json = value(thread)?;
        self.make(LightMethod::Post, route, Body::Json(&json)).await
    }

    /// Archives a thread, or brings it back.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn archive_thread(&self, thread: ChannelId, archived: bool) -> Result<(), RestError> {
        let route = Route::Channel {
            channel_id: id(thread)?,
        };
        let json = json!({ "archived": archived });
        self.request(LightMethod::Patch, route, Body::Json(&json))
            .await?;
        Ok(())
    }

    /// Adds a member to a thread.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn add_thread_member(
        &self,
        thread: ChannelId,
        user: UserId,
    ) -> Result<(), RestError> {
        let route = Route::ChannelThreadMember {
            channel_id: id(thread)?,
            user_id: id(user)?,
        };
        self.request(LightMethod::Put, route, Body::Empty).await?;
        Ok(())
    }

    /// Responds to an interaction for the first time, in one try: there is little time for it.
    ///
    /// # Errors
    /// [`RestError`]; [`RestError::wait`] says when the next try may follow.
    pub async fn respond(
        &self,
        interaction: InteractionId,
        token: &str,
        response: &CreateInteractionResponse,
    ) -> Result<(), RestError> {
        let route = Route::InteractionResponse {
            interaction_id: interaction,
            token,
        };
        let json = value(response)?;
        self.once(LightMethod::Post, route, "", Body::Json(&json), None)
            .await?;
        Ok(())
    }

    /// Edits the first response to an interaction. The files replace those that it has.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn edit_response(
        &self,
        application: ApplicationId,
        token: &str,
        edit: &EditInteractionResponse,
        files: &[&File],
    ) -> Result<(), RestError> {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id: application,
            token,
        };
        let json = with_files(edit, files)?;
        let _same: MessageId = self
            .make(LightMethod::Patch, route, form(&json, files))
            .await?;
        Ok(())
    }

    /// Downloads a file that stands beside a message. Discord keeps files elsewhere, where its API's token and limits are
    /// nobody's business.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn download(&self, url: &str) -> Result<Vec<u8>, RestError> {
        let request = self.0.client.get(url).build().map_err(malformed)?;
        let response = self.0.client.execute(request).await.map_err(unreached)?;
        let status = response.status();
        if !status.is_success() {
            return Err(Refusal::default().into_error(status, response.headers()));
        }
        Ok(response.bytes().await.map_err(unreached)?.into())
    }
}

/// An id for serenity, which knows none that is zero.
fn id<T: From<std::num::NonZeroU64>>(id: impl Into<u64>) -> Result<T, RestError> {
    let id = std::num::NonZeroU64::try_from(id.into()).map_err(malformed)?;
    Ok(id.into())
}
