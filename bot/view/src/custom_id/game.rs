//! The buttons of a game.

use std::fmt;
use std::str::FromStr;

use ai::Level;
use play::move_builder::Choices;
use play::time::Millis;
use play::{Offer, Show};

use super::UnknownCustomId;

/// A button of a game, as its custom id carries it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameButton {
    /// The game's code.
    pub code: String,
    /// Number of events when the message was made: tells an old board from the newest.
    pub seq: i64,
    /// What it asks for.
    pub action: Action,
}

impl fmt::Display for GameButton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v1:{}:{}:{}", self.code, self.seq, self.action.word())?;
        match &self.action {
            Action::Choose(choices) | Action::Play(choices) => {
                write!(f, ":{choices}")
            }
            Action::Offer(offer) | Action::Accept(offer) | Action::Decline(offer) => {
                write!(f, ":{}", offer.as_str())
            }
            Action::Computer(level) => write!(f, ":{level}"),
            Action::View(ply, show) => {
                let ply = ply.map_or_else(|| "-".to_owned(), |ply| ply.to_string());
                write!(f, ":{ply}/{}", show.map_or("-", Show::as_str))
            }
            Action::Turns(from, to) => write!(f, ":{from}-{to}"),
            Action::Typed(text) | Action::Plan(text) => write!(f, ":{text}"),
            Action::Give(time) => write!(f, ":{time}"),
            Action::Note(ply) | Action::Try(Some(ply)) => write!(f, ":{ply}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for GameButton {
    type Err = UnknownCustomId;

    fn from_str(id: &str) -> Result<Self, UnknownCustomId> {
        let mut parts = id.splitn(5, ':');
        let (Some("v1"), Some(code), Some(seq), Some(word), detail) = (
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
            parts.next(),
        ) else {
            return Err(UnknownCustomId);
        };
        let readable = !code.is_empty()
            && code.len() <= 8
            && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
        match (readable, seq.parse(), Action::read(word, detail)) {
            (true, Ok(seq @ 0..), Some(action)) => Ok(Self {
                code: code.to_owned(),
                seq,
                action,
            }),
            _ => Err(UnknownCustomId),
        }
    }
}

/// What a button asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Sit down at an open table, or accept an invitation.
    Join,
    /// Get up from an open table, or decline an invitation.
    Leave,
    /// Begin with the players who are there.
    Start,
    /// Give the open table up.
    Cancel,
    /// Make a turn by tapping.
    Move,
    /// See the newest board, privately.
    Board,
    /// See what else can be done.
    More,
    /// See the record, privately.
    History,
    /// Be asked whether to resign.
    Resigning,
    /// Resign, after having been asked.
    Resign,
    /// Not resign after all.
    Stay,
    /// Take a seat whose player stays away, or one's own again.
    TakeSeat,
    /// Let the clocks run again.
    Resume,
    /// End the patience with a player whose time is up.
    Claim,
    /// Not be reminded before tomorrow.
    Tomorrow,
    /// Offer something to the other players.
    Offer(Offer),
    /// Agree to what was offered.
    Accept(Offer),
    /// Decline what was offered, or take one's own offer back.
    Decline(Offer),
    /// Forget what was planned.
    Forget,
    /// Play the same game once more.
    Rematch,
    /// See the game as a moving picture, privately.
    Replay,
    /// See the pattern in which the game began, privately.
    Pattern,
    /// See what a computer thinks of the finished game, privately.
    Analyse,
    /// See what a computer would play.
    Hint,
    /// Follow the game, or no longer.
    Watch,
    /// See a board, the newest or the one after a turn, as one prefers or so.
    View(Option<u32>, Option<Show>),
    /// See the turns from one to another as a moving picture.
    Turns(u32, u32),
    /// Take the turn that was typed.
    Typed(String),
    /// Plan the line that was typed; without one, see what is planned.
    Plan(String),
    /// Give the player to move so much time.
    Give(Millis),
    /// Write a private note about the position after so many turns and about the game.
    Note(u32),
    /// Try turns out from the position after so many turns, or from the one of the message.
    Try(Option<u32>),
    /// Be asked how strong a computer shall sit down.
    Computers,
    /// Let a computer of a level sit down.
    Computer(Level),
    /// Be at this point of a turn being made.
    Choose(Choices),
    /// Be at its beginning once more. Not the same as `Choose` without choices: a message has no two equal ids.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
}

