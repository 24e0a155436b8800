//! The events of a tournament.

use serde::{Deserialize, Serialize};

use crate::entrant::NewEntrant;
use crate::game::GameResult;
use crate::ids::{EntrantId, GameId, Round};
use crate::pairings::{Pairings, RequestedBye};

/// Something that happened. Only the events of a tournament, in their order, need to be stored:
/// everything else is computed from them, and the same events always give the same tournament.
///
/// A decision is stored in its event: the groups, the pairings with their reasons. A later release
/// that pairs differently still reads an old tournament unchanged. The serialised form is stable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum PlayEvent {
    /// An entrant entered, or came back.
    Entered(NewEntrant),
    /// Before play began, another rating of an entrant came to count, since another game is played.
    Rated { entrant: EntrantId, rating: Option<u16> },
    /// An entrant left, or was removed.
    Withdrew { entrant: EntrantId },
    /// The organiser let an entrant who had left take part again, at any time.
    Reinstated { entrant: EntrantId },
    /// A computer plays on in the name of an entrant who left.
    Substituted { leaver: EntrantId },
    /// Play began in these groups, each in the order of its pairing numbers.
    /// [`Tournament::groups`](crate::Tournament::groups) proposes them.
    Started { groups: Vec<Vec<EntrantId>> },
    /// A round was paired. [`Tournament::pair`](crate::Tournament::pair) proposes it, on a ladder
    /// [`Tournament::accept`](crate::Tournament::accept).
    Paired(Pairings),
    /// A game ended.
    Finished { game: GameId, result: GameResult },
    /// The organiser decided a game, or corrected its result.
    Ruled { game: GameId, result: GameResult },
    /// An entrant will not play in a round that is not paired yet, and gets these points for it.
    ByeRequested { entrant: EntrantId, round: Round, bye: RequestedBye },
    /// A ladder: the challenger challenged the defender, who stands above them.
    Challenged { challenger: EntrantId, defender: EntrantId },
    /// A ladder: a challenge ended before it became a game.
    ChallengeEnded { challenger: EntrantId, how: ChallengeEnd },
    /// The tournament ended. Games that are still open count for nothing.
    Ended,
}

/// How a challenge ends without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeEnd {
    /// The challenger withdrew it. Nobody moves.
    TakenBack,
    /// The challenged entrant declined, or did not answer in time: the challenger takes the rung.
    Declined,
}
