//! What the organiser decides apart from rounds and results. The callers have checked that the member is the
//! organiser.

use pairing::{EntrantId, PlayEvent, RequestedBye, Round};

use super::entries::out;
use super::rounds::{finish, preview};
use super::{
    Decided, EntrantState, Exclusion, Happened, Settings, Snapshot, System, Tournament,
    TournamentChange, TournamentDone, TournamentError, TournamentNotification, TournamentStatus,
};
use crate::time::{DAY, Millis};
use crate::{Actor, ChannelId, GuildId, Person};

/// The most unfinished tournaments of a server.
const MOST_HERE: usize = 20;

/// The most days by which the end of a round can be moved at once.
const MOST_DAYS: u16 = 365;

/// How far ahead a start can be planned.
const PLANNED_AHEAD: Millis = 366 * DAY;

/// A tournament that a member wants to create.
#[derive(Clone, Debug)]
pub struct Creation {
    /// The server.
    pub guild: GuildId,
    /// The channel in which it will be announced.
    pub channel: ChannelId,
    /// Its settings.
    pub settings: Settings,
}

/// Whether a tournament can be planned to start at `at`: in the future, within a year.
fn can_start(at: Millis, now: Millis) -> bool {
    (1..=PLANNED_AHEAD).contains(&at.saturating_sub(now))
}

/// Creates a tournament on a server that has `going_on` unfinished ones.
pub fn create(creation: Creation, actor: &Actor, going_on: usize, now: Millis) -> Decided {
    if going_on >= MOST_HERE {
        return Err(TournamentError::TooMany(MOST_HERE));
    }
    let mut settings = creation.settings;
    settings.trim();
    settings.check()?;
    if settings.starts_at.is_some_and(|at| !can_start(at, now)) {
        return Err(TournamentError::StartTime);
    }
    let place = (creation.guild, creation.channel);
    let tournament = Tournament::new(place, actor.person.id, settings, now);
    let change = TournamentChange::created(tournament, Some(going_on), now)?;
    Ok((change.closed(), TournamentDone::Created))
}

/// Changes the settings. Once play has begun, the game and the format can no longer be changed; before, the channel
/// reads it where somebody has entered. `ratings` are those of the entrants if another game is played then.
pub fn edit(
    now: &Snapshot,
    change: impl FnOnce(&mut Settings),
    ratings: &[(EntrantId, Option<u16>)],
) -> Decided {
    if now.tournament.is_over() {
        return Err(TournamentError::Over);
    }
    let (before, entered) = (&now.tournament.settings, now.tournament.entered());
    let mut settings = before.clone();
    change(&mut settings);
    settings.trim();
    settings.check()?;
    let moved = settings.starts_at != before.starts_at;
    if moved && settings.starts_at.is_some_and(|at| !can_start(at, now.now)) {
        return Err(TournamentError::StartTime);
    }
    if settings.most < before.most && usize::from(settings.most) < entered {
        return Err(TournamentError::MoreEntered(entered));
    }
    let same_play = Settings {
        name: settings.name.clone(),
        description: settings.description.clone(),
        most: settings.most,
        least_rating: settings.least_rating,
        most_rating: settings.most_rating,
        late_entry: settings.late_entry,
        rounds_open: settings.rounds_open,
        round_days: settings.round_days,
        overdue: settings.overdue,
        by_hand: settings.by_hand,
        weekly: settings.weekly,
        ..before.clone()
    };
    let other_play = settings != same_play;
    if other_play && now.tournament.status != TournamentStatus::Entries {
        return Err(TournamentError::Started);
    }
    let mut change = now.change();
    if moved {
        change.after.tournament.opening = None;
    }
    change.edit(settings)?;
    for &(entrant, rating) in ratings {
        if change.after.replay.entrant(entrant).is_some() {
            change.play(PlayEvent::Rated { entrant, rating })?;
        }
    }
    if other_play && entered > 0 {
        change.tell(TournamentNotification::Edited { seq: change.seq() });
    }
    Ok((change.closed(), TournamentDone::Edited))
}

