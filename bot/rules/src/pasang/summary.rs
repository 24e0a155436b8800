//! What happened in a turn of Pasang.

use super::point::{Axis, File, Point, PointSet};
use crate::seat::Seat;

/// Everything that happened in a turn of Pasang, or by a resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
#[non_exhaustive]
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

    /// Tells what happened, calling the players by the names given.
    #[must_use]
    pub fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        let (count, points) = (self.captured.len(), self.points);
        let gain = format!(
            "{count} token{} for {points} point{}",
            if count == 1 { "" } else { "s" },
            if points == 1 { "" } else { "s" }
        );
        let told = match self.action {
            PasangAction::Passage { file } => format!("passage {file}, {gain}"),
            PasangAction::Ka { from, to, .. } => format!("{from} becomes the ka on {to}, {gain}"),
            PasangAction::Move { from, to } => format!("ka {from}-{to}, {gain}"),
            PasangAction::Resignation => format!("{} resigns", name(self.seat)),
            PasangAction::OutOfTime => format!("{} has run out of time", name(self.seat)),
        };
        match self.stuck {
            Some(seat) => format!("{told}, {} is suntuk", name(seat)),
            None => told,
        }
    }
}
