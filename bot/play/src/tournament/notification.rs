//! What Discord must be told about tournaments.

use pairing::EntrantId;
use serde::{Deserialize, Serialize};

use crate::ChannelId;

/// Something that Discord must be told about a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum TournamentNotification {
    /// Show the tournament as it is now, in its one message.
    Tournament {
        /// The event that made it necessary.
        seq: i64,
    },
    /// Ask a member whether they want to enter.
    Invitation {
        /// Their entry.
        entrant: EntrantId,
        /// The event.
        seq: i64,
    },
    /// Announce who plays whom in one or more rounds.
    Round {
        /// The first round that begins now.
        first: u16,
        /// The last one.
        last: u16,
        /// Whether its boards go into a thread of their own, where [`Self::Calls`] call the players.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        thread: bool,
    },
    /// Call some players to their games of the rounds that have begun, once each.
    Calls {
        /// The first round.
        first: u16,
        /// The last one.
        last: u16,
        /// Whom to call.
        entrants: Vec<EntrantId>,
    },
    /// Tell the organiser that the end of a round has come, and who is still playing.
    RoundOverdue {
        /// The round.
        round: u16,
        /// The event.
        seq: i64,
    },
    /// Tell the organiser that the tournament could not start, since too few members have entered.
    TooFew {
        /// The event.
        seq: i64,
    },
    /// Tell the organiser that a game was called off, and that they must decide what it counts.
    CalledOff {
        /// The number of its pairing.
        board: u32,
        /// The event before it.
        seq: i64,
    },
    /// Tell a member that they have been challenged.
    Challenge {
        /// The challenger.
        challenger: EntrantId,
        /// The event.
        seq: i64,
    },
    /// Tell the channel and the players what the organiser has ruled.
    Ruled {
        /// The event.
        seq: i64,
    },
    /// Tell the channel what came of a challenge.
    ChallengeSettled {
        /// The challenger.
        challenger: EntrantId,
        /// The challenged entrant.
        defender: EntrantId,
        /// The rung that it was about.
        rung: u32,
        /// What came of it.
        outcome: ChallengeOutcome,
        /// The event.
        seq: i64,
    },
    /// The tournament moved to this channel because its own is lost: show it there.
    Moved {
        /// The new channel.
        channel: ChannelId,
        /// The last event.
        seq: i64,
    },
    /// Announce who waits for whom.
    Waits {
        /// The event.
        seq: i64,
    },
    /// Announce the winners.
    Podium {
        /// The event.
        seq: i64,
    },
}

/// What came of a challenge on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChallengeOutcome {
    /// It is played.
    Accepted,
    /// The challenged member gave the rung away.
    Declined,
    /// They did not answer, and lost it.
    Unanswered,
    /// The challenger took it back.
    TakenBack,
    /// The challenger won the game, and has the rung.
    Won,
    /// The challenged member keeps the rung.
    Kept,
}

impl TournamentNotification {
    /// The deduplication key: two notifications with the same key are the same notification.
    pub(crate) fn dedupe_key(&self, tournament: i64) -> String {
        match self {
            Self::Tournament { seq } => format!("tournament:{tournament}:{seq}"),
            Self::Invitation { entrant, seq } => {
                format!("invitation:{tournament}:{}:{seq}", entrant.0)
            }
            Self::Round { first, .. } => format!("round:{tournament}:{first}"),
            Self::Calls { first, entrants, .. } => {
                format!("calls:{tournament}:{first}:{}", entrants.first().map_or(0, |it| it.0))
            }
            Self::RoundOverdue { seq, .. } => format!("round_overdue:{tournament}:{seq}"),
            Self::TooFew { seq } => format!("too_few:{tournament}:{seq}"),
            Self::CalledOff { board, .. } => format!("called_off:{tournament}:{board}"),
            Self::Challenge { challenger, seq } => {
                format!("challenge:{tournament}:{}:{seq}", challenger.0)
            }
            Self::Ruled { seq } => format!("ruled:{tournament}:{seq}"),
            Self::ChallengeSettled { seq, .. } => format!("challenge_settled:{tournament}:{seq}"),
            Self::Moved { channel, .. } => format!("moved:{tournament}:{channel}"),
            Self::Waits { seq } => format!("waits:{tournament}:{seq}"),
            Self::Podium { seq } => format!("podium:{tournament}:{seq}"),
        }
    }
}
