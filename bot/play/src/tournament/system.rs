//! Ways to decide who plays whom.

use serde::{Deserialize, Serialize};

/// Who plays whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum System {
    /// Everybody plays everybody, in groups.
    #[default]
    AllPlayAll,
    /// In each round opponents have about the same score.
    Swiss,
    /// A season of divisions, with promotion and relegation.
    League,
    /// Members challenge each other, without an end.
    Ladder,
}

impl System {
    /// All systems.
    pub const ALL: [Self; 4] = [Self::AllPlayAll, Self::Swiss, Self::League, Self::Ladder];

    /// The word in files and custom ids.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::AllPlayAll => "all_play_all",
            Self::Swiss => "swiss",
            Self::League => "league",
            Self::Ladder => "ladder",
        }
    }
}
