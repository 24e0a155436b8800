//! What happens to a tournament.

use serde::{Deserialize, Serialize};

use crate::entrant::{EntrantId, Entry, Pair};
use crate::game::{GameId, GameResult};
use crate::pairings::{Pairings, RequestedBye, Round};

/// Something that happened. The events of a tournament in their order are all there is to store: everything else is
/// computed from them, and the same events always give the same tournament.
///
/// What was decided is in the event that decided it: the groups, the pairings with their reasons. A later release that
/// pairs otherwise reads an old tournament as it was. The serialised form is stable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Somebody entered, or came back.
    Entered(Entry),
    /// Somebody left, or was removed.
    Withdrew {
        /// Who.
        entrant: EntrantId,
    },
    /// A computer plays on in the name of somebody who left.
    Substituted {
        /// Who left.
        leaver: EntrantId,
    },
    /// Play began. [`Tournament::groups`](crate::Tournament::groups) proposes the groups.
    Started {
        /// The groups, each in the order of its pairing numbers.
        groups: Vec<Vec<EntrantId>>,
    },
    /// A round was paired. [`Tournament::pair`](crate::Tournament::pair) proposes it, on a ladder
    /// [`Tournament::accept`](crate::Tournament::accept).
    Paired(Pairings),
    /// A game ended.
    Finished {
        /// Which.
        game: GameId,
        /// How.
        result: GameResult,
    },
    /// The organiser decided a game, or corrected its result.
    Ruled {
        /// Which.
        game: GameId,
        /// How.
        result: GameResult,
    },
    /// The organiser forbade a pairing, in a Swiss or on a ladder. It is about rounds that are not paired yet.
    Forbidden(Pair),
    /// The organiser allowed it again.
    Allowed(Pair),
    /// Somebody will not play in a round that is not paired yet.
    ByeRequested {
        /// Who.
        entrant: EntrantId,
        /// The round.
        round: Round,
        /// What it gives.
        bye: RequestedBye,
    },
    /// A ladder: somebody challenged somebody above them.
    Challenged {
        /// Who wants to climb.
        challenger: EntrantId,
        /// Whose rung it is about.
        defender: EntrantId,
    },
    /// A ladder: a challenge ended before it became a game.
    ChallengeEnded {
        /// Whose challenge.
        challenger: EntrantId,
        /// How.
        how: ChallengeEnd,
    },
    /// It is over. Games that are still open count for nothing.
    Ended,
}

/// How a challenge ends that does not become a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeEnd {
    /// The challenger took it back. Nobody moves.
    TakenBack,
    /// The other declined, or did not answer in time: the challenger takes the rung.
    Declined,
}
