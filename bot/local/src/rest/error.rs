//! Errors of the API, with Discord's codes and statuses:
//! <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>.

use serde_json::{Value, json};

pub(super) type Result<T> = std::result::Result<T, ApiError>;

/// Why a request is refused.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("401: Unauthorized")]
    Unauthorized,
    #[error("404: Not Found")]
    NotFound,
    #[error("405: Method Not Allowed")]
    MethodNotAllowed,
    #[error("411: Length Required")]
    LengthRequired,
    #[error("Invalid API version")]
    Version,
    #[error("The request body contains invalid JSON.")]
    InvalidJson,
    #[error("Invalid Form Body")]
    InvalidForm(Value),
    #[error("Unknown Application")]
    UnknownApplication,
    #[error("Unknown Channel")]
    UnknownChannel,
    #[error("Unknown Guild")]
    UnknownGuild,
    #[error("Unknown Member")]
    UnknownMember,
    #[error("Unknown Message")]
    UnknownMessage,
    #[error("Unknown Role")]
    UnknownRole,
    #[error("Unknown User")]
    UnknownUser,
    #[error("Unknown Webhook")]
    UnknownWebhook,
    #[error("Unknown interaction")]
    UnknownInteraction,
    #[error("Maximum number of application commands reached (100)")]
    TooManyCommands,
    #[error("Maximum number of edits to messages older than 1 hour reached. Try again later.")]
    TooManyLateEdits,
    #[error("Request entity too large")]
    TooLarge,
    #[error("Interaction has already been acknowledged.")]
    AlreadyAcknowledged,
    #[error("Missing Access")]
    MissingAccess,
    #[error("Cannot edit a message authored by another user")]
    NotYours,
    #[error("Cannot send an empty message")]
    EmptyMessage,
    #[error("Cannot send messages to this user")]
    NoDirectMessages,
    #[error("Cannot send messages in a non-text channel")]
    NotText,
    #[error("Missing Permissions")]
    MissingPermissions,
    #[error("Invalid Webhook Token")]
    InvalidToken,
    #[error("Cannot execute action on this channel type")]
    WrongChannelType,
    #[error("Thread is archived")]
    Archived,
    #[error("You cannot remove this app's Entry Point command in a bulk update operation")]
    EntryPoint,
    #[error("A thread has already been created for this message")]
    ThreadExists,
}

impl ApiError {
    /// The HTTP status and Discord's code; 0 is the general error.
    pub(crate) fn codes(&self) -> (u16, u32) {
        match self {
            Self::Unauthorized => (401, 0),
            Self::NotFound => (404, 0),
            Self::MethodNotAllowed => (405, 0),
            Self::LengthRequired => (411, 0),
            Self::Version => (400, 50041),
            Self::InvalidJson => (400, 50109),
            Self::InvalidForm(_) => (400, 50035),
            Self::UnknownApplication => (404, 10002),
            Self::UnknownChannel => (404, 10003),
            Self::UnknownGuild => (404, 10004),
            Self::UnknownMember => (404, 10007),
            Self::UnknownMessage => (404, 10008),
            Self::UnknownRole => (404, 10011),
            Self::UnknownUser => (404, 10013),
            Self::UnknownWebhook => (404, 10015),
            Self::UnknownInteraction => (404, 10062),
            Self::TooManyCommands => (400, 30032),
            Self::TooManyLateEdits => (429, 30046),
            Self::TooLarge => (413, 40005),
            Self::AlreadyAcknowledged => (400, 40060),
            Self::MissingAccess => (403, 50001),
            Self::NotYours => (403, 50005),
            Self::EmptyMessage => (400, 50006),
            Self::NoDirectMessages => (403, 50007),
            Self::NotText => (400, 50008),
            Self::MissingPermissions => (403, 50013),
            Self::WrongChannelType => (400, 50024),
            Self::InvalidToken => (401, 50027),
            Self::Archived => (400, 50083),
            Self::EntryPoint => (400, 50240),
            Self::ThreadExists => (400, 160_004),
        }
    }

    /// The body of the response.
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({ "message": self.to_string(), "code": self.codes().1 });
        if let Self::InvalidForm(tree) = self {
            json["errors"] = tree.clone();
        }
        json
    }
}
