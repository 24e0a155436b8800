//! Fault injection: what the server does wrong on purpose.

use std::time::Duration;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::model::ChannelId;

/// What the server does wrong with requests to an endpoint, and how often.
///
/// Each request takes the first fault in the list that is for its endpoint and is not used up.
///
/// ```
/// use std::time::Duration;
/// use local::{Endpoint, Fault, FaultKind};
///
/// let busy = Fault::new(Endpoint::CreateMessage, FaultKind::RateLimit { retry_after: Duration::from_millis(300), global: false }).times(2);
/// let flaky = Fault::new(Endpoint::Any, FaultKind::Status(502));
/// # let _ = (busy, flaky);
/// ```
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Fault {
    /// The requests that it affects.
    pub endpoint: Endpoint,
    /// What it does to them.
    pub kind: FaultKind,
    /// How many requests it still affects.
    pub times: u32,
    /// Only requests about this channel, if one is given.
    pub channel: Option<ChannelId>,
}

impl Fault {
    /// A fault that affects one request.
    pub fn new(endpoint: Endpoint, kind: FaultKind) -> Self {
        Self { endpoint, kind, times: 1, channel: None }
    }

    /// The fault for every request, until the faults are removed.
    #[must_use]
    pub fn always(self) -> Self {
        self.times(u32::MAX)
    }

    /// The fault for requests about one channel only.
    #[must_use]
    pub fn in_channel(mut self, channel: ChannelId) -> Self {
        self.channel = Some(channel);
        self
    }

    /// The fault for `times` requests.
    #[must_use]
    pub fn times(mut self, times: u32) -> Self {
        self.times = times;
        self
    }
}

/// A group of requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// `PATCH /webhooks/{application}/{token}/messages/@original`.
    EditResponse,
    /// `GET /webhooks/{application}/{token}/messages/@original`.
    Response,
    /// `POST /channels/{id}/messages`.
    CreateMessage,
    /// `PATCH /channels/{id}/messages/{id}`.
    EditMessage,
    /// `DELETE /channels/{id}/messages/{id}`.
    DeleteMessage,
    /// `GET /channels/{id}/messages`.
    GetMessages,
    /// `POST /users/@me/channels`.
    CreateDm,
    /// `GET /channels/{id}`.
    GetChannel,
    /// Everything else about threads and channels.
    Channels,
    /// Everything about roles.
    Roles,
    /// Any other request.
    Other,
}

impl Endpoint {
    /// Whether the request needs no authorisation, or only the token in its path.
    pub(crate) fn is_open(self) -> bool {
        matches!(
            self,
            Self::Gateway | Self::InteractionCallback | Self::EditResponse | Self::Response
        )
    }

    /// Whether a fault for `self` affects a request to `other`.
    pub(crate) fn includes(self, other: Self) -> bool {
        self == Self::Any || self == other
    }
}

/// The kinds of faults of a request.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// 429, with a body and headers that name the waiting time. The request is not carried out.
    RateLimit {
        /// The waiting time that the response names.
        retry_after: Duration,
        /// Whether the limit is for the whole bot.
        global: bool,
    },
    /// This HTTP status with a page of HTML, as Discord's proxy sends it when the server behind it
    /// fails. The request is not carried out.
    Status(u16),
    /// This error of the API. The request is not carried out.
    Error {
        /// The HTTP status.
        status: u16,
        /// Discord's error code.
        code: u32,
        /// The text.
        message: String,
    },
    /// No response, while the connection stays open. The request is not carried out.
    Hang,
    /// The request is carried out, but the connection breaks before the response.
    DropResponse,
    /// The request is carried out at once and answered this much later.
    Delay(Duration),
    /// The request is carried out, but the response has a wrong body.
    BadBody(BadBody),
}

/// Wrong bodies of a response that reports success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadBody {
    /// No body.
    Empty,
    /// The body ends in the middle.
    Truncated,
    /// A page of HTML.
    Html,
}

