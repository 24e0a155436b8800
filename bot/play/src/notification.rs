//! Notifications: what Discord must be told about games, and the messages that have told it.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::time::Millis;
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

/// Something that Discord must be told about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Notification {
    /// Show the open table as it is now, in its one message.
    Lobby { seq: i64 },
    /// Post the board after event `seq`, and report what happened from event `since` on.
    Board { since: i64, seq: i64 },
    /// Draw the picture of a board that had to be posted without one, and add it to its message. The board reports the
    /// events from `since` to `seq`.
    Picture { message: MessageId, since: i64, seq: i64 },
    /// Report, without a picture, what happened from event `since` to event `seq`, with buttons to answer it.
    Notice { since: i64, seq: i64 },
    /// Remind `player`, if they are still to move after event `seq`.
    Reminder {
        /// The index of the player who was to move.
        #[serde(alias = "chair")]
        player: usize,
        /// The last event when the reminder fell due.
        seq: i64,
        /// When it fell due. Earlier versions counted the reminders of a turn instead.
        #[serde(alias = "stage")]
        at: Millis,
    },
    /// Clear a message that a newer one has replaced.
    Clear {
        /// The older message.
        message: MessageId,
        /// Whether to delete the message instead of only removing its buttons.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        delete: bool,
    },
    /// Create the thread in which the game is played.
    Thread,
    /// The game is over: archive its thread.
    Archive,
    /// The game moved to this channel because its own is lost: show its present state.
    Here { channel: ChannelId },
    /// Announce what moderators have done to the game.
    ModeratorAction {
        /// The last event at that time.
        seq: i64,
        /// What they did.
        #[serde(flatten)]
        what: Announcement,
    },
    /// Tell a follower of the game, in a direct message, that it is over.
    Tell { user: UserId },
    /// List all games that wait for a member who is notified once a day; `at` is when that fell due.
    Daily { user: UserId, at: Millis },
    /// Tell the creator of a table that this member has declined their invitation, by event `seq`.
    Declined { seq: i64, user: UserId },
    /// Something about a tournament.
    #[serde(untagged)]
    Tournament(TournamentNotification),
}

/// What moderators have done to a game, as its channel is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "what")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Announcement {
    /// They called it off, for this reason.
    CalledOff { reason: String },
    /// They put it on hold.
    Frozen,
    /// It is called off because of a decision in its tournament.
    Overruled {
        /// Whether the tournament says so itself: the last board only loses its buttons.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        quiet: bool,
    },
    /// It is called off because one of its players was erased.
    PlayerErased,
    /// The second half of a sentence about the game, stored by an earlier version of the program.
    #[serde(untagged)]
    Said { said: String },
}

impl Notification {
    /// Whether it reports what has happened: a member who is not notified of every turn is not pinged by it.
    pub fn is_news(&self) -> bool {
        matches!(
            self,
            Self::Board { .. }
                | Self::Here { .. }
                | Self::Notice { .. }
                | Self::Declined { .. }
                | Self::Tournament(_)
        )
    }

    /// The deduplication key: two notifications with the same key are the same notification.
    pub fn dedupe_key(&self, subject: Subject) -> String {
        let number = match subject {
            Subject::Game(game) => game.get(),
            Subject::Tournament(tournament) => tournament.get(),
        };
        match self {
            Self::Lobby { seq } => format!("lobby:{number}:{seq}"),
            Self::Board { seq, .. } => format!("board:{number}:{seq}"),
            Self::Picture { message, seq, .. } => format!("picture:{message}:{seq}"),
            Self::Notice { seq, .. } => format!("notice:{number}:{seq}"),
            Self::Reminder { seq, at, .. } => format!("reminder:{number}:{seq}:{at}"),
            Self::Clear { message, .. } => format!("clear:{message}"),
            Self::Thread => format!("thread:{number}"),
            Self::Archive => format!("archive:{number}"),
            Self::Here { channel } => format!("here:{number}:{channel}"),
            Self::ModeratorAction { seq, .. } => format!("moderator_action:{number}:{seq}"),
            Self::Tell { user } => format!("tell:{number}:{user}"),
            Self::Daily { user, at } => format!("daily:{user}:{at}"),
            Self::Declined { seq, .. } => format!("declined:{number}:{seq}"),
            Self::Tournament(notification) => notification.dedupe_key(number),
        }
    }
}

/// What a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Purpose {
    /// The position after a turn.
    Board,
    /// An open table.
    Lobby,
    /// Something beside the position, such as an offer.
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
    pub fn as_str(self) -> &'static str {
        self.into()
    }
}

/// A message of the bot in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Posted {
    /// Discord's id.
    pub message: MessageId,
    /// Its channel.
    pub channel: ChannelId,
    /// The last event that it shows.
    pub seq: i64,
}
