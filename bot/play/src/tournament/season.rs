//! The next season of a league, or the next edition of another tournament.

use pairing::{EntrantId, Format, NewEntrant, PlayEvent};

use super::{
    Decided, EntrantState, MemberEntrant, Settings, Snapshot, Tournament, TournamentChange,
    TournamentDone, TournamentError,
};
use crate::time::{DAY, Millis};

/// How long after a season of a league the next one starts.
const BREAK: Millis = 7 * DAY;

/// Creates the next season of a league, or the next edition of another tournament, with this
/// number; everybody who has not left is entered. Fails with [`TournamentError::NotOver`], or with
/// why it cannot be created.
pub fn next_season(now: &Snapshot, season: u32) -> Decided {
    if !now.tournament.is_over() {
        return Err(TournamentError::NotOver);
    }
    let change = opened(now, season)?;
    let done = TournamentDone::SeasonOpened { season };
    Ok((change, done))
}

/// The next season of a tournament that is over. The season of a league starts automatically.
pub(super) fn opened(now: &Snapshot, season: u32) -> Result<TournamentChange, TournamentError> {
    let before = &now.tournament;
    let league = match now.replay.format() {
        Format::League(league) => Some(league),
        _ => None,
    };
    let again: Vec<EntrantId> = match league {
        Some(league) => {
            let movements = league.next_season(&now.replay).into_iter();
            movements.map(|movement| movement.entrant).collect()
        }
        None => now
            .replay
            .entrants()
            .iter()
            .filter(|it| it.is_active())
            .map(pairing::Entrant::id)
            .collect(),
    };
    let starts_at = league.map(|_| now.now + BREAK);
    let (place, settings) = ((before.guild, before.channel), before.settings.clone());
    let settings = Settings { starts_at, ..settings };
    let season = Tournament {
        season,
        previous: Some(before.id),
        ..Tournament::new(place, before.organiser, settings, now.now)
    };
    let mut change = TournamentChange::created(season, None, now.now)?;
    let known = again.into_iter().filter_map(|number| before.entrant(number));
    for (number, entrant) in (1..).zip(known) {
        let rating = now.replay.entrant(entrant.number).and_then(|it| it.entry().rating);
        let number = EntrantId(number);
        let mut entry = NewEntrant::new(number);
        entry.rating = rating;
        entry.seed = league.map(|_| number.0);
        change.after.tournament.entrants.push(MemberEntrant {
            number,
            person: entrant.person.clone(),
            state: EntrantState::Entered,
        });
        change.play(PlayEvent::Entered(entry))?;
    }
    Ok(change.closed())
}
