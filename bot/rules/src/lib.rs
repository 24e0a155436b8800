//! The rules of the games.
//!
//! Pure: no input or output, no clock, no randomness.

mod account;
mod any_draft;
mod board9;
mod chevrons;
mod complete;
mod fingerprint;
mod game;
mod kind;
mod outcome;
pub mod pacru;
mod record;
mod refusal;
mod seat;
mod setup;
mod table;
mod walk;

pub use account::Account;
pub use any_draft::{AnyChoice, AnyDraft, Step};
pub use board9::{Borderland, Facing, Field, FieldSet};
pub use chevrons::{
    Border, ChevronAccount, Chevrons, Deed, Gain, Leaving, Meeting, Move, Objection, Path, Piece,
    PositionFlaw, Reorientation, Why,
};
pub use complete::Completion;
pub use game::{Ask, Draft, Game, Next};
pub use kind::Kind;
pub use outcome::{Outcome, QuietRounds, Reason, Status};
pub use pacru::Pacru;
pub use record::{Entry, RULES_VERSION, Record, RecordFlaw, ReplayError};
pub use refusal::{Illegal, Refusal, Unreadable};
pub use seat::{BySeat, Seat, SeatSet, Seats};
pub use setup::{Options, Setup, SetupFlaw};
pub use table::{AnyGame, Board, Played, Table};
