//! The rules of Pacru, Azacru, Shacru and Pasang: what may be chosen, what it does, who wins.
//!
//! The crate is pure: no input or output, no clock, no randomness. A [`Position`] is a game in
//! play. It is a value: playing a turn returns a new position and leaves the old one alone.
//!
//! ```
//! use rules::{Kind, Status, Position};
//!
//! let mut position = Position::start(Kind::Pacru, 2)?;
//! for turn in ["a3-b4(b5)", "a7-b6(a6)", "i3-h4(i6)"] {
//!     let played = position.play(turn)?;
//!     println!("{}: {}", played.summary.seat().name(), played.turn);
//!     position = played.position;
//! }
//! assert_eq!(position.points()[rules::Seat::South], 2);
//! assert_eq!(position.status(), Status::Turn(rules::Seat::North));
//! # Ok::<(), rules::RulesError>(())
//! ```
//!
//! # One generator
//!
//! A turn is chosen in steps. In Pacru they are chevron, target, border marker or connection, bonus
//! of a meeting; or chevron, angle, the markers that pay. A [`Draft`] is a turn being chosen; it
//! offers the choices of the present step and carries out the one taken. Everything that must know
//! what is legal walks drafts: buttons through [`AnyDraft`], the reader of notation behind
//! [`Position::play`], [`Position::complete`], [`Position::legal`], [`Position::perft`], and a
//! search over [`BoardGame`]. They cannot disagree. Choices come in ascending order and every turn
//! has exactly one path.
//!
//! ```
//! use rules::{Kind, Next, Position};
//!
//! let position = Position::start(Kind::Pacru, 2)?;
//! let mut draft = position.draft();
//! let played = loop {
//!     println!("{:?} {:?}", draft.prompt(), draft.choices());
//!     let first = draft.choices().remove(0);
//!     match draft.take(&first.token)? {
//!         Next::Choose(further) => draft = further,
//!         Next::Done(played) => break played,
//!     }
//! };
//! assert_eq!(played.turn, "a3-b2");
//! # Ok::<(), rules::RulesError>(())
//! ```
//!
//! # Text
//!
//! Reading fails in two ways: a text that means nothing anywhere, and a turn that is not possible
//! here. Both come as a [`RulesError`], which says as data what would be possible instead.
//! `Display` of a turn is its canonical notation; a [`Record`] of such turns, with its
//! [`RulesVersion`], is what should be stored. Positions, which [`Position::position_line`] writes
//! as one line, are caches.
//!
//! # Another game
//!
//! A game is a module with a type that implements [`BoardGame`], a line in the list of `games.rs`,
//! and its data for the tests. The contract test and the goldens include it by themselves.

#[macro_use]
mod games;
#[macro_use]
mod stored;

mod any_draft;
mod bitset;
mod board9;
mod chevrons;
mod complete;
mod entry;
mod error;
mod fingerprint;
mod game;
mod options;
mod outcome;
pub mod pacru;
pub mod pasang;
mod position;
mod record;
mod seat;
mod setup;

pub mod trail;
mod typed;
mod version;
mod walk;

pub use any_draft::{AnyChoice, AnyDraft};
pub use bitset::BitSet;
pub use board9::{Borderland, Facing, Field, FieldError, FieldSet};
pub use chevrons::{
    Border, ChevronAction, ChevronError, ChevronGame, ChevronNote, ChevronOptions, ChevronPrompt,
    ChevronSummary, Chevrons, Elimination, EliminationCause, Gain, Meeting, Move, Obstacle, Path,
    Piece, PositionError, Reorientation, Surplus, Twist, Variant,
};
pub use complete::{About, Completion};
pub use entry::{Entry, EntryError};
pub use error::{RulesError, SetupError};
pub use game::{
    BoardGame, BoardOf, Draft, ErrorOf, Family, GameProfile, LocationOf, Next, NextOf, NoteOf,
    OptionValue, OptionsOf, PromptOf, Start, SummaryOf, TurnError, TurnErrorOf,
};
pub use games::{
    AnyGame, Board, FamilyError, Kind, KindError, Location, Note, Options, Prompt, Summary,
};
pub use options::OptionsError;
pub use outcome::{NoProgress, Outcome, Reason, Status};
pub use pacru::Pacru;
pub use pasang::{Pasang, PasangAction, PasangError, PasangNote, PasangPrompt, PasangSummary};
pub use position::{Played, Position};
pub use record::{Record, RecordError, ReplayError};
pub use seat::{BySeat, Seat, SeatError, SeatSet, Seats};
pub use setup::Setup;
pub use trail::{Azacru, Shacru};
pub use version::{RulesVersion, UnknownVersion};
