//! Requests to Discord's REST API.
//!
//! serenity parses every response as a whole, so a field that it does not know makes a posted
//! message look like a failure; it waits for a response as long as the connection lives; and behind
//! a proxy it ignores `Retry-After`. The requests of this bot use this module instead: it reads no
//! more of a response than is needed, waits for none longer than [`TIME_LIMIT`], and obeys rate
//! limits wherever Discord is reached.

mod channel;
mod error;
mod guild;
mod message;
mod send;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use jiff::Timestamp;
use play::{ChannelId, GuildId, MessageId, UserId, untrusted};
use reqwest::Client;
use reqwest::header::DATE;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CreateAllowedMentions, EditInteractionResponse, EditMessage, Http, HttpBuilder,
    InteractionId, Permissions,
};
use serenity::http::{LightMethod, Ratelimit, RatelimitingBucket, Route};
use view::File;

use self::error::{ErrorResponse, malformed, unreached};
use self::send::{Body, value, with_files};
use crate::{Result, Token};

pub use self::error::{RateLimit, RestError};
pub use self::guild::{AboutGuild, GuildMember, GuildRole};
pub use self::message::Seen;

/// The time limit of a request, including the upload of its files. After it, nobody knows whether
/// Discord has carried it out.
const TIME_LIMIT: Duration = Duration::from_secs(30);

/// A connection that takes longer than this will not come at all.
const CONNECT_LIMIT: Duration = Duration::from_secs(10);

/// Discord's host, which a proxy stands in for.
const DISCORD: &str = "https://discord.com";

/// The number of messages on a page of a channel's history, the most that Discord returns at once.
pub(super) const PAGE: usize = 100;

/// The number of servers on a page, the most that Discord returns at once.
const GUILDS: usize = 200;

/// The state of one rate limit. It is locked while the requests that it applies to have to wait.
type Limit = Arc<tokio::sync::Mutex<Ratelimit>>;

/// Discord's REST API, for one bot. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Rest(Arc<Inner>);

#[derive(derive_more::Debug)]
struct Inner {
    client: Client,
    token: Token,
    /// It may contain a password.
    #[debug(skip)]
    proxy: Option<String>,
    /// The known rate limits, by what they apply to.
    limits: Mutex<HashMap<RatelimitingBucket, Limit>>,
    /// Held while the whole bot has to wait.
    pause: tokio::sync::RwLock<()>,
}

/// What a bot must know before it connects to the gateway.
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
    /// How many sessions may be started until the limit is reset.
    pub total: u64,
    /// How many of them are left.
    pub remaining: u64,
    /// Milliseconds until the limit is reset.
    pub reset_after: u64,
    /// How many shards may start a session within five seconds.
    pub max_concurrency: u64,
}

/// A server that the bot was invited to, and the bot's permissions there apart from those of
/// channels.
#[derive(Clone, Debug, Deserialize)]
pub struct Membership {
    /// Its name.
    #[serde(deserialize_with = "untrusted::read_name")]
    pub name: String,
    /// The permissions of the bot.
    pub permissions: Permissions,
}

/// A command that is registered.
#[derive(Clone, Debug)]
pub struct Command(Value);

impl Command {
    /// Its name.
    pub fn name(&self) -> &str {
        self.0["name"].as_str().unwrap_or_default()
    }

    /// Whether Discord has made it, to launch an Activity.
    pub fn is_entry_point(&self) -> bool {
        self.0["type"] == 4
    }
}

#[derive(Debug, thiserror::Error)]
#[error("the response does not say when it was made")]
struct MissingDate;

impl Rest {
    /// A client for Discord, or for a `proxy` in its place, with the token of the bot. Fails when
    /// the system has no trusted certificates, or the client cannot be created for another reason.
    pub fn new(token: &Token, proxy: Option<&str>) -> Result<Self, reqwest::Error> {
        Ok(Self(Arc::new(Inner {
            client: Client::builder().timeout(TIME_LIMIT).connect_timeout(CONNECT_LIMIT).build()?,
            token: token.clone(),
            proxy: proxy.map(|proxy| proxy.trim_end_matches('/').to_owned()),
            limits: Mutex::default(),
            pause: tokio::sync::RwLock::default(),
        })))
    }

