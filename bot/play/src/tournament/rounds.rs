//! Rounds: the start, the pairings, the end.

use pairing::{EntrantId, NewEntrant, OpenGames, Pairings, PlayEvent};

use super::snapshot::refuse_pairing;
use super::{
    Decided, Happened, Overdue, RoundTime, Snapshot, System, TournamentChange, TournamentDone,
    TournamentError, TournamentNotification, TournamentStatus, season,
};
use crate::time::{DAY, Millis};

/// Begins the next round for the organiser; the first starts the tournament.
pub(super) fn begin(now: &Snapshot, anyway: bool) -> Decided {
    if now.tournament.status == TournamentStatus::Entries {
        return start(now);
    }
    next_round(now, anyway)
}

/// Begins play with those who have entered: makes the groups, and pairs as many rounds as are open at a time.
pub fn start(now: &Snapshot) -> Decided {
    match now.tournament.status {
        TournamentStatus::Entries => {}
        TournamentStatus::Over => return Err(TournamentError::Over),
        _ => return Err(TournamentError::Started),
    }
    let mut change = now.change();
    begin_play(&mut change)?;
    change.after.tournament.status = TournamentStatus::Running;
    change.after.tournament.started_at = Some(change.at());
    if now.tournament.settings.system != System::Ladder {
        let first = preview_with(&change.after, OpenGames::Wait)?;
        pair(&mut change, OpenGames::Wait, first)?;
    }
    let done = TournamentDone::Started { games: change.games.len() };
    Ok((change.closed(), done))
}

/// The pairings that the next round would have now, with the swaps that the organiser has made; before the start,
/// those of the first round. While games of a Swiss are open, they are provisional: the open games count as draws.
pub fn preview(now: &Snapshot) -> Result<Pairings, TournamentError> {
    if now.tournament.status != TournamentStatus::Entries {
        return match preview_with(now, OpenGames::Wait) {
            Err(TournamentError::GamesOpen(_)) => preview_with(now, OpenGames::AsDraws),
            pairings => pairings,
        };
    }
    let mut started = now.change();
    begin_play(&mut started)?;
    preview_with(&started.after, OpenGames::Wait)
}

/// Puts the entrants into groups, with computers where they fill in.
fn begin_play(change: &mut TournamentChange) -> Result<(), TournamentError> {
    let propose = |change: &TournamentChange| {
        change.after.replay.groups().map_err(|error| refuse_pairing(&change.after.replay, &error))
    };
    let settings = &change.after.tournament.settings;
    if settings.fill_byes {
        let fillers = match settings.system {
            System::Swiss => 1,
            System::AllPlayAll | System::League if settings.players == 2 => {
                let odd = |group: &&Vec<EntrantId>| group.len() % 2 == 1;
                propose(change)?.iter().filter(odd).count()
            }
            System::AllPlayAll | System::League | System::Ladder => 0,
        };
        for _ in 0..fillers {
            let entrant = change.free_number();
            change.play(PlayEvent::Entered(NewEntrant::new(entrant).filling()))?;
        }
    }
    let groups = propose(change)?;
    let (entrants, settings) =
        (groups.iter().map(Vec::len).sum::<usize>(), &change.after.tournament.settings);
    // With more rounds, somebody would meet an opponent twice.
    let most = u16::try_from(entrants + entrants % 2 - 1).unwrap_or(u16::MAX);
    if settings.system == System::Swiss
        && settings.players == 2
        && settings.rounds.is_some_and(|rounds| rounds > most)
    {
        return Err(TournamentError::TooManyRounds { entrants, most });
    }
    change.play(PlayEvent::Started { groups })
}

fn preview_with(now: &Snapshot, open: OpenGames) -> Result<Pairings, TournamentError> {
    let proposed = now.replay.pair(open);
    let mut pairings = proposed.map_err(|error| refuse_pairing(&now.replay, &error))?;
    // A swap is for the round that is paired next, however its games are proposed by then.
    let proposes = |kind: &Happened| matches!(kind, Happened::Play(PlayEvent::Paired(_)));
    let proposed = now.events.iter().rposition(|event| proposes(&event.kind));
    for event in &now.events[proposed.map_or(0, |at| at + 1)..] {
        if let Happened::Swapped(one, other) = event.kind {
            let mut swapped = pairings.clone();
            let fits = swapped.swap(one, other).is_some()
                && now.replay.clone().apply(PlayEvent::Paired(swapped.clone())).is_ok();
            if fits {
                pairings = swapped;
            }
        }
    }
    Ok(pairings)
}

