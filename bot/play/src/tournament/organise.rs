//! What the organiser decides beside rounds and results. Whoever calls these has checked that it is the organiser.

use pairing::{Event, RequestedBye, Round};

use super::entries::out;
use super::rounds::{finish, preview};
use super::{
    EntrantState, EventKind, Settings, Snapshot, System, Tournament, TournamentChange,
    TournamentDone, TournamentRefusal, TournamentStatus,
};
use crate::time::{DAY, Millis};
use crate::{Actor, ChannelId, GuildId, Person, TournamentId};

/// As many tournaments of a server as may be going on.
const MOST_HERE: usize = 20;

/// The longest time by which the end of a round can be put off at once.
const MOST_DAYS: u16 = 365;

/// A start is planned for this long at most.
const PLANNED_AHEAD: Millis = 366 * DAY;

/// A tournament somebody wants to set up.
#[derive(Clone, Debug)]
pub struct Creation {
    /// The server.
    pub guild: GuildId,
    /// Where it will be announced.
    pub channel: ChannelId,
    /// What it is like.
    pub settings: Settings,
}

/// Whether a tournament can be planned to start then: it is to come, within a year.
fn can_start(at: Millis, now: Millis) -> bool {
    (1..=PLANNED_AHEAD).contains(&at.saturating_sub(now))
}

/// Sets a tournament up, on a server on which `going_on` are not over.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn create(
    creation: Creation,
    actor: &Actor,
    going_on: usize,
    now: Millis,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    if going_on >= MOST_HERE {
        return Err(TournamentRefusal::TooMany(MOST_HERE));
    }
    let mut settings = creation.settings;
    settings.trim();
    settings.check()?;
    if settings.starts_at.is_some_and(|at| !can_start(at, now)) {
        return Err(TournamentRefusal::StartTime);
    }
    let name = settings.name.clone();
    let tournament = Tournament {
        id: TournamentId::from(0_i64),
        code: crate::code::free(0),
        guild: creation.guild,
        channel: creation.channel,
        organiser: actor.person.id,
        settings,
        status: TournamentStatus::Entries,
        seq: 0,
        entrants: Vec::new(),
        round_due_at: None,
        unsettled: false,
        due_at: None,
        season: 1,
        previous: None,
        created_at: now,
        started_at: None,
        ended_at: None,
    };
    let change = created(tournament, now)?;
    Ok((change.closed(), TournamentDone::Created { name }))
}

/// The first event of a tournament.
pub(super) fn created(
    tournament: Tournament,
    now: Millis,
) -> Result<TournamentChange, TournamentRefusal> {
    let settings = Box::new(tournament.settings.clone());
    let mut change = Snapshot::of(tournament, Vec::new(), Vec::new(), now)?.change();
    change.happen(EventKind::Created(settings))?;
    Ok(change)
}

/// Changes what a tournament is like. Once play has begun, what is played and how stays as it is.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn edit(
    now: &Snapshot,
    change: impl FnOnce(&mut Settings),
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    if now.tournament.is_over() {
        return Err(TournamentRefusal::Over);
    }
    let before = &now.tournament.settings;
    let mut settings = before.clone();
    change(&mut settings);
    settings.trim();
    settings.check()?;
    let moved = settings.starts_at != before.starts_at;
    if moved && settings.starts_at.is_some_and(|at| !can_start(at, now.now)) {
        return Err(TournamentRefusal::StartTime);
    }
    if now.tournament.status != TournamentStatus::Entries {
        let as_before = Settings {
            name: settings.name.clone(),
            description: settings.description.clone(),
            most: settings.most,
            least_rating: settings.least_rating,
            most_rating: settings.most_rating,
            late_entry: settings.late_entry,
            round_days: settings.round_days,
            overdue: settings.overdue,
            by_hand: settings.by_hand,
            weekly: settings.weekly,
            ..before.clone()
        };
        if settings != as_before {
            return Err(TournamentRefusal::Started);
        }
    }
    let name = settings.name.clone();
    let mut change = now.change();
    change.edit(settings)?;
    Ok((change.closed(), TournamentDone::Edited { name }))
}

/// Takes somebody out of play; a computer plays on for them, if that is wished.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn withdraw(
    now: &Snapshot,
    person: &Person,
    computer: bool,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    let (change, _) = out(now, person.id, &person.name, computer)?;
    let done = TournamentDone::Withdrawn {
        name: now.tournament.settings.name.clone(),
        who: person.name.clone(),
    };
    Ok((change, done))
}