    /// serenity's client for the same account, for the requests that serenity makes itself.
    pub fn http(&self) -> Http {
        let http = HttpBuilder::new(self.0.token.secret()).client(self.0.client.clone());
        match &self.0.proxy {
            // serenity ignores the proxy while its rate limiter is on.
            Some(proxy) => http.proxy(proxy).ratelimiter_disabled(true).build(),
            None => http.build(),
        }
    }

    /// The address of the gateway, how many shards Discord recommends, and how many sessions the
    /// bot may still start.
    pub async fn gateway(&self) -> Result<GatewayInfo> {
        self.get(Route::GatewayBot, "").await
    }

    /// The application that the token belongs to.
    pub async fn application(&self) -> Result<ApplicationId> {
        let application = Route::Oauth2ApplicationCurrent;
        self.make::<u64>(LightMethod::Get, application, Body::Empty).await.and_then(id)
    }

    /// The servers that the bot was invited to; the first 200 of them.
    pub async fn guilds(&self) -> Result<Vec<Membership>> {
        self.get(Route::UserMeGuilds, &format!("?limit={GUILDS}")).await
    }

    /// The time of Discord's clock, to the second. Needs no token.
    pub async fn time(&self) -> Result<Timestamp> {
        let discord = self.0.proxy.as_deref().unwrap_or(DISCORD);
        let request = self.0.client.get(format!("{discord}/api/v10/gateway"));
        let response = request.send().await.map_err(unreached)?;
        let date = response.headers().get(DATE).ok_or_else(|| malformed(MissingDate))?;
        let date = date.to_str().map_err(malformed)?;
        Ok(jiff::fmt::rfc2822::parse(date).map_err(malformed)?.timestamp())
    }

    /// The commands that are registered globally.
    pub async fn commands(&self, application: ApplicationId) -> Result<Vec<Command>> {
        let route = Route::Commands { application_id: application };
        let list: Vec<Value> = self.get(route, "").await?;
        Ok(list.into_iter().map(Command).collect())
    }

    /// Registers the commands of the application, replacing those that it has: globally, or for one
    /// server. The one that Discord has made stays: a list without it would be refused (50240).
    pub async fn set_commands(
        &self,
        application: ApplicationId,
        guild: Option<GuildId>,
        commands: &[Value],
    ) -> Result<()> {
        let mut commands = commands.to_vec();
        let route = match guild {
            None => {
                let known = self.commands(application).await?.into_iter();
                commands.extend(known.filter(Command::is_entry_point).map(|command| command.0));
                Route::Commands { application_id: application }
            }
            Some(guild) => {
                Route::GuildCommands { application_id: application, guild_id: id(guild)? }
            }
        };
        self.tell(LightMethod::Put, route, Body::Json(&commands.into())).await
    }

    /// Posts a message. [`message`](crate::message) says whom it pings.
    pub(super) async fn create_message(
        &self,
        channel: ChannelId,
        message: &impl Serialize,
        files: &[&File],
    ) -> Result<MessageId> {
        let route = Route::ChannelMessages { channel_id: id(channel)? };
        let json = with_files(message, files)?;
        self.make(LightMethod::Post, route, Body::Form(&json, files)).await
    }

