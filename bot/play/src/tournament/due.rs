//! What becomes due in a tournament when nobody acts.

use pairing::{EntrantId, OpenGames, PairingError};

use super::snapshot::made;
use super::{Happened, RoundTime, Snapshot, System, TournamentStatus};
use crate::UserId;
use crate::time::{Calendar, DAY, Millis};

/// How long a challenged member may take to answer.
const ANSWERED_IN: Millis = 14 * DAY;

/// How long before that they are reminded.
const REMINDED_BEFORE: Millis = 2 * DAY;

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
    /// The member whom this entrant has challenged is reminded, before they lose their rung.
    ChallengeReminder(EntrantId),
    /// The channel must be told who waits for whom.
    Waits,
    /// Some games under way contradict a decision of the tournament.
    Settle,
}

/// What has become due in a tournament.
pub fn due(now: &Snapshot) -> Due {
    match next(now) {
        Some((at, due)) if at <= now.now => due,
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
    Some((now.calendar(None, None).after(since, WAITS_TOLD_EVERY), Due::Waits))
}

fn next_of_play(now: &Snapshot) -> Option<(Millis, Due)> {
    let Snapshot { tournament, replay, events, .. } = now;
    let since = events.last().map_or(tournament.created_at, |last| last.at);
    if tournament.unsettled {
        return Some((since, Due::Settle));
    }
    match tournament.status {
        TournamentStatus::Entries => tournament.settings.starts_at.map(|at| {
            // Whoever wanted to enter could not while nobody served the server.
            let at = now.calendar(None, None).at_home(at);
            (at.max(tournament.opening.unwrap_or(at)), Due::Start)
        }),
        TournamentStatus::Paused | TournamentStatus::Over => None,
        TournamentStatus::Running if tournament.settings.system == System::Ladder => {
            of_challenges(now)
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
                Err(_) => now.round_end().map(|at| (at, Due::RoundOverdue)),
            }
        }
    }
}

/// What falls due next of the challenges that wait for an answer.
fn of_challenges(now: &Snapshot) -> Option<(Millis, Due)> {
    let waiting = now.replay.challenges().iter().filter(|it| it.game.is_none());
    let due = waiting.filter_map(|challenge| {
        let challenger = challenge.challenger;
        match now.challenge_reminds_at(challenger) {
            Some(at) => Some((at, Due::ChallengeReminder(challenger))),
            None => {
                Some((now.challenge_ends_at(challenger)?, Due::ChallengeUnanswered(challenger)))
            }
        }
    });
    due.min_by_key(|(at, _)| *at)
}

impl Snapshot {
    /// What does not count: outages and pauses, and the vacations of a member. A pause that goes on counts as over
    /// `until` a moment, or as if there were none.
    fn calendar(&self, user: Option<UserId>, until: Option<Millis>) -> Calendar {
        let mut uncounted = self.tournament.uncounted.ranges(|_| true);
        let mut paused = None;
        for event in &self.events {
            match event.kind {
                Happened::Paused => paused = Some(event.at),
                Happened::Resumed => uncounted.extend(paused.take().map(|from| from..event.at)),
                _ => {}
            }
        }
        uncounted.extend(paused.zip(until).map(|(from, until)| from..until));
        let vacations = self.vacations.iter().filter(|(away, _)| Some(*away) == user);
        uncounted.extend(vacations.map(|(_, vacation)| vacation.clone()));
        Calendar { weekends_free: false, uncounted }
    }

    /// When the round ends, if nothing stops it any more.
    pub(super) fn round_end(&self) -> Option<Millis> {
        let RoundTime { from, length } = self.tournament.round?;
        Some(self.calendar(None, None).after(from, length))
    }

    /// When the round ends if a pause that goes on ends at `at`.
    pub(super) fn round_end_from(&self, at: Millis) -> Option<Millis> {
        let RoundTime { from, length } = self.tournament.round?;
        Some(self.calendar(None, Some(at)).after(from, length))
    }

    /// The time of a round that goes on from `at` until a moment.
    pub(super) fn round_until(&self, at: Millis, until: Millis) -> RoundTime {
        RoundTime { from: at, length: self.calendar(None, Some(at)).counted(at, until) }
    }

    /// Until when the challenge of an entrant must be answered: two weeks, without the vacations of whoever was
    /// challenged.
    pub fn challenge_ends_at(&self, challenger: EntrantId) -> Option<Millis> {
        let at = self.challenge_at(challenger, ANSWERED_IN)?;
        let mut waiting = self.replay.challenges().iter().filter(|it| it.game.is_none());
        let seq = |challenger| made(&self.events, challenger).map(|made| made.seq);
        let first = waiting.all(|it| seq(it.challenger) >= seq(challenger));
        Some(at.max(self.tournament.opening.filter(|_| first).unwrap_or(at)))
    }

    /// When whoever was challenged by an entrant is reminded; none if they were.
    fn challenge_reminds_at(&self, challenger: EntrantId) -> Option<Millis> {
        let made = made(&self.events, challenger)?.seq;
        let told = |kind: &Happened| *kind == Happened::ChallengeReminded(challenger);
        let was_told = self.events.iter().any(|event| event.seq > made && told(&event.kind));
        let at = self.challenge_at(challenger, ANSWERED_IN - REMINDED_BEFORE)?;
        Some(at).filter(|_| !was_told)
    }

    /// When whoever was challenged by an entrant has had this much time.
    fn challenge_at(&self, challenger: EntrantId, time: Millis) -> Option<Millis> {
        let made = made(&self.events, challenger)?;
        let mut waiting = self.replay.challenges().iter();
        let defender =
            waiting.find(|it| it.challenger == challenger && it.game.is_none())?.defender;
        let user = self.tournament.entrant(defender).map(|it| it.person.id);
        Some(self.calendar(user, None).after(made.at, time))
    }

    /// Until when a member is on vacation, if they are.
    pub fn away_until(&self, user: UserId) -> Option<Millis> {
        let own = self.vacations.iter().filter(|(away, _)| *away == user);
        own.filter(|(_, vacation)| vacation.contains(&self.now)).map(|(_, it)| it.end).max()
    }
}
