//! What a refusal of Discord means. This is the only list of Discord's error codes: whoever has to go on after a failed
//! request asks [`Failure::of`], and whoever wants to reach a member asks [`Failure::meaning`].
//!
//! The codes are those of <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>, as far as requests
//! of this bot can meet them. A code that is not listed means what its status means.

use crate::RestError;

/// What a failed request means for the code that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(test, derive(strum::VariantArray))]
pub enum Failure {
    /// Discord or the network is in trouble; Discord may even have carried out the request.
    Passing,
    /// The bot may not do that here; the owner of the server can change it.
    Forbidden,
    /// The bot cannot even see the channel; perhaps it was removed from the server.
    NoAccess,
    /// The thing that the request was about is gone.
    Gone,
    /// The channel itself is gone.
    NoChannel,
    /// The thread is archived and must be unarchived first.
    Archived,
    /// Moderators have locked the thread, or it cannot be unarchived.
    Locked,
    /// The member accepts no direct messages from the bot: they have closed them, have blocked it, or share no server with
    /// it.
    Shut,
    /// The token is not valid, or the account of the bot is restricted: its operator can change it.
    Token,
    /// The request was carried out before.
    Repeated,
    /// Discord limits edits of messages that are older than an hour.
    TooOld,
    /// The request itself is wrong, by our mistake.
    Wrong,
}

/// What a failed message says about whom it should have reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Nothing can be posted in this channel until somebody on its server changes that. In direct messages the channel is
    /// the member.
    Channel,
    /// This member cannot be written to directly until they change that.
    Member,
    /// It may succeed soon, without anybody's help.
    Later,
    /// The same message will never be accepted, but another one may be.
    Mistake,
}

impl Failure {
    /// What an error means.
    pub fn of(error: &RestError) -> Self {
        match error {
            RestError::Refused { status, code, .. } => Self::of_refusal(status.as_u16(), *code),
            RestError::Unreached(_) | RestError::Unreadable(_) => Self::Passing,
            RestError::Malformed(_) => Self::Wrong,
        }
    }

    /// What a refusal with this status and Discord's own code means; 0 if it has no code, as when a proxy answers.
    fn of_refusal(status: u16, code: i64) -> Self {
        match (code, status) {
            (40060, _) => Self::Repeated,
            (30046, _) => Self::TooOld,
            // "Unknown Channel".
            (10003, _) => Self::NoChannel,
            // "Unknown Guild", "Missing Access", "The user is banned from this guild".
            (10004 | 50001 | 40007, _) => Self::NoAccess,
            // "Cannot send messages to this user", "… due to having no mutual guilds", explicit content that this
            // recipient does not take, "Invalid Recipient(s)".
            (50007 | 50278 | 20009 | 50033, _) => Self::Shut,
            (50083, _) => Self::Archived,
            // "Thread is locked", the most active threads of a server.
            (160_005 | 160_006, _) => Self::Locked,
            // Channels that take no messages, or not before a member has written one; levels of verification, two factors;
            // permissions; words and links that the server filters.
            (50008 | 50009 | 50013 | 50024 | 40058 | 60003 | 200_000 | 200_001 | 240_000, _) => {
                Self::Forbidden
            }
            // Requests that are too many or too fast, features that Discord has switched off for a while, Cloudflare.
            (
                20016 | 20022 | 20028 | 20029 | 31001 | 31002 | 40003 | 40004 | 40006 | 40333
                | 110_001 | 130_000,
                _,
            ) => Self::Passing,
            // "Unauthorized", "You need to verify your account", "Invalid authentication token".
            (40001 | 40002 | 50014, _) | (_, 401) => Self::Token,
            (_, 403) => Self::Forbidden,
            (_, 404) => Self::Gone,
            (_, 408 | 429 | 500..) => Self::Passing,
            _ => Self::Wrong,
        }
    }

    /// What it says about whom a message should have reached.
    pub fn meaning(self) -> Meaning {
        match self {
            Self::Forbidden
            | Self::NoAccess
            | Self::NoChannel
            | Self::Archived
            | Self::Locked
            // What a message is posted in, or a reply to, is gone.
            | Self::Gone => Meaning::Channel,
            Self::Shut => Meaning::Member,
            Self::Passing | Self::Token | Self::Repeated => Meaning::Later,
            Self::TooOld | Self::Wrong => Meaning::Mistake,
        }
    }
}

#[cfg(test)]
mod tests {
    use reqwest::StatusCode;
    use strum::VariantArray as _;

    use super::*;

