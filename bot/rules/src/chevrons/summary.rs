//! What happened in a turn of a chevron game.

use crate::board9::{Facing, Field, FieldSet};
use crate::seat::Seat;

use super::{Twist, all};

/// Everything that happened in a turn of a chevron game, or by a resignation.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ChevronSummary {
    /// Who acted.
    pub seat: Seat,
    /// What the player did.
    pub action: ChevronAction,
    /// Who left the game by it, first to leave first.
    pub eliminations: Vec<Elimination>,
}

/// What a player did. More may be added with more games.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ChevronAction {
    /// Moved a chevron.
    Move(Move),
    /// Turned a chevron for markers.
    Reorientation(Reorientation),
    /// Could not move.
    Pass,
    /// Gave up, or ran out of time.
    Resignation,
    /// Was absent and left out.
    Skip,
}

/// A chevron moved.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Move {
    /// Where it stood.
    pub from: Field,
    /// Where it stands.
    pub to: Field,
    /// Where it pointed.
    pub before: Facing,
    /// Where it points.
    pub after: Facing,
    /// How it got there.
    pub path: Path,
    /// The owner of the chevron captured on the target.
    pub captured: Option<Seat>,
    /// What crossing a border brought, if the player got something for it.
    pub border: Option<Border>,
    /// The chevron met and the field of the bonus.
    pub meeting: Option<Meeting>,
    /// How the chevron was twisted after crossing a border (Azacru, Shacru).
    pub twist: Option<Twist>,
    /// Whether the chevron left the board, having connected over enemy markers (Azacru).
    pub removed: bool,
    /// Fields that are the player's now and were not before, ascending.
    pub gained: Vec<Gain>,
}

/// How a chevron got from field to field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Path {
    /// Over fields without chevrons, or just one step.
    Plain,
    /// A connection jump over chevrons.
    Jump,
    /// A connection that was turned into own markers; these are the fields between.
    Connection(FieldSet),
}

/// What crossing a border brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// A marker on a neutral field of the borderland entered.
    Change(Field),
    /// An enemy marker replaced in a borderland without neutral fields.
    Transformation(Field),
}

/// Two chevrons of a player met face to face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// Where the chevron stands that did not move.
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
#[non_exhaustive]
pub struct Reorientation {
    /// Where it stands.
    pub field: Field,
    /// Where it pointed.
    pub before: Facing,
    /// Where it points.
    pub after: Facing,
    /// How far it was turned, in degrees clockwise: -90, -45, 45 or 90.
    pub degrees: i16,
    /// The fields whose markers paid for it.
    pub paid: FieldSet,
}

/// A player left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Elimination {
    /// Who.
    pub seat: Seat,
    /// Why.
    pub cause: EliminationCause,
    /// The fields his chevrons stood on; his markers stay.
    pub fields: FieldSet,
}

/// Why a player left the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EliminationCause {
    /// His last chevron was captured.
    Captured,
    /// None of his chevrons could move on his turn.
    Blocked,
    /// He gave up.
    Resigned,
    /// He ran out of time.
    OutOfTime,
}

impl ChevronSummary {
    /// Tells what happened, calling the players by the names given.
    #[must_use]
    pub fn words(&self, name: &dyn Fn(Seat) -> String) -> String {
        let mut parts = match &self.action {
            ChevronAction::Move(moved) => moved.words(name),
            ChevronAction::Reorientation(turned) => vec![turned.words()],
            // The leaving says it.
            ChevronAction::Resignation => Vec::new(),
            ChevronAction::Pass => vec![format!("{} cannot move and passes", name(self.seat))],
            ChevronAction::Skip => vec![format!("{} is away and skipped", name(self.seat))],
        };
        parts.extend(self.eliminations.iter().map(|elimination| {
            let name = name(elimination.seat);
            match elimination.cause {
                EliminationCause::Captured => format!("{name} has no chevron left and is out"),
                EliminationCause::Blocked => format!("{name} cannot move and is out"),
                EliminationCause::Resigned => format!("{name} resigns"),
                EliminationCause::OutOfTime => format!("{name} has run out of time"),
            }
        }));
        parts.join(", ")
    }
}

impl Move {
    fn words(&self, name: &dyn Fn(Seat) -> String) -> Vec<String> {
        let sign = if self.captured.is_some() { 'x' } else { '-' };
        let mut parts = vec![format!("{}{sign}{}", self.from, self.to)];
        if let Some(seat) = self.captured {
            parts.push(format!("capturing a chevron of {}", name(seat)));
        }
        match self.path {
            Path::Plain => {}
            Path::Jump => parts.push("connection jump".to_owned()),
            Path::Connection(fields) => parts.push(format!("connection over {}", all(fields))),
        }
        match self.border {
            None => {}
            Some(Border::Change(field)) => parts.push(format!("border change on {field}")),
            Some(Border::Transformation(field)) => {
                let former = self
                    .gained
                    .iter()
                    .find(|gain| gain.field == field)
                    .and_then(|gain| gain.from);
                let of = former.map_or_else(String::new, |seat| format!(" from {}", name(seat)));
                parts.push(format!("border transformation of {field}{of}"));
            }
        }
        match self.twist {
            None => {}
            Some(Twist::Left) => parts.push("twisted to the left".to_owned()),
            Some(Twist::Right) => parts.push("twisted to the right".to_owned()),
        }
        if self.removed {
            parts.push("the chevron leaves the board".to_owned());
        }
        if let Some(Meeting { partner, bonus }) = self.meeting {
            parts.push(format!("meeting {partner}, bonus on {bonus}"));
        }
        parts
    }
}

impl Reorientation {
    fn words(&self) -> String {
        let side = if self.degrees < 0 { "left" } else { "right" };
        format!(
            "{} turns {} degrees {side} for {}",
            self.field,
            self.degrees.abs(),
            all(self.paid)
        )
    }
}
