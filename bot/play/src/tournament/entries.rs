//! Entries: who takes part.

use pairing::{Challenge, NewEntrant, PlayEvent};

use super::organise::replace;
use super::{
    ChallengeOutcome, Decided, EntrantState, Exclusion, Happened, Snapshot, TournamentChange,
    TournamentDone, TournamentError, TournamentNotification, TournamentStatus,
};
use crate::{Actor, Person, UserId};

/// Enters `actor`, who has this rating in the game and has blocked these members. Blocks do not
/// change pairings.
pub fn join(now: &Snapshot, actor: &Actor, rating: Option<u16>, blocked: &[UserId]) -> Decided {
    let (tournament, settings) = (&now.tournament, &now.tournament.settings);
    if let Some(leaver) = now.leaver_for(actor.person.id) {
        return replace(now, &leaver.person, &actor.person);
    }
    if tournament.is_over() {
        return Err(TournamentError::Over);
    }
    if !now.is_open() {
        return Err(TournamentError::EntriesClosed);
    }
    let known = tournament.entrant_of(actor.person.id);
    let invited = match known.map(|entrant| entrant.state) {
        Some(EntrantState::Entered) => return Err(TournamentError::Joined),
        Some(EntrantState::Invited) => true,
        _ => false,
    };
    if tournament.entered() >= usize::from(settings.most) {
        return Err(TournamentError::Full(settings.most));
    }
    // A member without a rating may enter.
    if let Some(own) = rating.filter(|own| !invited && !settings.admits(*own)) {
        return Err(TournamentError::RatingOutside {
            own,
            least: settings.least_rating,
            most: settings.most_rating,
        });
    }
    let mut change = now.change();
    let number = change.number(&actor.person);
    let mut entry = NewEntrant::new(number);
    entry.rating = rating;
    change.play(PlayEvent::Entered(entry))?;
    let done = TournamentDone::Joined {
        entrants: change.after.tournament.entered(),
        meets_blocked: tournament.entrants.iter().any(|entrant| {
            entrant.state == EntrantState::Entered && blocked.contains(&entrant.person.id)
        }),
    };
    Ok((change.closed(), done))
}

/// Takes `actor` out of the tournament: they decline an invitation, cancel their entry, or withdraw
/// from play.
pub fn leave(now: &Snapshot, actor: &Actor) -> Decided {
    let (mut change, declined) = out(now, actor.person.id, &actor.person.name, None)?;
    let leaver = now.leaver_for(actor.person.id).map(|it| it.number);
    let substitute = now.tournament.entrant_of(actor.person.id).map(|it| it.number);
    if let Some((leaver, substitute)) = leaver.zip(substitute) {
        let seq = change.seq();
        change.tell(TournamentNotification::SubstituteDeclined { leaver, substitute, seq });
    }
    Ok((change, if declined { TournamentDone::Declined } else { TournamentDone::Left }))
}

/// Takes a member out; returns whether they were only invited. `why` says that others have decided
/// so, of which they and the channel are told once play has begun.
pub(super) fn out(
    now: &Snapshot,
    user: UserId,
    name: &str,
    why: Option<Exclusion>,
) -> Result<(TournamentChange, bool), TournamentError> {
    if now.tournament.is_over() {
        return Err(TournamentError::Over);
    }
    let mut change = now.change();
    if let Some(invited) = now.tournament.entrant_of(user)
        && invited.state == EntrantState::Invited
    {
        let number = invited.number;
        change.set_state(number, EntrantState::Left);
        change.happen(Happened::Uninvited(number))?;
        return Ok((change.closed(), true));
    }
    let entrant = now.taking_part(user, name)?;
    let running = now.tournament.status != TournamentStatus::Entries;
    change.play(if why == Some(Exclusion::Computer) && running {
        PlayEvent::Substituted { leaver: entrant }
    } else {
        PlayEvent::Withdrew { entrant }
    })?;
    if let Some(why) = why.filter(|_| running) {
        change.exclude(entrant, why)?;
    }
    let is_theirs =
        |it: &&Challenge| it.game.is_none() && (it.challenger == entrant || it.defender == entrant);
    for challenge in now.replay.challenges().iter().filter(is_theirs) {
        change.tell_settled(now, challenge, ChallengeOutcome::Void);
    }
    Ok((change.closed(), false))
}

/// Invites a member, for the organiser.
pub fn invite(now: &Snapshot, person: &Person, bot: bool) -> Decided {
    if bot {
        return Err(TournamentError::InvitedBot(person.name.clone()));
    }
    if !now.replay.is_open_for_entries() {
        return Err(TournamentError::EntriesClosed);
    }
    let known = now.tournament.entrant_of(person.id);
    if known.is_some_and(|entrant| entrant.state == EntrantState::Entered) {
        return Err(TournamentError::Entered);
    }
    let mut change = now.change();
    let number = change.number(person);
    change.set_state(number, EntrantState::Invited);
    change.happen(Happened::Invited(number))?;
    change.tell(TournamentNotification::Invitation { entrant: number, seq: change.seq() });
    let done = TournamentDone::Invited { who: person.name.clone() };
    Ok((change.quietly_closed(), done))
}
