//! The outcomes of actions in a tournament.

use serde::{Deserialize, Serialize};

/// What was done in a tournament; the answer to the member is made from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "tournament")]
pub enum TournamentDone {
    /// The tournament was created.
    Created {
        /// Its name.
        name: String,
    },
    /// Its settings were changed.
    Edited {
        /// Its name.
        name: String,
    },
    /// The member has entered.
    Joined {
        /// Its name.
        name: String,
        /// How many have entered now.
        entrants: usize,
        /// Whether somebody has entered whom the member has blocked.
        meets_blocked: bool,
    },
    /// The member has left.
    Left {
        /// Its name.
        name: String,
    },
    /// The member has declined the invitation.
    Declined {
        /// Its name.
        name: String,
    },
    /// Somebody was invited.
    Invited {
        /// Its name.
        name: String,
        /// The name of the invited member.
        who: String,
    },
    /// Somebody was removed before the start.
    Removed {
        /// Its name.
        name: String,
        /// The name of the member.
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
        /// The name of the tournament.
        name: String,
        /// The number of the round.
        round: u16,
        /// How many games begin now.
        games: usize,
    },
    /// The organiser has decided the result of a game.
    Ruled {
        /// Its name.
        name: String,
        /// The players, in the order of their seats.
        players: Vec<String>,
    },
    /// A member has a bye in a round.
    ByeGiven {
        /// Its name.
        name: String,
        /// The name of the member.
        who: String,
        /// The number of the round.
        round: u16,
    },
    /// A member was withdrawn.
    Withdrawn {
        /// Its name.
        name: String,
        /// The name of the member.
        who: String,
    },
    /// A member replaces another.
    Replaced {
        /// Its name.
        name: String,
        /// The name of the member who left.
        who: String,
        /// The name of the member who plays on.
        by: String,
    },
    /// Two entrants have changed places in the next round.
    Swapped {
        /// Its name.
        name: String,
        /// The name of one of them.
        one: String,
        /// The name of the other.
        other: String,
    },
    /// The tournament is paused: no new round begins.
    Paused {
        /// Its name.
        name: String,
    },
    /// The tournament goes on.
    Resumed {
        /// Its name.
        name: String,
    },
    /// The round was extended.
    Extended {
        /// Its name.
        name: String,
        /// The new end of the round, in milliseconds since 1970.
        until: i64,
    },
    /// The tournament was ended.
    Ended {
        /// Its name.
        name: String,
    },
    /// The next season or edition was created.
    SeasonOpened {
        /// Its name.
        name: String,
        /// The number of the season.
        season: u32,
    },
    /// The member has challenged somebody on a ladder.
    Challenged {
        /// Its name.
        name: String,
        /// The name of the challenged member.
        who: String,
    },
    /// The challenge was accepted, and its game begins.
    ChallengeAccepted {
        /// Its name.
        name: String,
    },
    /// The challenge was declined: the challenger takes the rung.
    ChallengeDeclined {
        /// Its name.
        name: String,
    },
    /// The challenge was withdrawn.
    ChallengeTakenBack {
        /// Its name.
        name: String,
    },
}