/// Withdraws an entrant from play for the organiser; if wished, a computer replaces them. The member and the
/// channel read it.
pub fn exclude(now: &Snapshot, person: &Person, computer: bool) -> Decided {
    let why = if computer { Exclusion::Computer } else { Exclusion::Organiser };
    let (change, _) = out(now, person.id, &person.name, Some(why))?;
    let done = TournamentDone::Withdrawn { who: person.name.clone() };
    Ok((change, done))
}

/// Lets an entrant who has left take part again, if there is still something to play.
pub fn reinstate(now: &Snapshot, person: &Person) -> Decided {
    now.must_be_played()?;
    let entrant = now.tournament.entrant_of(person.id).filter(|it| !it.person.id.is_former());
    let entrant = entrant.ok_or_else(|| TournamentError::NotEntered(person.name.clone()))?.number;
    if now.replay.entrant(entrant).is_some_and(|it| !it.is_active())
        && !now.replay.can_return(entrant)
    {
        return Err(TournamentError::NoMoreRounds);
    }
    if now.tournament.entered() >= usize::from(now.tournament.settings.most) {
        return Err(TournamentError::Full(now.tournament.settings.most));
    }
    let mut change = now.change();
    change.play(PlayEvent::Reinstated { entrant })?;
    change.tell(TournamentNotification::Reinstated { entrant, seq: change.seq() });
    Ok((change.closed(), TournamentDone::Reinstated { who: person.name.clone() }))
}

/// Withdraws an entrant from play without a word, since their data is erased.
pub fn withdraw(now: &Snapshot, person: &Person) -> Decided {
    let (change, _) = out(now, person.id, &person.name, None)?;
    let done = TournamentDone::Withdrawn { who: person.name.clone() };
    Ok((change, done))
}

/// Asks a member to take over the entry of another, with its score. `bot` says whether that is a Discord bot.
pub fn ask_substitute(now: &Snapshot, leaver: &Person, by: &Person, bot: bool) -> Decided {
    if bot {
        return Err(TournamentError::InvitedBot(by.name.clone()));
    }
    let leaver_number = may_replace(now, leaver, by)?;
    let mut change = now.change();
    let substitute = change.number(by);
    change.set_state(substitute, EntrantState::Invited);
    change.happen(Happened::SubstituteAsked { leaver: leaver_number, substitute })?;
    change.tell(TournamentNotification::Invitation { entrant: substitute, seq: change.seq() });
    let done = TournamentDone::SubstituteAsked { who: leaver.name.clone(), by: by.name.clone() };
    Ok((change.quietly_closed(), done))
}

/// The number of an entry that a member may take over.
fn may_replace(now: &Snapshot, leaver: &Person, by: &Person) -> Result<EntrantId, TournamentError> {
    now.must_be_played()?;
    let number = now.taking_part(leaver.id, &leaver.name)?;
    match now.tournament.entrant_of(by.id) {
        Some(known) if known.state == EntrantState::Entered => Err(TournamentError::Entered),
        Some(known) if now.replay.entrant(known.number).is_some() => {
            Err(TournamentError::HasLeft(by.name.clone()))
        }
        _ => Ok(number),
    }
}

/// Gives an entry, with its score, to another member, who has accepted.
pub(super) fn replace(now: &Snapshot, leaver: &Person, by: &Person) -> Decided {
    let number = may_replace(now, leaver, by)?;
    let mut change = now.change();
    for other in &now.tournament.entrants {
        if now.leaver_for(other.person.id).is_some_and(|it| it.number == number) {
            change.set_state(other.number, EntrantState::Left);
        }
    }
    let entrants = &mut change.after.tournament.entrants;
    // A member who was invited, or had left, has only this entry now.
    entrants.retain(|it| it.person.id != by.id);
    if let Some(entrant) = entrants.iter_mut().find(|it| it.number == number) {
        entrant.person = by.clone();
    }
    change.happen(Happened::Replaced(number))?;
    change.after.tournament.unsettled = true;
    let done = TournamentDone::Replaced { who: leaver.name.clone(), by: by.name.clone() };
    Ok((change.closed(), done))
}

