//! Errors of the API, with Discord's codes and statuses:
//! <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>.

use serde_json::{Value, json};

pub(super) type Result<T> = std::result::Result<T, ApiError>;

/// The errors, each with its HTTP status, Discord's code (0 is the general error) and its text.
macro_rules! errors {
    ($($name:ident $status:literal $code:literal $text:literal)+) => {
        /// Why a request is refused.
        #[derive(Debug, thiserror::Error)]
        pub(crate) enum ApiError {
            $(#[error($text)] $name,)+
            #[error("Invalid Form Body")]
            InvalidForm(Value),
        }

        impl ApiError {
            /// The HTTP status and Discord's code.
            pub(crate) fn codes(&self) -> (u16, u32) {
                match self {
                    $(Self::$name => ($status, $code),)+
                    Self::InvalidForm(_) => (400, 50035),
                }
            }
        }
    };
}

errors! {
    Unauthorized 401 0 "401: Unauthorized"
    NotFound 404 0 "404: Not Found"
    MethodNotAllowed 405 0 "405: Method Not Allowed"
    LengthRequired 411 0 "411: Length Required"
    Version 400 50041 "Invalid API version"
    InvalidJson 400 50109 "The request body contains invalid JSON."
    UnknownApplication 404 10002 "Unknown Application"
    UnknownChannel 404 10003 "Unknown Channel"
    UnknownGuild 404 10004 "Unknown Guild"
    UnknownMember 404 10007 "Unknown Member"
    UnknownMessage 404 10008 "Unknown Message"
    UnknownRole 404 10011 "Unknown Role"
    UnknownUser 404 10013 "Unknown User"
    UnknownWebhook 404 10015 "Unknown Webhook"
    UnknownInteraction 404 10062 "Unknown interaction"
    TooManyCommands 400 30032 "Maximum number of application commands reached (100)"
    TooManyLateEdits 429 30046 "Maximum number of edits to messages older than 1 hour reached. Try again later."
    TooLarge 413 40005 "Request entity too large"
    AlreadyAcknowledged 400 40060 "Interaction has already been acknowledged."
    MissingAccess 403 50001 "Missing Access"
    NotYours 403 50005 "Cannot edit a message authored by another user"
    EmptyMessage 400 50006 "Cannot send an empty message"
    NoDirectMessages 403 50007 "Cannot send messages to this user"
    NotText 400 50008 "Cannot send messages in a non-text channel"
    MissingPermissions 403 50013 "Missing Permissions"
    InvalidToken 401 50027 "Invalid Webhook Token"
    WrongChannelType 400 50024 "Cannot execute action on this channel type"
    Archived 400 50083 "Thread is archived"
    EntryPoint 400 50240 "You cannot remove this app's Entry Point command in a bulk update operation"
    ThreadExists 400 160_004 "A thread has already been created for this message"
}

impl ApiError {
    /// The body of the response.
    pub(crate) fn json(&self) -> Value {
        let mut json = json!({ "message": self.to_string(), "code": self.codes().1 });
        if let Self::InvalidForm(tree) = self {
            json["errors"] = tree.clone();
        }
        json
    }
}
