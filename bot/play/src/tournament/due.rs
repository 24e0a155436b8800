//! What becomes due in a tournament when nobody acts.

use pairing::{EntrantId, OpenGames, PairingError};

use super::snapshot::made;
use super::{Happened, Snapshot, System, TournamentStatus};
use crate::time::{DAY, Millis};

/// How long a challenged member may take to answer.
const ANSWERED_IN: Millis = 14 * DAY;

/// How often a channel that wants it is told who waits for whom.
const WAITS_TOLD_EVERY: Millis = 7 * DAY;

/// What has become due in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing is due any more.
    Nothing,
    /// Its start time has come.
    Start,
    /// The next round can begin.
    NextRound,
    /// Everything has been played.
    Complete,
    /// The end of the round has come, and games are still open.
    RoundOverdue,
    /// The challenge of this entrant was not answered in time.
    ChallengeUnanswered(EntrantId),
    /// The channel must be told who waits for whom.
    Waits,
    /// Some games under way contradict a decision of the tournament.
    Settle,
}

/// What has become due in a tournament.
pub fn due(now: &Snapshot) -> Due {
    match next(now) {
        // The stored time may be later, since it includes time that was given for an outage.
        Some((at, due)) if at.max(now.tournament.due_at.unwrap_or(at)) <= now.now => due,
        _ => Due::Nothing,
    }
}

/// What falls due next, and when.
pub(super) fn next(now: &Snapshot) -> Option<(Millis, Due)> {
    next_of_play(now).into_iter().chain(next_waits(now)).min_by_key(|(at, _)| *at)
}

/// When the channel is told next who waits for whom.
fn next_waits(now: &Snapshot) -> Option<(Millis, Due)> {
    let tournament = &now.tournament;
    if !tournament.settings.weekly || tournament.status != TournamentStatus::Running {
        return None;
    }
    let mut events = now.events.iter();
    let last_time = events.rfind(|event| event.kind == Happened::WaitsTold);
    let since = last_time.map(|event| event.at).or(tournament.started_at)?;
    Some((since + WAITS_TOLD_EVERY, Due::Waits))
}

fn next_of_play(now: &Snapshot) -> Option<(Millis, Due)> {
    let Snapshot { tournament, replay, events, .. } = now;
    let since = events.last().map_or(tournament.created_at, |last| last.at);
    if tournament.unsettled {
        return Some((since, Due::Settle));
    }
    match tournament.status {
        TournamentStatus::Entries => tournament.settings.starts_at.map(|at| (at, Due::Start)),
        TournamentStatus::Paused | TournamentStatus::Over => None,
        TournamentStatus::Running if tournament.settings.system == System::Ladder => {
            unanswered(now)
        }
        TournamentStatus::Running => {
            if replay.is_complete() {
                return Some((since, Due::Complete));
            }
            let in_play = replay.open_games().next().is_some();
            match replay.pair(OpenGames::Wait) {
                Ok(_) if tournament.settings.by_hand => None,
                Ok(_) => Some((since, Due::NextRound)),
                // Nobody is left to play.
                Err(PairingError::TooFew { .. } | PairingError::NoMoreRounds) if !in_play => {
                    Some((since, Due::Complete))
                }
                Err(_) => tournament.round_due_at.map(|at| (at, Due::RoundOverdue)),
            }
        }
    }
}

/// The challenge that has waited longest for an answer, and when the answer must be there.
fn unanswered(now: &Snapshot) -> Option<(Millis, Due)> {
    let made =
        now.replay.challenges().iter().filter(|it| it.game.is_none()).filter_map(|challenge| {
            let challenger = challenge.challenger;
            let made = made(&now.events, challenger)?;
            Some((made.at + ANSWERED_IN, Due::ChallengeUnanswered(challenger)))
        });
    made.min_by_key(|(at, _)| *at)
}

/// The challenge that falls due next, and how much later it is than the events say: only the row knows the time that
/// was given for outages.
pub(super) fn given(now: &Snapshot) -> Option<(Due, Millis)> {
    let (at, due) = unanswered(now)?;
    let time = now.tournament.due_at? - at;
    (time > 0).then_some((due, time))
}