/// The faults of open gateway connections; for
/// [`Discord::gateway_fault`](crate::Discord::gateway_fault).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
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
    /// Nothing more is sent and no heartbeat is acknowledged, but the connection stays open.
    Silence,
}

/// The faults of a future gateway connection; for
/// [`Discord::connection_fault`](crate::Discord::connection_fault).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConnectionFault {
    /// The server sends no Hello and nothing else, but the connection stays open.
    Silence,
    /// The connection is closed with this code when the client identifies itself or resumes.
    Close(u16),
    /// The client is asked to reconnect (op 7) as soon as it has a session.
    Reconnect,
}

/// The faults in the delivery of an interaction; for
/// [`Discord::interaction_fault`](crate::Discord::interaction_fault).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InteractionFault {
    /// Delivered twice, with the same id.
    Duplicate,
    /// Delivered this much later. The time to acknowledge it runs from the start.
    Delay(Duration),
    /// Not delivered.
    Drop,
    /// Delivered in a form that the bot does not expect.
    Payload(PayloadFault),
}

/// Forms in which an interaction may reach an older bot, or come from an older client.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PayloadFault {
    /// The command has a name that the bot does not have.
    UnknownCommand,
    /// The command has a subcommand that the bot does not have.
    UnknownSubcommand,
    /// The command has a type that the bot does not have.
    UnknownKind,
    /// The command has no options, not even a subcommand.
    NoOptions,
    /// There is no language of the client.
    NoLocale,
    /// What a client may leave out has other types than usual.
    OtherTypes,
    /// The member's avatar has a hash of a new form.
    AvatarHash,
    /// Permissions have more than 64 bits.
    WidePermissions,
    /// There is a component of a new type next to the buttons.
    UnknownComponent,
    /// The member has flags from 2^44 on.
    HighFlags,
    /// Only id, token and type are as usual.
    Unreadable,
    /// There is no token, so it cannot be answered.
    NoToken,
}

impl PayloadFault {
    /// Changes the data of `INTERACTION_CREATE` in this way.
    pub(crate) fn change(self, data: &mut Value) {
        let set = |data: &mut Value, path: &str, value: Value| {
            if let Some(place) = data.pointer_mut(path) {
                *place = value;
            }
        };
        match self {
            Self::UnknownCommand => set(data, "/data/name", json!("pasang-old")),
            Self::UnknownSubcommand => set(data, "/data/options/0/name", json!("old")),
            Self::UnknownKind => set(data, "/data/type", json!(99)),
            Self::NoOptions => set(data, "/data/options", json!([])),
            Self::NoLocale => set(data, "/locale", Value::Null),
            Self::OtherTypes => {
                for field in ["locale", "guild_locale", "version", "attachment_size_limit"] {
                    data[field] = json!([7]);
                }
                for field in ["nick", "joined_at", "premium_since", "pending", "deaf"] {
                    data["member"][field] = json!({});
                }
                for field in ["global_name", "bot", "discriminator", "public_flags"] {
                    data["member"]["user"][field] = json!([]);
                }
            }
            Self::AvatarHash => {
                for avatar in ["/member/user/avatar", "/message/author/avatar"] {
                    set(data, avatar, json!("v2_Zm9ydHktdHdvIGlzIHRoZSBhbnN3ZXI"));
                }
            }
            Self::WidePermissions => {
                for granted in ["/app_permissions", "/member/permissions"] {
                    // 2^70, together with every bit that is in use today.
                    set(data, granted, json!("1180591620717411303423"));
                }
            }
            Self::UnknownComponent => {
                let row = data.pointer_mut("/message/components/0/components");
                if let Some(Value::Array(components)) = row {
                    components.push(json!({ "type": 99, "id": 9 }));
                }
            }
            Self::HighFlags => {
                for flags in ["/member/flags", "/member/user/public_flags"] {
                    set(data, flags, json!(1_u64 << 44));
                }
            }
            Self::Unreadable => {
                for field in ["channel_id", "data", "member", "message"] {
                    data[field] = json!(["something else"]);
                }
            }
            Self::NoToken => set(data, "/token", Value::Null),
        }
    }
}