impl Action {
    /// Those that are only a word.
    pub(super) const PLAIN: [Self; 25] = [
        Self::Join,
        Self::Leave,
        Self::Start,
        Self::Cancel,
        Self::Move,
        Self::Board,
        Self::More,
        Self::History,
        Self::Resigning,
        Self::Resign,
        Self::Stay,
        Self::TakeSeat,
        Self::Resume,
        Self::Claim,
        Self::Tomorrow,
        Self::Forget,
        Self::Rematch,
        Self::Replay,
        Self::Pattern,
        Self::Analyse,
        Self::Hint,
        Self::Watch,
        Self::Try(None),
        Self::Computers,
        Self::Again,
    ];

    fn word(&self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Leave => "leave",
            Self::Start => "start",
            Self::Cancel => "cancel",
            Self::Move => "move",
            Self::Board => "board",
            Self::More => "more",
            Self::History => "history",
            Self::Resigning => "resigning",
            Self::Resign => "resign",
            Self::Stay => "stay",
            Self::TakeSeat => "seat",
            Self::Resume => "resume",
            Self::Claim => "claim",
            Self::Tomorrow => "tomorrow",
            Self::Offer(_) => "offer",
            Self::Accept(_) => "accept",
            Self::Decline(_) => "decline",
            Self::Forget => "forget",
            Self::Rematch => "rematch",
            Self::Replay => "replay",
            Self::Pattern => "pattern",
            Self::Analyse => "analyse",
            Self::Hint => "hint",
            Self::Watch => "watch",
            Self::View(..) => "look",
            Self::Turns(..) => "turns",
            Self::Typed(_) => "typed",
            Self::Plan(_) => "plan",
            Self::Give(_) => "give",
            Self::Note(_) => "note",
            Self::Try(_) => "try",
            Self::Computers => "computers",
            Self::Computer(_) => "computer",
            Self::Choose(_) => "choose",
            Self::Again => "again",
            Self::Play(_) => "play",
        }
    }

    fn read(word: &str, detail: Option<&str>) -> Option<Self> {
        match (word, detail) {
            ("choose", Some(taps)) => Some(Self::Choose(taps.parse().ok()?)),
            ("computer", Some(level)) => Some(Self::Computer(level.parse().ok()?)),
            ("play", Some(taps)) => Some(Self::Play(taps.parse().ok()?)),
            ("offer", Some(offer)) => Some(Self::Offer(Offer::read(offer)?)),
            ("accept", Some(offer)) => Some(Self::Accept(Offer::read(offer)?)),
            ("decline", Some(offer)) => Some(Self::Decline(Offer::read(offer)?)),
            ("look", Some(display)) => {
                let (ply, show) = display.split_once('/')?;
                let ply = (ply != "-").then(|| ply.parse()).transpose().ok()?;
                let show = match show {
                    "-" => None,
                    show => Some(Show::read(show)?),
                };
                Some(Self::View(ply, show))
            }
            ("turns", Some(turns)) => {
                let (from, to) = turns.split_once('-')?;
                Some(Self::Turns(from.parse().ok()?, to.parse().ok()?))
            }
            ("typed", Some(text)) => Some(Self::Typed(text.to_owned())),
            ("plan", Some(line)) => Some(Self::Plan(line.to_owned())),
            ("give", Some(time)) => Some(Self::Give(time.parse().ok()?)),
            ("note", Some(ply)) => Some(Self::Note(ply.parse().ok()?)),
            ("try", Some(ply)) => Some(Self::Try(Some(ply.parse().ok()?))),
            (_, Some(_)) => None,
            (word, None) => Self::PLAIN.into_iter().find(|action| action.word() == word),
        }
    }
}

/// A tap on a turn that is being made, in a game or in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Be at this point of the turn.
    Choose(Choices),
    /// Be at its beginning once more.
    Again,
    /// Play the turn that these choices make.
    Play(Choices),
}

impl From<Tap> for Action {
    fn from(tap: Tap) -> Self {
        match tap {
            Tap::Choose(choices) => Self::Choose(choices),
            Tap::Again => Self::Again,
            Tap::Play(choices) => Self::Play(choices),
        }
    }
}
