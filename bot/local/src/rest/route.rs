//! The requests that there are.

use axum::http::Method;

use crate::fault::Endpoint;
use crate::ids::{ApplicationId, ChannelId, CommandId, GuildId, InteractionId, MessageId, UserId};

/// A request, by method and path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    Gateway,
    GatewayBot,
    CurrentUser,
    User(UserId),
    CurrentApplication,
    OpenDirect,
    Guild(GuildId),
    GuildChannels(GuildId),
    ActiveThreads(GuildId),
    Member(GuildId, UserId),
    ListCommands(Scope),
    CreateCommand(Scope),
    ReplaceCommands(Scope),
    GetCommand(Scope, CommandId),
    EditCommand(Scope, CommandId),
    DeleteCommand(Scope, CommandId),
    Callback(InteractionId, String),
    FollowUp(ApplicationId, String),
    GetAnswer(ApplicationId, String, Answer),
    EditAnswer(ApplicationId, String, Answer),
    DeleteAnswer(ApplicationId, String, Answer),
    GetChannel(ChannelId),
    EditChannel(ChannelId),
    DeleteChannel(ChannelId),
    Typing(ChannelId),
    ListMessages(ChannelId),
    PostMessage(ChannelId),
    GetMessage(ChannelId, MessageId),
    EditMessage(ChannelId, MessageId),
    DeleteMessage(ChannelId, MessageId),
    StartThread(ChannelId),
    StartThreadFrom(ChannelId, MessageId),
    JoinThread(ChannelId),
    AddToThread(ChannelId, UserId),
}

/// Where commands are registered: everywhere, or for one guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scope {
    pub(crate) application: ApplicationId,
    pub(crate) guild: Option<GuildId>,
}

/// Which message of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The first answer.
    Original,
    /// A later one.
    Message(MessageId),
}

/// Why there is no such request.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NoRoute {
    /// The path leads nowhere.
    Path,
    /// The path is right, the method is not.
    Method,
}

impl Route {
    /// Reads the part of the path after `/api/v10/`.
    pub(crate) fn parse(method: &Method, path: &str) -> Result<Self, NoRoute> {
        let words: Vec<&str> = path.split('/').collect();
        let found = match words.as_slice() {
            ["applications", application, "commands", rest @ ..] => {
                commands(method, application, None, rest)?
            }
            [
                "applications",
                application,
                "guilds",
                guild,
                "commands",
                rest @ ..,
            ] => commands(method, application, Some(id(guild, GuildId)?), rest)?,
            ["webhooks", application, token, rest @ ..] => {
                answers(method, id(application, ApplicationId)?, token, rest)?
            }
            ["channels", channel, rest @ ..] => channels(method, id(channel, ChannelId)?, rest)?,
            ["interactions", interaction, token, "callback"] => only(
                method,
                &Method::POST,
                Self::Callback(id(interaction, InteractionId)?, (*token).to_owned()),
            )?,
            ["users", "@me", "channels"] => only(method, &Method::POST, Self::OpenDirect)?,
            words => only(method, &Method::GET, simple(words)?)?,
        };
        Ok(found)
    }

    /// The kind of request, for faults.
    pub(crate) fn endpoint(&self) -> Endpoint {
        match self {
            Self::Gateway | Self::GatewayBot => Endpoint::Gateway,
            Self::ListCommands(_)
            | Self::CreateCommand(_)
            | Self::ReplaceCommands(_)
            | Self::GetCommand(..)
            | Self::EditCommand(..)
            | Self::DeleteCommand(..) => Endpoint::Commands,
            Self::Callback(..) => Endpoint::InteractionCallback,
            Self::FollowUp(..) => Endpoint::CreateFollowup,
            Self::EditAnswer(..) => Endpoint::EditResponse,
            Self::GetAnswer(..) | Self::DeleteAnswer(..) => Endpoint::Response,
            Self::PostMessage(_) => Endpoint::CreateMessage,
            Self::EditMessage(..) => Endpoint::EditMessage,
            Self::DeleteMessage(..) => Endpoint::DeleteMessage,
            Self::ListMessages(_) | Self::GetMessage(..) => Endpoint::GetMessages,
            Self::GetChannel(_)
            | Self::EditChannel(_)
            | Self::DeleteChannel(_)
            | Self::StartThread(_)
            | Self::StartThreadFrom(..)
            | Self::JoinThread(_)
            | Self::AddToThread(..)
            | Self::OpenDirect => Endpoint::Channels,
            Self::CurrentUser
            | Self::User(_)
            | Self::CurrentApplication
            | Self::Guild(_)
            | Self::GuildChannels(_)
            | Self::ActiveThreads(_)
            | Self::Member(..)
            | Self::Typing(_) => Endpoint::Other,
        }
    }

    /// Whether the token in the path is all the authorisation that is needed.
    pub(crate) fn is_open(&self) -> bool {
        matches!(
            self,
            Self::Gateway
                | Self::Callback(..)
                | Self::FollowUp(..)
                | Self::GetAnswer(..)
                | Self::EditAnswer(..)
                | Self::DeleteAnswer(..)
        )
    }
}

fn only(method: &Method, right: &Method, route: Route) -> Result<Route, NoRoute> {
    if method == right {
        Ok(route)
    } else {
        Err(NoRoute::Method)
    }
}

fn id<T>(word: &str, name: impl FnOnce(u64) -> T) -> Result<T, NoRoute> {
    word.parse().map(name).map_err(|_| NoRoute::Path)
}