/// Lets somebody play on in the place of somebody else, with their score. `bot` says whether that is a bot of
/// Discord's.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn replace(
    now: &Snapshot,
    leaver: &Person,
    by: &Person,
    bot: bool,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    if bot {
        return Err(TournamentRefusal::InvitedBot(by.name.clone()));
    }
    now.must_be_played()?;
    let number = now.taking_part(leaver.id, &leaver.name)?;
    if now
        .tournament
        .entrant_of(by.id)
        .is_some_and(|it| it.state == EntrantState::Entered)
    {
        return Err(TournamentRefusal::Entered);
    }
    let mut change = now.change();
    let entrants = &mut change.tournament.entrants;
    // Who was invited, or had left, has one place now.
    let had = entrants
        .iter()
        .any(|it| it.person.id == by.id && now.replay.entrant(it.number).is_some());
    if had {
        return Err(TournamentRefusal::HasLeft(by.name.clone()));
    }
    entrants.retain(|it| it.person.id != by.id);
    if let Some(entrant) = entrants.iter_mut().find(|it| it.number == number) {
        entrant.person = by.clone();
    }
    change.happen(EventKind::Replaced(number))?;
    change.tournament.unsettled = true;
    let done = TournamentDone::Replaced {
        name: now.tournament.settings.name.clone(),
        who: leaver.name.clone(),
        by: by.name.clone(),
    };
    Ok((change.closed(), done))
}

/// Lets somebody not play in a round that is not paired yet.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn give_bye(
    now: &Snapshot,
    person: &Person,
    round: Option<u16>,
    bye: RequestedBye,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    if now.tournament.settings.system != System::Swiss {
        return Err(TournamentRefusal::OnlySwiss);
    }
    let entrant = now.taking_part(person.id, &person.name)?;
    let round = round.map_or(now.replay.next_round(), Round);
    let mut change = now.change();
    change.play(Event::ByeRequested {
        entrant,
        round,
        bye,
    })?;
    let done = TournamentDone::ByeGiven {
        name: now.tournament.settings.name.clone(),
        who: person.name.clone(),
        round: round.0,
    };
    Ok((change.quietly_closed(), done))
}

/// Lets two change places in the round that is paired next.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn swap(
    now: &Snapshot,
    one: &Person,
    other: &Person,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    let first = now.taking_part(one.id, &one.name)?;
    let second = now.taking_part(other.id, &other.name)?;
    if first == second {
        return Err(TournamentRefusal::Oneself);
    }
    let before = preview(now)?;
    let mut change = now.change();
    change.happen(EventKind::Swapped(first, second))?;
    if preview(&change.snapshot(now.now))? == before {
        return Err(TournamentRefusal::Swap);
    }
    let done = TournamentDone::Swapped {
        name: now.tournament.settings.name.clone(),
        one: one.name.clone(),
        other: other.name.clone(),
    };
    Ok((change.quietly_closed(), done))
}

/// Has no new round begin until the tournament goes on.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn pause(now: &Snapshot) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    now.must_be_played()?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentRefusal::Paused);
    }
    let mut change = now.change();
    change.tournament.status = TournamentStatus::Paused;
    change.happen(EventKind::Paused)?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::Paused { name }))
}

/// Lets a tournament go on. The round gets the time back that the pause took.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn resume(now: &Snapshot) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    now.must_be_played()?;
    if now.tournament.status != TournamentStatus::Paused {
        return Err(TournamentRefusal::NotPaused);
    }
    let mut change = now.change();
    let mut events = now.events.iter();
    let paused = events.rfind(|event| event.kind == EventKind::Paused);
    let length = paused.map_or(0, |paused| change.at() - paused.at);
    change.tournament.status = TournamentStatus::Running;
    change.tournament.round_due_at = now.tournament.round_due_at.map(|end| end + length);
    change.happen(EventKind::Resumed)?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::Resumed { name }))
}

/// Lets the round last so many days longer; one that is over already, so many days from now.
///
/// # Errors
/// A [`TournamentRefusal`] that says why not.
pub fn extend(
    now: &Snapshot,
    days: u16,
) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    now.must_be_played()?;
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(TournamentRefusal::Extension);
    }
    if now.tournament.settings.days_of_round().is_none() {
        return Err(TournamentRefusal::NoDeadline);
    }
    let from = now.tournament.round_due_at.unwrap_or(now.now).max(now.now);
    let until = from + Millis::from(days) * DAY;
    let mut change = now.change();
    change.tournament.round_due_at = Some(until);
    change.happen(EventKind::Extended { until })?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::Extended { name, until }))
}

/// Ends a tournament as it stands. Games that are still open count for nothing.
///
/// # Errors
/// [`TournamentRefusal::Over`].
pub fn end(now: &Snapshot) -> Result<(TournamentChange, TournamentDone), TournamentRefusal> {
    if now.tournament.is_over() {
        return Err(TournamentRefusal::Over);
    }
    let mut change = now.change();
    finish(&mut change)?;
    let name = now.tournament.settings.name.clone();
    Ok((change.closed(), TournamentDone::Ended { name }))
}
