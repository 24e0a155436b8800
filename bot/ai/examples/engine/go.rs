//! The limit of a search.

use std::time::Duration;

use ai::Budget;
use serde::{Deserialize, Serialize};

/// How long a program may search for a turn. `Display` is how the lab reads it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, derive_more::Display)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Go {
    /// A number of nodes.
    #[display("nodes:{_0}")]
    Nodes(u64),
    /// Milliseconds of processor time of the thread that searches.
    #[display("time:{_0}")]
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
