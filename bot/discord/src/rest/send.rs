//! Sends a request within the rate limits, and again when Discord has asked to wait.

use std::borrow::Cow;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, SystemTime};

use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, CONTENT_LENGTH, CONTENT_TYPE, USER_AGENT};
use reqwest::multipart::{Form, Part};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use serenity::http::{LightMethod, Request, Route};
use view::File;

use super::error::{ErrorResponse, malformed, unreached};
use super::message::snowflake;
use super::{DISCORD, Limit, RateLimit, Rest, RestError, Result};

/// How often Discord may ask a request to wait before its failure is reported.
pub(super) const WAITS: u32 = 5;

/// Longer waits are logged as warnings.
pub(super) const LONG_WAIT: Duration = Duration::from_secs(5);

/// When a bot knows as many rate limits, it forgets those that hold nobody back: there are some for
/// each channel.
const MANY_LIMITS: usize = 1000;

/// A message, thread or channel that a request has created.
#[derive(Deserialize)]
pub(super) struct Made {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
}

/// The body of a request.
#[derive(Clone, Copy)]
pub(super) enum Body<'a> {
    Empty,
    Json(&'a Value),
    /// JSON, in a form with files if there are some.
    Form(&'a Value, &'a [&'a File]),
}

/// The JSON of a message that lists its files.
pub(super) fn with_files(message: &impl Serialize, files: &[&File]) -> Result<Value> {
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

/// Whether a request is under a rate limit now, or would have to wait for it.
fn holds(limit: &Limit) -> bool {
    let lasts = |reset: SystemTime| reset > SystemTime::now();
    Arc::strong_count(limit) > 1 || limit.try_lock().is_ok_and(|it| it.reset().is_some_and(lasts))
}

pub(super) fn value(message: &impl Serialize) -> Result<Value> {
    serde_json::to_value(message).map_err(malformed)
}

pub(super) fn parse<'a, T: Deserialize<'a>>(body: &'a [u8]) -> Result<T> {
    serde_json::from_slice(body).map_err(RestError::Unreadable)
}

impl Rest {
    /// Makes a request whose response contains the id of what it has created.
    pub(super) async fn make<T: From<u64>>(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body<'_>,
    ) -> Result<T> {
        let made: Made = parse(&self.request(method, route, "", body).await?)?;
        Ok(made.id.into())
    }

    /// Makes a request whose response says nothing more.
    pub(super) async fn tell(
        &self,
        method: LightMethod,
        route: Route<'_>,
        body: Body<'_>,
    ) -> Result<()> {
        self.request(method, route, "", body).await.map(drop)
    }

    /// Reads something.
    pub(super) async fn get<T: DeserializeOwned>(
        &self,
        route: Route<'_>,
        query: &str,
    ) -> Result<T> {
        parse(&self.request(LightMethod::Get, route, query, Body::Empty).await?)
    }

    /// Makes a request when the rate limits allow it, and again when Discord has asked to wait.
    /// Returns the body of the successful response.
    async fn request(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
    ) -> Result<Vec<u8>> {
        let limit = self.limit(&route);
        let mut waits = 0;
        loop {
            let limit = limit.as_ref();
            match self.once(method, route, query, body, limit).await {
                Err(RestError::Refused { rate_limit: Some(asked), .. }) if waits < WAITS => {
                    waits += 1;
                    self.hold_back(limit, asked).await;
                }
                outcome => return outcome,
            }
        }
    }

    /// Makes a request when the rate limits allow it. A request without a `limit` responds to an
    /// interaction: the global rate limit does not apply to it.
    pub(super) async fn once(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
        limit: Option<&Limit>,
    ) -> Result<Vec<u8>> {
        let known = Request::new(route, method);
        if let Some(limit) = limit {
            drop(self.0.pause.read().await);
            limit.lock().await.pre_hook(&known, &|_| {}).await;
        }
        let request = self.build(method, route, query, body)?;
        let response = self.0.client.execute(request).await;
        let answered = response.as_ref().map(|response| response.status().as_u16());
        let answered = answered.map_or(Cow::Borrowed("none"), |status| status.to_string().into());
        metrics::DISCORD_RESPONSES.with_label_values(&[answered]).inc();
        let response = response.map_err(unreached)?;
        let (status, headers) = (response.status(), response.headers().clone());
        if let Some(limit) = limit.filter(|_| status != StatusCode::TOO_MANY_REQUESTS) {
            // This fails on malformed headers; the limit then stays as it was.
            let _again = limit.lock().await.post_hook(&response, &known, &|_| {}, false).await;
        }
        let body = response.bytes().await;
        if status.is_success() {
            return Ok(body.map_err(unreached)?.into());
        }
        let error: ErrorResponse =
            body.ok().and_then(|body| serde_json::from_slice(&body).ok()).unwrap_or_default();
        Err(error.into_error(status, &headers))
    }

    /// Waits as Discord has asked, and makes other requests under the same limit wait as well.
    async fn hold_back(&self, limit: Option<&Limit>, asked: RateLimit) {
        let RateLimit { wait, global } = asked;
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

    /// The rate limit that a request counts towards. None for interactions, whose limits are their
    /// own and end with them.
    pub(super) fn limit(&self, route: &Route<'_>) -> Option<Limit> {
        if matches!(
            route,
            Route::InteractionResponse { .. } | Route::WebhookOriginalInteractionResponse { .. }
        ) {
            return None;
        }
        let limits = self.0.limits.lock();
        let mut limits = limits.unwrap_or_else(PoisonError::into_inner);
        let bucket = route.ratelimiting_bucket();
        if limits.len() >= MANY_LIMITS && !limits.contains_key(&bucket) {
            limits.retain(|_, limit| holds(limit));
        }
        Some(Arc::clone(limits.entry(bucket).or_default()))
    }

    fn build(
        &self,
        method: LightMethod,
        route: Route<'_>,
        query: &str,
        body: Body<'_>,
    ) -> Result<reqwest::Request> {
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
            Body::Empty => match method {
                // hyper says nothing of a body that is empty, and Discord answers that with 411.
                LightMethod::Patch | LightMethod::Post | LightMethod::Put => {
                    request.header(CONTENT_LENGTH, 0)
                }
                LightMethod::Delete | LightMethod::Get => request,
            },
            Body::Json(json) | Body::Form(json, []) => {
                request.header(CONTENT_TYPE, "application/json").body(json.to_string())
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Token;

    /// The limits of every channel that was ever written to were once kept.
    #[test]
    fn limits_that_hold_nobody_back_are_forgotten() {
        let rest = Rest::new(&Token::from("token".to_owned()), None).unwrap();
        let limit = |channel: usize| {
            let channel_id = u64::try_from(channel).unwrap().into();
            rest.limit(&Route::ChannelMessages { channel_id }).unwrap()
        };
        let used = limit(1);
        for channel in 2..5 * MANY_LIMITS {
            limit(channel);
            assert!(Arc::ptr_eq(&used, &limit(1)));
        }
        assert!(rest.0.limits.lock().unwrap().len() <= MANY_LIMITS);
    }
}
