//! The questions to a player of a chevron game, and notes about the choices.

use super::notation::Twist;
use crate::board9::{Borderland, Field};
use crate::seat::Seat;

/// The question that the next choice answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChevronPrompt {
    /// Which chevron to use.
    Piece,
    /// Where to move the chevron, or how to turn it.
    Way {
        /// Where it stands.
        from: Field,
    },
    /// Where to put the border marker (Pacru).
    Marker {
        /// The borderland entered.
        land: Borderland,
    },
    /// The connection, which is the only possible choice (Pacru).
    Connection,
    /// The connection or a border marker (Pacru).
    ConnectionOrMarker {
        /// The borderland entered.
        land: Borderland,
    },
    /// Where to put the bonus marker of a meeting (Pacru).
    Bonus,
    /// Which marker to give up for a reorientation (Pacru).
    Payment {
        /// How many are still due, including this one.
        due: usize,
        /// How many the reorientation costs.
        price: usize,
    },
    /// Whether to twist the chevron after it crossed a border (Azacru, Shacru).
    Twist {
        /// Where it stands.
        at: Field,
    },
    /// The pass, because no chevron can move (Azacru, Shacru).
    Pass,
}

/// A note about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChevronNote {
    /// A chevron that can go to this many fields, including captures.
    Targets(usize),
    /// A chevron that can only be turned.
    OnlyTurned,
    /// A move without any gain.
    Move,
    /// A move across a border, which asks for a marker.
    CrossesBorder,
    /// A move that makes a connection and nothing else.
    MakesConnection,
    /// A move that asks for a connection or a marker.
    ConnectionOrMarker,
    /// A move to a meeting.
    MakesMeeting,
    /// A move that captures.
    Capture,
    /// The chevron is turned.
    Turn {
        /// How far, clockwise: -90, -45, 45 or 90.
        degrees: i16,
        /// The markers it costs.
        price: usize,
    },
    /// The connection.
    Connection,
    /// A border marker on a neutral field.
    Marker(Field),
    /// A border transformation.
    Transformation {
        /// The field.
        field: Field,
        /// Whose marker lies there.
        from: Seat,
    },
    /// The bonus marker of a meeting.
    Bonus(Field),
    /// A marker to give up.
    Payment(Field),
    /// A move that leaves this many new markers (Azacru, Shacru).
    Gain {
        /// How many.
        markers: u16,
        /// Whether the chevron leaves the board by it (Azacru).
        removed: bool,
    },
    /// A twist after crossing a border, or none.
    Twist(Option<Twist>),
    /// A pass, because nothing else is possible.
    Pass,
}
