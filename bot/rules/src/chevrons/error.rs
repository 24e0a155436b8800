//! What can be wrong with a turn of a chevron game.

use super::obstacle::Obstacle;
use super::position::PositionError;
use crate::board9::{Borderland, Field, FieldError, FieldSet};
use crate::game::GameError;

/// Why a chevron game refuses something, and what would be possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChevronError {
    /// The text is not the notation of a turn.
    #[error("not a turn")]
    Notation,
    /// The text names no field or direction.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// The position line cannot be used.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The game has no start position for these seats.
    #[error("no start position of {game} for these seats")]
    Seats {
        /// The name of the game.
        game: &'static str,
    },
    /// A switch was given a value other than on or off.
    #[error("{option} is on or off")]
    Switch {
        /// The name of the option.
        option: &'static str,
    },
    /// The number of rounds without progress is not a number.
    #[error("not a number of rounds")]
    Rounds,
    /// The player has no chevron there.
    #[error("no chevron of the player on {field}")]
    NoPiece {
        /// The field named.
        field: Field,
        /// Where the player's chevrons stand.
        yours: FieldSet,
    },
    /// The chevron has neither a move nor a capture nor can it be turned.
    #[error("the chevron on {field} can do nothing")]
    Stuck {
        /// The field named.
        field: Field,
        /// The chevrons that can do something.
        able: FieldSet,
    },
    /// The chevron cannot go there.
    #[error("no move from {from} to {to}")]
    Target {
        /// Where the chevron stands.
        from: Field,
        /// The field named.
        to: Field,
        /// What keeps it from going there.
        obstacle: Obstacle,
        /// Where it can go.
        moves: FieldSet,
        /// Where it can capture.
        captures: FieldSet,
    },
    /// A capture was written as a move.
    #[error("{from}x{to} is a capture")]
    WriteCapture {
        /// Where the chevron stands.
        from: Field,
        /// The field of the enemy.
        to: Field,
    },
    /// A move was written as a capture.
    #[error("{from}-{to} is a move")]
    WriteMove {
        /// Where the chevron stands.
        from: Field,
        /// The target.
        to: Field,
    },
    /// The enemy chevron is not in a pincer.
    #[error("no capture on {to}")]
    NoCapture {
        /// The field named.
        to: Field,
    },
    /// The move crosses a border, and the marker is missing.
    #[error("no marker after {turn}")]
    MarkerMissing {
        /// The turn so far.
        turn: String,
        /// The borderland entered.
        land: Borderland,
        /// A field that would do.
        example: Field,
    },
    /// The move makes a connection that the notation does not name.
    #[error("no connection after {turn}")]
    ConnectionMissing {
        /// The turn so far.
        turn: String,
        /// A field for a border marker instead, if a border was crossed.
        example: Option<Field>,
    },
    /// The border marker cannot go there.
    #[error("no marker can go to {field}")]
    Marker {
        /// The field named.
        field: Field,
        /// The fields that would do.
        targets: FieldSet,
    },
    /// The notation names a marker, but the move only makes a connection.
    #[error("{turn} brings a connection but no marker")]
    OnlyConnection {
        /// The turn so far.
        turn: String,
    },
    /// The notation names a connection, but the move makes none.
    #[error("no connection")]
    NoConnection,
    /// Two chevrons meet, and the bonus is missing.
    #[error("no bonus after {turn}")]
    BonusMissing {
        /// The turn so far.
        turn: String,
        /// A field that would do.
        example: Field,
    },
    /// The bonus marker cannot go there.
    #[error("no bonus can go to {field}")]
    Bonus {
        /// The field named.
        field: Field,
    },
    /// The notation contains more than the turn has.
    #[error("more than {turn}: {surplus}")]
    NothingMore {
        /// The complete turn.
        turn: String,
        /// The surplus.
        surplus: Surplus,
    },
    /// The player has too few markers to turn a chevron.
    #[error("{degrees} degrees cost {due} markers, not {have}")]
    TooPoor {
        /// 45 or 90.
        degrees: u8,
        /// How many markers it costs.
        due: usize,
        /// The player's markers on fields without a chevron.
        have: usize,
    },
    /// A chevron cannot be turned that far.
    #[error("not 45 or 90 degrees")]
    Angle,
    /// With this rule option a chevron may be turned only while another one can move.
    #[error("only {field} can move")]
    NoOtherMobile {
        /// The chevron.
        field: Field,
    },
    /// The notation does not name all markers of the price.
    #[error("{degrees} degrees cost {due} different markers")]
    Price {
        /// 45 or 90.
        degrees: u8,
        /// The price.
        due: usize,
    },
    /// The field has no marker that the player can give up.
    #[error("{field} cannot be given up")]
    Payment {
        /// The field named.
        field: Field,
    },
    /// Pacru has no twist after a move.
    #[error("no twists in this game")]
    NoTwist,
    /// Only Pacru has captures.
    #[error("no captures in this game")]
    NoCaptures,
    /// Only Pacru has reorientations.
    #[error("no reorientations in this game")]
    NoReorientation,
    /// A player who can move has to.
    #[error("{example} can move")]
    MustMove {
        /// A chevron that can move.
        example: Field,
    },
    /// A player who cannot move has to pass.
    #[error("nothing but a pass")]
    MustPass,
    /// Pacru has no pass.
    #[error("no passing in this game")]
    NoPass,
}

impl GameError for ChevronError {
    fn is_unreadable(&self) -> bool {
        match self {
            ChevronError::Notation
            | ChevronError::Field(_)
            | ChevronError::Switch { .. }
            | ChevronError::Rounds => true,
            ChevronError::Position(error) => error.is_unreadable(),
            _ => false,
        }
    }
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
