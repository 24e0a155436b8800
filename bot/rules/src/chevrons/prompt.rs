//! The questions to a player of a chevron game, and notes about the choices.

use super::notation::Twist;
use crate::board9::{Borderland, Field};
use crate::seat::Seat;

/// The question that the next choice answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ChevronPrompt {
    /// Which chevron to use.
    Piece,
    /// Where to move the chevron, or how to turn it.
    Way { from: Field },
    /// Where to put the border marker in the borderland entered (Pacru).
    Marker { land: Borderland },
    /// The connection, which is the only possible choice (Pacru).
    Connection,
    /// The connection, or a border marker in the borderland entered (Pacru).
    ConnectionOrMarker { land: Borderland },
    /// Where to put the bonus marker of a meeting (Pacru).
    Bonus,
    /// Which marker to give up for a reorientation that costs `price` of them; `due` are left,
    /// including this one (Pacru).
    Payment { due: usize, price: usize },
    /// Whether to twist the chevron after it crossed a border (Azacru, Shacru).
    Twist { at: Field },
    /// The pass, because no chevron can move (Azacru, Shacru).
    Pass,
}

/// A note about a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
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
    /// The chevron is turned clockwise, by -90, -45, 45 or 90 degrees, for so many markers.
    Turn { degrees: i16, price: usize },
    /// The connection.
    Connection,
    /// A border marker on a neutral field.
    Marker(Field),
    /// A border transformation of a marker of this seat.
    Transformation { field: Field, from: Seat },
    /// The bonus marker of a meeting.
    Bonus(Field),
    /// A marker to give up.
    Payment(Field),
    /// A move that leaves this many new markers (Azacru, Shacru). In Azacru the chevron may leave
    /// the board by it.
    Gain { markers: u16, removed: bool },
    /// A twist after crossing a border, or none.
    Twist(Option<Twist>),
    /// A pass, because nothing else is possible.
    Pass,
}
