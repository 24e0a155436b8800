//! Terms: what the players of a game agree on besides the rules.

use ai::Level;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::time::Pace;
use crate::words::stored_words;

/// The level of a computer that replaces an inactive player, if the terms ask for it.
pub(crate) const OF_LAST_RESORT: Level = Level::Club;

/// What the players agree on besides the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[expect(clippy::struct_excessive_bools, reason = "each is agreed on by itself")]
pub struct Terms {
    /// The pace.
    pub pace: Pace,
    /// Whether clocks stop at weekends.
    pub weekends_free: bool,
    /// Whether clocks stop while a player is on vacation.
    pub vacations: bool,
    /// Whether the players can agree on a pause.
    pub pauses: bool,
    /// Who declares that a player's time has run out.
    pub timeout: Timeout,
    /// What happens to the seat of an inactive player, at a table of three or four.
    pub absent: Absent,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// Whether the game is played in a thread of its own.
    pub thread: bool,
    /// Which of its boards stay in the channel; none: as the server has set it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<Boards>,
    /// How many games the series has; seats rotate.
    pub games: u8,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            pace: Pace::default(),
            weekends_free: false,
            vacations: true,
            pauses: true,
            timeout: Timeout::default(),
            absent: Absent::default(),
            rated: true,
            thread: false,
            boards: None,
            games: 1,
        }
    }
}

/// Who declares that a player's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[derive(IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Timeout {
    /// The bot, automatically.
    #[default]
    Automatic,
    /// An opponent, who claims it.
    Claimed,
}

/// Which boards of a game stay in its channel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "lowercase")]
pub enum Boards {
    /// All boards.
    All,
    /// Only the newest board: when it is posted, older ones and the messages beside them are
    /// deleted. It tells what its reader has missed since.
    #[default]
    Newest,
}

impl Boards {
    /// Which boards of a game stay: as was chosen for it, or else the newest where one person plays
    /// alone against computers, or else as was chosen on its server.
    pub fn staying(of_game: Option<Self>, is_alone: bool, of_server: Option<Self>) -> Self {
        of_game.or(is_alone.then_some(Self::Newest)).or(of_server).unwrap_or_default()
    }
}

stored_words!(Boards);

/// What happens to the seat of an inactive player if no substitute is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[derive(IntoStaticStr, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum Absent {
    /// Their turns are skipped until they return.
    #[default]
    Skipped,
    /// They are out, as if they had resigned.
    Out,
    /// A computer plays on in their place.
    Computer,
}
