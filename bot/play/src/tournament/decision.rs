//! What an organiser decides after a question.

use pairing::{EntrantId, RequestedBye};

use super::organise::{end, extend, give_bye, pause, resume, swap, withdraw};
use super::rounds::begin;
use super::{Decided, Snapshot, TournamentError};
use crate::Person;

/// Something that an organiser decides after a question. The question says what the change will be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum Decision {
    /// The next round begins; the first starts the tournament. `anyway` says that games of the last one may be open, and
    /// count as draws.
    Begin { anyway: bool },
    /// Two entrants change places in the round that is paired next.
    Swap(EntrantId, EntrantId),
    /// An entrant does not play in a round.
    Bye { entrant: EntrantId, round: u16, bye: RequestedBye },
    /// The round lasts this many days longer.
    Extend(u16),
    /// No new round begins.
    Pause,
    /// It goes on.
    Resume,
    /// An entrant, or somebody who is invited, no longer takes part. With `computer`, a computer plays on.
    Withdraw { entrant: EntrantId, computer: bool },
    /// It ends as it stands.
    End,
}

impl Decision {
    /// Decides it. The caller has checked that the member is an organiser.
    pub fn decide(self, now: &Snapshot) -> Decided {
        let person = |number: EntrantId| -> Result<&Person, TournamentError> {
            Ok(&now.tournament.entrant(number).ok_or(TournamentError::Unknown)?.person)
        };
        match self {
            Self::Begin { anyway } => begin(now, anyway),
            Self::Swap(one, other) => swap(now, person(one)?, person(other)?),
            Self::Bye { entrant, round, bye } => give_bye(now, person(entrant)?, Some(round), bye),
            Self::Extend(days) => extend(now, days),
            Self::Pause => pause(now),
            Self::Resume => resume(now),
            Self::Withdraw { entrant, computer } => withdraw(now, person(entrant)?, computer),
            Self::End => end(now),
        }
    }

    /// Decides it if nothing has happened since event `seen`, after which the organiser was asked. Fails with
    /// [`TournamentError::Changed`].
    pub fn confirmed(self, now: &Snapshot, seen: i64) -> Decided {
        if now.tournament.seq != seen {
            return Err(TournamentError::Changed);
        }
        self.decide(now)
    }
}
