//! Requests to Discord's REST API.
//!
//! serenity reads every response as a whole, so one field that it does not know makes a message that stands in a channel look
//! like a failure; it waits for a response for as long as the connection lives; and behind a proxy it does not see
//! `Retry-After`. The requests of this bot go through here instead: no more is read of a response than is needed,
//! none is waited for longer than [`TIME_LIMIT`], and rate limits are obeyed wherever Discord is reached.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, RETRY_AFTER, USER_AGENT};
use reqwest::multipart::{Form, Part};
use reqwest::{Client, StatusCode};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, CreateInteractionResponse, EditInteractionResponse, EditMessage, Http,
    HttpBuilder, InteractionId,
};
use serenity::http::{LightMethod, Ratelimit, RatelimitingBucket, Request, Route};

use crate::config::Token;
use play::{ChannelId, MessageId, UserId};
use view::File;

/// No request takes longer, the upload of its files included. What it has come to is not known then.
const TIME_LIMIT: Duration = Duration::from_secs(30);

/// A connection is there sooner, or not at all.
const CONNECT_LIMIT: Duration = Duration::from_secs(10);

/// So often a request may be told to wait before its failure is reported.
const WAITS: u32 = 5;

/// Longer waits are worth a line in the log.
const LONG_WAIT: Duration = Duration::from_secs(5);

/// "Maximum number of edits to messages older than 1 hour reached": a 429 that no waiting cures.
const TOO_MANY_EDITS: i64 = 30_046;

/// What is waited where Discord names no time.
const SHORT_WAIT: Duration = Duration::from_secs(1);

/// Discord's host, which a proxy stands in for.
const DISCORD: &str = "https://discord.com";

/// Messages of one page of a channel's history, the most that Discord gives at once.
pub const PAGE: usize = 100;

/// Why a request was not carried out, or may not have been.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// Discord refused it.
    #[error("{status}{}{message}", if message.is_empty() { "" } else { ": " })]
    Refused {
        /// The HTTP status.
        status: StatusCode,
        /// Discord's own number for what is wrong; 0 where there is none.
        code: i64,
        /// What Discord says about it.
        message: String,
        /// When it may be made again.
        rate_limit: Option<RateLimit>,
    },
    /// No response came in time, or no connection was to be had. Discord may have carried it out.
    #[error("Discord was not reached")]
    Unreached(#[source] reqwest::Error),
    /// Discord reports success but does not say what came of it. It has probably carried it out.
    #[error("the response is unreadable")]
    Unreadable(#[source] serde_json::Error),
    /// The request makes no sense: our mistake.
    #[error("the request is malformed")]
    Malformed(#[from] Box<dyn std::error::Error + Send + Sync>),
}

/// What a response of 429 asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// No such request may be made sooner.
    pub wait: Duration,
    /// Whether that applies to everything that the bot requests.
    pub global: bool,
}

/// What is known of one rate limit; locked while those that it applies to have to wait.
type Limit = Arc<tokio::sync::Mutex<Ratelimit>>;

impl RestError {
    /// How long the same request must wait, if Discord has said so.
    #[must_use]
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::Refused { rate_limit, .. } => rate_limit.map(|told| told.wait),
            _ => None,
        }
    }
}

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

/// A message in a channel, as far as it tells whether the bot has posted it.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    #[serde(default)]
    nonce: Value,
    #[serde(default)]
    content: String,
    #[serde(default)]
    attachments: Vec<IgnoredAny>,
    #[serde(default)]
    components: Value,
}

/// A message, thread or conversation that a request has made.
#[derive(Deserialize)]
struct Made {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
}

/// What Discord says about a request that it refuses.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Refusal {
    code: i64,
    message: String,
    errors: Value,
    retry_after: Option<f64>,
}

