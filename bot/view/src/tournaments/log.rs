//! What has happened in a tournament, for everybody who wants to read it.

use pairing::PlayEvent;
use play::Game;
use play::audience::Visible;
use play::tournament::{Happened, Snapshot, System, TournamentEvent};

use super::{name, present_game, tournament_name};
use crate::Post;
use crate::limits::whole_lines;
use crate::messages as m;
use crate::texts::Texts;
use crate::words::moment;

/// What has happened, the newest first.
pub fn log(t: &Texts, now: &Snapshot, games: &Visible<Game>) -> Post {
    let mut text = vec![t.say(m::TournamentLog { tournament: tournament_name(t, now) })];
    text.extend(lines(t, now, games));
    crate::said(whole_lines(t, text))
}

/// A line for each event that members read about, the newest first.
pub(super) fn lines<'a>(
    t: &'a Texts,
    now: &'a Snapshot,
    games: &'a Visible<Game>,
) -> impl Iterator<Item = String> + 'a {
    let said = |event: &TournamentEvent| {
        // Whoever was taken out has not left: the next event says who did it, and why.
        let next = now.events.iter().find(|next| next.seq == event.seq + 1);
        if let Happened::Play(
            PlayEvent::Withdrew { entrant: left } | PlayEvent::Substituted { leaver: left },
        ) = event.kind
            && next.is_some_and(
                |next| matches!(next.kind, Happened::Excluded { entrant, .. } if entrant == left),
            )
        {
            return None;
        }
        let said = line(t, now, games, &event.kind)?;
        Some(format!("{} {said}", moment(event.at, 'f')))
    };
    now.events.iter().rev().filter_map(said)
}

/// What has happened; `None` for what the games themselves, the posts and invitations say.
fn line(t: &Texts, now: &Snapshot, games: &Visible<Game>, kind: &Happened) -> Option<String> {
    let name = |entrant| name(t, now, entrant);
    Some(match *kind {
        Happened::Created(_) => t.say(m::TournamentLogCreated),
        Happened::Edited(_) => t.say(m::TournamentLogEdited),
        Happened::Replaced(entrant) => t.say(m::TournamentLogReplaced { player: name(entrant) }),
        Happened::Swapped(one, other) => {
            t.say(m::TournamentLogSwapped { player: name(one), other: name(other) })
        }
        Happened::Extended { until } => {
            t.say(m::TournamentLogExtended { when: moment(until, 'f') })
        }
        Happened::Excluded { entrant, why } => {
            let why: &str = why.into();
            t.say(m::TournamentLogExcluded { why, player: name(entrant) })
        }
        Happened::Paused => t.say(m::TournamentLogPaused),
        Happened::Resumed => t.say(m::TournamentLogResumed),
        Happened::Ruling { game, .. } => {
            let code = present_game(game, games).map_or("", |game| game.code.as_str());
            t.say(m::TournamentLogRuled { code })
        }
        Happened::Invited(_)
        | Happened::SubstituteAsked { .. }
        | Happened::Uninvited(_)
        | Happened::Overdue
        | Happened::StartMissed
        | Happened::WaitsTold
        | Happened::ChallengeReminded(_) => return None,
        Happened::Play(ref played) => match *played {
            PlayEvent::Entered(ref entry) => {
                t.say(m::TournamentLogEntered { player: name(entry.entrant) })
            }
            PlayEvent::Withdrew { entrant } => {
                t.say(m::TournamentLogLeft { player: name(entrant) })
            }
            PlayEvent::Reinstated { entrant } => {
                t.say(m::TournamentLogReinstated { player: name(entrant) })
            }
            PlayEvent::Substituted { leaver } => {
                t.say(m::TournamentLogComputer { player: name(leaver) })
            }
            PlayEvent::Started { .. } => t.say(m::TournamentLogStarted),
            // A ladder has no rounds.
            PlayEvent::Paired(_) if now.tournament.settings.system == System::Ladder => {
                return None;
            }
            PlayEvent::Paired(ref pairings) => {
                let (round, count) = (pairings.round.0, pairings.games.len());
                t.say(m::TournamentLogRound { round, games: count })
            }
            PlayEvent::ByeRequested { entrant, round, bye } => t.say(m::TournamentLogBye {
                player: name(entrant),
                round: round.0,
                points: bye.points().to_string(),
            }),
            PlayEvent::Ended => t.say(m::TournamentIsOver),
            _ => return None,
        },
    })
}
