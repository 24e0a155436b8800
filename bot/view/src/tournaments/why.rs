//! The reasons for pairings, for players and for organisers who preview a round.

use pairing::{FloatCause, Pairing, Pairings, Reason};
use play::tournament::Snapshot;

use super::{name, names, tournament_name};
use crate::Post;
use crate::limits::whole_lines;
use crate::messages as m;
use crate::texts::Texts;

/// The reason for a pairing, in one sentence.
pub(super) fn why(t: &Texts, now: &Snapshot, pairing: &Pairing) -> String {
    let again = |sentence: String, met: u16| {
        if met > 0 { sentence + " " + &t.say(m::TournamentWhyMet) } else { sentence }
    };
    match pairing.reason {
        Reason::Schedule { round, of } => t.say(m::TournamentWhySchedule { round, of }),
        Reason::SameScore { score, met } => {
            let points = score.to_string();
            again(t.say(m::TournamentWhySameScore { points }), met)
        }
        Reason::Float { down, up, cause, met } => {
            let (player, points) = (name(t, now, down.0), down.1.to_string());
            let (other, fewer) = (name(t, now, up.0), up.1.to_string());
            let sentence = match cause {
                FloatCause::Alone => t.say(m::TournamentWhyAlone { player, points, other, fewer }),
                FloatCause::AllMet { .. } => {
                    t.say(m::TournamentWhyAllMet { player, points, other, fewer })
                }
                FloatCause::OddNumber { .. } => {
                    t.say(m::TournamentWhyOdd { player, points, other, fewer })
                }
                FloatCause::Round => t.say(m::TournamentWhyRound { player, points, other, fewer }),
            };
            again(sentence, met)
        }
        Reason::InsteadOfBye { entrant, .. } => {
            t.say(m::TournamentWhyInsteadOfBye { player: name(t, now, entrant) })
        }
        Reason::Ranking { most, fewest, .. } if most == fewest => {
            t.say(m::TournamentWhyRankingSame { points: most.to_string() })
        }
        Reason::Ranking { most, fewest, .. } => {
            t.say(m::TournamentWhyRanking { most: most.to_string(), fewest: fewest.to_string() })
        }
        Reason::Challenge { challenger, defender } => {
            t.say(m::TournamentWhyChallenge { challenger, defender })
        }
        Reason::Organiser => t.say(m::TournamentWhyOrganiser),
    }
}

/// The pairings that the next round would have now, with their reasons, for the organiser.
pub(super) fn pairings(t: &Texts, now: &Snapshot, pairings: &Pairings) -> Post {
    let mut lines = vec![t.say(m::TournamentPreview {
        tournament: tournament_name(t, now),
        round: pairings.round.0,
    })];
    let open = now.replay.open_games().count();
    lines.extend((open > 0).then(|| t.say(m::TournamentProvisional { open })));
    let reasons: Vec<String> = pairings.games.iter().map(|it| why(t, now, it)).collect();
    for (at, pairing) in pairings.games.iter().enumerate() {
        let names = names(t, now, pairing.seating.entrants());
        // A reason that pairings in a row share is given once, below the last of them.
        let is_last = reasons.get(at + 1) != Some(&reasons[at]);
        lines.push(if is_last { format!("{names}\n-# {}", reasons[at]) } else { names });
    }
    let byes: Vec<String> = pairings.byes.iter().map(|bye| name(t, now, bye.entrant)).collect();
    if !byes.is_empty() {
        lines.insert(1, t.say(m::TournamentByes { names: t.and(&byes) }));
    }
    crate::said(whole_lines(t, lines))
}
