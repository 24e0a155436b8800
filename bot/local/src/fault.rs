//! Fault injection: what the server does wrong on purpose.

use std::time::Duration;

/// What the server does wrong with requests to an endpoint, and how often.
///
/// Faults wait in a list; each request takes the first one for its endpoint that has not been used up.
///
/// ```
/// use std::time::Duration;
/// use local::{Endpoint, Fault, FaultKind};
///
/// let busy = Fault::new(Endpoint::CreateMessage, FaultKind::RateLimit { retry_after: Duration::from_millis(300), global: false }).times(2);
/// let flaky = Fault::new(Endpoint::Any, FaultKind::Status(502));
/// # let _ = (busy, flaky);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The requests that it affects.
    pub endpoint: Endpoint,
    /// What it does to them.
    pub kind: FaultKind,
    /// How many requests it still affects.
    pub times: u32,
}

impl Fault {
    /// A fault that affects one request.
    #[must_use]
    pub fn new(endpoint: Endpoint, kind: FaultKind) -> Self {
        Self {
            endpoint,
            kind,
            times: 1,
        }
    }

    /// The same, affecting `times` requests.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.times = times;
        self
    }
}

/// A group of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Endpoint {
    /// Every request to the API.
    Any,
    /// `GET /gateway`.
    Gateway,
    /// `GET /gateway/bot`.
    GatewayBot,
    /// Everything about commands.
    Commands,
    /// `POST /interactions/{id}/{token}/callback`.
    InteractionCallback,
    /// `POST /webhooks/{application}/{token}`.
    CreateFollowup,
    /// `PATCH /webhooks/{application}/{token}/messages/...`.
    EditResponse,
    /// Everything else under `/webhooks/{application}/{token}/messages/`.
    Response,
    /// `POST /channels/{id}/messages`.
    CreateMessage,
    /// `PATCH /channels/{id}/messages/{id}`.
    EditMessage,
    /// `DELETE /channels/{id}/messages/{id}`.
    DeleteMessage,
    /// `GET /channels/{id}/messages` and `GET /channels/{id}/messages/{id}`.
    GetMessages,
    /// Everything about threads and channels.
    Channels,
    /// Any other request.
    Other,
}

impl Endpoint {
    /// Whether the token in the path, or none, is all the authorisation that is needed.
    pub(crate) fn is_open(self) -> bool {
        matches!(
            self,
            Self::Gateway
                | Self::InteractionCallback
                | Self::CreateFollowup
                | Self::EditResponse
                | Self::Response
        )
    }

    /// Whether a fault for `self` affects a request to `other`.
    pub(crate) fn includes(self, other: Self) -> bool {
        self == Self::Any || self == other
    }
}

/// What can be done wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum FaultKind {
    /// 429, with the body and headers that name the waiting time. The request is not carried out.
    RateLimit {
        /// The waiting time asked for.
        retry_after: Duration,
        /// Whether the limit is that of the whole bot.
        global: bool,
    },
    /// This HTTP status with a page of HTML, as Discord's front does when what is behind it fails. Not carried out.
    Status(u16),
    /// This error of the API. Not carried out.
    Error {
        /// The HTTP status.
        status: u16,
        /// Discord's error code.
        code: u32,
        /// The text.
        message: String,
    },
    /// No response at all while the connection lives. Not carried out.
    Hang,
    /// Carried out, but the connection breaks before the response.
    DropResponse,
    /// Carried out at once, answered this much later.
    Delay(Duration),
}

/// What can be done wrong with the gateway; for [`Discord::gateway_fault`](crate::Discord::gateway_fault).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayFault {
    /// The connection breaks without a close frame.
    Disconnect,
    /// The connection is closed with this code.
    Close(u16),
    /// The client is asked to reconnect and resume (op 7).
    Reconnect,
    /// The session is invalid (op 9).
    InvalidSession {
        /// Whether the client may resume it.
        resumable: bool,
    },
}

/// What can be done wrong with the delivery of an interaction; for
/// [`Discord::interaction_fault`](crate::Discord::interaction_fault).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionFault {
    /// Delivered twice, with the same id.
    Duplicate,
    /// Delivered this much later; the time to acknowledge it runs all the same.
    Delay(Duration),
    /// Not delivered.
    Drop,
}
