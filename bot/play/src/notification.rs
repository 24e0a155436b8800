//! What Discord must be told about games, and the messages that have told it.

use serde::{Deserialize, Serialize};

use crate::tournament::TournamentNotification;
use crate::{ChannelId, GameId, MessageId, TournamentId, UserId};

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A game.
    Game(GameId),
    /// A tournament.
    Tournament(TournamentId),
}

/// Something Discord must be told about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Notification {
    /// Show the open table as it is now, in its one message.
    Lobby {
        /// The event that made it necessary.
        seq: i64,
    },
    /// Post the board after event `seq`, telling what happened from event `since` on.
    Board {
        /// First event to tell.
        since: i64,
        /// Last event to tell.
        seq: i64,
    },
    /// Draw the picture of a board that had to be posted without one, and put it into its message.
    Picture {
        /// The message.
        message: MessageId,
        /// First event that the board tells.
        since: i64,
        /// Last event that the board tells.
        seq: i64,
    },
    /// Tell, without a picture, what happened from event `since` to event `seq`, and offer the answers to it.
    Notice {
        /// First event to tell.
        since: i64,
        /// Last event to tell.
        seq: i64,
    },
    /// Remind `player`, if they are still to move, for the `stage`th time since event `seq`.
    Reminder {
        /// Whose turn it was.
        #[serde(rename = "chair")]
        player: usize,
        /// The last event when it became due.
        seq: i64,
        /// 1 for the first reminder of a turn.
        stage: u8,
    },
    /// Clear a message that a newer one has replaced.
    #[serde(rename = "strip")]
    Clear {
        /// The older message.
        message: MessageId,
        /// Whether the message goes, and not only its buttons.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        delete: bool,
    },
    /// Start the thread in which the game is played.
    Thread,
    /// The game is over: archive its thread.
    Archive,
    /// The game goes on in this channel, for its own is lost: show how it stands.
    Here {
        /// The new channel.
        channel: ChannelId,
    },
    /// Say what moderators have done to the game.
    #[serde(rename = "ruling")]
    ModeratorAction {
        /// The last event then.
        seq: i64,
        /// What they did.
        #[serde(flatten)]
        what: Announcement,
    },
    /// Tell somebody who follows the game that it is over, in a direct message.
    Tell {
        /// Who follows it.
        user: UserId,
    },
    /// Something about a tournament.
    #[serde(untagged)]
    Tournament(TournamentNotification),
}

/// What moderators have done to a game, as its channel is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Announcement {
    /// They called it off.
    CalledOff {
        /// Why.
        reason: String,
    },
    /// They put it on hold.
    Frozen,
    /// It is called off, since its tournament has decided otherwise.
    Overruled,
    /// It is called off, since one of its players was erased.
    PlayerErased,
    /// A second half of a sentence about the game, which an earlier version of the program has kept.
    #[serde(untagged)]
    Said {
        /// The text.
        said: String,
    },
}

impl Notification {
    /// Two notifications with one key are one notification.
    #[must_use]
    pub fn dedupe_key(&self, subject: Subject) -> String {
        let number = match subject {
            Subject::Game(game) => game.get(),
            Subject::Tournament(tournament) => tournament.get(),
        };
        match self {
            Self::Lobby { seq } => format!("lobby:{number}:{seq}"),
            Self::Board { seq, .. } => format!("board:{number}:{seq}"),
            Self::Picture { message, .. } => format!("picture:{message}"),
            Self::Notice { seq, .. } => format!("notice:{number}:{seq}"),
            Self::Reminder { seq, stage, .. } => format!("reminder:{number}:{seq}:{stage}"),
            Self::Clear { message, .. } => format!("strip:{message}"),
            Self::Thread => format!("thread:{number}"),
            Self::Archive => format!("archive:{number}"),
            Self::Here { channel } => format!("here:{number}:{channel}"),
            Self::ModeratorAction { seq, .. } => format!("ruling:{number}:{seq}"),
            Self::Tell { user } => format!("tell:{number}:{user}"),
            Self::Tournament(told) => told.dedupe_key(number),
        }
    }
}

/// Why a message stands in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The position after a turn.
    Board,
    /// An open table.
    Lobby,
    /// Something that happened beside the board, such as an offer.
    Notice,
    /// A reminder.
    Reminder,
    /// A tournament.
    Tournament,
    /// The pairings of a round, and other news of a tournament.
    Round,
}

impl Purpose {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Lobby => "lobby",
            Self::Notice => "notice",
            Self::Reminder => "reminder",
            Self::Tournament => "tournament",
            Self::Round => "round",
        }
    }
}

/// A message of the bot in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// Discord's id.
    pub message: MessageId,
    /// Where it stands.
    pub channel: ChannelId,
    /// The event it shows.
    pub seq: i64,
}