/// The requests that only read one thing.
fn simple(words: &[&str]) -> Result<Route, NoRoute> {
    Ok(match words {
        ["gateway"] => Route::Gateway,
        ["gateway", "bot"] => Route::GatewayBot,
        ["users", "@me"] => Route::CurrentUser,
        ["users", user] => Route::User(id(user, UserId)?),
        ["oauth2", "applications", "@me"] | ["applications", "@me"] => Route::CurrentApplication,
        ["guilds", guild] => Route::Guild(id(guild, GuildId)?),
        ["guilds", guild, "channels"] => Route::GuildChannels(id(guild, GuildId)?),
        ["guilds", guild, "threads", "active"] => Route::ActiveThreads(id(guild, GuildId)?),
        ["guilds", guild, "members", user] => Route::Member(id(guild, GuildId)?, id(user, UserId)?),
        _ => return Err(NoRoute::Path),
    })
}

fn commands(
    method: &Method,
    application: &str,
    guild: Option<GuildId>,
    rest: &[&str],
) -> Result<Route, NoRoute> {
    let scope = Scope {
        application: id(application, ApplicationId)?,
        guild,
    };
    match (rest, method.as_str()) {
        ([], "GET") => Ok(Route::ListCommands(scope)),
        ([], "POST") => Ok(Route::CreateCommand(scope)),
        ([], "PUT") => Ok(Route::ReplaceCommands(scope)),
        ([command], "GET") => Ok(Route::GetCommand(scope, id(command, CommandId)?)),
        ([command], "PATCH") => Ok(Route::EditCommand(scope, id(command, CommandId)?)),
        ([command], "DELETE") => Ok(Route::DeleteCommand(scope, id(command, CommandId)?)),
        ([] | [_], _) => Err(NoRoute::Method),
        _ => Err(NoRoute::Path),
    }
}

fn answers(
    method: &Method,
    application: ApplicationId,
    token: &str,
    rest: &[&str],
) -> Result<Route, NoRoute> {
    let token = token.to_owned();
    let which = match rest {
        [] => return only(method, &Method::POST, Route::FollowUp(application, token)),
        ["messages", "@original"] => Answer::Original,
        ["messages", message] => Answer::Message(id(message, MessageId)?),
        _ => return Err(NoRoute::Path),
    };
    match method.as_str() {
        "GET" => Ok(Route::GetAnswer(application, token, which)),
        "PATCH" => Ok(Route::EditAnswer(application, token, which)),
        "DELETE" => Ok(Route::DeleteAnswer(application, token, which)),
        _ => Err(NoRoute::Method),
    }
}

fn channels(method: &Method, channel: ChannelId, rest: &[&str]) -> Result<Route, NoRoute> {
    match (rest, method.as_str()) {
        ([], "GET") => Ok(Route::GetChannel(channel)),
        ([], "PATCH") => Ok(Route::EditChannel(channel)),
        ([], "DELETE") => Ok(Route::DeleteChannel(channel)),
        (["typing"], "POST") => Ok(Route::Typing(channel)),
        (["threads"], "POST") => Ok(Route::StartThread(channel)),
        (["thread-members", "@me"], "PUT") => Ok(Route::JoinThread(channel)),
        (["thread-members", user], "PUT") => Ok(Route::AddToThread(channel, id(user, UserId)?)),
        (["messages"], "GET") => Ok(Route::ListMessages(channel)),
        (["messages"], "POST") => Ok(Route::PostMessage(channel)),
        (["messages", message], "GET") => Ok(Route::GetMessage(channel, id(message, MessageId)?)),
        (["messages", message], "PATCH") => {
            Ok(Route::EditMessage(channel, id(message, MessageId)?))
        }
        (["messages", message], "DELETE") => {
            Ok(Route::DeleteMessage(channel, id(message, MessageId)?))
        }
        (["messages", message, "threads"], "POST") => {
            Ok(Route::StartThreadFrom(channel, id(message, MessageId)?))
        }
        (
            []
            | ["typing" | "threads" | "messages"]
            | ["thread-members" | "messages", _]
            | ["messages", _, "threads"],
            _,
        ) => Err(NoRoute::Method),
        _ => Err(NoRoute::Path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_apart() {
        let parse = |method: Method, path| Route::parse(&method, path);
        assert_eq!(parse(Method::GET, "gateway/bot"), Ok(Route::GatewayBot));
        assert_eq!(
            parse(Method::PATCH, "webhooks/1/tok/messages/@original"),
            Ok(Route::EditAnswer(
                ApplicationId(1),
                "tok".to_owned(),
                Answer::Original
            ))
        );
        assert_eq!(
            parse(Method::PUT, "applications/1/guilds/2/commands"),
            Ok(Route::ReplaceCommands(Scope {
                application: ApplicationId(1),
                guild: Some(GuildId(2))
            }))
        );
        assert_eq!(
            parse(Method::POST, "channels/5/messages"),
            Ok(Route::PostMessage(ChannelId(5)))
        );
        assert_eq!(
            parse(Method::PUT, "channels/5/messages"),
            Err(NoRoute::Method)
        );
        assert_eq!(
            parse(Method::GET, "channels/x/messages"),
            Err(NoRoute::Path)
        );
        assert_eq!(parse(Method::GET, "voice/regions"), Err(NoRoute::Path));
    }
}
