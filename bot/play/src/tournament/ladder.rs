//! The ladder: challenges.

use pairing::{ChallengeEnd, EntrantId, Event};

use super::snapshot::refuse_pairing;
use super::{
    Decided, Snapshot, System, TournamentChange, TournamentDone, TournamentError,
    TournamentNotification, TournamentStatus,
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
    change.play(Event::Challenged { challenger, defender: defending })?;
    let seq = change.tournament.seq;
    change.tell(TournamentNotification::Challenge { challenger, seq });
    let done = TournamentDone::Challenged { who: defender.name.clone() };
    Ok((change.closed(), done))
}

/// Accepts the challenge to `actor`: the game begins.
pub fn accept(now: &Snapshot, actor: &Actor) -> Decided {
    must_be_ladder(now)?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentError::Paused);
    }
    let challenger = challenger_of(now, actor.person.id)?;
    let pairings = now.replay.accept(challenger);
    let pairings = pairings.map_err(|error| refuse_pairing(&now.replay, &error))?;
    let mut change = now.change();
    change.play(Event::Paired(pairings))?;
    Ok((change.closed(), TournamentDone::ChallengeAccepted))
}

/// Declines the challenge to `actor`: the challenger takes the rung.
pub fn decline(now: &Snapshot, actor: &Actor) -> Decided {
    must_be_ladder(now)?;
    let change = challenge_unanswered(now, challenger_of(now, actor.person.id)?)?;
    Ok((change, TournamentDone::ChallengeDeclined))
}

/// Gives the rung to the challenger because a challenge was not answered in time. Fails with
/// [`TournamentError::NoChallenge`].
pub fn challenge_unanswered(
    now: &Snapshot,
    challenger: EntrantId,
) -> Result<TournamentChange, TournamentError> {
    let mut change = now.change();
    let how = ChallengeEnd::Declined;
    change.play(Event::ChallengeEnded { challenger, how })?;
    Ok(change.closed())
}

/// Withdraws the open challenge of `actor`.
pub fn take_back(now: &Snapshot, actor: &Actor) -> Decided {
    must_be_ladder(now)?;
    let challenger = now.taking_part(actor.person.id, &actor.person.name)?;
    let mut change = now.change();
    let how = ChallengeEnd::TakenBack;
    change.play(Event::ChallengeEnded { challenger, how })?;
    Ok((change.closed(), TournamentDone::ChallengeTakenBack))
}

fn must_be_ladder(now: &Snapshot) -> Result<(), TournamentError> {
    now.must_be_played()?;
    if now.tournament.settings.system == System::Ladder {
        Ok(())
    } else {
        Err(TournamentError::OnlyLadder)
    }
}

/// Who has challenged a member and waits for their answer.
fn challenger_of(now: &Snapshot, user: UserId) -> Result<EntrantId, TournamentError> {
    let number = now.tournament.entrant_of(user).map(|entrant| entrant.number);
    let mut waiting = now.replay.challenges().iter().filter(|it| it.game.is_none());
    let challenge = waiting.find(|it| Some(it.defender) == number);
    Ok(challenge.ok_or(TournamentError::NoChallenge)?.challenger)
}
