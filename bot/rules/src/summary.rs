//! What happened in a turn, so that a picture and a sentence can tell it.

use std::fmt;

use crate::chevrons::{ChevronAction, ChevronSummary, Elimination, EliminationCause};
use crate::pasang::{PasangAction, PasangSummary};
use crate::seat::Seat;

/// Everything that happened in a turn or by a resignation. More families may be added.
///
/// `Display` tells it with the names of the seats: `g9-f8, border change on f8`.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Summary {
    /// Pacru and its sisters.
    Chevrons(ChevronSummary),
    /// Pasang.
    Pasang(PasangSummary),
}

impl Summary {
    /// Who acted.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self {
            Summary::Chevrons(summary) => summary.seat,
            Summary::Pasang(summary) => summary.seat,
        }
    }

    /// Whether nothing was done on the board: the player could only pass, or was left out.
    #[must_use]
    pub fn is_pass(&self) -> bool {
        matches!(self, Summary::Chevrons(summary) if matches!(summary.action, ChevronAction::Pass | ChevronAction::Skip))
    }

    /// Whether somebody gave up or ran out of time, in turn or not.
    #[must_use]
    pub fn is_resignation(&self) -> bool {
        match self {
            Summary::Chevrons(summary) => summary.action == ChevronAction::Resignation,
            Summary::Pasang(summary) => matches!(
                summary.action,
                PasangAction::Resignation | PasangAction::OutOfTime
            ),
        }
    }

    /// Whether somebody ran out of time.
    #[must_use]
    pub fn is_out_of_time(&self) -> bool {
        let out_of_time =
            |elimination: &Elimination| elimination.cause == EliminationCause::OutOfTime;
        match self {
            Summary::Chevrons(summary) => summary.eliminations.iter().any(out_of_time),
            Summary::Pasang(summary) => summary.action == PasangAction::OutOfTime,
        }
    }

    /// The same, if time and not the player gave the game up.
    pub(crate) fn out_of_time(mut self) -> Summary {
        match &mut self {
            Summary::Chevrons(summary) => {
                for elimination in &mut summary.eliminations {
                    if elimination.cause == EliminationCause::Resigned {
                        elimination.cause = EliminationCause::OutOfTime;
                    }
                }
            }
            Summary::Pasang(summary) => summary.action = PasangAction::OutOfTime,
        }
        self
    }

    /// Tells what happened, calling the players by the names given.
    #[must_use]
    pub fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        match self {
            Summary::Chevrons(summary) => summary.words(name),
            Summary::Pasang(summary) => summary.words(name),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(&|seat| seat.name().to_owned()))
    }
}