/// What a request carries.
#[derive(Clone, Copy)]
enum Body<'a> {
    Empty,
    Json(&'a Value),
    Form(&'a Value, &'a [&'a File]),
}

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

    /// Registers the commands of the application, in place of those that it has.
    ///
    /// # Errors
    /// [`RestError`].
    pub async fn set_commands(
        &self,
        application: ApplicationId,
        commands: &Value,
    ) -> Result<(), RestError> {
        let route = Route::Commands {
            application_id: application,
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

    /// Makes a request whose response names what it has made.
    async fn make<T: From<u64>>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body<'_>,
    ) -> Result<T, RestError> {
        let made: Made = parse(&self.request(method, route, body).await?)?;
        Ok(made.id.into())
    }

    async fn request(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body<'_>,
    ) -> Result<Vec<u8>, RestError> {
        self.request_with(method, route, "", body).await
    }

    /// Makes a request when the rate limits allow it, and again when it was told to wait. Returns the body of a
    /// response that reports success.
    async fn request_with(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
    ) -> Result<Vec<u8>, RestError> {
        let limit = self.limit(&route);
        let mut waits = 0;
        loop {
            let limit = limit.as_ref();
            match self.once(method, route, query, body, limit).await {
                Err(RestError::Refused {
                    rate_limit: Some(told),
                    ..
                }) if waits < WAITS => {
                    waits += 1;
                    self.hold_back(limit, told).await;
                }
                outcome => return outcome,
            }
        }
    }

    /// Makes a request when the rate limits allow it. One without a limit is an interaction's, which no limit of the
    /// whole bot applies to.
    async fn once(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
        limit: Option<&Limit>,
    ) -> Result<Vec<u8>, RestError> {
        let known = Request::new(route, method);
        if let Some(limit) = limit {
            drop(self.0.pause.read().await);
            limit.lock().await.pre_hook(&known, &|_| {}).await;
        }
        let request = self.build(method, route, query, body)?;
        let response = self.0.client.execute(request).await.map_err(unreached)?;
        let (status, headers) = (response.status(), response.headers().clone());
        if let Some(limit) = limit.filter(|_| status != StatusCode::TOO_MANY_REQUESTS) {
            // It fails where the headers are malformed; then nothing is known of the limit.
            let _again = limit
                .lock()
                .await
                .post_hook(&response, &known, &|_| {}, false)
                .await;
        }
        let body = response.bytes().await;
        if status.is_success() {
            return Ok(body.map_err(unreached)?.into());
        }
        let refusal: Refusal = body
            .ok()
            .and_then(|body| serde_json::from_slice(&body).ok())
            .unwrap_or_default();
        Err(refusal.into_error(status, &headers))
    }

    /// Waits as Discord has asked, and holds back whatever the same limit applies to.
    async fn hold_back(&self, limit: Option<&Limit>, told: RateLimit) {
        let RateLimit { wait, global } = told;
        if wait >= LONG_WAIT {
            tracing::warn!(?wait, global, "Discord asks the bot to wait");
        }
        let sleep = tokio::time::sleep(wait);
        if global {
            let _everything = self.0.pause.write().await;
            sleep.await;
        } else if let Some(limit) = limit {
            let _others = limit.lock().await;
            sleep.await;
        } else {
            sleep.await;
        }
    }

    /// The rate limit that a request counts towards. Those of an interaction are its own and die with it.
    fn limit(&self, route: &Route<'_>) -> Option<Limit> {
        if matches!(
            route,
            Route::InteractionResponse { .. } | Route::WebhookOriginalInteractionResponse { .. }
        ) {
            return None;
        }
        let limits = self.0.limits.lock();
        let mut limits = limits.unwrap_or_else(PoisonError::into_inner);
        let limit = limits.entry(route.ratelimiting_bucket()).or_default();
        Some(Arc::clone(limit))
    }

    fn build(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
    ) -> Result<reqwest::Request, RestError> {
        let path = route.path();
        let path = match &self.0.proxy {
            Some(proxy) => Cow::Owned(path.replacen(DISCORD, proxy, 1)),
            None => path,
        };
        let request = self
            .0
            .client
            .request(method.reqwest_method(), format!("{path}{query}"))
            .header(AUTHORIZATION, format!("Bot {}", self.0.token.secret()))
            .header(USER_AGENT, serenity::constants::USER_AGENT);
        let request = match body {
            Body::Empty => request,
            Body::Json(json) => request
                .header(CONTENT_TYPE, "application/json")
                .body(json.to_string()),
            Body::Form(json, files) => {
                let mut form = Form::new().text("payload_json", json.to_string());
                for (number, file) in files.iter().enumerate() {
                    let kind = mime_guess::from_path(&file.name).first_or_octet_stream();
                    let part = Part::bytes(file.bytes.clone())
                        .file_name(file.name.clone())
                        .mime_str(kind.essence_str())
                        .map_err(malformed)?;
                    form = form.part(format!("files[{number}]"), part);
                }
                request.multipart(form)
            }
        };
        request.build().map_err(malformed)
    }
}

impl Seen {
    /// Discord's number of the message.
    #[must_use]
    pub fn id(&self) -> MessageId {
        self.id.into()
    }

    /// Its text.
    #[must_use]
    pub fn content(&self) -> &str {
        &self.content
    }

    /// Whether files stand beside it.
    #[must_use]
    pub fn has_files(&self) -> bool {
        !self.attachments.is_empty()
    }

    /// Whether it was posted with this nonce. Discord does not always tell.
    #[must_use]
    pub fn has_nonce(&self, nonce: &str) -> bool {
        self.nonce.as_str() == Some(nonce)
    }

    /// The custom ids of its buttons and menus, however they are laid out.
    #[must_use]
    pub fn custom_ids(&self) -> Vec<&str> {
        let (mut found, mut rest) = (Vec::new(), vec![&self.components]);
        while let Some(next) = rest.pop() {
            match next {
                Value::Array(items) => rest.extend(items),
                Value::Object(fields) => {
                    found.extend(fields.get("custom_id").and_then(Value::as_str));
                    rest.extend(fields.values().filter(|field| !field.is_string()));
                }
                _ => {}
            }
        }
        found
    }
}

impl Refusal {
    fn into_error(self, status: StatusCode, headers: &HeaderMap) -> RestError {
        let wait = wait(status, headers, &self);
        let global = headers.contains_key("x-ratelimit-global");
        let mut message = self.message;
        if !self.errors.is_null() {
            // It names the field that Discord does not accept.
            message = format!("{message} {}", self.errors);
        }
        RestError::Refused {
            status,
            code: self.code,
            message,
            rate_limit: wait.map(|wait| RateLimit { wait, global }),
        }
    }
}

/// How long Discord asks to wait before the same request; nothing if that would not help.
fn wait(status: StatusCode, headers: &HeaderMap, refusal: &Refusal) -> Option<Duration> {
    if status != StatusCode::TOO_MANY_REQUESTS || refusal.code == TOO_MANY_EDITS {
        return None;
    }
    let header = headers
        .get(RETRY_AFTER)
        .and_then(|value| value.to_str().ok()?.parse::<f64>().ok());
    // The header counts whole seconds, the body is more precise; whoever is not early by either is not early.
    let seconds = header.into_iter().chain(refusal.retry_after);
    let asked = seconds.reduce(f64::max).map(Duration::try_from_secs_f64);
    match asked {
        Some(asked) => asked.ok(),
        None if refusal.code == 0 => Some(SHORT_WAIT),
        None => None,
    }
}

/// JSON that says which files come with it.
fn with_files(message: &impl Serialize, files: &[&File]) -> Result<Value, RestError> {
    let mut json = value(message)?;
    let attachments = files.iter().enumerate().map(|(number, file)| {
        let mut attachment = json!({ "id": number, "filename": file.name });
        if let Some(alt) = &file.alt {
            attachment["description"] = alt.as_str().into();
        }
        attachment
    });
    json["attachments"] = attachments.collect();
    Ok(json)
}

fn form<'a>(json: &'a Value, files: &'a [&'a File]) -> Body<'a> {
    if files.is_empty() {
        Body::Json(json)
    } else {
        Body::Form(json, files)
    }
}

fn value(message: &impl Serialize) -> Result<Value, RestError> {
    serde_json::to_value(message).map_err(malformed)
}

fn parse<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T, RestError> {
    serde_json::from_slice(body).map_err(RestError::Unreadable)
}

fn malformed(error: impl std::error::Error + Send + Sync + 'static) -> RestError {
    RestError::Malformed(Box::new(error))
}

/// Addresses of interactions hold their tokens, which do not belong into a log.
fn unreached(error: reqwest::Error) -> RestError {
    RestError::Unreached(error.without_url())
}

/// An id for serenity, which knows none that is zero.
fn id<T: From<std::num::NonZeroU64>>(id: impl Into<u64>) -> Result<T, RestError> {
    let id = std::num::NonZeroU64::try_from(id.into()).map_err(malformed)?;
    Ok(id.into())
}

/// Discord writes its numbers as text.
fn snowflake<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let text = <Cow<'de, str>>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}
