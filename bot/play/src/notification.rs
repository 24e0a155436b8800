//! Notifications: what Discord must be told about games, and the messages that have told it.

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::rating::ShownRating;
use crate::time::Millis;
use crate::tournament::TournamentNotification;
use crate::{ChannelId, GameId, GuildId, MessageId, RoleId, TournamentId, UserId};

/// What a message is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A game.
    Game(GameId),
    /// A tournament.
    Tournament(TournamentId),
    /// A server. Its notifications go to members directly.
    Guild(GuildId),
}

impl Subject {
    /// Its number among those of its kind.
    fn number(self) -> i64 {
        match self {
            Self::Game(game) => game.get(),
            Self::Tournament(tournament) => tournament.get(),
            Self::Guild(guild) => guild.get(),
        }
    }
}

/// Something that Discord must be told.
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
    /// Show a player who is to move the board in a direct message, since the channel of the game could not be written to
    /// at that time ([`reach`](crate::reach)).
    Call { user: UserId, at: Millis },
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
    /// Tell the owner of a server what the bot must be allowed before it can give this role for ratings; `at` is when that
    /// was refused.
    RoleRefused { role: RoleId, at: Millis },
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
    /// Its result is annulled by the ruling of this time, and its players have these ratings now.
    Annulled { at: Millis, ratings: Vec<NewRating> },
    /// Its result counts again by the ruling of this time, and its players have these ratings now.
    Restored { at: Millis, ratings: Vec<NewRating> },
    /// The second half of a sentence about the game, stored by an earlier version of the program.
    #[serde(untagged)]
    Said { said: String },
}

/// What a ruling has made of the rating of a player; none without a rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewRating {
    /// The index of the player.
    pub player: usize,
    /// The rating before the ruling.
    pub before: Option<ShownRating>,
    /// The rating since then.
    pub after: Option<ShownRating>,
}

impl Notification {
    /// Whether it reports what has happened: a member who is not notified of every turn is not pinged by it.
    pub fn is_news(&self) -> bool {
        matches!(
            self,
            Self::Board { .. }
                | Self::Here { .. }
                | Self::Call { .. }
                | Self::Notice { .. }
                | Self::Declined { .. }
                | Self::Tournament(_)
        )
    }

    /// The deduplication key: two notifications with the same key are the same notification.
    pub fn dedupe_key(&self, subject: Subject) -> String {
        let number = subject.number();
        match self {
            Self::Lobby { seq } => format!("lobby:{number}:{seq}"),
            Self::Board { seq, .. } => format!("board:{number}:{seq}"),
            Self::Picture { message, seq, .. } => format!("picture:{message}:{seq}"),
            Self::Notice { seq, .. } => format!("notice:{number}:{seq}"),
            Self::Reminder { seq, at, .. } => format!("reminder:{number}:{seq}:{at}"),
            Self::Clear { message, .. } => format!("clear:{message}"),
            Self::Call { user, at } => format!("call:{number}:{user}:{at}"),
            Self::Thread => format!("thread:{number}"),
            Self::Archive => format!("archive:{number}"),
            Self::Here { channel } => format!("here:{number}:{channel}"),
            // A game that is over has no further events.
            Self::ModeratorAction { what: Announcement::Annulled { at, .. }, .. } => {
                format!("annulled:{number}:{at}")
            }
            Self::ModeratorAction { what: Announcement::Restored { at, .. }, .. } => {
                format!("restored:{number}:{at}")
            }
            Self::ModeratorAction { seq, .. } => format!("moderator_action:{number}:{seq}"),
            Self::Tell { user } => format!("tell:{number}:{user}"),
            Self::Daily { user, at } => format!("daily:{user}:{at}"),
            Self::Declined { seq, .. } => format!("declined:{number}:{seq}"),
            Self::RoleRefused { role, at } => format!("role_refused:{number}:{role}:{at}"),
            Self::Tournament(notification) => notification.dedupe_key(number),
        }
    }

    /// The topic of a notification that the newest one of its kind makes needless, since it shows what it is about as
    /// that is when it is sent: of those with one topic that wait, only the newest is sent. What reports an event has
    /// none.
    ///
    /// ```
    /// use play::{GameId, Notification, Subject};
    ///
    /// let about = |game: i64| Subject::Game(GameId::from(game));
    /// let daily = |at| Notification::Daily { user: 10_i64.into(), at };
    /// assert_eq!(daily(1).topic(about(7)), daily(2).topic(about(8)), "one a day, whichever game comes first");
    /// assert_eq!(Notification::Notice { since: 4, seq: 4 }.topic(about(7)), None);
    /// ```
    pub fn topic(&self, subject: Subject) -> Option<String> {
        let number = subject.number();
        match self {
            // Whatever the board of a turn shows, a board elsewhere would show as well.
            Self::Board { .. } | Self::Here { .. } => Some(format!("board:{number}")),
            Self::Call { .. } => Some(format!("call:{number}")),
            Self::Lobby { .. } => Some(format!("lobby:{number}")),
            Self::Reminder { .. } => Some(format!("reminder:{number}")),
            Self::Daily { user, .. } => Some(format!("daily:{user}")),
            Self::RoleRefused { role, .. } => Some(format!("role_refused:{number}:{role}")),
            Self::Tournament(notification) => notification.topic(number),
            Self::Picture { .. }
            | Self::Notice { .. }
            | Self::Clear { .. }
            | Self::Thread
            | Self::Archive
            | Self::ModeratorAction { .. }
            | Self::Tell { .. }
            | Self::Declined { .. } => None,
        }
    }

    /// Whether each is sent although a newer one on its topic waits, as long as none has failed: the boards of a game tell
    /// it turn by turn.
    pub fn is_told_in_turn(&self) -> bool {
        matches!(self, Self::Board { .. })
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
