//! What can happen to a tournament, as its stream keeps it.

use pairing::EntrantId;
use serde::{Deserialize, Serialize};

use super::Settings;
use crate::time::Millis;

/// What can happen to a tournament. It names nobody but by the number of their entry, so that erasing a member leaves
/// the stream as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Somebody set it up.
    Created(Box<Settings>),
    /// The organiser changed what it is like.
    Edited(Box<Settings>),
    /// The organiser invited somebody.
    Invited(EntrantId),
    /// Somebody declined, or is no longer invited.
    Uninvited(EntrantId),
    /// Somebody plays on in the place of somebody else, with their score.
    Replaced(EntrantId),
    /// Two change places in the round that is paired next.
    Swapped(EntrantId, EntrantId),
    /// The round goes on until then.
    Extended {
        /// Its new end.
        until: Millis,
    },
    /// The end of the round has come, and games are still open: the organiser was told.
    Overdue,
    /// It could not start at its time, since too few had entered.
    StartMissed,
    /// Its channel was told who waits for whom.
    WaitsTold,
    /// No new round begins until it goes on.
    Paused,
    /// It goes on.
    Resumed,
    /// What entries, pairings, results and standings follow from.
    #[serde(untagged)]
    Play(pairing::Event),
}

/// One line of a tournament's append-only stream.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// 1, 2, 3 ...
    pub seq: i64,
    /// What happened.
    pub kind: EventKind,
    /// When.
    pub at: Millis,
}
