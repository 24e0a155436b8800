//! The ladder: challenges.

use pairing::{ChallengeEnd, EntrantId, Event};

use super::snapshot::refuse_pairing;
use super::{
    Snapshot, System, TournamentChange, TournamentDone, TournamentNotification, TournamentRefusal,
    TournamentStatus,
};
use crate::{Actor, Person, UserId};

/// Challenges an entrant who stands above `actor`.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn challenge(
    now: &Snapshot,
    actor: &Actor,
    defender: &Person,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    must_be_ladder(now)?;
    let challenger = now.taking_part(actor.person.id, &actor.person.name)?;
    let defending = now.taking_part(defender.id, &defender.name)?;
    if challenger == defending {
        return Err(TournamentRefusal::Oneself);
    }
    let mut change = now.change();
    change.play(Event::Challenged {
        challenger,
        defender: defending,
    })?;
    let seq = change.tournament.seq;
    change.tell(TournamentNotification::Challenge { challenger, seq });
    let done = TournamentDone::Challenged {
        name: now.tournament.settings.name.clone(),
        who: defender.name.clone(),
    };
    Ok((change.closed(), done))
}

/// Accepts the challenge to `actor`: the game begins.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn accept(
    now: &Snapshot,
    actor: &Actor,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    must_be_ladder(now)?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentRefusal::Paused);
    }
    let challenger = challenger_of(now, actor.person.id)?;
    let pairings = now.replay.accept(challenger);
    let pairings = pairings.map_err(|error| refuse_pairing(&now.replay, &error))?;
    let mut change = now.change();
    change.play(Event::Paired(pairings))?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::ChallengeAccepted { name }))
}

/// Declines the challenge to `actor`: the challenger takes the rung.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn decline(
    now: &Snapshot,
    actor: &Actor,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    must_be_ladder(now)?;
    let change = challenge_unanswered(now, challenger_of(now, actor.person.id)?)?;
    let name = now.tournament.settings.name.clone();
    Ok((change, TournamentDone::ChallengeDeclined { name }))
}

/// Gives the rung to the challenger because a challenge was not answered in time.
///
/// # Errors
/// [`TournamentRefusal::NoChallenge`].
pub fn challenge_unanswered(
    now: &Snapshot,
    challenger: EntrantId,
) -> Result<TournamentChange, TournamentRefusal> {
    let mut change = now.change();
    let how = ChallengeEnd::Declined;
    change.play(Event::ChallengeEnded { challenger, how })?;
    Ok(change.closed())
}

/// Withdraws the open challenge of `actor`.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn take_back(
    now: &Snapshot,
    actor: &Actor,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    must_be_ladder(now)?;
    let challenger = now.taking_part(actor.person.id, &actor.person.name)?;
    let mut change = now.change();
    let how = ChallengeEnd::TakenBack;
    change.play(Event::ChallengeEnded { challenger, how })?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::ChallengeTakenBack { name }))
}

fn must_be_ladder(now: &Snapshot) -> Result<(), TournamentRefusal> {
    now.must_be_played()?;
    if now.tournament.settings.system == System::Ladder {
        Ok(())
    } else {
        Err(TournamentRefusal::OnlyLadder)
    }
}

/// Who has challenged a member and waits for their answer.
fn challenger_of(now: &Snapshot, user: UserId) -> Result<EntrantId, TournamentRefusal> {
    let number = now
        .tournament
        .entrant_of(user)
        .map(|entrant| entrant.number);
    let mut waiting = now
        .replay
        .challenges()
        .iter()
        .filter(|it| it.game.is_none());
    let challenge = waiting.find(|it| Some(it.defender) == number);
    Ok(challenge.ok_or(TournamentRefusal::NoChallenge)?.challenger)
}
