//! The outcomes of actions in a tournament.

use serde::{Deserialize, Serialize};

/// What was done in a tournament; the answer to the member is made from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "tournament")]
pub enum TournamentDone {
    /// The tournament was created.
    Created,
    /// Its settings were changed.
    Edited,
    /// The member has entered.
    Joined {
        /// How many have entered now.
        entrants: usize,
        /// Whether somebody has entered whom the member has blocked.
        meets_blocked: bool,
    },
    /// The member has left.
    Left,
    /// The member has declined the invitation.
    Declined,
    /// Somebody was invited.
    Invited {
        /// The name of the invited member.
        who: String,
    },
    /// Somebody was removed before the start.
    Removed {
        /// The name of the member.
        who: String,
    },
    /// Play has begun.
    Started {
        /// How many games begin now.
        games: usize,
    },
    /// A round has begun.
    RoundBegun {
        /// The number of the round.
        round: u16,
        /// How many games begin now.
        games: usize,
    },
    /// The organiser has decided the result of a game.
    Ruled {
        /// The players, in the order of their seats.
        players: Vec<String>,
    },
    /// A member has a bye in a round.
    ByeGiven {
        /// The name of the member.
        who: String,
        /// The number of the round.
        round: u16,
    },
    /// A member was withdrawn.
    Withdrawn {
        /// The name of the member.
        who: String,
    },
    /// A member replaces another.
    Replaced {
        /// The name of the member who left.
        who: String,
        /// The name of the member who plays on.
        by: String,
    },
    /// Two entrants have changed places in the next round.
    Swapped {
        /// The name of one of them.
        one: String,
        /// The name of the other.
        other: String,
    },
    /// The tournament is paused: no new round begins.
    Paused,
    /// The tournament goes on.
    Resumed,
    /// The round was extended.
    Extended {
        /// The new end of the round, in milliseconds since 1970.
        until: i64,
    },
    /// The tournament was ended.
    Ended,
    /// The next season or edition was created.
    SeasonOpened {
        /// The number of the season.
        season: u32,
    },
    /// The member has challenged somebody on a ladder.
    Challenged {
        /// The name of the challenged member.
        who: String,
    },
    /// The challenge was accepted, and its game begins.
    ChallengeAccepted,
    /// The challenge was declined: the challenger takes the rung.
    ChallengeDeclined,
    /// The challenge was withdrawn.
    ChallengeTakenBack,
}
