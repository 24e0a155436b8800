//! What a player of a chevron game is asked for, and what there is to say about a choice.

use super::notation::Twist;
use crate::board9::{Borderland, Field};
use crate::seat::Seat;

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChevronPrompt {
    /// The chevron to use.
    Piece,
    /// Where the chevron goes, or how it is turned.
    Way {
        /// Where it stands.
        from: Field,
    },
    /// Where the border marker goes (Pacru).
    Marker {
        /// The borderland entered.
        land: Borderland,
    },
    /// A connection, which is the only thing to be had (Pacru).
    Connection,
    /// A connection or a border marker (Pacru).
    ConnectionOrMarker {
        /// The borderland entered.
        land: Borderland,
    },
    /// The bonus of a meeting (Pacru).
    Bonus,
    /// A marker to give up for a reorientation (Pacru).
    Payment {
        /// How many are still due, this one included.
        due: usize,
        /// How many the reorientation costs.
        price: usize,
    },
    /// Whether to twist the chevron after it crossed a border (Azacru, Shacru).
    Twist {
        /// Where it stands.
        at: Field,
    },
    /// To pass, since no chevron can move (Azacru, Shacru).
    Pass,
}

/// What there is to say about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChevronNote {
    /// A chevron that can go to so many fields, captures included.
    Targets(usize),
    /// A chevron that can be turned and not moved.
    OnlyTurned,
    /// A move that brings nothing more.
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
    /// A move that leaves so many new markers (Azacru, Shacru).
    Gain {
        /// How many.
        markers: u16,
        /// Whether the chevron leaves the board by it (Azacru).
        removed: bool,
    },
    /// A twist after crossing a border, or none.
    Twist(Option<Twist>),
    /// There is nothing else to do.
    Pass,
}
