//! What can be wrong with a turn of a chevron game.

use super::obstacle::Obstacle;
use super::position::PositionError;
use crate::board9::{Borderland, Field, FieldError, FieldSet};

/// Why a chevron game refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum ChevronError {
    /// The text is not the notation of a turn of the game of this name.
    #[error("not a turn")]
    Notation { game: &'static str },
    /// The text names no field.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The position line cannot be used.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game of this name has no start position for these seats.
    #[error("no start position of {game} for these seats")]
    Seats { game: &'static str },
    /// The option of this name was given a value other than on or off.
    #[error("{option} is on or off")]
    Switch { option: &'static str },
    /// The number of rounds without progress is not a number.
    #[error("not a number of rounds")]
    Rounds,
    /// The player has no chevron on the field named; theirs stand on `yours`.
    #[error("no chevron of the player on {field}")]
    NoPiece { field: Field, yours: FieldSet },
    /// The chevron on the field named has neither a move nor a capture nor can it be turned; those
    /// on `able` can do something.
    #[error("the chevron on {field} can do nothing")]
    Stuck { field: Field, able: FieldSet },
    /// An obstacle keeps the chevron on `from` from going to the field named. It can move to
    /// `moves` and capture on `captures`.
    #[error("no move from {from} to {to}")]
    Target { from: Field, to: Field, obstacle: Obstacle, moves: FieldSet, captures: FieldSet },
    /// The capture of the enemy on `to` was written as a move.
    #[error("{from}x{to} is a capture")]
    WriteCapture { from: Field, to: Field },
    /// A move was written as a capture.
    #[error("{from}-{to} is a move")]
    WriteMove { from: Field, to: Field },
    /// The enemy chevron on the field named is not in a pincer.
    #[error("no capture on {to}")]
    NoCapture { to: Field },
    /// After the turn so far, which crosses a border into `land`, the marker is missing; `example`
    /// would do.
    #[error("no marker after {turn}")]
    MarkerMissing { turn: String, land: Borderland, example: Field },
    /// The turn so far makes a connection that the notation does not name. If it crosses a border,
    /// `example` would do for a border marker instead.
    #[error("no connection after {turn}")]
    ConnectionMissing { turn: String, example: Option<Field> },
    /// The border marker cannot go to the field named; `targets` would do.
    #[error("no marker can go to {field}")]
    Marker { field: Field, targets: FieldSet },
    /// The notation names a marker, but the turn so far only makes a connection.
    #[error("{turn} brings a connection but no marker")]
    OnlyConnection { turn: String },
    /// The notation names a connection, but the move makes none.
    #[error("no connection")]
    NoConnection,
    /// Two chevrons meet in the turn so far, and the bonus is missing; `example` would do.
    #[error("no bonus after {turn}")]
    BonusMissing { turn: String, example: Field },
    /// The bonus marker cannot go to the field named.
    #[error("no bonus can go to {field}")]
    Bonus { field: Field },
    /// The notation contains more than the complete turn has.
    #[error("more than {turn}: {surplus}")]
    NothingMore { turn: String, surplus: Surplus },
    /// To turn a chevron by 45 or 90 degrees costs `due` markers, and the player has fewer on
    /// fields without a chevron.
    #[error("{degrees} degrees cost {due} markers, not {have}")]
    TooPoor { degrees: u8, due: usize, have: usize },
    /// A chevron cannot be turned that far.
    #[error("not 45 or 90 degrees")]
    Angle,
    /// With this rule option the chevron on this field may be turned only while another one can
    /// move.
    #[error("only {field} can move")]
    NoOtherMobile { field: Field },
    /// The notation does not name all markers of the price, which are `due` for 45 or 90 degrees.
    #[error("{degrees} degrees cost {due} different markers")]
    Price { degrees: u8, due: usize },
    /// The field named has no marker that the player can give up.
    #[error("{field} cannot be given up")]
    Payment { field: Field },
    /// Pacru has no twist after a move.
    #[error("no twists in this game")]
    NoTwist,
    /// Only Pacru has captures.
    #[error("no captures in this game")]
    NoCaptures,
    /// Only Pacru has reorientations.
    #[error("no reorientations in this game")]
    NoReorientation,
    /// A player who can move has to, for example with the chevron on this field.
    #[error("{example} can move")]
    MustMove { example: Field },
    /// A player who cannot move has to pass.
    #[error("nothing but a pass")]
    MustPass,
    /// Pacru has no pass.
    #[error("no passing in this game")]
    NoPass,
}

/// The surplus in the notation of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Surplus {
    /// A marker, but the move stays within a borderland.
    #[error("a marker without a border")]
    MarkerWithoutBorder,
    /// A marker, but the borderland that the move enters has no field for it.
    #[error("no field for a marker")]
    MarkerWithoutField(Borderland),
    /// A second marker.
    #[error("a second marker")]
    SecondMarker,
    /// A bonus, but no chevrons meet.
    #[error("a bonus without a meeting")]
    BonusWithoutMeeting,
    /// A bonus for turning a chevron.
    #[error("a bonus for turning")]
    BonusForTurning,
    /// A marker or a bonus in a game where every move marks its own field.
    #[error("a marker in a game without")]
    Marker,
    /// A twist, but the move stays within a borderland.
    #[error("a twist without a border")]
    TwistWithoutBorder,
    /// A twist of a chevron that leaves the board.
    #[error("a twist of no chevron")]
    TwistOfNothing,
}
