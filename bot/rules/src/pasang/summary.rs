//! The effects of a turn of Pasang.

use super::point::{Axis, File, Point, PointSet};
use crate::seat::Seat;

/// All effects of a turn of Pasang, or of a resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PasangSummary {
    /// Who acted.
    pub seat: Seat,
    /// What the player did.
    pub action: PasangAction,
    /// The captured tokens.
    pub captured: PointSet,
    /// The points for them.
    pub points: u16,
    /// The seat that has no capture now and loses.
    pub stuck: Option<Seat>,
}

/// What a player of Pasang did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PasangAction {
    /// They took a column of their half as passage.
    Passage { file: File },
    /// They turned a token into the ka in the passage, which captured along this line.
    Ka { from: Point, to: Point, axis: Axis },
    /// They moved the ka.
    Move { from: Point, to: Point },
    /// They resigned.
    Resignation,
    /// They ran out of time.
    OutOfTime,
}

impl PasangSummary {
    pub(super) fn resignation(seat: Seat) -> PasangSummary {
        let action = PasangAction::Resignation;
        PasangSummary { seat, action, captured: PointSet::EMPTY, points: 0, stuck: None }
    }
}