/// Begins the next round, automatically or for the organiser. If the time of a Swiss round is over, the organiser may
/// have the next round paired with open games counted as draws.
pub fn next_round(now: &Snapshot, anyway: bool) -> Decided {
    now.must_be_played()?;
    if now.tournament.status == TournamentStatus::Paused {
        return Err(TournamentError::Paused);
    }
    // A round that has just begun is not over: an organiser who presses twice begins one round.
    let is_over = now.round_end().is_none_or(|end| end <= now.now);
    let open = if anyway && is_over { OpenGames::AsDraws } else { OpenGames::Wait };
    let mut change = now.change();
    let round = now.replay.next_round().0;
    let pairings = preview_with(now, open)?;
    pair(&mut change, open, pairings)?;
    let done = TournamentDone::RoundBegun { round, games: change.games.len() };
    Ok((change.closed(), done))
}

/// Pairs the next round; if there is a schedule, as many rounds as are open at a time.
fn pair(
    change: &mut TournamentChange,
    open: OpenGames,
    first: Pairings,
) -> Result<(), TournamentError> {
    let from = change.after.replay.next_round().0;
    change.play(PlayEvent::Paired(first))?;
    while change.after.tournament.settings.system != System::Swiss
        && let Ok(pairings) = change.after.replay.pair(open)
    {
        change.play(PlayEvent::Paired(pairings))?;
    }
    let days = change.after.tournament.settings.days_of_round();
    let begun = change.at();
    let round = days.map(|days| RoundTime { from: begun, length: Millis::from(days) * DAY });
    change.after.tournament.round = round;
    let last = change.after.replay.next_round().0 - 1;
    change.tell_rounds(from, last);
    Ok(())
}

/// Acts when the end of a round has come and games are still open: pairs the next round, or tells the organiser.
pub fn overdue(now: &Snapshot) -> Result<TournamentChange, TournamentError> {
    if now.tournament.settings.overdue == Overdue::PairOn
        && let Ok((change, _)) = next_round(now, true)
    {
        return Ok(change);
    }
    let mut change = now.change();
    change.after.tournament.round = None;
    change.happen(Happened::Overdue)?;
    let (round, seq) = (now.replay.round(), change.seq());
    let round = round.map_or(0, |round| round.0);
    change.tell(TournamentNotification::RoundOverdue { round, seq });
    Ok(change.quietly_closed())
}

/// Tells the channel who waits for whom, once a week.
pub fn tell_waits(now: &Snapshot) -> Result<TournamentChange, TournamentError> {
    let mut change = now.change();
    change.happen(Happened::WaitsTold)?;
    if change.after.replay.open_games().next().is_some() {
        change.tell(TournamentNotification::Waits { seq: change.seq() });
    }
    Ok(change.quietly_closed())
}

/// Tells the organiser that the start time has come and too few have entered; they start the tournament when they
/// like.
pub fn start_missed(now: &Snapshot) -> Result<TournamentChange, TournamentError> {
    let mut change = now.change();
    let mut settings = now.tournament.settings.clone();
    settings.starts_at = None;
    change.edit(settings)?;
    change.happen(Happened::StartMissed)?;
    change.tell(TournamentNotification::TooFew { seq: change.seq() });
    Ok(change.closed())
}

/// Ends a tournament in which everything has been played, and creates the next season of a league with this number.
pub fn complete(now: &Snapshot, season: u32) -> Result<TournamentChange, TournamentError> {
    let mut change = now.change();
    finish(&mut change)?;
    if now.tournament.settings.system == System::League {
        let season = season::opened(&change.after, season)?;
        change.season = Some(Box::new(season));
    }
    Ok(change.closed())
}

/// Ends a tournament as it stands.
pub(super) fn finish(change: &mut TournamentChange) -> Result<(), TournamentError> {
    let in_play = change.after.replay.open_games().next().is_some();
    change.play(PlayEvent::Ended)?;
    change.after.tournament.status = TournamentStatus::Over;
    change.after.tournament.ended_at = Some(change.at());
    change.after.tournament.round = None;
    change.after.tournament.unsettled |= in_play;
    if change.after.replay.round().is_some() {
        change.tell(TournamentNotification::Podium { seq: change.seq() });
    }
    Ok(())
}