    /// Every code that Discord documents and that a request of this bot can meet, with the status with which it comes.
    const KNOWN: &[(u16, i64, Failure, Meaning)] = &[
        // The channel.
        (404, 10003, Failure::NoChannel, Meaning::Channel),
        (404, 10004, Failure::NoAccess, Meaning::Channel),
        (404, 10008, Failure::Gone, Meaning::Channel),
        (403, 50001, Failure::NoAccess, Meaning::Channel),
        (403, 40007, Failure::NoAccess, Meaning::Channel),
        (403, 50013, Failure::Forbidden, Meaning::Channel),
        (400, 50008, Failure::Forbidden, Meaning::Channel),
        (403, 50009, Failure::Forbidden, Meaning::Channel),
        (403, 50024, Failure::Forbidden, Meaning::Channel),
        (403, 40058, Failure::Forbidden, Meaning::Channel),
        (403, 60003, Failure::Forbidden, Meaning::Channel),
        (400, 200_000, Failure::Forbidden, Meaning::Channel),
        (400, 200_001, Failure::Forbidden, Meaning::Channel),
        (400, 240_000, Failure::Forbidden, Meaning::Channel),
        (400, 50083, Failure::Archived, Meaning::Channel),
        (400, 160_005, Failure::Locked, Meaning::Channel),
        (403, 160_005, Failure::Locked, Meaning::Channel),
        (400, 160_006, Failure::Locked, Meaning::Channel),
        // The member.
        (403, 50007, Failure::Shut, Meaning::Member),
        (403, 50278, Failure::Shut, Meaning::Member),
        (403, 20009, Failure::Shut, Meaning::Member),
        (400, 50033, Failure::Shut, Meaning::Member),
        // Later.
        (429, 0, Failure::Passing, Meaning::Later),
        (429, 20016, Failure::Passing, Meaning::Later),
        (429, 20022, Failure::Passing, Meaning::Later),
        (429, 20028, Failure::Passing, Meaning::Later),
        (429, 20029, Failure::Passing, Meaning::Later),
        (429, 31001, Failure::Passing, Meaning::Later),
        (429, 31002, Failure::Passing, Meaning::Later),
        (400, 40003, Failure::Passing, Meaning::Later),
        (403, 40004, Failure::Passing, Meaning::Later),
        (403, 40006, Failure::Passing, Meaning::Later),
        (403, 40333, Failure::Passing, Meaning::Later),
        (403, 110_001, Failure::Passing, Meaning::Later),
        (503, 130_000, Failure::Passing, Meaning::Later),
        (408, 0, Failure::Passing, Meaning::Later),
        (500, 0, Failure::Passing, Meaning::Later),
        (502, 0, Failure::Passing, Meaning::Later),
        (503, 0, Failure::Passing, Meaning::Later),
        (504, 0, Failure::Passing, Meaning::Later),
        (401, 0, Failure::Token, Meaning::Later),
        (401, 40001, Failure::Token, Meaning::Later),
        (403, 40002, Failure::Token, Meaning::Later),
        (401, 50014, Failure::Token, Meaning::Later),
        (400, 40060, Failure::Repeated, Meaning::Later),
        // Our own mistakes.
        (429, 30046, Failure::TooOld, Meaning::Mistake),
        (413, 40005, Failure::Wrong, Meaning::Mistake),
        (400, 50006, Failure::Wrong, Meaning::Mistake),
        (400, 50035, Failure::Wrong, Meaning::Mistake),
        (400, 50045, Failure::Wrong, Meaning::Mistake),
        (400, 50046, Failure::Wrong, Meaning::Mistake),
        (400, 50109, Failure::Wrong, Meaning::Mistake),
        (400, 50146, Failure::Wrong, Meaning::Mistake),
        (400, 160_002, Failure::Wrong, Meaning::Mistake),
        (405, 0, Failure::Wrong, Meaning::Mistake),
        // Codes that nobody knows yet.
        (403, 999_999, Failure::Forbidden, Meaning::Channel),
        (404, 999_999, Failure::Gone, Meaning::Channel),
        (400, 999_999, Failure::Wrong, Meaning::Mistake),
        (503, 999_999, Failure::Passing, Meaning::Later),
    ];

    /// A locked thread once counted as a wrong request, and its games were lost on time in silence.
    #[test]
    fn every_refusal_that_discord_knows_has_its_meaning() {
        for (status, code, failure, meaning) in KNOWN {
            let refused = RestError::Refused {
                status: StatusCode::from_u16(*status).unwrap(),
                code: *code,
                message: String::new(),
                rate_limit: None,
            };
            assert_eq!(Failure::of(&refused), *failure, "{status} {code}");
            assert_eq!(failure.meaning(), *meaning, "{status} {code}");
        }
        for failure in Failure::VARIANTS {
            assert!(KNOWN.iter().any(|row| row.2 == *failure), "{failure:?} has no row");
        }
    }
}
