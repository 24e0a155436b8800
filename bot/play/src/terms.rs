//! What the players of a game agree on beside the rules.

use serde::{Deserialize, Serialize};

use crate::time::Pace;

/// What the players agree on beside the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How much time there is.
    pub pace: Pace,
    /// Whether clocks stand still at weekends.
    pub weekends_free: bool,
    /// Who declares that time has run out.
    pub timeout: Timeout,
    /// What becomes of the seat of a player who stays away, at a table of three or four.
    pub absent: Absent,
    /// Whether the result counts for the ratings.
    pub rated: bool,
    /// Whether it is played in a thread of its own.
    pub thread: bool,
    /// How many games are played in a row, seats rotating.
    pub games: u8,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            pace: Pace::default(),
            weekends_free: false,
            timeout: Timeout::default(),
            absent: Absent::default(),
            rated: true,
            thread: false,
            games: 1,
        }
    }
}

/// Who declares that a player's time has run out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Timeout {
    /// The bot, by itself.
    #[default]
    Automatic,
    /// An opponent who claims it.
    Claimed,
}

/// What becomes of the seat of a player who stays away and for whom no substitute is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Absent {
    /// Their turns are left out until they come back.
    #[default]
    Skipped,
    /// They are out, as if they had resigned.
    Out,
    /// A computer plays on for them.
    Computer,
}