/// Gives an entrant a bye in a round that is not paired yet.
pub fn give_bye(now: &Snapshot, person: &Person, round: Option<u16>, bye: RequestedBye) -> Decided {
    if now.tournament.settings.system != System::Swiss {
        return Err(TournamentError::OnlySwiss);
    }
    let entrant = now.taking_part(person.id, &person.name)?;
    let round = round.map_or(now.replay.next_round(), Round);
    // Before the start, the number of rounds may follow from the number of entrants.
    let fixed = now.tournament.started_at.is_some() || now.tournament.settings.rounds.is_some();
    if let Some(rounds) = now.replay.rounds().filter(|rounds| fixed && round.0 > *rounds) {
        return Err(TournamentError::NoSuchRound(rounds));
    }
    let mut change = now.change();
    change.play(PlayEvent::ByeRequested { entrant, round, bye })?;
    let done = TournamentDone::ByeGiven { who: person.name.clone(), round: round.0 };
    Ok((change.quietly_closed(), done))
}

/// Makes two entrants change places in the round that is paired next.
pub fn swap(now: &Snapshot, one: &Person, other: &Person) -> Decided {
    let first = now.taking_part(one.id, &one.name)?;
    let second = now.taking_part(other.id, &other.name)?;
    if first == second {
        return Err(TournamentError::Oneself);
    }
    let before = preview(now)?;
    let mut change = now.change();
    change.happen(Happened::Swapped(first, second))?;
    if preview(&change.after)? == before {
        return Err(TournamentError::Swap);
    }
    let done = TournamentDone::Swapped { one: one.name.clone(), other: other.name.clone() };
    Ok((change.quietly_closed(), done))
}

/// Pauses a tournament: no new round begins until it goes on.
pub fn pause(now: &Snapshot) -> Decided {
    now.must_be_played()?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentError::Paused);
    }
    let mut change = now.change();
    change.after.tournament.status = TournamentStatus::Paused;
    change.happen(Happened::Paused)?;
    Ok((change.closed(), TournamentDone::Paused))
}

/// Resumes a tournament. The round gets back the time that the pause took.
pub fn resume(now: &Snapshot) -> Decided {
    now.must_be_played()?;
    if now.tournament.status != TournamentStatus::Paused {
        return Err(TournamentError::NotPaused);
    }
    let mut change = now.change();
    change.after.tournament.status = TournamentStatus::Running;
    change.happen(Happened::Resumed)?;
    Ok((change.closed(), TournamentDone::Resumed))
}

/// Extends the round by this many days; if it has ended already, from now on.
pub fn extend(now: &Snapshot, days: u16) -> Decided {
    now.must_be_played()?;
    if !(1..=MOST_DAYS).contains(&days) {
        return Err(TournamentError::Extension);
    }
    if now.tournament.settings.days_of_round().is_none() {
        return Err(TournamentError::NoDeadline);
    }
    let mut change = now.change();
    let from = now.round_end_from(change.at()).unwrap_or(change.at()).max(change.at());
    let until = from + Millis::from(days) * DAY;
    change.after.tournament.round = Some(now.round_until(change.at(), until));
    change.happen(Happened::Extended { until })?;
    Ok((change.closed(), TournamentDone::Extended { until }))
}

/// Ends a tournament as it stands. Games that are still open count for nothing. Fails with [`TournamentError::Over`].
pub fn end(now: &Snapshot) -> Decided {
    if now.tournament.is_over() {
        return Err(TournamentError::Over);
    }
    let mut change = now.change();
    finish(&mut change)?;
    Ok((change.closed(), TournamentDone::Ended))
}
