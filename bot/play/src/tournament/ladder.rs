//! The ladder: challenges.

use pairing::{Challenge, ChallengeEnd, EntrantId, PlayEvent};

use super::snapshot::{made, refuse_pairing};
use super::{
    ChallengeOutcome, Decided, Happened, Snapshot, System, TournamentChange, TournamentDone,
    TournamentError, TournamentNotification, TournamentStatus,
};
use crate::{Actor, Person, UserId};

/// Challenges an entrant who stands above `actor`.
pub fn challenge(now: &Snapshot, actor: &Actor, defender: &Person) -> Decided {
    must_be_ladder(now)?;
    let challenger = now.taking_part(actor.person.id, &actor.person.name)?;
    let defending = now.taking_part(defender.id, &defender.name)?;
    if challenger == defending {
        return Err(TournamentError::Oneself);
    }
    let mut change = now.change();
    change.play(PlayEvent::Challenged { challenger, defender: defending })?;
    change.tell(TournamentNotification::Challenge { challenger, seq: change.seq() });
    let away_until = now.away_until(defender.id);
    let done = TournamentDone::Challenged { who: defender.name.clone(), away_until };
    Ok((change.closed(), done))
}

/// Whom a member can challenge now, the nearest rung first; `None` if they are not on the ladder.
pub fn challengeable(now: &Snapshot, user: UserId) -> Option<Vec<EntrantId>> {
    let challenger = now.tournament.entrant_of(user)?.number;
    let own = now.replay.rung_of(challenger)?;
    let is_possible = |defender: &EntrantId| {
        let challenged = PlayEvent::Challenged { challenger, defender: *defender };
        now.must_be_played().is_ok() && now.replay.clone().apply(challenged).is_ok()
    };
    let above = now.replay.rungs().iter().take(usize::try_from(own - 1).unwrap_or_default()).rev();
    Some(above.copied().filter(is_possible).collect())
}

/// Accepts the challenge to `actor` that this event has made, or the one that waits now: the game begins.
pub fn accept(now: &Snapshot, actor: &Actor, seq: Option<i64>) -> Decided {
    must_be_ladder(now)?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentError::Paused);
    }
    let challenge = waiting_challenge(now, actor.person.id, seq)?.challenge;
    let pairings = now.replay.accept(challenge.challenger);
    let pairings = pairings.map_err(|error| refuse_pairing(&now.replay, &error))?;
    let mut change = now.change();
    change.play(PlayEvent::Paired(pairings))?;
    change.tell_settled(now, &challenge, ChallengeOutcome::Accepted);
    Ok((change.closed(), TournamentDone::ChallengeAccepted))
}

/// Declines the challenge to `actor` that this event has made, or the one that waits now: the challenger takes the
/// rung.
pub fn decline(now: &Snapshot, actor: &Actor, seq: Option<i64>) -> Decided {
    must_be_ladder(now)?;
    let challenge = waiting_challenge(now, actor.person.id, seq)?.challenge;
    let change = settle(now, &challenge, ChallengeOutcome::Declined)?;
    Ok((change, TournamentDone::ChallengeDeclined))
}

/// Gives the rung to the challenger because a challenge was not answered in time. Fails with
/// [`TournamentError::NoChallenge`].
pub fn challenge_unanswered(
    now: &Snapshot,
    challenger: EntrantId,
) -> Result<TournamentChange, TournamentError> {
    settle(now, &waiting_of(now, challenger)?, ChallengeOutcome::Unanswered)
}

/// Reminds whoever was challenged by an entrant, before they lose their rung. Fails with
/// [`TournamentError::NoChallenge`].
pub fn remind_of_challenge(
    now: &Snapshot,
    challenger: EntrantId,
) -> Result<TournamentChange, TournamentError> {
    waiting_of(now, challenger)?;
    let made = made(&now.events, challenger).ok_or(TournamentError::NoChallenge)?.seq;
    let mut change = now.change();
    change.happen(Happened::ChallengeReminded(challenger))?;
    change.tell(TournamentNotification::ChallengeReminder { challenger, seq: made });
    Ok(change.quietly_closed())
}

/// Withdraws the open challenge of `actor`.
pub fn take_back(now: &Snapshot, actor: &Actor) -> Decided {
    must_be_ladder(now)?;
    let challenger = now.taking_part(actor.person.id, &actor.person.name)?;
    let change = settle(now, &waiting_of(now, challenger)?, ChallengeOutcome::TakenBack)?;
    Ok((change, TournamentDone::ChallengeTakenBack))
}

/// Ends a challenge without a game.
fn settle(
    now: &Snapshot,
    challenge: &Challenge,
    outcome: ChallengeOutcome,
) -> Result<TournamentChange, TournamentError> {
    let mut change = now.change();
    let how = match outcome {
        ChallengeOutcome::TakenBack => ChallengeEnd::TakenBack,
        _ => ChallengeEnd::Declined,
    };
    change.play(PlayEvent::ChallengeEnded { challenger: challenge.challenger, how })?;
    change.tell_settled(now, challenge, outcome);
    Ok(change.closed())
}

/// The challenge of an entrant that waits for an answer.
fn waiting_of(now: &Snapshot, challenger: EntrantId) -> Result<Challenge, TournamentError> {
    let mut waiting = now.replay.challenges().iter().filter(|it| it.game.is_none());
    waiting.find(|it| it.challenger == challenger).copied().ok_or(TournamentError::NoChallenge)
}

/// A challenge that waits for the answer of a member.
#[derive(Clone, Copy, Debug)]
pub struct WaitingChallenge {
    /// The challenge.
    pub challenge: Challenge,
    /// The event that made it.
    pub seq: i64,
    /// Whether the member was never challenged before.
    pub only: bool,
}

/// The challenge to a member that this event has made, or the one that waits for their answer now. Fails with
/// [`TournamentError::NoChallenge`] and [`TournamentError::ForSomebodyElse`].
pub fn waiting_challenge(
    now: &Snapshot,
    user: UserId,
    seq: Option<i64>,
) -> Result<WaitingChallenge, TournamentError> {
    let number = now.tournament.entrant_of(user).map(|entrant| entrant.number);
    let to = now.events.iter().filter_map(|event| match event.kind {
        Happened::Play(PlayEvent::Challenged { defender, .. }) => Some((event.seq, defender)),
        _ => None,
    });
    if let Some((_, to)) = to.clone().find(|(made, _)| Some(*made) == seq)
        && Some(to) != number
    {
        return Err(TournamentError::ForSomebodyElse(now.tournament.name_of(to).to_owned()));
    }
    let mut waiting = now.replay.challenges().iter().filter(|it| it.game.is_none());
    let challenge = waiting.find(|it| Some(it.defender) == number).copied();
    let made = challenge.and_then(|it| made(&now.events, it.challenger)).map(|made| made.seq);
    match (challenge, made) {
        (Some(challenge), Some(made)) if seq.is_none_or(|seq| seq == made) => {
            let only = to.filter(|(_, to)| Some(*to) == number).count() == 1;
            Ok(WaitingChallenge { challenge, seq: made, only })
        }
        _ => Err(TournamentError::NoChallenge),
    }
}

fn must_be_ladder(now: &Snapshot) -> Result<(), TournamentError> {
    now.must_be_played()?;
    if now.tournament.settings.system == System::Ladder {
        Ok(())
    } else {
        Err(TournamentError::OnlyLadder)
    }
}
