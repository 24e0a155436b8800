//! What the store keeps, as plain values.

use rules::Setup;
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(i64);

        impl $name {
            /// The id as SQLite keeps it.
            #[must_use]
            pub fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl From<u64> for $name {
            /// Discord's snowflakes use 63 bits until 2084.
            fn from(id: u64) -> Self {
                Self(id.cast_signed())
            }
        }

        impl From<$name> for u64 {
            fn from(id: $name) -> Self {
                id.0.cast_unsigned()
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(
    /// A game's row. People see its [`Game::code`].
    GameId
);
id!(
    /// A Discord user.
    UserId
);
id!(
    /// A Discord server.
    GuildId
);
id!(
    /// A Discord channel, thread or forum post.
    ChannelId
);
id!(
    /// A Discord message.
    MessageId
);
id!(
    /// One use of a command or button, as Discord numbers it.
    InteractionId
);

/// Milliseconds since 1970 UTC.
pub type Millis = i64;

/// The present, in milliseconds since 1970 UTC.
#[must_use]
pub fn now() -> Millis {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| {
            i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
        })
}

/// Someone of the server, under the name shown there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Discord's id.
    pub id: UserId,
    /// Display name: untrusted text in any script.
    pub name: String,
}

/// How far along a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStatus {
    /// Waiting for players.
    Open,
    /// Being played.
    Active,
    /// On hold because its record does not replay to the stored position.
    Frozen,
    /// Played to its end.
    Finished,
    /// Given up before it began.
    Cancelled,
}

impl GameStatus {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Active => "active",
            Self::Frozen => "frozen",
            Self::Finished => "finished",
            Self::Cancelled => "cancelled",
        }
    }

    pub(super) fn read(word: &str) -> Option<Self> {
        [
            Self::Open,
            Self::Active,
            Self::Frozen,
            Self::Finished,
            Self::Cancelled,
        ]
        .into_iter()
        .find(|status| status.as_str() == word)
    }
}

/// One place at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there, or is asked to.
    pub person: Person,
    /// Whether the person has agreed to play.
    pub seated: bool,
    /// Points at the end of the game.
    pub points: Option<u16>,
    /// Place at the end of the game, 1 for the winner.
    pub place: Option<u8>,
}

impl Chair {
    /// A chair taken by someone who wants to play.
    #[must_use]
    pub fn seated(person: Person) -> Self {
        Self {
            person,
            seated: true,
            points: None,
            place: None,
        }
    }

    /// A chair kept for someone who has not answered yet.
    #[must_use]
    pub fn invited(person: Person) -> Self {
        Self {
            seated: false,
            ..Self::seated(person)
        }
    }
}

/// A game as the store keeps it. The position is not here: it is replayed from the events.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Row id.
    pub id: GameId,
    /// Four letters and digits that can be read aloud.
    pub code: String,
    /// The server; none in a direct message.
    pub guild: Option<GuildId>,
    /// Where its boards are posted: a channel, a thread or a forum post.
    pub channel: ChannelId,
    /// Who opened the table.
    pub creator: UserId,
    /// Which game, how many seats in which order, which options.
    pub setup: Setup,
    /// Version of the rules that its turns were checked with.
    pub rules_version: u32,
    /// How far along it is.
    pub status: GameStatus,
    /// Number of events so far; whoever changes the game must have seen exactly these.
    pub seq: i64,
    /// Number of turns played.
    pub ply: u32,
    /// Index in [`Game::chairs`] of the player to move.
    pub to_move: Option<usize>,
    /// Fingerprint of the position.
    pub state_hash: u64,
    /// In turn order once the game has begun; by arrival before.
    pub chairs: Vec<Chair>,
    /// When the table was opened.
    pub created_at: Millis,
    /// When play began.
    pub started_at: Option<Millis>,
    /// When it was over.
    pub ended_at: Option<Millis>,
}

impl Game {
    /// The chair of a person.
    #[must_use]
    pub fn chair_of(&self, user: UserId) -> Option<usize> {
        self.chairs.iter().position(|chair| chair.person.id == user)
    }

    /// The person to move.
    #[must_use]
    pub fn mover(&self) -> Option<&Person> {
        Some(&self.chairs.get(self.to_move?)?.person)
    }

    /// How many players the table is for.
    #[must_use]
    pub fn players(&self) -> usize {
        self.setup.seats.len()
    }
}

/// What can happen to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventKind {
    /// The table was opened.
    Create,
    /// Somebody sat down.
    Join,
    /// Somebody left, or declined.
    Leave,
    /// Play began.
    Start,
    /// The table was given up before play began.
    Cancel,
    /// The player in the chair took a turn, in canonical notation.
    Turn(String),
    /// The player in the chair resigned.
    Resign,
    /// The game was put on hold.
    Freeze,
}

impl EventKind {
    /// The word in the database.
    #[must_use]
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Turn(_) => "turn",
            Self::Resign => "resign",
            Self::Freeze => "freeze",
        }
    }

    pub(super) fn read(word: &str, notation: Option<String>) -> Option<Self> {
        Some(match (word, notation) {
            ("create", None) => Self::Create,
            ("join", None) => Self::Join,
            ("leave", None) => Self::Leave,
            ("start", None) => Self::Start,
            ("cancel", None) => Self::Cancel,
            ("turn", Some(notation)) => Self::Turn(notation),
            ("resign", None) => Self::Resign,
            ("freeze", None) => Self::Freeze,
            _ => return None,
        })
    }
}

/// One line of a game's append-only history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// 1, 2, 3 ...
    pub seq: i64,
    /// What happened.
    pub kind: EventKind,
    /// Whose doing it was.
    pub chair: Option<usize>,
    /// Turns played, this one included.
    pub ply: u32,
    /// Fingerprint of the position afterwards; 0 before play begins.
    pub state_hash: u64,
    /// When.
    pub at: Millis,
}

/// Something Discord must be told about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Intent {
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
    /// Take the buttons off a message that a newer one has replaced.
    Strip {
        /// The older message.
        message: MessageId,
    },
}

impl Intent {
    /// Two intents with one key are one intent.
    pub(super) fn dedupe_key(&self, game: GameId) -> String {
        match self {
            Self::Lobby { seq } => format!("lobby:{game}:{seq}"),
            Self::Board { seq, .. } => format!("board:{game}:{seq}"),
            Self::Strip { message } => format!("strip:{message}"),
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
}

impl Purpose {
    /// The word in the database.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Lobby => "lobby",
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
