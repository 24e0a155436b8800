//! The ladder: challenges.

use pairing::{Challenge, ChallengeEnd, EntrantId, EventError, PlayEvent};

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
    has_no_challenge(now, challenger)?;
    let mut change = now.change();
    change.play(PlayEvent::Challenged { challenger, defender: defending })?;
    change.tell(TournamentNotification::Challenge { challenger, seq: change.seq() });
    let away_until = now.away_until(defender.id);
    let done = TournamentDone::Challenged { who: defender.name.clone(), away_until };
    Ok((change.closed(), done))
}

/// Whom a member can challenge now, the nearest rung first: at least one entrant. Fails with the reason why there is
/// nobody.
pub fn challengeable(now: &Snapshot, user: UserId) -> Result<Vec<EntrantId>, TournamentError> {
    must_be_ladder(now)?;
    let entrant = now.tournament.entrant_of(user).map(|entrant| entrant.number);
    let rung = entrant.and_then(|entrant| Some((entrant, now.replay.rung_of(entrant)?)));
    let Some((challenger, rung)) = rung else {
        let has_left = entrant.is_some_and(|entrant| now.replay.entrant(entrant).is_some());
        return Err(if has_left {
            TournamentError::LeftLadder
        } else {
            TournamentError::NotOnLadder { can_join: now.is_open() }
        });
    };
    has_no_challenge(now, challenger)?;
    let above = usize::try_from(rung - 1).unwrap_or_default();
    let above = now.replay.rungs().iter().take(above).rev().copied();
    let (mut free, mut busy) = (Vec::new(), Vec::new());
    for defender in above {
        match now.replay.clone().apply(PlayEvent::Challenged { challenger, defender }) {
            Ok(()) => free.push(defender),
            Err(EventError::IsChallenged(_)) => busy.push(defender),
            // They are out of reach.
            Err(_) => {}
        }
    }
    match (free.is_empty(), busy.is_empty()) {
        (false, _) => Ok(free),
        (true, false) => {
            let name = |entrant: EntrantId| now.tournament.name_of(entrant).to_owned();
            Err(TournamentError::AllChallenged(busy.into_iter().map(name).collect()))
        }
        (true, true) => Err(TournamentError::TopRung),
    }
}

/// Checks that an entrant has no challenge of their own that is not settled.
fn has_no_challenge(now: &Snapshot, challenger: EntrantId) -> Result<(), TournamentError> {
    let own = now.replay.challenges().iter().find(|it| it.challenger == challenger);
    own.map_or(Ok(()), |own| {
        let defender = now.tournament.name_of(own.defender).to_owned();
        Err(TournamentError::HasChallenged { defender, is_played: own.game.is_some() })
    })
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
