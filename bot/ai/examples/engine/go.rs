//! The limit of a search.

use std::fmt;
use std::time::Duration;

use ai::Budget;
use serde::{Deserialize, Serialize};

/// How long a program may search for a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Go {
    /// A number of nodes.
    Nodes(u64),
    /// Milliseconds of processor time of the thread that searches.
    Time(u64),
}

impl Go {
    pub(crate) fn budget(self) -> Budget {
        match self {
            Go::Nodes(nodes) => Budget::nodes(nodes),
            Go::Time(milliseconds) => Budget::time(Duration::from_millis(milliseconds)),
        }
    }
}

/// As `arena` reads it.
impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Go::Nodes(nodes) => write!(f, "nodes:{nodes}"),
            Go::Time(milliseconds) => write!(f, "time:{milliseconds}"),
        }
    }
}