    /// Edits a message, which pings nobody. New files replace those that it has; without new files
    /// it keeps them.
    pub async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        edit: &EditMessage,
        files: &[&File],
    ) -> Result<()> {
        let route = Route::ChannelMessage { channel_id: id(channel)?, message_id: id(message)? };
        let edit = edit.clone().allowed_mentions(CreateAllowedMentions::new());
        let json = if files.is_empty() { value(&edit)? } else { with_files(&edit, files)? };
        self.make::<MessageId>(LightMethod::Patch, route, Body::Form(&json, files)).await.map(drop)
    }

    /// Deletes a message of the bot.
    pub async fn delete_message(&self, channel: ChannelId, message: MessageId) -> Result<()> {
        let route = Route::ChannelMessage { channel_id: id(channel)?, message_id: id(message)? };
        self.tell(LightMethod::Delete, route, Body::Empty).await
    }

    /// The newest messages of a channel, or the newest before one of them: at most a page, newest
    /// first.
    pub async fn messages(
        &self,
        channel: ChannelId,
        before: Option<MessageId>,
    ) -> Result<Vec<Seen>> {
        let route = Route::ChannelMessages { channel_id: id(channel)? };
        let before = before.map_or_else(String::new, |id| format!("&before={id}"));
        self.get(route, &format!("?limit={PAGE}{before}")).await
    }

    /// The channel of direct messages with one user.
    pub async fn direct_channel(&self, user: UserId) -> Result<ChannelId> {
        let json = json!({ "recipient_id": u64::from(user).to_string() });
        self.make(LightMethod::Post, Route::UserMeDmChannels, Body::Json(&json)).await
    }

    /// Starts a thread from a message.
    pub async fn start_thread(
        &self,
        channel: ChannelId,
        message: MessageId,
        thread: &impl Serialize,
    ) -> Result<ChannelId> {
        let route =
            Route::ChannelMessageThreads { channel_id: id(channel)?, message_id: id(message)? };
        let json = value(thread)?;
        self.make(LightMethod::Post, route, Body::Json(&json)).await
    }

    /// Archives a thread, or unarchives it.
    pub async fn archive_thread(&self, thread: ChannelId, archived: bool) -> Result<()> {
        let route = Route::Channel { channel_id: id(thread)? };
        self.tell(LightMethod::Patch, route, Body::Json(&json!({ "archived": archived }))).await
    }

    /// Adds a member to a thread.
    pub async fn add_thread_member(&self, thread: ChannelId, user: UserId) -> Result<()> {
        let route = Route::ChannelThreadMember { channel_id: id(thread)?, user_id: id(user)? };
        self.tell(LightMethod::Put, route, Body::Empty).await
    }

    /// Sends the first response to an interaction, in one try, since there is little time.
    /// [`RestError::wait`] says when the next try may follow.
    pub async fn respond(
        &self,
        interaction: InteractionId,
        token: &str,
        response: &impl Serialize,
    ) -> Result<()> {
        let route = Route::InteractionResponse { interaction_id: interaction, token };
        let json = value(response)?;
        self.once(LightMethod::Post, route, "", Body::Json(&json), None).await.map(drop)
    }

    /// The first response to an interaction. Of a button whose message is edited instead, that
    /// message.
    pub async fn response(&self, application: ApplicationId, token: &str) -> Result<Seen> {
        let route =
            Route::WebhookOriginalInteractionResponse { application_id: application, token };
        self.get(route, "").await
    }

    /// Edits the first response to an interaction, which pings nobody. The files replace those that
    /// it has.
    pub async fn edit_response(
        &self,
        application: ApplicationId,
        token: &str,
        edit: &EditInteractionResponse,
        files: &[&File],
    ) -> Result<()> {
        let route =
            Route::WebhookOriginalInteractionResponse { application_id: application, token };
        let edit = edit.clone().allowed_mentions(CreateAllowedMentions::new());
        let json = with_files(&edit, files)?;
        self.make::<MessageId>(LightMethod::Patch, route, Body::Form(&json, files)).await.map(drop)
    }

    /// Downloads an attachment of a message. Discord serves files from other hosts, which must not
    /// get the token and have no rate limits of the API.
    pub async fn download(&self, url: &str) -> Result<Vec<u8>> {
        let request = self.0.client.get(url).build().map_err(malformed)?;
        let response = self.0.client.execute(request).await.map_err(unreached)?;
        let status = response.status();
        if !status.is_success() {
            return Err(ErrorResponse::default().into_error(status, response.headers()));
        }
        Ok(response.bytes().await.map_err(unreached)?.into())
    }
}

/// An id of serenity's, which cannot be zero.
fn id<T: From<std::num::NonZeroU64>>(id: impl Into<u64>) -> Result<T> {
    Ok(std::num::NonZeroU64::try_from(id.into()).map_err(malformed)?.into())
}
