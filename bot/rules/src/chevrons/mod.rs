//! What the three chevron games share: the position, the reach of a chevron, the notation, and
//! everything about a game except its turns.

mod board;
mod error;
mod game;
mod notation;
mod obstacle;
mod options;
mod players;
mod position;
mod prompt;
mod reach;
mod start;
mod summary;

pub use board::{Chevrons, Piece};
pub use error::{ChevronError, Surplus};
pub use game::{ChevronGame, Variant};
pub use notation::Twist;
pub(crate) use notation::{Angle, Cell, Typed, TypedTurn, Word};
pub use obstacle::Obstacle;
pub use options::ChevronOptions;
pub(crate) use options::{MEETING9, NO_PROGRESS_ROUNDS, REORIENT_OTHERS_MOBILE, REPETITION3};
pub use position::PositionError;
pub use prompt::{ChevronNote, ChevronPrompt};
pub(crate) use reach::Reach;
pub use summary::{
    Border, ChevronAction, ChevronSummary, Elimination, EliminationCause, Gain, Meeting, Move,
    Path, Reorientation,
};
