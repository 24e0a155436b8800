//! The effects of a turn of a chevron game.

use crate::board9::{Facing, Field, FieldSet};
use crate::seat::Seat;

use super::notation::Twist;

/// All effects of a turn of a chevron game, or of a resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChevronSummary {
    /// Who acted.
    pub seat: Seat,
    /// What the player did.
    pub action: ChevronAction,
    /// Who went out as a result, the first to go out first.
    pub eliminations: Vec<Elimination>,
}

/// What a player did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChevronAction {
    /// Moved a chevron.
    Move(Move),
    /// Turned a chevron for markers.
    Reorientation(Reorientation),
    /// They could not move.
    Pass,
    /// They resigned, or ran out of time.
    Resignation,
    /// They were away, and their turn was skipped.
    Skip,
}

/// A chevron moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The field it came from.
    pub from: Field,
    /// The field it went to.
    pub to: Field,
    /// Its direction after.
    pub after: Facing,
    /// How it got there.
    pub path: Path,
    /// The owner of the chevron captured on the target.
    pub captured: Option<Seat>,
    /// What crossing a border gained, if anything.
    pub border: Option<Border>,
    /// The chevron met and the field of the bonus.
    pub meeting: Option<Meeting>,
    /// How the chevron was twisted after crossing a border (Azacru, Shacru).
    pub twist: Option<Twist>,
    /// Whether the chevron left the board, having connected over enemy markers (Azacru).
    pub removed: bool,
    /// The fields that became the player's, ascending.
    pub gained: Vec<Gain>,
}

/// How a chevron got from field to field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Over fields without chevrons, or just one step.
    Plain,
    /// A connection jump over chevrons.
    Jump,
    /// A connection: the fields between became the player's.
    Connection(FieldSet),
}

/// What crossing a border gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Border {
    /// A marker on a neutral field of the borderland entered.
    Change(Field),
    /// A marker of another seat replaced in a borderland without neutral fields.
    Transformation { field: Field, from: Seat },
}

/// Two chevrons of a player met face to face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The field of the chevron that did not move.
    pub partner: Field,
    /// The field of the bonus marker.
    pub bonus: Field,
}

/// A field became the player's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// The field.
    pub field: Field,
    /// Whose marker lay there before; `None` if it was neutral.
    pub from: Option<Seat>,
}

/// A chevron was turned on the spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reorientation {
    /// The field of the chevron.
    pub field: Field,
    /// How far it was turned, in degrees clockwise: -90, -45, 45 or 90.
    pub degrees: i16,
    /// The fields whose markers paid for it.
    pub paid: FieldSet,
}

/// A player went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elimination {
    /// The player.
    pub seat: Seat,
    /// The cause.
    pub cause: EliminationCause,
    /// The fields their chevrons stood on; their markers stay.
    pub fields: FieldSet,
}

/// Why a player went out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EliminationCause {
    /// Their last chevron was captured.
    Captured,
    /// None of their chevrons could move on their turn.
    Blocked,
    /// They gave up.
    Resigned,
    /// They ran out of time.
    OutOfTime,
}
