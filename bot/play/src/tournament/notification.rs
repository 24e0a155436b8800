//! What Discord must be told about tournaments.

use pairing::EntrantId;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::ChannelId;

/// Something that Discord must be told about a tournament. `seq` is the event that made it necessary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[expect(missing_docs, reason = "the description of a variant names its fields")]
pub enum TournamentNotification {
    /// Show the tournament as it is now, in its one message.
    Tournament { seq: i64 },
    /// Tell those who have entered that something else is played, or is played differently.
    Edited { seq: i64 },
    /// Ask the member of this entry whether they want to enter, or to replace somebody else.
    Invitation { entrant: EntrantId, seq: i64 },
    /// Tell the organiser that a member does not want to replace another.
    SubstituteDeclined { leaver: EntrantId, substitute: EntrantId, seq: i64 },
    /// Tell a member, the organiser and the channel that somebody no longer takes part by event `seq`, and why.
    Excluded { entrant: EntrantId, seq: i64 },
    /// Tell a member and the channel that they take part again.
    Reinstated { entrant: EntrantId, seq: i64 },
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
    /// Call some entrants to their games of the rounds from `first` to `last`, which have begun, once each.
    Calls { first: u16, last: u16, entrants: Vec<EntrantId> },
    /// Tell the organiser that the end of a round has come, and who is still playing.
    RoundOverdue { round: u16, seq: i64 },
    /// Tell the organiser that the tournament could not start, since too few members have entered.
    TooFew { seq: i64 },
    /// Tell the organiser that a game, whose pairing has the number `board`, was called off, and that they must decide
    /// what it counts.
    CalledOff { board: u32, seq: i64 },
    /// Tell a member that this entrant has challenged them.
    Challenge { challenger: EntrantId, seq: i64 },
    /// Remind a member that this entrant has challenged them, before they lose their rung. `seq` is the challenge.
    ChallengeReminder { challenger: EntrantId, seq: i64 },
    /// Tell the channel and the players what the organiser has ruled.
    Ruled { seq: i64 },
    /// Tell the channel what came of a challenge, and of which rung it was about.
    ChallengeSettled {
        challenger: EntrantId,
        defender: EntrantId,
        rung: u32,
        outcome: ChallengeOutcome,
        seq: i64,
    },
    /// The tournament moved to this channel because its own is lost: show it there.
    Moved { channel: ChannelId, seq: i64 },
    /// Announce who waits for whom.
    Waits { seq: i64 },
    /// Announce the winners.
    Podium { seq: i64 },
}

/// What came of a challenge on a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[derive(IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum ChallengeOutcome {
    /// It is played.
    Accepted,
    /// The challenged member gave the rung away.
    Declined,
    /// They did not answer, and lost it.
    Unanswered,
    /// The challenger took it back.
    TakenBack,
    /// One of the two has left the ladder.
    Void,
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
            Self::Edited { seq } => format!("edited:{tournament}:{seq}"),
            Self::Invitation { entrant, seq } => {
                format!("invitation:{tournament}:{}:{seq}", entrant.0)
            }
            Self::SubstituteDeclined { seq, .. } => {
                format!("substitute_declined:{tournament}:{seq}")
            }
            Self::Excluded { seq, .. } => format!("excluded:{tournament}:{seq}"),
            Self::Reinstated { seq, .. } => format!("reinstated:{tournament}:{seq}"),
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
            Self::ChallengeReminder { challenger, seq } => {
                format!("challenge_reminder:{tournament}:{}:{seq}", challenger.0)
            }
            Self::Ruled { seq } => format!("ruled:{tournament}:{seq}"),
            // A member who leaves may have two.
            Self::ChallengeSettled { challenger, seq, outcome: ChallengeOutcome::Void, .. } => {
                format!("challenge_void:{tournament}:{}:{seq}", challenger.0)
            }
            Self::ChallengeSettled { seq, .. } => format!("challenge_settled:{tournament}:{seq}"),
            Self::Moved { channel, .. } => format!("moved:{tournament}:{channel}"),
            Self::Waits { seq } => format!("waits:{tournament}:{seq}"),
            Self::Podium { seq } => format!("podium:{tournament}:{seq}"),
        }
    }
    /// See [`Notification::topic`](crate::Notification::topic).
    pub(crate) fn topic(&self, tournament: i64) -> Option<String> {
        let kind = match self {
            Self::Tournament { .. } => "tournament",
            Self::Edited { .. } => "edited",
            Self::RoundOverdue { .. } => "round_overdue",
            Self::TooFew { .. } => "too_few",
            Self::Moved { .. } => "moved",
            Self::Waits { .. } => "waits",
            Self::Invitation { entrant, .. } => {
                return Some(format!("invitation:{tournament}:{}", entrant.0));
            }
            Self::Challenge { challenger, .. } => {
                return Some(format!("challenge:{tournament}:{}", challenger.0));
            }
            Self::SubstituteDeclined { .. }
            | Self::ChallengeReminder { .. }
            | Self::Excluded { .. }
            | Self::Reinstated { .. }
            | Self::Round { .. }
            | Self::Calls { .. }
            | Self::CalledOff { .. }
            | Self::Ruled { .. }
            | Self::ChallengeSettled { .. }
            | Self::Podium { .. } => return None,
        };
        Some(format!("{kind}:{tournament}"))
    }
}
