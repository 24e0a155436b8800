//! The events of a game, as its history stores them.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::time::Millis;
use crate::words::stored_words;

/// The kinds of events.
#[derive(Clone, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum EventKind {
    /// The table was opened.
    Create,
    /// Somebody sat down.
    Join,
    /// Somebody left, or declined.
    Leave,
    /// Play began.
    Start,
    /// The table was cancelled before play began, or nobody came.
    Cancel,
    /// The player took a turn, in canonical notation.
    Turn(String),
    /// The player resigned.
    Resign,
    /// The player ran out of time and is out of the game.
    TimeOut,
    /// The turn of the player was skipped.
    Skip,
    /// Everybody agreed to a draw.
    Draw,
    /// The position after an earlier event was restored.
    TakeBack(i64),
    /// The game was called off and does not count.
    Abort,
    /// The player ran out of time, and any opponent may claim the game.
    Overdue,
    /// The player is on vacation: their clock is stopped. Earlier versions stored nothing about the vacation.
    Vacation(Option<Away>),
    /// The player missed a deadline and was excused.
    Excuse,
    /// The player is inactive: their seat is open for a substitute.
    Vacate,
    /// No substitute came: the player's turns are skipped from now on.
    Absent,
    /// The player came back.
    Return,
    /// Somebody else took over the seat of the player.
    Substitute,
    /// The player made an offer.
    Offer(Offer),
    /// The player agreed to an offer.
    Accept(Offer),
    /// The player declined an offer, or withdrew their own.
    Decline(Offer),
    /// The clocks were stopped.
    Pause,
    /// The clocks run again.
    Resume,
    /// The player gave the player to move this much more time.
    Give(Millis),
    /// The game was put on hold.
    Freeze,
    /// The game was taken off hold.
    Thaw,
}

/// A vacation that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Away {
    /// When it ends, if it is not prolonged.
    pub until: Millis,
    /// Whether it began automatically, because the time of the player was up.
    pub automatic: bool,
}

/// What a player can offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Offer {
    /// A draw: the result is shared. A default only so that [`EventKind`] can be read by its word.
    #[default]
    Draw,
    /// To take their last turn back.
    Takeback,
    /// To call the game off.
    Abort,
    /// To stop the clocks.
    Pause,
    /// Their seat, to whoever wants it.
    Substitute,
}

impl Offer {
    /// All offers.
    pub const ALL: [Self; 5] =
        [Self::Draw, Self::Takeback, Self::Abort, Self::Pause, Self::Substitute];

    /// Whether a player who makes this offer no longer makes the other one. A seat is offered to others than the players,
    /// and may be offered besides.
    pub(crate) fn replaces(self, other: Self) -> bool {
        self != other && self != Self::Substitute && other != Self::Substitute
    }
}

stored_words!(Offer);

impl EventKind {
    /// The word in the database.
    pub fn as_str(&self) -> &'static str {
        self.into()
    }

    /// Whether it changes the position, so that older boards are out of date.
    pub fn is_on_board(&self) -> bool {
        matches!(
            self,
            Self::Start
                | Self::Turn(_)
                | Self::Resign
                | Self::TimeOut
                | Self::Skip
                | Self::Draw
                | Self::TakeBack(_)
        )
    }

    /// Whether the player leaves the game by resigning or losing on time.
    pub fn is_leaving(&self) -> bool {
        matches!(self, Self::Resign | Self::TimeOut)
    }

    /// The notation, if it is a turn.
    pub fn notation(&self) -> Option<&str> {
        match self {
            Self::Turn(notation) => Some(notation),
            _ => None,
        }
    }

    /// Its further data as JSON, if there are any.
    pub fn data(&self) -> Option<String> {
        match self {
            Self::Offer(offer) | Self::Accept(offer) | Self::Decline(offer) => {
                Some(format!("\"{}\"", offer.as_str()))
            }
            Self::TakeBack(number) | Self::Give(number) => Some(number.to_string()),
            Self::Vacation(Some(Away { until, automatic })) => {
                Some(format!(r#"{{"until":{until},"automatic":{automatic}}}"#))
            }
            _ => None,
        }
    }

    /// Reads the kind of an event from its word, its notation and its further data in the database.
    pub fn read(word: &str, notation: Option<String>, data: Option<&str>) -> Option<Self> {
        // What the kind carries is filled in once the word is known.
        let mut kind: Self = word.parse().ok()?;
        match &mut kind {
            Self::Turn(turn) => *turn = notation?,
            _ if notation.is_some() => return None,
            Self::TakeBack(number) | Self::Give(number) => *number = data?.parse().ok()?,
            Self::Vacation(away) => *away = data.and_then(|data| serde_json::from_str(data).ok()),
            Self::Offer(offer) | Self::Accept(offer) | Self::Decline(offer) => {
                *offer = serde_json::from_str(data?).ok()?;
            }
            _ => {}
        }
        Some(kind)
    }
}

/// One entry of a game's append-only history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The number of the event, from 1.
    pub seq: i64,
    /// What happened.
    pub kind: EventKind,
    /// The index of the player who caused it.
    pub player: Option<usize>,
    /// The number of turns played, including this one.
    pub ply: u32,
    /// Fingerprint of the position afterwards; 0 before play begins.
    pub state_hash: u64,
    /// When it happened.
    pub at: Millis,
    /// What each player had left when it happened, before what they are given with it; none of those without a clock, and
    /// in games that have none. Earlier versions stored nothing.
    pub banks: Option<Vec<Option<Millis>>>,
}
