//! What happened in a turn of Pasang.

use super::point::{Axis, File, Point, PointSet};
use crate::game::TurnSummary;
use crate::seat::Seat;

/// Everything that happened in a turn of Pasang, or by a resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasangSummary {
    /// Who acted.
    pub seat: Seat,
    /// What the player did.
    pub action: PasangAction,
    /// The tokens captured.
    pub captured: PointSet,
    /// What they were worth.
    pub points: u16,
    /// Who has no capture now and loses.
    pub stuck: Option<Seat>,
}

/// What a player of Pasang did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasangAction {
    /// Took a column of the own half as passage.
    Passage {
        /// The column.
        file: File,
    },
    /// Made a token the ka.
    Ka {
        /// Where the token lay.
        from: Point,
        /// Where the ka stands in the passage.
        to: Point,
        /// Along which line it captured.
        axis: Axis,
    },
    /// Moved the ka.
    Move {
        /// Where it stood.
        from: Point,
        /// Where it stands.
        to: Point,
    },
    /// Gave up.
    Resignation,
    /// Ran out of time.
    OutOfTime,
}

impl PasangSummary {
    pub(super) fn resignation(seat: Seat) -> PasangSummary {
        let action = PasangAction::Resignation;
        PasangSummary {
            seat,
            action,
            captured: PointSet::EMPTY,
            points: 0,
            stuck: None,
        }
    }
}

impl TurnSummary for PasangSummary {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn is_pass(&self) -> bool {
        false
    }

    fn is_resignation(&self) -> bool {
        matches!(
            self.action,
            PasangAction::Resignation | PasangAction::OutOfTime
        )
    }

    fn is_out_of_time(&self) -> bool {
        self.action == PasangAction::OutOfTime
    }

    fn out_of_time(self) -> PasangSummary {
        PasangSummary {
            action: PasangAction::OutOfTime,
            ..self
        }
    }
}
