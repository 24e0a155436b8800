//! The outcomes of actions in a tournament.

use serde::{Deserialize, Serialize};

/// What was done in a tournament; the answer to the member is made from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "tournament")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum TournamentDone {
    /// The tournament was created.
    Created,
    /// Its settings were changed.
    Edited,
    /// The member has entered: so many have now. `meets_blocked` says whether somebody has entered whom they have
    /// blocked.
    Joined { entrants: usize, meets_blocked: bool },
    /// The member has left.
    Left,
    /// The member has declined the invitation.
    Declined,
    /// Somebody with this name was invited.
    Invited { who: String },
    /// Play has begun, with so many games now.
    Started { games: usize },
    /// A round has begun, with so many games now.
    RoundBegun { round: u16, games: usize },
    /// The organiser has decided the result of a game of these players, in the order of their seats.
    Ruled { players: Vec<String> },
    /// A member with this name has a bye in a round.
    ByeGiven { who: String, round: u16 },
    /// A member with this name was withdrawn.
    #[serde(alias = "removed")]
    Withdrawn { who: String },
    /// A member with this name takes part again.
    Reinstated { who: String },
    /// A member named `by` is asked to replace one named `who`.
    SubstituteAsked { who: String, by: String },
    /// A member named `by` replaces one named `who`, who left.
    Replaced { who: String, by: String },
    /// Two entrants with these names have changed places in the next round.
    Swapped { one: String, other: String },
    /// The tournament is paused: no new round begins.
    Paused,
    /// The tournament goes on.
    Resumed,
    /// The round was extended; its new end is in milliseconds since 1970.
    Extended { until: i64 },
    /// The tournament was ended.
    Ended,
    /// The next season or edition, which has this number, was created.
    SeasonOpened { season: u32 },
    /// The member has challenged somebody with this name on a ladder, who may be on vacation until a moment in
    /// milliseconds since 1970.
    Challenged {
        who: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away_until: Option<i64>,
    },
    /// The challenge was accepted, and its game begins.
    ChallengeAccepted,
    /// The challenge was declined: the challenger takes the rung.
    ChallengeDeclined,
    /// The challenge was withdrawn.
    ChallengeTakenBack,
}
