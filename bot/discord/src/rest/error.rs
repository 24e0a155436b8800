//! Why a request failed, and how long to wait before trying it again.

use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::{HeaderMap, RETRY_AFTER};
use serde::Deserialize;
use serde_json::Value;

/// "Maximum number of edits to messages older than 1 hour reached": a 429 for which waiting does
/// not help.
pub(super) const TOO_MANY_EDITS: i64 = 30_046;

/// How long to wait if Discord names no time.
pub(super) const SHORT_WAIT: Duration = Duration::from_secs(1);

/// Why a request was not carried out, or may not have been.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// Discord refused it.
    #[error("{status}{}{message}", if message.is_empty() { "" } else { ": " })]
    Refused {
        /// The HTTP status.
        status: StatusCode,
        /// Discord's error code; 0 if there is none.
        code: i64,
        /// Discord's error message.
        message: String,
        /// When it may be made again.
        rate_limit: Option<RateLimit>,
    },
    /// No response came in time, or no connection could be made. Discord may have carried out the
    /// request.
    #[error("Discord was not reached")]
    Unreached(#[source] reqwest::Error),
    /// Discord reports success, but the response cannot be read. Discord has probably carried out
    /// the request.
    #[error("the response is unreadable")]
    Unreadable(#[source] serde_json::Error),
    /// The request is malformed, by our mistake.
    #[error("the request is malformed")]
    Malformed(#[from] Box<dyn std::error::Error + Send + Sync>),
}

/// What a response with status 429 asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RateLimit {
    /// How long to wait before such a request.
    pub wait: Duration,
    /// Whether that applies to all requests of the bot.
    pub global: bool,
}

impl RestError {
    /// Discord's own number for what is wrong; none where Discord did not refuse it.
    pub fn code(&self) -> Option<i64> {
        match self {
            Self::Refused { code, .. } => Some(*code),
            _ => None,
        }
    }

    /// How long the same request must wait, if Discord has said so.
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::Refused { rate_limit, .. } => rate_limit.map(|limit| limit.wait),
            _ => None,
        }
    }
}

/// Discord's description of why it refuses a request.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct ErrorResponse {
    code: i64,
    message: String,
    errors: Value,
    retry_after: Option<f64>,
}

impl ErrorResponse {
    pub(super) fn into_error(self, status: StatusCode, headers: &HeaderMap) -> RestError {
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

/// How long Discord asks to wait before the same request; `None` if waiting would not help.
pub(super) fn wait(
    status: StatusCode,
    headers: &HeaderMap,
    error: &ErrorResponse,
) -> Option<Duration> {
    if status != StatusCode::TOO_MANY_REQUESTS || error.code == TOO_MANY_EDITS {
        return None;
    }
    let header =
        headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse::<f64>().ok());
    // The header counts whole seconds; the body is more precise. The longer of the two is never too
    // early.
    let seconds = header.into_iter().chain(error.retry_after);
    let asked = seconds.reduce(f64::max).map(Duration::try_from_secs_f64);
    match asked {
        Some(asked) => asked.ok(),
        None if error.code == 0 => Some(SHORT_WAIT),
        None => None,
    }
}

pub(super) fn malformed(error: impl std::error::Error + Send + Sync + 'static) -> RestError {
    RestError::Malformed(Box::new(error))
}

/// The URLs of interactions contain tokens, which must not get into a log.
pub(super) fn unreached(error: reqwest::Error) -> RestError {
    RestError::Unreached(error.without_url())
}
