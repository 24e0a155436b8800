//! The events of a tournament, as they are stored.

use pairing::{EntrantId, GameResult, PlayEvent};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::Settings;
use crate::time::Millis;

/// The kinds of events. An event names members only by the numbers of their entries, so the events stay as they are
/// when a member is erased.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Happened {
    /// The tournament was created.
    Created(Box<Settings>),
    /// The organiser changed the settings.
    Edited(Box<Settings>),
    /// The organiser invited a member.
    Invited(EntrantId),
    /// A member declined, or is no longer invited.
    Uninvited(EntrantId),
    /// The organiser asked a member to take over the entry of another.
    SubstituteAsked { leaver: EntrantId, substitute: EntrantId },
    /// Another member took over this entry, with its score.
    Replaced(EntrantId),
    /// Two entrants change places in the round that is paired next.
    Swapped(EntrantId, EntrantId),
    /// The round was extended: this is its new end.
    Extended { until: Millis },
    /// The end of the round came while games were open: the organiser was told.
    Overdue,
    /// It could not start at its time, since too few members had entered.
    StartMissed,
    /// The channel was told who waits for whom.
    WaitsTold,
    /// The member whom this entrant has challenged was reminded.
    ChallengeReminded(EntrantId),
    /// It was paused: no new round begins until it goes on.
    Paused,
    /// It goes on.
    Resumed,
    /// The organiser has ruled a result, with the event of play before this one. An open game had none before. Who did
    /// so, and why, is in the audit log, since events name no members.
    Ruling { game: pairing::GameId, before: Option<GameResult>, after: GameResult },
    /// Somebody no longer takes part by the event of play before this one, which was not their own decision.
    Excluded { entrant: EntrantId, why: Exclusion },
    /// An event of play, from which entries, pairings, results and standings follow.
    #[serde(untagged)]
    Play(PlayEvent),
}

/// Why somebody no longer takes part who has not left of their own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Exclusion {
    /// They have forfeited two games.
    Forfeits,
    /// The organiser has withdrawn them.
    Organiser,
    /// The organiser has replaced them with a computer.
    Computer,
}

/// One entry of a tournament's append-only history.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentEvent {
    /// The number of the event, from 1.
    pub seq: i64,
    /// What happened.
    pub kind: Happened,
    /// When it happened.
    pub at: Millis,
}
