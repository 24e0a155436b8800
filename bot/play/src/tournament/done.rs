//! What was done about a tournament.

use serde::{Deserialize, Serialize};

/// What was done about a tournament, as the answer to a member tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "tournament")]
pub enum TournamentDone {
    /// It is set up.
    Created {
        /// Its name.
        name: String,
    },
    /// What it is like has changed.
    Edited {
        /// Its name.
        name: String,
    },
    /// The member takes part.
    Joined {
        /// Its name.
        name: String,
        /// How many take part now.
        entrants: usize,
        /// Whether somebody takes part whom they have blocked.
        meets_blocked: bool,
    },
    /// The member no longer takes part.
    Left {
        /// Its name.
        name: String,
    },
    /// The member does not want to take part.
    Declined {
        /// Its name.
        name: String,
    },
    /// Somebody was invited.
    Invited {
        /// Its name.
        name: String,
        /// Who.
        who: String,
    },
    /// Somebody was removed before the start.
    Removed {
        /// Its name.
        name: String,
        /// Who.
        who: String,
    },
    /// Play has begun.
    Started {
        /// Its name.
        name: String,
        /// How many games begin now.
        games: usize,
    },
    /// A round has begun.
    RoundBegun {
        /// Its name.
        name: String,
        /// Which.
        round: u16,
        /// How many games begin now.
        games: usize,
    },
    /// A game has a result by the organiser's word.
    Ruled {
        /// Its name.
        name: String,
        /// The players, in the order of their seats.
        players: Vec<String>,
    },
    /// Somebody will not play in a round.
    ByeGiven {
        /// Its name.
        name: String,
        /// Who.
        who: String,
        /// The round.
        round: u16,
    },
    /// Somebody was taken out.
    Withdrawn {
        /// Its name.
        name: String,
        /// Who.
        who: String,
    },
    /// Somebody plays on in the place of somebody else.
    Replaced {
        /// Its name.
        name: String,
        /// Who left.
        who: String,
        /// Who plays on.
        by: String,
    },
    /// Two have changed places in the next round.
    Swapped {
        /// Its name.
        name: String,
        /// The one.
        one: String,
        /// The other.
        other: String,
    },
    /// No new round begins.
    Paused {
        /// Its name.
        name: String,
    },
    /// It goes on.
    Resumed {
        /// Its name.
        name: String,
    },
    /// The round lasts longer.
    Extended {
        /// Its name.
        name: String,
        /// Until when, in milliseconds since 1970.
        until: i64,
    },
    /// It is over.
    Ended {
        /// Its name.
        name: String,
    },
    /// The next season or edition is set up.
    SeasonOpened {
        /// Its name.
        name: String,
        /// Its number.
        season: u32,
    },
    /// Somebody on a ladder is challenged.
    Challenged {
        /// Its name.
        name: String,
        /// Who.
        who: String,
    },
    /// A challenge has become a game.
    ChallengeAccepted {
        /// Its name.
        name: String,
    },
    /// A challenge was declined: the challenger has the rung.
    ChallengeDeclined {
        /// Its name.
        name: String,
    },
    /// A challenge was taken back.
    ChallengeTakenBack {
        /// Its name.
        name: String,
    },
}
