//! Ways to decide who plays whom.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// Who plays whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(IntoStaticStr, VariantArray)]
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
