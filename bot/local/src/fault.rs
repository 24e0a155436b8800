//! Misbehaviour on purpose.

use std::time::Duration;

use crate::rest::Route;

/// What the server shall do wrong, to which requests, and how often.
///
/// Faults wait in a list; each request takes the first one that fits it and still has a turn left.
///
/// ```
/// use std::time::Duration;
/// use local::{Call, Fault, Misbehaviour};
///
/// let busy = Fault::new(Call::PostMessage, Misbehaviour::RateLimit { retry_after: Duration::from_millis(300), global: false }).times(2);
/// let flaky = Fault::new(Call::Any, Misbehaviour::Status(502));
/// # let _ = (busy, flaky);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The requests that it strikes.
    pub call: Call,
    /// What it does to them.
    pub misbehaviour: Misbehaviour,
    /// How many requests it still strikes.
    pub times: u32,
}

impl Fault {
    /// A fault that strikes once.
    #[must_use]
    pub fn new(call: Call, misbehaviour: Misbehaviour) -> Self {
        Self {
            call,
            misbehaviour,
            times: 1,
        }
    }

    /// The same, striking `times` requests.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.times = times;
        self
    }
}

/// A kind of request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Every request to the API.
    Any,
    /// `GET /gateway` and `GET /gateway/bot`.
    Gateway,
    /// Everything about commands.
    Commands,
    /// `POST /interactions/{id}/{token}/callback`.
    Callback,
    /// `POST /webhooks/{application}/{token}`.
    FollowUp,
    /// `PATCH /webhooks/{application}/{token}/messages/...`.
    EditAnswer,
    /// Everything else under `/webhooks/{application}/{token}/messages/`.
    Answer,
    /// `POST /channels/{id}/messages`.
    PostMessage,
    /// `PATCH /channels/{id}/messages/{id}`.
    EditMessage,
    /// `DELETE /channels/{id}/messages/{id}`.
    DeleteMessage,
    /// `GET /channels/{id}/messages` and `GET /channels/{id}/messages/{id}`.
    ReadMessages,
    /// Everything about threads and channels.
    Channels,
    /// Any other request.
    Other,
}

impl Call {
    pub(crate) fn fits(self, route: &Route) -> bool {
        self == Self::Any || self == route.call()
    }
}

/// What can be done wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Misbehaviour {
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
    Refuse {
        /// The HTTP status.
        status: u16,
        /// Discord's error code.
        code: u32,
        /// The text.
        message: String,
    },
    /// No answer at all while the connection lives. Not carried out.
    Hang,
    /// Carried out, but the connection breaks before the answer.
    DropAnswer,
    /// Carried out at once, answered this much later.
    Delay(Duration),
}

/// What can be done wrong with the gateway; from [`Discord::disturb`](crate::Discord::disturb).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disturbance {
    /// The connection breaks without a word.
    Cut,
    /// The connection is closed with this code.
    Close(u16),
    /// The client is asked to reconnect and resume (op 7).
    Reconnect,
    /// The session is invalid (op 9).
    Invalidate {
        /// Whether the client may resume it.
        resumable: bool,
    },
}

/// What can be done wrong with the delivery of interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// Delivered twice, with the same id.
    Twice,
    /// Delivered this much later; the time to acknowledge it runs all the same.
    Late(Duration),
    /// Not delivered.
    Lost,
}
